extension JSONReader {
  // MARK: Encoding and space

  /// Rejects UTF-16 and UTF-32, and warns about a byte order mark, which JSON doesn't allow.
  mutating func checkEncoding() throws(Diagnostic) {
    let start = bytes.prefix(4)
    if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) {
      throw error(.otherEncoding, at: 0..<2)
    }
    let isWide =
      start.count == 4 && ((start[0], start[2]) == (0, 0) || (start[1], start[3]) == (0, 0))
    if isWide { throw error(.otherEncoding, at: 0..<2) }
    guard start.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    place = 3
    let fixIt = Diagnostic.FixIt(range: 0..<3, replacement: "")
    report(Diagnostic(.warning, .byteOrderMark, source: source, range: 0..<3, fixIt: fixIt))
  }

  /// Skips spaces, line breaks, tabs, and comments, and reports the comments as errors.
  mutating func skipSpace() throws(Diagnostic) {
    while true {
      place = bytes.endOfSpace(from: place)
      guard place < bytes.count, bytes[place].mayBeginComment, try skipComment() else { return }
    }
  }

  private mutating func skipComment() throws(Diagnostic) -> Bool {
    let start = place
    let rest = bytes[place...]
    if rest.starts(with: "/*".utf8) {
      place += 2
      while place < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
      guard place < bytes.count else { throw error(.unclosedComment, at: start..<start + 2) }
      place += 2
    } else if rest.starts(with: "//".utf8) || bytes[place] == UInt8(ascii: "#") {
      while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
    } else {
      return false
    }
    let fixIt = Diagnostic.FixIt(range: start..<place, replacement: "")
    report(error(.comment, at: start..<place, fixIt: fixIt))
    return true
  }

  // MARK: Numbers and words

  /// Reads a number, or reports an error and returns `nil` if it isn't valid JSON or is too large.
  mutating func readNumber() -> Double? {
    let start = place
    while place < bytes.count, bytes[place].isWordByte || bytes[place].isSignOrPoint { place += 1 }
    if let number = bytes.decimal(in: start..<place), !bytes.hasSurplusZero(start..<place) {
      return number
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard bytes[start..<place].isJSONNumber else {
      report(unknownWord(text, at: start..<place))
      return nil
    }
    guard let number = Double(text), number.isFinite else {
      report(error(.numberOutOfRange(text), at: start..<place))
      return nil
    }
    return number
  }

  /// Returns the ASCII letters, digits, underscores, and dollar signs that start at this position.
  func word() -> String {
    String(decoding: bytes[place...].prefix { $0.isWordByte }, as: UTF8.self)
  }

  func unknownWord(_ word: String, at range: Range<Int>) -> Diagnostic {
    if word == "NaN" || word.hasSuffix("Infinity") {
      let bare = word.hasPrefix("+") ? word.dropFirst() : word[...]
      let fixIt = Diagnostic.FixIt(range: range, replacement: "\"\(bare)\"")
      return error(.notANumber(word), at: range, fixIt: fixIt)
    }
    let fixIt = ["true", "false", "null"].first { $0 == word.lowercased() }
      .map { Diagnostic.FixIt(range: range, replacement: $0) }
    return error(.notJSON(word), at: range, fixIt: fixIt)
  }

  // MARK: Diagnostics

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func error(
    _ message: Diagnostic.Message,
    at range: Range<Int>,
    fixIt: Diagnostic.FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(.error, message, source: source, range: range, fixIt: fixIt)
  }

  /// The bytes of the character at this position.
  var rangeHere: Range<Int> {
    place..<min(bytes.count, place + (lengthOfScalar(at: place) ?? 1))
  }

  /// Returns the error for different text at this position.
  func expected(_ what: String, _ advice: String) -> Diagnostic {
    let isText = place >= bytes.count || lengthOfScalar(at: place) != nil
    let advice = isText ? advice : "save the file as UTF-8"
    return error(.expected(what, found: found(), advice: advice), at: rangeHere)
  }

  /// Returns a description of the text at this position.
  private func found() -> String {
    guard place < bytes.count else { return "the end of the file" }
    guard let length = lengthOfScalar(at: place) else {
      return "the byte 0x\(String(bytes[place], radix: 16, uppercase: true)), which isn't UTF-8"
    }
    let text = String(decoding: bytes[place..<place + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "nothing" }
    return scalar.isVisibleInJSON && scalar != " " && scalar != "\u{A0}"
      ? "'\(text)'" : scalar.codePointName
  }
}

extension [UInt8] {
  /// Returns the position after the spaces, line breaks, and tabs at a position.
  fileprivate func endOfSpace(from start: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var place = start
      while place < bytes.count, bytes[place] == 0x20 || bytes[place].isOtherSpace { place &+= 1 }
      return place
    }
  }
}

extension UInt8 {
  /// Whether the byte is a tab or part of a line break.
  fileprivate var isOtherSpace: Bool { self == 0x0A || self == 0x0D || self == 0x09 }

  fileprivate var mayBeginComment: Bool { self == UInt8(ascii: "/") || self == UInt8(ascii: "#") }

  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Whether this byte can begin a number or text that's meant as a number.
  var beginsNumber: Bool { isDigit || isSignOrPoint }

  fileprivate var isSignOrPoint: Bool {
    self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}

extension [UInt8] {
  /// Returns whether a number begins with a zero that RFC 8259 doesn't allow.
  fileprivate func hasSurplusZero(_ range: Range<Int>) -> Bool {
    let first = range.lowerBound + (self[range.lowerBound] == UInt8(ascii: "-") ? 1 : 0)
    return self[first] == UInt8(ascii: "0") && first + 1 < range.upperBound
      && self[first + 1].isDigit
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are a number as RFC 8259 writes it.
  fileprivate var isJSONNumber: Bool {
    var rest = first == UInt8(ascii: "-") ? dropFirst() : self
    let whole = rest.prefix(while: \.isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    rest = rest[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix(while: \.isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest[digits.endIndex...]
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      let digits = rest.prefix(while: \.isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest[digits.endIndex...]
    }
    return rest.isEmpty
  }
}
