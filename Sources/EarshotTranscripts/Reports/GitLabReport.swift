import EarshotNotation

/// What there is to tell of sessions as GitLab's code quality report.
///
/// It is an array of issues, which GitLab shows beside the lines of a merge request.
///
/// - Source: our choice, as GitLab documents it in "Code Quality report format".
package enum GitLabReport {
  /// The whole file.
  package static func text(_ sessions: [TestedSession], _ paths: ReportPaths) -> String {
    var names: [String: Int] = [:]
    let issues = sessions.flatMap { session in
      session.findings.map { issue($0, of: session, paths, &names) }
    }
    return JSONOutput.array(issues).text(pretty: true) + "\n"
  }

  private static func issue(
    _ finding: Finding,
    of session: TestedSession,
    _ paths: ReportPaths,
    _ names: inout [String: Int]
  ) -> JSONOutput {
    let path = paths.path(finding.place.file).withoutDotSlash
    // Lines move, so that they are no part of what tells two problems apart.
    let parts = [path, finding.phase ?? "", finding.command ?? "", finding.message]
    let name = names.uniqueName(parts.joined(separator: "\u{0}"))
    return .object([
      "description": .string(Display.safe(finding.message)),
      "check_name": .string("earshot-\(session.outcome.rawValue)"),
      "fingerprint": .string(Fingerprint.of(name)),
      "severity": .string(severity(finding, session.outcome)),
      "location": .object([
        "path": .string(Display.safe(path)),
        "lines": .object(["begin": .number(finding.place.line ?? 1)]),
      ]),
    ])
  }

  private static func severity(_ finding: Finding, _ outcome: TestedSession.Outcome) -> String {
    switch outcome {
    case .passed, .skipped: "info"
    case .failed: finding.isConsequential ? "info" : "major"
    case .malformed, .missing, .unreadable: "critical"
    }
  }
}

extension String {
  /// The path without the folder one stands in.
  fileprivate var withoutDotSlash: String {
    hasPrefix("./") && count > 2 ? String(dropFirst(2)) : self
  }
}
