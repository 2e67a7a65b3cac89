// Longer than 300 lines: the lines of properties, together with their messages.

import EarshotModel

extension ScreenParser {
  /// Reads the line of a property.
  ///
  /// The scanner is at the end of the first word.
  mutating func readProperty(
    _ word: Range<Int>,
    _ scanner: inout Scanner,
    of owner: NameReference.Owner
  ) throws(Diagnostic) {
    let (property, place) = try propertyName(word, &scanner, of: owner)
    scanner.uses.context = .property(property)
    let spec = property.spec
    // Lines of a screen may have been meant for the element above them.
    if spec.isChecked || levels.count == 1 { scanner.note(.property(property), place) }
    try expectTakes(spec, at: place, of: owner, scanner)
    defer { scanner.uses.keep() }
    if let guarded = try guarded(property, spec, place, &scanner) {
      trivia.claim(.guarded(inspect(owner) { $0.element.guarded.count }), of: owner)
      modify(owner) { draft in
        draft.add { $0.guarded.append(guarded) }
        draft.element.declared.insert(property)
      }
      return
    }
    try expectFirst(property, spec, place, of: owner, scanner)
    try readPlain(property, spec, &scanner, of: owner)
  }

  private mutating func propertyName(
    _ word: Range<Int>,
    _ scanner: inout Scanner,
    of owner: NameReference.Owner
  ) throws(Diagnostic) -> (Property, Range<Int>) {
    if scanner.skip(UInt8(ascii: ".")) { _ = scanner.bareName() }
    let place = word.lowerBound..<scanner.position
    guard let property = WordTable.properties.meaning(of: place, in: bytes) else {
      let name = scanner.text(place)
      if scanner.isBeforeGuard, let advice = BorrowedWord.advice(on: name, as: .guarded) {
        let written = scanner.guardAsMeant(by: name).map { advice.replacing("when …", with: $0) }
        throw scanner.error("unknown property '\(name)'; \(written ?? advice)", place)
      }
      if BorrowedWord.isEndOfRange(name), let range = scanner.rangeOfNeighbors {
        throw scanner.error(.lineBelow(name, range), place)
      }
      let value = scanner.restBehindColon
      if let line = inspect(owner, { MeantState.labeled(name, value, of: $0) }) {
        throw scanner.error(.labelOnItsLine(line), place.lowerBound..<scanner.end)
      }
      if let line = inspect(owner, { MeantState.line(name, value, of: $0.element) }) {
        throw scanner.error(.stateOnItsLine(line), place.lowerBound..<scanner.end)
      }
      throw scanner.error(
        .unknownLine(name, value),
        place,
        fixIt: scanner.childrenFix(of: name, value, at: place)
          ?? BorrowedWord.fixIt(for: name, as: .property, place)
      )
    }
    return (property, place)
  }

  /// Parses the condition and the value after it, or returns `nil` for a line without a condition.
  private mutating func guarded(
    _ property: Property,
    _ spec: PropertySpec,
    _ place: Range<Int>,
    _ scanner: inout Scanner
  ) throws(Diagnostic) -> GuardedProperty? {
    scanner.skipBlanks()
    guard scanner.skip(word: "when") else {
      _ = scanner.skip(UInt8(ascii: ":"))
      return nil
    }
    guard spec.isGuardable else {
      throw scanner.error(.cannotBeGuarded(scanner.text(place)), place)
    }
    let condition = try scanner.condition(until: .colon)
    if scanner.isAtEnd {
      let line = scanner.text(place.lowerBound..<scanner.end)
      if let spaced = line.withSpaceAfterColon {
        throw scanner.error(.colonNeedsSpace(spaced), place.lowerBound..<scanner.end)
      }
      throw scanner.error(.needsGuardedValue(line, property), scanner.end..<scanner.end)
    }
    try scanner.colon(after: "the condition")
    scanner.skipBlanks()
    let start = scanner.position
    let value = try scanner.value(of: property)
    scanner.note(given: value, to: .own, start..<scanner.end)
    return GuardedProperty(condition: condition, value: value)
  }

  /// Checks that neither a property nor one that conflicts with it was specified before.
  private mutating func expectFirst(
    _ property: Property,
    _ spec: PropertySpec,
    _ place: Range<Int>,
    of owner: NameReference.Owner,
    _ scanner: Scanner
  ) throws(Diagnostic) {
    guard !spec.repeats else { return }
    let plain = inspect(owner) { $0.plain }
    guard !plain.contains(property) else {
      let isOnLine = property == .label && inspect(owner) { $0.hasLabelOnLine }
      let role = inspect(owner) { $0.element.role }
      throw scanner.error(isOnLine ? .labelOnLineAlready : .givenTwice(property, of: role), place)
    }
    if let rival = spec.rival, plain.contains(rival) {
      throw scanner.error(.oneScale(property.name, beside: rival.name), place)
    }
  }

