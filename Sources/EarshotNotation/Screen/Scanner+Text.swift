// Longer than 300 lines: the strings and names, together with their messages.

import EarshotModel

/// A string without its quotes and escapes.
struct Unescaped {
  /// The bytes of the text.
  var bytes: [UInt8] = []
  /// The offset of each byte in the source, and then the offset of the closing quote.
  var origins: [Int] = []
  /// The indices of the bytes that are escaped braces.
  var braces: Set<Int> = []

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Scanner {
  /// Reads a string in double quotes.
  mutating func string(for what: @autoclosure () -> String) throws(Diagnostic) -> Unescaped {
    if isAtCurlyQuote { return try curlyString() }
    let start = position
    guard skip(UInt8(ascii: "\"")) else {
      let line = what()
      let fixIt = quotingFix(isTitle: Scanner.titles.contains(line))
      let message = Diagnostic.Message.needsString(
        line,
        found: text(stringOrJunk),
        meant: fixIt?.replacement.trimmedOfSpaces
      )
      throw error(message, stringOrJunk, fixIt: fixIt)
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
    let isEscaped = text(start..<end).hasSuffix("\\\"")
    throw error(isEscaped ? .escapedQuoteAtEnd : .unclosedString, start..<end)
  }

  /// The names of the lines whose text in quotes is a title before a colon.
  static let titles: Set = [
    "'action'", "'axis x'", "'axis y'", "'chart'", "'content'", "'rotor'", "'series'",
  ]

  /// Returns the change that puts words in quotes, or `nil` for no words and for punctuation.
  ///
  /// - Parameter isTitle: Whether the words end at the first colon. Otherwise, they end at the end
  ///   of the line, and a colon before them isn't part of them.
  /// - Returns: The change.
  private func quotingFix(isTitle: Bool) -> Diagnostic.FixIt? {
    var (start, stop) = (position, end)
    if isTitle, let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")) { stop = colon }
    if !isTitle, peek == UInt8(ascii: ":") {
      start += 1
      while start < end, bytes[start].isBlank { start += 1 }
    }
    while stop > start, bytes[stop - 1].isBlank { stop -= 1 }
    let words = text(start..<stop)
    let isReference =
      !isTitle && words.hasPrefix("{#") && words.hasSuffix("}")
      && words.dropFirst(2).dropLast().allSatisfy(\.isOfName)
    let hasMarks = words.utf8.contains { "\"#.{}|,;'".utf8.contains($0) }
    let hasPriority = AnnouncementPriority(rawValue: String(words.prefix { $0 != ":" })) != nil
    guard !words.isEmpty, !hasMarks || isReference, !hasPriority else { return nil }
    let isGlued = position > 0 && !bytes[position - 1].isBlank
    let quoted = Quoting.quotedLiteral(words)
    return .init(range: position..<stop, replacement: isGlued ? " \(quoted)" : quoted)
  }

  /// Whether text in straight or curly quotes begins here.
  var isAtQuote: Bool { peek == UInt8(ascii: "\"") || isAtCurlyQuote }

  /// Whether text in curly quotes begins here: “like this” or „like this“.
  var isAtCurlyQuote: Bool {
    guard peek == 0xE2, peek(after: 1) == 0x80 else { return false }
    return peek(after: 2) == 0x9C || peek(after: 2) == 0x9E
  }

  /// Whether the rest of the line is a single string in curly quotes.
  private var isInCurlyQuotes: Bool {
    guard isAtCurlyQuote else { return false }
    let scalars = text(position..<end).unicodeScalars
    let quotes = scalars.indices.filter { "“”„\"".unicodeScalars.contains(scalars[$0]) }
    return quotes.count == 2 && quotes.last == scalars.indices.last
  }

  /// Whether to parse the rest of the line as text in quotes, because it begins with a straight
  /// quote or is entirely in curly quotes.
  var isQuotedToTheEnd: Bool { peek == UInt8(ascii: "\"") || isInCurlyQuotes }

  /// Parses a string in curly quotes, which word processors substitute for straight quotes.
  ///
  /// It has no escapes and ends at the next closing quote, curly or straight.
  private mutating func curlyString() throws(Diagnostic) -> Unescaped {
    let start = position
    var result = Unescaped()
    position += 3
    while position < end {
      let isCurly =
        bytes[position..<end].starts(with: [0xE2, 0x80]) && position + 2 < end
        && [0x9C, 0x9D].contains(bytes[position + 2])
      if isCurly || bytes[position] == UInt8(ascii: "\"") {
        result.origins.append(position)
        position += isCurly ? 3 : 1
        let straight = Quoting.quotedLiteral(result.text)
        note(.curlyQuotes(whole == nil ? straight : nil), start..<position)
        return result
      }
      result.bytes.append(bytes[position])
      result.origins.append(position)
      position += 1
    }
    throw error(.unclosedString, start..<end)
  }

  /// Parses a string in double quotes without references.
  package mutating func quotedText(for what: @autoclosure () -> String) throws(Diagnostic) -> String
  {
    if let text = plainString(canHaveBraces: true) { return text }
    return try string(for: what()).text
  }

  /// Parses a string in double quotes without escapes, or returns `nil` if the string needs more
  /// work.
  mutating func plainString(canHaveBraces: Bool) -> String? {
    guard peek == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    let stop = bytes.withUnsafeBufferPointer { bytes in
      var stop = start
      while stop < end, !bytes[stop].endsPlainText(canHaveBraces: canHaveBraces) { stop &+= 1 }
      return stop
    }
    guard stop < end, bytes[stop] == UInt8(ascii: "\"") else { return nil }
    position = stop + 1
    return text(start..<stop)
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
    case UInt8(ascii: "("):
      throw interpolation(from: start)
    case UInt8(ascii: "r") where bytes[position..<end].starts(with: Array("\\n".utf8)):
      let range = start..<position + 2
      throw error(.lineBreakOfTwo, range, fixIt: .init(range: range, replacement: "\\n"))
    default:
      while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
      throw error(.unknownEscape(text(start..<position)), start..<position)
    }
    result.bytes += replacement
    result.origins += Array(repeating: start, count: replacement.count)
  }

  /// Returns the error for Swift's interpolation, such as `\(#count)` or `\(count * 2)`, with the
  /// reference to write instead, unless its parentheses contain something else.
  private func interpolation(from start: Int) -> Diagnostic {
    guard let close = bytes[position..<end].firstIndex(of: UInt8(ascii: ")")) else {
      return error(.interpolation("\\("), start..<position)
    }
    let amount = String(text(position..<close).drop { $0 == "#" || $0 == " " })
    let name = String(amount.prefix { $0.isOfName })
    let rest = amount.dropFirst(name.count)
    let range = start..<close + 1
    guard Quoting.isBareName(name), rest.allSatisfy({ $0.isNumber || " +-*.".contains($0) }) else {
      return error(.interpolation(text(range)), start..<position)
    }
    // Signs need spaces around them.
    let signs = rest.map { "+-*".contains($0) ? " \($0) " : String($0) }.joined()
    let words = [name] + signs.split(separator: " ").map(String.init)
    let reference = "{#\(words.joined(separator: " "))}"
    return error(
      "'\(text(range))' is Swift syntax; write a reference as '\(reference)'",
      range,
      fixIt: .init(range: range, replacement: reference)
    )
  }

  /// Parses the braces of `\u{1F355}` and returns the character.
  private mutating func codePoint(from start: Int) throws(Diagnostic) -> String {
    guard skip(UInt8(ascii: "{")) else { throw codePointWithoutBraces(from: start) }
    var digits = ""
    while let byte = peek, byte != UInt8(ascii: "}"), digits.utf8.count < 8 {
      guard byte.isDigit || byte.isLetter else { break }
      digits.unicodeScalars.append(Unicode.Scalar(byte))
      position += 1
    }
    let isClosed = skip(UInt8(ascii: "}"))
    guard let scalar = UInt32(digits, radix: 16).flatMap({ Unicode.Scalar($0) }) else {
      throw error(.notACodePoint(text(start..<position)), start..<position)
    }
    guard isClosed else {
      throw error(.codePointInBraces(digits, found: text(start..<position)), start..<position)
    }
    return String(Character(scalar))
  }

  /// Returns the error for a code point without braces, such as `\u1F355`.
  private func codePointWithoutBraces(from start: Int) -> Diagnostic {
    let digits = text(position..<end).prefix { $0.isASCII && $0.isHexDigit }
    let isWhole = digits.count == 4 || digits.count == 5 && digits.hasPrefix("1")
    let isCharacter = UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) } != nil
    guard isWhole, isCharacter else {
      return error(.notACodePoint(text(start..<position)), start..<position)
    }
    let range = start..<position + digits.utf8.count
    return error(.codePointInBraces(String(digits), found: text(range)), range)
  }

  /// Parses the rest of the line as text, with or without quotes.
  mutating func restAsText(after what: @autoclosure () -> String) throws(Diagnostic) -> String {
    skipBlanks()
    guard isQuotedToTheEnd else {
      defer { position = end }
      return text(position..<end)
    }
    let result = try quotedText(for: what())
    try expectEnd(after: "the closing quote")
    return result
  }

  /// Returns the text property with the given name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - range: The range of the name.
  ///   - isInText: Whether the name is part of a reference in text, instead of a condition.
  /// - Returns: The property.
  /// - Throws: An error if references can't name this property.
  func textProperty(
    named name: String,
    at range: Range<Int>,
    isInText: Bool = true
  ) throws(Diagnostic) -> TextProperty {
    guard let property = TextProperty(rawValue: name) else {
      if ["length", "count", "characters", "size"].contains(name) {
        throw error(.nothingCountsCharacters, range)
      }
      let known = TextProperty.allCases.map(\.rawValue)
      let message = Diagnostic.Message.unknownProperty(name, among: known)
      if isInText, Property(name: name) != nil || message.text.contains(.listsThem) {
        throw error(.notInText(name, known), range)
      }
      throw error(message, range)
    }
    return property
  }

  /// Parses a name, with or without quotes.
  mutating func name(for what: @autoclosure () -> String) throws(Diagnostic) -> String {
    if peek == UInt8(ascii: "\"") { return try quotedText(for: what()) }
    guard let range = bareName() else {
      throw needsName(what())
    }
    return text(range)
  }
}

