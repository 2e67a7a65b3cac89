internal import Notation

/// `earshot test`: runs transcripts and tells what differs.
struct TestCommand {
  /// The endings of files that hold transcripts.
  private static let suffixes = [".vo", ".md"]

  /// The command line.
  let options: Options

  /// Runs all files, and closes with how many passed.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    var total = TranscriptOutcome()
    for path in try paths() {
      let source = SourceText(name: path, utf8: try FileReader.read(path))
      let outcome = outcome(of: source) { (name) throws(Failure) in
        try AppFiles.sources([Self.path(name, besides: path)])
      }
      for line in outcome.lines { try console.output.line(line) }
      try console.output.flush()
      console.report(outcome.diagnostics)
      total.add(outcome)
    }
    try console.output.line(total.closing)
    if total.isMalformed { return .malformed }
    return total.isMissing ? .noInput : total.failed > 0 ? .differs : .ok
  }

  private func paths() throws(Failure) -> [String] {
    var paths: [String] = []
    for operand in options.operands {
      if operand != "-", try Folder.kind(of: operand) == .folder {
        let inside = try Folder.files(
          in: operand,
          endingIn: Self.suffixes,
          enteringFolders: true
        )
        if inside.isEmpty { throw Failure(.noInput, "no transcripts in '\(operand)'") }
        paths += inside
      } else {
        paths.append(operand)
      }
    }
    return paths
  }

  /// The path of a file that another file names, seen from where the program stands.
  static func path(_ name: String, besides file: String) -> String {
    guard !name.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return name }
    return file[...slash] + name
  }
}

extension TranscriptOutcome {
  /// The closing line of a run.
  fileprivate var closing: String {
    "\(passed) passed, \(failed) failed"
  }
}
