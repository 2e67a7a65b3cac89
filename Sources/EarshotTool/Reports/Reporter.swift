internal import EarshotReports

/// A writer that creates the reports that a command line and the environment request.
struct Reporter {
  /// The report format for standard output, or `nil` for text.
  let printed: ReportForm?
  private var writers: [(target: Target, writer: any ReportWriter)] = []

  /// The destination of a report.
  private enum Target {
    case output
    case file(String)
    /// The end of a file that other programs also write to.
    case end(of: String)
  }

  /// Creates the requested reports.
  init(_ kind: ReportKind, _ options: Options, _ environment: Environment) {
    let forms = ReportForm.allCases.filter { options.has($0.option) }
    printed = forms.first { $0.target == .output }
    for form in forms {
      let paths = environment.reportPaths(from: form.rootVariable)
      let target = form.target == .output ? Target.output : .file(options[form.option] ?? "")
      writers.append((target, form.writer(of: kind, paths)))
    }
    let summary = environment.variables["GITHUB_STEP_SUMMARY"] ?? ""
    if printed == .github, !summary.isEmpty {
      let paths = environment.reportPaths(from: ReportForm.markdown.rootVariable)
      writers.append((.end(of: summary), ReportForm.markdown.writer(of: kind, paths)))
    }
  }

  /// Whether no report is requested.
  var isIdle: Bool { writers.isEmpty }

  /// Prints the lines that precede all reports.
  func begin(_ console: inout Console) throws(Failure) {
    for case (.output, let writer) in writers { try print(writer.head, &console) }
  }

  /// Adds a report and prints the lines that are already final.
  mutating func add(_ report: Report, _ console: inout Console) throws(Failure) {
    for place in writers.indices {
      // Files are written at the end, when all of their lines are known.
      let lines = writers[place].writer.add(report)
      if case .output = writers[place].target { try print(lines, &console) }
    }
  }

  /// Prints the lines that follow all reports.
  ///
  /// The sentence summarizes the command's result.
  func end(_ sentence: String, _ console: inout Console) throws(Failure) {
    for case (.output, let writer) in writers { try print(writer.end(sentence), &console) }
  }

  /// Writes the report files.
  ///
  /// The sentence summarizes the command's result.
  func write(_ sentence: String) throws(Failure) {
    for (target, writer) in writers {
      switch target {
      case .output: break
      case .file(let path): try FileWriter.create(path, Self.bytes(of: writer.end(sentence)))
      case .end(let path):
        try FileWriter.append(Self.bytes(of: writer.end(sentence) + [""]), to: path)
      }
    }
  }

  /// Writes a single report completely.
  ///
  /// The method evaluates the report only if the user requested one.
  mutating func report(
    _ report: @autoclosure () -> Report,
    _ sentence: String,
    _ console: inout Console
  ) throws(Failure) {
    guard !isIdle else { return }
    try begin(&console)
    try add(report(), &console)
    try end(sentence, &console)
    try write(sentence)
  }

  private static func bytes(of lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func print(_ lines: [String], _ console: inout Console) throws(Failure) {
    for line in lines { try console.output.verbatim(line) }
  }
}

extension ReportForm {
  /// The options that request a format on standard output.
  ///
  /// They're mutually exclusive.
  static let printedOptions = allCases.filter { $0.target == .output }.map(\.option)

  /// The help rows of the options for all formats, in the order of help.
  static let rows = allCases.map { OptionRow($0.option, $0.help) }

  /// Returns the help rows of the options for all formats.
  ///
  /// The row of the JSON option has the given help text, which describes the objects.
  static func rows(json: String) -> [OptionRow] {
    allCases.map { OptionRow($0.option, $0 == .json ? json : $0.help) }
  }
}

extension Environment {
  /// Returns the converter to paths relative to the folder that an environment variable names.
  func reportPaths(from variable: String) -> ReportPaths {
    guard let root = variables[variable], let folder = FileWriter.resolved(".") else {
      return .unchanged
    }
    return ReportPaths(root: FileWriter.resolved(root) ?? root, from: folder)
  }
}
