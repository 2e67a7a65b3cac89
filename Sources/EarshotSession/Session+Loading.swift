public import EarshotLines
import EarshotImporters
public import EarshotNotation

extension Session {
  /// Opens a screen or an app from a string.
  ///
  /// - Parameters:
  ///   - text: The text of a `.screen` file, or JSON if `name` ends in `.json`.
  ///   - name: The name of the text in errors.
  ///   - options: The style, the language, and the settings.
  /// - Throws: ``SourceError`` if the text has errors.
  public init(
    screen text: String,
    named name: String = "test.screen",
    options: SessionOptions = SessionOptions()
  ) throws(SourceError) {
    try self.init(files: [SourceText(name: name, text)], options: options)
  }

  /// Opens an app from several files, or from a file that Earshot has already read.
  ///
  ///     let data = try Data(contentsOf: url)
  ///     let file = SourceText(name: url.lastPathComponent, utf8: Array(data))
  ///     var session = try Session(files: [file])
  ///
  /// - Parameters:
  ///   - files: The files, at least one. The first file contains the screen that the app starts
  ///   with.
  ///   - options: The style, the language, and the settings.
  /// - Throws: ``SourceError`` if a file has errors.
  public init(
    files: [SourceText],
    options: SessionOptions = SessionOptions()
  ) throws(SourceError) {
    let result = AppDocument.open(files)
    guard let document = result.document else {
      throw SourceError(result.diagnostics, in: files)
    }
    self.init(document, options: options)
  }
}
