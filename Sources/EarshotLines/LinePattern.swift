import EarshotModel
package import EarshotNotation

/// A line of a transcript as a pattern for actual lines, either exact or loosened by wildcards or a
/// regular expression.
///
/// - Source: SESSIONS.md, "Transcripts": ` (re)`, ` (glob)` and `...`; as cram does.
public struct LinePattern: Hashable, Sendable {
  /// The way in which a line is loosened.
  enum Looseness: Hashable, Sendable {
    /// The line must match exactly.
    case none
    /// The text is a regular expression for the whole line.
    case expression(RegularExpression)
    /// The text is meant as a regular expression, but isn't valid.
    case malformedExpression(String)
    /// The text contains `*` and `?` as wildcards.
    case glob(String)
    /// The line matches any number of lines of the step, including none.
    case anyLines
  }

  /// The line as written.
  public let text: String
  /// The number of the line in its file, starting at 1.
  public var number: Int { lines.lowerBound }
  /// The numbers of the lines that the pattern takes up in the file.
  ///
  /// There are several numbers if a terminal broke the line.
  package let lines: ClosedRange<Int>
  /// The line for an exact comparison.
  package let literal: HeardLine
  /// The way in which the line is loosened.
  ///
  /// A line that begins with `\` isn't loosened.
  let looseness: Looseness
  /// The way to compare speech if the line isn't loosened.
  package var comparison = SpokenComparison.exact

  /// Interprets a line of a file.
  package init(_ text: String, number: Int) { self.init(text, lines: number...number) }

  /// Interprets a line that takes up several lines in its file.
  package init(_ text: String, lines: ClosedRange<Int>) {
    self.text = text
    self.lines = lines
    literal = HeardLine(text)
    looseness = Looseness(text.trimmed)
  }

  /// Whether the line expects a refusal.
  package var isRefusal: Bool { literal.isRefusal }

  /// The glob or the regular expression without its ending, or `nil` if the line is neither.
  package var loosened: String? {
    switch looseness {
    case .none, .anyLines: nil
    case .expression, .malformedExpression: String(text.trimmed.dropLast(5)).trimmedEnd
    case .glob(let pattern): pattern
    }
  }

  /// The words that come between `~` and a colon, or after `~` without a colon.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  package static let kinds =
    SessionLine.Kind.allCases.map(\.rawValue) + [
      "hint", SessionLine.refused, "silent", VoiceLine.word,
    ]

  /// The unknown word after `~`, or `nil` if the word is known or the line is loosened.
  package var unknownKind: String? {
    guard looseness == .none, let kind = literal.kind, !LinePattern.kinds.contains(kind) else {
      return nil
    }
    let language = kind.dropFirst(VoiceLine.word.count + 1)
    return kind.begins(with: "\(VoiceLine.word) ") && LanguageTag.isTag(language) ? nil : kind
  }

  /// Whether the line consists only of `~` and a word that needs text after a colon, so no actual
  /// line matches it.
  package var isBareKind: Bool {
    guard looseness == .none, let kind = literal.kind, LinePattern.kinds.contains(kind) else {
      return false
    }
    return kind != "silent" && !text.contains(":")
  }

  /// Whether the line matches any number of lines.
  package var isAnyLines: Bool { looseness == .anyLines }

  /// Whether the line matches any number of lines or any single line, so it doesn't constrain the
  /// output.
  ///
  /// Examples are `* (glob)` and `.* (re)`, also after `~`.
  ///
  /// To find out, the property compares the pattern with two lines that have nothing in common.
  ///
  /// - Source: our choice.
  package var saysNothing: Bool {
    guard let loosened else { return isAnyLines }
    let mark = loosened.begins(with: "~") ? "~ " : ""
    let samples = ["a", "0, 0"].map { HeardLine(mark + $0) }
    return looseness != .none && samples.allSatisfy { matches($0) }
  }

  /// Whether only the word after `~` is fixed, as in `~ hint: * (glob)`.
  package var fixesOnlyKind: Bool {
    guard let kind = literal.kind, loosened != nil else { return false }
    return ["a", "0, 0"].allSatisfy { matches(HeardLine("~ \(kind): \($0)")) }
  }

  /// Returns whether an actual line matches this pattern.
  ///
  /// The method tries an exact comparison first.
  ///
  /// Speech is compared without its escape. A line of speech matches only speech, and a `~` line
  /// matches only `~` lines. Only a pattern that begins like a refusal matches a refusal, such as
  /// `~ refused: * (glob)`.
  ///
  /// - Complexity: O(*n*·*m*) for a glob or a regular expression, where *n* is the length of the
  ///   line and *m* is the length of the pattern.
  package func matches(_ heard: HeardLine) -> Bool {
    if literal == heard { return true }
    if case .speech(let wanted) = literal, case .speech(let text) = heard,
      comparison.matches(wanted, text)
    {
      return true
    }
    guard looseness != .none, literal.isSpeech == heard.isSpeech else { return false }
    if heard.isRefusal, !isRefusal { return false }
    switch looseness {
    case .none, .anyLines, .malformedExpression: return false
    case .glob(let pattern): return Glob(pattern).matches(heard.text)
    case .expression(let expression): return expression.matchesWhole(heard.text)
    }
  }

  /// Returns the error of a line's expression.
  ///
  /// - Parameter start: The start of the line in its file.
  /// - Returns: The error, or `nil` if the line has no expression or a valid expression.
  package func diagnostic(at start: Int) -> Diagnostic? {
    guard case .malformedExpression(let pattern) = looseness else { return nil }
    let indentation = text.prefix(while: \.isBlank).utf8.count
    return RegularExpression.diagnostic(of: pattern, at: start + indentation)
  }
}

extension LinePattern.Looseness {
  /// Determines the way in which a line without surrounding spaces is loosened.
  fileprivate init(_ text: String) {
    if text == "..." {
      self = .anyLines
    } else if text.last != ")" || text.begins(with: "\\") {
      self = .none
    } else if text.hasSuffix(" (re)") {
      let pattern = String(text.dropLast(5)).trimmedEnd
      let expression = try? RegularExpression(pattern)
      self = expression.map { .expression($0) } ?? .malformedExpression(pattern)
    } else if text.hasSuffix(" (glob)") {
      self = .glob(String(text.dropLast(7)).trimmedEnd)
    } else {
      self = .none
    }
  }
}
