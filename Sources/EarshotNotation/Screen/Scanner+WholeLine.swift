import EarshotModel

// Corrections of lines with several mistakes.
extension Scanner {
  /// Returns the error for a word that follows a role and is neither a trait nor a state.
  ///
  /// If the advice about the word doesn't say what to write, or the corrected element needs several
  /// lines below it, the error suggests the whole element.
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

  /// Returns an error that suggests a corrected line for everything from the role to the end.
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
