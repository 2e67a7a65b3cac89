import EarshotModel

/// The words after a role, in any order.
struct NodeLine {
  /// The kinds of words, in the order that a line must have.
  enum Kind: Int {
    case state, trait, text, identifier, tag
  }

  /// A word of the line.
  struct Word {
    let kind: Kind
    let range: Range<Int>
  }

  /// The range of the first word that is neither an identifier nor a tag.
  private(set) var descriptionRange: Range<Int>?
  /// The range of the identifier, including `#`.
  private(set) var identifierRange: Range<Int>?
  /// Whether the words are in the wrong order.
  private(set) var isMisordered = false
  private var last = Kind.state
  var state: ToggleState?
  var traits: [Traits] = []
  var text: TextTemplate?
  var identifier: String?
  var tags: [String] = []

  /// Records the position of a word.
  mutating func note(_ kind: Kind, at range: Range<Int>) {
    switch kind {
    case .identifier: identifierRange = range
    case .tag: break
    case .state, .trait, .text: descriptionRange = descriptionRange ?? range
    }
    isMisordered = isMisordered || kind.rawValue < last.rawValue
    last = kind
  }
}

extension ScreenParser {
  /// Parses a node line.
  ///
  /// The caller passes the role if it has found one with the first bare name.
  mutating func readNode(
    _ place: Range<Int>,
    _ known: Role?,
    _ scanner: inout Scanner,
    in parent: NameReference.Owner,
    at depth: Int
  ) throws(Diagnostic) {
    guard case .node(let index) = parent else {
      throw scanner.error(.nodeInEach(scanner.text(place)), place)
    }
    let word = place.lowerBound..<scanner.junk(from: place.upperBound).upperBound
    let meaning = word == place ? known : WordTable.roles.meaning(of: word, in: bytes)
    guard let role = meaning else {
      openPlaceholder(in: index, at: depth)
      throw unknownRole(at: word, scanner, in: index)
    }
    guard depth < ScreenParser.depthLimit else { throw scanner.error(.tooDeep, place) }
    guard nodes.count < ScreenParser.nodeLimit else { throw scanner.error(.tooManyNodes, place) }
    let owner = open(role, in: index, at: depth)
    if trivia.isPending { trivia.claim(.node, of: owner) }
    scanner.uses.owner = owner
    scanner.note(.role, place)
    defer { scanner.uses.keep() }
    var line = try nodeLine(&scanner, role: role)
    if line.isMisordered { reportOrder(of: words(from: place.upperBound, scanner, role), scanner) }
    nodes[nodes.count - 1].fill(&line)
  }

  private mutating func open(_ role: Role, in parent: ElementTree.Index, at depth: Int)
    -> NameReference.Owner
  {
    levels.append(.node(nodes.count))
    nodes.append(NodeDraft(Element(role: role), depth: depth, parent: Int(parent.offset)))
    return .node(ElementTree.Index(nodes.count - 1))
  }

  /// Adds a placeholder for a node with an unknown role, so the lines below it have a parent.
  private mutating func openPlaceholder(in parent: ElementTree.Index, at depth: Int) {
    _ = open(.view, in: parent, at: depth)
  }

