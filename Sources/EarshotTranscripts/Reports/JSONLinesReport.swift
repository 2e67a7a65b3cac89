import EarshotNotation

/// Sessions as JSON, an object a line; every key is always there.
///
/// - Source: SESSIONS.md, "The tool"; our choice of keys.
package enum JSONLinesReport {
  /// The line of a session, without the line break.
  package static func line(of session: TestedSession) -> String {
    JSONOutput.object([
      "file": .string(session.file),
      "line": .number(session.line),
      "phase": .string(session.phase),
      "outcome": .string(session.outcome.rawValue),
      "reason": session.reason.isEmpty ? .null : .string(session.reason),
      "steps": .number(session.steps),
      "failed": .number(session.failedSteps),
      "problems": .array(session.findings.map(output)),
    ]).text()
  }

  private static func output(_ finding: Finding) -> JSONOutput {
    .object([
      "file": .string(finding.place.file),
      "line": .number(finding.place.line),
      "column": .number(finding.place.column),
      "command": .string(finding.command),
      "message": .string(finding.message),
      "astray": .bool(finding.isConsequential),
      "phase": .string(finding.phase),
      "details": .strings(finding.details),
      "hunk": finding.hunk.isEmpty ? .null : .string(finding.hunk),
    ])
  }
}

extension JSONOutput {
  /// Makes a whole number, or null where there is none.
  fileprivate static func number(_ count: Int?) -> JSONOutput {
    count.map { .number(Double($0)) } ?? .null
  }
}
