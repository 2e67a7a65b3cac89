internal import EarshotLines
internal import EarshotNotation

/// An error that lists the mistakes in a screen, a session, or settings.
///
/// The description shows each mistake with its line and column, the line itself, and a suggestion
/// if there's one, as `earshot check` does.
public struct ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistakes, in the order of the text.
  public let mistakes: [ScreenDocument.Mistake]
  /// The mistakes as `earshot check` prints them.
  ///
  /// Every line ends in a line break.
  public let description: String

  init(_ diagnostics: [Diagnostic], in sources: [SourceText]) {
    mistakes = diagnostics.map { ScreenDocument.Mistake($0, in: sources) }
    description = Diagnostic.rendered(diagnostics, in: sources)
  }

  /// Creates an error whose mistakes have a place in a tree instead of a file.
  init(_ mistakes: [ScreenDocument.Mistake]) {
    self.mistakes = mistakes
    description = mistakes.map { "\($0)\n" }.joined()
  }

  /// Creates an error for a file that can't be opened or read.
  init(unreadable path: String, _ reason: String) {
    let message = Display.safe(reason)
    self.init([ScreenDocument.Mistake(file: path, message: message)])
  }
}

extension ScreenDocument {
  /// An error or a warning in a file or a tree, with its place.
  public struct Mistake: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, or an empty string for a tree created in code.
    public let file: String
    /// The line, starting at 1, or `nil` in a tree or for a whole file.
    public let line: Int?
    /// The column in characters, starting at 1, or `nil` in a tree or for a whole file.
    public let column: Int?
    /// The path in a tree created in code, such as `screens[0].children[2].traits`, or `nil` for a
    /// file.
    public let node: String?
    /// Whether the mistake is an error instead of a warning.
    ///
    /// You can't use a file or a tree that has errors.
    public let isError: Bool
    /// A description of the mistake, with a suggestion if there's one.
    public let message: String

    init(
      file: String,
      line: Int? = nil,
      column: Int? = nil,
      node: String? = nil,
      isError: Bool = true,
      message: String
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.node = node
      self.isError = isError
      self.message = message
    }

    init(_ diagnostic: Diagnostic, in sources: [SourceText]) {
      let message = Display.safe(diagnostic.message.text)
      let isError = diagnostic.severity == .error
      guard sources.indices.contains(diagnostic.source) else {
        self.init(file: "", isError: isError, message: message)
        return
      }
      let source = sources[diagnostic.source]
      let place = source.place(of: diagnostic.range.lowerBound)
      self.init(
        file: source.name,
        line: place.line,
        column: place.column,
        isError: isError,
        message: message
      )
    }

    /// One line with the place and the message, such as
    /// `menu.screen:2:3: error: unknown role 'buton'`.
    public var description: String {
      let numbers = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
      let place = node ?? Display.safe(file) + numbers
      let kind = isError ? "error" : "warning"
      return place.isEmpty ? "\(kind): \(message)" : "\(place): \(kind): \(message)"
    }
  }
}
