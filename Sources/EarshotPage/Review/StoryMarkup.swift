import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A writer of sessions as storyboards.
///
/// For each screen, a storyboard has a picture of its state in the session, with the stops that the
/// cursor visits. The gestures and the speech are next to it.
struct StoryMarkup {
  private let review: Review
  /// The identifiers of the drawings on the page, by their markup.
  private var drawings: [String: String] = [:]

  /// Records the drawings of the screens, which pictures refer to.
  init(_ review: Review) {
    self.review = review
    for screen in review.screens {
      drawings[Self.picture(of: screen)] = "\(StopMarkup.new.drawing)\(screen.number)"
    }
  }

  /// Writes the section with all sessions.
  mutating func write(to markup: inout Markup) {
    markup.element("section", [("id", "sessions")]) { markup in
      markup.element("h2", [], "Sessions")
      markup.element("p", [("class", "sub")], "\(review.storyFigure) \(review.storyVerb).")
      for (place, story) in review.stories.enumerated() { write(story, place + 1, to: &markup) }
    }
  }

  private mutating func write(_ story: Story, _ number: Int, to markup: inout Markup) {
    let id = "story\(number)"
    markup.element("article", [("class", "story"), ("aria-labelledby", id)]) { markup in
      markup.element("h3", [("id", id)]) { markup in
        markup.write("\(Display.spoken(story.name)) ")
        let style = story.passes ? "pass" : "fail"
        markup.element("span", [("class", style)], Display.spoken(story.result))
      }
      for panel in story.panels {
        if let title = panel.title, !title.isEmpty {
          markup.element("h4", [], Display.spoken(title))
        }
        write(panel, of: number, to: &markup)
      }
    }
    markup.endLine()
  }

  private mutating func write(_ panel: Story.Panel, of story: Int, to markup: inout Markup) {
    markup.element("div", [("class", "panel")]) { markup in
      let screen = ReviewScreen(
        showing: panel.session,
        panel.steps[0].root,
        titled: review.screens
      )
      if let screen { writePicture(of: screen, panel, to: &markup) }
      markup.element("ol", [("class", "steps"), ("role", "list")]) { markup in
        for step in panel.steps {
          let id: [Markup.Attribute] =
            step.failures.isEmpty ? [] : [("id", "t\(story)-\(step.line)")]
          markup.element("li", [("class", "step")] + id) { write(step, on: screen, to: &$0) }
        }
      }
    }
    markup.endLine()
  }

  // MARK: Pictures

  /// Returns the drawing of a screen without anything that depends on its location on the page.
  private static func picture(of screen: ReviewScreen) -> String {
    var markup = Markup()
    DrawingMarkup(screen.drawing, .picture, isRightToLeft: screen.session.isRightToLeft)
      .write(named: "", describedBy: [], to: &markup)
    return markup.text
  }

  /// Writes a small picture with the stops that the cursor visits.
  ///
  /// The picture refers to a drawing on the page or is a new drawing.
  private mutating func writePicture(
    of screen: ReviewScreen,
    _ panel: Story.Panel,
    to markup: inout Markup
  ) {
    let drawing = screen.drawing
    let key = Self.picture(of: screen)
    let known = drawings[key]
    let id = known ?? "d\(drawings.count + 1)"
    drawings[key] = id
    markup.element("figure", [("class", "thumb")]) { markup in
      let marked = DrawingMarkup(
        drawing,
        known.map { .reference(to: $0) }
          ?? .first(id: id, screen: "\(StopMarkup.new.drawing)\(screen.number)"),
        isRightToLeft: screen.session.isRightToLeft
      )
      marked.writePicture(
        panel.visited(on: screen),
        failing: panel.failing(on: screen),
        to: &markup
      )
      markup.element("figcaption", [], Display.spoken(screen.title))
    }
  }

  // MARK: Steps

  private func write(_ step: Story.Step, on screen: ReviewScreen?, to markup: inout Markup) {
    markup.element("div", []) { markup in
      markup.element("p", []) { $0.element("code", [], Display.spoken(step.command)) }
      writePlace(of: step, on: screen, to: &markup)
    }
    markup.element("div", []) { markup in
      for line in step.heard {
        markup.element("p", line.isSpeech ? [] : [("class", "soft")], line.text)
      }
      if !step.failures.isEmpty { write(step.failures, to: &markup) }
    }
  }

  /// Writes the location of the cursor.
  ///
  /// It links to the stop if the stop is on the screen when the screen first appears.
  private func writePlace(
    of step: Story.Step,
    on screen: ReviewScreen?,
    to markup: inout Markup
  ) {
    guard let screen, let stop = screen.number(of: step.cursor) else { return }
    markup.element("p", [("class", "at")]) { markup in
      if let place = review.place(of: step), let first = place.stop {
        let anchor = "#s\(place.screen.number)-\(first)"
        markup.element("a", [("href", anchor), ("class", "ref")], "Stop \(stop)")
      } else {
        markup.write("Stop \(stop)")
      }
    }
  }

  private func write(_ failures: [String], to markup: inout Markup) {
    markup.element("div", [("class", "note error")]) { markup in
      for (place, failure) in failures.enumerated() {
        markup.element("p", []) { markup in
          if place == 0 {
            markup.element("b", [], Display.spoken(failure))
          } else {
            markup.write(Display.spoken(failure))
          }
        }
      }
    }
  }
}

extension ReviewScreen {
  /// Returns the number of the stop with the cursor, or `nil` if no stop of the screen has it.
  fileprivate func number(of cursor: ElementTree.Index?) -> Int? {
    stops.first { $0.index == cursor }?.number
  }
}

extension Story.Panel {
  /// Returns the numbers of the stops that the cursor visits, in the order of the visits.
  fileprivate func visited(on screen: ReviewScreen) -> [Int] {
    steps.compactMap { screen.number(of: $0.cursor) }
  }

  fileprivate func failing(on screen: ReviewScreen) -> Set<Int> {
    Set(steps.filter { !$0.failures.isEmpty }.compactMap { screen.number(of: $0.cursor) })
  }
}
