internal import EarshotLines
internal import EarshotNotation

/// What is wrong with a text or a tree that cannot be used: a screen, a session, or a screen that
/// one names.
///
/// Printed, it shows each mistake with its line and column, the line itself, and what was perhaps
/// meant, as `earshot check` does.
public struct ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order of the text.
  public let mistakes: [ScreenDocument.Mistake]
  /// All mistakes as `earshot check` prints them; each line ends in a line break.
  public let description: String

  init(_ diagnostics: [Diagnostic], in sources: [SourceText]) {
    mistakes = diagnostics.map { ScreenDocument.Mistake($0, in: sources) }
    description = Diagnostic.rendered(diagnostics, in: sources)
  }

  /// An error whose mistakes have a place in a tree, not in a text.
  init(_ mistakes: [ScreenDocument.Mistake]) {
    self.mistakes = mistakes
    description = mistakes.map { "\($0)\n" }.joined()
  }

  /// A file that cannot be opened or read.
  init(unreadable path: String, _ reason: String) {
    let message = Display.safe(reason)
    self.init([ScreenDocument.Mistake(file: path, message: message)])
  }
}

extension ScreenDocument {
  /// Something wrong or doubtful in a text or a tree, with its place.
  public struct Mistake: Hashable, Sendable, CustomStringConvertible {
    /// The name of the text; empty for a tree that was made in code.
    public let file: String
    /// The line, from 1, or `nil` where there is none: in a tree, or for a whole file.
    public let line: Int?
    /// The column in characters, from 1, or `nil` where there is none.
    public let column: Int?
    /// The path of the node in a tree that was made in code: `screens[0].children[2].traits`; else
    /// `nil`.
    public let node: String?
    /// Whether the text or the tree cannot be used; what is not an error is a warning.
    public let isError: Bool
    /// What is wrong, and what was perhaps meant.
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

    /// The place and the message on one line: `menu.screen:2:3: error: unknown role 'buton'`.
    public var description: String {
      let numbers = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
      let place = node ?? Display.safe(file) + numbers
      let kind = isError ? "error" : "warning"
      return place.isEmpty ? "\(kind): \(message)" : "\(place): \(kind): \(message)"
    }
  }
}
