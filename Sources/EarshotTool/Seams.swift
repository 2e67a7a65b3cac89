internal import Notation
internal import Simulator

// What the tool asks of sessions, read-outs and transcripts, as small functions.

/// The sample app that is built in.
func sampleApp() -> AppDocument {
  guard let document = AppDocument.read([SampleApp.source]).document else {
    preconditionFailure("the sample app has errors")
  }
  return document
}

/// Opens a session of an app, as the options want it.
func makeSession(_ document: AppDocument, _ options: Options) -> Session {
  Session(document, options: options.session)
}

/// The read-out of an app, a line each; JSON where the options want it.
func readOut(_ document: AppDocument, _ options: Options) throws(Failure) -> [String] {
  let screen = options[.screen]
  let rotors: ReadOut.Rotors = options.has(.rotors) ? .listed : .omitted
  guard
    var readOut = ReadOut(document, screen: screen, options: options.session, rotors: rotors)
  else {
    throw .usage("no screen '\(screen ?? "")'")
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
  /// The report of what differs, line by line.
  var lines: [String] = []
  /// What is wrong with the file or its screens, line by line.
  var diagnostics: [String] = []
  /// How many parts passed.
  var passed = 0
  /// How many failed.
  var failed = 0
  /// How many were left out.
  var skipped = 0
  /// Whether the file cannot be read as a transcript.
  var isMalformed = false

  /// The outcome of a file that cannot be run.
  static func malformed(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> Self {
    Self(diagnostics: diagnostics.lines(in: sources), failed: 1, isMalformed: true)
  }
}

/// Runs a transcript, or those in a Markdown document.
///
/// - Parameters:
///   - source: The file.
///   - options: The command line.
///   - load: Reads the screen files that a header names, by their path relative to the file.
/// - Returns: What differs, and how much passed.
/// - Throws: ``Failure`` if a file that is named cannot be read.
func runTranscripts(
  in source: SourceText,
  _ options: Options,
  load: (String) throws(Failure) -> [SourceText]
) throws(Failure) -> TranscriptOutcome {
  let isDocument = source.name.hasSuffix(".md")
  let readings = isDocument ? Transcript.read(markdown: source) : [Transcript.read(source)]
  var total = TranscriptOutcome()
  for reading in readings {
    guard let transcript = reading.transcript else {
      total.add(.malformed(reading.diagnostics, in: [source]))
      continue
    }
    total.add(try run(transcript, options, load: load))
  }
  return total
}

private func run(
  _ transcript: Transcript,
  _ options: Options,
  load: (String) throws(Failure) -> [SourceText]
) throws(Failure) -> TranscriptOutcome {
  let sources: [SourceText] =
    switch transcript.screen {
    case .sample: [SampleApp.source]
    case .embedded(let source): [source]
    case .path(let path): try load(path)
    }
  let app = AppDocument.read(sources)
  guard let document = app.document else { return .malformed(app.diagnostics, in: sources) }
  let run = TranscriptRun(transcript, on: document, overrides: options.settings)
  let lines = run.report.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  return TranscriptOutcome(lines: lines, passed: run.passed ? 1 : 0, failed: run.passed ? 0 : 1)
}

extension TranscriptOutcome {
  /// Adds another outcome.
  mutating func add(_ other: TranscriptOutcome) {
    lines += other.lines
    diagnostics += other.diagnostics
    passed += other.passed
    failed += other.failed
    skipped += other.skipped
    isMalformed = isMalformed || other.isMalformed
  }
}
