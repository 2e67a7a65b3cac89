internal import AccessibilityModel
internal import Notation
internal import Simulator

// Everything that the tool asks of the other targets stands here, as small functions.

/// The sample app that is built in.
func sampleApp() -> AppDocument {
  let tree = ElementTree.Builder().finish()
  return AppDocument(tree: tree, written: tree, each: [], trivia: Trivia())
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
/// - Returns: What differs, and how much passed.
/// - Throws: ``Failure`` if a file that is named cannot be read.
func runTranscript(
  _ source: SourceText,
  _ options: Options,
  load: (String) throws(Failure) -> [SourceText]
) throws(Failure) -> TranscriptOutcome {
  throw Failure(.defect, "'test' is not built yet")
}

/// The app in the other form, `screen` or `json`.
func converted(_ document: AppDocument, to form: String) throws(Failure) -> String {
  if form == "json" { throw Failure(.defect, "'convert --to json' is not built yet") }
  return document.screenText
}

/// Whether an app has comments, which only one of the forms can hold.
func hasComments(_ document: AppDocument) -> Bool {
  let trivia = document.trivia
  return trivia.lines.values.contains { $0.contains { !$0.isEmpty } }
    || trivia.end.contains { !$0.isEmpty }
}
