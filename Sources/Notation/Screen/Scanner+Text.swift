import AccessibilityModel

/// A string without its quotes and escapes.
struct Unescaped {
  /// The text.
  var bytes: [UInt8] = []
  /// Where each byte came from, and the place after the last one.
  var origins: [Int] = []
  /// The offsets of the braces that were escaped.
  var braces: Set<Int> = []

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Scanner {
  /// Reads a string in double quotes.
  mutating func string(for what: String) throws(Diagnostic) -> Unescaped {
    let start = position
    guard skip(UInt8(ascii: "\"")) else {
      throw error(.needsString(what, found: text(junk())), junk())
    }
    var result = Unescaped()
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        result.origins.append(position)
        position += 1
        return result
      }
      if byte == UInt8(ascii: "\\") {
        try escape(into: &result)
      } else {
        result.bytes.append(byte)
        result.origins.append(position)
        position += 1
      }
    }
    throw error(.unclosedString, start..<end)
  }

  private mutating func escape(into result: inout Unescaped) throws(Diagnostic) {
    let start = position
    let code = peek(after: 1)
    position = min(position + 2, end)
    let replacement: [UInt8]
    switch code {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): replacement = code.map { [$0] } ?? []
    case UInt8(ascii: "n"): replacement = [0x0A]
    case UInt8(ascii: "t"): replacement = [0x09]
    case UInt8(ascii: "{"):
      result.braces.insert(result.bytes.count)
      replacement = [UInt8(ascii: "{")]
    case UInt8(ascii: "u"): replacement = Array(try codePoint(from: start).utf8)
    default:
      while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
      throw error(.unknownEscape(text(start..<position)), start..<position)
    }
    result.bytes += replacement
    result.origins += Array(repeating: start, count: replacement.count)
  }

  /// Reads the braces of `\u{1F355}`.
  private mutating func codePoint(from start: Int) throws(Diagnostic) -> String {
    var digits = ""
    if skip(UInt8(ascii: "{")) {
      while let byte = peek, byte != UInt8(ascii: "}"), digits.utf8.count < 8 {
        guard byte.isDigit || byte.isLetter else { break }
        digits.unicodeScalars.append(Unicode.Scalar(byte))
        position += 1
      }
    }
    guard skip(UInt8(ascii: "}")), let number = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw error(.notACodePoint, start..<position) }
    return String(Character(scalar))
  }

  /// Reads the rest of the line as a text, in quotes or without.
  mutating func restAsText(after what: String) throws(Diagnostic) -> String {
    skipBlanks()
    guard peek == UInt8(ascii: "\"") else {
      defer { position = end }
      return text(position..<end)
    }
    let result = try string(for: what).text
    try expectEnd(after: "the closing quote")
    return result
  }

  /// Reads the rest of the line as a text with references, in quotes or without.
  mutating func restAsTemplate(after what: String) throws(Diagnostic) -> TextTemplate {
    skipBlanks()
    guard peek == UInt8(ascii: "\"") else {
      defer { position = end }
      return try template(in: bytes, position..<end, origins: nil, braces: [])
    }
    let result = try quotedTemplate(for: what)
    try expectEnd(after: "the closing quote")
    return result
  }

  /// Reads a string with references.
  mutating func quotedTemplate(for what: String) throws(Diagnostic) -> TextTemplate {
    let string = try string(for: what)
    return try template(
      in: string.bytes,
      0..<string.bytes.count,
      origins: string.origins,
      braces: string.braces
    )
  }

  /// Finds the references in all that is left, which has no quotes and no escapes.
  mutating func verbatimTemplate() throws(Diagnostic) -> TextTemplate {
    let range = position..<end
    position = end
    return try template(in: bytes, range, origins: nil, braces: [])
  }

  /// Finds the references in a text.
  private mutating func template(
    in bytes: [UInt8],
    _ range: Range<Int>,
    origins: [Int]?,
    braces: Set<Int>
  ) throws(Diagnostic) -> TextTemplate {
    var segments: [TextTemplate.Segment] = []
    var literalStart = range.lowerBound
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "{"), !braces.contains(place) else {
        place += 1
        continue
      }
      var inner = Scanner(bytes, range: place + 1..<range.upperBound, source: source)
      inner.end = range.upperBound
      guard let found = inner.reference() else {
        place += 1
        continue
      }
      let name = Scanner.origin(of: found.name, origins)
      note(found.node.use, name)
      var reference = TextReference(node: found.node, property: found.ownProperty)
      if let word = found.property {
        let place = Scanner.origin(of: word, origins)
        reference.property = try textProperty(named: bytes.text(word), at: place)
      }
      segments.append(.literal(bytes.text(literalStart..<place)))
      segments.append(.reference(reference))
      place = inner.position
      literalStart = place
    }
    segments.append(.literal(bytes.text(literalStart..<range.upperBound)))
    return TextTemplate(segments: segments)
  }

  /// Tells whether a reference follows the brace before.
  mutating func isReference() -> Bool { reference() != nil }

  private static func origin(of range: Range<Int>, _ origins: [Int]?) -> Range<Int> {
    guard let origins else { return range }
    return origins[range.lowerBound]..<origins[range.upperBound]
  }

  /// What stands between the braces of a reference.
  private struct Reference {
    var node: NodeReference
    var name: Range<Int>
    var property: Range<Int>?
    var ownProperty: TextProperty?
  }

  /// Reads `#id}`, `#id.property}`, `label}` or `value}`; nothing where a brace is just a brace.
  private mutating func reference() -> Reference? {
    let start = position
    if skip(UInt8(ascii: "#")) {
      guard let name = try? self.name(for: "'#'") else { return nil }
      var reference = Reference(node: .identifier(name), name: start..<position)
      if skip(UInt8(ascii: ".")) {
        guard let word = bareName() else { return nil }
        reference.property = word
      }
      return skip(UInt8(ascii: "}")) ? reference : nil
    }
    guard let word = bareName(), skip(UInt8(ascii: "}")) else { return nil }
    switch text(word) {
    case "label": return Reference(node: .own, name: word, ownProperty: .label)
    case "value": return Reference(node: .own, name: word, ownProperty: .value)
    default: return nil
    }
  }

  /// Finds the text property of a name.
  func textProperty(named name: String, at range: Range<Int>) throws(Diagnostic) -> TextProperty {
    guard let property = TextProperty(rawValue: name) else {
      throw error(.unknownProperty(name, among: TextProperty.allCases.map(\.rawValue)), range)
    }
    return property
  }

  /// Reads a name: bare, or in quotes.
  mutating func name(for what: String) throws(Diagnostic) -> String {
    if peek == UInt8(ascii: "\"") { return try string(for: what).text }
    guard let range = bareName() else {
      throw error(.needsName(what, found: text(junk())), isAtEnd ? position..<position : junk())
    }
    return text(range)
  }
}

extension NodeReference {
  /// What naming the node is noted as.
  fileprivate var use: Use.Kind {
    switch self {
    case .own: .own
    case .identifier(let identifier): .node(identifier)
    }
  }
}

extension Diagnostic.Message {
  static func needsString(_ what: String, found: String) -> Self {
    found.isEmpty
      ? "\(what) needs a text in quotes" : "\(what) needs a text in quotes, not '\(found)'"
  }

  static var unclosedString: Self { "the closing quote is missing" }

  static func unknownEscape(_ text: String) -> Self {
    "unknown escape '\(text)'; those known are \\\" \\\\ \\n \\t \\{ and \\u{1F355}"
  }

  static var notACodePoint: Self {
    "expected a character's number, as in '\\u{1F355}'"
  }

  static func needsName(_ what: String, found: String) -> Self {
    found.isEmpty ? "\(what) needs a name" : "\(what) needs a name, not '\(found)'"
  }

  static func unknownProperty(_ name: String, among known: [String]) -> Self {
    "unknown property '\(name)'\(Suggestion.ending(for: name, in: known))"
  }
}
