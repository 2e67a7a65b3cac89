internal import EarshotAudit
internal import EarshotNotation

// Limiting the findings to changed lines.
extension AuditCommand {
  /// Returns the reports with only the findings whose lines changed since the commit on the command
  /// line, and the number of other findings.
  ///
  /// If `--sources` found the code of a finding, a change to any of the finding's possible lines is
  /// enough. Otherwise, only the line in the app's file matters. In a file that isn't in the
  /// commit, every line is treated as changed.
  ///
  /// - Source: our choice, after `test --since`.
  /// - Throws: ``Failure`` if Git can't compare the files.
  func changed(
    _ reports: [AuditReport],
    _ environment: Environment
  ) throws(Failure) -> (reports: [AuditReport], remarks: [String]) {
    guard let reference = options[.since] else { return (reports, []) }
    let around = options[.sources] ?? options[.flow] ?? options.operands.first ?? "."
    let tree = try GitTree(reference, around: around, environment.variables)
    let findings = reports.flatMap(\.findings)
    let files = Set(findings.flatMap(\.lines).map(\.file)).subtracting(["-"]).sorted()
    let before = try tree.bytes(of: files)
    var changes: [String: ChangedLines] = [:]
    for file in files {
      guard let now = try? text(of: file) else { continue }
      let old = before[file].map { SourceText(name: file, utf8: $0) }
      changes[file] = ChangedLines(from: old, to: now)
    }
    let shown = reports.map { report in
      report.filtered { finding in
        finding.lines.contains { changes[$0.file]?.touches($0.line) ?? true }
      }
    }
    let rest = findings.count - shown.reduce(0) { $0 + $1.findings.count }
    guard rest > 0 else { return (shown, []) }
    return (
      shown,
      [
        "Earshot left out \(rest.counted("finding")) on lines that haven't changed since "
          + "'\(reference)'"
      ]
    )
  }

  /// Returns the current text of one of the app's screen files or source files.
  private func text(of file: String) throws(Failure) -> SourceText {
    let folder = options[.sources] ?? options[.flow].map { FilePath($0).folder }
    guard let folder, !options.operands.contains(file) else { return try options.room.source(file) }
    return try options.room(of: folder).source(file, below: folder)
  }
}

extension AuditFinding {
  /// The lines in the source code that may contain the problem, or the finding's line in the app's
  /// file if the app isn't an export or the source code isn't known.
  fileprivate var lines: [(file: String, line: Int)] {
    guard isForeign, let code else { return [(place.file, place.line)] }
    return code.places.map { ($0.file, $0.line) }
  }
}
