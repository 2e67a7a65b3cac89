import Notation

/// The form of the lines of a session.
///
/// - Source: SESSIONS.md, "Escaping".
enum SessionLine {
  /// A line of speech: a `\` in front where it would be taken for something else.
  static func speech(_ text: String) -> String {
    let text = Display.spoken(text)
    return needsEscape(text) ? "\\" + text : text
  }

  private static func needsEscape(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    let marks: [UInt8] = [0x3E, 0x7E, 0x3F, 0x23, 0x5C]
    return marks.contains(first) || text.hasPrefix("--") || text == "..."
      || text.hasSuffix(" (re)") || text.hasSuffix(" (glob)")
      || isBlank(first) || isBlank(last)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension String {
  /// The text without blanks at its end.
  var trimmedEnd: String {
    let end = lastIndex { !$0.isBlank }.map(index(after:)) ?? startIndex
    return String(self[..<end])
  }
}
