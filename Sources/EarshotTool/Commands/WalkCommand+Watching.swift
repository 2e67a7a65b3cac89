internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

// Screens that change during a walk.
extension WalkCommand {
  /// Rejects options that can't be combined.
  static func validate(_ options: Options) throws(Failure) {
    guard options.has(.watch) else { return }
    if options.operands.contains("-") {
      throw .usage("'--watch' can't read standard input again; name a screen file instead of '-'")
    }
    if options.operands.isEmpty, !options.has(.at) {
      throw .usage("'--watch' needs a screen file; write 'earshot walk FILE --watch'")
    }
  }

  /// Waits for the next input.
  ///
  /// With `--watch`, checks the screens in the meantime.
  mutating func next(
    _ source: inout WalkInput,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> Input {
    if let input = waiting {
      waiting = nil
      return input
    }
    // Piped input can't interrupt speech, so the voice finishes each step.
    if !environment.inputIsTerminal { voice?.finish() }
    guard options.has(.watch) else {
      return try source.next(in: { session }, idling: voice?.idling ?? .none)
    }
    try console.output.flush()
    let output = console.output
    let input = try withoutActuallyEscaping(
      {
        self.voice?.advance()
        return self.linesOfChange(&session).map { output.text(of: $0.printed) }
      },
      do: { (act) throws(Failure) -> Input in
        try source.next(in: { session }, idling: Idling(pause: FileWatch.pause, act: act))
      }
    )
    guard input == .end, !environment.inputIsTerminal else { return input }
    return try watchOn(&session, &console)
  }

  /// After the last command from a pipe, continues to watch the screens until the user ends the
  /// walk.
  private mutating func watchOn(
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> Input {
    try note(
      [.note("watching \(place.files.joinedWithAnd); to stop, press Control-C")],
      &console
    )
    while true {
      switch SignalPipe.shared.wait(for: -1, atMost: FileWatch.pause) {
      case nil, .bytes: if let lines = linesOfChange(&session) { try note(lines, &console) }
      case .signal(let signal): return .stop(ExitCode(endingBy: signal))
      }
    }
  }

  /// Reads the screens again if they were saved, and returns the lines that describe the
  /// differences, or returns `nil` if nothing changed.
  private mutating func linesOfChange(_ session: inout Session) -> [SessionLine]? {
    guard watch.hasChanged(place.files) else { return nil }
    let names = place.files.map { Display.safe($0) }.joinedWithAnd
    return [.note("\(names) changed:")] + reload(&session) + record(&session)
  }
}
