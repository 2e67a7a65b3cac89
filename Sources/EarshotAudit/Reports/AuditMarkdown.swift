import EarshotNotation
import EarshotTranscripts

/// Findings as a table in Markdown.
///
/// - Source: GitHub Flavored Markdown, "Tables"; the columns are our choice.
enum AuditMarkdown {
  static func lines(of findings: [AuditFinding], _ path: (String) -> String) -> [String] {
    let head = ["### Earshot: \(AuditText.sentence(findings))"]
    guard !findings.isEmpty else { return head }
    return head + ["", "| place | severity | finding | heard | rule |"]
      + ["| --- | --- | --- | --- | --- |"]
      + findings.map { finding in
        let cells = [
          MarkdownText.escaped("\(path(finding.place.file)):\(finding.place.line)"),
          finding.severity.rawValue, MarkdownText.escaped(finding.message),
          MarkdownText.escaped(finding.heard ?? ""), finding.rule.id,
        ]
        return "| " + cells.joined(separator: " | ") + " |"
      }
  }
}
