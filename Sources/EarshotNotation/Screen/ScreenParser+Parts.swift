import EarshotModel

extension ScreenParser {
  /// The words that begin a part of a node or an event.
  static let lineWords = [
    "content", "mark", "rotor", "action", "chart", "axis", "series", "on", "every", "idle",
  ]

  /// Parses a line that begins with the word of a part, such as `content` or `rotor`.
  mutating func readPart(
    _ word: String,
    _ scanner: inout Scanner,
    of owner: NameReference.Owner
  ) throws(Diagnostic) {
    let place = scanner.position - word.utf8.count..<scanner.position
    let role = inspect(owner) { $0.element.role }
    if role == .app, word != "action" {
      throw scanner.error(.appDoesNotTake("'\(word)'"), place)
    }
    scanner.skipBlanks()
    switch word {
    case "content": try readContent(&scanner, of: owner)
    case "mark": try readMark(&scanner, of: owner)
    case "rotor": try readRotor(&scanner, of: owner)
    case "chart": try readChart(&scanner, at: place, of: owner)
    case "axis": try readAxis(&scanner, at: place, of: owner)
    case "series": try readSeries(&scanner, at: place, of: owner)
    default: try readAction(&scanner, of: owner)
    }
    scanner.uses.keep()
  }

  private mutating func readContent(_ scanner: inout Scanner, of owner: NameReference.Owner)
    throws(Diagnostic)
  {
    let isImportant = scanner.skip(word: "important")
    try scanner.expectNoWordBeforeLabel()
    let label = try scanner.quotedText(for: "'content'")
    try scanner.expectNoWordBehindLabel()
    try scanner.colon(after: "the label")
    let value = try scanner.restAsTemplate(after: "content")
    let content = CustomContent(label: label, value: value, isImportant: isImportant)
    trivia.claim(.content(inspect(owner) { $0.element.customContent.count }), of: owner)
    modify(owner) { draft in draft.add { $0.customContent.append(content) } }
    levels.append(.leaf("custom content"))
  }

  private mutating func readMark(_ scanner: inout Scanner, of owner: NameReference.Owner)
    throws(Diagnostic)
  {
    let name = try scanner.name(for: "'mark'")
    scanner.skipBlanks()
    if scanner.isAtQuote {
      throw scanner.error(.needsColon(after: "'mark \(name)'"), scanner.junk())
    }
    var occurrence: Int?
    if scanner.peek != UInt8(ascii: ":") {
      let start = scanner.position
      while scanner.peek?.isDigit == true { scanner.position += 1 }
      occurrence = Scanner.count(in: scanner.text(start..<scanner.position))
      guard occurrence != nil else {
        let place = scanner.junk(from: start)
        let found = scanner.text(place).filter { $0 != ":" }
        let message: Diagnostic.Message =
          Int(found) == 0 ? .marksCountFromOne(name) : .needsCount(of: "mark", found: found)
        throw scanner.error(found.isEmpty ? .needsMarkedText : message, place)
      }
    }
    try scanner.colon(after: "the mark")
    scanner.skipBlanks()
    let start = scanner.position
    let text = try scanner.restAsText(after: "mark")
    guard !text.isEmpty else { throw scanner.error(.needsMarkedText, start..<scanner.end) }
    scanner.note(.marked(text), start..<scanner.end)
    trivia.claim(.mark(inspect(owner) { $0.element.marks.count }), of: owner)
    let mark = Mark(name: name, text: text, occurrence: occurrence)
    let number = inspect(owner) { $0.element.marks.count }
    modify(owner) { draft in draft.add { $0.marks.append(mark) } }
    levels.append(mark.isLink ? .mark(owner, number) : .leaf("a mark"))
  }

  /// Returns the message for an event below a mark that isn't a link, with the line of the mark to
  /// write, or `nil` for other lines.
  func markLink(above line: SourceLine) -> Diagnostic.Message? {
    let starts = bytes[..<line.indentation.lowerBound].split(separator: 0x0A)
    let content = starts.last { $0.contains { !$0.isBlank } }
    guard let content, bytes[line.content].starts(with: Array("on activate".utf8)) else {
      return nil
    }
    let words = LineWords(String(decoding: content, as: UTF8.self).trimmedOfSpaces)
    guard words.texts.first == "mark" else { return nil }
    let plain = words.texts.dropFirst().filter { !["link", "link:", ":"].contains($0) }
    let quoted = words.all.first(where: \.isQuoted)?.text
    let text = quoted ?? plain.last.map(Quoting.quotedLiteral) ?? "\"TEXT\""
    return "only a 'mark link' can have 'on activate'; write 'mark link: \(text)' in the line above"
  }

