import EarshotLines
import EarshotSession
import EarshotImporters
import EarshotNotation

extension TranscriptRun {
  /// Parses a transcript from a string and runs it on the screens that it names.
  ///
  ///     let run = try TranscriptRun(transcript: text, named: "menu.vo") { path in
  ///       try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  ///     }
  ///     XCTAssertTrue(run.passed, run.description)
  ///
  /// - Parameters:
  ///   - text: The text of a `.vo` file.
  ///   - name: The name of the text in reports and errors.
  ///   - load: A closure that reads the screen file in the header `screen`, by its path relative to
  ///     the transcript. Earshot doesn't call it for the sample app, or for a screen inside the
  ///     transcript.
  /// - Throws: ``SourceError`` if the text or the screen has errors, and any error that `load`
  ///   throws.
  public init(
    transcript text: String,
    named name: String = "test.vo",
    screen load: (String) throws -> String = { throw UnreadScreen(path: $0) }
  ) throws {
    let source = SourceText(name: name, text)
    let result = Transcript.read(source)
    guard let transcript = result.transcript else {
      throw SourceError(result.diagnostics, in: [source])
    }
    let screen =
      switch transcript.screen {
      case .sample: SampleApp.source
      case .embedded(let source): source
      case .path(let path): SourceText(name: path, try load(path))
      }
    let app = AppDocument.open([screen])
    guard let document = app.document else {
      throw SourceError(app.diagnostics, in: [screen])
    }
    self.init(transcript, on: document)
  }
}

/// An error for an unreadable screen file that a transcript names.
public struct UnreadScreen: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path in the header.
  public let path: String

  /// Creates the error for a path.
  public init(path: String) { self.path = path }

  /// A description of the missing file and the fix.
  public var description: String {
    "TranscriptRun can't read the file '\(Display.safe(path))'; pass a closure that reads files"
  }
}

extension TranscriptRun: CustomStringConvertible {
  /// The differences, as `earshot test` reports them, or a sentence that says that everything is as
  /// written.
  public var description: String {
    passed ? "\(Display.safe(transcript.source.name)): VoiceOver's speech is as written" : report
  }
}
