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
      "outcome": .string(session.outcome.rawValue),
      "reason": session.reason.isEmpty ? .null : .string(session.reason),
      "steps": .number(session.steps),
      "problems": .array(session.problems.map { problem($0, in: session) }),
    ]).text()
  }

  private static func problem(
    _ problem: TestedSession.Problem,
    in session: TestedSession
  ) -> JSONOutput {
    .object([
      "file": .string(problem.file ?? session.file),
      "line": .number(problem.line),
      "column": .number(problem.column),
      "command": .string(problem.command),
      "message": .string(problem.message),
      "astray": .bool(problem.isConsequential),
      "details": .strings(problem.details),
      "hunk": problem.hunk.isEmpty ? .null : .string(problem.hunk),
    ])
  }
}

extension JSONOutput {
  /// Makes a whole number, or null where there is none.
  fileprivate static func number(_ count: Int?) -> JSONOutput {
    count.map { .number(Double($0)) } ?? .null
  }
}
