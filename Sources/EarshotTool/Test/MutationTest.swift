internal import EarshotImporters
internal import EarshotNotation
internal import EarshotReports
internal import EarshotSession
internal import EarshotTranscripts

/// `earshot test --mutate`: changes the apps that sessions walk, and tells which changes none of
/// the sessions notices.
struct MutationTest {
  /// The sessions that walk one app.
  private struct Suite {
    var sources: [SourceText]
    var app: AppDocument.ParseResult
    var transcripts: [Transcript] = []
  }

  /// How many changes of an app are tried at most where the command line does not say.
  private static let usualLimit = 1_000

  private let options: Options
  private let test: FileTest
  private var suites: [Suite] = []
  private var places: [[SourceText]: Int] = [:]
  private var status = TestTally()
  private var score = MutationScore()

  /// Creates the check that a command line asks for.
  init(_ options: Options) {
    self.options = options
    test = FileTest(options)
  }

  /// Finds options that do not go together.
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

  /// Runs the sessions on every change, and prints what came of it.
  ///
  /// - Returns: How the program ends.
  /// - Throws: ``Failure`` if there is no session, or if the output cannot be written.
  mutating func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let operands = try SessionOperands(
      options.operands,
      in: options.room,
      mayBeEmpty: options.has(.allowEmpty)
    )
    console.report(operands.remarks)
    for file in operands.files { gather(file, &console) }
    if suites.isEmpty, status.exitCode == .ok, !options.has(.allowEmpty) {
      throw Failure(.noInput, "no sessions that pass in \(names)")
    }
    for suite in suites { try check(suite, &console) }
    if suites.count > 1, !options.has(.json) { try console.output.line(score.line) }
    try console.output.flush()
    if let least = options[.minScore].flatMap({ Int($0) }), let percent = score.percent,
      percent < least
    {
      console.report(["earshot: the score is \(percent) %, less than \(least) %"])
      status.raise(to: .differs)
    }
    return status.exitCode
  }

  private var names: String { options.operands.map { "'\($0)'" }.joined(separator: ", ") }

  /// Takes in the sessions of a file; those that cannot be used are told, and left out.
  private mutating func gather(_ file: SessionFile, _ console: inout Console) {
    do throws(Failure) {
      let source = try test.source(of: file)
      let readings = FileTest.readings(of: source)
      let choice = test.choice(of: readings, in: source, TestedFile(file))
      for (result, lines) in zip(readings, choice.lines) {
        guard let transcript = result.transcript else {
          console.report(result.diagnostics.lines(in: [source]))
          status.raise(to: .malformed)
          continue
        }
        guard lines != nil, !transcript.steps.isEmpty else { continue }
        take(transcript, &console)
      }
    } catch {
      console.report(["earshot: \(error.message ?? "the file cannot be read")"])
      status.raise(to: error.status)
    }
  }

  private mutating func take(_ transcript: Transcript, _ console: inout Console) {
    let name = transcript.source.name
    var patched: PatchedFile?
    switch test.run(transcript, patching: &patched) {
    case .unread(let failure):
      console.report(["earshot: \(name): \(failure.message ?? "the screen cannot be read")"])
      status.raise(to: .noInput)
    case .tooMuchWork(let excess):
      console.report(["earshot: \(excess.sentence)"])
      status.raise(to: .malformed)
    case .malformed(let diagnostics, let sources):
      console.report(diagnostics.lines(in: sources))
      status.raise(to: .malformed)
    case .run(let run):
      switch run.outcome {
      case .passed: add(transcript)
      // A session that names what is not there comes as `Attempt.malformed`.
      case .expectedFailure, .malformed: break
      case .failed:
        console.report([
          "earshot: \(name): it differs while nothing is changed, so it is left out; "
            + "'earshot test \(name)' shows where"
        ])
        status.raise(to: .differs)
      }
    }
  }

  private mutating func add(_ transcript: Transcript) {
    guard let sources = try? transcript.screenSources(in: test.room) else { return }
    let place = places[sources] ?? suites.count
    if place == suites.count {
      places[sources] = place
      suites.append(
        Suite(sources: sources, app: AppDocument.open(sources, importing: options.importing))
      )
    }
    suites[place].transcripts.append(transcript)
  }

  /// Runs the sessions of one app on every change of it.
  private mutating func check(_ suite: Suite, _ console: inout Console) throws(Failure) {
    let limit = options[.limit].flatMap { Int($0) } ?? Self.usualLimit
    guard
      let check = MutationCheck(
        suite.app,
        in: suite.sources,
        transcripts: suite.transcripts,
        overrides: test.settings,
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
