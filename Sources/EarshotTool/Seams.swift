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
  let reading = AppDocument.read(sources)
  return AppReading(document: reading.document, diagnostics: reading.diagnostics)
}

/// The sample app that is built in.
func sampleApp() -> AppDocument {
  guard let document = AppDocument.read([SampleApp.source]).document else {
    preconditionFailure("the sample app has errors")
  }
  return document
}

/// The lines in which a diagnostic is shown.
func rendered(_ diagnostic: Diagnostic, in sources: [SourceText]) -> [String] {
  diagnostic.rendered(in: sources).split(separator: "\n").map(String.init)
}

/// The line and the column where a diagnostic begins, both from 1.
func position(of diagnostic: Diagnostic, in sources: [SourceText]) -> (line: Int, column: Int) {
  guard sources.indices.contains(diagnostic.source) else { return (1, 1) }
  let place = sources[diagnostic.source].place(of: diagnostic.range.lowerBound)
  return (place.line, place.column)
}

/// The nearest of some words, where one is near.
func nearestWord(to word: String, among words: [String]) -> String? {
  Suggestion.nearest(to: word, in: words)
}

/// A text as it can be shown on any terminal; line breaks stay.
func displaySafe(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { Display.safe($0) }
    .joined(separator: "\n")
}

/// Opens a session of an app, as the options want it.
func makeSession(_ document: AppDocument, _ options: Options) -> Session {
  Session(document, options: options.session)
}

/// The read-out of an app, a line each; JSON where the options want it.
func readOut(_ document: AppDocument, _ options: Options) throws(Failure) -> [String] {
  let screen = options[.screen]
  guard var readOut = ReadOut(document, screen: screen, options: options.session) else {
    throw Failure(.usage, "no screen '\(screen ?? "")'")
  }
  var lines: [String] = []
  readOut.forEachStop { stop in
    if options.has(.json) { lines.append(stop.json) } else { lines += stop.lines }
  }
  return lines
}

extension Options {
  /// What the command line says of how a session is heard.
  fileprivate var session: SessionOptions {
    var session = SessionOptions()
    for (name, value) in settings { session.set(name, to: value) }
    return session
  }

  /// The settings that the command line gives.
  fileprivate var settings: [(name: String, value: String)] {
    [Option.style, .language, .idiom, .direction].compactMap { option in
      self[option].map { (option.rawValue, $0) }
    }
  }
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
  let reading = Transcript.read(source)
  guard let transcript = reading.transcript else {
    let lines = reading.diagnostics.flatMap { rendered($0, in: [source]) }
    return TranscriptOutcome(lines: lines, failed: 1, isMalformed: true)
  }
  let sources: [SourceText] =
    switch transcript.screen {
    case .sample: [SampleApp.source]
    case .embedded(let source): [source]
    case .path(let path): try load(path)
    }
  let app = readApp(sources)
  guard let document = app.document else {
    let lines = app.diagnostics.flatMap { rendered($0, in: sources) }
    return TranscriptOutcome(lines: lines, failed: 1, isMalformed: true)
  }
  let run = TranscriptRun(transcript, on: document, overrides: options.settings)
  let lines = run.report.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  return TranscriptOutcome(lines: lines, passed: run.passed ? 1 : 0, failed: run.passed ? 0 : 1)
}

/// The app in the other form, `screen` or `json`.
func converted(_ document: AppDocument, to form: String) -> String {
  document.screenText
}
