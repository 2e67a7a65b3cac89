internal import EarshotTranscripts
internal import EarshotLessons
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotSession

extension Command {
  /// The row of `earshot teach`.
  static let teach = Command(
    "teach",
    usage: "[FOLDER] [LESSON]",
    summary: "play a lesson; alone: list them",
    about: """
      Plays a lesson, one step at a time. LESSON is a number, a name or a
      file. The lessons are part of the program; without LESSON they are
      listed. FOLDER holds lessons of your own. Press Return to go on.
      Without a terminal nothing waits, and each line is an answer.
      """,
    options: [
      OptionRow(.quiz, "ask for the gestures and for the words"),
      OptionRow(
        .record,
        "write what the learner did to a new file, as a\ntranscript that 'earshot test' runs"
      ),
      OptionRow(.plain, "lines without editing and colors"),
    ],
    closing: """
      Among the answers: ? gives a hint, skip goes on, outline shows the
      screen, :why explains what was said, :undo takes a gesture back,
      quit ends the lesson.

      Exit status: 0 however the answers were.
      """,
    validate: { (options) throws(Failure) in
      let count = options.operands.count
      if count > 2 { throw .usage("'teach' takes a folder and a lesson, not \(count) words") }
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
  /// The command line.
  let options: Options
  let environment: Environment

  /// Plays the lesson that is named; without a name tells which there are.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    var words = options.operands[...]
    var files = LessonFiles.builtIn
    if let first = words.first, (try? Folder.kind(of: first)) == .folder {
      files = .folder(first)
      words = words.dropFirst()
    }
    if words.count > 1 { throw .usage("'\(words[words.startIndex])' is no folder of lessons") }
    guard let name = words.first else { return try list(files, &console) }
    if name.contains("/") || FileKind(ofName: name) == .markdown {
      return try play(name, in: .folder("."), &console)
    }
    return try play(try path(of: name, in: files), in: files, &console)
  }

  /// Plays the lesson in a file.
  private func play(
    _ path: String,
    in files: LessonFiles,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let (lesson, documents) = try lesson(at: path, in: files, &console)
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
  /// Lists the titles of the lessons.
  private func list(_ files: LessonFiles, _ console: inout Console) throws(Failure) -> ExitCode {
    let paths = try files.paths()
    for path in paths {
      let title = Lesson.read(try files.source(at: path)).lesson?.title
      try console.output.line("\(title ?? "not a lesson"): \(path)")
    }
    let word = if case .folder(let path) = files { "teach \(path)" } else { "teach" }
    try console.output.line("\(paths.count) lessons; 'earshot \(word) 1' plays the first.")
    return .ok
  }

  /// The path of the lesson that is meant by a number or a name.
  private func path(of name: String, in files: LessonFiles) throws(Failure) -> String {
    if name == "-" { throw .usage("'teach' reads answers from standard input, not a lesson") }
    let paths = try files.paths()
    guard let path = LessonShelf.path(of: name, in: paths) else {
      let ending = LessonShelf.ending(for: name, in: paths)
      throw Failure(.noInput, "no lesson '\(name)' in \(files.name)\(ending)")
    }
    return path
  }

  /// Reads a lesson and the apps that its sessions walk.
  private func lesson(
    at path: String,
    in files: LessonFiles,
    _ console: inout Console
  ) throws(Failure) -> (Lesson, [AppDocument]) {
    let source = try files.source(at: path)
    let result = Lesson.read(source)
    console.report(result.diagnostics.lines(in: [source]))
    guard let lesson = result.lesson else { throw .silent(.malformed) }
    var documents: [AppDocument] = []
    for transcript in lesson.transcripts {
      documents.append(try document(of: transcript, in: files, &console))
    }
    return (lesson, documents)
  }

  private func document(
    of transcript: Transcript,
    in files: LessonFiles,
    _ console: inout Console
  ) throws(Failure) -> AppDocument {
    let sources = try files.screens(of: transcript)
    let result = AppDocument.open(sources)
    console.report(result.diagnostics.lines(in: sources))
    guard let document = result.document else { throw .silent(.malformed) }
    return document
  }
}
