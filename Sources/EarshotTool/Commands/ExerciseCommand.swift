internal import EarshotLessons
internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// `earshot teach --exercise`: puts a broken screen into a folder, and tells what is wrong with it.
struct ExerciseCommand {
  /// How long nothing is looked at, in milliseconds.
  private static let pause: Int32 = 500
  /// How long a change is given to become whole: editors write a file in several steps.
  private static let settling: Int32 = 100
  private let options: Options
  private let exercise: Exercise
  private let folder: String
  private let printer: LessonPrinter
  /// How many hints were given for the same mistake.
  private var hints = 0
  private var lastProblem: String?

  /// Reads an exercise; what is wrong with it is reported.
  init(
    _ source: SourceText,
    _ options: Options,
    _ environment: Environment,
    _ console: inout Console
  ) throws(Failure) {
    let result = Exercise.read(source)
    console.report(result.diagnostics.lines(in: [source]))
    guard let exercise = result.exercise else { throw .silent(.malformed) }
    self.exercise = exercise
    self.options = options
    folder = options.operands.first ?? exercise.name
    printer = LessonPrinter(environment)
  }

  private var screenPath: String { "\(folder)/\(exercise.screenName)" }

  /// Writes the files that are not there, and judges the screen; with `--watch` after each change.
  mutating func run(_ console: inout Console) throws(Failure) -> ExitCode {
    try prepare(&console)
    // Taken before the screen is read, so that no change is missed.
    var known = FileIdentity(of: screenPath)
    var status = try judge(&console)
    guard options.has(.watch), status != .ok else { return status }
    try printer.say("Waiting for changes to \(screenPath). Control-C ends.", &console)
    SignalPipe.shared.catchSignals(SignalPipe.endings)
    var seen = known
    while status != .ok {
      let pause = seen == known ? Self.pause : Self.settling
      if case .signal(let signal)? = SignalPipe.shared.wait(for: -1, atMost: pause) {
        return signal == SIGINT ? .interrupted : signal == SIGHUP ? .hungUp : .terminated
      }
      let now = FileIdentity(of: screenPath)
      defer { seen = now }
      guard now != known, now != nil, now == seen else { continue }
      known = now
      try printer.print([.blank], &console)
      status = try judge(&console)
    }
    return status
  }

  private func prepare(_ console: inout Console) throws(Failure) {
    guard !Folder.isThere(screenPath) else { return }
    FileSystem.makeFolder(folder, isPrivate: false)
    try FileWriter.create(screenPath, Array(exercise.screen.utf8))
    let session = FileKind.transcript.named("\(folder)/\(exercise.name)")
    if !Folder.isThere(session) { try FileWriter.create(session, Array(exercise.session.utf8)) }
    let story = [exercise.title] + exercise.story
    try printer.print(story.map { LessonLine(.lesson, $0) }, &console)
    try printer.say("Edit \(screenPath) until every check passes.", &console)
  }

  private mutating func judge(_ console: inout Console) throws(Failure) -> ExitCode {
    let source = SourceText(name: screenPath, utf8: try FileReader.read(screenPath))
    guard let result = ExerciseResult(exercise, of: source) else {
      let reading = AppDocument.read([source])
      console.report(reading.diagnostics.lines(in: [source]))
      return .malformed
    }
    let problem = result.phases.compactMap(\.problem).first
    hints = problem == lastProblem ? hints + 1 : 1
    lastProblem = problem
    try printer.print(result.lines(hint: hints), &console)
    try TeachReport.write(result.report, options)
    return result.isDone ? .ok : .differs
  }
}
