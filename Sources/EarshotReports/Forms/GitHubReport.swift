import EarshotLines
import EarshotNotation

/// Findings as annotations that GitHub shows next to the lines of a file.
///
/// Text from a file can't become a command to the build server. Each annotation is one line that
/// begins with its own command and has escaped data. GitHub shows only a limited number of
/// annotations of each kind, so the causes of failing tests come first, and severe findings precede
/// less severe ones.
///
/// - Source: GitHub Actions, "Workflow commands".
package struct GitHubReport: ReportWriter {
  private let paths: ReportPaths
  /// The cases of a test run.
  ///
  /// The writer keeps them until the end, because their causes come first.
  private var cases: [ReportCase] = []

  /// Creates a writer.
  package init(_ kind: ReportKind, _ paths: ReportPaths) { self.paths = paths }

  /// Returns the annotations of a report, one on each line, or keeps the cases of a test run for
  /// the end.
  package mutating func add(_ report: Report) -> [String] {
    if report.kind == .test {
      cases += report.cases
      return []
    }
    return report.entries.map(\.finding).sorted { $0.rank > $1.rank }.map { line($0) }
  }

  /// Returns the annotations of a test run.
  ///
  /// First come the causes whose place in a screen file is known. Then, each skipped case has one
  /// annotation, and every other case has one for each finding that isn't a consequence of an
  /// earlier one.
  package func end(_ sentence: String) -> [String] { causes + cases.flatMap(linesInOrder) }

  private var causes: [String] {
    CauseBlock.blocks(of: cases).compactMap { block in
      block.cause.place.map { place in
        GitHubAnnotation(
          "error",
          file: paths.path(place.file),
          line: place.line,
          column: place.column,
          title: block.cause.sentence,
          lines: [block.extent(paths)]
        ).text
      }
    }
  }

  private func linesInOrder(of reportCase: ReportCase) -> [String] {
    guard reportCase.outcome == .skipped else {
      let own = reportCase.findings.filter { !$0.isConsequential }
      return (own.isEmpty ? Array(reportCase.findings.prefix(1)) : own).map { line($0) }
    }
    let place = Finding.Place(reportCase.file, line: reportCase.line)
    let reason = Display.safe(reportCase.reason)
    return [line(Finding(id: "skipped", reason, at: place), as: "notice")]
  }

  private func line(_ finding: Finding, as command: String? = nil) -> String {
    let name = finding.rank == .note ? "notice" : finding.rank.rawValue
    let rule = finding.isOfRule ? finding.id : nil
    return GitHubAnnotation(
      command ?? name,
      file: paths.path(finding.place.file),
      line: finding.place.line,
      column: finding.place.column,
      title: rule ?? finding.sentence,
      lines: rule == nil
        ? finding.lines.map(\.withoutReturn)
        : [finding.message, finding.subject, finding.advice ?? ""].compactMap { $0 }
    ).text
  }

  /// Returns the name of a file, changed so the build server can't read it as a command.
  ///
  /// The build server looks for `::` at the beginning of a line, and for `##[` anywhere.
  package static func harmless(_ text: String) -> String {
    let line = Display.safe(text).escaping(["#": "\\#"])
    return line.trimmed.utf8.first == UInt8(ascii: ":") ? "\\" + line : line
  }
}
