internal import EarshotImporters
internal import EarshotNotation
internal import EarshotReports
internal import EarshotSession
internal import EarshotTranscripts

/// `earshot test --mutate`: changes the apps of sessions and reports the changes that no session
/// notices.
struct MutationTest {
  /// The default maximum number of changes to an app.
  private static let usualLimit = 1_000

  private let options: Options
  private var score = MutationScore()

  /// Creates the check that a command line requests.
  init(_ options: Options) { self.options = options }

  /// Rejects options that can't be combined.
  static func validate(_ options: Options) throws(Failure) {
    for option in [Option.limit, .minScore] where options.has(option) && !options.has(.mutate) {
      throw .usage("'\(option.spelling)' needs '--mutate'")
    }
    guard options.has(.mutate) else { return }
    let forms = ReportForm.allCases.filter { $0 != .json }.map(\.option)
    for option in [Option.update, .check] + forms + [.phases, .failFast] where options.has(option) {
      throw .usage("'--mutate' and '\(option.spelling)' can't be used together")
    }
  }

  /// Runs the sessions with every change and prints the results.
  ///
  /// - Returns: The exit status.
  /// - Throws: ``Failure`` if there's no session, or if the output can't be written.
  mutating func run(_ console: inout Console) throws(Failure) -> ExitCode {
    var suites = try SessionSuites(options, &console)
    for suite in suites.all { try check(suite, suites.settings, &console) }
    if suites.all.count > 1, !options.has(.json) { try console.output.line(score.line) }
    try console.output.flush()
    suites.status.raise(to: options.missesLeast(score.percent, &console))
    return suites.status.exitCode
  }

  /// Runs the sessions of one app with every change to the app.
  private mutating func check(
    _ suite: SessionSuites.Suite,
    _ settings: [(name: String, value: String)],
    _ console: inout Console
  ) throws(Failure) {
    let limit = options[.limit].flatMap { Int($0) } ?? Self.usualLimit
    guard
      let check = MutationCheck(
        suite.app,
        in: suite.sources,
        transcripts: suite.transcripts,
        overrides: settings,
        limit: limit,
        work: options.work
      )
    else { return }
    var score = MutationScore()
    let isJSON = options.has(.json)
    try workers.run(check.mutants) {
      check.result(of: $0)
    } deliver: { (result) throws(Failure) in
      score.add(result)
      if isJSON {
        try console.output.verbatim(result.json)
      } else if let line = result.line {
        try console.output.line(line)
      }
      try console.output.flush()
      return true
    }
    self.score.add(score)
    let name = suite.sources.first?.name ?? ""
    let summary = MutationSummary(check, score, file: name)
    if isJSON { return try console.output.verbatim(summary.json) }
    for line in summary.lines { try console.output.line(line) }
  }

  private var workers: Workers {
    Workers(count: options[.jobs].flatMap { Int($0) } ?? Workers.processors)
  }
}
