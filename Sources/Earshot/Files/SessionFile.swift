internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

/// A session file (`.vo`) or a Markdown document that lists gestures and the expected speech.
///
///     let file = try SessionFile(contentsOf: "order.vo")
///     let result = try file.run()
///     #expect(result.passed, "\(result)")
///
/// Docs/Sessions.md describes the format. `expectSession` of EarshotTesting and `assertSession` of
/// EarshotXCTest report each failure at its line in the file.
public struct SessionFile: Sendable {
  /// A closure that reads the screen file at the given path, which a session names.
  public typealias ScreenLoader = @Sendable (String) throws -> ScreenDocument.File

  private let source: SourceText
  private let load: ScreenLoader

  /// Creates a session file from a string.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - name: The file name to use in reports. For a Markdown document, use a name that ends in
  ///     `.md`.
  ///   - load: A closure that reads the screens that the sessions name. Earshot doesn't call it for
  ///     the sample app or for a screen inside the session. If you omit the closure, a session that
  ///     names a screen file causes an error when it runs.
  public init(
    _ text: String,
    named name: String = "test.vo",
    screens load: ScreenLoader? = nil
  ) {
    source = SourceText(name: name, text)
    self.load =
      load ?? { path in
        let problem = "the session needs this screen file; to read it, pass a closure for 'screens'"
        throw ReadingError(unreadable: path, problem)
      }
  }

  /// Reads a session file.
  ///
  /// The paths of screens in the file are relative to the file's folder.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or relative to the folder of `test`.
  ///   - test: The path of a source file. The default is the caller's file.
  /// - Throws: ``ReadingError`` if the file can't be read.
  public init(contentsOf path: String, beside test: String = #filePath) throws(ReadingError) {
    let file = try HostFile.read(path, beside: test)
    source = file.source
    load = { try HostFile.read($0, beside: file.name) }
  }

  /// The name or path of the file.
  public var name: String { source.name }

  /// Runs every session in the file.
  ///
  /// - Parameter settings: The values that override the file's settings, by the names of the
  ///   settings.
  /// - Returns: The result of all sessions.
  /// - Throws: ``ReadingError`` if a setting isn't valid, the file or one of its screens has
  ///   errors, or the file contains no sessions. Rethrows errors of the closure that reads screens.
  /// - Complexity: The sum of the complexities of the gestures, plus O(*n*), where *n* is the
  ///   length of the files.
  public func run(settings: KeyValuePairs<String, String> = [:]) throws -> Result {
    _ = try VoiceOverSession.Settings(settings)
    let overrides = settings.map { (name: $0.key, value: $0.value) }
    var result = Result(name: source.name, source: source.utf8)
    var patched: PatchedFile?
    var updated = source
    let transcripts = try Self.transcripts(of: source)
    for (number, transcript) in transcripts.enumerated() {
      let app = try document(of: transcript)
      guard !transcript.hasNoExpectations(in: .all) else {
        result.addWithoutExpectations(at: transcript.steps.first?.line)
        continue
      }
      let run = TranscriptRun(transcript, on: app, overrides: overrides, patching: &patched)
      guard run.mistakes.isEmpty else { throw ReadingError(run.mistakes, in: [transcript.source]) }
      result.add(run)
      // Each run updates the file that the previous run updated.
      let again = try Self.transcripts(of: updated)[number]
      updated = TranscriptRun(again, on: app, overrides: overrides).updatedText
    }
    result.updated = updated.utf8
    return result
  }

  private static func transcripts(of source: SourceText) throws(ReadingError) -> [Transcript] {
    let isDocument = FileKind(ofName: source.name) == .markdown
    let readings = isDocument ? Transcript.read(markdown: source) : [Transcript.read(source)]
    guard !readings.isEmpty else {
      throw ReadingError(
        unreadable: source.name,
        "contains no sessions; add a '```voiceover' block"
      )
    }
    var transcripts: [Transcript] = []
    for reading in readings {
      guard let transcript = reading.transcript else {
        throw ReadingError(reading.diagnostics, in: [source])
      }
      transcripts.append(transcript)
    }
    return transcripts
  }

  private func document(of transcript: Transcript) throws -> AppDocument {
    let screen =
      switch transcript.screen {
      case .sample: SampleApp.source
      case .embedded(let source): source
      case .path(let path): try load(path).source
      }
    return try ScreenDocument(files: [.init(named: screen.name, bytes: screen.utf8)]).app
  }
}
