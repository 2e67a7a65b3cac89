// Longer than 300 lines: the events, together with their messages.

import EarshotModel

/// A handler or an action with effects on separate lines.
struct EffectBlock {
  /// The words in an error for an event that can't have lines below it.
  static let eventOnOneLine: StaticString =
    "an event with its effect on the same line; put each effect on its own line below the event"
  /// The handler or action that has the effects, by its index in the node.
  enum Kind {
    case handler(Int)
    case action(Int)
    /// A handler of a mark, by its index in the mark.
    case markHandler(Int, mark: Int)
  }

  var owner: NameReference.Owner
  var kind: Kind

  /// Whether the block belongs to an action.
  var isAction: Bool { if case .action = kind { true } else { false } }
}

extension EffectBlock.Kind {
  /// Returns the kind of an effect's line, which identifies the comments before the line.
  func line(_ effect: Int) -> Trivia.Kind {
    switch self {
    case .handler(let number): .effect(number, effect)
    case .action(let number): .actionEffect(number, effect)
    case .markHandler(let number, let mark): .markEffect(mark, number, effect)
    }
  }
}

extension NodeDraft {
  /// Returns the effects of a block.
  func effects(of kind: EffectBlock.Kind) -> [Effect] {
    switch kind {
    case .handler(let number): element.handlers[number].effects
    case .action(let number): element.actions[number].effects
    case .markHandler(let number, let mark): element.marks[mark].handlers[number].effects
    }
  }

  /// Adds an effect to a block.
  mutating func add(_ effect: Effect, to kind: EffectBlock.Kind) {
    add { parts in
      switch kind {
      case .handler(let number): parts.handlers[number].effects.append(effect)
      case .action(let number): parts.actions[number].effects.append(effect)
      case .markHandler(let number, let mark):
        parts.marks[mark].handlers[number].effects.append(effect)
      }
    }
  }
}

extension ScreenParser {
  /// Parses a line that begins with `on` or the word of a timer.
  mutating func readEvent(
    _ word: String,
    _ scanner: inout Scanner,
    of owner: NameReference.Owner
  ) throws(Diagnostic) {
    scanner.skipBlanks()
    let start = scanner.position
    scanner.uses.context = .event
    let timer = TimerWord(rawValue: word)
    let event = if let timer { timer.event(try scanner.interval()) } else { try scanner.event() }
    let place = start..<scanner.position
    scanner.skipBlanks()
    try scanner.refuseFrequency(start - word.utf8.count - 1..<place.upperBound)
    if let message = event.objection(on: inspect(owner) { $0.element.role }) {
      throw scanner.error(message, place)
    }
    let condition = try scanner.condition(before: "the event")
    scanner.note(.handler(event, isGuarded: condition != nil), place)
    scanner.skipBlanks()
    try scanner.refuseConditional(at: event.notation, condition)
    let effects = try scanner.effects()
    let number = inspect(owner) { $0.element.handlers.count }
    trivia.claim(.handler(number), of: owner)
    let handler = Handler(event: event, condition: condition, effects: effects)
    modify(owner) { draft in draft.add { $0.handlers.append(handler) } }
    scanner.uses.keep()
    let block = EffectBlock(owner: owner, kind: .handler(number))
    levels.append(effects.isEmpty ? .effects(block) : .leaf(EffectBlock.eventOnOneLine))
    if effects.isEmpty { emptyEvent = event.notation }
  }

  /// Parses a line below a mark that's a link, with the effects of opening it.
  ///
  /// Any other line is an error, and the parser skips the lines below it.
  mutating func readEvent(
    _ scanner: inout Scanner,
    ofMark mark: Int,
    of owner: NameReference.Owner,
    at depth: Int
  ) throws(Diagnostic) {
    scanner.uses.owner = owner
    scanner.uses.context = .event
    let start = scanner.position
    let isEvent = scanner.skip(word: "on")
    guard isEvent, try scanner.event() == .activate else {
      levels[depth - 1] = .skipped
      throw scanner.error(.marksAreActivated, start..<scanner.end)
    }
    let place = start..<scanner.position
    let condition = try scanner.condition(before: "the event")
    let written = inspect(owner) { $0.element.marks[mark].handlers }
    if let last = written.last, last.condition == nil {
      throw scanner.error(condition.repetition(of: .activate), place)
    }
    let effects = try scanner.effects()
    trivia.claim(.markHandler(mark, written.count), of: owner)
    let handler = Handler(event: .activate, condition: condition, effects: effects)
    modify(owner) { draft in draft.add { $0.marks[mark].handlers.append(handler) } }
    scanner.uses.keep()
    let block = EffectBlock(owner: owner, kind: .markHandler(written.count, mark: mark))
    levels.append(effects.isEmpty ? .effects(block) : .leaf(EffectBlock.eventOnOneLine))
  }

  /// Parses an effect on its own line.
  mutating func readEffect(
    _ scanner: inout Scanner,
    into block: EffectBlock
  ) throws(Diagnostic) {
    scanner.uses.owner = block.owner
    scanner.uses.context = block.isAction ? .action : .event
    try expectNoDecline(in: block, scanner)
    let (event, condition) = inspect(block.owner) { $0.line(of: block.kind) }
    try scanner.refuseConditional(at: event, condition)
    let effect = try scanner.effect()
    scanner.uses.keep()
    let count = effects(of: block).count
    trivia.claim(block.kind.line(count), of: block.owner)
    modify(block.owner) { $0.add(effect, to: block.kind) }
    levels.append(.leaf("an effect"))
  }

  private func effects(of block: EffectBlock) -> [Effect] {
    inspect(block.owner) { $0.effects(of: block.kind) }
  }

