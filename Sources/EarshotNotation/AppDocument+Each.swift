package import EarshotModel

extension AppDocument {
  /// Creates a document from the tree as written and applies every `each` block to the nodes that
  /// it matches.
  ///
  /// A block adds nothing that the node itself or an earlier block declares.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of nodes and *m* is the number of matches.
  package init(
    written: ElementTree,
    expanded: ElementTree? = nil,
    each: [EachBlock],
    trivia: Trivia
  ) {
    var writer = EachWriter(each)
    let whole = expanded ?? written
    let tree = each.isEmpty ? whole : writer.written(on: whole)
    self.init(tree: tree, written: written, expanded: expanded, each: each, trivia: trivia)
    overfullBlock = writer.overfullBlock
  }
}

/// A type that applies `each` blocks to the nodes that they match.
///
/// If several blocks match the same nodes, the writer merges their parts only once. A node without
/// its own actions, handlers, rotors, or other parts shares the merged parts. Therefore, a small
/// file that requests many parts on many nodes takes only the memory for its nodes and its parts.
private struct EachWriter {
  private let blocks: [EachBlock]
  private var sums: [[Int]: EachSum] = [:]
  /// The number of parts that the writer can still copy to nodes that have their own parts.
  private var copies = SelectorCatalog.copyLimit
  /// The number of parts that the writer can still give to nodes, including shared parts.
  private var given = SelectorCatalog.partLimit
  /// The index of the block that exceeded a limit, or `nil` if there's none.
  private(set) var overfullBlock: Int?

  init(_ blocks: [EachBlock]) { self.blocks = blocks }

  mutating func written(on written: ElementTree) -> ElementTree {
    var tree = written
    for (place, matching) in matches(in: written) {
      let sum = sums[matching] ?? EachSum(matching.map { blocks[$0].element })
      if sums.updateValue(sum, forKey: matching) == nil { copies -= sum.partCount }
      given -= sum.partCount
      tree.update(place) { copies -= sum.write(to: &$0) }
      guard copies >= 0, given >= 0 else {
        overfullBlock = matching.last
        break
      }
    }
    return tree
  }

  /// Returns the nodes that at least one block matches, each with the indices of the matching
  /// blocks, in tree order.
  private mutating func matches(in tree: ElementTree) -> [(ElementTree.Index, [Int])] {
    let catalog = SelectorCatalog(tree)
    var budget = SelectorCatalog.matchLimit
    var matching: [ElementTree.Index: [Int]] = [:]
    for (number, block) in blocks.enumerated() {
      let matches = catalog.matches(of: block.selector, in: tree)
      budget -= matches.count
      guard budget >= 0 else { break }
      for place in matches { matching[place, default: []].append(number) }
    }
    return matching.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// A combination of `each` blocks, in which the first block that sets a property wins.
private struct EachSum {
  /// The properties, each with the element of its block, in the order of the blocks.
  private var properties: [(property: Property, source: Element)] = []
  /// The handlers, actions, and other parts, with the handlers in canonical order.
  private(set) var parts = ElementDetails()

  init(_ blocks: [Element]) {
    var declared = PropertySet()
    var events: Set<AppEvent> = []
    let none: Set<String> = []
    var (contents, marks, rotors, actions) = (none, none, none, none)
    for block in blocks {
      properties += block.declared.fresh(beside: declared).map { ($0, block) }
      declared.formUnion(block.declared)
      guard block.hasDetails else { continue }
      events.add(block.handlers, to: &parts.handlers, by: \.event)
      contents.add(block.customContent, to: &parts.customContent, by: \.label)
      marks.add(block.marks, to: &parts.marks, by: \.name)
      rotors.add(block.rotors, to: &parts.rotors, by: \.name)
      actions.add(block.actions, to: &parts.actions, by: \.name)
    }
    parts.handlers = parts.handlers.canonicalOrder.map { parts.handlers[$0] }
  }

  /// Writes the properties and the parts to a node.
  ///
  /// - Returns: The number of parts copied.
  func write(to element: inout Element) -> Int {
    let own = element.declared
    for (property, source) in properties where own.admits(property) {
      element.adopt(property, from: source)
      element.declared.insert(property)
    }
    if !properties.isEmpty { element.keepToggleValue() }
    guard partCount > 0 else { return 0 }
    let handlers = element.handlers.isEmpty ? 0 : parts.handlers.count
    let copied = parts.add(to: &element)
    if handlers > 0 {
      element.handlers = element.handlers.canonicalOrder.map { element.handlers[$0] }
    }
    return copied
  }

  /// The number of handlers, actions, and other parts.
  var partCount: Int {
    parts.handlers.count + parts.customContent.count + parts.marks.count + parts.rotors.count
      + parts.actions.count
  }
}

extension PropertySet {
  /// Returns the properties of this set that aren't in another set and don't conflict with its
  /// properties, in the order of the property table.
  fileprivate func fresh(beside others: PropertySet) -> [Property] {
    Property.allCases.filter { contains($0) && others.admits($0) }
  }

  /// Returns whether the set contains neither the property nor a property that conflicts with it.
  fileprivate func admits(_ property: Property) -> Bool {
    !contains(property) && !(property.spec.rival.map { contains($0) } ?? false)
  }
}

extension ElementDetails {
  /// Adds the parts whose names the element doesn't have yet.
  ///
  /// - Returns: The number of parts copied.
  fileprivate func add(to element: inout Element) -> Int {
    var copied = 0
    if !handlers.isEmpty { copied += element.handlers.add(handlers, unlessThere: \.event) }
    if !customContent.isEmpty {
      copied += element.customContent.add(customContent, unlessThere: \.label)
    }
    if !marks.isEmpty { copied += element.marks.add(marks, unlessThere: \.name) }
    if !rotors.isEmpty { copied += element.rotors.add(rotors, unlessThere: \.name) }
    if !actions.isEmpty { copied += element.actions.add(actions, unlessThere: \.name) }
    return copied
  }
}

extension Array {
  /// Adds the parts whose names aren't in the array yet.
  ///
  /// If there are no parts yet, the method shares the new parts instead of copying them.
  ///
  /// - Returns: The number of parts in the array if the method had to copy it, otherwise 0.
  fileprivate mutating func add<Name: Hashable>(
    _ parts: [Element],
    unlessThere name: KeyPath<Element, Name>
  ) -> Int {
    guard !parts.isEmpty else { return 0 }
    guard !isEmpty else {
      self = parts
      return 0
    }
    let names = Set(map { $0[keyPath: name] })
    let fresh = parts.filter { !names.contains($0[keyPath: name]) }
    self += fresh
    return count
  }
}

extension Set {
  /// Adds the parts of a block whose names don't occur in an earlier block.
  fileprivate mutating func add<Part>(
    _ fresh: [Part],
    to parts: inout [Part],
    by name: KeyPath<Part, Element>
  ) {
    guard !fresh.isEmpty else { return }
    let names = fresh.map { $0[keyPath: name] }
    if isEmpty, parts.isEmpty {
      parts = fresh
    } else {
      parts += zip(fresh, names).filter { !contains($0.1) }.map(\.0)
    }
    formUnion(names)
  }
}
