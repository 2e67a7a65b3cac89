import EarshotNotation

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
      if told.insert(finding.rule.id).inserted { lines.append("  " + finding.rule.wayOut) }
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
