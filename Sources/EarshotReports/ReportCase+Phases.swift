import EarshotNotation

extension ReportCase {
  /// A separate case for each phase with judged steps.
  ///
  /// If the session has no phases or wasn't run, the array contains only the session's case.
  ///
  /// Findings without a line go into the first case.
  ///
  /// - Source: our choice.
  package var cases: [ReportCase] {
    guard phases.contains(where: { $0.title != nil }), !isUnreadable else { return [self] }
    var names: [String: Int] = [:]
    var cases = phases.map { score in
      var part = self
      part.phases = []
      part.phase = score.title
      part.line = score.title == nil ? line : score.lines.lowerBound
      part.name = score.title.map { names.uniqueName("\(name): \($0)") } ?? name
      (part.steps, part.failedSteps, part.microseconds) = (score.steps, score.failed, nil)
      part.findings = findings.filter { score.lines.contains($0.place.line ?? 0) }
      return part
    }
    cases[0].findings.insert(contentsOf: findings.filter { $0.place.line == nil }, at: 0)
    return cases.map(\.judgedByFindings)
  }

  /// The case with the outcome that its findings determine.
  private var judgedByFindings: ReportCase {
    var part = self
    let open = findings.filter { $0.severity != .warning }
    if open.isEmpty {
      (part.outcome, part.reason, part.isKnownToFail) = (.passed, "", false)
    } else if outcome == .failed, open.allSatisfy(\.isConsequential) {
      (part.outcome, part.reason) = (.skipped, "the cursor was already in the wrong place")
    }
    return part
  }
}

extension [String: Int] {
  /// Returns the given name, followed by a number in parentheses if earlier calls had the same
  /// name.
  package mutating func uniqueName(_ name: String) -> String {
    let count = self[name, default: 0] + 1
    self[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }
}
