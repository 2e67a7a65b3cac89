package import EarshotModel
import EarshotComposer
package import EarshotLines
package import EarshotNotation
package import EarshotReadOut
import EarshotSession

/// A drawing of one screen as a separate file.
package struct DrawingFile {
  private let screen: ReviewScreen

  /// Draws a screen as it first appears.
  package init(
    _ document: AppDocument,
    at place: ReadOut.Place,
    options: SessionOptions,
    work: WorkBudget.Limits = .usual,
    picture: String? = nil
  ) {
    var screen = ReviewScreen(document, at: place, number: 1, options: options, work: work)
    screen.picture = picture
    self.screen = screen
  }

  /// The drawing as SVG.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes.
  package var svg: String {
    var markup = Markup()
    let drawing = screen.drawing
    let description = screen.stops.map { stop in
      let text = stop.utterance.text.isEmpty ? "nothing" : stop.utterance.text
      return "\(stop.number). \(Display.spoken(text))"
    }
    let stops = description.isEmpty ? [] : ["\(description.joined(separator: "; "))."]
    DrawingMarkup(drawing, .file, isRightToLeft: screen.session.isRightToLeft)
      .write(named: screen.drawingName, describedBy: stops + [drawing.remark], to: &markup)
    markup.endLine()
    return markup.text
  }
}
