internal import Notation

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
      let diagnostics = readApp(sources).diagnostics
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
      return console.report(diagnostics.flatMap { rendered($0, in: sources) })
    }
    for diagnostic in diagnostics {
      try console.output.verbatim(jsonLine(diagnostic, in: sources))
    }
  }

  private func jsonLine(_ diagnostic: Diagnostic, in sources: [SourceText]) -> String {
    let place = position(of: diagnostic, in: sources)
    let line: JSONOutput = .object([
      "file": .string(sources[diagnostic.source].name),
      "line": .number(place.line),
      "column": .number(place.column),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message.text),
    ])
    return line.text()
  }

  /// Applies the fix-its of an app's files; says whether there were any.
  private func mend(_ files: [CheckedFile], _ result: inout CheckResult) throws(Failure) -> Bool {
    let diagnostics = readApp(files.map(\.source)).diagnostics
    var hasMended = false
    for (number, file) in files.enumerated() where file.path != "-" {
      let fixes = diagnostics.filter { $0.source == number }.compactMap(\.fixIt)
      let (bytes, count) = file.source.utf8.applying(fixes)
      guard count > 0 else { continue }
      try FileWriter.replace(file.path, with: bytes, ifStill: file.identity)
      result.fixes += count
      hasMended = true
    }
    return hasMended
  }
}

/// A file that is checked, and what it was like when it was read.
private struct CheckedFile {
  let path: String
  let identity: FileWriter.Identity?
  let source: SourceText

  init(_ path: String) throws(Failure) {
    self.path = path
    identity = FileWriter.Identity(of: path)
    source = SourceText(name: path, utf8: try FileReader.read(path))
  }
}
