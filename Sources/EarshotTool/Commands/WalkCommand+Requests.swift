internal import EarshotAudit
internal import EarshotImporters
internal import EarshotTranscripts
internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession

// Requests that only the program can fulfill: other files, recordings, and single keys.
extension WalkCommand {
  /// Fulfills a request that only the program can fulfill and returns whether the walk ends.
  mutating func fulfil(
    _ request: Session.Request,
    _ source: inout WalkInput,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    switch request {
    case .quit: return true
    case .save(let path):
      try beginRecording(path, &session, &console)
      return recorder?.path == path
    case .keys:
      let lines = source.switchToKeys() ? KeyTable.help : [.note(Self.noTerminal)]
      try note(lines, &console)
    case .record(let path): try beginRecording(path, &session, &console)
    case .open(let path): try open(path, &session, &console)
    case .reload: try note(reload(&session) + record(&session), &console)
    case .audit: try note(verdicts(on: session).map { .note($0) }, &console)
    }
    return false
  }

  /// Returns the audit's findings for the current state.
  ///
  /// If the files haven't changed since Earshot opened them, the audit uses the comments in them
  /// and treats an export as `earshot audit` does.
  private func verdicts(on session: Session) -> [String] {
    guard case .files(let paths) = place, paths != ["-"],
      let sources = try? Operands.appSources(paths, in: options.room(of: paths)),
      let audit = Audit(AppDocument.open(sources, importing: options.importing), of: sources),
      let lines = audit.lines(on: session)
    else { return Audit.lines(on: session) }
    return lines
  }

  /// Replaces the app with a different one.
  ///
  /// A recording in progress ends.
  private mutating func open(
    _ path: String,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) {
    guard path != "-" else { return try note([.note(Self.spentInput)], &console) }
    let (document, lines) = read([path], in: roomOfTyped(path))
    guard let document else { return try note(lines + screenAdvice(path, session), &console) }
    place = .files([path])
    watch = FileWatch(place.files)
    let ending = recorder.map { [SessionLine.note("the recording '\($0.path)' ends here")] } ?? []
    stopRecording()
    try note(lines + session.reopen(document) + ending, &console)
  }

  /// Returns advice if the name that the user typed for a file is the name of a screen in the app.
  private func screenAdvice(_ name: String, _ session: Session) -> [SessionLine] {
    session.screen(called: name).map {
      [.note("to open the screen '\($0)' of this app, type 'start \(Quoting.name($0))'")]
    } ?? []
  }

  /// Reads the app again and reruns all steps.
  ///
  /// If Earshot can't read the app, the session keeps the old one.
  mutating func reload(_ session: inout Session) -> [SessionLine] {
    switch place {
    case .sample: return session.reload(Screens.sampleApp())
    case .session(let path):
      return [
        .note(
          "the screen is part of '\(path)', so ':reload' can't read it; to open a file, type ':open FILE'"
        )
      ]
    case .files(["-"]): return [.note(Self.spentInput)]
    case .files(let paths):
      let (document, lines) = read(paths, in: options.room(of: paths))
      guard let document else { return lines + [.note("the session continues with the old app")] }
      return lines + session.reload(document)
    }
  }

  /// Returns the room for a path that the user types after `:open`.
  ///
  /// A user at a terminal can open any file. Piped input, which may come from a file, can open only
  /// files in the command line's room.
  private func roomOfTyped(_ path: String) -> Room {
    environment.inputIsTerminal ? options.room(of: [path]) : options.room
  }

  private static let noTerminal = "':keys' needs a terminal; write the gestures as commands"

  private static let spentInput =
    "Earshot can't read standard input again; to open a file, type ':open FILE'"

  /// Reads an app, and returns the messages about its files as lines of text.
  private func read(
    _ paths: [String],
    in room: Room
  ) -> (document: AppDocument?, lines: [SessionLine]) {
    do throws(Failure) {
      let (result, lines) = try Screens.read(paths, in: room, importing: options.importing)
      return (result.document, fitted(lines).map { .note($0) })
    } catch {
      let message = error.message ?? "Earshot can't open the file; try again"
      let isBareName = message.hasPrefix(.noFile) && message.hasSuffix("'")
      return (nil, [.note(isBareName ? "\(message); check the path" : message)])
    }
  }
}

extension WalkCommand {
  /// Returns the lines with shortened excerpts, so they fit the terminal after a comment character.
  private func fitted(_ lines: [String]) -> [String] {
    let isFree = !environment.outputIsTerminal || options.has(.plain)
    return isFree ? lines : Excerpt(columns: environment.columns - 2).fitted(lines)
  }
}

// The recording of a walk to a file.
extension WalkCommand {
  /// Creates the file of a recording.
  ///
  /// - Throws: ``Failure`` if the file can't be created, or can't refer to the screens of the walk.
  mutating func startRecording(_ path: String) throws(Failure) {
    guard place.files.count < 2 else {
      throw .usage(
        "a recording can name only one screen file, but \(place.files.count) are open; open only one"
      )
    }
    var usual = ImportOptions()
    usual.work = options.work
    guard options.importing == usual else {
      throw .usage(
        """
        a recording can't include '--from', '--all', or '--order'; write a screen file with \
        'earshot import --to screen', and open that file
        """
      )
    }
    guard place.files != ["-"] else {
      throw .usage(
        """
        a recording needs a screen file, but this screen comes from standard input; save the \
        screen to a file, and open that file
        """
      )
    }
    if case .session(let session) = place {
      throw .usage(
        """
        a recording needs a screen file, but this screen is part of '\(session)'; save the \
        screen to a separate file, and open that file
        """
      )
    }
    recorder = try Recorder(path)
  }

  /// Begins a recording in the middle of a session, and includes the earlier steps.
  ///
  /// A recording in progress ends. If the new recording can't begin, the old one continues.
  mutating func beginRecording(
    _ path: String,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) {
    do throws(Failure) {
      let old = recorder
      try startRecording(path)
      old?.end()
      try note([.note("Earshot records the session in \(Display.spoken(path))")], &console)
    } catch {
      return try note([.note(error.message ?? "Earshot can't write the recording")], &console)
    }
    try note(record(&session), &console)
  }

  /// Writes the new lines of a session to the recording.
  ///
  /// If writing fails, the method returns lines with the problem, and the walk continues without a
  /// recording.
  mutating func record(_ session: inout Session) -> [SessionLine] {
    guard var recorder else { return [] }
    if recorder.isNew { recorder.screen = place.files.first.map { recorder.reference(to: $0) } }
    let (kept, parts) =
      session.newTranscriptParts(screen: recorder.screen, isFirst: recorder.isNew)
    do throws(Failure) {
      try recorder.write(keeping: kept, parts)
      self.recorder = recorder
      return []
    } catch {
      stopRecording()
      status = error.status
      return [.note("the recording ended: \(error.message ?? "")")]
    }
  }

  /// Closes the file of a recording.
  mutating func stopRecording() {
    recorder?.end()
    recorder = nil
  }
}
