import EarshotModel
import EarshotNotation

/// The differences of a record as a report in Markdown, to be pasted into an issue.
package enum IssueReport {
  /// The text, or `nil` if nothing differs.
  ///
  /// Utterances that the service cut are left out, because what differs may be the cut.
  ///
  /// What others wrote stands in indented code, where nothing in it is Markdown.
  ///
  /// - Parameters:
  ///   - verification: What was compared.
  ///   - version: The name and version of the program that compared it.
  /// - Returns: The report.
  /// - Complexity: O(*n*) in the length of the record and the screens.
  package static func text(of verification: Verification, by version: String) -> String? {
    let reported = verification.differences.filter { $0.kind == .passesOver || !$0.result.isCut }
    guard !reported.isEmpty else { return nil }
    let head: [String] = [
      "### A real VoiceOver says something else", "",
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

  /// A text as code inside a line.
  private static func code(_ text: String) -> String {
    "`\(Display.safe(text).replacing("`", with: "'"))`"
  }
}
