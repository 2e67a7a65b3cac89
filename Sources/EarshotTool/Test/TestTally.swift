internal import EarshotReports
internal import EarshotTranscripts
internal import EarshotSession

/// The number of sessions with each outcome, over all files.
struct TestTally: Sendable {
  private var passed = 0
  private var failed = 0
  private var skipped = 0
  /// The number of sessions whose failures are marked as expected.
  private var known = 0
  private var status = ExitCode.ok

  /// The number of cases in reports: sessions, or their phases.
  var caseCount = 0
  /// The number of names that were changed before the sessions were run.
  private(set) var renamedCount = 0
  /// Whether there was nothing to run.
  ///
  /// Sessions without expectations are treated as nothing to run.
  private(set) var isEmpty = true
  /// Whether a session has commands but no expectations.
  private(set) var isSilent = false

  /// The exit status of the program.
  var exitCode: ExitCode { status }

  /// The last line of the output, with the totals.
  var line: String {
    "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
  }

  /// The warning about a run in which some sessions failed as expected and no other session passed
  /// or failed, or `nil` for any other run.
  var warning: String? {
    guard known > 0, passed == 0, failed == 0 else { return nil }
    return "nothing passed, because every session that ran is known to fail"
  }

  /// Adds the sessions of a file to the totals.
  mutating func add(_ file: TestedFile) {
    renamedCount += file.renamedCount
    isSilent = isSilent || file.isSilent
    for session in file.sessions {
      if session.outcome != .skipped || session.steps > 0 { isEmpty = false }
      switch session.outcome {
      case .passed: passed += 1
      case .skipped:
        skipped += 1
        known += session.isKnownToFail ? 1 : 0
      case .failed: failed += 1
      case .malformed, .missing, .unreadable: failed += 1
      }
      raise(to: ExitCode(session.outcome))
    }
    if file.hasFailed { raise(to: .differs) }
  }

  /// Raises the exit status to the given one, unless it's already more serious.
  mutating func raise(to other: ExitCode) {
    let order: [ExitCode] = [.ok, .differs, .cannotWrite, .noInput, .malformed]
    let place = (order.firstIndex(of: status) ?? 0, order.firstIndex(of: other) ?? 0)
    if place.1 > place.0 { status = other }
  }
}

extension ExitCode {
  /// Creates the exit status for a session with the given outcome.
  fileprivate init(_ outcome: ReportCase.Outcome) {
    switch outcome {
    case .passed, .skipped: self = .ok
    case .failed: self = .differs
    case .malformed: self = .malformed
    case .missing, .unreadable: self = .noInput
    }
  }
}
