/// The form in which an audit is printed.
///
/// A new one is a case; the compiler then asks for what help says of it and for what it prints.
public enum AuditForm: String, CaseIterable, Sendable {
  /// A line a finding, and the way out below.
  case text
  /// One JSON object a finding.
  case json
  /// SARIF 2.1.0, which code scanning reads.
  case sarif
  /// Annotations for GitHub Actions.
  case github
  /// A table in Markdown.
  case markdown

  /// What help says of it, or `nil` if it needs no option.
  public var help: String? {
    switch self {
    case .text: nil
    case .json:
      "a JSON object for each finding: rule, severity, message,\nfile, line, column, screen, heard, criteria, fingerprint"
    case .sarif: "SARIF 2.1.0, for code scanning"
    case .github: "annotations for GitHub Actions"
    case .markdown: "a table in Markdown"
    }
  }

  /// Prints what audits came to, lines without their ends.
  ///
  /// - Parameters:
  ///   - reports: What the audits of some apps came to.
  ///   - path: How the server calls a file.
  /// - Returns: The lines; their texts are safe for a terminal.
  package func lines(of reports: [AuditReport], path: (String) -> String) -> [String] {
    let findings = reports.flatMap(\.findings)
    return switch self {
    case .text: AuditText.lines(of: reports)
    case .json: findings.map { AuditJSON.line(of: $0, path) }
    case .sarif: SARIFReport.lines(of: findings, path)
    case .github: AuditGitHub.lines(of: findings, path)
    case .markdown: AuditMarkdown.lines(of: findings, path)
    }
  }
}
