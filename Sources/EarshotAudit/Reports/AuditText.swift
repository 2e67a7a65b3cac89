import EarshotNotation
import EarshotReports

/// Audits as lines that are suitable for a screen reader.
///
/// Each finding has one line, followed by its details. The first finding of each rule also has the
/// fix. At each place, the most serious finding comes first. The last line is a summary.
public enum AuditText {
  /// Returns the lines, without line endings.
  ///
  /// - Parameter reports: The results of audits.
  /// - Returns: The lines, safe for a terminal.
  public static func lines(of reports: [AuditReport]) -> [String] {
    let findings = reports.flatMap(\.findings)
    var told: Set<String> = []
    var lines: [String] = []
    for finding in findings {
      let shown = finding.finding
      lines.append(shown.headline)
      lines += shown.details.map { "  " + Display.spoken($0) }
      // Only the first finding of a rule includes the fix.
      if told.insert(finding.rule.id).inserted {
        let advice = finding.rule.page.advice(isForeign: finding.isForeign)
        if !advice.isEmpty { lines.append("  " + advice) }
      }
    }
    for report in reports {
      guard let bound = report.exploration.bound else { continue }
      let file = Display.safe(report.files.first ?? "")
      lines.append("\(file): the audit is incomplete, because \(bound)")
    }
    for report in reports where report.lacksTraits {
      let file = Display.safe(report.files.first ?? "")
      lines.append(
        "\(file): the audit can't judge headings, because the file doesn't show all of them"
      )
    }
    for report in reports where report.belowFold > 0 {
      let file = Display.safe(report.files.first ?? "")
      let stops = report.belowFold.counted("stop")
      lines.append(
        "\(file): the audit didn't judge \(stops) that people have to scroll to; to include all "
          + "views, use '--all'"
      )
    }
    let ignored = reports.reduce(0) { $0 + $1.ignored }
    if ignored > 0 { lines.append("comments suppress \(ignored.counted("finding"))") }
    return lines + [sentence(findings)]
  }

  /// Returns the numbers of errors, warnings, and notes in a sentence.
  public static func sentence(_ findings: [AuditFinding]) -> String {
    guard !findings.isEmpty else { return "no findings." }
    let parts = [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")]
      .compactMap { severity, noun -> String? in
        let count = findings.count { $0.severity == severity }
        return count > 0 ? count.counted(noun) : nil
      }
    return parts.joined(separator: ", ") + "."
  }
}
