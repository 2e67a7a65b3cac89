internal import EarshotLessons
internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession

/// A run of a lesson, with input from a terminal or a pipe.
struct LessonPlay {
  private var player: LessonPlayer
  private let chosen: ChosenLesson
  private let options: Options
  private let environment: Environment
  private let printer: LessonPrinter
  private var input: LessonInput
  private var recorder: TeachRecorder?
  /// The record of the learner's progress, or `nil` if there's no user at a terminal.
  private let progress: LessonProgress?
  private let source: SourceText
  /// The voice, or `nil` without `--voice`.
  private var voice: Voice?

  init(
    _ player: LessonPlayer,
    _ chosen: ChosenLesson,
    _ options: Options,
    _ environment: Environment
  ) throws(Failure) {
    self.player = player
    self.chosen = chosen
    self.options = options
    self.environment = environment
    printer = LessonPrinter(environment, isSpeechOnly: options.has(.speechOnly))
    input = LessonInput(options, environment)
    recorder = try options[.record].map { (path) throws(Failure) in try TeachRecorder(path) }
    progress = environment.isConversation ? LessonProgress(environment) : nil
    let files: LessonFiles =
      chosen.isBuiltIn ? .builtIn(player.language) : .folder(".", options.room(of: chosen.path))
    source = try files.source(at: chosen.path)
  }

  /// Closes the files and restores the terminal.
  mutating func end() {
    voice?.silence()
    input.close()
    recorder?.end()
  }

  /// Plays the lesson until the lesson or the input ends.
  mutating func run(isResumed: Bool, _ console: inout Console) throws(Failure) -> ExitCode {
    voice = Voice(options, environment, &console)
    let begun = progress?.entry(of: chosen, source)
    try begin(begun, isResumed: isResumed, &console)
    while !player.isOver {
      try recorder?.write(player.transcripts)
      // Piped input can't interrupt speech, so the voice finishes each step.
      if !environment.isConversation { voice?.finish() }
      let next = try input.next(for: player, idling: voice?.idling ?? .none, &console)
      voice?.silence()
      erase(next, &console)
      switch next {
      case .line("resume"), .command("resume"):
        if let begun { try resume(begun, &console) } else { try take("resume", &console) }
      case .line(let line), .command(let line): try take(line, &console)
      case .unusable(let reason): try say(Wording(verbatim: reason.refusal), &console)
      case .note(Interruptions.question):
        try say(.pressAgain(keepsPlace: progress != nil && !player.inputs.isEmpty), &console)
      case .note(let note): try say(Wording(verbatim: note), &console)
      // Without a terminal, the program prints the rest, so the voice also says it.
      case .end where environment.isConversation: try printer.print(player.end(), &console)
      case .end: try show(player.end(), &console)
      case .stop(let status):
        try stop(&console)
        return status
      case .cleared, .prompt, .lines: break
      }
    }
    return try finish(&console)
  }

  /// Shows the beginning of the lesson, or continues at the place where the learner stopped.
  private mutating func begin(
    _ begun: LessonProgress.Entry?,
    isResumed: Bool,
    _ console: inout Console
  ) throws(Failure) {
    let goesOn = isResumed && begun != nil
    try show(goesOn ? player.beginAgain() : player.begin(), &console)
    switch begun {
    case let begun? where isResumed: try resume(begun, &console)
    case let begun?: try say(.stoppedBefore(at: begun.place), &console)
    case nil where isResumed: try say(.changedSince, &console)
    case nil: break
    }
  }

  /// Ends the lesson: writes the report and prints which lesson comes next.
  private mutating func finish(_ console: inout Console) throws(Failure) -> ExitCode {
    voice?.finish()
    try recorder?.write(player.transcripts)
    if player.isFinished {
      progress?.forget(chosen)
      try sayWhatComesNext(&console)
    } else if progress != nil, !player.inputs.isEmpty {
      try say(.resumeLater, &console)
    }
    try TeachReport.write(player.report, options)
    return isGoodEnough ? .ok : .differs
  }

