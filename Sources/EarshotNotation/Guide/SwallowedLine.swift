import EarshotModel

/// A comment, an effect, or a condition that became part of the unquoted text before it.
///
/// - Source: our choice, from lines by people who had read only the first page.
package enum SwallowedLine: Hashable, Sendable {
  /// A comment: `value: 3 # at first`.
  case comment(String)
  /// A second effect: `set #count.value: 1; announce "Paid"`.
  case effect(String)
  /// A condition: `set #sum.value: 2 when #milk is on`.
  ///
  /// The second value is the line with the condition before its colon.
  case condition(String, line: String)

  /// The maximum length of text to examine, in bytes.
  private static let limit = 500
  private static let separators = ["; ", ", ", " and ", " then ", " && ", " & ", " | "]

  /// Finds a line that became part of text, or returns `nil` if the text looks like ordinary text.
  ///
  /// - Parameters:
  ///   - text: The text up to the end of its line.
  ///   - property: The property that has the text, or `nil` if the text is in an effect.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init?(in text: String, of property: Property?) {
    guard text.utf8.count <= Self.limit else { return nil }
    let isOfEffect = property == nil
    if let place = text.firstRange(of: " # "), text[place.upperBound...].first?.isLetter == true {
      self = .comment(String(text[place.lowerBound...].dropFirst()))
      return
    }
    for word in [" when ", " if "] {
      guard let place = text.firstRange(of: word), Self.isCondition(text[place.upperBound...])
      else {
        continue
      }
      let start = "\(property?.name ?? "on activate") when \(text[place.upperBound...]):"
      let value = text[..<place.lowerBound]
      let line = isOfEffect ? start : "\(start) \(value)"
      self = .condition(String(text[place.lowerBound...].dropFirst()), line: line)
      return
    }
    guard isOfEffect else { return nil }
    if Self.isEffect(text[...]) {
      self = .effect(text)
      return
    }
    let effects = Self.separators.lazy.compactMap { separator in
      text.firstRange(of: separator).map { text[$0.upperBound...] }
    }
    guard let effect = effects.first(where: Self.isEffect) else { return nil }
    self = .effect(String(effect))
  }

  /// Returns whether text tests a state: `#milk is on`, `value is empty`.
  private static func isCondition(_ text: Substring) -> Bool {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count == 3, ["is", "contains", "lacks"].contains(words[1]) else { return false }
    return words[0].hasPrefix("#") || TextProperty(rawValue: String(words[0])) != nil
  }

  /// Returns whether text begins with an effect and a string in quotes or an element.
  private static func isEffect(_ text: Substring) -> Bool {
    if MeantLine.assignment(String(text)) != nil { return true }
    let word = text.prefix { $0.isOfName }
    guard EffectWord(named: String(word)) != nil else { return false }
    let operand = text.dropFirst(word.count)
    return operand.hasPrefix(" \"") || operand.hasPrefix(" #")
  }
}

extension SwallowedLine {
  /// The words that became part of the text, up to the end of the line.
  var text: String {
    switch self {
    case .comment(let text), .effect(let text), .condition(let text, _): text
    }
  }
}

extension NameReference {
  /// Returns the reference with its range limited to the given number of bytes at its end.
  func ending(_ count: Int) -> NameReference {
    var part = self
    part.range = max(range.lowerBound, range.upperBound - count)..<range.upperBound
    return part
  }
}

extension Diagnostic.Message {
  static func swallowed(_ line: SwallowedLine) -> Self {
    switch line {
    case .comment(let comment):
      "'\(Display.safe(comment))' is part of the text; put the comment on its own line"
    case .effect(let effect):
      "'\(Display.safe(effect))' is part of the text; put the effect on its own line"
    case .condition(let condition, let line):
      """
      '\(Display.safe(condition))' is part of the text; put the condition before the colon, as in \
      '\(Display.safe(line))'
      """
    }
  }
}
