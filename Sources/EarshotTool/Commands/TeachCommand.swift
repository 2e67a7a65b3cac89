internal import EarshotTranscripts
internal import EarshotLessons
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotSession

extension Command {
  /// The row of `earshot teach`.
  static let teach = Command(
    "teach",
    usage: "[LESSON]",
    summary: "play a lesson; alone: list them",
    about: """
      Plays a lesson, a step at a time. A LESSON is a number, a name or a
      file; without one the lessons in Docs/Lessons are listed. Return goes
      on. Where the input is no terminal nothing waits: lines are answers.
      """,
    options: [
      OptionRow(.quiz, "ask for the gestures and for the words"),
      OptionRow(
        .record,
        "write what the learner did to a new file, as a\ntranscript that 'earshot test' runs"
      ),
      OptionRow(.plain, "lines without editing and colours"),
    ],
    closing: """
      Among the answers: ? gives a hint, skip goes on, outline shows the
      screen, :why tells why it is said so, :undo takes a gesture back,
      quit ends the lesson.

      Exit status: 0 however the answers were.
      """,
    validate: { (options) throws(Failure) in
      let count = options.operands.count
      if count > 1 { throw .usage("'teach' takes one lesson, not \(count)") }
      guard count == 0 else { return }
      for option in [Option.quiz, .record] where options.has(option) {
        throw .usage("'\(option.spelling)' needs a lesson")
      }
    },
    run: { (options, environment, console) throws(Failure) in
      try TeachCommand(options: options, environment: environment).run(&console)
    }
  )
}

/// `earshot teach`: plays a lesson, a step at a time.
struct TeachCommand {
  /// Where the lessons are, seen from where the program stands.
  static let folder = "Docs/Lessons"

  /// The command line.
  let options: Options
  let environment: Environment

  /// Plays the lesson that is named; without a name tells which there are.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    guard let name = options.operands.first else { return try list(&console) }
    let path = try path(of: name)
    let (lesson, documents) = try lesson(at: path, &console)
    var recorder = try options[.record].map { (path) throws(Failure) in try TeachRecorder(path) }
    defer { recorder?.end() }
    var player = LessonPlayer(
      lesson,
      documents: documents,
      mode: options.has(.quiz) ? .asking : .telling,
      overrides: options.settings
    )
    return try play(&player, &recorder, &console)
  }

  /// Plays to the end of the lesson, or of the input.
  private func play(
    _ player: inout LessonPlayer,
    _ recorder: inout TeachRecorder?,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var source = LineSources.source(prompt: "", options, environment)
    try print(player.begin(), &console)
    while !player.isOver {
      try recorder?.write(player.transcripts)
      if environment.isConversation { source.prompt = player.prompt }
      let current = player
      switch try source.next(completions: { current.completions(of: $0) }) {
      case .line(let line), .command(let line): try print(player.take(line), &console)
      case .unusable(let reason): try print([reason.refusal], &console)
      case .end: try print(player.end(), &console)
      case .stop(let status): return status
      case .cleared, .note, .prompt, .lines: break
      }
    }
    try recorder?.write(player.transcripts)
    return .ok
  }

  private func print(_ lines: [String], _ console: inout Console) throws(Failure) {
    for line in lines { try console.output.line(line) }
    try console.output.flush()
  }
}

// Finding and reading lessons.
extension TeachCommand {
  /// Tells the titles of the lessons.
  private func list(_ console: inout Console) throws(Failure) -> ExitCode {
    let paths = try paths()
    for path in paths {
      let title = Lesson.read(SourceText(name: path, utf8: try FileReader.read(path))).lesson?.title
      try console.output.line("\(title ?? "not a lesson"): \(path)")
    }
    try console.output.line("\(paths.count) lessons; 'earshot teach 1' plays the first.")
    return .ok
  }

  private func paths() throws(Failure) -> [String] {
    guard let kind = try? Folder.kind(of: Self.folder), kind == .folder else {
      throw Failure(.noInput, "no folder '\(Self.folder)' here; name the file of a lesson")
    }
    return try Folder.files(in: Self.folder, of: [.markdown]).paths
  }

  /// The path of the lesson that is named by its file, its number or its name.
  private func path(of name: String) throws(Failure) -> String {
    if name == "-" { throw .usage("'teach' reads answers from standard input, not a lesson") }
    if name.contains("/") || FileKind(ofName: name) == .markdown { return name }
    let paths = try paths()
    guard let path = LessonShelf.path(of: name, in: paths) else {
      let ending = LessonShelf.ending(for: name, in: paths)
      throw Failure(.noInput, "no lesson '\(name)' in '\(Self.folder)'\(ending)")
    }
    return path
  }

  /// Reads a lesson and the apps that its sessions walk.
  private func lesson(
    at path: String,
    _ console: inout Console
  ) throws(Failure) -> (Lesson, [AppDocument]) {
    let source = SourceText(name: path, utf8: try FileReader.read(path))
    let result = Lesson.read(source)
    console.report(result.diagnostics.lines(in: [source]))
    guard let lesson = result.lesson else { throw .silent(.malformed) }
    var documents: [AppDocument] = []
    for transcript in lesson.transcripts {
      documents.append(try document(of: transcript, &console))
    }
    return (lesson, documents)
  }

  private func document(
    of transcript: Transcript,
    _ console: inout Console
  ) throws(Failure) -> AppDocument {
    let sources = try transcript.screenSources()
    let result = AppDocument.open(sources)
    console.report(result.diagnostics.lines(in: sources))
    guard let document = result.document else { throw .silent(.malformed) }
    return document
  }
}
