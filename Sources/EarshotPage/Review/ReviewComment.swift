import EarshotComposer
import EarshotAudit
import EarshotNotation
import EarshotReadOut
import EarshotReports
import EarshotTranscripts

/// A writer of reviews as Markdown for a comment on a pull request.
///
/// Each list shows its first entries, and everything else is collapsed.
///
/// - Source: GitHub Flavored Markdown; Docs/Design/PAGE.md; our choice.
package struct ReviewComment {
  /// The maximum number of visible entries in a list.
  private static let limit = 8

  private let review: Review

  /// Creates the comment for a review.
  package init(_ review: Review) { self.review = review }

  /// The comment, line by line.
  package var lines: [String] {
    let facts = review.facts.map { "**\($0.figure)** \($0.noun)" }.joined(separator: " · ")
    var lines = ["### \(MarkdownText.escaped(review.title)), as VoiceOver says it", "", facts]
    if let headline = review.headline { lines += ["", MarkdownText.escaped(headline)] }
    if let comparison = review.comparison {
      lines += list(
        comparison.isEmpty ? "Nothing sounds different" : "Changes in what you hear",
        comparison.changes.map { change in
          let place = change.screen.map { " (\($0))" } ?? ""
          return MarkdownText.escaped(change.line + place)
        }
      )
    }
    lines += list(
      "Findings",
      review.findings.sorted { $0.severity > $1.severity }.map { finding in
        let text = "\(finding.screen): \(finding.message) [\(finding.rule.id)]"
        return "**\(finding.severity.rawValue)** \(MarkdownText.escaped(text))"
      }
    )
    let failing = review.stories.filter { !$0.passes }
    lines += list(
      "Sessions that fail",
      failing.map { story in
        let step = story.steps.first { !$0.failures.isEmpty }
        let place = step.map { ", line \($0.line): \($0.failures[0])" } ?? ""
        return MarkdownText.escaped(story.file + place)
      }
    )
    let missing = review.cover?.items.filter { $0.heardBy == nil } ?? []
    lines += list(
      "Parts that no session covers",
      missing.map { MarkdownText.escaped($0.sentence.capitalizedWord) }
    )
    return lines + screens
  }

  /// Returns a list that is collapsed after its first entries.
  private func list(_ title: String, _ entries: [String]) -> [String] {
    guard !entries.isEmpty else { return title.hasPrefix("Nothing") ? ["", "**\(title).**"] : [] }
    let rest = entries.dropFirst(Self.limit)
    return ["", "**\(title)**", ""] + entries.prefix(Self.limit).map { "- \($0)" }
      + (rest.isEmpty ? [] : folded("\(rest.count) more", rest.map { "- \($0)" }))
  }

  /// The speech on each screen, collapsed.
  private var screens: [String] {
    review.screens.flatMap { screen in
      let title = MarkdownText.escaped("\(screen.title), \(screen.stops.count.counted("stop"))")
      return folded(
        title,
        screen.stops.map { stop in
          let text = stop.utterance.text.isEmpty ? "nothing" : Display.spoken(stop.utterance.text)
          let hint = stop.utterance.hint.map { " … \(Display.spoken($0))" } ?? ""
          return "\(stop.number). \(MarkdownText.escaped(text + hint))"
        }
      )
    }
  }

  private func folded(_ title: String, _ lines: [String]) -> [String] {
    ["", "<details><summary>\(title)</summary>", ""] + lines + ["", "</details>"]
  }
}
