import EarshotLines
import EarshotSession
import EarshotImporters
import EarshotNotation

extension TranscriptRun {
  /// Reads a transcript that is written down as a text, and runs it on the screens it names.
  ///
  ///     let run = try TranscriptRun(transcript: text, named: "menu.vo") { path in
  ///       try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  ///     }
  ///     XCTAssertTrue(run.passed, run.description)
  ///
  /// - Parameters:
  ///   - text: The text of a `.vo` file.
  ///   - name: What reports and errors call the text.
  ///   - load: Reads the screen file of the header `screen`, by its path relative to the
  ///     transcript. It is not asked for the sample app, nor for a screen inside the transcript.
  /// - Throws: ``SourceError`` if the text or the screen has errors; what `load` throws.
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

/// A screen file that a transcript names and nobody reads.
public struct UnreadScreen: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path in the header.
  public let path: String

  /// Creates the error for a path.
  public init(path: String) { self.path = path }

  /// What is missing, and what to do about it.
  public var description: String {
    "the transcript names '\(Display.safe(path))'; give TranscriptRun a closure that reads it"
  }
}

extension TranscriptRun: CustomStringConvertible {
  /// What differs, as the tool reports it; or that everything is heard as it is written.
  public var description: String {
    passed ? "\(Display.safe(transcript.source.name)): heard as written" : report
  }
}
