internal import EarshotNotation
internal import EarshotReadOut
internal import EarshotReports
internal import EarshotTranscripts

extension Report {
  /// Creates the report of the comparison of two apps, with a case for each screen that sounds
  /// different or, if none does, a single case for the file.
  init(_ comparison: AppComparison, of path: String) {
    var cases: [ReportCase] = []
    for change in comparison.changes {
      let name = change.screen.map { [$0, change.panel].compactMap { $0 }.joined(separator: ", ") }
      if cases.last?.name != name ?? path {
        cases.append(
          ReportCase(file: path, name: name, in: name.map { _ in path }, outcome: .failed)
        )
      }
      cases[cases.count - 1].findings.append(change.finding(in: path))
    }
    if cases.isEmpty { cases = [ReportCase(file: path, outcome: .passed)] }
    self.init(.diff, [Suite(path, cases)])
  }

  /// Creates the report of the comparison of two walks.
  init(_ comparison: TaskComparison, of path: String) {
    let findings = comparison.findings(in: path)
    let outcome = comparison.isEmpty ? ReportCase.Outcome.passed : .failed
    self.init(
      .diff,
      [Suite(path, [ReportCase(file: path, outcome: outcome, findings: findings)])]
    )
  }
}

extension AppComparison.Change {
  /// Returns the change as a finding.
  fileprivate func finding(in path: String) -> Finding {
    var finding = Finding(id: "change-\(kind.id)", line, severity: .note, at: .init(path))
    finding.screen = screen
    finding.element = identifier
    if case .object(let members) = json { finding.facts = members }
    return finding
  }
}

extension AppComparison.Change.Kind {
  /// The ID of this kind of change, with hyphens.
  fileprivate var id: String {
    switch self {
    case .screenAdded: "screen-added"
    case .screenRemoved: "screen-removed"
    case .app, .start, .landing, .added, .removed, .moved, .part, .rotor: rawValue
    }
  }
}