extension Scanner {
  /// Returns the error for text that isn't a name, with quotes as its fix if it would be a name in
  /// quotes, such as `2nd`.
  private func needsName(_ what: String) -> Diagnostic {
    var place = junk()
    if place.count > 1, bytes[place.upperBound - 1] == UInt8(ascii: ":") {
      place = place.lowerBound..<place.upperBound - 1
    }
    let found = text(place)
    guard !found.isEmpty, found.allSatisfy(\.isOfName) else {
      let whole = junk()
      return error(.needsName(what, found: text(whole)), whole)
    }
    let quoted = Quoting.quotedLiteral(found)
    return error(
      .needsName(what, found: found, meant: quoted),
      place,
      fixIt: .init(range: place, replacement: quoted)
    )
  }
}

extension UInt8 {
  /// Returns whether the byte ends a string in double quotes or has a special meaning inside it.
  fileprivate func endsPlainText(canHaveBraces: Bool) -> Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): true
    case UInt8(ascii: "{"), UInt8(ascii: "}"): !canHaveBraces
    default: false
    }
  }
}

extension Diagnostic.Message {
  static func needsString(_ what: String, found: String, meant: String? = nil) -> Self {
    let wayOut = meant.map { "; write \(Display.safe($0))" } ?? ""
    if found.isEmpty { return "\(what) needs text in quotes; write \"…\" after it" }
    if found.hasPrefix(":") {
      guard !Scanner.titles.contains(what) else {
        return "\(what) needs text in quotes; write \"…\" before the colon"
      }
      let advice = wayOut.isEmpty ? "; write \"…\" instead of the colon" : wayOut
      return "\(what) needs text in quotes, without a colon\(advice)"
    }
    return "\(what) needs text in quotes, not '\(found)'\(wayOut)"
  }

