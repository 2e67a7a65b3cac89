import EarshotNotation

/// What came of a session that was run as a test, as the writers of reports need it.
package struct TestedSession: Hashable, Sendable {
  /// How a session came out.
  package enum Outcome: String, Sendable {
    /// All is heard as it is written, and every claim holds.
    case passed
    /// Something is heard otherwise, or a claim fails.
    case failed
    /// It differs, and the file says that it is known to.
    case skipped
    /// The file or its screens cannot be read as what they should be.
    case malformed
    /// A file is not there.
    case missing
    /// A file is there, but the system does not let us read it.
    case unreadable
  }

  /// The file the session stands in.
  package var file: String
  /// The line where it begins, where the file holds several.
  package var line: Int?
  /// What it is called in reports: its file, and its title or number where that has several.
  ///
  /// Lines that move do not change it.
  package var name: String
  /// The title of the phase where this is the case of one.
  package var phase: String?
  /// How it came out.
  package var outcome: Outcome
  /// Why it was passed over, where it was.
  package var reason = ""
  /// Whether it differs, and the file says that it is known to.
  package var isKnownToFail = false
  /// How many steps were judged.
  package var steps: Int
  /// How many of them are not as written.
  package var failedSteps = 0
  /// How long it ran, or `nil` if that was not measured.
  package var microseconds: Int?
  /// How its phases came out.
  package var phases: [PhaseScore] = []
  /// What an element is probably called now that the session names, or `nil` if that isn't known.
  package var renaming: Renaming?
  /// What there is to tell, in the order of the file.
  package var findings: [Finding]

  /// Creates what came of a session.
  package init(
    file: String,
    line: Int? = nil,
    name: String? = nil,
    outcome: Outcome,
    steps: Int = 0,
    findings: [Finding] = []
  ) {
    self.file = file
    self.line = line
    self.name = name ?? file
    self.outcome = outcome
    self.steps = steps
    self.findings = findings
  }

  /// Whether its file, or one that it names, cannot be read.
  package var isUnreadable: Bool {
    switch outcome {
    case .malformed, .missing, .unreadable: true
    case .passed, .failed, .skipped: false
    }
  }
}

extension TestedSession {
  /// What came of a run, for reports.
  package init(_ run: TranscriptRun, line: Int?) {
    self.init(
      file: run.transcript.source.name,
      line: line,
      outcome: .passed,
      steps: run.counts.steps,
      findings: run.failures
    )
    failedSteps = run.counts.failed
    phases = run.phaseScores
    renaming = run.renaming
    switch run.outcome {
    case .passed: break
    case .failed: outcome = .failed
    case .malformed: outcome = .malformed
    case .expectedFailure(let reason):
      outcome = .skipped
      self.reason = reason
      isKnownToFail = true
    }
  }

  /// A session in which nothing can fail: it is passed over, or fails itself.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - line: The line where it begins, where the file holds several.
  ///   - isStrict: Whether it fails.
  /// - Returns: What came of it.
  /// - Source: SESSIONS.md, "Transcripts".
  package static func withoutExpectations(
    of path: String,
    line: Int?,
    isStrict: Bool
  ) -> TestedSession {
    guard isStrict else {
      var session = TestedSession(file: path, line: line, outcome: .skipped)
      session.reason = "no expectations"
      return session
    }
    let finding = Finding(.noExpectations, at: .init(path, line: line))
    return TestedSession(file: path, line: line, outcome: .failed, findings: [finding])
  }
}

extension TestedSession {
  /// What there is to tell of the session, on one line.
  var summary: String {
    switch outcome {
    case .passed: "passed"
    case .skipped: reason
    case .malformed: "cannot be read"
    case .missing: "a file is missing"
    case .unreadable: "a file cannot be read"
    case .failed where differences == 0: "focus had gone astray before"
    case .failed: differences == 1 ? "1 difference" : "\(differences) differences"
    }
  }

  /// Where it is wrong first.
  var firstPlace: Finding.Place? {
    (findings.first { !$0.isConsequential } ?? findings.first)?.place
  }

  private var differences: Int { findings.count { !$0.isConsequential } }

  /// Everything there is to tell of the session, line by line, without carriage returns.
  var findingLines: [String] { findings.flatMap(\.lines).map(\.withoutReturn) }
}

extension String {
  /// The line without the carriage return that ends it, where one does.
  package var withoutReturn: String {
    utf8.last == 0x0D ? String(unicodeScalars.dropLast()) : self
  }
}
