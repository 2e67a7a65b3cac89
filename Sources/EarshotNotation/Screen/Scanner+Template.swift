import EarshotModel

extension Scanner {
  /// Parses the rest of the line as text with references, with or without quotes.
  mutating func restAsTemplate(
    after what: @autoclosure () -> String
  ) throws(Diagnostic) -> TextTemplate {
    skipBlanks()
    guard isQuotedToTheEnd else {
      defer { position = end }
      noteSpokenNames(in: position..<end)
      noteSwallowed(in: position..<end)
      guard bytes.holdBraceOrBackslash(in: position..<end) else {
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
    let start = position
    if let text = plainString(canHaveBraces: false) {
      noteSpokenNames(in: start + 1..<position - 1)
      return TextTemplate(text)
    }
    let string = try string(for: what())
    noteSpokenNames(in: start + 1..<max(position - 1, start + 1))
    return try template(
      in: string.bytes,
      0..<string.bytes.count,
      origins: string.origins,
      braces: string.braces
    )
  }

  /// Parses the rest of the text, with references, but without quotes and escapes.
  mutating func verbatimTemplate() throws(Diagnostic) -> TextTemplate {
    let range = position..<end
    position = end
    return try template(in: bytes, range, origins: nil, braces: [])
  }

  /// Divides text into literal text, references, amounts, and parameters.
  mutating func template(
    in bytes: [UInt8],
    _ range: Range<Int>,
    origins: [Int]?,
    braces: Set<Int>
  ) throws(Diagnostic) -> TextTemplate {
    var segments: [TextTemplate.Segment] = []
    var literalStart = range.lowerBound
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "{") else {
        if bytes[place] == UInt8(ascii: "}") {
          noteUnopened(bytes, literalStart..<place, origins)
        } else if bytes[place] == UInt8(ascii: "\\"), origins == nil {
          noteInterpolation(at: place, in: bytes, range)
        }
        place += 1
        continue
      }
      var inner = scanner(of: bytes, place + 1..<range.upperBound)
      let isEscaped = braces.contains(place)
      if isEscaped, inner.opensParameter() {
        segments.append(.literal(bytes.text(literalStart..<place)))
        segments.append(.parameter(TextTemplate.brace))
        literalStart = place + 1
      }
      guard !isEscaped, let found = try piece(&inner, origins) else {
        if !isEscaped { noteBraces(at: place, in: bytes, range, origins) }
        place += 1
        continue
      }
      segments.append(.literal(bytes.text(literalStart..<place)))
      segments.append(found)
      if place > range.lowerBound, bytes[place - 1] == UInt8(ascii: "#") {
        noteSign(before: found, place - 1..<inner.position, origins)
      }
      place = inner.position
      literalStart = place
    }
    segments.append(.literal(bytes.text(literalStart..<range.upperBound)))
    return TextTemplate(segments: segments)
  }

  /// Returns a scanner for the text after a brace.
  private func scanner(of bytes: [UInt8], _ range: Range<Int>) -> Scanner {
    var inner = Scanner(bytes, range: range.lowerBound..<range.lowerBound, source: source)
    inner.end = range.upperBound
    inner.parameters = parameters
    inner.readsNumbersFirst = readsNumbersFirst
    return inner
  }

