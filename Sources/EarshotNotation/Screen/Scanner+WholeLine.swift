import EarshotModel

// Corrections of lines with several mistakes.
extension Scanner {
  /// Returns the error for a word after a role that's neither a trait nor a state.
  ///
  /// If advice about the word isn't a line to write, or the line has more mistakes, the error
  /// suggests the whole line.
  func unknownWord(at place: Range<Int>, role: Role, hasText: Bool) -> Diagnostic {
    let diagnostic = firstUnknown(at: place, role: role, hasText: hasText)
    let advice = diagnostic.message.text
    let isComplete =
      diagnostic.fixIt != nil
      || advice.contains("write '") && !advice.contains("…'") && !advice.contains("' or '")
        && !advice.contains("=")
    guard let line = wholeLine(of: role), !isComplete || line.below.count > 1 else {
      return diagnostic
    }
    return whole(line, "'\(text(place))' isn't part of this line", place)
  }

  /// Returns the corrected line, or `nil` if any of its words has no meaning.
  func wholeLine(of role: Role) -> WholeLine? {
    var rest = self
    rest.position = lineStart
    guard rest.bareName() != nil else { return nil }
    return WholeLine(role, text(rest.position..<end))
  }

  /// Returns the error with the corrected line, which replaces everything from the role to the end.
  func whole(_ line: WholeLine, _ reason: String, _ place: Range<Int>) -> Diagnostic {
    let margin = bytes[..<lineStart].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let lines = [line.head] + line.below.map { String(repeating: " ", count: margin + 2) + $0 }
    return error(
      "\(reason); \(line.ending)",
      place,
      fixIt: .init(range: lineStart..<end, replacement: lines.joined(separator: "\n"))
    )
  }
}
