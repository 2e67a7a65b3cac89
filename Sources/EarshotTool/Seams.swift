internal import AccessibilityModel
internal import Notation
internal import Simulator

// Everything that the tool asks of the other targets stands here, as small functions.

/// What reading files gave: an app, or what is wrong with them.
struct AppReading {
  /// The app, where nothing is wrong.
  var document: AppDocument?
  /// What there is to say of the files.
  var diagnostics: [Diagnostic]

  /// Whether there are errors.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads an app from its files.
func readApp(_ sources: [SourceText]) -> AppReading {
  AppReading(document: sampleApp(), diagnostics: [])
}

/// The sample app that is built in.
func sampleApp() -> AppDocument {
  let tree = ElementTree.Builder().finish()
  return AppDocument(tree: tree, written: tree, each: [], trivia: Trivia())
}

/// The lines in which a diagnostic is shown.
func rendered(_ diagnostic: Diagnostic, in sources: [SourceText]) -> [String] {
  let source = sources[diagnostic.source]
  let place = position(of: diagnostic, in: sources)
  let severity = diagnostic.severity.rawValue
  return ["\(source.name):\(place.line):\(place.column): \(severity): \(diagnostic.message.text)"]
}

/// The line and the column where a diagnostic begins, both from 1.
func position(of diagnostic: Diagnostic, in sources: [SourceText]) -> (line: Int, column: Int) {
  let before = sources[diagnostic.source].utf8.prefix(diagnostic.range.lowerBound)
  let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
  return (before.count { $0 == UInt8(ascii: "\n") } + 1, column)
}

/// The nearest of some words, where one is near.
func nearestWord(to word: String, among words: [String]) -> String? {
  nil
}

/// A text as it can be shown on any terminal.
func displaySafe(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if isUnsafeOnTerminals(scalar), scalar != "\n", scalar != "\t" {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Whether a character could change what is shown around it.
func isUnsafeOnTerminals(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060,
    0x2066...0x2069, 0xFEFF, 0xE0000...0xE007F:
    true
  default: false
  }
}

/// Opens a session of an app, as the options want it.
func makeSession(_ document: AppDocument, _ options: Options) -> Session {
  Session(document)
}

/// The read-out of an app, a line each; JSON where the options want it.
func readOut(_ document: AppDocument, _ options: Options) throws(Failure) -> [String] {
  throw Failure(.defect, "'speak' is not built yet")
}

/// What came of running a transcript.
struct TranscriptOutcome {
  /// The report, ready to be printed.
  var lines: [String] = []
  /// How many parts passed.
  var passed = 0
  /// How many failed.
  var failed = 0
  /// How many were left out.
  var skipped = 0
  /// Whether the file cannot be read as a transcript; then the report says why.
  var isMalformed = false
}

/// Runs a transcript or the transcripts in a Markdown file.
///
/// - Parameters:
///   - source: The file.
///   - options: The command line.
///   - load: Reads the screen files that a header names, by their path relative to the file.
func runTranscript(
  _ source: SourceText,
  _ options: Options,
  load: (String) throws(Failure) -> [SourceText]
) throws(Failure) -> TranscriptOutcome {
  throw Failure(.defect, "'test' is not built yet")
}

/// The app in the other form, `screen` or `json`.
func converted(_ document: AppDocument, to form: String) throws(Failure) -> String {
  throw Failure(.defect, "'convert' is not built yet")
}
