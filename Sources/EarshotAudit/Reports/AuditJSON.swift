import EarshotNotation

/// A finding as one JSON object; every key is always there.
enum AuditJSON {
  static func line(of finding: AuditFinding, _ path: (String) -> String) -> String {
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
      "wayOut": .string(finding.rule.wayOut),
      "criteria": .strings(finding.rule.criteria.map(\.rawValue)),
      "fingerprint": .string(finding.fingerprint),
    ]).text()
  }
}
