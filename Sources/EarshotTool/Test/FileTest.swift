internal import EarshotLines
internal import EarshotReports
internal import EarshotImporters
internal import EarshotExercises
internal import EarshotLessons
internal import EarshotTranscripts
internal import EarshotModel
internal import EarshotNotation
internal import EarshotSession

/// A runner of the sessions in a file.
///
/// The type only reads files, so several threads can run files at the same time.
struct FileTest: Sendable {
  /// The settings on the command line, which override the settings in a session's header.
  let settings: [(name: String, value: String)]
  /// The pattern for the titles of the requested phases, or for the paths of the files.
  var pattern = SessionPattern()
  /// Whether to stop after the first session that fails.
  var stopsAtFailure = false
  /// Whether a session fails if it has no expectations or has warnings.
  var isStrict = false
  /// Whether to show differences in full even if they're consequences of earlier differences.
  var showsAll = false
  /// Whether to evaluate claims with their old meaning, for a migration.
  var migrates = false
  /// Whether to compute the update of the file.
  var updates = false
  /// The new name of an element or action in the sessions, or `nil` to keep the names.
  var renaming: Renaming?
  /// The folders from which Earshot can open files.
  let room: Room
  /// The limits of the work for a step and a session.
  let work: WorkBudget.Limits
  /// The cache of the apps read so far.
  let apps: AppShelf
  /// The sources of the screens in a file's sessions.
  ///
  /// Each source is read only once, so the results match the screens that ran.
  private var screens = Locked<[Transcript.ScreenReference: [SourceText]]>([:])

  /// Creates the runner that a command line requests.
  init(_ options: Options) {
    settings = options.settings
    room = options.room
    work = options.work
    apps = AppShelf(importing: options.importing)
    pattern = SessionPattern(options.patterns)
    stopsAtFailure = options.has(.failFast)
    isStrict = options.has(.strict)
    showsAll = options.has(.all)
    migrates = options.has(.migrate)
    updates = options.has(.update) || options.has(.check)
    renaming = options[.rename].flatMap { Renaming($0) }
  }

  /// Runs a file.
  func run(_ wanted: SessionFile) -> TestedFile {
    var test = self
    test.screens = Locked([:])
    return test.runAnew(wanted)
  }

  private func runAnew(_ wanted: SessionFile) -> TestedFile {
    let path = wanted.path
    var file = TestedFile(wanted)
    file.identity = FileIdentity(of: path)
    do throws(Failure) {
      let source = try source(of: wanted)
      if let kind = FileKind(ofName: path), kind.isOfApp {
        throw .noTranscript(path)
      }
      let renamed = renamed(source, &file)
      run(renamed, &file)
      if updates { file.change = change(of: renamed, file, since: source) }
      if migrates { file.change = migration(of: source, &file) }
      if source.disclosure == .never { file.hideText() }
    } catch {
      file.holdsSessions = true
      let message = error.message ?? "the file can't be read"
      file.diagnostics = [["earshot: \(message)"]]
      let finding = Finding(.unreadable(message), at: .init(path))
      file.sessions = [ReportCase(file: path, outcome: error.outcome, findings: [finding])]
    }
    return file
  }

  /// Returns the file with the new name from the command line, or the file itself if no session
  /// uses the old name.
  private func renamed(_ source: SourceText, _ file: inout TestedFile) -> SourceText {
    guard let renaming else { return source }
    let transcripts = Self.readings(of: source).compactMap(\.transcript)
    let result = renaming.applied(to: source, with: transcripts)
    file.renamedCount = result.count
    return result.source
  }

  /// Runs the sessions in the text of a file.
  func run(_ source: SourceText, _ file: inout TestedFile) {
    let readings = Self.readings(of: source)
    file.note(readings, pattern)
    let nameless = mistakesOfNamelessLesson(source, readings, file)
    guard nameless.isEmpty else { return file.add(nameless, in: [source]) }
    let choice = choice(of: readings, in: source, file)
    var patched: PatchedFile?
    for mistake in choice.mistakes { file.add(missing: mistake) }
    for (place, name) in Self.names(of: readings, in: file.path).enumerated() {
      let known = file.sessions.count
      if let transcript = readings[place].transcript {
        guard let lines = choice.lines[place] else { continue }
        let line = readings.count > 1 ? transcript.steps.first?.line : nil
        add(transcript, judging: lines, line, &file, &patched)
      } else if pattern.fits(source.name) {
        file.add(mistakes(of: readings[place]), in: [source])
      }
      if file.sessions.count > known { file.sessions[known].name = name }
      if stopsAtFailure, file.hasFailed { return }
    }
    let mistakes = mistakesOfLesson(source, readings, file)
    if !mistakes.isEmpty { file.add(mistakes, in: [source]) }
    if isExercise(source, file) {
      file.holdsSessions = true
      file.add(ExerciseCheck(source), of: source)
    }
    if let check = repairCheck(source, file) {
      file.holdsSessions = true
      file.add(check, of: source)
    }
  }

  /// Returns the names of the sessions in a file.
  ///
  /// A single session has the name of the file. If there are several sessions, each has the title
  /// of its first phase or a number.
  private static func names(of readings: [Transcript.ParseResult], in path: String) -> [String] {
    guard readings.count > 1 else { return readings.map { _ in path } }
    var names: [String: Int] = [:]
    return readings.enumerated().map { place, result in
      let title = result.transcript?.phases.first?.title ?? ""
      return names.uniqueName("\(path): \(title.isEmpty ? "session \(place + 1)" : title)")
    }
  }