  static var unclosedString: Self {
    "the closing quote is missing; add \" at the end of the text"
  }

  static var escapedQuoteAtEnd: Self {
    """
    a quotation mark after a backslash is part of the text; add \" at the end or, if the text ends \
    with a backslash, write '\\\\' for the backslash
    """
  }

  static func unknownEscape(_ text: String) -> Self {
    let character = String(text.dropFirst())
    return switch character {
    case "": "the text ends with a backslash; write '\\\\' for a backslash, and \" after it"
    case "r": "unknown escape '\\r'; for a line break, write '\\n' in place of '\\r'"
    case "'": "an apostrophe needs no backslash; write only ' in place of \(text)"
    case _ where "`^~$%&/[])}#*_-+.!?".contains(character):
      "'\(character)' needs no backslash; write '\(character)' in place of '\(text)'"
    default:
      "unknown escape '\(text)'; use \\\", \\\\, \\n, \\t, \\{, or \\u{1F355}"
    }
  }

  static var lineBreakOfTwo: Self {
    "a line break has only one escape; write '\\n' in place of '\\r\\n'"
  }

  static func interpolation(_ text: String) -> Self {
    let found = text.utf8.count <= 60 ? Display.safe(text) : "\\("
    return "'\(found)' is Swift syntax; write a reference to an element's value as '{#identifier}'"
  }

  static func notACodePoint(_ found: String) -> Self {
    "expected a Unicode code point; write one, such as '\\u{1F355}', in place of '\(found)'"
  }

  static func codePointInBraces(_ digits: String, found: String) -> Self {
    "a code point needs braces; write '\\u{\(digits)}' in place of '\(found)'"
  }

  static func needsName(_ what: String, found: String, meant: String? = nil) -> Self {
    let wayOut = meant.map { "; write \($0)" } ?? ""
    return found.isEmpty
      ? "\(what) needs a name; write one after it"
      : "\(what) needs a name, not '\(found)'\(wayOut)"
  }

  static func notInText(_ name: String, _ known: [String]) -> Self {
    "a reference can't name '\(name)'; use \(known.asAlternatives)"
  }

  static func unknownProperty(
    _ name: String,
    as place: BorrowedWord.Position = .property,
    among known: [String]
  ) -> Self {
    "unknown property '\(name)'\(BorrowedWord.ending(for: name, as: place, in: known))"
  }
}
