extension JSONReader {
  /// Reads a string with its quotes.
  ///
  /// The method reports single quotes and treats them as double quotes.
  mutating func readString() throws(Diagnostic) -> String {
    let start = place
    let quote = bytes[place]
    place += 1
    while place < bytes.count, bytes[place].isPlain, bytes[place] != quote { place += 1 }
    if place < bytes.count, bytes[place] == quote, quote == UInt8(ascii: "\"") {
      place += 1
      return String(decoding: bytes[start + 1..<place - 1], as: UTF8.self)
    }
    var content = Array(bytes[start + 1..<place])
    while true {
      guard place < bytes.count else { throw error(.cutOffString, at: start..<place) }
      guard !bytes[place].isLineBreak else {
        throw error(.unclosedJSONString, at: start..<place)
      }
      if bytes[place] == quote { break }
      readPiece(into: &content)
    }
    place += 1
    if quote == UInt8(ascii: "'") { report(error(.singleQuotes, at: start..<place)) }
    return String(decoding: content, as: UTF8.self)
  }

  /// Reads an escape, a character, or a run of invalid bytes.
  private mutating func readPiece(into content: inout [UInt8]) {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\\"): readEscape(into: &content)
    case 0..<0x20:
      let range = place..<place + 1
      let fixIt = Diagnostic.FixIt(range: range, replacement: byte.asJSONEscape)
      report(error(.rawControl(byte), at: range, fixIt: fixIt))
      content.append(byte)
      place += 1
    case 0..<0x80:
      content.append(byte)
      place += 1
    default:
      if let length = lengthOfScalar(at: place) {
        content += bytes[place..<place + length]
        place += length
      } else {
        skipBadUTF8()
        content += Array("\u{FFFD}".utf8)
      }
    }
  }

  /// Reports a run of bytes that aren't UTF-8 as a single error.
  private mutating func skipBadUTF8() {
    let start = place
    while place < bytes.count, bytes[place] >= 0x80, lengthOfScalar(at: place) == nil { place += 1 }
    report(error(.notUTF8(bytes[start], at: start), at: start..<place))
  }

  private mutating func readEscape(into content: inout [UInt8]) {
    let start = place
    guard place + 1 < bytes.count, !bytes[place + 1].isLineBreak else {
      place += 1
      return
    }
    if bytes[place + 1] == UInt8(ascii: "u") { return readUnicodeEscape(into: &content) }
    if let byte = bytes[place + 1].unescaped {
      content.append(byte)
      place += 2
      return
    }
    place += 1 + (lengthOfScalar(at: place + 1) ?? 1)
    let fixIt = Diagnostic.FixIt(range: start..<start + 1, replacement: "\\\\")
    report(error(.unknownJSONEscape, at: start..<place, fixIt: fixIt))
    content += bytes[start..<place].allSatisfy { $0 < 0x80 } ? Array(bytes[start..<place]) : []
  }

  private mutating func readUnicodeEscape(into content: inout [UInt8]) {
    let start = place
    guard let first = readCodeUnit() else {
      report(error(.shortEscape, at: start..<place))
      return
    }
    var scalar = Unicode.Scalar(UInt32(first))
    if UTF16.isLeadSurrogate(first) {
      let middle = place
      if bytes[place...].starts(with: "\\u".utf8), let second = readCodeUnit(),
        UTF16.isTrailSurrogate(second)
      {
        let high = UInt32(first - 0xD800) << 10
        scalar = Unicode.Scalar(0x10000 + high + UInt32(second - 0xDC00))
      } else {
        place = middle
      }
    }
    if scalar == nil { report(error(.loneSurrogate, at: start..<place)) }
    content += Array(String(scalar ?? "\u{FFFD}").utf8)
  }

  /// Reads `\u` and four hexadecimal digits, or stops at the first character that isn't a digit and
  /// returns `nil`.
  private mutating func readCodeUnit() -> UInt16? {
    place += 2
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard place < bytes.count, let digit = bytes[place].hexDigit else { return nil }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  /// Returns the number of bytes of the character at a position, or `nil` if the bytes aren't
  /// UTF-8.
  func lengthOfScalar(at place: Int) -> Int? {
    guard place < bytes.count else { return nil }
    let lead = bytes[place]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    switch lead {
    case 0xE0: second = 0xA0...0xBF
    case 0xED: second = 0x80...0x9F
    case 0xF0: second = 0x90...0xBF
    case 0xF4: second = 0x80...0x8F
    default: break
    }
    guard place + length <= bytes.count, second.contains(bytes[place + 1]) else { return nil }
    return bytes[place + 2..<max(place + length, place + 2)].allSatisfy { $0 & 0xC0 == 0x80 }
      ? length : nil
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character that represents itself in a string in double quotes.
  fileprivate var isPlain: Bool {
    self >= 0x20 && self < 0x80 && self != UInt8(ascii: "\\") && self != UInt8(ascii: "\"")
  }

  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// The character for a letter after a backslash, or `nil` if the letter has no meaning there.
  fileprivate var unescaped: UInt8? {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): self
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
