import EarshotNotation

/// Findings or cases as a Markdown table.
///
/// - Source: GitHub Actions, "Adding a job summary"; GitHub Flavored Markdown, "Tables"; the columns
///   are our choice.
package struct MarkdownReport: WholeReportWriter {
  /// The maximum number of rows of cases.
  ///
  /// A job summary on GitHub can have at most 1 MiB.
  private static let limit = 200

  var whole: Report
  let paths: ReportPaths

  func lines(_ sentence: String) -> [String] {
    let head = ["### Earshot: \(sentence)"]
    switch whole.kind.table {
    case .findings(let columns):
      let findings = whole.entries.map(\.finding)
      return findings.isEmpty ? head : head + table(of: findings, columns)
    case .cases(let noun): return head + causes + unheard + table(ofCases: noun)
    }
  }

  /// The lines for the changes in the app that affect no speech in any session.
  private var unheard: [String] {
    let entries = whole.unheard.prefix(Self.limit).map {
      "- \(MarkdownText.escaped($0.line(paths)))"
    }
    let title = "Changes that don't affect speech in any session:"
    return entries.isEmpty ? [] : ["", title, ""] + entries
  }

  /// The list of the causes in the app, with one item for each cause.
  private var causes: [String] {
    let blocks = CauseBlock.blocks(of: whole.cases).prefix(Self.limit)
    let entries = blocks.map { block in
      let extent = MarkdownText.escaped(block.extent(paths))
      return "- \(MarkdownText.escaped(block.cause.line(paths))) (\(extent))"
    }
    return entries.isEmpty ? [] : [""] + entries
  }

  private func table(of findings: [Finding], _ columns: [FindingColumn]) -> [String] {
    ["", row(columns.map(\.rawValue)), row(columns.map { _ in "---" })]
      + findings.map { finding in row(columns.map { $0.cell(of: finding, paths) }) }
  }

  /// Returns the table of cases, which starts with the cases that didn't pass.
  private func table(ofCases noun: String) -> [String] {
    let all =
      whole.cases.filter { $0.outcome != .passed } + whole.cases.filter { $0.outcome == .passed }
    let rest = all.count - Self.limit
    return ["", row(["result", noun, "steps", "problems"]), "| --- | --- | ---: | --- |"]
      + all.prefix(Self.limit).map(row) + (rest > 0 ? ["", "and \(rest) more"] : [])
  }

  private func row(of reportCase: ReportCase) -> String {
    let path = paths.path(reportCase.file)
    let name =
      reportCase.group == nil
      ? path + reportCase.name.dropFirst(reportCase.file.count) : reportCase.name
    let problems = reportCase.findings.filter { !$0.isConsequential }.map { finding in
      let isElsewhere = finding.place.file != reportCase.file
      return (isElsewhere ? "\(finding.place.text(paths)): " : "") + finding.sentence
    }
    return row([
      reportCase.outcome.rawValue, MarkdownText.escaped(name),
      reportCase.steps > 0
        ? "\(reportCase.steps - reportCase.failedSteps) of \(reportCase.steps)" : "",
      reportCase.isKnownToFail || problems.isEmpty
        ? MarkdownText.escaped(reportCase.reason)
        : problems.map(MarkdownText.escaped).joined(separator: "<br>"),
    ])
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
