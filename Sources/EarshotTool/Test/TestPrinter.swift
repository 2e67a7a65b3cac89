internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

/// Prints what comes of a test, file by file, in the form that was asked for.
struct TestPrinter: Sendable {
  private let form: Form
  private var tap = TAPReport()
  /// The errors that were told; sessions that share a screen share what is wrong with it.
  private var told: Set<[String]> = []

  /// Chooses the form that a command line asks for.
  init(_ options: Options) {
    form = Form.allCases.first { $0.option.map(options.has) ?? false } ?? .plain
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
    switch form {
    case .plain: try showPlainly(file, &console)
    case .tap:
      for session in file.sessions {
        for line in tap.lines(of: session) { try console.output.verbatim(line) }
      }
    case .json:
      for session in file.sessions {
        try console.output.verbatim(JSONLinesReport.line(of: session))
      }
    case .github:
      if !file.sessions.isEmpty { try console.output.line(GitHubReport.harmless(file.line)) }
      for session in file.sessions {
        for line in GitHubReport.lines(of: session) { try console.output.verbatim(line) }
      }
    }
    try console.output.flush()
  }

  private mutating func showPlainly(_ file: TestedFile, _ console: inout Console) throws(Failure) {
    if file.isUnreadable {
      console.report([file.line])
    } else if !file.sessions.isEmpty {
      try console.output.line(file.line)
    }
    for session in file.sessions where session.outcome == .failed {
      for line in session.findings.flatMap(\.lines) {
        try console.output.patchLine(line)
      }
    }
    for line in file.waysOut { try console.output.line(line) }
    let new = file.diagnostics.filter { told.insert($0).inserted }
    for lines in new { console.report(lines) }
    if new.isEmpty, !file.diagnostics.isEmpty {
      console.report(["earshot: \(file.path): the same errors as above"])
    }
  }

  /// Prints what comes after all files.
  func end(_ tally: TestTally, _ console: inout Console) throws(Failure) {
    switch form {
    case .plain, .github: try console.output.line(tally.line)
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
      case .json: "one JSON object a session: file, line, outcome, reason,\nsteps, problems"
      case .tap: "Test Anything Protocol, version 14"
      case .github: "annotations for GitHub Actions"
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
    if line == text { try self.line(text) } else { try verbatim(Display.safe(line) + "\r") }
  }
}
