// Checks that use bytes, because characters take ten times as many instructions.
extension String {
  /// Whether every byte is ASCII.
  ///
  /// If so, each character is one byte, except for a carriage return with a line feed.
  var isASCIIText: Bool {
    utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).isASCII }
      ?? utf8.allSatisfy { $0 < 0x80 }
  }

  /// Returns whether every byte is ASCII, and none is excluded.
  @inline(__always)
  func isASCIIText(without isExcluded: (UInt8) -> Bool) -> Bool {
    bytes.allSatisfy { $0 < 0x80 && !isExcluded($0) }
  }

  /// Returns whether two consecutive bytes match.
  func hasPair(where isPair: (UInt8, UInt8) -> Bool) -> Bool {
    var last: UInt8 = 0
    return !bytes.allSatisfy { byte in
      defer { last = byte }
      return !isPair(last, byte)
    }
  }

  /// Whether the string contains whitespace.
  var hasBlank: Bool {
    !isASCIIText(without: \.isBlankOfASCII) && (isASCIIText || contains(where: \.isWhitespace))
  }

  /// Whether the string begins or ends with whitespace, or `nil` if it isn't ASCII.
  var hasOuterBlankOfASCII: Bool? {
    guard isASCIIText else { return nil }
    return utf8.first?.isBlankOfASCII ?? false || utf8.last?.isBlankOfASCII ?? false
  }

  /// Whether the string contains a line break.
  var hasNewline: Bool {
    !isASCIIText(without: \.isNewlineOfASCII) && contains(where: \.isNewline)
  }

  /// The words in lowercase, without surrounding punctuation, or `nil` if the string isn't ASCII.
  var wordsOfASCII: [String]? {
    utf8.withContiguousStorageIfAvailable { bytes -> [String]? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var words: [String] = []
      var rest = bytes[...]
      while let start = rest.firstIndex(where: \.isOfWord) {
        let end = rest[start...].firstIndex { !$0.isOfWord } ?? rest.endIndex
        words.append(String(lowercasing: bytes[start..<end]))
        rest = rest[end...]
      }
      return words
    } ?? nil
  }

  /// Whether the first word occurs again, so the second half may repeat the first, or `nil` if the
  /// string isn't ASCII.
  var mayRepeatWordsOfASCII: Bool? {
    utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      guard let start = bytes.firstIndex(where: \.isOfWord) else { return false }
      let end = bytes[start...].firstIndex { !$0.isOfWord } ?? bytes.endIndex
      var rest = bytes[end...]
      while let next = rest.firstIndex(where: \.isOfWord) {
        let last = rest[next...].firstIndex { !$0.isOfWord } ?? rest.endIndex
        let isAgain = bytes[start..<end].elementsEqual(bytes[next..<last]) {
          $0.lowercase == $1.lowercase
        }
        if isAgain { return true }
        rest = rest[last...]
      }
      return false
    } ?? nil
  }

  /// The first word in lowercase, or `nil` if the string isn't ASCII or has no words.
  var firstWordOfASCII: String? {
    utf8.withContiguousStorageIfAvailable { bytes -> String? in
      guard bytes.allSatisfy({ $0 < 0x80 }), let start = bytes.firstIndex(where: \.isOfWord) else {
        return nil
      }
      let end = bytes[start...].firstIndex { !$0.isOfWord } ?? bytes.endIndex
      return String(lowercasing: bytes[start..<end])
    } ?? nil
  }

  /// The string, with each run of digits replaced by one zero.
  ///
  /// - Precondition: The string is ASCII.
  var ofASCIIWithoutNumbers: String {
    String(unsafeUninitializedCapacity: utf8.count) { storage in
      var count = 0
      var isInNumber = false
      for byte in utf8 {
        let isDigit = UInt8.digits.contains(byte)
        if !isDigit || !isInNumber {
          storage[count] = isDigit ? UInt8(ascii: "0") : byte
          count += 1
        }
        isInNumber = isDigit
      }
      return count
    }
  }

  /// Creates a lowercase word from ASCII bytes.
  private init(lowercasing bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.init(unsafeUninitializedCapacity: bytes.count) { storage in
      for (place, byte) in bytes.enumerated() { storage[place] = byte.lowercase }
      return bytes.count
    }
  }

  /// The bytes, which are read in place if they're contiguous.
  private var bytes: Bytes { Bytes(text: self) }

  /// The bytes of a string.
  private struct Bytes {
    let text: String

    @inline(__always)
    func allSatisfy(_ isSo: (UInt8) -> Bool) -> Bool {
      text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isSo) }
        ?? text.utf8.allSatisfy(isSo)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether every byte is ASCII.
  ///
  /// It reads eight bytes at a time.
  fileprivate var isASCII: Bool {
    var (place, bits) = (0, UInt64(0))
    while place + 8 <= count {
      bits |= loadUnaligned(fromByteOffset: place, as: UInt64.self)
      place += 8
    }
    while place < count {
      bits |= UInt64(self[place])
      place += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}

extension UInt8 {
  /// Whether an ASCII character is whitespace: a space, a tab, a line break, or a form feed.
  var isBlankOfASCII: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether an ASCII character ends a line.
  var isNewlineOfASCII: Bool { (0x0A...0x0D).contains(self) }

  /// Whether an ASCII character belongs to a word: a letter, a digit, or an apostrophe.
  fileprivate var isOfWord: Bool { isLetterOrDigitOfASCII || self == UInt8(ascii: "'") }

  /// Whether an ASCII character is a letter.
  var isLetterOfASCII: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// Whether an ASCII character is a letter or a digit.
  var isLetterOrDigitOfASCII: Bool { UInt8.digits.contains(self) || isLetterOfASCII }

  /// The lowercase letter for an uppercase letter.
  ///
  /// Any other byte is unchanged.
  fileprivate var lowercase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
