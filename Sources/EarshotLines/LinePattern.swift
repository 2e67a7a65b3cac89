package import EarshotNotation

/// A line of a transcript as what is heard is compared with it: as it is, or loosened.
///
/// - Source: SESSIONS.md, "Transcripts": ` (re)`, ` (glob)` and `...`; as cram does.
public struct LinePattern: Hashable, Sendable {
  /// How a line is loosened.
  enum Looseness: Hashable, Sendable {
    /// It is not.
    case none
    /// The text is a regular expression for the whole line.
    case expression(RegularExpression)
    /// The text should be a regular expression and is none that can be matched.
    case malformedExpression(String)
    /// The text has `*` and `?` for whatever stands there.
    case glob(String)
    /// Any lines of the step, or none.
    case anyLines
  }

  /// The line as it is written.
  public let text: String
  /// The number of the line in its file, from 1.
  public var number: Int { lines.lowerBound }
  /// The numbers of the lines that it takes in its file: several where a terminal broke it.
  package let lines: ClosedRange<Int>
  /// The line, to be compared as it is.
  package let literal: HeardLine
  /// How the line is loosened; after a `\` it is not.
  let looseness: Looseness
  /// The way to compare speech if the line isn't loosened.
  package var comparison = SpokenComparison.exact

  /// Understands a line of a file.
  package init(_ text: String, number: Int) { self.init(text, lines: number...number) }

  /// Understands a line that takes several in its file.
  package init(_ text: String, lines: ClosedRange<Int>) {
    self.text = text
    self.lines = lines
    literal = HeardLine(text)
    looseness = Looseness(text.trimmed)
  }

  /// Whether it is written for a refusal.
  package var isRefusal: Bool { literal.isRefusal }

  /// The pattern without its ending, or `nil` if the line is compared as it is.
  package var loosened: String? {
    switch looseness {
    case .none, .anyLines: nil
    case .expression, .malformedExpression: String(text.trimmed.dropLast(5)).trimmedEnd
    case .glob(let pattern): pattern
    }
  }

  /// The words that stand between `~` and a colon, or alone.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  package static let kinds =
    SessionLine.Kind.allCases.map(\.rawValue) + [
      "hint", SessionLine.refused, "silent", VoiceLine.word,
    ]

  /// The word after `~` that no line has, or `nil` if there is none or the line is loosened.
  package var unknownKind: String? {
    guard looseness == .none, let kind = literal.kind else { return nil }
    let language = kind.dropFirst(VoiceLine.word.count + 1)
    if kind.begins(with: "\(VoiceLine.word) "), LanguageTag.isTag(language) { return nil }
    return LinePattern.kinds.contains(kind) ? nil : kind
  }

  /// Whether any lines may stand here.
  package var isAnyLines: Bool { looseness == .anyLines }

  /// Whether any lines may stand here, or any one line, so that nothing is said of what is heard:
  /// `* (glob)` and `.* (re)`, after `~` as well.
  ///
  /// It is found out with two lines that have nothing in common.
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

  /// Whether a line that is heard is as this one says; compared as it is first.
  ///
  /// What is spoken is compared without its escape. A line of speech stands for speech alone, a
  /// `~` line for those alone; a refusal has to be written as one, as in `~ refused: * (glob)`.
  ///
  /// - Complexity: O(*n*·*m*) for a glob or a regular expression, where *n* is the length of the line
  ///   and *m* that of the pattern.
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
  /// - Returns: The error, or `nil` if the line has no expression or a correct one.
  package func diagnostic(at start: Int) -> Diagnostic? {
    guard case .malformedExpression(let pattern) = looseness else { return nil }
    let indentation = text.prefix(while: \.isBlank).utf8.count
    return RegularExpression.diagnostic(of: pattern, at: start + indentation)
  }
}

extension LinePattern.Looseness {
  /// Finds how a line is loosened that has no blanks around it.
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
