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
    case .save(let path):
      try beginRecording(path, &session, &console)
      return recorder?.path == path
    case .keys:
      let lines = source.switchToKeys() ? KeyTable.help : [.note("':keys' needs a terminal")]
      try note(lines, &console)
    case .record(let path): try beginRecording(path, &session, &console)
    case .open(let path): try open(path, &session, &console)
    case .reload: try note(reload(&session) + record(&session), &console)
    case .audit: try note(verdicts(on: session).map { .note($0) }, &console)
    }
    return false
  }

  /// What the audit says of this moment.
  ///
  /// Where the files are still as they were opened, comments in them count, and an export is judged
  /// as one, as `earshot audit` does.
  private func verdicts(on session: Session) -> [String] {
    guard case .files(let paths) = place, paths != ["-"],
      let sources = try? Operands.appSources(paths, in: options.room(of: paths)),
      let audit = Audit(AppDocument.open(sources, importing: options.importing), of: sources),
      let lines = audit.lines(on: session)
    else { return Audit.lines(on: session) }
    return lines
  }

  /// Puts another app in the place of this one; a recording ends with the app that it walks.
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
    let ending = recorder.map { [SessionLine.note("the recording \($0.path) ends here")] } ?? []
    stopRecording()
    try note(lines + session.reopen(document) + ending, &console)
  }

  /// What to write where the name of a file is that of a screen of the app.
  private func screenAdvice(_ name: String, _ session: Session) -> [SessionLine] {
    session.screen(called: name).map { [.note("'start \($0)' opens the screen of this app")] } ?? []
  }

  /// Reads the app again and makes all steps again; where it cannot be read the old one stays.
  mutating func reload(_ session: inout Session) -> [SessionLine] {
    switch place {
    case .sample: return session.reload(Screens.sampleApp())
    case .session(let path): return [.note("the screen is part of '\(path)'; :open FILE opens one")]
    case .files(["-"]): return [.note(Self.spentInput)]
    case .files(let paths):
      let (document, lines) = read(paths, in: options.room(of: paths))
      guard let document else { return lines + [.note("the app stays as it was")] }
      return lines + session.reload(document)
    }
  }

  /// The room of a path behind `:open`: a person at a terminal may go anywhere, and a pipe, which may
  /// come from a file, stays where the command line leads.
  private func roomOfTyped(_ path: String) -> Room {
    environment.inputIsTerminal ? options.room(of: [path]) : options.room
  }

  private static let spentInput = "standard input can't be read again"

  /// Reads an app, with what there is to say of its files as prose.
  private func read(
    _ paths: [String],
    in room: Room
  ) -> (document: AppDocument?, lines: [SessionLine]) {
    do throws(Failure) {
      let (result, lines) = try Screens.read(paths, in: room, importing: options.importing)
      return (result.document, fitted(lines).map { .note($0) })
    } catch {
      return (nil, [.note(error.message ?? "not opened")])
    }
  }
}

extension WalkCommand {
  /// Lines with excerpts, as wide as the terminal shows them behind the mark of a remark.
  private func fitted(_ lines: [String]) -> [String] {
    let isFree = !environment.outputIsTerminal || options.has(.plain)
    return isFree ? lines : Excerpt(columns: environment.columns - 2).fitted(lines)
  }
}

// A walk that is written to a file as it goes.
extension WalkCommand {
  /// Creates the file of a recording.
  ///
  /// - Throws: ``Failure`` if it cannot be created, or could not name the screens that are walked.
  mutating func startRecording(_ path: String) throws(Failure) {
    guard place.files.count < 2 else {
      throw .usage("a recording names one screen file, and \(place.files.count) are open")
    }
    var usual = ImportOptions()
    usual.work = options.work
    guard options.importing == usual else {
      throw .usage(
        """
        a recording doesn't keep '--from', '--all', or '--order'; 'earshot import' makes a screen \
        file
        """
      )
    }
    guard place.files != ["-"] else {
      throw .usage("a recording names a screen file, and this one comes from standard input")
    }
    if case .session(let session) = place {
      throw .usage("a recording names a screen file, and this screen is part of '\(session)'")
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
      try note([.note("the session is in \(Display.spoken(path))")], &console)
    } catch {
      return try note([.note(error.message ?? "not recorded")], &console)
    }
    try note(record(&session), &console)
  }

  /// Writes what is new; a recording that cannot go on is reported, and the walk goes on.
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