  /// Parses the text after a brace, or returns `nil` if the brace is literal.
  private mutating func piece(
    _ inner: inout Scanner,
    _ origins: [Int]?
  ) throws(Diagnostic) -> TextTemplate.Segment? {
    let start = inner.position
    do {
      if let found = try inner.reference() {
        note(found.node.use, Scanner.origin(of: found.name, origins))
        return .reference(TextReference(node: found.node, property: found.property))
      }
      inner.position = start
      if let parameter = inner.parameter() {
        note(.parameter(parameter), Scanner.origin(of: start..<inner.position - 1, origins))
        return .parameter(parameter)
      }
      inner.position = start
      guard inner.opensAmount() else { return nil }
      inner.position = start
      let found = try inner.amount()
      for (node, place) in found.names { note(node.use, Scanner.origin(of: place, origins)) }
      let place = Scanner.origin(of: start - 1..<inner.position, origins)
      note(.amount(found.amount), place)
      return .amount(found.amount)
    } catch {
      let rest = inner.text(start..<min(inner.end, start + 400))
      if let meant = MeantAmount.inOtherNotation(rest) {
        // A plural has braces inside its braces.
        let close = rest.contains("plural") ? nil : rest.firstIndex(of: "}")
        let end = close.map { start + rest[...$0].utf8.count }
        let place = start - 1..<max(end ?? error.range.upperBound, start)
        throw self.error("write '{\(meant)}'", Scanner.origin(of: place, origins))
      }
      let fixIt = error.fixIt.map {
        Diagnostic.FixIt(
          range: Scanner.origin(of: $0.range, origins),
          replacement: $0.replacement
        )
      }
      throw self.error(error.message, Scanner.origin(of: error.range, origins), fixIt: fixIt)
    }
  }

  /// Returns whether the preceding brace opens a reference or an amount.
  mutating func isReference() -> Bool {
    let start = position
    if (try? reference()) != nil { return true }
    position = start
    return opensAmount()
  }

  static func origin(of range: Range<Int>, _ origins: [Int]?) -> Range<Int> {
    guard let origins else { return range }
    return origins[range.lowerBound]..<origins[range.upperBound]
  }

  /// The contents of a reference's braces.
  private struct Reference {
    var node: NodeReference
    var name: Range<Int>
    var property: TextProperty?
  }

  /// Parses `#id}`, `#id.property}`, `label}`, or `value}`, or returns `nil` if the next text is
  /// different.
  private mutating func reference() throws(Diagnostic) -> Reference? {
    let start = position
    if skip(UInt8(ascii: "#")) {
      let name = try name(for: "'#'")
      var reference = Reference(node: .identifier(name), name: start..<position)
      if skip(UInt8(ascii: ".")) {
        let word = bareName() ?? junk()
        reference.property = try textProperty(named: text(word), at: word)
      }
      return skip(UInt8(ascii: "}")) ? reference : nil
    }
    guard let word = bareName(), skip(UInt8(ascii: "}")) else { return nil }
    switch text(word) {
    case "label": return Reference(node: .own, name: word, property: .label)
    case "value": return Reference(node: .own, name: word, property: .value)
    default: return nil
    }
  }

  /// Parses `name}`, or returns `nil` if the name isn't a parameter.
  private mutating func parameter() -> String? {
    guard let word = bareName(), skip(UInt8(ascii: "}")) else { return nil }
    return parameters.contains(text(word)) ? text(word) : nil
  }

  private mutating func number() -> Range<Int>? {
    let start = position
    skipMinus()
    while let byte = peek, byte.isDigit || byte == UInt8(ascii: ".") { position += 1 }
    return peek?.isBlank == true && position > start ? start..<position : nil
  }

  /// Returns whether a parameter is next, or an amount that begins with a parameter.
  private mutating func opensParameter() -> Bool {
    guard !parameters.isEmpty else { return false }
    let start = position
    if parameter() != nil { return true }
    position = start
    guard let word = bareName() else { return false }
    return parameters.contains(text(word)) && beginsAmount(after: word)
  }

  /// Returns whether an amount is next, where a reference isn't.
  private mutating func opensAmount() -> Bool {
    if peek == UInt8(ascii: "#") { return true }
    if readsNumbersFirst, let place = number() { return beginsAmount(after: place) }
    guard let word = bareName() else { return false }
    let name = text(word)
    return (name == "value" || parameters.contains(name)) && beginsAmount(after: word)
  }
}

extension NodeReference {
  /// The kind of use to record for the named node.
  fileprivate var use: NameReference.Kind {
    switch self {
    case .own: .own
    case .identifier(let identifier): .node(identifier)
    }
  }
}
