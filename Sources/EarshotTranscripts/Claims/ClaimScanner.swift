import EarshotNotation

/// A place in a claim, and what can be read from there.
struct ClaimScanner {
  /// The bytes of the claim's line.
  let bytes: [UInt8]
  /// Where the line begins in its file.
  let start: Int
  /// What is read next.
  var position: Int
  /// Where the claim ends, without the blanks at its end.
  let end: Int

  /// Stands before the first word of a line `? CLAIM`.
  init(_ line: TextLine) {
    bytes = Array(line.text.utf8)
    start = line.range.lowerBound
    var end = bytes.count
    while end > 0, bytes[end - 1].isBlankByte { end -= 1 }
    self.end = end
    position = bytes.firstIndex(of: UInt8(ascii: "?")).map { $0 + 1 } ?? 0
    skipBlanks()
  }

  var isAtEnd: Bool { position >= end }

  /// What is left of the claim.
  var rest: String { text(position..<end) }

  /// The next word: up to a blank, a comma or a quotation mark.
  var word: Range<Int> {
    var place = position
    while place < end, !bytes[place].isBlankByte, bytes[place] != UInt8(ascii: ","),
      bytes[place] != UInt8(ascii: "\"")
    {
      place += 1
    }
    return position..<place
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<max(end, position))], as: UTF8.self)
  }

  mutating func skipBlanks() {
    while position < end, bytes[position].isBlankByte { position += 1 }
  }

  /// Whether a word comes next, in any case.
  func isNext(_ word: String) -> Bool { text(self.word).lowercased() == word }

  /// Steps over a word, in any case, and the blanks behind it, if it comes next.
  mutating func skip(_ word: String) -> Bool {
    guard isNext(word) else { return false }
    position = self.word.upperBound
    skipBlanks()
    return true
  }

  /// Steps over a byte and the blanks behind it, if it comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    skipBlanks()
    return true
  }

  /// Reads a text in quotes, and the blanks behind it, or `nil` if none comes next.
  mutating func quoted() throws(Diagnostic) -> String? {
    guard position < end, bytes[position] == UInt8(ascii: "\"") else { return nil }
    let range = position..<(closingQuote ?? end)
    guard let text = Quoting.unquoted(text(range)) else {
      throw error("the text is not closed: a '\"' is missing, or a '\\' stands wrongly", range)
    }
    position = range.upperBound
    skipBlanks()
    return text
  }

  /// Where the text in quotes ends that begins here.
  private var closingQuote: Int? {
    var place = position + 1
    while place < end {
      if bytes[place] == UInt8(ascii: "\"") { return place + 1 }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// A diagnostic about a part of the claim; about the place itself where the part is empty.
  func error(_ message: Diagnostic.Message, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(.error, message, range: start + range.lowerBound..<start + range.upperBound)
  }

  /// Checks that nothing is left of the claim.
  func expectEnd(after what: String) throws(Diagnostic) {
    guard isAtEnd else { throw error("unexpected '\(rest)' after \(what)", position..<end) }
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isBlankByte: Bool { self == 0x20 || self == 0x09 }
}
