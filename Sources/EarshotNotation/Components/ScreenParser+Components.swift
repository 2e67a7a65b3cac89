import EarshotModel

extension ScreenParser {
  /// Parses the line of a component at the left margin.
  mutating func readComponent(_ scanner: inout Scanner) throws(Diagnostic) {
    guard nodes.count < ScreenParser.nodeLimit else {
      throw scanner.error(.tooManyNodes, scanner.position..<scanner.position)
    }
    levels = [.node(nodes.count)]
    let owner = NameReference.Owner.node(ElementTree.Index(nodes.count))
    nodes.append(NodeDraft(Element(role: .view)))
    trivia.claim(.node, of: owner)
    let start = scanner.position
    let name = try scanner.name(for: "'component'")
    let place = start..<scanner.position
    namedComponents.insert(name)
    let found = try scanner.parametersToEnd(ofComponent: name, at: place)
    let names = found.map { scanner.text($0) }
    hasComponentLines = true
    modify(owner) { $0.element.component = .definition(name: name, parameters: names) }
    guard !components.contains(where: { $0.name == name }) else {
      throw scanner.error(.secondComponent(name), place)
    }
    parameters = Set(names)
    isInComponent = true
    components.append(
      Component(
        name: name,
        parameters: names,
        parameterRanges: found,
        body: nodes.count..<nodes.count,
        source: source,
        range: place
      )
    )
  }

  /// Ends the component being read, if there is one.
  mutating func endComponent() {
    parameters = []
    guard isInComponent, let last = components.indices.last else { return }
    isInComponent = false
    components[last].body = components[last].body.lowerBound..<nodes.count
  }

  /// Parses a line that begins with `use`.
  mutating func readUse(
    _ place: Range<Int>,
    _ scanner: inout Scanner,
    in owner: NameReference.Owner,
    at depth: Int
  ) throws(Diagnostic) {
    guard case .node(let parent) = owner else {
      throw scanner.error(.nodeInEach("use"), place)
    }
    try expectRoom(at: depth, scanner)
    let draft = nodes.count
    let owner = NameReference.Owner.node(ElementTree.Index(draft))
    levels.append(.node(draft))
    nodes.append(NodeDraft(Element(role: .view), depth: depth, parent: Int(parent.offset)))
    hasComponentLines = true
    modify(owner) { $0.element.component = .use(name: "", arguments: []) }
    trivia.claim(.node, of: owner)
    scanner.uses.owner = owner
    defer { scanner.uses.keep() }
    var use = try readUseHead(&scanner, draft)
    var line = try nodeLine(&scanner, role: .view)
    if let place = line.descriptionRange { throw scanner.error(.useHoldsNoMore, place) }
    modify(owner) { draft in
      draft.fill(&line)
      draft.element.component = .use(name: use.name, arguments: use.arguments)
    }
    use.identifierRange = line.identifierRange
    componentUses.append(use)
  }

  /// Parses the name of a component and the arguments after `use`.
  private mutating func readUseHead(
    _ scanner: inout Scanner,
    _ draft: Int
  ) throws(Diagnostic) -> ComponentUse {
    scanner.skipBlanks()
    let start = scanner.position
    let name = try scanner.name(for: "'use'")
    usedComponents.insert(name)
    let range = start..<scanner.position
    let count = scanner.uses.uses.count
    if scanner.isBeforeQuote { throw scanner.needsParentheses(name) }
    let arguments = try scanner.arguments()
    let references = scanner.uses.take(from: count)
    return ComponentUse(
      draft: draft,
      name: name,
      arguments: arguments.map(\.text),
      source: source,
      range: range,
      argumentRanges: arguments.map(\.range),
      headEnd: arguments.isEmpty ? range.upperBound : scanner.position,
      references: arguments.map { argument in
        references.filter { argument.range.contains($0.range.lowerBound) }
      }
    )
  }

  /// Parses a line that begins with `slot`.
  mutating func readSlot(
    _ place: Range<Int>,
    _ scanner: inout Scanner,
    in owner: NameReference.Owner,
    at depth: Int
  ) throws(Diagnostic) {
    guard case .node(let parent) = owner else {
      throw scanner.error(.nodeInEach("slot"), place)
    }
    try scanner.expectEnd(after: "'slot'")
    guard case .node(let root)? = levels.first, nodes[root].isDefinition, depth > 1 else {
      throw scanner.error(depth == 1 ? .slotIsNoRoot : .straySlot, place)
    }
    let isSecond = nodes[root...].contains {
      $0.element.hasDetails && $0.element.component == .slot
    }
    guard !isSecond else { throw scanner.error(.secondSlot, place) }
    try expectRoom(at: depth, scanner)
    var draft = NodeDraft(Element(role: .view), depth: depth, parent: Int(parent.offset))
    hasComponentLines = true
    draft.element.component = .slot
    trivia.claim(.node, of: .node(ElementTree.Index(nodes.count)))
    nodes.append(draft)
    levels.append(.leaf("'slot'"))
  }

