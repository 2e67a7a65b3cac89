import EarshotModel

/// A handler or an action whose effects stand on lines of their own.
struct EffectBlock {
  var owner: NameReference.Owner
  /// Whether it is an action.
  var isAction: Bool
  /// The number among the handlers or actions of the owner.
  var number: Int
}

extension ScreenParser {
  /// Reads a line that begins with `on` or `every`.
  mutating func readEvent(
    _ word: String,
    _ scanner: inout Scanner,
    of owner: NameReference.Owner
  ) throws(Diagnostic) {
    scanner.skipBlanks()
    let start = scanner.position
    scanner.uses.context = .event
    let event = word == "every" ? AppEvent.every(try scanner.interval()) : try scanner.event()
    let place = start..<scanner.position
    if let message = event.objection(on: inspect(owner) { $0.element.role }) {
      throw scanner.error(message, place)
    }
    let condition = try scanner.condition(before: "the event")
    scanner.note(.handler(event, isGuarded: condition != nil), place)
    let effects = try scanner.effects()
    let number = inspect(owner) { $0.handlers.count }
    trivia.claim(.handler(number), of: owner)
    modify(owner) { draft in
      draft.handlers.append(
        Handler(event: event, condition: condition, effects: effects)
      )
    }
    scanner.uses.keep()
    let block = EffectBlock(owner: owner, isAction: false, number: number)
    levels.append(effects.isEmpty ? .effects(block) : .leaf("an event that has its effect"))
  }

  /// Reads an effect on a line of its own.
  mutating func readEffect(
    _ scanner: inout Scanner,
    into block: EffectBlock
  ) throws(Diagnostic) {
    scanner.uses.owner = block.owner
    scanner.uses.context = block.isAction ? .action : .event
    try expectNoDecline(in: block, scanner)
    let effect = try scanner.effect()
    scanner.uses.keep()
    let count = effects(of: block).count
    trivia.claim(
      block.isAction ? .actionEffect(block.number, count) : .effect(block.number, count),
      of: block.owner
    )
    modify(block.owner) { draft in
      if block.isAction {
        draft.actions[block.number].effects.append(effect)
      } else {
        draft.handlers[block.number].effects.append(effect)
      }
    }
    levels.append(.leaf("an effect"))
  }

  private func effects(of block: EffectBlock) -> [Effect] {
    inspect(block.owner) { draft in
      block.isAction
        ? draft.actions[block.number].effects : draft.handlers[block.number].effects
    }
  }

  /// Checks that `decline` stands last.
  private func expectNoDecline(in block: EffectBlock, _ scanner: Scanner) throws(Diagnostic) {
    guard !block.isAction, effects(of: block).last == .decline else { return }
    throw scanner.error(.declineIsLast, scanner.position..<scanner.end)
  }
}

extension Scanner {
  /// Reads the name of an event.
  mutating func event() throws(Diagnostic) -> AppEvent {
    let start = position
    var place = bareName() ?? junk()
    if text(place) == "scroll", peek?.isBlank == true {
      var rest = self
      rest.skipBlanks()
      if let direction = rest.bareName() {
        position = rest.position
        guard let event = AppEvent(named: "scroll \(text(direction))") else {
          let words = ScrollDirection.allCases.map(\.rawValue)
          throw error(.needsWord(of: "scroll", words, found: text(direction)), direction)
        }
        return event
      }
    }
    guard let event = AppEvent(named: text(place)) else {
      if place.isEmpty { place = start..<junk(from: start).upperBound }
      throw error(.unknownEvent(text(place)), place)
    }
    return event
  }

  /// Reads the interval of a timer.
  fileprivate mutating func interval() throws(Diagnostic) -> Milliseconds {
    var word = self
    var stop = junk()
    if stop.upperBound > stop.lowerBound, bytes[stop.upperBound - 1] == UInt8(ascii: ":") {
      stop = stop.lowerBound..<stop.upperBound - 1
    }
    word.end = stop.upperBound
    let interval = try word.duration()
    position = word.position
    return interval
  }

  /// Reads a guard, if there is one, and the colon.
  mutating func condition(before what: String) throws(Diagnostic) -> Condition? {
    skipBlanks()
    guard skip(word: "when") else {
      try colon(after: what)
      return nil
    }
    let condition = try condition(until: .colon)
    try colon(after: "the guard")
    return condition
  }

  /// Reads the effect on the line; nothing where effects stand below it.
  mutating func effects() throws(Diagnostic) -> [Effect] {
    skipBlanks()
    return isAtEnd ? [] : [try effect()]
  }
}

extension AppEvent {
  /// Why a node of a role does not have the event, or `nil` if it may.
  func objection(on role: Role) -> Diagnostic.Message? {
    switch self {
    case .appear: role == .screen ? nil : .ofScreensAlone("appear")
    case .announcementDidFinish, .announcementWasCut:
      role == .screen || role == .app ? nil : .eventOfScreens(AppEvent.named[rank].name)
    case .magicTap, .escape: nil
    default: role == .app ? .appDoesNotTake("'\(notation)'") : nil
    }
  }

  /// Finds an event by its name.
  init?(named name: String) {
    guard let entry = AppEvent.named.first(where: { $0.name == name }) else { return nil }
    self = entry.event
  }
}

extension Diagnostic.Message {
  static func unknownEvent(_ name: String) -> Self {
    name.isEmpty
      ? "'on' needs an event"
      : "unknown event '\(name)'\(Suggestion.ending(for: name, in: AppEvent.named.map(\.name)))"
  }

  static func ofScreensAlone(_ name: String) -> Self { "'\(name)' is an event of screens" }

  static func eventOfScreens(_ name: String) -> Self {
    "'\(name)' is an event of screens and the app"
  }

  static var declineIsLast: Self { "nothing stands after 'decline'" }
}
