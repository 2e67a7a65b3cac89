internal import EarshotNotation
internal import EarshotSession

extension TestedSession {
  /// A session without commands, which is passed over.
  ///
  /// - Source: SESSIONS.md, "Transcripts"; as cram does.
  static func empty(of path: String) -> TestedSession {
    var session = TestedSession(file: path, outcome: .skipped)
    session.reason = "no commands"
    return session
  }

  /// What came of a run, for reports.
  init(_ run: TranscriptRun, line: Int?) {
    let file = run.transcript.source.name
    self.init(
      file: file,
      line: line,
      outcome: .passed,
      steps: run.counts.steps,
      problems: run.failures.map { Problem($0, in: file) }
    )
    switch run.outcome {
    case .passed: break
    case .failed: outcome = .failed
    case .expectedFailure(let reason):
      outcome = .skipped
      self.reason = reason
    }
  }
}

extension TestedSession.Problem {
  /// A difference, or a claim that fails.
  fileprivate init(_ failure: TranscriptRun.Failure, in file: String) {
    let isOfFile = failure.kind == .passesUnexpectedly
    let place = Display.safe(file) + (isOfFile ? ": " : ":\(failure.line): ")
    let headline = failure.headline
    self.init(
      line: isOfFile ? nil : failure.line,
      command: failure.command.isEmpty ? nil : failure.command,
      message: headline.hasPrefix(place) ? String(headline.dropFirst(place.count)) : headline,
      details: failure.details,
      hunk: failure.hunk
    )
    isConsequential = failure.isConsequential
  }

  /// What is wrong with a file.
  init(_ diagnostic: Diagnostic, in sources: [SourceText], of path: String) {
    guard sources.indices.contains(diagnostic.source) else {
      self.init(line: nil, message: diagnostic.message.text)
      return
    }
    let source = sources[diagnostic.source]
    let place = source.place(of: diagnostic.range.lowerBound)
    self.init(
      line: place.line,
      column: place.column,
      file: source.name == path ? nil : source.name,
      message: diagnostic.message.text
    )
  }
}