  /// Runs a session and adds its result.
  private func add(
    _ transcript: Transcript,
    judging lines: LineSelection,
    _ line: Int?,
    _ file: inout TestedFile,
    _ patched: inout PatchedFile?
  ) {
    if transcript.hasNoExpectations(in: lines) {
      file.isSilent = file.isSilent || !transcript.steps.isEmpty
      file.sessions.append(.withoutExpectations(of: file.path, line: line, isStrict: isStrict))
      return
    }
    let start = MonotonicClock.now()
    switch run(transcript, judging: lines, patching: &patched) {
    case .run(let run):
      var run = run
      run.add(choices(of: transcript, judging: lines))
      var session = ReportCase(run, line: line, isStrict: isStrict)
      session.microseconds = MonotonicClock.microseconds(since: start)
      file.sessions.append(session)
      file.migrations += run.migrations
    case .malformed(let diagnostics, let sources): file.add(diagnostics, in: sources, line: line)
    case .tooMuchWork(let excess): file.add(excess)
    case .unread(let failure):
      guard let mistake = transcript.unknownScreen else { return file.add(failure, line: line) }
      file.add([mistake], in: [transcript.source], line: line)
    }
  }

  /// Returns the errors in an unreadable session.
  ///
  /// If the session's screens are readable, the errors include unknown names on the session's other
  /// lines.
  private func mistakes(of reading: Transcript.ParseResult) -> [Diagnostic] {
    let found = reading.diagnostics
    guard let draft = reading.draft, let sources = try? draft.screenSources(in: room),
      let document = apps.result(of: sources).document
    else { return found }
    return draft.mistakes(in: document, overrides: settings, besides: found)
  }

  /// Returns the parts of a file's sessions to judge.
  func choice(
    of readings: [Transcript.ParseResult],
    in source: SourceText,
    _ file: TestedFile
  ) -> SessionChoice {
    SessionChoice(readings.map(\.transcript), of: source, file.wanted, pattern, in: room)
  }

  /// Returns the result of parsing each transcript in a file.
  static func readings(of source: SourceText) -> [Transcript.ParseResult] {
    switch FileKind(ofName: source.name)?.content {
    case .sessions(.document): Transcript.read(markdown: source)
    case .sessions(.transcript), .app, nil: [Transcript.read(source)]
    }
  }

  /// The result of a session.
  enum Attempt {
    /// The session ran.
    case run(TranscriptRun)
    /// The session's screens have errors, or the session names something that its screens don't
    /// have.
    case malformed([Diagnostic], [SourceText])
    /// A step takes too much work.
    case tooMuchWork(WorkExcess)
    /// The session's screens don't exist, or aren't readable.
    case unread(Failure)
  }

  /// Runs a session of a file.
  ///
  /// The line numbers in hunks take into account the hunks of earlier sessions.
  func run(
    _ transcript: Transcript,
    judging judged: LineSelection = .all,
    patching file: inout PatchedFile?
  ) -> Attempt {
    do throws(Failure) {
      let sources = try screenSources(of: transcript)
      let app = apps.result(of: sources)
      guard let document = app.document else { return .malformed(app.diagnostics, sources) }
      let run = TranscriptRun(
        transcript,
        on: document,
        overrides: settings,
        judging: judged,
        work: work,
        migrating: migrates,
        showingAll: showsAll,
        placing: places(in: app, of: sources),
        patching: &file
      )
      if let excess = run.excess { return .tooMuchWork(excess) }
      return run.mistakes.isEmpty ? .run(run) : .malformed(run.mistakes, [transcript.source])
    } catch {
      return .unread(error)
    }
  }
}

extension FileTest {
  /// Reads a file with sessions.
  func source(of file: SessionFile) throws(Failure) -> SourceText {
    try room.source(file.path, below: file.root)
  }

  /// Returns the sources of a session's screens.
  func screenSources(of transcript: Transcript) throws(Failure) -> [SourceText] {
    if let known = screens.use({ $0[transcript.screen] }) { return known }
    let sources = try transcript.screenSources(in: room)
    screens.use { $0[transcript.screen] = sources }
    return sources
  }
}

extension Transcript {
  /// The error for the name of the session's screen if no file has the name but the document
  /// contains screens, or `nil` otherwise.
  fileprivate var unknownScreen: Diagnostic? {
    guard case .path(let name) = screen,
      let line = source.lines.first(where: {
        Field($0)?.name == "screen" && Field($0)?.value == name
      })
    else { return nil }
    guard !embedded.isEmpty else {
      guard source.lines.contains(where: { $0.text == "```screen" }) else { return nil }
      // The name of a block ends at a space.
      let short = name.split(whereSeparator: \.isBlank).joined(separator: "-")
      let block = Display.safe("```screen \(short)")
      let here = short == name ? "" : ", and here 'screen: \(Display.safe(short))'"
      let message: Diagnostic.Message =
        """
        there's no file '\(name)', but a screen in this document has no name; correct the path or, \
        to use the screen, write '\(block)' above it\(here)
        """
      return Diagnostic(.error, message, range: line.range)
    }
    let names = embedded.map(\.name)
    let ending = Suggestion.ending(for: name, in: names)
    let others =
      names.count == 1
      ? "the screen '\(names[0])' of this document"
      : "a screen of this document: \(names.asAlternatives)"
    let wayOut = ending.isEmpty ? "; correct the path, or use \(others)" : ending
    return Diagnostic(.error, "there's no file '\(name)'\(wayOut)", range: line.range)
  }
}
