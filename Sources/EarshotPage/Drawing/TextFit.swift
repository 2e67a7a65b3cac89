import EarshotSession

/// Estimates of the space that a string needs in a drawing.
///
/// A drawing appears in the reader's own font, so the exact widths aren't known. The estimates
/// assume a wide sans-serif font, and a string that comes close to its limit is also clipped.
enum TextFit {
  /// Returns the width of a string, in points.
  static func width(of text: String, size: Double) -> Double {
    text.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns the width of a character, in ems.
  private static func width(of character: Character) -> Double {
    guard let value = character.unicodeScalars.first?.value, value < 0x250 else {
      return TextWidth.columns(of: character) == 2
        ? 1.06 : TextWidth.columns(of: character) == 0 ? 0 : 0.62
    }
    switch character {
    case "i", "j", "l", "I", ".", ",", "'", "!", ":", ";", "|", "í", "ì": return 0.34
    case " ", "f", "t", "r", "(", ")", "-", "/": return 0.42
    case "m", "w", "M", "W", "@", "%": return 0.98
    default: return character.isUppercase ? 0.76 : 0.64
    }
  }

  /// Returns the text, truncated with an ellipsis if it's too wide.
  static func cut(_ text: String, size: Double, to room: Double) -> String {
    var used = 0.0
    let limit = room - 0.8 * size
    var end: String.Index?
    for place in text.indices {
      if used <= limit { end = place }
      used += width(of: text[place]) * size
      if used > room {
        let kept = text[..<(end ?? text.startIndex)]
        return String(kept.reversed().drop { $0 == " " || $0 == "," }.reversed()) + "…"
      }
    }
    return text
  }

  /// Returns the lines of a string, broken between words.
  ///
  /// If more text follows, the last line ends with an ellipsis.
  static func lines(_ text: String, size: Double, room: Double, limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var rest = text.split(separator: " ")[...]
    while let word = rest.first {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || width(of: longer, size: size) <= room {
        line = longer
        rest = rest.dropFirst()
      } else if lines.count == limit - 1 {
        line = ([line] + rest.map(String.init)).joined(separator: " ")
        break
      } else {
        lines.append(line)
        line = ""
      }
    }
    return (lines + (line.isEmpty ? [] : [line])).map { cut($0, size: size, to: room) }
  }
}
