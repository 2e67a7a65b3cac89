internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

/// Prints what comes of a test, file by file, in the form that was asked for.
struct TestPrinter: Sendable {
  private let form: Form
  /// Whether each phase is a case of its own.
  private let splitsPhases: Bool
  /// How the server calls the files.
  private let paths: ReportPaths
  /// Whether nothing is said of files in which nothing is wrong.
  private let isQuiet: Bool
  /// How many lines the terminal shows, or `nil` where there is none.
  private let rows: Int?
  private var tap = TAPReport()
  /// How many lines were printed of the files.
  private var lineCount = 0
  /// What was wrong, in few lines, for those who see only the end.
  private var failures: [String] = []
  /// The errors that were told; sessions that share a screen share what is wrong with it.
  private var told: Set<[String]> = []

  /// Chooses the form that a command line asks for.
  init(_ options: Options, _ environment: Environment) {
    form = Form.allCases.first { $0.option.map(options.has) ?? false } ?? .plain
    splitsPhases = options.has(.phases)
    isQuiet = options.has(.quiet)
    rows = environment.rows
    paths = environment.reportPaths(from: "GITHUB_WORKSPACE")
  }

  /// Prints what comes before all files.
  func begin(_ console: inout Console) throws(Failure) {
    switch form {
    case .plain, .json, .github: break
    case .tap: try console.output.verbatim(TAPReport.head)
    }
  }

  /// Prints what came of a file.
  mutating func show(_ file: TestedFile, _ console: inout Console) throws(Failure) {
    let cases = splitsPhases ? file.sessions.flatMap(\.cases) : file.sessions
    switch form {
    case .plain: try showPlainly(file, &console)
    case .tap:
      for session in cases {
        for line in tap.lines(of: session) { try console.output.verbatim(line) }
      }
    case .json:
      for session in cases {
        try console.output.verbatim(JSONLinesReport.line(of: session))
      }
    case .github:
      if !file.sessions.isEmpty { try console.output.line(GitHubReport.harmless(file.line)) }
      for session in cases {
        for line in GitHubReport.lines(of: session, paths) { try console.output.verbatim(line) }
      }
    }
    try console.output.flush()
  }

  private mutating func showPlainly(_ file: TestedFile, _ console: inout Console) throws(Failure) {
    if file.hasFailed { note(file) }
    if file.isUnreadable {
      console.report([file.line])
      lineCount += 1
    } else if !file.sessions.isEmpty, !isQuiet || file.hasFailed {
      try console.output.line(file.line)
      lineCount += 1
    }
    for session in file.sessions where session.outcome == .failed {
      for line in session.findings.flatMap(\.lines) {
        try console.output.patchLine(line)
        lineCount += 1
      }
    }
    for line in file.waysOut { try console.output.line(line) }
    lineCount += file.waysOut.count
    let new = file.diagnostics.filter { told.insert($0).inserted }
    for lines in new { console.report(lines) }
    if new.isEmpty, !file.diagnostics.isEmpty {
      console.report(["earshot: \(file.path): the same errors as above"])
    }
  }

  /// Notes what is wrong with a file, to list it once more.
  private mutating func note(_ file: TestedFile) {
    let findings = file.sessions.filter { $0.outcome != .skipped }.flatMap(\.findings)
    let open = findings.filter { !$0.isConsequential }
    failures += [file.line] + open.map { "  \($0.headline)" }
  }

  /// Lists what is wrong once more, where its beginning has left the screen.
  private func recall(_ console: inout Console) throws(Failure) {
    guard let rows, lineCount > rows, !failures.isEmpty else { return }
    for line in ["", "once more:"] + failures { try console.output.line(line) }
  }

  /// Prints what comes after all files.
  func end(_ tally: TestTally, _ console: inout Console) throws(Failure) {
    switch form {
    case .plain:
      try recall(&console)
      if !isQuiet { try console.output.line(tally.line) }
    case .github: try console.output.line(tally.line)
    case .tap: try console.output.verbatim(tap.plan)
    case .json: break
    }
    try console.output.flush()
  }
}

extension TestPrinter {
  /// The form on standard output.
  ///
  /// A new one is a case, and a file in `Reports`; the compiler asks for its option, for what help
  /// says of it and for what it prints.
  enum Form: CaseIterable, Sendable {
    case plain, json, tap, github

    /// The option that asks for it, or `nil` if none is needed.
    var option: Option? {
      switch self {
      case .plain: nil
      case .json: .json
      case .tap: .tap
      case .github: .github
      }
    }

    /// What help says of its option.
    private var help: String? {
      switch self {
      case .plain: nil
      case .json:
        "a JSON object for each session: file, line, phase,\noutcome, reason, steps, failed, problems"
      case .tap: "Test Anything Protocol, version 14"
      case .github:
        "annotations for GitHub Actions, and a table in the file\nthat GITHUB_STEP_SUMMARY names"
      }
    }

    /// The options that ask for a form; they exclude each other.
    static let options = allCases.compactMap(\.option)
    /// The rows of the options, in the order of help.
    static let rows = allCases.compactMap { form in form.option.map { OptionRow($0, form.help) } }
  }
}

extension Output {
  /// Adds a line that keeps the carriage return at its end, without which `patch` would not find
  /// the lines of a file that has them.
  fileprivate mutating func patchLine(_ text: String) throws(Failure) {
    let line = text.withoutReturn
    try self.line(line, carriage: line == text ? "" : "\r")
  }
}
