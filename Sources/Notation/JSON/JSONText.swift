extension Double {
  /// The shortest text that reads as the same number; null where it is not finite.
  var asJSON: String {
    guard isFinite else { return "null" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension UInt8 {
  /// An escape for an ASCII character that a string cannot hold as it is.
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
  /// Control, bidirectional and invisible characters are escaped, so that a text cannot change
  /// how the lines around it are shown. Joiners and variation selectors stay behind a character
  /// that is not ASCII, where scripts and emoji need them.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var asJSON: String {
    var result = "\""
    var follows = false
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        result += UInt8(truncatingIfNeeded: scalar.value).asJSONEscape
      } else if scalar.isVisibleInJSON || (follows && scalar.isJoinerOrVariation) {
        result.unicodeScalars.append(scalar)
      } else if scalar.isASCII {
        result += UInt8(truncatingIfNeeded: scalar.value).asJSONEscape
      } else {
        for unit in String(scalar).utf16 { result += "\\u" + UInt32(unit).hex4 }
      }
      follows =
        !scalar.isASCII && (scalar.isVisibleInJSON || (follows && scalar.isJoinerOrVariation))
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Whether a character is seen, and leaves the characters around it as they are.
  var isVisibleInJSON: Bool {
    if isASCII { return value >= 0x20 && value < 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
      return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  fileprivate var isJoinerOrVariation: Bool {
    self == "\u{200C}" || self == "\u{200D}" || properties.isVariationSelector
  }

  /// The name by number: `U+200B`.
  var codePointName: String { "U+" + value.hex4.uppercased() }
}

extension UInt32 {
  /// The number in hexadecimal digits, at least four.
  fileprivate var hex4: String {
    let digits = String(self, radix: 16, uppercase: false)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
