import EarshotModel

/// The words behind a role, in any order.
struct NodeLine {
  /// What a word is; the order of the cases is that of the line.
  enum Kind: Int {
    case state, trait, text, identifier, tag
  }

  /// A word of the line.
  struct Word {
    let kind: Kind
    let range: Range<Int>
  }

  var words: [Word] = []
  var state: ToggleState?
  var traits: [Traits] = []
  var text: TextTemplate?
  var identifier: String?
  var tags: [String] = []

  /// Where the first word stands that is neither an identifier nor a tag.
  var descriptionRange: Range<Int>? {
    words.first { $0.kind != .identifier && $0.kind != .tag }?.range
  }

  /// Where the identifier stands.
  var identifierRange: Range<Int>? { words.first { $0.kind == .identifier }?.range }

  /// The first word that stands too late.
  var misplaced: Int? {
    words.indices.dropFirst().first { words[$0].kind.rawValue < words[$0 - 1].kind.rawValue }
  }
}

extension ScreenParser {
  /// Reads a line that begins with a role.
  mutating func readNode(
    _ place: Range<Int>,
    _ scanner: inout Scanner,
    in parent: NameReference.Owner,
    at depth: Int
  ) throws(Diagnostic) {
    guard case .node(let index) = parent else {
      throw scanner.error(.nodeInEach(scanner.text(place)), place)
    }
    let word = scanner.junk(from: place.lowerBound)
    guard let role = WordTable.roles.meaning(of: word, in: bytes) else {
      openPlaceholder(in: index, at: depth)
      throw scanner.error(.unknownRole(scanner.text(word)), word)
    }
    guard depth < ScreenParser.depthLimit else { throw scanner.error(.tooDeep, place) }
    guard nodes.count < ScreenParser.nodeLimit else { throw scanner.error(.tooManyNodes, place) }
    let owner = open(role, in: index, at: depth)
    trivia.claim(.node, of: owner)
    scanner.uses.owner = owner
    scanner.note(.role, place)
    defer { scanner.uses.keep() }
    let line = try nodeLine(&scanner, role: role)
    if let misplaced = line.misplaced { reportOrder(of: line, from: misplaced, scanner) }
    modify(owner) { $0.fill(line) }
  }

  private mutating func open(_ role: Role, in parent: ElementTree.Index, at depth: Int)
    -> NameReference.Owner
  {
    levels.append(.node(nodes.count))
    nodes.append(NodeDraft(Element(role: role), depth: depth, parent: Int(parent.offset)))
    return .node(ElementTree.Index(nodes.count - 1))
  }

  /// Takes the place of a node whose role is not known, for the lines below it.
  private mutating func openPlaceholder(in parent: ElementTree.Index, at depth: Int) {
    _ = open(.view, in: parent, at: depth)
  }

