/// A place in a line, and what can be read from there: words, texts in quotes, numbers.
///
/// Screen files, sentences in JSON and claims of sessions are all read by it.
///
/// A sentence that comes from a JSON string has no places of its own in the file: there every
/// diagnostic is about the whole string.
package struct Scanner {
  /// The text, whole.
  package let bytes: [UInt8]
  /// The number of the source.
  let source: Int
  /// The range that every diagnostic has, where the text is no part of the source.
  let whole: Range<Int>?
  /// What is read next.
  package var position: Int
  /// Where the line ends, without the blanks at its end.
  package var end: Int
  /// The references in the text.
  var uses: UseRecorder
  /// The parameters of the component that the text stands in.
  var parameters: Set<String> = []
  /// Whether amounts may begin with a number, as those of components written out do.
  var readsNumbersFirst = false

  /// Stands at the beginning of a range, whose blanks at the end are left out.
  package init(
    _ bytes: [UInt8],
    range: Range<Int>,
    source: Int,
    whole: Range<Int>? = nil,
    uses: UseRecorder = UseRecorder()
  ) {
    self.bytes = bytes
    self.source = source
    self.whole = whole
    self.position = range.lowerBound
    self.end = range.upperBound
    self.uses = uses
    trimEnd()
  }

  /// Whether nothing is left to read.
  package var isAtEnd: Bool { position >= end }

  /// The byte that comes next, or `nil` at the end.
  package var peek: UInt8? { position < end ? bytes[position] : nil }

  func peek(after count: Int) -> UInt8? {
    position + count < end ? bytes[position + count] : nil
  }

  /// Steps over the blanks that come next.
  package mutating func skipBlanks() {
    while position < end, bytes[position].isBlank { position += 1 }
  }

  private mutating func trimEnd() {
    while end > position, bytes[end - 1].isBlank { end -= 1 }
  }

  /// Steps over a byte if it comes next.
  package mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// Returns whether a word comes next, with a blank or the end behind it.
  func isNext(_ word: StaticString, at place: Int? = nil) -> Bool {
    let count = word.utf8CodeUnitCount
    let place = place ?? position
    guard place + count <= end, place + count == end || bytes[place + count].isBlank else {
      return false
    }
    return word.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { bytes[place + $0] == buffer[$0] }
    }
  }

  /// Steps over a word and the blanks behind it, if it comes next.
  mutating func skip(word: StaticString) -> Bool {
    guard isNext(word) else { return false }
    position += word.utf8CodeUnitCount
    skipBlanks()
    return true
  }

  /// Steps over a bare name: a letter or `_`, then letters, digits, `_` and `-`.
  mutating func bareName() -> Range<Int>? {
    let start = position
    repeat {
      position = endOfPlainName(from: position, isFirst: position == start)
    } while skipLetterBeyondASCII()
    return position > start ? start..<position : nil
  }

  /// Where the bytes of ASCII end that belong to a name.
  private func endOfPlainName(from start: Int, isFirst: Bool) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var place = start
      if isFirst, place < end, !bytes[place].beginsName { return place }
      while place < end, bytes[place].continuesName { place += 1 }
      return place
    }
  }

  private mutating func skipLetterBeyondASCII() -> Bool {
    guard position < end, bytes[position] >= 0x80, let scalar = bytes.scalar(at: position),
      scalar.isLetterOrMark
    else { return false }
    position += scalar.utf8.count
    return true
  }

  /// The range up to the next blank, for what cannot be read.
  func junk(from start: Int? = nil) -> Range<Int> {
    let start = start ?? position
    var stop = start
    while stop < end, !bytes[stop].isBlank { stop += 1 }
    return start..<stop
  }

  /// A part of the text.
  package func text(_ range: Range<Int>) -> String { bytes.text(range) }

  /// A diagnostic about a part of the text.
  package func error(
    _ message: Diagnostic.Message,
    _ range: Range<Int>,
    fixIt: Diagnostic.FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error,
      message,
      source: source,
      range: whole ?? range,
      fixIt: whole == nil ? fixIt : nil
    )
  }

  /// Notes that the text refers to something.
  mutating func note(_ kind: NameReference.Kind, _ range: Range<Int>) {
    uses.note(kind, source: source, range: whole ?? range)
  }

  /// Checks that nothing is left on the line.
  package func expectEnd(after what: @autoclosure () -> String) throws(Diagnostic) {
    var place = position
    while place < end, bytes[place].isBlank { place += 1 }
    guard place < end else { return }
    throw error(.unexpected(text(junk(from: place)), after: what()), place..<end)
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  /// Whether a bare name may begin with the byte.
  fileprivate var beginsName: Bool { isLetter || self == UInt8(ascii: "_") }
  /// Whether a bare name may go on with the byte.
  fileprivate var continuesName: Bool { beginsName || isDigit || self == UInt8(ascii: "-") }
}

extension [UInt8] {
  func text(_ range: Range<Int>) -> String {
    withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }

  /// The character that begins at an offset of a valid text.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = self[offset..<Swift.min(offset + 4, count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}

extension Unicode.Scalar {
  var isLetterOrMark: Bool {
    properties.isAlphabetic || properties.generalCategory == .nonspacingMark
  }
}

extension Diagnostic.Message {
  static func unexpected(_ text: String, after what: String) -> Self {
    "unexpected '\(text)' after \(what)\(StrayMark.ending(for: text))"
  }
}
