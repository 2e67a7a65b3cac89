import EarshotNotation
import EarshotTranscripts

/// Findings as annotations that GitHub shows beside the lines of a file, the worst first: it shows
/// only some of each kind.
///
/// - Source: GitHub Actions, "Workflow commands".
enum AuditGitHub {
  static func lines(of findings: [AuditFinding], _ path: (String) -> String) -> [String] {
    findings.sorted { $0.severity > $1.severity }.map { finding in
      GitHubAnnotation(
        finding.severity == .note ? "notice" : finding.severity.rawValue,
        file: path(finding.place.file),
        line: finding.place.line,
        column: finding.place.column,
        title: finding.rule.id,
        lines: [finding.message, finding.rule.wayOut]
      ).text
    }
  }
}
