extension AppDocument {
  /// What came of reading files: a document, unless there are errors.
  public struct ParseResult: Sendable {
    /// The app, or `nil` if there are errors.
    public let document: AppDocument?
    /// What is wrong or doubtful, in the order of the files.
    public let diagnostics: [Diagnostic]

    /// Creates a reading.
    package init(document: AppDocument?, diagnostics: [Diagnostic]) {
      self.document = document
      self.diagnostics = diagnostics
    }
  }

  /// Reads files as one app: the first holds `app` and the screen the app starts with.
  ///
  /// A file whose name ends in `.json` is read in the JSON form, and so is a text from standard
  /// input (`-`) that begins with a brace; any other is read in the notation.
  ///
  /// - Parameter sources: The files in their order, at least one.
  /// - Returns: The app and what is wrong with the files; without errors there is always an app.
  /// - Complexity: O(*n*) in the length of the files, apart from what `each` adds.
  public static func read(_ sources: [SourceText]) -> ParseResult {
    var parser = ScreenParser()
    for (number, source) in sources.enumerated() {
      if source.isJSON {
        parser.readJSON(source, number: number)
      } else {
        parser.read(source, number: number)
      }
    }
    return parser.finish()
  }
}
