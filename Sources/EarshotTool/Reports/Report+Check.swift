internal import EarshotNotation
internal import EarshotReports

extension Report {
  /// Creates the report of the screen files of an app, with a case for each file.
  init(_ diagnostics: [Diagnostic], in sources: [SourceText]) {
    let findings = diagnostics.map { $0.finding(in: sources) }
    let suites = sources.map { source in
      let own = findings.filter { $0.place.file == source.name }
      let fails = own.contains { $0.severity == .error }
      return Suite(
        source.name,
        [ReportCase(file: source.name, outcome: fails ? .failed : .passed, findings: own)]
      )
    }
    self.init(.check, suites, listing: findings)
  }
}

extension Diagnostic {
  /// Returns the diagnostic as a finding.
  fileprivate func finding(in sources: [SourceText]) -> Finding {
    let source = sources[source]
    let start = source.place(of: range.lowerBound)
    let end = source.place(of: range.upperBound)
    var finding = Finding(
      id: "screen-\(severity.rawValue)",
      message.text,
      severity: severity,
      at: .init(
        source.name,
        line: start.line,
        column: start.column,
        endColumn: end.line == start.line ? end.column : nil
      )
    )
    finding.facts = .init(["correction": .string(correctedLine(in: source))])
    return finding
  }
}
