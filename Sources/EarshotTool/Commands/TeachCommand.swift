// Longer than 300 lines: the options of one command belong together.

internal import EarshotTranscripts
internal import EarshotExercises
internal import EarshotLessons
internal import EarshotImporters
internal import EarshotNotation
internal import EarshotPage
internal import EarshotReports
internal import EarshotSession

extension Command {
  /// The definition of `earshot teach`.
  static let teach = Command(
    "teach",
    usage: "[FOLDER] [LESSON]",
    summary: "play a lesson, or the next one",
    about: """
      Plays a lesson, one step at a time. LESSON is the number, the name, or
      the file of a lesson. If LESSON is a screen file or another tool's
      export, Earshot makes a lesson about the screen. FOLDER contains your
      own lessons. Without FOLDER, Earshot plays the built-in lessons, which
      '--list' lists.

      In a terminal, press Return to continue. Without LESSON, Earshot plays
      the first unfinished built-in lesson, with questions, or lists the
      lessons in FOLDER. Without a terminal, the lesson doesn't wait, and each
      line of input is an answer. Earshot then lists the lessons if you omit
      LESSON. 'earshot teach resume' continues where you stopped. '--language
      de' plays lessons and exercises in German.
      """,
    options: [
      OptionRow(.quiz, "ask the learner for gestures and for VoiceOver's words"),
      OptionRow(.read, "show the lesson without its questions"),
      OptionRow(.list, "list lessons and exercises, and mark those that are done"),
      OptionRow(
        .record,
        "write the learner's steps to a new session file, which\n'earshot test' runs"
      ),
      OptionRow(
        .report,
        "write the results to a file: a Markdown table if the\nfile's name ends in .md, otherwise JSON"
      ),
      OptionRow(
        .page,
        "print the lesson as an HTML handout, with the answers to\nits questions on the last page"
      ),
      OptionRow(
        .answers,
        "print the accepted answers to each question instead of\nplaying the lesson"
      ),
      OptionRow(
        .screen,
        "for a screen file: make the lesson about this screen\ninstead of the first one"
      ),
      OptionRow(
        .minScore,
        "fail if the learner solved fewer than N percent of the\nquestions and tasks at the first attempt"
      ),
      OptionRow(
        .exercise,
        "write the broken screen and the checks of an exercise to\nFOLDER (by default, a folder with the exercise's name),\nand say what's still wrong. If you name a screen file\ninstead of FOLDER, Earshot judges that file. NAME can\nalso be your own exercise file. If NAME is a folder,\nEarshot lists its exercises."
      ),
      OptionRow(.hint, "with --exercise: show hint N instead of the first one"),
      OptionRow(
        .watch,
        "with --exercise: judge the screen again when you save it,\nand show another hint if you type 'hint'; with --class:\nshow a board for the projector, with a line for each\nperson"
      ),
      OptionRow(.classReports, "print one table of the JSON reports in a folder"),
      OptionRow(
        .clock,
        "say when each part of an N-minute workshop begins,\naccording to the plan in Docs/Workshop.md or in your own\nfile"
      ),
      OptionRow(
        .keys,
        "use single keys as gestures in a terminal: arrow keys\nswipe, Space double-taps, and Escape returns to whole\nlines"
      ),
      OptionRow(.plain, "turn off line editing and colors"),
      OptionRow(
        .voice,
        "also speak VoiceOver's words with the system's\nsynthesizer: espeak-ng, spd-say, or say"
      ),
      OptionRow(
        .cues,
        "with --voice: play tones for sounds, new screens, turns\nof the rotor, and refused gestures; the default is on"
      ),
      OptionRow(
        .speechOnly,
        "print only what you hear, with one utterance on each\nline, for a different synthesizer; the lesson goes to\nstandard error"
      ),
    ] + ReportForm.rows(json: "with --exercise: print a JSON object for each check")
      + OptionRow.ofReading,
    closing: """
      Besides answers, you can type '?' for a hint, 'skip' to go on, 'back' to
      go back, 'outline' to see the screen, ':why' for the reasons for
      VoiceOver's words, ':undo' to undo a gesture, and 'quit' to end the
      lesson.

      The options for reports, such as '--json' and '--junit', need
      '--exercise NAME'.

      Exit status: 0, whatever the answers, or 65 if VoiceOver doesn't say
      what a lesson claims. With '--min-score', 1 if the score is too low or
      the learner left early. With '--exercise', 1 if a check fails.
      """,
    validate: { (options) throws(Failure) in
      try CuePlayer.validate(options)
      try TeachCommand.validate(options)
    },
    run: { (options, environment, console) throws(Failure) in
      try TeachCommand(options: options, environment: environment).run(&console)
    }
  )
}