  private mutating func readRotor(_ scanner: inout Scanner, of owner: NameReference.Owner)
    throws(Diagnostic)
  {
    let name = try scanner.quotedText(for: "'rotor'")
    if let line = scanner.rotorWithVerb(name) {
      throw scanner.error("write '\(line)'", scanner.position..<scanner.end)
    }
    try scanner.colon(after: "the rotor's name")
    scanner.skipBlanks()
    let content = try scanner.rotorContent()
    trivia.claim(.rotor(inspect(owner) { $0.element.rotors.count }), of: owner)
    let rotor = CustomRotor(name: name, content: content)
    modify(owner) { draft in draft.add { $0.rotors.append(rotor) } }
    levels.append(.leaf("a rotor"))
  }

  private mutating func readAction(_ scanner: inout Scanner, of owner: NameReference.Owner)
    throws(Diagnostic)
  {
    scanner.uses.context = .action
    scanner.skipBlanks()
    let start = scanner.position
    let name = try scanner.quotedText(for: "'action'")
    scanner.note(.action, start..<scanner.position)
    let condition = try scanner.condition(before: "the action's name")
    scanner.skipBlanks()
    try scanner.refuseConditional(at: "action \(Quoting.quotedLiteral(name))", condition)
    let effects = try scanner.effects()
    let number = inspect(owner) { $0.element.actions.count }
    trivia.claim(.action(number), of: owner)
    let action = CustomAction(name: name, condition: condition, effects: effects)
    modify(owner) { draft in draft.add { $0.actions.append(action) } }
    scanner.uses.keep()
    let block = EffectBlock(owner: owner, kind: .action(number))
    levels.append(
      effects.isEmpty
        ? .effects(block)
        : .leaf(
          "an action with its effect on the same line; put each effect on its own line below it"
        )
    )
    if effects.isEmpty { emptyEvent = "action \(Quoting.quotedLiteral(name))" }
  }
}

// UIKit's words for the importance of custom content, such as `high`, which are errors.
extension Scanner {
  fileprivate mutating func expectNoWordBeforeLabel() throws(Diagnostic) {
    let start = position
    guard let word = bareName() else { return }
    skipBlanks()
    guard isAtQuote else { return position = start }
    let fixIt = Diagnostic.FixIt(range: word, replacement: "important")
    throw error(.unknownImportance(text(word)), word, fixIt: fixIt)
  }

  fileprivate mutating func expectNoWordBehindLabel() throws(Diagnostic) {
    skipBlanks()
    guard let word = bareName() else { return }
    if text(word) == "when" { throw error(.conditionCannotFollow("the label"), word) }
    throw error(.unknownImportance(text(word)), word)
  }
}

extension Scanner {
  /// Reads a selector or the name of a mark.
  mutating func rotorContent() throws(Diagnostic) -> CustomRotor.Content {
    guard skip(word: "mark") else { return .elements(try selector(isOfRotor: true)) }
    let name = try name(for: "'mark'")
    try expectEnd(after: "the mark")
    return .marks(name)
  }
}

extension Diagnostic.Message {
  static func marksCountFromOne(_ name: String) -> Self {
    "'mark' counts occurrences of its text from 1; write 'mark \(Quoting.name(name)) 1: …'"
  }

  static var needsMarkedText: Self {
    "'mark' needs the text to mark, as in 'mark link: \"Terms\"'"
  }

  static func unknownImportance(_ word: String) -> Self {
    """
    unknown word '\(word)'; for words that VoiceOver says with the element, write 'content \
    important "…"'
    """
  }
}

extension Scanner {
  /// Returns the correct line for a rotor with a verb in place of the colon, such as
  /// `rotor "Steps" matches .step`, or `nil` for any other line.
  fileprivate func rotorWithVerb(_ name: String) -> String? {
    let words = text(position..<end).split(separator: " ").map(String.init)
    let verbs: Set = [
      "matches", "match", "finds", "find", "for", "contains", "includes", "selects", "=", "->",
      "lists", "over", "of",
    ]
    guard words.count > 1, verbs.contains(words[0].lowercased()),
      words[1].hasPrefix(".") || words[1].hasPrefix("#")
        || Traits.named.contains(where: { $0.name == words[1] })
    else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    return "rotor \(Quoting.quotedLiteral(name)): \(Display.safe(rest))"
  }
}
