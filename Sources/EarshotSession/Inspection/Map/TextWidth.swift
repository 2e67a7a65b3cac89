/// Functions that determine the number of terminal columns that text takes.
///
/// The number of characters isn't enough, because an ideograph takes two columns, and a combining
/// mark takes none. The type uses its own table instead of a library, because libraries differ
/// between systems, and a map has to be the same everywhere. An ambiguous character takes one
/// column. Terminals disagree about the width of emoji, so a map shows each emoji as `*`.
///
/// - Source: UAX #11 (wide and full-width ranges); UTS #51 for the definition of emoji; the `*` is
///   our choice.
package enum TextWidth {
  /// Returns the number of columns that a character takes: 0, 1, or 2.
  package static func columns(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { max($0, columns(of: $1)) }
  }

  /// Returns the number of columns that text takes.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the text with a `*` instead of each emoji.
  static func withoutEmoji(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(text.map { isEmoji($0) ? "*" : $0 })
  }

  /// Wraps text between words and returns its lines.
  ///
  /// A word that's longer than a line is broken at the end of the line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The number of columns in a line.
  ///   - count: The maximum number of lines. If the text is cut off, the last line ends in `…`.
  /// - Returns: The lines, at least one.
  static func lines(of text: String, columns limit: Int, limit count: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty, lines.count < count {
      let end = end(of: rest, within: max(1, limit))
      lines.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    if !rest.isEmpty, let last = lines.popLast() {
      lines.append(last[..<end(of: last[...], within: max(1, limit - 1), atBlank: false)] + "…")
    }
    return lines.isEmpty ? [""] : lines
  }

  /// Returns the position at which the first line of the text ends.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The number of columns in a line.
  ///   - atBlank: Whether the line ends at a space if possible.
  ///   - start: The number of characters at the beginning of the text in which a space doesn't end
  ///     the line.
  /// - Returns: The index after the last character of the line.
  package static func end(
    of text: Substring,
    within limit: Int,
    atBlank: Bool = true,
    behind start: Int = 0
  ) -> Substring.Index {
    var width = 0
    var blank: Substring.Index?
    for (place, index) in text.indices.enumerated() {
      if text[index] == " ", place > start { blank = index }
      width += columns(of: text[index])
      guard width > limit else { continue }
      if atBlank, let blank { return blank }
      return index > text.startIndex ? index : text.index(after: index)
    }
    return text.endIndex
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value > 0xFF else {
      return character.unicodeScalars.contains { $0.value == 0x20E3 }
    }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F }
      || (0x1F1E6...0x1F1FF).contains(first.value)
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var (low, high) = (0, wide.count)
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  /// The wide and full-width ranges, in order.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FF1, 0x17000...0x18CFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F320, 0x1F32D...0x1F64F, 0x1F680...0x1F6FF,
    0x1F7E0...0x1F7F0, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]
}
