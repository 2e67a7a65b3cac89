import EarshotModel
import EarshotNotation

/// A Markdown report about the differences in a record, for pasting into an issue.
package enum IssueReport {
  /// Returns the text, or `nil` if nothing differs.
  ///
  /// The report skips utterances that the service truncated, because this may be the only
  /// difference.
  ///
  /// Text from other people is in indented code, where Markdown has no effect.
  ///
  /// - Parameters:
  ///   - verification: The comparison to report.
  ///   - version: The name and version of the program that made the comparison.
  /// - Returns: The report in Markdown, or `nil` if nothing differs.
  /// - Complexity: O(*n*), where *n* is the length of the record and the screens.
  package static func text(of verification: Verification, by version: String) -> String? {
    let reported = verification.differences.filter { $0.kind == .passesOver || !$0.result.isCut }
    guard !reported.isEmpty else { return nil }
    let head: [String] = [
      "### VoiceOver and Earshot say different words", "",
      "- system: \(code(verification.record.runtime ?? "not known"))",
      "- compared by: \(code(version))",
      "- screen: \(code(verification.record.screen ?? "not known"))",
      "- \(VerificationText.rate(of: [verification]))", "",
    ]
    let differences: [String] = reported.flatMap { difference in
      [Display.safe(difference.sentence.capitalizedFirst) + ":", ""]
        + difference.details.map { "    \($0.name): \(Display.safe($0.text))" } + [""]
    }
    let screen = verification.document.screenText.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let lines = head + differences + ["The screen:", ""] + screen.map { "    \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns text as code within a line.
  private static func code(_ text: String) -> String {
    "`\(Display.safe(text).replacing("`", with: "'"))`"
  }
}
