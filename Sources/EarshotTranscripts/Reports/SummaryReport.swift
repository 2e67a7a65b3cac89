import EarshotNotation

/// What came of all sessions as a table in Markdown, for the page that GitHub shows of a run.
///
/// - Source: GitHub Actions, "Adding a job summary"; GitHub Flavored Markdown, "Tables"; the columns
///   are our choice.
package enum SummaryReport {
  /// How many rows there are at most; GitHub takes no more than a megabyte.
  private static let limit = 200

  /// The text, which begins with a heading and ends in a line break.
  ///
  /// - Parameters:
  ///   - sessions: The cases, of which those that did not pass are listed first.
  ///   - title: How many passed and failed.
  ///   - paths: How files are called.
  /// - Returns: The text.
  package static func text(
    _ sessions: [TestedSession],
    title: String,
    _ paths: ReportPaths
  ) -> String {
    let open = sessions.filter { $0.outcome != .passed }
    let all = open + sessions.filter { $0.outcome == .passed }
    let rows = all.prefix(limit).map { row($0, paths) }
    let rest = all.count - rows.count
    let head = ["### Earshot: \(title)", "", "| result | session | steps | problems |"]
    let lines = head + ["| --- | --- | ---: | --- |"] + rows
    return (lines + (rest > 0 ? ["", "and \(rest) more"] : []) + [""]).map { $0 + "\n" }.joined()
  }

  private static func row(_ session: TestedSession, _ paths: ReportPaths) -> String {
    let path = paths.path(session.file)
    let name = path + session.name.dropFirst(session.file.count)
    let problems = session.findings.filter { !$0.isConsequential }.map(\.message)
    let cells = [
      session.outcome.rawValue, MarkdownText.escaped(name),
      session.steps > 0 ? "\(session.steps - session.failedSteps) of \(session.steps)" : "",
      session.isKnownToFail || problems.isEmpty
        ? MarkdownText.escaped(session.reason)
        : problems.map(MarkdownText.escaped).joined(separator: "<br>"),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
