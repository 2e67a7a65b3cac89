/// The only path by which untrusted text reaches a terminal or a report.
///
/// Control characters, bidirectional formatting characters, and invisible characters become escape
/// sequences, such as `\u{1B}`. Characters that join letters or emoji stay if the text needs them.
///
/// - Source: CWE-150; our choice of what is kept.
package enum Display {
  /// The maximum number of consecutive combining marks to keep.
  static let markLimit = 16

  /// Returns the text on one line, with control characters and invisible characters escaped.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func safe(_ text: String) -> String {
    isPlain(text) ? text : escaped(text)
  }

  /// Returns the substring on one line, with control characters and invisible characters escaped.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func safe(_ text: Substring) -> String { safe(String(text)) }

  /// Returns the text in the form of printed speech, with `⏎` for line breaks.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func spoken(_ text: String) -> String {
    if isPlain(text) { return text }
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return escaped(text) }
    let lines = text.split(omittingEmptySubsequences: false) { character in
      character == "\n" || character == "\r" || character == "\r\n"
    }
    return lines.map { safe($0) }.joined(separator: "⏎")
  }

  /// Returns the text on one line, with all whitespace visible except spaces.
  ///
  /// For example, a no-break space becomes `\u{A0}`. Use this method to show differences, where
  /// each character must be unambiguous.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func visible(_ text: String) -> String {
    var result = ""
    for scalar in safe(text).unicodeScalars {
      if scalar.properties.isWhitespace, scalar != " " {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns whether every byte is a printable ASCII character or a tab.
  ///
  /// Nearly all text consists of these bytes.
  /// All printed text goes through this method, so it reads the bytes in place.
  package static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.arePlain } ?? text.utf8.allSatisfy(\.isPlain)
  }

  /// Returns the escape sequence for a character in the notation, such as `\u{1B}`.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    if isSafe(scalars) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var marks = 0
    for (place, scalar) in scalars.enumerated() {
      marks = scalar.isCombining ? marks + 1 : 0
      if marks > markLimit { continue }
      if isHarmful(scalars, at: place) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns whether all of the text can be shown as is.
  private static func isSafe(_ scalars: [Unicode.Scalar]) -> Bool {
    var marks = 0
    for (place, scalar) in scalars.enumerated() where scalar.value >= 0x7F || scalar.value < 0x20 {
      marks = scalar.isCombining ? marks + 1 : 0
      if marks > markLimit || isHarmful(scalars, at: place) { return false }
    }
    return true
  }

  /// Returns whether a character can't be shown as is.
  static func isHarmful(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    let scalar = scalars[place]
    if scalar.isObeyed { return true }
    let before = place > 0 ? scalars[place - 1] : nil
    let after = place + 1 < scalars.count ? scalars[place + 1] : nil
    switch scalar.value {
    case 0x200C: return !(before.joinsLetters && after.joinsLetters)
    case 0x200D:
      return !(before.joinsLetters && after.joinsLetters || before.endsEmoji && after.isEmoji)
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return !before.hasVariants
    case 0xFE0E, 0xFE0F: return !(before.isEmoji || before.hasVariants)
    default: return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether every byte is a printable ASCII character or a tab.
  ///
  /// The property checks eight bytes at a time until a tab may occur, and then single bytes. At the
  /// end, it checks the last eight bytes, even if it already checked some of them.
  fileprivate var arePlain: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset + 8 <= bytes.count, bytes.word(at: offset).holdsPrintableBytes { offset += 8 }
    let isAtEnd = offset > 0 && offset + 8 > bytes.count
    if isAtEnd, bytes.word(at: bytes.count - 8).holdsPrintableBytes { return true }
    return self[offset...].allSatisfy(\.isPlain)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns eight bytes as a number.
  fileprivate func word(at offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}

extension UInt64 {
  /// Whether each of the eight bytes is a printable ASCII character.
  ///
  /// For a non-ASCII byte, the highest bit is set. Subtracting a space sets that bit for a byte
  /// that's less than a space, and adding one sets it for DEL.
  fileprivate var holdsPrintableBytes: Bool {
    let each: UInt64 = 0x0101_0101_0101_0101
    return (self | (self &- each &* 0x20) | (self &+ each)) & (each &* 0x80) == 0
  }
}

extension UInt8 {
  /// Whether the byte is a printable ASCII character or a tab.
  fileprivate var isPlain: Bool { self >= 0x20 && self < 0x7F || self == 0x09 }
}

extension Unicode.Scalar {
  /// Whether a terminal interprets or hides the character, wherever it is in the text.
  fileprivate var isObeyed: Bool {
    switch value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    case 0xE0000...0xE007F: true
    // These characters represent bytes of file names that aren't valid text.
    case 0x10FF80...0x10FFFF: true
    default: false
    }
  }

  /// Whether the character combines with the previous character.
  fileprivate var isCombining: Bool {
    guard value >= 0x300, !(0xFE00...0xFE0F).contains(value), !(0xE0100...0xE01EF).contains(value)
    else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}

extension Unicode.Scalar? {
  /// Whether the character is a letter or a mark of a script in which joiners change the form of
  /// letters, such as Arabic, Syriac, and the Indic scripts.
  fileprivate var joinsLetters: Bool {
    guard let scalar = self else { return false }
    switch scalar.value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x0E80...0x109F, 0x1780...0x18AF, 0x1A20...0x1CFF,
      0xA840...0xA8FF, 0xA980...0xAAFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF,
      0x1E900...0x1E95F:
      return scalar.properties.isAlphabetic
        || scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark
    default: return false
    }
  }

  /// Whether the scalar can be part of an emoji.
  fileprivate var isEmoji: Bool { self?.properties.isEmoji ?? false }

  /// Whether the scalar can end an emoji, so a joiner can follow it.
  fileprivate var endsEmoji: Bool {
    guard let scalar = self else { return false }
    return scalar.value == 0xFE0F || scalar.value > 0xFF && scalar.properties.isEmoji
  }

  /// Whether the character may have standardized variants: an ideograph, a mathematical symbol, or
  /// a character of the Myanmar or Mongolian script.
  fileprivate var hasVariants: Bool {
    guard let scalar = self else { return false }
    return scalar.properties.isIdeographic || scalar.properties.generalCategory == .mathSymbol
      || (0x1000...0x109F).contains(scalar.value) || (0x1800...0x18AF).contains(scalar.value)
  }
}
