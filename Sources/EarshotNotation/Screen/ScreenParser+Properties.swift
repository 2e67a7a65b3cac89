import EarshotModel

extension ScreenParser {
  /// Reads the line of a property.
  mutating func readProperty(_ scanner: inout Scanner, of owner: NameReference.Owner)
    throws(Diagnostic)
  {
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

  /// Reads the guard and the value behind it, or `nil` for a line without a guard.
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
    of owner: NameReference.Owner,
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
    of owner: NameReference.Owner
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
  private mutating func claimProperty(_ property: Property, of owner: NameReference.Owner) {
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

extension ScreenParser {
  /// Checks that a node or an `each` takes a property.
  private func expectTakes(
    _ property: Property,
    at place: Range<Int>,
    of owner: NameReference.Owner,
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
