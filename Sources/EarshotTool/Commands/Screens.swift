internal import Notation

/// Opens the app that files describe, for the commands that need one without errors.
enum Screens {
  /// Opens the app; what there is to say of the files goes to standard error.
  static func open(
    _ operands: [String],
    reportingTo console: inout Console
  ) throws(Failure) -> AppDocument {
    let (reading, lines) = try read(operands)
    console.report(lines)
    guard !reading.hasErrors, let document = reading.document else { throw .silent(.malformed) }
    return document
  }

  /// Reads the app, and gives the lines that show what is to be said of the files.
  static func read(
    _ operands: [String]
  ) throws(Failure) -> (reading: AppReading, lines: [String]) {
    let sources = try AppFiles.sources(operands)
    let reading = readApp(sources)
    return (reading, reading.diagnostics.flatMap { rendered($0, in: sources) })
  }
}
