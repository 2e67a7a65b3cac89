import EarshotAudit
import EarshotLines
import EarshotModel
import EarshotNotation

// The first part for the reader, with the findings and the failing sessions. Each links to its
// location.
extension ReviewPage {
  /// The maximum number of visible entries.
  private static let limit = 8

  /// Writes the errors, followed by the warnings and the failures.
  func writeFirst(to markup: inout Markup) {
    let entries = findings + failures
    guard !entries.isEmpty else { return }
    markup.element("section", [("id", "first")]) { markup in
      markup.element("h2", [], "Look here first")
      write(entries.prefix(Self.limit), to: &markup)
      let rest = entries.dropFirst(Self.limit)
      if !rest.isEmpty {
        markup.element("details", [("class", "state")]) { markup in
          markup.element("summary", [], "\(rest.count) more")
          write(rest, to: &markup)
        }
      }
    }
    markup.endLine()
  }

  /// A problem with its location.
  private struct Entry {
    let severity: Diagnostic.Severity
    let message: String
    let place: String
    let anchor: String
  }

  private var findings: [Entry] {
    zip(review.findings, review.placesOfFindings).compactMap { finding, place -> Entry? in
      guard finding.severity != .note, let screen = place.screen else { return nil }
      let shown = review.screens[screen]
      let stop = place.stop.map { $0 + 1 }
      return Entry(
        severity: finding.severity,
        message: finding.message.capitalizedWord,
        place: stop.map { "\(shown.title), stop \($0)" } ?? shown.title,
        anchor: stop.map { "s\(shown.number)-\($0)" } ?? shown.anchor
      )
    }.sorted { $0.severity > $1.severity }
  }

  private var failures: [Entry] {
    review.stories.enumerated().compactMap { place, story -> Entry? in
      guard !story.passes else { return nil }
      let step = story.steps.first { !$0.failures.isEmpty }
      return Entry(
        severity: .error,
        message: step?.failures.first ?? "The session \(story.result)",
        place: step.map { "\(story.file), line \($0.line)" } ?? story.name,
        anchor: step.map { "t\(place + 1)-\($0.line)" } ?? "story\(place + 1)"
      )
    }
  }

  private func write(_ entries: ArraySlice<Entry>, to markup: inout Markup) {
    markup.element("ul", [("class", "first"), ("role", "list")]) { markup in
      for entry in entries {
        markup.element("li", []) { markup in
          let style = entry.severity == .error ? "fail" : "warn"
          markup.element("b", [("class", style)], entry.severity.rawValue.capitalizedWord)
          markup.write(" \(Display.spoken(entry.message)). ")
          markup.element(
            "a",
            [("href", "#\(entry.anchor)"), ("class", "ref")],
            Display.spoken(entry.place)
          )
        }
      }
    }
  }
}
