import AccessibilityModel

extension ScreenParser {
  /// Reads the line of a property.
  mutating func readProperty(_ scanner: inout Scanner, of owner: Use.Owner) throws(Diagnostic) {
    let (property, place) = try propertyName(&scanner)
    scanner.uses.context = .property(property)
    scanner.note(.property(property), place)
    try expectTakes(property, at: place, of: owner, scanner)
    defer { uses += scanner.uses.uses }
    if let guarded = try guarded(property, place, &scanner) {
      trivia.claim(.guarded(inspect(owner) { $0.guarded.count }), of: owner)
      modify(owner) { draft in
        draft.guarded.append(guarded)
        draft.element.declared.insert(property)
      }
      return
    }
    try expectFirst(property, place, of: owner, scanner)
    try readPlain(property, &scanner, of: owner)
  }

  private func propertyName(
    _ scanner: inout Scanner
  ) throws(Diagnostic) -> (Property, Range<Int>) {
    let start = scanner.position
    _ = scanner.bareName()
    if scanner.skip(UInt8(ascii: ".")) { _ = scanner.bareName() }
    let place = start..<scanner.position
    let name = scanner.text(place)
    guard let property = Property(rawValue: name) else {
      throw scanner.error(
        .unknownProperty(name, among: Property.allCases.map(\.rawValue)),
        place
      )
    }
    return (property, place)
  }

  /// Reads the guard and the value behind it; nothing for a line without a guard.
  private func guarded(
    _ property: Property,
    _ place: Range<Int>,
    _ scanner: inout Scanner
  ) throws(Diagnostic) -> GuardedProperty? {
    scanner.skipBlanks()
    guard scanner.skip(word: "when") else {
      _ = scanner.skip(UInt8(ascii: ":"))
      return nil
    }
    guard Property.settable.contains(property) else {
      throw scanner.error(.cannotBeGuarded(scanner.text(place)), place)
    }
    let condition = try scanner.condition(until: .colon)
    try scanner.colon(after: "the guard")
    return GuardedProperty(condition: condition, value: try scanner.value(of: property))
  }

  /// Checks that a property was not given before.
  private func expectFirst(
    _ property: Property,
    _ place: Range<Int>,
    of owner: Use.Owner,
    _ scanner: Scanner
  ) throws(Diagnostic) {
    let plain = inspect(owner) { $0.plain }
    if property == .spokenLabel { return }
    guard !plain.contains(property) else {
      throw scanner.error(.givenTwice(property.rawValue), place)
    }
    let other: Property? = property == .range ? .values : property == .values ? .range : nil
    if let other, plain.contains(other) {
      throw scanner.error(.oneScale(property.rawValue, beside: other.rawValue), place)
    }
  }

  private mutating func readPlain(
    _ property: Property,
    _ scanner: inout Scanner,
    of owner: Use.Owner
  ) throws(Diagnostic) {
    let start = scanner.position
    if property == .traits {
      let traits = try scanner.traits()
      claimProperty(property, of: owner)
      return modify(owner) { draft in
        draft.ownTraits = traits
        draft.declare(.traits)
      }
    }
    if Property.settable.contains(property) {
      let value = try scanner.value(of: property)
      claimProperty(property, of: owner)
      return modify(owner) { $0.give(value) }
    }
    if property == .spokenLabel {
      let attribute = try scanner.spokenAttribute()
      trivia.claim(.spoken(inspect(owner) { $0.spokenLabel.count }), of: owner)
      return modify(owner) { draft in
        draft.spokenLabel.append(attribute)
        draft.declare(.spokenLabel)
      }
    }
    var element = inspect(owner) { $0.element }
    try scanner.read(property, into: &element)
    noteNames(of: property, element, start..<scanner.end, &scanner)
    claimProperty(property, of: owner)
    modify(owner) { draft in
      draft.element = element
      draft.declare(property)
    }
  }

  /// Gives comments to the line that a property is printed on.
  private mutating func claimProperty(_ property: Property, of owner: Use.Owner) {
    trivia.claim(.property(property), of: owner)
  }

  private func noteNames(
    of property: Property,
    _ element: Element,
    _ place: Range<Int>,
    _ scanner: inout Scanner
  ) {
    var start = place.lowerBound
    while start < place.upperBound, bytes[start].isBlank { start += 1 }
    let range = start..<place.upperBound
    if property == .identifier, let identifier = element.identifier {
      scanner.note(.identifier(identifier), range)
    }
    if property == .opens, let screen = element.opens { scanner.note(.screen(screen), range) }
  }
}

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

extension ScreenParser {
  /// Checks that a node or an `each` takes a property.
  private func expectTakes(
    _ property: Property,
    at place: Range<Int>,
    of owner: Use.Owner,
    _ scanner: Scanner
  ) throws(Diagnostic) {
    let role = inspect(owner) { $0.element.role }
    let ofScreens: [Property] = [.size, .idiom, .direction]
    let ofApp: [Property] = ofScreens + [.language]
    if role == .app, !ofApp.contains(property) {
      throw scanner.error(.appDoesNotTake("'\(property.rawValue)'"), place)
    }
    if role != .app, role != .screen, ofScreens.contains(property) {
      throw scanner.error(.ofScreens(property.rawValue), place)
    }
    if role == .screen, property == .identifier {
      throw scanner.error(.screenHasName, place)
    }
    if case .each = owner, property == .identifier {
      throw scanner.error(.identifierOfEach, place)
    }
  }
}

extension Diagnostic.Message {
  static func cannotBeGuarded(_ name: String) -> Self {
    "'\(name)' takes no guard; it does not change while the app runs"
  }

  static func givenTwice(_ name: String) -> Self { "'\(name)' is given a second time" }

  static func oneScale(_ name: String, beside other: String) -> Self {
    "'\(name)' beside '\(other)'; a node has one scale"
  }

  static func appDoesNotTake(_ what: String) -> Self { "the app does not take \(what)" }

  static var screenHasName: Self { "a screen is named behind 'screen'" }

  static var identifierOfEach: Self { "'each' cannot give one identifier to many nodes" }

  static func ofScreens(_ name: String) -> Self { "'\(name)' is given to a screen or the app" }
}
