import EarshotLines
import EarshotModel
import EarshotNotation

/// The words that a claim expects: text or a regular expression.
///
/// - Source: SESSIONS.md, "What claims mean".
enum WordPattern: Hashable, Sendable {
  /// Words as VoiceOver says them.
  case text(String)
  /// A regular expression.
  case expression(String)

  /// The text, or `nil` for a regular expression.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The pattern in the notation of a claim.
  var notation: String {
    switch self {
    case .text(let text): Quoting.quotedLiteral(text)
    case .expression(let source): "/\(source)/"
    }
  }

  /// Returns whether a line contains the text, with neither end inside a word, or matches the
  /// regular expression.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the length of the line and *m* is the length of the
  ///   pattern.
  func isFound(in line: String) -> Bool {
    switch self {
    case .text(let text): line.hasWholeWords(text)
    case .expression: isAnywhere(in: line)
    }
  }

  /// Returns whether a line contains the text anywhere, even inside a word, or matches the regular
  /// expression.
  ///
  /// - Complexity: The same as for ``isFound(in:)``.
  func isAnywhere(in line: String) -> Bool {
    switch self {
    case .text(let text): line.contains(text)
    case .expression(let source): (try? RegularExpression(source))?.isFound(in: line) ?? false
    }
  }
}
