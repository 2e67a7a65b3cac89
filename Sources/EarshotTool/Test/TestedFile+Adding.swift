internal import EarshotExercises
internal import EarshotNotation
internal import EarshotReports
internal import EarshotTranscripts

// The results of sessions that can't run.
extension TestedFile {
  /// Adds an exercise, which is counted as a session.
  mutating func add(_ check: ExerciseCheck, of source: SourceText) {
    guard check.isRight else {
      return add(check.diagnostics, in: [source], as: check.isUnsolved ? .failed : .malformed)
    }
    if !check.diagnostics.isEmpty { diagnostics.append(check.diagnostics.lines(in: [source])) }
    sessions.append(ReportCase(file: path, outcome: .passed, steps: check.count))
  }

  /// Adds a session that has errors or whose screens have errors, or an unsolved exercise.
  mutating func add(
    _ found: [Diagnostic],
    in sources: [SourceText],
    line: Int? = nil,
    as outcome: ReportCase.Outcome = .malformed
  ) {
    diagnostics.append(found.lines(in: sources))
    let errors = Diagnostic.disclosed(found, in: sources).filter { $0.severity == .error }
    let findings = Finding.all(errors, in: sources, of: path)
    sessions.append(
      ReportCase(file: path, line: line, outcome: outcome, findings: findings)
    )
  }

  /// Adds a session whose screens don't exist, or aren't readable.
  mutating func add(_ failure: Failure, line: Int?) {
    let message = failure.message ?? "the screen can't be read"
    let isBareName = message.hasPrefix(.noFile) && message.hasSuffix("'")
    let wayOut = isBareName ? "; correct the file's name in the session" : ""
    diagnostics.append(["earshot: \(path): \(message)\(wayOut)"])
    let finding = Finding(.unreadable(message), at: .init(path, line: line))
    sessions.append(
      ReportCase(file: path, line: line, outcome: failure.outcome, findings: [finding])
    )
  }

  /// Adds a session that ended at a step that takes too much work.
  mutating func add(_ excess: WorkExcess) {
    diagnostics.append(["earshot: \(excess.sentence)"])
    let finding = Finding(.unreadable(excess.sentence), at: .init(path, line: excess.line))
    sessions.append(
      ReportCase(file: path, line: excess.line, outcome: .malformed, findings: [finding])
    )
  }

  /// Adds an error for a requested place that doesn't exist.
  mutating func add(missing mistake: String) {
    diagnostics.append(["earshot: \(mistake)"])
    let finding = Finding(.unreadable(mistake), at: .init(path))
    sessions.append(ReportCase(file: path, outcome: .missing, findings: [finding]))
  }
}
