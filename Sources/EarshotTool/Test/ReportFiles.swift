internal import EarshotTranscripts

/// The reports that go into files, beside what is printed.
struct ReportFiles {
  private let junit: String?
  private let gitlab: String?
  /// The file that GitHub shows beside a run, to which others have written before.
  private let summary: String?
  private let splitsPhases: Bool
  private let environment: Environment
  private var sessions: [TestedSession] = []

  /// Chooses the reports that a command line and the world around it ask for.
  init(_ options: Options, _ environment: Environment) {
    junit = options[.junit]
    gitlab = options[.gitlab]
    let path = environment.variables["GITHUB_STEP_SUMMARY"] ?? ""
    summary = options.has(.github) && !path.isEmpty ? path : nil
    splitsPhases = options.has(.phases)
    self.environment = environment
  }

  /// Takes in what came of a file.
  mutating func add(_ file: TestedFile) {
    guard junit != nil || gitlab != nil || summary != nil else { return }
    sessions += splitsPhases ? file.sessions.flatMap(\.cases) : file.sessions
  }

  /// Writes the reports.
  func write(_ tally: TestTally) throws(Failure) {
    if let junit { try FileWriter.create(junit, Array(JUnitReport.text(sessions).utf8)) }
    if let gitlab {
      let text = GitLabReport.text(sessions, environment.reportPaths(from: "CI_PROJECT_DIR"))
      try FileWriter.create(gitlab, Array(text.utf8))
    }
    if let summary {
      let paths = environment.reportPaths(from: "GITHUB_WORKSPACE")
      let text = SummaryReport.text(sessions, title: tally.line, paths)
      try FileWriter.append(Array(text.utf8), to: summary)
    }
  }
}

extension Environment {
  /// The paths below the folder that a variable names.
  func reportPaths(from variable: String) -> ReportPaths {
    guard let root = variables[variable], let folder = FileWriter.resolved(".") else {
      return .unchanged
    }
    return ReportPaths(root: FileWriter.resolved(root) ?? root, from: folder)
  }
}
