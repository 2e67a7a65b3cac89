import EarshotNotation
import EarshotTranscripts

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
    case .json: AuditJSON.lines(of: findings, path)
    case .sarif: SARIFReport.lines(of: findings, path)
    case .github: AuditGitHub.lines(of: findings, path)
    case .markdown: AuditMarkdown.lines(of: findings, path)
    }
  }
}

/// What audits came to as lines that a screen reader reads well: a finding a line, worst first at
/// each place, the way out below, and one sentence at the end.
enum AuditText {
  static func lines(of reports: [AuditReport]) -> [String] {
    let findings = reports.flatMap(\.findings)
    var told: Set<String> = []
    var lines: [String] = []
    for finding in findings {
      lines.append(finding.headline)
      // A way out is told where its rule is met first.
      if told.insert(finding.rule.id).inserted { lines.append("  " + finding.rule.page.wayOut) }
    }
    for report in reports {
      guard let bound = report.exploration.bound else { continue }
      let file = Display.safe(report.files.first ?? "")
      lines.append("\(file): not everything was gone through: \(bound)")
    }
    let ignored = reports.reduce(0) { $0 + $1.ignored }
    if ignored > 0 { lines.append("\(ignored.counted("finding")) left out by comments") }
    return lines + [sentence(findings)]
  }

  /// The result in a sentence.
  static func sentence(_ findings: [AuditFinding]) -> String {
    guard !findings.isEmpty else { return "no findings." }
    let parts = [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")]
      .compactMap { severity, noun -> String? in
        let count = findings.count { $0.severity == severity }
        return count > 0 ? count.counted(noun) : nil
      }
    return parts.joined(separator: ", ") + "."
  }
}

/// A finding as one JSON object; every key is always there.
enum AuditJSON {
  static func lines(of findings: [AuditFinding], _ path: (String) -> String) -> [String] {
    let pages = AuditPages(of: findings)
    return findings.map { line(of: $0, pages[$0.rule], path) }
  }

  private static func line(
    of finding: AuditFinding,
    _ page: AuditPage,
    _ path: (String) -> String
  ) -> String {
    JSONOutput.object([
      "version": .number(1),
      "rule": .string(finding.rule.id),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "file": .string(path(finding.place.file)),
      "line": .number(finding.place.line),
      "column": .number(finding.place.column),
      "screen": .string(finding.screen),
      "heard": .string(finding.heard),
      "wayOut": .string(page.wayOut),
      "criteria": .strings(page.criteria.map(\.rawValue)),
      "fingerprint": .string(finding.fingerprint),
    ]).text()
  }
}

/// Findings as annotations that GitHub shows beside the lines of a file, the worst first: it shows
/// only some of each kind.
///
/// - Source: GitHub Actions, "Workflow commands".
enum AuditGitHub {
  static func lines(of findings: [AuditFinding], _ path: (String) -> String) -> [String] {
    let pages = AuditPages(of: findings)
    return findings.sorted { $0.severity > $1.severity }.map { finding in
      GitHubAnnotation(
        finding.severity == .note ? "notice" : finding.severity.rawValue,
        file: path(finding.place.file),
        line: finding.place.line,
        column: finding.place.column,
        title: finding.rule.id,
        lines: [finding.message, pages[finding.rule].wayOut]
      ).text
    }
  }
}

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