  private mutating func readPlain(
    _ property: Property,
    _ spec: PropertySpec,
    _ scanner: inout Scanner,
    of owner: NameReference.Owner
  ) throws(Diagnostic) {
    let spokenCount = spec.repeats ? inspect(owner) { $0.element.spokenLabel.count } : nil
    switch owner {
    case .node(let index): try property.read(&scanner, &nodes[Int(index.offset)])
    case .each(let number): try property.read(&scanner, &each[number].draft)
    }
    guard trivia.isPending else { return }
    trivia.claim(spokenCount.map { .spoken($0) } ?? .property(property), of: owner)
  }
}

extension ScreenParser {
  /// Checks that a node or an `each` block can have a property.
  private mutating func expectTakes(
    _ spec: PropertySpec,
    at place: Range<Int>,
    of owner: NameReference.Owner,
    _ scanner: Scanner
  ) throws(Diagnostic) {
    let holder = PropertySpec.Holders(owner, role: inspect(owner) { $0.element.role })
    let holders = spec.holders
    guard !holders.contains(holder) else { return }
    let message: Diagnostic.Message =
      switch holder {
      case .app: .appDoesNotTake("'\(spec.name)'")
      case .screen: .screenHasName
      case .each where holders.contains(.node): .identifierOfEach
      default: .ofScreens(spec.name)
      }
    throw scanner.error(message, place)
  }
}

extension Scanner {
  /// Whether a condition comes next.
  fileprivate var isBeforeGuard: Bool {
    var rest = self
    rest.skipBlanks()
    return rest.isNext("when")
  }

  /// Returns the condition of the trait or property that replaces a name, such as
  /// `when #age is off` for `enabled when #age is off: false`, or `nil` if there's none.
  fileprivate func guardAsMeant(by name: String) -> String? {
    let rest = text(position..<end)
    guard let colon = rest.firstRange(of: ": ") else { return nil }
    let guardWords = String(rest[..<colon.lowerBound].drop { $0 == " " })
    let isPositive = ["enabled", "isenabled", "visible", "shown", "display"]
      .contains(name.lowercased())
    if isPositive, rest[colon.upperBound...] == "true", guardWords.hasPrefix("when "),
      let denied = MeantLine.condition(String(guardWords.dropFirst(5)), isDenied: true)
    {
      return "when \(denied)"
    }
    return rest[colon.upperBound...] == (isPositive ? "false" : "true") ? guardWords : nil
  }

  /// The text after the next colon, or `…` if the text is long.
  fileprivate var restBehindColon: String {
    var rest = self
    _ = rest.skip(UInt8(ascii: ":"))
    let text = text(rest.rest())
    return text.utf8.count <= 60 ? text : "…"
  }
}

extension Scanner {
  /// Returns the change of a line such as `tabBar: Home | Search` to a line for each element, or
  /// `nil` for any other line.
  fileprivate func childrenFix(
    of name: String,
    _ rest: String,
    at place: Range<Int>
  ) -> Diagnostic.FixIt? {
    guard let role = Role(rawValue: name), Role.written.contains(role),
      BorrowedWord.advice(on: name, as: .property) == nil, let children = role.children(in: rest)
    else { return nil }
    let margin = bytes[..<place.lowerBound].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let lines = children.map { "\n" + String(repeating: " ", count: margin + 2) + $0 }
    return .init(range: place.lowerBound..<end, replacement: name + lines.joined())
  }
}

extension Role {
  /// Returns the lines of the elements in the text after a role and a colon, such as
  /// `Home | Search`, or `nil` for any other text.
  fileprivate func children(in rest: String) -> [String]? {
    let parts = rest.split(separator: "|").map { $0.filter { $0 != "\"" }.trimmedOfSpaces }
    guard parts.count > 1, rest.utf8.count <= 100 else { return nil }
    let child = [.tabBar, .segments].contains(self) ? "tab" : "text"
    return parts.map { "\(child) \(Quoting.quotedLiteral($0))" }
  }
}

extension String {
  /// The text with a space after its only colon, or `nil` if it has no such colon or if digits are
  /// on both sides, as in a time.
  fileprivate var withSpaceAfterColon: String? {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let last = parts[0].last, let next = parts[1].first,
      !last.isNumber || !next.isNumber
    else { return nil }
    return "\(parts[0]): \(parts[1])"
  }
}

