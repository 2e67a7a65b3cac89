import EarshotModel

extension Scanner {
  /// Reads the rest of the line as a text with references, in quotes or without.
  mutating func restAsTemplate(
    after what: @autoclosure () -> String
  ) throws(Diagnostic) -> TextTemplate {
    skipBlanks()
    guard peek == UInt8(ascii: "\"") else {
      defer { position = end }
      guard bytes[position..<end].contains(UInt8(ascii: "{")) else {
        return TextTemplate(text(position..<end))
      }
      return try template(in: bytes, position..<end, origins: nil, braces: [])
    }
    let result = try quotedTemplate(for: what())
    try expectEnd(after: "the closing quote")
    return result
  }

  /// Reads a string with references.
  mutating func quotedTemplate(
    for what: @autoclosure () -> String
  ) throws(Diagnostic) -> TextTemplate {
    if let text = plainString(canHaveBraces: false) { return TextTemplate(text) }
    let string = try string(for: what())
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

  /// Reads `#id}`, `#id.property}`, `label}` or `value}`, or `nil` if a brace is just a brace.
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
}

extension NodeReference {
  /// What naming the node is noted as.
  fileprivate var use: NameReference.Kind {
    switch self {
    case .own: .own
    case .identifier(let identifier): .node(identifier)
    }
  }
}
