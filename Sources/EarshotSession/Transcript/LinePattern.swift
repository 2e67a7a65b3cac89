import EarshotNotation

/// A line of a transcript as what is heard is compared with it: as it is, or loosened.
///
/// - Source: SESSIONS.md, "Transcripts": ` (re)`, ` (glob)` and `...`; as cram does.
struct LinePattern: Hashable {
  /// How the line is loosened.
  enum Looseness: Hashable {
    /// It is not.
    case none
    /// The text is a regular expression for the whole line.
    case expression(String)
    /// The text has `*` and `?` for whatever stands there.
    case glob(String)
    /// Any lines of the step, or none.
    case anyLines
  }

  /// How long a line may be that is matched with a regular expression, in bytes: an expression may
  /// take long on a long line.
  static let expressionLimit = 4_096

  /// The line, to be compared as it is.
  let literal: HeardLine
  /// The text without blanks around it.
  private let text: String
  /// How many bytes stand before the text.
  private let indentation: Int

  init(_ line: String) {
    literal = HeardLine(line)
    text = line.trimmed
    indentation = line.prefix(while: \.isBlank).utf8.count
  }

  /// How the line is loosened; after a `\` it is not.
  var looseness: Looseness {
    if text == "..." { return .anyLines }
    guard text.last == ")", !text.begins(with: "\\") else { return .none }
    if text.hasSuffix(" (re)") { return .expression(String(text.dropLast(5)).trimmedEnd) }
    if text.hasSuffix(" (glob)") { return .glob(String(text.dropLast(7)).trimmedEnd) }
    return .none
  }

  /// Whether any lines may stand here.
  var isAnyLines: Bool { text == "..." }

  /// Whether a line that is heard is as this one says; compared as it is first.
  ///
  /// What is spoken is compared without its escape. A line of speech stands for speech alone, a
  /// `~` line for those alone.
  ///
  /// - Complexity: O(*n*·*m*) for globs; a regular expression decides for itself.
  func matches(_ heard: HeardLine) -> Bool {
    if literal == heard { return true }
    let looseness = looseness
    guard looseness != .none, literal.isSpeech == heard.isSpeech else { return false }
    switch looseness {
    case .none, .anyLines: return false
    case .glob(let pattern): return Glob(pattern).matches(heard.text)
    case .expression(let pattern):
      guard heard.text.utf8.count <= LinePattern.expressionLimit else { return false }
      return (try? Regex(pattern).wholeMatch(in: heard.text)) != nil
    }
  }

  /// What is wrong with the expression, if the line has one that is none.
  func diagnostic(at start: Int) -> Diagnostic? {
    guard case .expression(let pattern) = looseness else { return nil }
    return Expression.diagnostic(of: pattern, at: start + indentation)
  }
}
