import EarshotLines
import EarshotModel
import EarshotNotation

/// The words that a claim asks for: a text, or a regular expression.
///
/// - Source: SESSIONS.md, "What claims mean".
enum WordPattern: Hashable, Sendable {
  /// Words as they are spoken.
  case text(String)
  /// A regular expression.
  case expression(String)

  /// The text, or `nil` for a regular expression.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The pattern as a claim has it.
  var notation: String {
    switch self {
    case .text(let text): Quoting.quotedLiteral(text)
    case .expression(let source): "/\(source)/"
    }
  }

  /// Whether a line has the words: no end of a text is inside a word.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the length of the line and *m* that of the pattern.
  func isFound(in line: String) -> Bool {
    switch self {
    case .text(let text): line.hasWholeWords(text)
    case .expression: isAnywhere(in: line)
    }
  }

  /// Whether a line has the text anywhere, inside a word, too.
  ///
  /// - Complexity: as ``isFound(in:)``.
  func isAnywhere(in line: String) -> Bool {
    switch self {
    case .text(let text): line.contains(text)
    case .expression(let source): (try? RegularExpression(source))?.isFound(in: line) ?? false
    }
  }
}
