import EarshotNotation

extension XMLReader {
  /// Returns the text of a byte range with its entities replaced.
  ///
  /// In an attribute, a line break or a tab becomes a space, as XML requires. A character
  /// reference, such as `&#10;`, keeps its character.
  func decoded(_ range: Range<Int>, isAttribute: Bool) throws(Diagnostic) -> String {
    let needsWork = bytes[range].contains { $0 == UInt8(ascii: "&") || $0 < 0x20 || $0 == 0x7F }
    guard needsWork else { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        let (scalar, end) = try readReference(at: position, in: range)
        result += Array(String(scalar).utf8)
        position = end
      } else {
        if byte < 0x20, !byte.isXMLSpace {
          throw error(.controlInXML(byte), at: position..<position + 1)
        }
        result.append(isAttribute && byte.isXMLSpace ? 0x20 : byte)
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  func checkCharacters(in range: Range<Int>) throws(Diagnostic) {
    for position in range where bytes[position] < 0x20 && !bytes[position].isXMLSpace {
      throw error(.controlInXML(bytes[position]), at: position..<position + 1)
    }
  }

  /// Parses `&amp;`, `&#10;`, or `&#xA;`, and returns the character and the position where the text
  /// continues.
  private func readReference(
    at start: Int,
    in range: Range<Int>
  ) throws(Diagnostic) -> (Unicode.Scalar, Int) {
    let limit = min(start + 12, range.upperBound)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw error(.bareAmpersand, at: start..<start + 1)
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    let whole = start..<end + 1
    guard name.hasPrefix("#") else {
      guard let scalar = XMLReader.entities[name] else {
        throw error(.unknownEntity(name), at: whole)
      }
      return (scalar, end + 1)
    }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.utf8.allSatisfy(\.isHexadecimalDigit),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { throw error(.notACharacterNumber(name), at: whole) }
    guard let scalar = Unicode.Scalar(value), scalar.mayStandInXML else {
      throw error(.refusedCharacter(name), at: whole)
    }
    return (scalar, end + 1)
  }

  /// The entities that don't need a declaration.
  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 allows the character.
  fileprivate var mayStandInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
