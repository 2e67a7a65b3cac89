import EarshotModel
import EarshotNotation

/// The contents of a file about a screen, in any format.
///
/// The views are in depth-first order.
struct Dump: Sendable {
  /// The views in the file.
  var nodes: [DumpNode] = []
  /// The name of the app, or `nil` if the file doesn't contain it.
  var appName: String?
  /// The name of the screen, or `nil` if the format doesn't provide one.
  var title: String?
  /// Whether the views are in VoiceOver's reading order.
  var isInReadingOrder = false
  /// Whether the format distinguishes headings from other text, even if it doesn't name traits.
  var namesHeadings = false
  /// Whether the file contains the bar at the top without its title.
  var lacksTitle = false
  /// Whether the format lists only accessibility elements, so VoiceOver also stops at an image
  /// without a label.
  var listsElements = false
  /// Whether the format marks every selected view.
  var marksSelection = false
  /// The other screens in the same file.
  var more: [Dump] = []
  /// Warnings about doubtful content of the file.
  var warnings: [Diagnostic] = []
}

/// The contents of a file about one view.
struct DumpNode: Sendable {
  /// The type of the view.
  var type: ElementType
  /// The number of ancestors of the view.
  var depth: Int
  /// The byte range in the file that describes the view.
  var range: Range<Int>
  /// The label of the view, or `nil` if it has none.
  var label: String?
  /// The value of the view, or `nil` if it has none.
  var value: String?
  /// The hint, which describes the result of activation, or `nil` if there's none.
  var hint: String?
  /// The text that a text field shows while it's empty, or `nil` if there's none.
  var placeholder: String?
  /// The identifier, or `nil` if the file has none or its text may be something else.
  var identifier: String?
  /// The level of a heading, or `nil` if the file doesn't specify one.
  var level: Int?
  /// The traits that the file names, or `nil` if it names none.
  var traits: Traits?
  /// The frame on the screen, in points, or `nil` if it isn't known.
  var frame: Rect?
  /// Whether the view is enabled.
  var isEnabled = true
  /// Whether the view is selected.
  var isSelected = false
  /// Whether the view is visible, or `nil` if the file doesn't say.
  var isVisible: Bool?
  /// Whether VoiceOver stops at the view, or `nil` if the file doesn't say.
  var isElement: Bool?
  /// The role of the view as a container, or `nil` if the file doesn't specify one.
  var container: Role?
  /// Whether the container is modal.
  var isModal = false
  /// Whether the view is a text view whose links VoiceOver's rotor offers.
  var hasLinks = false
  /// The names of the custom actions.
  var actions: [String] = []
  /// The custom content of the view.
  var content: [CustomContent] = []
  /// The names for Voice Control.
  var userInputLabels: [String] = []
  /// The BCP 47 language tag of the view, or `nil` if the file doesn't specify one.
  var language: String?
  /// The words for the values that the element steps through.
  var values: [String] = []
  /// The point that activation touches, or `nil` if the file doesn't specify one.
  var activationPoint: Point?
  /// Whether activation has an effect, or `nil` to decide by the traits.
  var responds: Bool?
  /// The speech for the view according to the tool itself, or `nil` if the file doesn't contain it.
  var spoken: String?

  init(_ type: ElementType, depth: Int, range: Range<Int>) {
    self.type = type
    self.depth = depth
    self.range = range
  }
}

extension Dump {
  /// Returns the screens of the file that have a stop.
  ///
  /// If no screen has a stop, returns the first screen for the error message.
  func screensWithStops(_ options: ImportOptions) -> [Dump] {
    guard !more.isEmpty else { return [self] }
    let screens = [self] + more
    let heard = screens.filter { screen in
      var maker = ScreenMaker(screen, options: options)
      maker.makeNodes()
      return maker.summary.stopCount > 0
    }
    return heard.isEmpty ? [self] : heard
  }

  /// Returns warnings about labels that are too long to listen to.
  func longLabels(in source: Int) -> [Diagnostic] {
    let long = nodes.lazy.filter { node in
      node.label.map {
        $0.utf8.count > Dump.labelLimit && $0.unicodeScalars.count > Dump.labelLimit
      }
        ?? false
    }
    return long.prefix(DiagnosticCollector.limit).map { node in
      Diagnostic(.warning, .longLabel, source: source, range: node.range)
    }
  }

  private static let labelLimit = 4_096
}

extension DumpNode {
  /// The label, or `nil` if it contains nothing to say.
  var text: String? { label?.orNilIfBlank }

  /// Whether there's a label or a value to say.
  var hasText: Bool { text != nil || value?.orNilIfBlank != nil }
}

extension String {
  /// The text, or `nil` if it contains only whitespace.
  var orNilIfBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