  /// Erases the prompt if the input isn't an answer, so the prompt doesn't appear between lines of
  /// speech.
  private func erase(_ input: Input, _ console: inout Console) {
    guard environment.isConversation, player.takesReturn, case .line(let line) = input else {
      return
    }
    console.output.erase(player.prompt + line)
  }

  /// Prints the program's own words in the language of the lesson.
  private func say(_ wording: Wording, _ console: inout Console) throws(Failure) {
    try printer.print([LessonLine.tool(wording).inLanguage(player.language)], &console)
  }

  private mutating func take(_ line: String, _ console: inout Console) throws(Failure) {
    if let echo = printer.echo(of: line, by: player) {
      try printer.print([LessonLine(.session, echo)], &console)
    }
    try show(player.take(line), &console)
    try TeachReport.write(player.report, options)
    guard !player.inputs.isEmpty, !player.isFinished else { return }
    let place = player.whereabouts[player.language]
    progress?.keep(.init(inputs: player.inputs, place: place), of: chosen, source)
  }

  /// Continues where the learner stopped.
  private mutating func resume(
    _ entry: LessonProgress.Entry,
    _ console: inout Console
  ) throws(Failure) {
    try show(player.resume(entry.inputs), &console)
  }

  /// Prints lines and, if there's a voice, plays their words and sounds.
  private func show(_ lines: [LessonLine], _ console: inout Console) throws(Failure) {
    try printer.print(lines, &console)
    voice?.play(lines.flatMap { items(of: $0) })
  }

  private func items(of line: LessonLine) -> [Voice.Item] {
    if let graph = line.graph { return [.graph(graph)] }
    let language = player.language.rawValue
    if let words = line.heardWords { return [.phrase(Phrase(text: words, language: language))] }
    if let (words, tag) = line.appWords {
      return [.phrase(Phrase(text: words, speaker: .app, language: tag ?? language))]
    }
    if line.isRefusal { return [.cue(.refused)] }
    guard let (kind, text) = line.heardBeside else { return [] }
    let words = kind == .rotor ? [Voice.Item.phrase(Phrase(text: text, language: language))] : []
    return (Cue(kind, text).map { [.cue($0)] } ?? []) + words
  }

  /// Prints the learner's place after an interruption by a signal.
  private func stop(_ console: inout Console) throws(Failure) {
    let stopped = Wording.stopped(at: player.whereabouts)
    try console.output.line("")
    try say(progress == nil ? stopped : stopped + .resumeLater, &console)
    try TeachReport.write(player.report, options)
  }

  /// Prints the gestures that the learner practiced, the number of finished lessons, and the next
  /// lesson or exercise.
  private func sayWhatComesNext(_ console: inout Console) throws(Failure) {
    guard let progress else { return }
    if player.report.isFinished, chosen.isQuiz { progress.markDone(chosen.path) }
    guard chosen.isBuiltIn else { return }
    let practiced = player.practiced
    if !practiced.isEmpty { try say(.practiced(practiced), &console) }
    let files = LessonFiles.builtIn(player.language)
    let paths = try files.paths()
    let next = try paths.first { !progress.isDone($0) }.flatMap { (path) throws(Failure) in
      Lesson.read(try files.source(at: path)).lesson?.title
    }
    let done = paths.count(where: progress.isDone)
    let following: Wording =
      next.map { .nextLesson($0, option: player.language.option) }
      ?? .firstExercise(
        ExerciseSource.next(progress, in: player.language),
        option: player.language.option
      )
    try say(.lessonsDone(done, of: paths.count) + following, &console)
  }

  /// Whether the learner finished the lesson with enough answers that were right on the first try.
  private var isGoodEnough: Bool {
    options[.minScore].flatMap(Int.init).map {
      player.isFinished && player.report.percent ?? 0 >= $0
    } ?? true
  }
}
