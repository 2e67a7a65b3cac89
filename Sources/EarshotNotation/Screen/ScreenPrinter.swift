import EarshotModel

/// A printer of documents in canonical form.
struct ScreenPrinter {
  let document: AppDocument
  private(set) var text = ""
  /// The depth of the node whose lines are being printed.
  var depth = 0
  /// The owner of the lines that are being printed.
  var owner = NameReference.Owner.each(0)
  private let catalog: SelectorCatalog
  /// The nodes to which an `each` block would add traits.
  private var traitsAreTold: Set<ElementTree.Index> = []

  private var tree: ElementTree { document.written }

  init(_ document: AppDocument) {
    self.document = document
    self.catalog = SelectorCatalog(document.written)
    for block in document.each where block.element.declares(.traits) {
      traitsAreTold.formUnion(catalog.matches(of: block.selector, in: document.written))
    }
  }

  /// Prints the app, the components, the screens, and the `each` blocks.
  mutating func printApp() {
    let app = tree[tree.root]
    owner = .node(tree.root)
    if document.trivia.writesApp ?? (app != Element(role: .app) || !nodesOfApp.isEmpty) {
      printNodeLine(app, words: ["app"] + [quotedLabel(of: app)].compactMap(\.self))
      printLines(of: app)
      for node in nodesOfApp { printSubtree(of: node) }
    }
    for component in tree.components { printSubtree(of: component) }
    for screen in tree.screens { printSubtree(of: screen) }
    for (number, block) in document.each.enumerated() {
      owner = .each(number)
      depth = 0
      printNodeLine(block.element, words: ["each", block.selector.notation])
      printLines(of: block.element)
    }
    for line in document.trivia.end { append(Display.safe(line), at: 0) }
  }

  /// The nodes of the app in canonical order, without components.
  private var nodesOfApp: [ElementTree.Index] {
    let components = tree.components
    return tree.nodesOfApp.filter { !components.contains($0) }
  }

  private mutating func printSubtree(of root: ElementTree.Index) {
    var ends: [ElementTree.Index] = []
    let isScreen = tree[root].role == .screen || tree.components.contains(root)
    for place in tree.subtree(of: root) where !tree[place].role.isMadeByBuilder {
      while let end = ends.last, end <= place { ends.removeLast() }
      depth = ends.count + (isScreen ? 0 : 1)
      owner = .node(place)
      printNodeLine(tree[place], words: words(of: place))
      printLines(of: tree[place])
      ends.append(tree.end(of: place))
    }
  }

  /// Returns the words of a node line.
  private func words(of place: ElementTree.Index) -> [String] {
    let element = tree[place]
    var words = element.component?.words ?? [element.role.rawValue]
    if element.role == .screen { words.append(Quoting.name(element.identifier ?? "")) }
    if let state = writtenState(of: element, .node(place)) { words.append(state.rawValue) }
    words += traits(of: place).flatMap(\.names)
    if let label = quotedLabel(of: element) { words.append(label) }
    guard element.role != .screen else { return words }
    if let name = element.identifier { words.append(Quoting.name(name, after: "#")) }
    return words + element.tags.map { Quoting.name($0, after: ".") }
  }

  /// Returns the traits for the node line, in the order in which they were written.
  private func traits(of place: ElementTree.Index) -> [Traits] {
    hasTraitsLine(place) ? [] : orderedTraits(of: place)
  }

  private func orderedTraits(of place: ElementTree.Index) -> [Traits] {
    let own = tree[place].traits.subtracting(tree.traitsOfRole(of: place))
    let order = document.trivia.traitOrder[.node(place)] ?? []
    let told = order.reduce(into: Traits()) { $0.formUnion($1) }
    let rest = own.subtracting(told).names.compactMap { Traits(name: $0) }
    return order.filter { own.contains($0) } + rest
  }

  /// Returns whether a node's traits need a separate line, as they do on a screen or to keep an
  /// `each` block from adding traits.
  private func hasTraitsLine(_ place: ElementTree.Index) -> Bool {
    if tree[place].role == .screen { return !orderedTraits(of: place).isEmpty }
    return traitsAreTold.contains(place) && tree[place].declares(.traits)
      && !tree[place].hasGuarded(.traits)
  }

  private func quotedLabel(of element: Element) -> String? {
    guard element.declares(.label) || element.label != nil else { return nil }
    return element.template(of: .label)?.quoted
  }

  /// Returns the state on the node line of a switch, or `nil` if the line has none.
  private func writtenState(of element: Element, _ owner: NameReference.Owner) -> ToggleState? {
    guard element.role.holdsState, isPlain(.value, of: element, owner),
      element.template(of: .value)?.literal != nil
    else { return nil }
    return element.toggleState
  }

  /// Returns whether a property has a line without a condition, or is on the node line.
  private func isPlain(_ property: Property, of element: Element, _ owner: NameReference.Owner)
    -> Bool
  {
    guard element.hasGuarded(property) else { return element.declares(property) }
    return document.trivia.plain[owner]?.contains(property) ?? property.row.saysMore(element)
  }

  /// Returns the properties that are only on the node line.
  private func propertiesOnNodeLine(of element: Element) -> [Property] {
    guard case .node(let place) = owner else { return [] }
    if element.role == .app || element.role == .screen { return [.label, .identifier] }
    let hasLine = hasTraitsLine(place) || element.hasGuarded(.traits)
    return [.label, .identifier, .tags] + (hasLine ? [] : [.traits])
      + (writtenState(of: element, owner) == nil ? [] : [.value])
  }

