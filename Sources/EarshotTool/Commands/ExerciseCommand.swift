internal import EarshotExercises
internal import EarshotLessons
internal import EarshotLines
internal import EarshotNotation
internal import EarshotReports
internal import EarshotSession
internal import EarshotTranscripts

/// `earshot teach --exercise`: puts a broken screen into a folder and reports its problems.
struct ExerciseCommand {
  private let options: Options
  private let exercise: Exercise
  /// The path that identifies the exercise in the list of finished exercises.
  private let path: String
  /// The folder of the exercise, or the learner's own screen.
  private let place: ExercisePlace
  private let environment: Environment
  private let printer: LessonPrinter
  /// The report format for standard output, or `nil` for text.
  private let form: ReportForm?
  /// The number of the last hint for the check in `hinted`.
  private var hint = 1
  private var hinted: Exercise.Check?
  /// The result for the screen, or `nil` while the screen has errors.
  private var result: ExerciseResult?
  /// The speech of the last saved screen, or `nil` while the screen has errors.
  private var listening: ScreenListening?

  /// Reads an exercise.
  init(
    _ source: SourceText,
    _ path: String,
    _ options: Options,
    _ environment: Environment,
    _ console: inout Console
  ) throws(Failure) {
    let check = ExerciseCheck(source)
    guard check.isRight, let exercise = check.exercise else {
      console.report(check.diagnostics.lines(in: [source]))
      throw .silent(.malformed)
    }
    self.exercise = exercise
    self.path = path
    self.options = options
    place = try ExercisePlace(options.operands.first ?? exercise.name)
    self.environment = environment
    printer = LessonPrinter(environment)
    form = Reporter(.exercise, options, environment).printed
    hint = options[.hint].flatMap { Int($0) } ?? 1
  }

  private var screenPath: String { place.screenPath(of: exercise) }

  /// Writes the files of the exercise unless the screen already exists, and judges the screen.
  ///
  /// With `--watch`, the method judges the screen again after each change.
  mutating func run(_ console: inout Console) throws(Failure) -> ExitCode {
    try prepare(&console)
    // Watching starts before Earshot reads the screen, so it doesn't miss a change.
    var watch = TeachWait(screenPath, environment)
    let status = try judge(&console)
    guard status != .ok else { return status }
    guard options.has(.watch) else {
      if form == nil { try sayNextHint(&console) }
      return status
    }
    return try follow(&watch, status, &console)
  }

  /// Judges the screen after each change and gives hints on request, until all problems are fixed
  /// or the learner quits.
  private mutating func follow(
    _ watch: inout TeachWait,
    _ status: ExitCode,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var status = status
    try sayWhatItWaitsFor(&console)
    while status != .ok {
      switch watch.next() {
      case .time: break
      case .change:
        try printer.print([.blank], &console)
        status = try judge(&console)
        if status != .ok { try sayWhatItWaitsFor(&console) }
      case .line(let typed):
        let line = LessonPlayer.command(typed) ?? typed
        if ["quit", ":quit", "exit"].contains(line) { return status }
        try answer(line, &console)
      case .end: return status
      case .signal(let signal): return ExitCode(endingBy: signal)
      }
    }
    return status
  }

  private func sayWhatItWaitsFor(_ console: inout Console) throws(Failure) {
    try say(.waitsForExercise(screenPath), &console)
  }

  /// Responds to the learner's input while the program waits.
  private mutating func answer(_ line: String, _ console: inout Console) throws(Failure) {
    if line == "outline" { return try printer.print(outline, &console) }
    guard ["hint", "?"].contains(line) else {
      guard let lines = listening?.lines(for: line) else { return try sayWhatItWaitsFor(&console) }
      return try printer.print(lines, &console)
    }
    hint += 1
    let lines = result?.hintLines(hint) ?? []
    try printer.print(lines, &console)
    let count = result?.firstProblem?.hints.count ?? 0
    if hint > count {
      try say(.noHint(hadSome: count > 0), &console)
    }
  }

  /// The outline of the last saved screen.
  private var outline: [LessonLine] {
    let source = try? options.room(of: screenPath).source(screenPath)
    return (source?.lines ?? []).map {
      LessonLine(.outline, Display.safe($0.text)).inLanguage(exercise.language)
    }
  }

  /// Prints how to get the next hint, if there is one.
  private func sayNextHint(_ console: inout Console) throws(Failure) {
    guard let count = result?.firstProblem?.hints.count, hint < count else { return }
    try say(.nextHint(hint + 1), &console)
  }

