internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

/// A replay of the sessions on a command line, without checking their expectations.
struct SessionReplay {
  /// A session, with the lines that the command line requests.
  ///
  /// The replay also includes the steps before these lines.
  typealias Wanted = (transcript: Transcript, lines: LineSelection)

  private let options: Options
  private let test: FileTest

  /// Prepares a replay for a command line.
  init(_ options: Options) {
    self.options = options
    test = FileTest(options)
  }

  /// Returns the sessions in the given files that the command line requests.
  ///
  /// - Throws: ``Failure`` if a file can't be read.
  func sessions(in files: [SessionFile]) throws(Failure) -> [Wanted] {
    var found: [Wanted] = []
    for file in files {
      let source = try test.source(of: file)
      let readings = FileTest.readings(of: source)
      let choice = test.choice(of: readings, in: source, TestedFile(file))
      for (reading, lines) in zip(readings, choice.lines) {
        if let transcript = reading.transcript, let lines { found.append((transcript, lines)) }
      }
    }
    return found
  }

  /// Runs a session step by step.
  ///
  /// - Parameters:
  ///   - wanted: The session.
  ///   - body: A closure that receives the result of a step, the session after the step, and the
  ///     time on the virtual clock before the step, in nanoseconds.
  /// - Throws: ``Failure`` if the session can't run, and any error that `body` throws.
  func run(
    _ wanted: Wanted,
    _ body: (Session.Response, Session, Int) throws(Failure) -> Void
  ) throws(Failure) {
    let sources = try test.screenSources(of: wanted.transcript)
    guard let document = test.apps.result(of: sources).document else {
      let name = sources.first?.name ?? ""
      throw Failure(
        .malformed,
        "'\(name)' has errors; 'earshot check \(name.asShellWord)' lists them"
      )
    }
    var session = Session(wanted.transcript, on: document, overrides: options.settings)
    session.limitWork(options.work)
    session.keepsMoments = true
    for step in wanted.transcript.steps where step.line < wanted.lines.end ?? .max {
      let start = session.moment
      let response = session.run(LineMark.command.line(step.command))
      guard response.end == nil else {
        let advice = "to allow more work, use a larger '--budget' (1x by default)"
        throw Failure(.malformed, "the step at line \(step.line) takes too much work; \(advice)")
      }
      try body(response, session, start)
    }
  }
}

extension SessionReplay {
  /// Writes the only session in the given files to a sound file.
  ///
  /// - Throws: ``Failure`` if there isn't exactly one session, if it can't run, or if a file isn't
  ///   writable.
  func write(_ files: [SessionFile], to target: consuming AudioFile) throws(Failure) {
    let found = try sessions(in: files)
    guard let wanted = found.first, found.count == 1 else {
      guard !found.isEmpty else { throw .nothingToRun(options) }
      throw .usage(
        "'--audio' needs one session, but there are \(found.count); name one as FILE or FILE:LINE"
      )
    }
    try run(wanted) { (response, session, start) throws(Failure) in
      try target.add(WalkSound.Step(response, in: session, since: start))
    }
    try target.write()
  }

  /// Prints the speech of all sessions in the files, with one utterance on each line.
  ///
  /// - Throws: ``Failure`` if there's no session, or if a session can't run.
  func print(_ files: [SessionFile], _ console: inout Console) throws(Failure) -> ExitCode {
    let found = try sessions(in: files)
    if found.isEmpty { throw .nothingToRun(options) }
    for wanted in found {
      try run(wanted) { (response, _, _) throws(Failure) in
        for line in HeardLines.of(response.content) { try console.output.line(line) }
        try console.output.flush()
      }
    }
    return .ok
  }
}

extension WalkSound.Step {
  /// Creates a step from a response that began at the given time on the virtual clock.
  init(_ response: Session.Response, in session: Session, since start: Int) {
    let phrasing = Phrasing(
      tree: session.tree,
      manner: session.options.manner,
      language: session.language
    )
    gestures = response.gestures
    // Starting the app resets the clock.
    let start = min(start, session.moment)
    length = session.moment - start
    heard = response.content.enumerated().map { place, line in
      let moment = place < response.moments.count ? response.moments[place] - start : 0
      return (line, phrasing.phrases(of: [line]), moment)
    }
  }
}