/// `earshot teach`: plays a lesson, one step at a time.
struct TeachCommand {
  let options: Options
  let environment: Environment

  /// The word that requests the last unfinished lesson.
  private static let resume = "resume"

  /// Rejects options that are valid individually but can't be combined.
  fileprivate static func validate(_ options: Options) throws(Failure) {
    let count = options.operands.count
    if options.has(.speechOnly) {
      for option in [Option.keys, .page, .answers, .list, .exercise, .classReports, .clock]
      where options.has(option) {
        throw .usage("'--speech-only' and '\(option.spelling)' can't be used together")
      }
    }
    if count > 2 {
      throw .usage(
        "'teach' takes at most a folder and a lesson, not \(count) words; put names with spaces in quotes"
      )
    }
    if options.has(.classReports) {
      guard count == 0 else {
        throw .usage("'--class' doesn't take a lesson; leave out '\(options.operands[0])'")
      }
      return
    }
    if options.has(.clock) {
      guard count < 2 else { throw .usage("'--clock' takes only one plan; name one file") }
      return
    }
    let forms = ReportForm.allCases.map(\.option)
    if options.has(.exercise) {
      for option in forms where options.has(option) && options.has(.watch) {
        throw .usage("'--watch' and '\(option.spelling)' can't be used together")
      }
      guard count < 2 else {
        throw .usage("'--exercise' takes only one folder or file; name only one")
      }
      return
    }
    if options.has(.watch) { throw .usage("'--watch' needs '--exercise NAME' or '--class DIR'") }
    for option in [.hint] + forms where options.has(option) {
      throw .usage("'\(option.spelling)' needs '--exercise NAME'")
    }
    if count == 0 { try validateWithoutLesson(options) }
  }

  /// Rejects options that need a lesson.
  private static func validateWithoutLesson(_ options: Options) throws(Failure) {
    for option in [
      Option.quiz, .read, .record, .report, .minScore, .keys, .page, .answers, .screen,
    ]
    where options.has(option) {
      let file = option == .screen ? "FILE" : "1"
      let quiz = option == .minScore ? " --quiz" : ""
      let line = "earshot teach \(file)\(quiz) \(option.usage)"
      throw .usage("'\(option.spelling)' needs a lesson; write a line such as '\(line)'")
    }
  }

