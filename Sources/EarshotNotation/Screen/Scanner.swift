/// A position in a line, with methods to parse the text from there: words, strings in quotes, and
/// numbers.
///
/// It parses screen files, sentences in JSON, and claims of sessions.
///
/// The parts of a sentence in a JSON string have no positions in the file, so every diagnostic is
/// about the whole string.
package struct Scanner {
  /// The complete text.
  package let bytes: [UInt8]
  /// The index of the source.
  let source: Int
  /// The range of every diagnostic if the text isn't part of the source.
  let whole: Range<Int>?
  /// The position of the next byte.
  package var position: Int
  /// The end of the line, without trailing spaces.
  package var end: Int
  /// The references in the text.
  var uses: UseRecorder
  /// The parameters of the component that contains the text.
  var parameters: Set<String> = []
  /// Whether amounts can begin with a number, as in expanded components.
  var readsNumbersFirst = false

  /// Creates a scanner at the beginning of a range, ignoring its trailing spaces.
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

  /// Moves to another range of the text, such as the next line.
  ///
  /// The caller must first take the recorded references from the scanner.
  mutating func begin(_ range: Range<Int>) {
    (position, end) = (range.lowerBound, range.upperBound)
    uses.begin()
    trimEnd()
  }

  /// Whether there's nothing left to parse.
  package var isAtEnd: Bool { position >= end }

  /// The next byte, or `nil` at the end.
  package var peek: UInt8? { position < end ? bytes[position] : nil }

  func peek(after count: Int) -> UInt8? {
    position + count < end ? bytes[position + count] : nil
  }

  /// Skips spaces and tabs.
  package mutating func skipBlanks() {
    while position < end, bytes[position].isBlank { position += 1 }
  }

  private mutating func trimEnd() {
    while end > position, bytes[end - 1].isBlank { end -= 1 }
  }

  /// Skips a byte if it's next.
  package mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// Returns whether a word is next, followed by a space or the end.
  func isNext(_ word: StaticString, at place: Int? = nil) -> Bool {
    let count = word.utf8CodeUnitCount
    let place = place ?? position
    guard place + count <= end, bytes[place] == word.utf8Start.pointee,
      place + count == end || bytes[place + count].isBlank
    else { return false }
    return word.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { bytes[place + $0] == buffer[$0] }
    }
  }

  /// Skips a word and the spaces after it, if the word is next.
  mutating func skip(word: StaticString) -> Bool {
    guard isNext(word) else { return false }
    position += word.utf8CodeUnitCount
    skipBlanks()
    return true
  }

  /// Skips a bare name (a letter or `_`, and then letters, digits, `_`, and `-`) and returns its
  /// range, or returns `nil` if there's none.
  mutating func bareName() -> Range<Int>? {
    let start = position
    repeat {
      position = endOfPlainName(from: position, isFirst: position == start)
    } while position < end && bytes[position] >= 0x80 && skipLetterBeyondASCII()
    return position > start ? start..<position : nil
  }

  /// Returns the end of the ASCII bytes that belong to a name.
  private func endOfPlainName(from start: Int, isFirst: Bool) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var place = start
      if isFirst, place < end, !bytes[place].beginsName { return place }
      while place < end, bytes[place].continuesName { place &+= 1 }
      return place
    }
  }

  /// Skips a letter that isn't ASCII, and returns whether there was one.
  ///
  /// The method isn't inlined, because nearly every name is ASCII.
  @inline(never)
  private mutating func skipLetterBeyondASCII() -> Bool {
    guard let scalar = bytes.scalar(at: position), scalar.isLetterOrMark else { return false }
    position += scalar.utf8.count
    return true
  }

  /// Returns the range up to the next space, for invalid text.
  func junk(from start: Int? = nil) -> Range<Int> {
    let start = start ?? position
    var stop = start
    while stop < end, !bytes[stop].isBlank { stop += 1 }
    return start..<stop
  }

  /// The range of the string in double quotes that comes next, with a mark such as `#` before it,
  /// or the range up to the next space if there's no complete string.
  var stringOrJunk: Range<Int> {
    var rest = self
    _ = rest.skip(UInt8(ascii: "#")) || rest.skip(UInt8(ascii: "."))
    guard rest.peek == UInt8(ascii: "\""), (try? rest.string(for: "text")) != nil else {
      return junk()
    }
    return position..<rest.position
  }

  /// Returns a part of the text.
  package func text(_ range: Range<Int>) -> String { bytes.text(range) }

  /// Returns a diagnostic about a part of the text.
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

  /// Records a reference in the text.
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
  /// Whether the byte can continue a bare name.
  fileprivate var continuesName: Bool {
    // Most bytes of a name are lowercase letters.
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) { return true }
    return beginsName || isDigit || self == UInt8(ascii: "-")
  }
}

extension [UInt8] {
  func text(_ range: Range<Int>) -> String {
    withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[range])
      guard bytes.count <= 15 else { return String(decoding: bytes, as: UTF8.self) }
      // The string stores so few bytes in itself, and creating it this way takes less time.
      return String(unsafeUninitializedCapacity: bytes.count) {
        $0.initialize(fromContentsOf: bytes)
      }
    }
  }

  /// Returns the character at an offset, or `nil` if the bytes there aren't valid UTF-8.
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