  /// Prints words in the language of the exercise.
  private func say(_ wording: Wording, _ console: inout Console) throws(Failure) {
    try printer.print([LessonLine.tool(wording).inLanguage(exercise.language)], &console)
  }

  /// The maximum length of a screen, in lines, to show at the beginning, so the screen and the text
  /// above it fit in 24 rows.
  private static let linesToShow = 12

  private func prepare(_ console: inout Console) throws(Failure) {
    guard case .folder(let folder) = place, !Folder.isThere(screenPath) else { return }
    FileSystem.makeFolder(folder, isPrivate: false)
    try FileWriter.create(screenPath, Array(exercise.screen.utf8))
    let session = FileKind.transcript.named("\(folder)/\(exercise.name)")
    if exercise.judgesBehavior {
      try writeCheck(in: folder)
    } else if !Folder.isThere(session) {
      try FileWriter.create(session, Array(exercise.session.utf8))
    }
    guard form == nil else { return }
    let story = [exercise.title] + exercise.story
    let lines = story.map { LessonLine(.lesson, $0).inLanguage(exercise.language) }
    try printer.print(lines, &console)
    if exercise.screen.split(separator: "\n").count <= Self.linesToShow {
      try printer.print(outline, &console)
    }
    let word = screenPath.asShellWord
    try say(.edit(screenPath, typedAs: word, isWatched: options.has(.watch)), &console)
  }

  /// Writes a document with which `earshot test` judges the screen as this command does.
  private func writeCheck(in folder: String) throws(Failure) {
    let path = FileKind.markdown.named("\(folder)/\(exercise.name)")
    guard !Folder.isThere(path) else { return }
    let exercisePath = self.path
    let name =
      ExerciseSource.shortName(of: exercisePath) ?? FileSystem.resolved(exercisePath)
      ?? exercisePath
    let lines = [
      "---", "exercise: \(name)", "judges: \(exercise.screenName)", "---", "",
      "# \(exercise.title)",
      "", Wording.testSays(exercise.screenName)[exercise.language],
    ]
    try FileWriter.create(path, Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  private mutating func judge(_ console: inout Console) throws(Failure) -> ExitCode {
    let source = try options.room(of: screenPath).source(screenPath)
    result = ExerciseResult(exercise, of: source)
    listening = AppDocument.read([source]).document.map {
      ScreenListening($0, in: exercise.language)
    }
    guard let result else {
      return try sayWhatIsUnreadable(source, &console)
    }
    if form == nil {
      try printer.print(result.lines(hint: newHint(for: result.firstProblem)), &console)
    }
    var reporter = Reporter(.exercise, options, environment)
    try reporter.report(Report(result, of: screenPath), result.sentence, &console)
    try TeachReport.write(result.report, options)
    guard result.isDone else { return .differs }
    try noteDone(&console)
    return .ok
  }

  /// Prints the errors of a screen that Earshot can't read, followed by the hint.
  private func sayWhatIsUnreadable(
    _ source: SourceText,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let reading = AppDocument.read([source])
    console.report(reading.diagnostics.lines(in: [source]))
    guard form == nil else { return .malformed }
    let language = exercise.language
    let error = reading.diagnostics.first { $0.severity == .error }
    let line = error.flatMap { error in
      source.lines.last { $0.range.lowerBound <= error.range.lowerBound }?.number
    }
    if let line { try say(.unreadable(line: line), &console) }
    guard let check = hinted ?? exercise.checks.first else { return .malformed }
    let lines = check.hintLines(hint).map { $0.inLanguage(language) }
    try printer.print(lines, &console)
    return .malformed
  }

  /// In a terminal, records that the exercise is done, and names the next exercise.
  private func noteDone(_ console: inout Console) throws(Failure) {
    guard environment.isConversation, let progress = LessonProgress(environment) else { return }
    progress.markDone(path)
    let language = exercise.language
    let paths = ExerciseSource.builtInPaths(in: language)
    guard form == nil, paths.contains(path) else { return }
    let done = paths.count { progress.isDone($0) }
    let next = ExerciseSource.next(progress, in: language)
    let wording = Wording.nextExercise(
      next,
      option: language.option,
      done: done,
      of: paths.count
    )
    try say(wording, &console)
  }

  /// Returns the number of the hint to show automatically, or `nil` if the problem hasn't changed.
  private mutating func newHint(for problem: Exercise.Check?) -> Int? {
    guard problem != hinted else { return nil }
    if hinted != nil { hint = 1 }
    hinted = problem
    return hint
  }
}
