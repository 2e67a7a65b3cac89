import EarshotModel

// Braces and number signs that are literal text but look like references, for warnings.
extension Scanner {
  /// The maximum number of bytes of text in braces that may have been meant as a reference.
  private static let braceLimit = 80

  /// Records braces that aren't a reference, for a warning.
  mutating func noteBraces(
    at place: Int,
    in bytes: [UInt8],
    _ range: Range<Int>,
    _ origins: [Int]?
  ) {
    let limit = min(range.upperBound, place + Scanner.braceLimit)
    let rest = bytes[(place + 1)..<max(limit, place + 1)]
    if rest.first == UInt8(ascii: "{") { return noteDoubledBraces(at: place, in: rest, origins) }
    let closing = rest.firstIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "{") }
    guard let stop = closing, bytes[stop] == UInt8(ascii: "}"), stop > place + 1 else { return }
    let content = bytes.text(place + 1..<stop)
    let name = content.hasPrefix("$") ? String(content.dropFirst()) : content
    let only = parameters.count == 1 && Quoting.isBareName(name) ? parameters.first : nil
    let parameter = Suggestion.nearest(to: name, in: parameters.sorted()) ?? only
    note(.braces(content, parameter: parameter), Scanner.origin(of: place..<stop + 1, origins))
  }

  /// Records `{{#name}}`, in which the inner braces are a reference and VoiceOver says the outer
  /// braces.
  private mutating func noteDoubledBraces(
    at place: Int,
    in rest: ArraySlice<UInt8>,
    _ origins: [Int]?
  ) {
    guard let stop = rest.firstIndex(of: UInt8(ascii: "}")), stop + 1 < rest.endIndex,
      rest[stop + 1] == UInt8(ascii: "}")
    else { return }
    let content = String(decoding: rest[place + 1...stop], as: UTF8.self)
    let name = String(content.dropFirst().dropLast())
    guard name.hasPrefix("#") || ["label", "value"].contains(name) || parameters.contains(name)
    else { return }
    note(.braces(content, parameter: nil), Scanner.origin(of: place..<stop + 2, origins))
  }

  /// Records `\(name)`, which is a reference in Swift and literal text in the notation.
  mutating func noteInterpolation(at place: Int, in bytes: [UInt8], _ range: Range<Int>) {
    let code = bytes[place..<min(range.upperBound, place + Scanner.braceLimit)]
    guard code.dropFirst().first == UInt8(ascii: "("),
      let stop = code.firstIndex(of: UInt8(ascii: ")"))
    else { return }
    let inner = bytes.text(place + 2..<stop)
    let name = String(inner.prefix { $0.isOfName })
    let rest = inner.dropFirst(name.count)
    let isAmount = rest.allSatisfy { $0.isNumber || " +-*/.".contains($0) }
    guard Quoting.isBareName(name), rest.isEmpty || rest.first == "." || isAmount else { return }
    let written = bytes.text(place..<stop + 1)
    note(
      .foreignReference(written, name: inner, isParameter: parameters.contains(name)),
      place..<stop + 1
    )
  }

  /// Records `#{name}` if the name is a parameter, because VoiceOver says the number sign before
  /// the text.
  mutating func noteSign(
    before segment: TextTemplate.Segment,
    _ range: Range<Int>,
    _ origins: [Int]?
  ) {
    guard case .parameter(let name) = segment else { return }
    note(
      .foreignReference("#{\(name)}", name: name, isParameter: true),
      Scanner.origin(of: range, origins)
    )
  }

  /// Records `#identifier` before a closing brace without an opening brace.
  mutating func noteUnopened(_ bytes: [UInt8], _ before: Range<Int>, _ origins: [Int]?) {
    let words = bytes[before].suffix(Scanner.braceLimit)
    guard let start = words.lastIndex(of: UInt8(ascii: "#")),
      !words.contains(UInt8(ascii: "{")),
      words[(start + 1)...].allSatisfy({ $0.isLetterOrDigit || "_-.".utf8.contains($0) })
    else { return }
    let text = bytes.text(start..<before.upperBound + 1)
    note(.bareIdentifier(text), Scanner.origin(of: start..<before.upperBound + 1, origins))
  }

  /// Records each `#identifier` outside braces in text.
  mutating func noteSpokenNames(in range: Range<Int>) {
    guard uses.context != .other, bytes.holdSign(in: range) else { return }
    var isInBraces = false
    for place in range {
      switch bytes[place] {
      case UInt8(ascii: "{"): isInBraces = true
      case UInt8(ascii: "}"): isInBraces = false
      case UInt8(ascii: "#") where !isInBraces:
        if place == range.lowerBound || bytes[place - 1].isBlank {
          noteSpokenName(at: place, range)
        }
      default: break
      }
    }
  }

  /// Records a comment, an effect, or a condition that became part of text without quotes.
  mutating func noteSwallowed(in range: Range<Int>) {
    let isOfEffect = uses.context == .event || uses.context == .action
    guard uses.context != .other,
      isOfEffect || bytes.holdSign(in: range),
      let line = SwallowedLine(in: text(range), of: uses.context.property)
    else { return }
    note(.swallowed(line), range)
  }

  private mutating func noteSpokenName(at place: Int, _ range: Range<Int>) {
    var rest = scout(in: place + 1..<range.upperBound)
    guard rest.bareName() != nil else { return }
    var stop = rest.position
    if rest.skip(UInt8(ascii: ".")), let word = rest.bareName(),
      TextProperty(rawValue: text(word)) != nil
    {
      stop = rest.position
    }
    stop = sumEnd(behind: stop, range) ?? stop
    guard stop == range.upperBound || bytes[stop] != UInt8(ascii: "}") else { return }
    note(.bareIdentifier(text(place..<stop)), place..<stop)
  }

  /// Returns a scanner that looks ahead and records nothing.
  ///
  /// A copy of this scanner would also contain its records, so the next record would copy them all.
  private func scout(in range: Range<Int>) -> Scanner {
    Scanner(bytes, range: range, source: source)
  }

  /// Returns the end of a sign and its operand, such as ` + 15`, or `nil` if there's none.
  private func sumEnd(behind place: Int, _ range: Range<Int>) -> Int? {
    var rest = scout(in: place..<range.upperBound)
    rest.skipBlanks()
    guard let sign = rest.peek, "+-*".utf8.contains(sign), rest.peek(after: 1)?.isBlank == true
    else {
      return nil
    }
    rest.position += 1
    rest.skipBlanks()
    let start = rest.position
    if rest.skip(UInt8(ascii: "#")) { return rest.bareName()?.upperBound }
    while rest.peek?.isDigit == true { rest.position += 1 }
    return rest.position > start ? rest.position : nil
  }
}

extension [UInt8] {
  /// Returns whether a range contains a brace or a backslash.
  func holdBraceOrBackslash(in range: Range<Int>) -> Bool {
    withUnsafeBufferPointer { bytes in
      var place = range.lowerBound
      while place < range.upperBound {
        let byte = bytes[place]
        if byte == UInt8(ascii: "\\") { return true }
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return true }
        place &+= 1
      }
      return false
    }
  }

  /// Returns whether a range contains a number sign, which begins identifiers and comments.
  fileprivate func holdSign(in range: Range<Int>) -> Bool {
    withUnsafeBufferPointer { bytes in
      var place = range.lowerBound
      while place < range.upperBound, bytes[place] != UInt8(ascii: "#") { place &+= 1 }
      return place < range.upperBound
    }
  }
}