  func nodeLine(_ scanner: inout Scanner, role: Role) throws(Diagnostic) -> NodeLine {
    var line = NodeLine()
    line.words.reserveCapacity(4)
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      let start = scanner.position
      let kind = try readWord(&scanner, role: role, into: &line)
      line.words.append(NodeLine.Word(kind: kind, range: start..<scanner.position))
      if let next = scanner.peek, !next.isBlank {
        throw scanner.error(.needsBlank(before: scanner.text(scanner.junk())), scanner.junk())
      }
      scanner.skipBlanks()
    }
    return line
  }

  private func readWord(
    _ scanner: inout Scanner,
    role: Role,
    into line: inout NodeLine
  ) throws(Diagnostic) -> NodeLine.Kind {
    let start = scanner.position
    switch scanner.peek {
    case _ where scanner.isAtQuote:
      let text = try scanner.nodeText(of: role)
      guard line.text == nil else { throw scanner.error(.secondText, start..<scanner.position) }
      line.text = text
      return .text
    case UInt8(ascii: "#"):
      scanner.position += 1
      let name = try scanner.name(for: "'#'")
      guard line.identifier == nil else {
        throw scanner.error(.secondIdentifier, start..<scanner.position)
      }
      scanner.note(.identifier(name), start..<scanner.position)
      line.identifier = name
      return .identifier
    case UInt8(ascii: "."):
      scanner.position += 1
      line.tags.append(try scanner.name(for: "'.'"))
      return .tag
    default:
      return try readState(&scanner, role: role, into: &line)
    }
  }

  private func readState(
    _ scanner: inout Scanner,
    role: Role,
    into line: inout NodeLine
  ) throws(Diagnostic) -> NodeLine.Kind {
    let place = scanner.bareName() ?? scanner.junk()
    if let state = WordTable.toggleStates.meaning(of: place, in: bytes) {
      guard role.holdsState else {
        throw scanner.error(.stateOfSwitch(scanner.text(place)), place)
      }
      guard line.state == nil else { throw scanner.error(.secondState, place) }
      line.state = state
      return .state
    }
    line.traits.append(try scanner.trait(at: place))
    return .trait
  }

  /// Reports the first word that stands too late, with the line in its right order.
  private mutating func reportOrder(of line: NodeLine, from misplaced: Int, _ scanner: Scanner) {
    let sorted = line.words.enumerated().sorted { first, second in
      (first.element.kind.rawValue, first.offset) < (second.element.kind.rawValue, second.offset)
    }
    let replacement = sorted.map { scanner.text($0.element.range) }.joined(separator: " ")
    let place = line.words[misplaced].range
    let range = (line.words.first?.range.lowerBound ?? place.lowerBound)..<scanner.end
    let before = line.words[misplaced - 1]
    let word = line.words[misplaced].kind == .text ? "the text" : "'\(scanner.text(place))'"
    let other = before.kind == .text ? "the text" : "'\(scanner.text(before.range))'"
    report(
      .wrongOrder(word, before: other),
      place,
      fixIt: .init(range: range, replacement: replacement)
    )
  }
}

extension Scanner {
  /// Reads the text of a node line.
  fileprivate mutating func nodeText(of role: Role) throws(Diagnostic) -> TextTemplate {
    let before = uses.context
    uses.context = .property(.label)
    defer { uses.context = before }
    return try quotedTemplate(for: "'\(role.rawValue)'")
  }
}

extension NodeDraft {
  mutating func fill(_ line: NodeLine) {
    lineTraits = line.traits
    if let state = line.state { give(.value(TextTemplate(state.value))) }
    if let text = line.text { give(.label(text)) }
    if let identifier = line.identifier {
      element.identifier = identifier
      declare(.identifier)
    }
    guard !line.tags.isEmpty else { return }
    element.tags = line.tags
    declare(.tags)
  }
}

extension Diagnostic.Message {
  static func unknownRole(_ word: String) -> Self {
    switch word {
    case "app", "screen", "each", "component": return "'\(word)' belongs at the left margin"
    case "toggle": return "'toggle' is an effect; for a switch write 'switch on' or 'switch off'"
    case _ where Scanner.effects.contains(word):
      return "'\(word)' is an effect; effects belong below events and actions"
    case _ where Property.allCases.contains { $0.name == word }:
      if let row = BorrowedWord.roles.first(where: { $0.words.contains(word) }) {
        return "'\(word)' is a property, written '\(word): …'; \(row.advice)"
      }
      return "'\(word)' is a property; write '\(word): …'"
    default:
      let known =
        Role.written.map(\.rawValue) + ["content", "mark", "rotor", "action", "on", "every"]
      let ending = BorrowedWord.ending(for: word, as: .role, in: known)
      guard ending.isEmpty, word.contains("(") else { return "unknown role '\(word)'\(ending)" }
      let properties = Property.allCases.map(\.name)
      let property = BorrowedWord.ending(for: word, as: .property, in: properties)
      return "unknown role '\(word)'; a property is a line 'name: …' below the element\(property)"
    }
  }

  static func nodeInEach(_ word: String) -> Self {
    "'each' holds properties, parts and events, not nodes such as '\(word)'"
  }

  static var tooDeep: Self { "nested deeper than 1,024 levels" }
  static var tooManyNodes: Self { "more than 1,000,000 nodes" }
  static var secondText: Self { "a second text on the line" }
  static var secondIdentifier: Self { "a second identifier on the line" }
  static var secondState: Self { "a second state on the line" }

  static func stateOfSwitch(_ word: String) -> Self {
    "'\(word)' is a state of 'switch' and 'checkbox' alone"
  }

  static func needsBlank(before text: String) -> Self { "a space is missing before '\(text)'" }

  static func wrongOrder(_ word: String, before other: String) -> Self {
    "\(word) stands before \(other)"
  }
}