  mutating func nodeLine(_ scanner: inout Scanner, role: Role) throws(Diagnostic) -> NodeLine {
    var line = NodeLine()
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      let start = scanner.position
      let kind = try readWord(&scanner, role: role, into: &line)
      line.note(kind, at: start..<scanner.position)
      if let next = scanner.peek, !next.isBlank { throw scanner.glued(behind: kind, role: role) }
      scanner.skipBlanks()
    }
    return line
  }

  /// Parses a line again to find its words, which only an error about their order needs.
  private mutating func words(from start: Int, _ scanner: Scanner, _ role: Role) -> [NodeLine.Word]
  {
    var scanner = scanner
    var line = NodeLine()
    var words: [NodeLine.Word] = []
    scanner.position = start
    scanner.skipBlanks()
    while !scanner.isAtEnd {
      let start = scanner.position
      guard let kind = try? readWord(&scanner, role: role, into: &line) else { break }
      words.append(NodeLine.Word(kind: kind, range: start..<scanner.position))
      scanner.skipBlanks()
    }
    return words
  }

  private mutating func readWord(
    _ scanner: inout Scanner,
    role: Role,
    into line: inout NodeLine
  ) throws(Diagnostic) -> NodeLine.Kind {
    let start = scanner.position
    switch scanner.peek {
    case _ where scanner.isAtQuote:
      let text = try scanner.nodeText(of: role)
      guard line.text == nil else {
        let place = start..<scanner.position
        throw scanner.error(.secondText(text.literal, of: role), place)
      }
      line.text = text
      return .text
    case UInt8(ascii: "#"):
      scanner.position += 1
      if scanner.peek?.isBlank == true {
        throw scanner.error(.commentBesideElement, start..<scanner.end)
      }
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

  private mutating func readState(
    _ scanner: inout Scanner,
    role: Role,
    into line: inout NodeLine
  ) throws(Diagnostic) -> NodeLine.Kind {
    let place = scanner.bareName() ?? scanner.junk()
    if let state = WordTable.toggleStates.meaning(of: place, in: bytes) {
      if state == .on, let event = scanner.eventOnLine {
        throw scanner.error(.eventOnLine(event.line), event.range)
      }
      guard role.holdsState else {
        throw scanner.error(.stateOfSwitch(scanner.text(place)), place)
      }
      guard line.state == nil else { throw scanner.error(.secondState, place) }
      line.state = state
      return .state
    }
    guard let trait = WordTable.traits.meaning(of: place, in: bytes) else {
      throw scanner.unknownWord(at: place, role: role, hasText: line.text != nil)
    }
    line.traits.append(trait)
    return .trait
  }
}

extension Scanner {
  /// Parses the text of a node line.
  fileprivate mutating func nodeText(of role: Role) throws(Diagnostic) -> TextTemplate {
    let before = uses.context
    uses.context = .property(.label)
    defer { uses.context = before }
    return try quotedTemplate(for: "'\(role.rawValue)'")
  }
}

extension Scanner {
  /// The event that the word `on` at this position begins, as a range and as a separate line, or
  /// `nil` if neither an event nor a colon follows.
  fileprivate var eventOnLine: (range: Range<Int>, line: String)? {
    var scanner = self
    scanner.skipBlanks()
    guard scanner.position > position, let word = scanner.bareName(),
      scanner.isAtEnd || scanner.peek == UInt8(ascii: ":") || scanner.peek?.isBlank == true
    else { return nil }
    let name = text(word)
    let known = AppEvent(named: name) == nil ? BorrowedWord.event(meantBy: name) : name
    let beforeTexts = text(word.upperBound..<end).prefix { $0 != "\"" }
    guard known != nil || beforeTexts.contains(":") else { return nil }
    let rest = text(word.upperBound..<end)
    let colon = beforeTexts.contains(":") ? "" : ":"
    return (position - 2..<end, "on \(known ?? name)\(colon)\(rest)")
  }
}

extension NodeDraft {
  /// Moves the words of the node line into the draft.
  mutating func fill(_ line: inout NodeLine) {
    if !line.traits.isEmpty { swap(&lineTraits, &line.traits) }
    if let state = line.state { give(.value(TextTemplate(state.value))) }
    if let text = line.text.take() {
      give(label: text)
      hasLabelOnLine = true
    }
    if line.identifier != nil {
      swap(&element.identifier, &line.identifier)
      declare(.identifier)
    }
    guard !line.tags.isEmpty else { return }
    swap(&element.tags, &line.tags)
    declare(.tags)
  }
}

extension Diagnostic.Message {
  static func nodeInEach(_ word: String) -> Self {
    "'each' can contain properties, parts, and events, but not nodes such as '\(word)'; put the node on a screen"
  }

  static var tooDeep: Self { "nodes can be nested at most 1,024 levels deep; use fewer levels" }
  static var tooManyNodes: Self { "an app can have at most 1,000,000 nodes; use fewer nodes" }
  static func secondText(_ text: String?, of role: Role) -> Self {
    if text == "" {
      return "this line already has text, which is the label; delete the empty string"
    }
    let example = text.map { $0.utf8.count <= 40 ? Display.safe($0) : "…" } ?? "…"
    let isSentence = (text ?? "").split(separator: " ").count > 2
    let property =
      switch role {
      case .textField, .secureTextField, .textArea, .searchField: "placeholder"
      case .button, .link, .tab, .menu, .switch: isSentence ? "hint" : "value"
      default: "value"
      }
    return
      """
      this line already has text, which is the label; write the second string below, as \
      '\(property): \(example)'
      """
  }

  static var commentBesideElement: Self {
    "a line can't contain both an element and a comment; put the comment on its own line"
  }

  static var secondIdentifier: Self { "this line already has an identifier; delete this one" }
  static var secondState: Self { "this line already has a state; delete this one" }

  static func givenTwice(_ property: Property, of role: Role) -> Self {
    switch property {
    // These can also be on the line of the element.
    case .identifier: "the element already has an identifier; delete this line"
    case .tags: "the element already has tags; write all of its tags on one line"
    case .value where role.holdsState:
      "the element already has a state or a value; delete this line"
    default: "'\(property.name)' occurs twice; delete one of the lines"
    }
  }

  static func stateOfSwitch(_ word: String) -> Self {
    "only 'switch' and 'checkbox' can have the state '\(word)'; delete it, or use one of these roles"
  }

  static var quoteInText: Self { "write a quotation mark inside text as \\\"" }

  static func needsBlank(before text: String) -> Self {
    "a space is missing before '\(text)'; insert one"
  }

  static func eventOnLine(_ line: String) -> Self {
    "write an event on its own line below: '\(Display.safe(line))'"
  }
}