  /// Plays the lesson on the command line or, if there's none, the next lesson, or lists the
  /// lessons.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    if let exitCode = try runWithoutLesson(&console) { return exitCode }
    if options.operands == [Self.resume] { return try resume(&console) }
    var words = options.operands[...]
    var files = LessonFiles.builtIn(try language)
    if let first = words.first, (try? Folder.kind(of: first)) == .folder {
      files = .folder(first, options.room)
      words = words.dropFirst()
    }
    if words.count > 1, let noun = words.first?.lowercased(), let name = words.last {
      let isExercise = ["exercise", "exercises", "übung"].contains(noun)
      if isExercise || ["lesson", "lessons", "lektion", "chapter", "number"].contains(noun) {
        let line = "earshot teach \(isExercise ? "--exercise " : "")\(name.asShellWord)"
        throw .usage("'\(words[words.startIndex])' isn't a folder; did you mean '\(line)'?")
      }
    }
    if words.count > 1 {
      throw .usage(
        "'\(words[words.startIndex])' isn't a folder of lessons; name a folder and a lesson"
      )
    }
    guard let name = words.first else { return try playNext(in: files, &console) }
    if isScreen(name) { return try play(chosen(name, isOf: .screen), &console) }
    if name.contains("/") || FileKind(ofName: name) == .markdown {
      return try play(chosen(name, isOf: .file), &console)
    }
    let lesson = try path(of: name, in: files)
    let kind: ChosenLesson.Kind = if case .builtIn = files { .builtIn } else { .file }
    return try play(chosen(lesson, isOf: kind), &console)
  }

  /// Prints the reports of a class, shows a workshop's clock, or starts an exercise.
  ///
  /// Returns `nil` if the command line requests none of these.
  private func runWithoutLesson(_ console: inout Console) throws(Failure) -> ExitCode? {
    if let folder = options[.classReports] {
      let reports = ClassReports(folder, in: options.room(of: folder), try language)
      if options.has(.watch) { return try reports.follow(environment, &console) }
      return try reports.print(&console)
    }
    if let minutes = options[.clock].flatMap({ Int($0) }) {
      return try WorkshopClock(minutes, in: language, options, environment).run(&console)
    }
    try TeachReport.check(options)
    return try options[.exercise].map { (name) throws(Failure) in try exercise(name, &console) }
  }

  /// Plays the first lesson that isn't finished and shows its number and the total.
  ///
  /// If all lessons are done, plays the first one. With `--list`, without a terminal, or for a
  /// folder of lessons, lists the lessons instead.
  private func playNext(
    in files: LessonFiles,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let progress = LessonProgress(environment)
    guard case .builtIn(let language) = files, environment.isConversation, !options.has(.list)
    else { return try LessonList(files, options, progress).print(&console) }
    let paths = try LessonFiles.builtIn(language).paths()
    let place = paths.firstIndex { !(progress?.isDone($0) ?? false) } ?? 0
    guard paths.indices.contains(place) else {
      return try LessonList(.builtIn(language), options, progress).print(&console)
    }
    let wording = Wording.lesson(place + 1, of: paths.count, option: language.option)
    try console.output.line(wording[language])
    return try play(chosen(paths[place], isOf: .builtIn), &console)
  }

  /// The requested language of the built-in lessons.
  var language: LessonLanguage {
    get throws(Failure) {
      guard let tag = options[.language] else { return .english }
      if let language = LessonLanguage(tag: tag) { return language }
      let tags = LessonLanguage.allCases.map { "--language \($0.rawValue)" }.asAlternatives
      throw Failure(.noInput, "there are no lessons in the language '\(tag)'; use \(tags)")
    }
  }

  /// Returns the lesson at a path, with the options from the command line that apply to it.
  private func chosen(_ path: String, isOf kind: ChosenLesson.Kind) -> ChosenLesson {
    ChosenLesson(
      path: path,
      kind: kind,
      isQuiz: options.has(.quiz) || options.has(.answers) || kind == .screen && !options.has(.read)
        || environment.isConversation && !options.has(.read),
      report: options[.report]
    )
  }

  /// Continues the last unfinished lesson and its report.
  private func resume(_ console: inout Console) throws(Failure) -> ExitCode {
    guard var lesson = LessonProgress(environment)?.last else {
      throw Failure(
        .noInput,
        "there's no unfinished lesson to resume; 'earshot teach --list' lists all lessons"
      )
    }
    lesson.report = options[.report] ?? lesson.report
    var options = options
    options.values[.report] = lesson.report
    try TeachReport.check(options)
    let command = TeachCommand(options: options, environment: environment)
    return try command.play(lesson, isResumed: true, &console)
  }

  private func play(
    _ chosen: ChosenLesson,
    isResumed: Bool = false,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    if options.has(.page) {
      console.output.fragment(HandoutPage(try lesson(chosen, &console).0).html)
      return .ok
    }
    if options.has(.answers) {
      let (lesson, documents) = try lesson(chosen, &console)
      for line in LessonAnswers(lesson, documents).lines { try console.output.line(line) }
      return .ok
    }
    if options.has(.minScore), !chosen.isQuiz { throw .usage("'--min-score' needs '--quiz'") }
    let (lesson, documents) = try lesson(chosen, &console)
    let player = LessonPlayer(
      lesson,
      documents: documents,
      mode: chosen.isQuiz ? .asking : .telling,
      overrides: options.settings,
      pauses: environment.isConversation && !options.has(.plain)
    )
    var play = try LessonPlay(player, chosen, options, environment)
    defer { play.end() }
    return try play.run(isResumed: isResumed, &console)
  }
}
