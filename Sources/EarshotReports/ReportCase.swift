package import EarshotNotation

/// The result of one thing that a command judged: a session, a phase of a session, a rule, or a
/// file.
package struct ReportCase: Hashable, Sendable {
  /// The outcome of a case.
  package enum Outcome: String, Sendable {
    /// The case has no failures.
    case passed
    /// A line sounds different, a claim fails, or a finding is severe enough to fail the case.
    case failed
    /// The case wasn't judged, or it has differences that its file marks as expected.
    case skipped
    /// Earshot can't parse the file, or the screens that the file names.
    case malformed
    /// The file, or a file that it names, doesn't exist.
    case missing
    /// The system doesn't let Earshot read the file, or a file that it names.
    case unreadable
  }

  /// The name of the file with the case.
  package var file: String
  /// The line where the case begins, if the file has several cases, or `nil` otherwise.
  package var line: Int?
  /// The name in reports, which stays the same when lines move.
  package var name: String
  /// The file that the case belongs to, or `nil` if the name already contains it.
  package var group: String?
  /// The title of the phase, if the case is a phase, or `nil` otherwise.
  package var phase: String?
  /// The outcome of the case.
  package var outcome: Outcome
  /// The reason that the case was skipped, or an empty string.
  package var reason = ""
  /// Whether the case has differences and its file marks them as expected.
  package var isKnownToFail = false
  /// The number of steps that were judged.
  package var steps: Int
  /// The number of steps that failed.
  package var failedSteps = 0
  /// The duration in microseconds, or `nil` if it wasn't measured.
  package var microseconds: Int?
  /// The results of the phases.
  package var phases: [PhaseScore] = []
  /// The renaming that probably fixes the case, in the form `OLD=NEW`, or `nil` if none is known.
  package var renaming: String?
  /// The findings, in the order of the file.
  package var findings: [Finding]
  /// Additional JSON members that only this command's cases have, in order.
  package var facts: [JSONOutput.Member] = []

  /// Creates a case.
  package init(
    file: String,
    line: Int? = nil,
    name: String? = nil,
    in group: String? = nil,
    outcome: Outcome,
    steps: Int = 0,
    findings: [Finding] = []
  ) {
    self.file = file
    self.line = line
    self.name = name ?? file
    self.group = group
    self.outcome = outcome
    self.steps = steps
    self.findings = findings
  }

  /// Whether Earshot can't read the file or one of the files that it names.
  package var isUnreadable: Bool {
    switch outcome {
    case .malformed, .missing, .unreadable: true
    case .passed, .failed, .skipped: false
    }
  }
}

extension ReportCase {
  /// The name of the case, preceded by the name of its group if it has one.
  var fullName: String { group.map { "\($0): \(name)" } ?? name }

  /// The result on one line.
  var summary: String {
    switch outcome {
    case .passed: "passed"
    case .skipped: reason
    case .malformed: "a file has errors"
    case .missing: "a file is missing"
    case .unreadable: "a file can't be read"
    case .failed where !causes.isEmpty:
      causes[0].line()
        + (causes.count > 1 ? "; \((causes.count - 1).counted("more cause"))" : "")
    case .failed where differences == 0: "the cursor was already in the wrong place"
    case .failed: differences.counted(findings.first?.severity == nil ? "difference" : "finding")
    }
  }

  /// The location of the first finding that isn't a consequence of an earlier one or, if there's
  /// none, of the first finding.
  ///
  /// It's `nil` if the case has no findings.
  var firstPlace: Finding.Place? {
    (findings.first { !$0.isConsequential } ?? findings.first)?.place
  }

  /// The causes of the findings in the app, without duplicates.
  private var causes: [Finding.Cause] {
    var causes: [Finding.Cause] = []
    for case let cause? in findings.map(\.cause) where !causes.contains(cause) {
      causes.append(cause)
    }
    return causes
  }

  private var differences: Int { findings.count { !$0.isConsequential } }

  /// Returns the findings that are severe enough to fail the case.
  ///
  /// If there are none, returns all of them.
  func findings(failingOn least: Diagnostic.Severity) -> [Finding] {
    let failing = findings.filter { $0.rank >= least }
    return failing.isEmpty ? findings : failing
  }
}

extension String {
  /// The line without the carriage return at its end, if it has one.
  package var withoutReturn: String {
    utf8.last == 0x0D ? String(unicodeScalars.dropLast()) : self
  }
}

/// The result of a phase of a session.
package struct PhaseScore: Hashable, Sendable {
  /// The title, or `nil` for the steps before the first phase.
  package var title: String?
  /// The line numbers of the phase in the file.
  package var lines: Range<Int>
  /// The number of steps that were judged.
  package var steps = 0
  /// The number of steps that failed.
  package var failed = 0

  /// Creates the result of a phase without steps.
  package init(title: String?, lines: Range<Int>) {
    self.title = title
    self.lines = lines
  }
}
