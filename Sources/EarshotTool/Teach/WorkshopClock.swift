internal import EarshotLessons
internal import EarshotNotation

/// `earshot teach --clock`: announces the parts of a workshop when they begin and shortly before
/// they end.
///
/// Each announcement is a separate line, so a screen reader reads it when it appears.
struct WorkshopClock {
  private static func path(in language: LessonLanguage) -> String {
    language == .english ? "Docs/Workshop.md" : "Docs/Workshop.\(language.rawValue).md"
  }

  private let plan: WorkshopPlan
  private let environment: Environment

  /// Creates a clock for the given number of minutes, with the built-in plan or the plan in a
  /// document.
  ///
  /// - Throws: ``Failure`` if the document has no plan.
  init(
    _ minutes: Int,
    in language: LessonLanguage,
    _ options: Options,
    _ environment: Environment
  ) throws(Failure) {
    let path = options.operands.first
    let source =
      if let path { try options.room(of: path).source(path) } else {
        try LessonFiles.builtInSource(Self.path(in: language))
      }
    guard let plan = WorkshopPlan(source) else {
      let row = "| 0–10 | Hear it | On the iPhone |"
      throw Failure(
        .noInput,
        "there's no plan in '\(source.name)'; write a table with rows such as '\(row)'"
      )
    }
    self.plan = plan.scaled(to: minutes)
    self.environment = environment
  }

  /// Runs until the workshop ends or the trainer quits.
  ///
  /// If the trainer presses Return, the method prints the current part.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let start = MonotonicClock.now()
    var wait = TeachWait(environment)
    var calls = plan.calls[...]
    try say(Wording.clockHelp[plan.language], &console)
    while let next = calls.first {
      let passed = MonotonicClock.microseconds(since: start) / 1_000
      guard next.second * 1_000 > passed else {
        try say(next.text, &console)
        calls = calls.dropFirst()
        continue
      }
      switch wait.next(within: next.second * 1_000 - passed) {
      case .line("quit"), .line(":quit"), .line("exit"), .end: return .ok
      case .line:
        let second = MonotonicClock.microseconds(since: start) / 1_000_000
        try say(plan.status(at: second), &console)
      case .signal(let signal): return ExitCode(endingBy: signal)
      case .time, .change: break
      }
    }
    return .ok
  }

  private func say(_ text: String, _ console: inout Console) throws(Failure) {
    try LessonPrinter(environment).say(text, &console)
  }
}