extension PropertySpec.Holders {
  /// Creates the kind of property owner for a node or an `each` block.
  fileprivate init(_ owner: NameReference.Owner, role: Role) {
    switch (owner, role) {
    case (.each, _): self = .each
    case (_, .app): self = .app
    case (_, .screen): self = .screen
    default: self = .node
    }
  }
}

extension Diagnostic.Message {
  static func cannotBeGuarded(_ name: String) -> Self {
    "'\(name)' can't have a condition, because it doesn't change while the app runs; delete the condition"
  }

  static func needsCondition(of name: String) -> Self {
    "put a condition between 'when' and the colon, as in '\(name) when #id is on: …'"
  }

  static func colonNeedsSpace(_ line: String) -> Self {
    "a space is missing after the colon; write '\(Display.safe(line))'"
  }

  static func labelOnItsLine(_ line: String) -> Self {
    "the text in quotes is already the label; to change it, write '\(Display.safe(line))'"
  }

  static func stateOnItsLine(_ line: String) -> Self {
    "put the state on the line of the element: '\(Display.safe(line))'"
  }

  static func needsGuardedValue(_ line: String, _ property: Property) -> Self {
    let isFlag = [.hidden, .elementsHidden, .viewIsModal, .element].contains(property)
    return """
      put the value for this condition after a colon: '\(Display.safe(line)): \
      \(isFlag ? "true" : "…")'
      """
  }

  static var labelOnLineAlready: Self {
    "the label is already in quotes on the element's line; change it there, and delete this line"
  }

  /// Returns the message for a line whose name before the colon isn't a property.
  static func unknownLine(_ name: String, _ rest: String) -> Self {
    if let role = Role(rawValue: name), Role.written.contains(role),
      BorrowedWord.advice(on: name, as: .property) == nil
    {
      return roleHasNoColon(role, rest)
    }
    if AppEvent(named: name) == nil, Scanner.effects.contains(name) {
      return
        "'\(name)' is an effect; write it below an event such as 'on activate:', without a colon"
    }
    if BorrowedWord.advice(on: name, as: .property) == nil {
      if let usage = PartWord.usage(of: name) {
        return "'\(name)' needs a name before the colon, as in '\(usage)'"
      }
      if Traits.named.contains(where: { $0.name == name }) {
        return
          "'\(name)' is a trait; write it on the line of the element, before the text in quotes"
      }
    }
    switch name {
    case "badge" where !rest.isEmpty: return lineBelow(name, "value: \(rest)")
    case "role", "type", "kind", "accessibilityRole", "aria-role":
      if let role = Role(rawValue: rest), Role.written.contains(role) {
        return roleIsFirst(role, nil)
      }
    case "on": return "'on' needs an event, such as 'on activate:'"
    case "every": return "'every' needs a duration, such as 'every 20s:'"
    case "idle": return "'idle' needs a duration, such as 'idle 60s:'"
    default: break
    }
    if BorrowedWord.advice(on: name, as: .property) == nil,
      BorrowedWord.knows(name, as: .event)
    {
      let known = AppEvent.named.map(\.name)
      let advice = known.contains(name) ? "" : BorrowedWord.ending(for: name, as: .event, in: known)
      let meant = known.contains(name) ? name : known.first { advice.hasSuffix("write '\($0)'") }
      let (example, ending) = meant.map { ($0, "") } ?? ("NAME", advice)
      return "unknown property '\(name)'; write an event as 'on \(example): …'\(ending)"
    }
    return unknownProperty(name, among: Property.allCases.map(\.name))
  }

  static func roleHasNoColon(_ role: Role, _ rest: String) -> Self {
    if let children = role.children(in: rest) {
      return "write '\(role.rawValue)' and below it \(children.asQuotedList)"
    }
    let line = rest.contains("\"") ? rest : Quoting.quotedLiteral(rest.isEmpty ? "…" : rest)
    return "'\(role.rawValue)' is a role; write it without a colon: '\(role.rawValue) \(line)'"
  }

  static func lineBelow(_ word: String, _ line: String) -> Self {
    "'\(Display.safe(word))' isn't a property here; write '\(Display.safe(line))'"
  }

  static func oneScale(_ name: String, beside other: String) -> Self {
    "'\(name)' and '\(other)' can't be combined; delete one of them"
  }

  static func appDoesNotTake(_ what: String) -> Self {
    "the app can't have \(what); move it to an element"
  }

  static var screenHasName: Self { "write the screen's name after the word 'screen'" }

  static var identifierOfEach: Self {
    "'each' can't give several nodes the same identifier; give it to one node"
  }

  static func ofScreens(_ name: String) -> Self { eventOfScreens(name) }
}
