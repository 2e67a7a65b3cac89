import EarshotNotation
package import EarshotReports

extension Report {
  /// Creates the report of an exercise, with a case for each check.
  package init(_ result: ExerciseResult, of path: String) {
    let cases = result.phases.map { phase in
      let finding = phase.problem.map {
        Finding(id: "still-wrong", Display.safe($0), severity: .error, at: .init(path))
      }
      var reportCase = ReportCase(
        file: path,
        name: phase.check.done,
        in: path,
        outcome: finding == nil ? .passed : .failed,
        findings: finding.map { [$0] } ?? []
      )
      reportCase.facts = [.init("check", .string(phase.check.done))]
      return reportCase
    }
    self.init(.exercise, [Suite(path, cases)])
  }
}
