import EarshotModel

extension Scanner {
  /// Skips the spaces before a colon and the colon, which must follow.
  mutating func colon(after what: String) throws(Diagnostic) {
    skipBlanks()
    guard skip(UInt8(ascii: ":")) else {
      let place = isAtEnd ? position..<position : junk()
      let word = text(place)
      if what == "the event", beginsAnotherEvent(word, place) { throw error(.oneEvent, place) }
      if word == "or" { throw error(.noOr, place) }
      if word == "when", what != "the event", what != "the action's name" {
        throw error(.conditionCannotFollow(what), place)
      }
      if word.hasPrefix(","), what != "the event" { throw error(.oneOfList(what), place) }
      throw error(.needsColon(after: what, insteadOf: wordsBeforeColon), place)
    }
  }

  /// One or two words and the colon after them, or `nil` if there's something else before the next
  /// colon.
  private var wordsBeforeColon: String? {
    guard let colon = bytes[position..<end].firstIndex(of: UInt8(ascii: ":")),
      colon + 1 == end || bytes[colon + 1].isBlank
    else { return nil }
    let words = text(position..<colon + 1)
    let isPlain = !words.contains("\"") && !words.contains("#") && words.utf8.count <= 40
    return isPlain && words.split(separator: " ").count <= 2 ? words : nil
  }

  /// Returns whether a comma, “and”, or “or” is followed by the name of an event.
  private func beginsAnotherEvent(_ word: String, _ place: Range<Int>) -> Bool {
    guard ["or", "and"].contains(word) || word.hasPrefix(",") else { return false }
    var rest = self
    rest.position = word.hasPrefix(",") ? place.lowerBound + 1 : place.upperBound
    rest.skipBlanks()
    return (try? rest.event()) != nil
  }

  /// Parses the identifier in an `identifier` line, with its range.
  mutating func identifier() throws(Diagnostic) -> (name: String, place: Range<Int>) {
    let line = position..<end
    skipBlanks()
    let place = position..<end
    let text = try restAsText(after: "identifier")
    guard !text.isEmpty else { throw error(.needsName("'identifier'", found: ""), line) }
    return (text, place)
  }

  /// Parses the only word in a property's value, with or without quotes, and its range.
  mutating func word(of property: Property) throws(Diagnostic) -> (word: String, place: Range<Int>)
  {
    skipBlanks()
    let place = position..<end
    if property == .opens, peek == UInt8(ascii: "#") {
      throw error(.opensHasNoMark(text(place)), place)
    }
    let name = try name(for: "'\(property.name)'")
    try expectEnd(after: "the name")
    return (name, place)
  }

  /// Reads names of tags, separated by commas.
  mutating func tags() throws(Diagnostic) -> [String] {
    skipBlanks()
    guard !isAtEnd else { return [] }
    let tags = try list { scanner throws(Diagnostic) in
      _ = scanner.skip(UInt8(ascii: "."))
      return try scanner.name(for: "'tags'")
    }
    try expectEnd(after: "the tags")
    return tags
  }

  /// Reads words that a property allows, separated by commas.
  mutating func choices<Choice: RawRepresentable<String> & CaseIterable>(
    of property: Property
  ) throws(Diagnostic) -> [Choice] {
    skipBlanks()
    guard !isAtEnd else { return [] }
    let options = try list { scanner throws(Diagnostic) in
      let place = scanner.bareName() ?? scanner.junk()
      guard let option = Choice(rawValue: scanner.text(place)) else {
        let words = Choice.allCases.map(\.rawValue)
        throw scanner.error(
          .needsWord(of: property.name, words, found: scanner.text(place)),
          place
        )
      }
      return option
    }
    try expectEnd(after: "the options")
    return options
  }

  /// Parses a bounding box, a shape, or `empty`.
  mutating func path(of property: Property) throws(Diagnostic) -> Path {
    skipBlanks()
    if skip(word: "empty") {
      try expectEnd(after: "'empty'")
      return .empty
    }
    guard let shape = Path.Shape.allCases.first(where: { skip(word: $0.word) }) else {
      return .box(try rectangle(of: property))
    }
    let place = rest()
    guard let path = shape.path(Substring(text(place))) else {
      throw error(.needsExample(of: shape.rawValue, shape.example, found: text(place)), place)
    }
    return path
  }

  /// Parses a pronunciation of a label: `spellOut on "ABC"`.
  mutating func spokenAttribute() throws(Diagnostic) -> SpokenAttribute {
    skipBlanks()
    let place = bareName() ?? junk()
    let word = text(place)
    skipBlanks()
    let kind = try spokenKind(word, place)
    skipBlanks()
    guard !isAtEnd else { return SpokenAttribute(kind: kind) }
    guard skip(word: "on") else {
      throw error(.unexpected(text(junk()), after: "'\(word)'"), junk())
    }
    let part = try quotedText(for: "'on'")
    try expectEnd(after: "the part")
    return SpokenAttribute(kind: kind, part: part)
  }

  private mutating func spokenKind(
    _ word: String,
    _ place: Range<Int>
  ) throws(Diagnostic) -> SpokenAttribute.Kind {
    switch word {
    case "spellOut": return .spellOut
    case "punctuation": return .punctuation
    case "ipa": return .ipa(try quotedText(for: "'ipa'"))
    case "pitch":
      let number = junk()
      position = number.upperBound
      guard let pitch = Double(notation: text(number)), (0...2).contains(pitch) else {
        throw error(.needsNumber(of: "pitch", in: 0...2, found: text(number)), number)
      }
      return .pitch(pitch)
    case "language":
      var tag = self
      tag.end = junk().upperBound
      position = tag.end
      return .language(try tag.languageTag())
    default:
      let known = ["spellOut", "punctuation", "ipa", "pitch", "language"]
      let rest = text(place.lowerBound..<end).lowercased()
      if ["letter", "spell", "character"].contains(where: rest.contains) {
        let on = rest.firstRange(of: " on ").map { text(place.lowerBound..<end)[$0.lowerBound...] }
        throw error(.spellsOut(on.map(String.init) ?? " on \"TEXT\""), place.lowerBound..<end)
      }
      throw error(.needsWord(of: "label.spoken", known, found: word), place)
    }
  }
}

extension Diagnostic.Message {
  static var oneEvent: Self {
    "a line can name only one event; write the line once for each event"
  }

  static func spellsOut(_ text: String) -> Self {
    "to spell out text, write 'label.spoken: spellOut\(Display.safe(text))'"
  }

  static func opensHasNoMark(_ found: String) -> Self {
    let name = String(found.drop { $0 == "#" })
    guard !name.isEmpty else { return "'opens' needs the name of a screen; write it without '#'" }
    let line = "opens: \(name.hasPrefix("\"") ? name : Quoting.name(name))"
    return "'opens' takes the name of a screen, without '#'; write '\(Display.safe(line))'"
  }
}
