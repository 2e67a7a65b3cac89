internal import EarshotReports
internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

/// A printer of the results of a test, file by file, in the requested format.
struct TestPrinter: Sendable {
  /// The report format for standard output, or `nil` for text.
  private let form: ReportForm?
  /// Whether to omit files without problems.
  private let isQuiet: Bool
  /// The number of lines of the terminal, or `nil` if there's no terminal.
  private let rows: Int?
  /// The lines for the files, which come after the causes.
  private var lines: [String] = []
  /// The number of lines before the first failed file, or `nil` if no file failed.
  private var startOfFailed: Int?
  /// The failed sessions, whose causes come before the lines for the files.
  private var failed: [ReportCase] = []
  /// The errors to print after the lines for the files.
  private var errors: [String] = []
  /// A short list of the failures, for users who see only the end of the output.
  private var failures: [String] = []
  /// The number of slowest sessions to list.
  private let slowestCount: Int
  /// The names and durations of the timed sessions.
  private var times: [(name: String, microseconds: Int)] = []
  /// The errors printed so far.
  ///
  /// The set keeps Earshot from printing the errors in a screen for every session that uses the
  /// screen.
  private var told: Set<[String]> = []

  /// Creates a printer for the format on a command line.
  init(_ options: Options, _ environment: Environment) {
    form = ReportForm.allCases.first { $0.target == .output && options.has($0.option) }
    isQuiet = options.has(.quiet)
    rows = environment.rows
    slowestCount = options[.slowest].flatMap { Int($0) } ?? 0
  }

  /// Adds a file to the output for people and prints its errors.
  ///
  /// Reports for other programs have separate writers.
  mutating func show(_ file: TestedFile, _ console: inout Console) {
    if file.isNotRun { return }
    switch form {
    case nil: showPlainly(file, &console)
    case .github?:
      if !file.sessions.isEmpty { lines.append(GitHubReport.harmless(file.line)) }
    default: break
    }
  }

  private mutating func showPlainly(_ file: TestedFile, _ console: inout Console) {
    if file.hasFailed {
      note(file)
      startOfFailed = startOfFailed ?? lines.count
    }
    failed += file.sessions.filter { $0.outcome == .failed }
    if slowestCount > 0 {
      times += file.sessions.compactMap { session in
        session.microseconds.map { (session.name, $0) }
      }
    }
    if file.isUnreadable {
      console.report([file.line])
    } else if !file.sessions.isEmpty,
      !isQuiet || file.sessions.contains(where: { $0.outcome != .passed })
    {
      lines.append(file.line)
    }
    for migration in file.migrations where file.deed == .migrated {
      let words = "'\(migration.old)' is now '\(migration.new)'"
      lines.append("\(Display.safe(file.path)):\(migration.line): \(Display.safe(words))")
    }
    lines += file.sessions.flatMap { $0.findingsShown(quietly: isQuiet) }.flatMap(\.lines)
    lines += file.waysOut
    let new = file.diagnostics.filter { told.insert($0).inserted }
    for lines in new { console.report(lines) }
    if new.isEmpty, !file.diagnostics.isEmpty {
      console.report(["earshot: \(file.path): the same errors as above"])
    }
  }

  /// Records the failures of a file, so the end of the output can list them again.
  private mutating func note(_ file: TestedFile) {
    let findings = file.sessions.filter { $0.outcome != .skipped }.flatMap(\.findings)
    let open = findings.filter { !$0.isConsequential }
    failures += [file.line] + open.map { "  \($0.headline)" }
  }

  /// Lists the failures again if the first ones have scrolled off the screen.
  private func recall(after count: Int, _ console: inout Console) throws(Failure) {
    guard let rows, count > rows, !failures.isEmpty else { return }
    for line in ["", "the failures again:"] + failures { try console.output.line(line) }
  }

  /// Adds a line after the lines for the files.
  mutating func add(_ line: String) { lines.append(line) }

  /// Adds an error to print after the lines for the files.
  mutating func add(error: String) { errors.append(error) }

  /// The durations of the slowest sessions.
  private var slowest: [String] {
    let sorted = times.sorted { (-$0.microseconds, $0.name) < (-$1.microseconds, $1.name) }
    let chosen = sorted.prefix(slowestCount)
    return chosen.isEmpty
      ? [] : ["slowest:"] + chosen.map { "  \(($0.microseconds + 500) / 1_000) ms \($0.name)" }
  }

  /// Prints the delayed errors, after the output so far.
  private func tell(_ console: inout Console) throws(Failure) {
    if errors.isEmpty { return }
    try console.output.flush()
    console.report(errors)
  }

  /// Prints the remaining lines and errors and, for people and for GitHub's log, the closing line.
  func end(_ tally: TestTally, _ console: inout Console) throws(Failure) {
    switch form {
    case nil:
      let isNext = startOfFailed == 0
      let all = CauseBlock.lines(of: failed, beforeFinding: isNext) + lines
      for line in all { try console.output.patchLine(line) }
      try tell(&console)
      try recall(after: all.count, &console)
      for line in slowest { try console.output.line(line) }
      if let warning = tally.warning { try console.output.line(warning) }
      if !isQuiet { try console.output.line(tally.line) }
    case .github?:
      for line in lines { try console.output.line(line) }
      try tell(&console)
      if let warning = tally.warning { try console.output.line(warning) }
      try console.output.line(tally.line)
    default: try tell(&console)
    }
    try console.output.flush()
  }
}

extension ReportCase {
  /// Returns the findings to show for the session: all of them if the session failed or, unless the
  /// output is quiet, the warnings if the session passed or was skipped.
  fileprivate func findingsShown(quietly isQuiet: Bool) -> [Finding] {
    switch outcome {
    case .failed: findings
    case .passed, .skipped: isQuiet ? [] : findings.filter { $0.severity == .warning }
    case .malformed, .missing, .unreadable: []
    }
  }
}

extension Output {
  /// Adds a line that keeps its carriage return.
  ///
  /// Without the carriage returns, `patch` couldn't match the lines of a file that has them.
  fileprivate mutating func patchLine(_ text: String) throws(Failure) {
    let line = text.withoutReturn
    try self.line(line, carriage: line == text ? "" : "\r")
  }
}
