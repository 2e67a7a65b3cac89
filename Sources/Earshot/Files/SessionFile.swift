internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

/// A session file, `.vo`, or a Markdown document with sessions in it: gestures, and what must be
/// heard under each.
///
///     let file = try SessionFile(contentsOf: "order.vo")
///     let result = try file.run()
///     #expect(result.passed, "\(result)")
///
/// Docs/Sessions.md describes the format. `expectSession` of EarshotTesting and
/// `XCTAssertSession` of EarshotXCTest report each failure at its own line of the file.
public struct SessionFile: Sendable {
  /// Reads a screen file that a session names, by the path that stands in the session.
  public typealias ScreenLoader = @Sendable (String) throws -> ScreenDocument.File

  private let source: SourceText
  private let load: ScreenLoader

  /// Takes the text of a session file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: What reports call it; a Markdown document ends in `.md`.
  ///   - load: Reads the screens that the sessions name; it is not asked for the sample app, nor for
  ///     a screen that travels with the session.
  public init(
    _ text: String,
    named name: String = "test.vo",
    screens load: ScreenLoader? = nil
  ) {
    source = SourceText(name: name, text)
    self.load =
      load ?? { path in
        throw ReadingError(unreadable: path, "named by the session; pass a closure that reads it")
      }
  }

  /// Reads a session file of the machine on which the test runs; its screens are looked for from
  /// its own folder.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or seen from the folder of `test`.
  ///   - test: The source file that names it; the caller's own.
  /// - Throws: ``ReadingError`` if the file cannot be read.
  public init(contentsOf path: String, beside test: String = #filePath) throws(ReadingError) {
    let file = try HostFile.read(path, beside: test)
    source = file.source
    load = { try HostFile.read($0, beside: file.name) }
  }

  /// The name or path of the file.
  public var name: String { source.name }

  /// Runs every session of the file.
  ///
  /// - Parameter settings: Settings that win over those of the file, by their names.
  /// - Returns: What came of it.
  /// - Throws: ``ReadingError`` if the file or a screen that it names has errors, or the file has no
  ///   session; what the closure throws that reads the screens.
  /// - Complexity: that of the gestures, and O(*n*) in the length of the files.
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
      // Each run updates a file that has the updates of those before it.
      let again = try Self.transcripts(of: updated)[number]
      updated = TranscriptRun(again, on: app, overrides: overrides).updatedText
    }
    result.updated = updated.utf8
    return result
  }

  private static func transcripts(of source: SourceText) throws(ReadingError) -> [Transcript] {
    let isDocument = source.name.hasSuffix(".md")
    let readings = isDocument ? Transcript.read(markdown: source) : [Transcript.read(source)]
    guard !readings.isEmpty else {
      throw ReadingError(unreadable: source.name, "holds no session")
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
