import EarshotComposer
import EarshotSession
import EarshotModel
import EarshotAudit
import EarshotLines
import EarshotNotation
import EarshotReadOut

/// A writer of a review's page as one HTML file, which needs no network and no fonts, and which
/// also works without its script.
///
/// The same review always produces the same bytes.
///
/// - Source: Docs/Design/PAGE.md; our choice.
package struct ReviewPage {
  let review: Review

  /// Creates the page for a review.
  package init(_ review: Review) { self.review = review }

  /// The text of the page.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops, states, and steps.
  package var html: String {
    PageFrame(title: "\(review.title), as VoiceOver says it", hasStops: true).page { markup in
      markup.element("a", [("class", "skip"), ("href", "#main")], "Skip to the screens")
      writeHeader(to: &markup)
      markup.element("main", [("id", "main")]) { markup in
        writeFirst(to: &markup)
        if let comparison = review.comparison { write(comparison, to: &markup) }
        for screen in review.screens { write(screen, to: &markup) }
        if !review.stories.isEmpty {
          var stories = StoryMarkup(review)
          stories.write(to: &markup)
        }
        UnheardMarkup(review)?.write(to: &markup)
      }
      markup.element("footer", []) { markup in
        markup.write("Made by Earshot, which simulates VoiceOver. Check what matters on a device.")
      }
    }
  }

  // MARK: The header

  private func writeHeader(to markup: inout Markup) {
    markup.element("header", []) { markup in
      markup.element("h1", [], Display.spoken(review.title))
      markup.element(
        "p",
        [("class", "lead")],
        "VoiceOver’s words on each screen, in swipe order."
      )
      markup.element("ul", [("class", "facts"), ("role", "list")]) { markup in
        for fact in review.facts {
          markup.element("li", []) { markup in
            markup.element("b", [], fact.figure)
            markup.write(" ")
            markup.element("span", [], fact.noun)
          }
        }
      }
      if contents.count > 1 { writeContents(to: &markup) }
      writeLegend(to: &markup)
    }
    markup.endLine()
  }

  private func writeContents(to markup: inout Markup) {
    markup.element("nav", [("aria-label", "Contents"), ("class", "toc-nav")]) { markup in
      markup.element("ul", [("class", "toc"), ("role", "list")]) { markup in
        for entry in contents { link(entry.title, to: entry.anchor, in: &markup) }
      }
    }
  }

  /// The sections that the page links to.
  private var contents: [(title: String, anchor: String)] {
    (review.comparison == nil ? [] : [("Changes", "changes")])
      + review.screens.map { ($0.title, $0.anchor) }
      + (review.stories.isEmpty ? [] : [("Sessions", "sessions")])
      + (review.cover == nil ? [] : [("Parts that no session covers", "unheard")])
  }

  private func link(_ title: String, to anchor: String, in markup: inout Markup) {
    markup.element("li", []) { markup in
      markup.element("a", [("href", "#\(anchor)")], Display.spoken(title))
    }
  }

  private func writeLegend(to markup: inout Markup) {
    markup.element("p", [("class", "legend")]) { markup in
      markup.write("How to read the words: ")
      markup.element("span", [("class", "l")], "label")
      markup.write(", value, ")
      markup.element("span", [("class", "r")], "words that VoiceOver adds")
      markup.write(", and ")
      markup.element("span", [("class", "c")], "words for a container")
      markup.write(
        ". A hint follows “…”, and an outline marks an action. In a drawing, the dashed "
      )
      markup.write("line is the path of the cursor.")
    }
  }

  // MARK: Screens

  private func write(_ screen: ReviewScreen, to markup: inout Markup) {
    let attributes: [Markup.Attribute] = [("class", "screen"), ("id", screen.anchor)]
    let old = review.comparison == nil ? nil : review.old(of: screen)
    let differs = review.comparison?.changes.contains { screen.isPlace(of: $0) } ?? false
    markup.element("section", attributes) { markup in
      markup.element("h2", [], Display.spoken(screen.title))
      markup.element("p", [("class", "sub")], screen.facts)
      if let old, differs {
        writeComparison(old, screen, to: &markup)
      } else {
        writePair(screen, to: &markup)
      }
    }
    markup.endLine()
  }

  private func writePair(_ screen: ReviewScreen, to markup: inout Markup) {
    let drawing = screen.drawing
    let isWide = drawing.bounds.width > 600
    markup.element("div", [("class", isWide ? "pair pad" : "pair")]) { markup in
      writeFigure(screen, drawing, .new, to: &markup)
      markup.element("div", [("class", "said")]) { markup in
        StopMarkup.new.write(screen, drawing, to: &markup)
        writeRest(of: screen, to: &markup)
      }
    }
  }

  private func writeFigure(
    _ screen: ReviewScreen,
    _ drawing: Drawing,
    _ stops: StopMarkup,
    to markup: inout Markup
  ) {
    let isTall = drawing.bounds.height > 2.4 * drawing.bounds.width
    markup.element("figure", [("class", isTall ? "phone-side tall" : "phone-side")]) { markup in
      markup.element("div", [("class", "phone")]) { markup in
        let setting = DrawingMarkup.Setting.page(id: "\(stops.drawing)\(screen.number)")
        DrawingMarkup(drawing, setting, isRightToLeft: screen.session.isRightToLeft)
          .write(named: screen.drawingName, describedBy: [], to: &markup)
      }
      markup.element("figcaption", [], drawing.remark)
    }
  }

  private func writeComparison(_ old: ReviewScreen, _ new: ReviewScreen, to markup: inout Markup) {
    markup.element("div", [("class", "pair two")]) { markup in
      for (title, screen, stops) in [("Before", old, StopMarkup.old), ("After", new, .new)] {
        markup.element("div", [("class", "pair one")]) { markup in
          markup.element("h3", [], title)
          let drawing = screen.drawing
          writeFigure(screen, drawing, stops, to: &markup)
          stops.write(screen, drawing, to: &markup)
        }
      }
    }
    writeRest(of: new, to: &markup)
  }

  private func writeRest(of screen: ReviewScreen, to markup: inout Markup) {
    if !screen.findings.isEmpty {
      markup.element("h3", [], "Other findings")
      for finding in screen.findings { FindingMarkup.write(finding, to: &markup) }
    }
    if !screen.states.isEmpty { writeStates(of: screen, to: &markup) }
    writeEffort(of: screen, to: &markup)
  }

  private func writeStates(of screen: ReviewScreen, to markup: inout Markup) {
    markup.element("h3", [], "Other states")
    for (place, state) in screen.states.enumerated() {
      markup.element("details", [("class", "state")]) { markup in
        let origin = state.origin.map { ", \($0)" } ?? ", found by the audit"
        let count = state.changes.count.counted("change")
        markup.element("summary", [], "State \(place + 2): \(count)\(Display.spoken(origin))")
        markup.element("ul", []) { markup in
          for change in state.changes { markup.element("li", [], change) }
        }
      }
    }
    if screen.moreStates > 0 {
      let more = screen.moreStates
      markup.element("p", [("class", "soft")], "\(more) more \(more == 1 ? "state" : "states").")
    }
  }

  private func writeEffort(of screen: ReviewScreen, to markup: inout Markup) {
    let costly = (screen.effort?.controls ?? []).filter { ($0.least ?? .max) > 4 }
      .sorted { ($0.least ?? .max) > ($1.least ?? .max) }.prefix(5)
    guard !costly.isEmpty else { return }
    markup.element("h3", [], "Controls that are hard to reach")
    markup.element("ul", [("class", "plain")]) { markup in
      for control in costly {
        let cost = control.least.map { $0.counted("gesture") } ?? "VoiceOver doesn’t reach it"
        markup.element("li", [], "\(Display.spoken(control.name)): \(cost)")
      }
    }
  }

  // MARK: Changes

  private func write(_ comparison: AppComparison, to markup: inout Markup) {
    markup.element("section", [("id", "changes")]) { markup in
      markup.element("h2", [], "Changes")
      markup.element("p", [("class", "sub")], comparison.sentence)
      if let headline = review.headline { markup.element("p", [], Display.spoken(headline)) }
      var title: String?
      for group in comparison.groups {
        if group.title != title, let name = group.title {
          let screen = review.screens.first { $0.isPlace(of: group.first) }
          markup.element("h3") { markup in
            guard let screen else { return markup.write(Display.spoken(name)) }
            markup.element("a", [("href", "#\(screen.anchor)")], Display.spoken(name))
          }
        }
        title = group.title
        markup.element("ul", [("class", "plain")]) { markup in
          for line in group.lines { markup.element("li", [], line) }
        }
      }
    }
    markup.endLine()
  }
}
