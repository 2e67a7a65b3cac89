extension SourceText {
  /// Returns the first encoding error in the bytes, or `nil` if there's none.
  ///
  /// If the name of the file doesn't indicate that the file is for Earshot, the error doesn't
  /// contain the file's text.
  package func encodingDiagnostic(source: Int) -> Diagnostic? {
    var diagnostic = firstWrongByte(source: source)
    diagnostic?.showsText = isDisclosed
    return diagnostic
  }

  private func firstWrongByte(source: Int) -> Diagnostic? {
    if utf8.starts(with: [0xFE, 0xFF]) || utf8.starts(with: [0xFF, 0xFE]) {
      return Diagnostic(.error, .utf16, source: source, range: 0..<2)
    }
    if utf8.isPlain { return nil }
    var place = 0
    while place < utf8.count {
      let byte = utf8[place]
      if byte == 0 { return Diagnostic(.error, .nul, source: source, range: place..<place + 1) }
      if byte < 0x80 {
        place += 1
        continue
      }
      guard let length = utf8.lengthOfScalar(at: place) else {
        return Diagnostic(
          .error,
          .notUTF8(byte, at: place),
          source: source,
          range: place..<place + 1
        )
      }
      place += length
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether every byte is ASCII and none is zero.
  ///
  /// In nearly all files, this is the case.
  /// The loop only finds the minimum and the maximum byte, so the compiler can vectorize it.
  fileprivate var isPlain: Bool {
    var (least, greatest) = (UInt8(1), UInt8(0))
    for byte in self {
      least = Swift.min(least, byte)
      greatest = Swift.max(greatest, byte)
    }
    return least > 0 && greatest < 0x80
  }

  /// Returns the number of bytes of the non-ASCII character at an offset, or `nil` if the bytes
  /// aren't valid UTF-8.
  fileprivate func lengthOfScalar(at place: Int) -> Int? {
    let first = self[place]
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard place + length <= count,
      self[(place + 1)..<(place + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    let second = self[place + 1]
    switch first {
    case 0xE0 where second < 0xA0: return nil
    case 0xED where second > 0x9F: return nil
    case 0xF0 where second < 0x90: return nil
    case 0xF4 where second > 0x8F: return nil
    default: return length
    }
  }
}

extension Diagnostic.Message {
  static var utf16: Self { "the file is UTF-16; save it as UTF-8" }

  static var nul: Self {
    "the file contains a NUL byte, so it isn't text; delete the byte, or save the file as UTF-8"
  }

  static func notUTF8(_ byte: UInt8, at offset: Int) -> Self {
    """
    the byte 0x\(String(byte, radix: 16, uppercase: true)) at offset \(offset) isn't UTF-8; \
    save the file as UTF-8
    """
  }
}
