extension Double {
  /// The shortest text that reads as the same number, or null if the number isn't finite.
  var asJSON: String {
    guard isFinite else { return "null" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension UInt8 {
  /// An escape for an ASCII character that a string can't contain directly.
  var asJSONEscape: String {
    switch self {
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    default: "\\u" + UInt32(self).hex4
    }
  }
}

extension String {
  /// The text as a JSON string.
  ///
  /// The property escapes control characters, bidirectional formatting characters, and invisible
  /// characters, so a string can't change the display of the lines around it. It keeps joiners and
  /// variation selectors that scripts and emoji need.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var asJSON: String {
    var result = "\""
    let scalars = Array(unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      if scalar == "\"" || scalar == "\\" || (scalar.isASCII && !scalar.isVisibleInJSON) {
        result += UInt8(truncatingIfNeeded: scalar.value).asJSONEscape
      } else if Display.isHarmful(scalars, at: place) || scalar.isHiddenInJSON {
        for unit in String(scalar).utf16 { result += "\\u" + UInt32(unit).hex4 }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Whether a character is visible and doesn't affect the characters around it.
  var isVisibleInJSON: Bool {
    if isASCII { return value >= 0x20 && value < 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
      return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a character is always invisible, unlike a joiner or a variation selector.
  fileprivate var isHiddenInJSON: Bool {
    let isJoiner = self == "\u{200C}" || self == "\u{200D}" || properties.isVariationSelector
    return !isASCII && !isVisibleInJSON && !isJoiner
  }

  /// The notation of the code point: `U+200B`.
  var codePointName: String { "U+" + value.hex4.uppercased() }
}

extension UInt32 {
  /// The number in hexadecimal, with at least four digits.
  fileprivate var hex4: String {
    let digits = String(self, radix: 16, uppercase: false)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
