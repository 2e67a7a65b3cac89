public import EarshotNotation

/// What is wrong with a screen that cannot be walked.
public struct ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order of the text.
  public let diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into.
  public let sources: [SourceText]

  /// The diagnostics with their places, each with the line it is about.
  public var description: String {
    diagnostics.map { $0.rendered(in: sources) }.joined()
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
    try self.init(files: [SourceText(name: name, text)], options: options)
  }

  /// Opens an app that is written down in several files, or in a file that is already read.
  ///
  ///     let data = try Data(contentsOf: url)
  ///     let file = SourceText(name: url.lastPathComponent, utf8: Array(data))
  ///     var session = try Session(files: [file])
  ///
  /// - Parameters:
  ///   - files: The files, at least one; the first holds the screen that the app starts with.
  ///   - options: The style, the language and the settings.
  /// - Throws: ``ScreenError`` if a file has errors.
  public init(
    files: [SourceText],
    options: SessionOptions = SessionOptions()
  ) throws(ScreenError) {
    let result = AppDocument.read(files)
    guard let document = result.document else {
      throw ScreenError(diagnostics: result.diagnostics, sources: files)
    }
    self.init(document, options: options)
  }
}