  // MARK: Lines

  private mutating func printNodeLine(_ element: Element, words: [String]) {
    let isMargin = depth == 0
    if document.trivia.writesApp == nil, isMargin, !text.isEmpty { append("", at: 0) }
    printComments(before: .node)
    for property in propertiesOnNodeLine(of: element) { printComments(before: .property(property)) }
    append(words.joined(separator: " "), at: depth)
  }

  /// Prints the properties, parts, and events of a node.
  private mutating func printLines(of element: Element) {
    depth += 1
    for property in Property.allCases { printProperty(property, of: element) }
    if element.hasDetails {
      printParts(of: element)
      printHandlers(of: element)
    }
  }

  private mutating func printProperty(_ property: Property, of element: Element) {
    if element.hasDetails {
      for (number, line) in element.guarded.enumerated() where line.value.property == property {
        let value = line.value.notation
        printLine("\(property.name) when \(line.condition.notation):", value, .guarded(number))
      }
    }
    if property == .spokenLabel {
      guard element.hasDetails else { return }
      for (number, attribute) in element.spokenLabel.enumerated() {
        printLine("label.spoken:", attribute.notation, .spoken(number))
      }
    } else if property == .traits {
      printTraits(of: element)
    } else if isPlain(property, of: element, owner),
      !propertiesOnNodeLine(of: element).contains(property),
      let value = property.row.print(element)
    {
      printLine("\(property.name):", value, .property(property))
    }
  }

  private mutating func printTraits(of element: Element) {
    switch owner {
    case .each:
      guard element.declares(.traits) else { return }
      let traits = element.hasGuarded(.traits) ? element.fallbackTraits : element.traits
      guard let traits else { return }
      printLine("traits:", traits.names.joined(separator: ", "), .property(.traits))
    case .node(let place):
      if let fallback = element.fallbackTraits {
        printLine("traits:", fallback.names.joined(separator: ", "), .property(.traits))
      } else if hasTraitsLine(place) {
        let names = orderedTraits(of: place).flatMap(\.names)
        printLine("traits:", names.joined(separator: ", "), .property(.traits))
      }
    }
  }

  private mutating func printParts(of element: Element) {
    for (number, content) in element.customContent.enumerated() {
      let important = content.isImportant ? "important " : ""
      let head = "content \(important)\(Quoting.quotedLiteral(content.label)):"
      printLine(head, content.value.lineValue, .content(number))
    }
    for line in element.chart?.lines ?? [] { printLine(line.head, line.value, line.kind) }
    for (number, mark) in element.marks.enumerated() {
      let count = mark.occurrence.map { " \($0)" } ?? ""
      let head = "mark \(Quoting.name(mark.name))\(count):"
      printLine(head, Quoting.quotedLiteral(mark.text), .mark(number))
      depth += 1
      for (place, handler) in mark.handlers.enumerated() {
        printBlock(handler.head, handler.effects, .markHandler(number, place)) {
          .markEffect(number, place, $0)
        }
      }
      depth -= 1
    }
    for (number, rotor) in element.rotors.enumerated() {
      let head = "rotor \(Quoting.quotedLiteral(rotor.name)):"
      printLine(head, rotor.content.notation, .rotor(number))
    }
    for (number, action) in element.actions.enumerated() {
      let guarded = action.condition.map { " when \($0.notation)" } ?? ""
      let head = "action \(Quoting.quotedLiteral(action.name))\(guarded):"
      printBlock(head, action.effects, .action(number)) { .actionEffect(number, $0) }
    }
  }

  private mutating func printHandlers(of element: Element) {
    for (number, handler) in element.handlers.enumerated() {
      printBlock(handler.head, handler.effects, .handler(number)) { .effect(number, $0) }
    }
  }

  /// Prints an event or an action, with its effects below it, or on the same line if there's only
  /// one.
  private mutating func printBlock(
    _ head: String,
    _ effects: [Effect],
    _ kind: Trivia.Kind,
    _ line: (Int) -> Trivia.Kind
  ) {
    guard effects.count != 1 || hasComments(before: line(0)) else {
      return printLine(head, effects[0].notation, kind)
    }
    printLine(head, "", kind)
    depth += 1
    for (number, effect) in effects.enumerated() {
      printLine(effect.notation, "", line(number))
    }
    depth -= 1
  }

  private mutating func printLine(_ head: String, _ value: String, _ kind: Trivia.Kind) {
    printComments(before: kind)
    append(value.isEmpty ? head : "\(head) \(value)", at: depth)
  }

  private func hasComments(before kind: Trivia.Kind) -> Bool {
    document.trivia.lines[Trivia.Line(owner: owner, kind: kind)] != nil
  }

  private mutating func printComments(before kind: Trivia.Kind) {
    for comment in document.trivia.lines[Trivia.Line(owner: owner, kind: kind)] ?? [] {
      append(Display.safe(comment), at: depth)
    }
  }

  private mutating func append(_ line: String, at depth: Int) {
    if !line.isEmpty {
      text += String(repeating: "  ", count: depth)
      text += line
    }
    text += "\n"
  }
}

extension Handler {
  /// The event with its condition, up to the colon.
  fileprivate var head: String {
    let guarded = condition.map { " when \($0.notation)" } ?? ""
    return "\(event.notation)\(guarded):"
  }
}

extension CustomRotor.Content {
  /// The contents of the rotor, in the notation.
  package var notation: String {
    switch self {
    case .elements(let selector): selector.notation
    case .marks(let name): "mark \(Quoting.name(name))"
    }
  }
}
