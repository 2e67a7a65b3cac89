import EarshotModel

extension Scanner {
  /// Reads one or more items, separated by commas.
  mutating func list<Item>(
    _ item: (inout Scanner) throws(Diagnostic) -> Item
  ) throws(Diagnostic) -> [Item] {
    var items: [Item] = []
    repeat {
      skipBlanks()
      items.append(try item(&self))
      skipBlanks()
    } while skip(UInt8(ascii: ","))
    return items
  }

  /// Reads a selector up to the end of the line.
  ///
  /// - Parameter isOfRotor: Whether the selector belongs to a rotor, which can also name a mark.
  /// - Returns: The selector.
  /// - Throws: The error in the selector.
  mutating func selector(isOfRotor: Bool = false) throws(Diagnostic) -> Selector {
    let items = try list { scanner throws(Diagnostic) in
      try scanner.selectorItem(isOfRotor: isOfRotor)
    }
    try expectEnd(after: "the selector")
    return Selector(items)
  }

  private mutating func selectorItem(isOfRotor: Bool) throws(Diagnostic) -> Selector.Item {
    let start = position
    if skip(UInt8(ascii: "#")) {
      let name = try name(for: "'#'")
      note(.node(name), start..<position)
      return .identifier(name)
    }
    if skip(UInt8(ascii: ".")) {
      let name = try name(for: "'.'")
      note(.tag(name), start..<position)
      return .tag(name)
    }
    guard let word = bareName() else {
      let found = stringOrJunk
      throw error(.needsSelector(found: text(found), isOfRotor: isOfRotor), found)
    }
    return .trait(try trait(at: word))
  }

  /// Returns the trait with the name in a range.
  ///
  /// - Parameters:
  ///   - range: The range of the name.
  ///   - canBeTag: Whether a tag can be in this place instead of a trait.
  /// - Returns: The trait.
  /// - Throws: An error if no trait has this name.
  func trait(at range: Range<Int>, orTag canBeTag: Bool = true) throws(Diagnostic) -> Traits {
    guard let trait = WordTable.traits.meaning(of: range, in: bytes) else {
      let name = text(range)
      throw error(canBeTag ? .unknownInSelector(name) : .unknownTrait(name), range)
    }
    return trait
  }

  /// Reads the targets of an effect, separated by commas, each with its range.
  mutating func targets(of effect: String) throws(Diagnostic) -> [(Target, Range<Int>)] {
    try list { scanner throws(Diagnostic) in try scanner.target(of: effect) }
  }

  /// Reads a target of an effect, with its range.
  mutating func target(of effect: String) throws(Diagnostic) -> (Target, Range<Int>) {
    let start = position
    let target: Target
    if skip(UInt8(ascii: "#")) {
      let name = try name(for: "'#'")
      note(.node(name), start..<position)
      target = .identifier(name)
      try refuseProperty(of: text(start..<position), effect)
    } else if skip(UInt8(ascii: ".")) {
      let name = try name(for: "'.'")
      note(.tag(name), start..<position)
      target = .tag(name)
    } else {
      let word = bareName() ?? start..<start
      if EffectWord(named: text(word)) != nil { throw error(.oneEffect, start..<end) }
      switch text(word) {
      case "self": target = .own
      case "next": target = .next
      case "previous": target = .previous
      default:
        position = start
        let found = stringOrJunk
        let message = Diagnostic.Message.needsTarget(
          effect,
          found: text(found),
          rest: text(found.upperBound..<end)
        )
        throw error(message, found)
      }
    }
    return (target, start..<position)
  }
}

extension Scanner {
  /// Rejects a property after the identifier of a target.
  private func refuseProperty(of target: String, _ effect: String) throws(Diagnostic) {
    var rest = self
    guard rest.skip(UInt8(ascii: ".")), let property = rest.bareName() else { return }
    let name = text(property)
    guard Property(name: name) != nil else {
      throw error(.targetIsInside(effect, target, name), position..<property.upperBound)
    }
    throw error(
      .targetHasNoProperty(effect, target),
      property,
      fixIt: .init(range: position..<property.upperBound, replacement: "")
    )
  }
}

extension Diagnostic.Message {
  static func targetHasNoProperty(_ effect: String, _ target: String) -> Self {
    "'\(effect)' takes an element without a property; write '\(effect) \(target)'"
  }

  static func targetIsInside(_ effect: String, _ target: String, _ inner: String) -> Self {
    """
    '\(effect)' takes an element without a property; for '#\(inner)' inside a component, write \
    '\(effect) \(target)-\(inner)'
    """
  }

  static func unknownInSelector(_ name: String) -> Self {
    let message = unknownTrait(name)
    // A selector can't leave the word out.
    let isLook = message.text.contains(.leaveItOut)
    guard isLook || message.text.contains(.listsThem) || Role(rawValue: name) != nil else {
      return message
    }
    let tag = Display.safe(name)
    let advice = "unknown trait '\(tag)'; for elements with the tag '\(tag)', write '.\(tag)'"
    return isLook ? "\(advice), or, for words in a rotor, 'mark \(tag)'" : "\(advice)"
  }

  static func unknownTrait(_ name: String) -> Self {
    unknownTrait(name, among: Traits.named.map(\.name))
  }

  static func unknownTrait(_ name: String, among known: [String]) -> Self {
    "unknown trait '\(name)'\(BorrowedWord.ending(for: name, as: .trait, in: known))"
  }

  static func needsSelector(found: String, isOfRotor: Bool) -> Self {
    let wanted =
      isOfRotor
      ? "a rotor needs '#identifier', '.tag', a trait, or 'mark NAME'"
      : "a selector needs '#identifier', '.tag', or a trait"
    return found.isEmpty ? "\(wanted); write one" : "\(wanted), not '\(Display.safe(found))'"
  }

  static func needsTarget(_ effect: String, found: String, rest: String) -> Self {
    // A notification has only one target.
    let tag = effect.hasPrefix("notify ") ? "" : " '.tag',"
    let wanted = "'\(effect)' needs '#identifier',\(tag) 'self', 'next', or 'previous'"
    guard !found.isEmpty else { return "\(wanted); write one of them after it" }
    let advice = TargetWord.advice(on: found, before: rest, effect).map { "; \(Display.safe($0))" }
    return "\(wanted), not '\(found)'\(advice ?? "")"
  }
}
