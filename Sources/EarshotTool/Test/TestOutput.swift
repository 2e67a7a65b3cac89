internal import EarshotReports

/// The output of a test run: its lines for people, and its reports for other programs.
struct TestOutput {
  /// The lines for people.
  var printer: TestPrinter
  private let options: Options
  private var reporter: Reporter
  /// The share of the run whose JSON report `--merge` can read, or `nil` if the command line
  /// requests none.
  private let share: SessionSelection.Share?

  /// Creates the output that a command line requests.
  init(_ options: Options, _ environment: Environment, share: SessionSelection.Share? = nil) {
    self.options = options
    self.share = options.has(.json) ? share : nil
    printer = TestPrinter(options, environment)
    reporter = Reporter(.test, options, environment)
  }

  /// Prints the beginning of each report.
  mutating func begin(_ console: inout Console) throws(Failure) { try reporter.begin(&console) }

  /// Prints the result of a file.
  ///
  /// - Returns: The number of the file's cases in reports.
  mutating func show(_ file: TestedFile, _ console: inout Console) throws(Failure) -> Int {
    printer.show(file, &console)
    let cases = options.has(.phases) ? file.sessions.flatMap(\.cases) : file.sessions
    return try report(file, orElse: cases, &console)
  }

  /// Reports a file that wasn't run.
  mutating func report(notRun file: TestedFile, _ console: inout Console) throws(Failure) {
    _ = try report(file, orElse: file.sessions, &console)
  }

  /// Reports the changes in an app that affect the speech in no session.
  mutating func report(unheard: [Finding.Cause], _ console: inout Console) throws(Failure) {
    try reporter.add(Report(.test, [], unheard: unheard), &console)
  }

  private mutating func report(
    _ file: TestedFile,
    orElse cases: [ReportCase],
    _ console: inout Console
  ) throws(Failure) -> Int {
    let written = share?.cases(of: file) ?? cases
    try reporter.add(Report(.test, [.init(file.path, written)]), &console)
    return written.count
  }

  /// Prints the end of each report.
  mutating func end(_ tally: TestTally, _ console: inout Console) throws(Failure) {
    try reporter.end(tally.line, &console)
    if let share { try console.output.verbatim(share.end(tally, options).text) }
    try printer.end(tally, &console)
    try reporter.write(tally.line)
  }
}
