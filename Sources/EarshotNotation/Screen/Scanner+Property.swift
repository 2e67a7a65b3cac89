import EarshotModel

extension Scanner {
  /// Steps over a colon.
  mutating func colon(after what: String) throws(Diagnostic) {
    skipBlanks()
    guard skip(UInt8(ascii: ":")) else {
      throw error(.needsColon(after: what), isAtEnd ? position..<position : junk())
    }
  }

  /// Reads a property that neither effects nor guards change.
  mutating func read(_ property: Property, into element: inout Element) throws(Diagnostic) {
    switch property {
    case .spokenLabel: element.spokenLabel.append(try spokenAttribute())
    case .level: element.level = try count(of: property)
    case .range: element.ownScale = .range(try range())
    case .pages: element.pages = try count(of: property)
    case .opens: element.opens = try word(of: property)
    case .identifier: element.identifier = try identifier()
    case .tags: element.tags = try tags()
    case .class: element.classOverride = try word(of: property)
    case .element: element.elementOverride = try boolean(of: property)
    case .viewFrame: element.viewFrame = try rectangle(of: property)
    case .path: element.path = try path()
    case .activationPoint: element.activationPoint = try point(of: property)
    case .alpha: element.alpha = try alpha()
    case .clipsToBounds: element.clipsToBounds = try boolean(of: property)
    case .shouldGroupChildren: element.shouldGroupChildren = try boolean(of: property)
    default: try readRare(property, into: &element)
    }
  }

  private mutating func readRare(
    _ property: Property,
    into element: inout Element
  ) throws(Diagnostic) {
    switch property {
    case .respondsToUserInteraction: element.respondsToUserInteraction = try boolean(of: property)
    case .navigationStyle: element.navigationStyle = try choice(of: property)
    case .textualContext: element.textualContext = try choice(of: property)
    case .directTouchOptions: element.directTouchOptions = try directTouchOptions()
    case .userInputLabels: element.userInputLabels = try items(partedBy: UInt8(ascii: ","))
    case .span: element.span = try span()
    case .header: element.heading = try choice(of: property)
    case .foreground: element.foreground = try color(of: property)
    case .background: element.background = try color(of: property)
    case .fontSize: element.fontSize = try fontSize()
    case .size: element.size = try size()
    case .idiom: element.idiom = try choice(of: property)
    case .direction: element.direction = try choice(of: property)
    default: preconditionFailure("effects change '\(property.rawValue)'")
    }
  }

  private mutating func identifier() throws(Diagnostic) -> String {
    let place = position..<end
    let text = try restAsText(after: "identifier")
    guard !text.isEmpty else { throw error(.needsName("'identifier'", found: ""), place) }
    return text
  }

  /// Reads one word, bare or in quotes.
  private mutating func word(of property: Property) throws(Diagnostic) -> String {
    skipBlanks()
    let name = try name(for: "'\(property.rawValue)'")
    try expectEnd(after: "the name")
    return name
  }

  private mutating func tags() throws(Diagnostic) -> [String] {
    skipBlanks()
    guard !isAtEnd else { return [] }
    let tags = try list { scanner throws(Diagnostic) in
      _ = scanner.skip(UInt8(ascii: "."))
      return try scanner.name(for: "'tags'")
    }
    try expectEnd(after: "the tags")
    return tags
  }

  private mutating func directTouchOptions() throws(Diagnostic) -> [DirectTouchOption] {
    skipBlanks()
    guard !isAtEnd else { return [] }
    let options = try list { scanner throws(Diagnostic) in
      let place = scanner.bareName() ?? scanner.junk()
      guard let option = DirectTouchOption(rawValue: scanner.text(place)) else {
        let words = DirectTouchOption.allCases.map(\.rawValue)
        throw scanner.error(
          .needsWord(of: "directTouchOptions", words, found: scanner.text(place)),
          place
        )
      }
      return option
    }
    try expectEnd(after: "the options")
    return options
  }

  private mutating func path() throws(Diagnostic) -> Path {
    skipBlanks()
    if skip(word: "empty") {
      try expectEnd(after: "'empty'")
      return .empty
    }
    return .box(try rectangle(of: .path))
  }

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
    let part = try string(for: "'on'").text
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
    case "ipa": return .ipa(try string(for: "'ipa'").text)
    case "pitch":
      let number = junk()
      position = number.upperBound
      guard let pitch = Double(notation: text(number)), (0...2).contains(pitch) else {
        throw error(.needsExample(of: "pitch", "0.8", found: text(number)), number)
      }
      return .pitch(pitch)
    case "language":
      var tag = self
      tag.end = junk().upperBound
      position = tag.end
      return .language(try tag.languageTag())
    default:
      let known = ["spellOut", "punctuation", "ipa", "pitch", "language"]
      throw error(.needsWord(of: "label.spoken", known, found: word), place)
    }
  }
}