  /// Checks that the effect before isn't `decline`, which must be the last one.
  private func expectNoDecline(in block: EffectBlock, _ scanner: Scanner) throws(Diagnostic) {
    guard !block.isAction, effects(of: block).last == .decline else { return }
    throw scanner.error(.declineIsLast, scanner.position..<scanner.end)
  }
}

extension Condition? {
  /// Returns the error for repeating an event that already has a line without a condition.
  func repetition(of event: AppEvent) -> Diagnostic.Message {
    self == nil ? .eventTwice(event) : .guardComesLate(event)
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
      place = joined(from: start, as: .event) ?? place
      if TimerWord(rawValue: text(place)) != nil, text(start..<end).contains(":") {
        throw error(.timerWithoutOn(text(start..<end)), start..<place.upperBound)
      }
      throw error(.unknownEvent(text(place)), place)
    }
    return event
  }

  /// Parses an optional condition and the colon.
  mutating func condition(before what: String) throws(Diagnostic) -> Condition? {
    skipBlanks()
    var rest = self
    if let word = rest.bareName(), text(word) == "when", rest.peek == UInt8(ascii: ":") {
      throw error(.needsSubject(found: ""), word)
    }
    guard skip(word: "when") else {
      if isNext("if") {
        let place = position..<position + 2
        throw error(.writeWhen, place, fixIt: .init(range: place, replacement: "when"))
      }
      if isNext("unless") {
        let place = position..<position + "unless".utf8.count
        throw error(.writeWhenNot(text(place.upperBound..<end)), place)
      }
      try refuseElse()
      try colon(after: what)
      return nil
    }
    let condition = try condition(until: .colon)
    try colon(after: "the condition")
    return condition
  }

  /// Rejects other languages' words for the remaining cases, such as `else`.
  private func refuseElse() throws(Diagnostic) {
    var rest = self
    guard let word = rest.bareName(), ["else", "otherwise", "default"].contains(text(word)) else {
      return
    }
    rest.skipBlanks()
    let isChain = rest.isNext("if") || rest.isNext("when")
    let start = isChain || word.lowerBound == 0 ? word.lowerBound : word.lowerBound - 1
    throw error(
      isChain ? .linesAreTriedInOrder(text(word)) : .restHasNoCondition(text(word)),
      word,
      fixIt: .init(range: start..<(isChain ? rest.position : word.upperBound), replacement: "")
    )
  }

  /// Parses the effect on the line, or returns an empty array if the effects are below it.
  mutating func effects() throws(Diagnostic) -> [Effect] {
    skipBlanks()
    return isAtEnd ? [] : [try effect()]
  }
}

extension AppEvent {
  /// Returns the reason that a node with a role can't have the event, or `nil` if it can.
  func objection(on role: Role) -> Diagnostic.Message? {
    switch self {
    case .appear: role == .screen ? nil : .ofScreensAlone("appear")
    case .announcementDidFinish, .announcementWasCut, .voiceDidStart, .voiceDidFinish,
      .voiceDidCancel, .audioInterrupted, .audioResumed, .headphonesRemoved:
      role == .screen || role == .app ? nil : .eventOfScreens(AppEvent.named[rank].name)
    case .magicTap, .escape, .every, .idle: nil
    default: role == .app ? .appDoesNotTake("'\(notation)'") : nil
    }
  }

  /// Finds an event by its name, or returns `nil` if the name is unknown.
  init?(named name: String) {
    guard let entry = AppEvent.named.first(where: { $0.name == name }) else { return nil }
    self = entry.event
  }
}

extension Diagnostic.Message {
  static func unknownEvent(_ name: String) -> Self {
    guard !name.isEmpty else { return "'on' needs an event, such as 'on activate:'" }
    if let message = UnsimulatedSound.event(name) { return message }
    let known = AppEvent.named.map(\.name)
    return "unknown event '\(name)'\(BorrowedWord.ending(for: name, as: .event, in: known))"
  }

  static func ofScreensAlone(_ name: String) -> Self {
    "'\(name)' belongs on a screen; move it there"
  }

  static func eventOfScreens(_ name: String) -> Self {
    "'\(name)' belongs on a screen or the app; move it there"
  }

  static var writeWhen: Self { "start a condition with 'when', not 'if'" }

  static func writeWhenNot(_ rest: String) -> Self {
    let parts = rest.prefix { $0 != ":" }.split(separator: " ").map(String.init)
    let plain =
      parts.count == 3 && parts[1] == "is"
      ? "\(parts[0]) is not \(parts[2])"
      : parts.count < 4 ? nil : MeantLine.condition(parts.joined(separator: " "), isDenied: true)
    let general =
      parts.contains("and")
      ? "the line once for each test, with its opposite, as in 'when #age is not on'"
      : parts.contains("or")
        ? "the opposites of all tests with 'and', as in 'when #age is not on and #rich is not on'"
        : "the opposite of the test, as in '#age is not on'"
    let written = plain.map { "'when \(Display.safe($0))'" } ?? general
    return "start a condition with 'when', not 'unless'; write \(written)"
  }

  static func restHasNoCondition(_ word: String) -> Self {
    "leave out '\(word)', because the last line, without a condition, covers all other cases"
  }

  static func linesAreTriedInOrder(_ word: String) -> Self {
    "leave out '\(word)', because Earshot uses the first line whose condition is true"
  }

  static func eventTwice(_ event: AppEvent) -> Self {
    """
    '\(event.notation)' occurs twice; put all effects below the first, or add a condition, 'when \
    …', to the first
    """
  }

  static var marksAreActivated: Self {
    "only 'on activate' can be below 'mark link'; move this line to the element"
  }

  static var declineIsLast: Self { "no effect can follow 'decline'; put this effect before it" }
}
