/// A form of reports that other programs read; every command that reports offers all of them.
///
/// A new form is a case with its row here, and a file in `Forms` with its writer. Its name is the
/// option that asks for it.
package enum ReportForm: String, CaseIterable, Sendable {
  case json, tap, github, sarif, markdown, junit, gitlab

  /// The place that a form is written to.
  package enum Target: Hashable, Sendable {
    /// Standard output, in place of the text for people.
    case output
    /// A file with this example as its name, beside what is printed.
    case file(example: String)
  }

  /// The place that it is written to.
  package var target: Target {
    switch self {
    case .json, .tap, .github, .sarif, .markdown: .output
    case .junit: .file(example: "report.xml")
    case .gitlab: .file(example: "report.json")
    }
  }

  /// The text of help, with lines broken by hand.
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

  /// The variable that names the root of the repository on the build server that reads the form.
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
/// A command hands over reports as they are done. A form that can print them one by one does so;
/// others keep them to the end.
package protocol ReportWriter: Sendable {
  /// Creates a writer that calls files as the build server does.
  init(_ kind: ReportKind, _ paths: ReportPaths)

  /// The lines before all reports.
  var head: [String] { get }

  /// Takes in a report, and returns the lines that are already certain.
  mutating func add(_ report: Report) -> [String]

  /// Returns the lines after all reports; a sentence says what the command found.
  func end(_ sentence: String) -> [String]
}

extension ReportWriter {
  /// No lines.
  package var head: [String] { [] }

  /// No lines.
  package func end(_ sentence: String) -> [String] { [] }
}

/// A writer that needs everything before it writes the first line.
protocol WholeReportWriter: ReportWriter {
  /// Everything so far.
  var whole: Report { get set }

  /// Returns the lines of everything.
  func lines(_ sentence: String) -> [String]
}

extension WholeReportWriter {
  /// Keeps the report.
  package mutating func add(_ report: Report) -> [String] {
    whole.add(report)
    return []
  }

  /// Returns the lines of everything.
  package func end(_ sentence: String) -> [String] { lines(sentence) }
}