  /// Checks that a line can be below its parent if the parent is a component or a use.
  mutating func expectLine(isNode: Bool, in owner: NameReference.Owner, _ scanner: Scanner)
    throws(Diagnostic)
  {
    guard hasComponentLines, case .node(let index) = owner else { return }
    let number = Int(index.offset)
    guard nodes[number].element.hasDetails, let line = nodes[number].element.component else {
      return
    }
    let place = scanner.junk(from: scanner.lineStart)
    switch line {
    case .definition:
      guard isNode else { throw scanner.error(.componentHoldsNode, place) }
      let isSecond = nodes[(number + 1)...].contains { $0.depth == 1 }
      guard !isSecond else { throw scanner.error(.secondRoot, place) }
    case .use: guard isNode else { throw scanner.error(.nodesBelowUse, place) }
    case .slot: break
    }
  }

  private func expectRoom(at depth: Int, _ scanner: Scanner) throws(Diagnostic) {
    let place = scanner.position..<scanner.position
    guard depth < ScreenParser.depthLimit else { throw scanner.error(.tooDeep, place) }
    guard nodes.count < ScreenParser.nodeLimit else { throw scanner.error(.tooManyNodes, place) }
  }
}

extension NodeDraft {
  /// Whether the draft is for the line of a component.
  var isDefinition: Bool {
    guard element.hasDetails, case .definition? = element.component else { return false }
    return true
  }
}

extension Diagnostic.Message {
  static var componentCalledWhen: Self {
    """
    a component can't be named 'when', because 'use when …' is a property with a condition; choose a \
    different name
    """
  }

  static func secondComponent(_ name: String) -> Self {
    "there's already a component '\(name)'; choose a different name"
  }

  static var useHoldsNoMore: Self {
    """
    a line with 'use' can end only with an identifier and tags; write states, traits, and labels in \
    the component
    """
  }

  static var straySlot: Self { "'slot' belongs in a component; move it there" }
  static var slotIsNoRoot: Self {
    "'slot' belongs inside the element of a component; move it there"
  }
  static var secondSlot: Self { "a component can have only one 'slot'; delete this one" }
  static var secondRoot: Self {
    "a component can contain only one element; put its elements in a 'view'"
  }
  static var componentHoldsNode: Self {
    "only an element can be directly below 'component'; write this line below the element"
  }

  static var nodesBelowUse: Self {
    "only elements belong below 'use'; write this line in the component or in an 'each' block"
  }

  static func componentHasNoTitle(_ name: String) -> Self {
    "a component can have a name, but not a title; write 'component \(Quoting.name(name))'"
  }

  static func componentNameIsOneWord(_ name: String, _ next: String) -> Self {
    let joined = name + next.prefix(1).uppercased() + next.dropFirst()
    return "the name of a component must be one word, such as '\(joined)'"
  }
}

extension Scanner {
  /// Parses the parameters of a component up to the end of its line and returns their ranges.
  fileprivate mutating func parametersToEnd(
    ofComponent name: String,
    at place: Range<Int>
  ) throws(Diagnostic) -> [Range<Int>] {
    guard name != "when" else { throw error(.componentCalledWhen, place) }
    let found = try parameters(of: name)
    if let next = nextBareName {
      let words = text(next.lowerBound..<end)
      let names = words.split { $0 == "," || $0 == " " }.map(String.init)
      if words.contains(","), names.allSatisfy(Quoting.isBareName) {
        let list = "(\(names.joined(separator: ", ")))"
        throw error(
          "put parameters in parentheses; write 'component \(Quoting.name(name))\(list)'",
          place.upperBound..<end,
          fixIt: .init(range: place.upperBound..<end, replacement: list)
        )
      }
      throw error(
        .componentNameIsOneWord(name, text(next)),
        place.lowerBound..<next.upperBound
      )
    }
    if found.isEmpty, isAtQuote { throw error(.componentHasNoTitle(name), position..<end) }
    try expectEnd(after: "the parameters")
    return found
  }
}
