internal import EarshotNotation

/// `earshot check`: what there is to say of screen files.
struct CheckCommand {
  /// The command line.
  let options: Options

  /// Checks the files, mends them where that is asked for, and closes with one sentence.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    var result = CheckResult()
    for paths in try CheckCommand.apps(in: options.operands) {
      var files = try paths.map { path throws(Failure) in try CheckedFile(path) }
      if options.has(.fix), try mend(files, &result) {
        files = try paths.map { path throws(Failure) in try CheckedFile(path) }
      }
      let sources = files.map(\.source)
      let diagnostics = AppDocument.read(sources).diagnostics
      result.add(diagnostics, files: files.count)
      try show(diagnostics, in: sources, &console)
    }
    if !options.has(.json) { try console.output.line(result.sentence) }
    return result.errors > 0 ? .malformed : .ok
  }

  private func show(
    _ diagnostics: [Diagnostic],
    in sources: [SourceText],
    _ console: inout Console
  ) throws(Failure) {
    guard options.has(.json) else {
      return console.report(diagnostics.lines(in: sources))
    }
    for diagnostic in diagnostics {
      try console.output.verbatim(jsonLine(diagnostic, in: sources))
    }
  }

  private func jsonLine(_ diagnostic: Diagnostic, in sources: [SourceText]) -> String {
    let source = sources[diagnostic.source]
    let place = source.place(of: diagnostic.range.lowerBound)
    return JSONOutput.object([
      "file": .string(source.name),
      "line": .number(place.line),
      "column": .number(place.column),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message.text),
    ]).text()
  }

  /// Applies the fix-its of an app's files; says whether there were any.
  private func mend(_ files: [CheckedFile], _ result: inout CheckResult) throws(Failure) -> Bool {
    let diagnostics = AppDocument.read(files.map(\.source)).diagnostics
    var hasMended = false
    for (number, file) in files.enumerated() where file.path != "-" {
      let fixed = file.source.fixed(by: diagnostics, number: number)
      guard fixed != file.source else { continue }
      try FileWriter.replace(file.path, with: fixed.utf8, ifStill: file.identity)
      result.fixes += diagnostics.count { $0.source == number && $0.fixIt != nil }
      hasMended = true
    }
    return hasMended
  }
}

/// A file that is checked, and what it was like when it was read.
private struct CheckedFile {
  let path: String
  let identity: FileIdentity?
  let source: SourceText

  init(_ path: String) throws(Failure) {
    self.path = path
    identity = FileIdentity(of: path)
    source = SourceText(name: path, utf8: try FileReader.read(path))
  }
}
