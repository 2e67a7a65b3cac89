import EarshotModel

extension Scanner {
  /// Reads the names of traits, separated by commas.
  mutating func traits() throws(Diagnostic) -> [Traits] {
    try checkHasNoBrackets("traits")
    skipBlanks()
    guard !isAtEnd else { return [] }
    let traits = try list { scanner throws(Diagnostic) in
      guard let word = scanner.bareName() else {
        let junk = scanner.junk()
        throw scanner.error(junk.isEmpty ? .needsTrait : .unknownTrait(scanner.text(junk)), junk)
      }
      return try scanner.trait(at: word, orTag: false)
    }
    try expectEnd(after: "the traits")
    return traits
  }

  /// Reads the value of `elements`: identifiers, separated by commas.
  mutating func elements(in target: Target) throws(Diagnostic) -> [String] {
    skipBlanks()
    guard !isAtEnd else { return [] }
    let identifiers = try list { scanner throws(Diagnostic) in
      let start = scanner.position
      guard scanner.skip(UInt8(ascii: "#")) else {
        throw scanner.error(.needsIdentifier(found: scanner.text(scanner.junk())), scanner.junk())
      }
      let name = try scanner.name(for: "'#'")
      scanner.note(.element(name, in: target), start..<scanner.position)
      return name
    }
    try expectEnd(after: "the elements")
    return identifiers
  }

  /// Parses strings separated by a mark, each with or without quotes.
  mutating func items(partedBy mark: UInt8) throws(Diagnostic) -> [String] {
    skipBlanks()
    guard !isAtEnd else { return [] }
    var items: [String] = []
    repeat {
      skipBlanks()
      if peek == UInt8(ascii: "\"") {
        items.append(try quotedText(for: "the list"))
        skipBlanks()
        guard isAtEnd || peek == mark else {
          throw error(.unexpected(text(junk()), after: "the closing quote"), junk())
        }
      } else {
        let start = position
        while let byte = peek, byte != mark { position += 1; _ = byte }
        var stop = position
        while stop > start, bytes[stop - 1].isBlank { stop -= 1 }
        if mark == UInt8(ascii: "|"), bytes[start..<stop].starts(with: Array("{#".utf8)) {
          throw error(.fixedItems, start..<stop)
        }
        items.append(text(start..<stop))
      }
    } while skip(mark)
    return items
  }

  /// Throws an error for a list such as `[.button, .selected]`.
  private func checkHasNoBrackets(_ name: String) throws(Diagnostic) {
    var copy = self
    let place = copy.rest()
    guard bytes[place].first == UInt8(ascii: "[") else { return }
    let items = text(place).filter { !"[]".contains($0) }.split(separator: ",").map {
      String($0).trimmedOfSpaces.drop { ".\"".contains($0) }.filter { $0 != "\"" }
    }
    let list = items.joined(separator: ", ")
    throw error(
      "leave out the brackets; write '\(Display.safe(named(name, list, at: place)))'",
      place,
      fixIt: .init(range: place, replacement: list)
    )
  }

  /// Returns a value with the name of its property, or only the value after `set`.
  private func named(_ name: String, _ value: String, at place: Range<Int>) -> String {
    let isSet = text(lineStart..<max(lineStart, place.lowerBound)).contains("set ")
    return isSet ? value : "\(name): \(value)"
  }

  /// Words that people write for `true` and `false`.
  private static let truthWords = [
    "yes": "true", "on": "true", "1": "true", "no": "false", "off": "false", "0": "false",
    "true": "true", "false": "false",
  ]

  /// Reads `true` or `false`.
  mutating func boolean(of property: Property) throws(Diagnostic) -> Bool {
    let place = rest()
    switch text(place) {
    case "true": return true
    case "false": return false
    case let word:
      if let meant = Scanner.truthWords[word.lowercased()] {
        throw error(
          .writeTruth(property.name, named(property.name, meant, at: place)),
          place,
          fixIt: .init(range: place, replacement: meant)
        )
      }
      if let line = MeantLine.guarded(property, byValue: word) {
        throw error(.guardBeforeColon(line), place)
      }
      throw error(.needsWord(of: property.name, ["true", "false"], found: word), place)
    }
  }

  /// Reads one of the words that a property allows.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of property: Property
  ) throws(Diagnostic) -> Choice {
    let place = rest()
    guard let choice = Choice(rawValue: text(place)) else {
      let words = Choice.allCases.map(\.rawValue)
      if let role = Role(rawValue: property.name), bytes[place].first == UInt8(ascii: "\"") {
        throw error(.roleHasNoColon(role, text(place)), place)
      }
      throw error(.needsWord(of: property.name, words, found: text(place)), place)
    }
    return choice
  }

  /// Consumes the rest of the line and returns its range.
  mutating func rest() -> Range<Int> {
    skipBlanks()
    defer { position = end }
    return position..<end
  }

  /// Reads the rest of the line as a language tag, such as `pt-BR`.
  mutating func languageTag() throws(Diagnostic) -> String {
    let place = rest()
    guard LanguageTag.isTag(text(place)) else {
      throw error(.needsLanguage(found: text(place)), place)
    }
    return text(place)
  }
}

extension Diagnostic.Message {
  static var needsTrait: Self {
    "a trait is missing after the comma; write one, or delete the comma"
  }

  static var fixedItems: Self {
    "the items of 'values' can't contain amounts; put the amount in 'label'"
  }

  static func writeTruth(_ name: String, _ line: String) -> Self {
    "'\(name)' needs 'true' or 'false'; write '\(line)'"
  }

  static func guardBeforeColon(_ line: String) -> Self {
    "put the condition before the colon; write '\(Display.safe(line))'"
  }

  static func needsIdentifier(found: String) -> Self {
    guard !found.isEmpty else { return "'elements' needs '#identifier' after the comma; write one" }
    let advice = Quoting.isBareName(found) ? "; write '#\(found)'" : ""
    return "'elements' needs '#identifier', not '\(found)'\(advice)"
  }

  static func needsWord(of name: String, _ words: [String], found: String) -> Self {
    let wanted = words.asAlternatives
    guard !found.isEmpty else { return "'\(name)' needs \(wanted)" }
    return "'\(name)' needs \(wanted), not '\(found)'\(Suggestion.ending(for: found, in: words))"
  }

  static func needsLanguage(found: String) -> Self {
    let wanted = "'language' needs \(LanguageTag.needed)"
    guard !found.isEmpty else { return "\(wanted)" }
    let hyphenated = found.replacing("_", with: "-")
    let tag =
      LanguageTag.tag(ofLanguageNamed: found) ?? (LanguageTag.isTag(hyphenated) ? hyphenated : nil)
    return "\(wanted), not '\(found)'\(tag.map { "; write '\($0)'" } ?? "")"
  }
}
