/// A report format that other programs read.
///
/// Every command that writes reports supports every format.
///
/// To add a format, add a case with its row here, and a file in `Forms` with its writer. The name
/// of the case is the option that requests the format.
package enum ReportForm: String, CaseIterable, Sendable {
  case json, tap, github, sarif, markdown, junit, gitlab

  /// A destination for a report.
  package enum Target: Hashable, Sendable {
    /// Standard output, instead of the text for people.
    case output
    /// A file, in addition to the printed output. The associated value is an example of a path.
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

  /// The help text, with manual line breaks.
  package var help: String {
    switch self {
    case .json: "print the results as JSON, with one object on each line"
    case .tap: "print the results in the Test Anything Protocol (TAP),\nversion 14"
    case .github:
      "print annotations for GitHub Actions, and write a table\nto the file that GITHUB_STEP_SUMMARY names"
    case .sarif: "print the results as SARIF 2.1.0, for code scanning"
    case .markdown: "print the results as a Markdown table"
    case .junit: "also write the results as a JUnit report (XML)"
    case .gitlab: "also write the results as a GitLab Code Quality report"
    }
  }

  /// The environment variable that contains the path of the repository's root folder on the build
  /// server.
  package var rootVariable: String { self == .gitlab ? "CI_PROJECT_DIR" : "GITHUB_WORKSPACE" }

  /// Creates the writer of the format.
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

/// A writer of reports in one format.
///
/// A command passes each report to the writer as soon as the report is complete. If possible, the
/// writer returns the lines of each report immediately. Otherwise, it keeps the reports until the
/// end.
package protocol ReportWriter: Sendable {
  /// Creates a writer that uses the paths of files on the build server.
  init(_ kind: ReportKind, _ paths: ReportPaths)

  /// The lines before all reports.
  var head: [String] { get }

  /// Accepts a report and returns the lines that are already final.
  mutating func add(_ report: Report) -> [String]

  /// Returns the lines after all reports. The sentence summarizes the command's results.
  func end(_ sentence: String) -> [String]
}

extension ReportWriter {
  /// An empty array, because most formats have no header.
  package var head: [String] { [] }

  /// Returns an empty array, because most formats have no footer.
  package func end(_ sentence: String) -> [String] { [] }
}

/// A writer that needs all reports before it can write the first line.
protocol WholeReportWriter: ReportWriter {
  /// All reports so far.
  var whole: Report { get set }

  /// Creates a writer whose first report is `whole`.
  init(whole: Report, paths: ReportPaths)

  /// Returns the lines for all reports.
  func lines(_ sentence: String) -> [String]
}

extension WholeReportWriter {
  /// Creates a writer that uses the paths of files on the build server.
  package init(_ kind: ReportKind, _ paths: ReportPaths) {
    self.init(whole: Report(kind, []), paths: paths)
  }

  /// Adds a report and returns no lines, because the writer needs all reports first.
  package mutating func add(_ report: Report) -> [String] {
    whole.add(report)
    return []
  }

  /// Returns the lines for all reports.
  package func end(_ sentence: String) -> [String] { lines(sentence) }
}
