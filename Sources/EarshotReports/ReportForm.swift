/// A report format that other programs read.
///
/// All reporting commands offer all formats.
///
/// To add a format, add a case with its row here, and a file in `Forms` with its writer. Its name
/// is the option that requests it.
package enum ReportForm: String, CaseIterable, Sendable {
  case json, tap, github, sarif, markdown, junit, gitlab

  /// The place that a form is written to.
  package enum Target: Hashable, Sendable {
    /// Standard output, instead of the text for people.
    case output
    /// A file, such as the one in the example, in addition to the printed output.
    case file(example: String)
  }

  /// The destination of the report.
  package var target: Target {
    switch self {
    case .json, .tap, .github, .sarif, .markdown: .output
    case .junit: .file(example: "report.xml")
    case .gitlab: .file(example: "report.json")
    }
  }

  /// The text for help, with manual line breaks.
  package var help: String {
    switch self {
    case .json: "a JSON object for each finding, on its own line"
    case .tap: "Test Anything Protocol, version 14"
    case .github:
      "annotations for GitHub Actions, and a table in the file\nthat GITHUB_STEP_SUMMARY names"
    case .sarif: "SARIF 2.1.0, for code scanning"
    case .markdown: "a table in Markdown"
    case .junit: "also write a report as JUnit XML"
    case .gitlab: "also write a GitLab code quality report"
    }
  }

  /// The variable that contains the root of the repository on the build server that reads the
  /// format.
  package var rootVariable: String { self == .gitlab ? "CI_PROJECT_DIR" : "GITHUB_WORKSPACE" }

  /// Creates the writer of the form.
  package func writer(of kind: ReportKind, _ paths: ReportPaths) -> any ReportWriter {
    switch self {
    case .json: JSONLinesReport(kind, paths)
    case .tap: TAPReport(kind, paths)
    case .github: GitHubReport(kind, paths)
    case .sarif: SARIFReport(kind, paths)
    case .markdown: MarkdownReport(kind, paths)
    case .junit: JUnitReport(kind, paths)
    case .gitlab: GitLabReport(kind, paths)
    }
  }
}

/// A writer of reports in one form.
///
/// A command passes reports on as they're done. If possible, a format prints them one by one.
/// Otherwise, it keeps them until the end.
package protocol ReportWriter: Sendable {
  /// Creates a writer that calls files as the build server does.
  init(_ kind: ReportKind, _ paths: ReportPaths)

  /// The lines before all reports.
  var head: [String] { get }

  /// Accepts a report and returns the lines that are already certain.
  mutating func add(_ report: Report) -> [String]

  /// Returns the lines after all reports. A sentence summarizes the command's results.
  func end(_ sentence: String) -> [String]
}

extension ReportWriter {
  /// No lines.
  package var head: [String] { [] }

  /// Returns no lines.
  package func end(_ sentence: String) -> [String] { [] }
}

/// A writer that needs everything before it writes the first line.
protocol WholeReportWriter: ReportWriter {
  /// All reports so far.
  var whole: Report { get set }

  /// Creates a writer with a report.
  init(whole: Report, paths: ReportPaths)

  /// Returns the lines of everything.
  func lines(_ sentence: String) -> [String]
}

extension WholeReportWriter {
  /// Creates a writer that calls files as the build server does.
  package init(_ kind: ReportKind, _ paths: ReportPaths) {
    self.init(whole: Report(kind, []), paths: paths)
  }

  /// Keeps the report.
  package mutating func add(_ report: Report) -> [String] {
    whole.add(report)
    return []
  }

  /// Returns the lines of everything.
  package func end(_ sentence: String) -> [String] { lines(sentence) }
}
