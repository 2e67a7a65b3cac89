import EarshotNotation

extension XMLReader {
  // MARK: Prolog

  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// Parses `<?xml …?>`, which may name only UTF-8 and its subsets as the encoding.
  mutating func readDeclaration() throws(Diagnostic) {
    guard starts(with: "<?xml"), place + 5 < bytes.count, bytes[place + 5].isXMLSpace else {
      return
    }
    let start = place
    try skip(past: "?>", what: "XML declaration")
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let encoding = text.declaredEncoding else { return }
    let isKnown = ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased())
    guard !isKnown else { return }
    throw error(.otherXMLEncoding(encoding), at: start..<place)
  }

  /// Skips a construct, including its end delimiter.
  mutating func skip(past mark: StaticString, what: String) throws(Diagnostic) {
    let start = place
    place += 2
    while place < bytes.count, !starts(with: mark) { place += 1 }
    guard place < bytes.count else {
      throw error(.unclosedMarkup(what, "\(mark)"), at: start..<min(start + 4, bytes.count))
    }
    place += mark.utf8CodeUnitCount
  }

  // MARK: Names and attributes

  /// Reads a name and returns its number.
  mutating func readName(_ what: NameKind) throws(Diagnostic) -> Int {
    let start = place
    guard place < bytes.count, bytes[place].beginsXMLName else {
      throw error(.expected(what.rawValue, found: found()), at: rangeHere)
    }
    while place < bytes.count, bytes[place].isInXMLName { place += 1 }
    return tree.number(ofName: String(decoding: bytes[start..<place], as: UTF8.self))
  }

  /// A kind of object that a name belongs to.
  enum NameKind: String {
    case elementName = "the name of an element"
    case attributeName = "an attribute, '/>', or '>'"
  }

  /// Reads the attributes of a tag up to its end.
  ///
  /// - Returns: Whether the element is empty because the tag ends with `/>`.
  mutating func readAttributes(from first: Int, of tag: Range<Int>) throws(Diagnostic) -> Bool {
    while true {
      let hadSpace = skipSpace()
      guard place < bytes.count else { throw error(.unclosedTag, at: tag) }
      if bytes[place] == UInt8(ascii: ">") {
        place += 1
        return false
      }
      if starts(with: "/>") {
        place += 2
        return true
      }
      guard hadSpace else {
        throw error(.expected("a space, '/>', or '>'", found: found()), at: rangeHere)
      }
      try readAttribute(from: first, of: tag)
    }
  }

  private mutating func readAttribute(from first: Int, of tag: Range<Int>) throws(Diagnostic) {
    let start = place
    let name = try readName(.attributeName)
    let nameRange = start..<place
    guard tree.attributes.count - first < XMLReader.attributeLimit else {
      throw error(.tooManyAttributes, at: nameRange)
    }
    if tree.attributes[first...].contains(where: { $0.name == name }) {
      throw error(.repeatedAttribute(tree.names[name]), at: nameRange)
    }
    skipSpace()
    guard place < bytes.count else { throw error(.unclosedTag, at: tag) }
    guard bytes[place] == UInt8(ascii: "=") else {
      throw error(.expected("'=' and a value", found: found()), at: rangeHere)
    }
    place += 1
    skipSpace()
    guard place < bytes.count else { throw error(.unclosedTag, at: tag) }
    let range = try readQuoted()
    let value = try decoded(range, isAttribute: true)
    tree.attributes.append(XMLTree.Attribute(name: name, value: value, range: range))
  }

  /// Skips a quoted value and returns the bytes between the quotation marks.
  private mutating func readQuoted() throws(Diagnostic) -> Range<Int> {
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error(.expected("a value in quotes", found: found()), at: rangeHere)
    }
    let start = place + 1
    var end = start
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "<") {
        throw error(.lessInValue, at: end..<end + 1)
      }
      end += 1
    }
    guard end < bytes.count else { throw error(.unclosedValue, at: place..<place + 1) }
    place = end + 1
    return start..<end
  }

  // MARK: Spaces and messages

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = place
    while place < bytes.count, bytes[place].isXMLSpace { place += 1 }
    return place > start
  }

  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// The byte range of the current character, or the empty range at the end of the file.
  var rangeHere: Range<Int> {
    var end = min(place + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return place..<end
  }

  /// Returns a description of the text at the current position, for a message.
  func found() -> String {
    guard place < bytes.count else { return "the end of the file" }
    return "'\(String(decoding: bytes[rangeHere], as: UTF8.self))'"
  }

  func error(_ message: Diagnostic.Message, at range: Range<Int>) -> Diagnostic {
    Diagnostic(.error, message, source: source, range: range)
  }
}

extension UInt8 {
  /// Whether the byte is one of the four whitespace characters of XML.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

  var beginsXMLName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }

  var isInXMLName: Bool {
    beginsXMLName || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

extension String {
  /// The encoding that an XML declaration names, or `nil` if it names none.
  fileprivate var declaredEncoding: String? {
    let parts = split(whereSeparator: { $0 == "\"" || $0 == "'" })
    for (number, part) in parts.enumerated()
    where part.filter({ !$0.isWhitespace }).hasSuffix("encoding=") && number + 1 < parts.count {
      return String(parts[number + 1])
    }
    return nil
  }
}
