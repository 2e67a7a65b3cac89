public import Notation

/// What is wrong with a screen that cannot be walked.
public struct ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order of the text.
  public let diagnostics: [Diagnostic]
  /// The text.
  public let source: SourceText

  /// The diagnostics with their places, each with the line it is about.
  public var description: String {
    diagnostics.map { $0.rendered(in: [source]) }.joined()
  }
}

extension Session {
  /// Opens a screen, or a whole app, that is written down as a text.
  ///
  /// - Parameters:
  ///   - text: The text in the form of a `.screen` file; in JSON where `name` ends in `.json`.
  ///   - name: What errors call the text.
  ///   - options: The style, the language and the settings.
  /// - Throws: ``ScreenError`` if the text has errors.
  public init(
    screen text: String,
    named name: String = "test.screen",
    options: SessionOptions = SessionOptions()
  ) throws(ScreenError) {
    let source = SourceText(name: name, text)
    let reading = AppDocument.read([source])
    guard let document = reading.document else {
      throw ScreenError(diagnostics: reading.diagnostics, source: source)
    }
    self.init(document, options: options)
  }
}
