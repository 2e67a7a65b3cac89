import EarshotNotation

/// Findings or cases as JSON, with one object on each line.
///
/// Every object contains every key.
///
/// - Source: SESSIONS.md, "The tool"; our choice of keys.
package struct JSONLinesReport: ReportWriter {
  /// The keys of findings that are part of a case.
  private static let problemKeys: [FindingKey] = [
    .file, .line, .column, .command, .message, .astray, .phase, .cause, .changed,
    .details, .hunk,
  ]

  private let paths: ReportPaths

  /// Creates a writer.
  package init(_ kind: ReportKind, _ paths: ReportPaths) { self.paths = paths }

  /// Returns the objects of a report.
  package func add(_ report: Report) -> [String] {
    let objects: [JSONOutput] =
      switch report.kind.record {
      case .findings(let keys): report.entries.map { object($0.finding, keys) }
      case .cases: report.cases.map(object)
      case .factsOfCases: report.cases.map { .object($0.facts) }
      }
    return objects.map { $0.text() }
  }

  private func object(_ finding: Finding, _ keys: [FindingKey]) -> JSONOutput {
    .object(keys.map { $0.member(of: finding, paths) } + finding.facts)
  }

  private func object(_ reportCase: ReportCase) -> JSONOutput {
    let members: [JSONOutput.Member] = .init([
      "file": .string(reportCase.file),
      "line": .number(reportCase.line),
      "phase": .string(reportCase.phase),
      "outcome": .string(reportCase.outcome.rawValue),
      "reason": reportCase.reason.isEmpty ? .null : .string(reportCase.reason),
      "steps": .number(reportCase.steps),
      "failed": .number(reportCase.failedSteps),
      "problems": .array(reportCase.findings.map { object($0, Self.problemKeys) }),
    ])
    return .object(reportCase.facts + members)
  }
}
