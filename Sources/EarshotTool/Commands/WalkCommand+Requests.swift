internal import EarshotAudit
internal import EarshotImporters
internal import EarshotTranscripts
internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession

// What only the program can do: other files, recordings, single keys.
extension WalkCommand {
  /// Does what only the program can do; says whether the walk ends with it.
  mutating func fulfil(
    _ request: Session.Request,
    _ source: inout WalkInput,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    switch request {
    case .quit: return true
    case .keys:
      let lines = source.switchToKeys() ? KeyTable.help : [.note("':keys' needs a terminal")]
      try note(lines, &console)
    case .record(let path): try beginRecording(path, &session, &console)
    case .open(let path): try replace([path], &session, &console)
    case .reload: try replace(operands, &session, &console)
    case .audit: try note(Audit.lines(on: session).map { .note($0) }, &console)
    }
    return false
  }

  /// Puts another app in the place of this one; what is wrong with its files is told as prose.
  ///
  /// A recording ends with the app that it walks; where the other cannot be opened, both go on.
  private mutating func replace(
    _ operands: [String],
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) {
    let (lines, isReplaced) = replacement(operands, &session)
    guard isReplaced, let recorder else { return try note(lines, &console) }
    stopRecording()
    try note(lines + [.note("the recording \(recorder.path) ends here")], &console)
  }

  private mutating func replacement(
    _ operands: [String],
    _ session: inout Session
  ) -> (lines: [SessionLine], isReplaced: Bool) {
    do throws(Failure) {
      guard !operands.isEmpty else { return (session.reopen(Screens.sampleApp()), true) }
      if operands.contains("-") { return ([.note("standard input cannot be read again")], false) }
      let (result, lines) = try Screens.read(operands, importing: options.importing)
      let prose = lines.map { SessionLine.note($0) }
      guard let document = result.document else { return (prose, false) }
      self.operands = operands
      return (prose + session.reopen(document), true)
    } catch {
      return ([.note(error.message ?? "not opened")], false)
    }
  }
}

// A walk that is written to a file as it goes.
extension WalkCommand {
  /// Creates the file of a recording.
  ///
  /// - Throws: ``Failure`` if it cannot be created, or could not name the screens that are walked.
  mutating func startRecording(_ path: String) throws(Failure) {
    guard operands.count < 2 else {
      throw .usage("a recording names one screen file, and \(operands.count) are open")
    }
    guard options.importing == ImportOptions() else {
      throw .usage(
        "a recording keeps no '--from', '--all' or '--order'; 'earshot import' makes a screen file"
      )
    }
    guard operands != ["-"] else {
      throw .usage("a recording names a screen file, and this one comes from standard input")
    }
    recorder = try Recorder(path)
  }

  /// Begins to record in the middle of a session: what was done so far is written, too.
  ///
  /// A recording that is under way ends; where the new one cannot begin, it goes on.
  mutating func beginRecording(
    _ path: String,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) {
    do throws(Failure) {
      let old = recorder
      try startRecording(path)
      old?.end()
      try note([.note(Display.spoken(path))], &console)
    } catch {
      return try note([.note(error.message ?? "not recorded")], &console)
    }
    try record(&session, &console)
  }

  /// Writes what is new; a recording that cannot go on is told, and the walk goes on.
  mutating func record(_ session: inout Session, _ console: inout Console) throws(Failure) {
    guard var recorder else { return }
    if recorder.isNew { recorder.screen = operands.first.map { recorder.reference(to: $0) } }
    let (kept, parts) =
      session.newTranscriptParts(screen: recorder.screen, isFirst: recorder.isNew)
    do throws(Failure) {
      try recorder.write(keeping: kept, parts)
      self.recorder = recorder
    } catch {
      stopRecording()
      status = error.status
      try note([.note("the recording ended: \(error.message ?? "")")], &console)
    }
  }

  /// Closes the file of a recording.
  mutating func stopRecording() {
    recorder?.end()
    recorder = nil
  }
}
