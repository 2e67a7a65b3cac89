package import EarshotModel

extension AppDocument {
  /// Creates a document from the tree as it is written; every `each` is written out on the nodes
  /// it matches.
  ///
  /// What a node declares itself is not added, nor what an earlier `each` added.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the number of matches.
  package init(written: ElementTree, each: [EachBlock], trivia: Trivia) {
    var tree = written
    if !each.isEmpty {
      let catalog = SelectorCatalog(written)
      var additions: [ElementTree.Index: EachAdditions] = [:]
      var budget = SelectorCatalog.matchLimit
      for block in each {
        let matches = catalog.matches(of: block.selector, in: written)
        budget -= matches.count
        guard budget >= 0 else { break }
        for place in matches {
          additions[place, default: EachAdditions(of: written[place])].add(block.element)
        }
      }
      for (place, added) in additions { tree.update(place) { added.write(to: &$0) } }
    }
    self.init(tree: tree, written: written, each: each, trivia: trivia)
  }
}

/// What several `each` blocks add to one node.
private struct EachAdditions {
  private var declared: PropertySet
  private var events: Set<AppEvent>
  private var contents: Set<String>
  private var marks: Set<String>
  private var rotors: Set<String>
  private var actions: Set<String>
  /// The parts of the blocks that count, in their order.
  private var changes: [(PropertySet, Element)] = []
  private var details: [ElementDetails] = []

  init(of element: Element) {
    declared = element.declared
    events = Set(element.handlers.map(\.event))
    contents = Set(element.customContent.map(\.label))
    marks = Set(element.marks.map(\.name))
    rotors = Set(element.rotors.map(\.name))
    actions = Set(element.actions.map(\.name))
  }

  /// Adds what a block says and nobody before it.
  mutating func add(_ block: Element) {
    var fresh = block.declared.subtracting(declared)
    for property in Property.allCases where fresh.contains(property) {
      if let rival = property.spec.rival, declared.contains(rival) { fresh.remove(property) }
    }
    declared.formUnion(fresh)
    if !fresh.isEmpty { changes.append((fresh, block)) }
    guard block.hasDetails else { return }
    var parts = ElementDetails()
    parts.handlers = block.handlers.filter { !events.contains($0.event) }
    parts.customContent = block.customContent.filter { !contents.contains($0.label) }
    parts.marks = block.marks.filter { !marks.contains($0.name) }
    parts.rotors = block.rotors.filter { !rotors.contains($0.name) }
    parts.actions = block.actions.filter { !actions.contains($0.name) }
    events.formUnion(parts.handlers.map(\.event))
    contents.formUnion(parts.customContent.map(\.label))
    marks.formUnion(parts.marks.map(\.name))
    rotors.formUnion(parts.rotors.map(\.name))
    actions.formUnion(parts.actions.map(\.name))
    details.append(parts)
  }

  /// Writes it all on the node.
  func write(to element: inout Element) {
    for (properties, block) in changes {
      for property in Property.allCases where properties.contains(property) {
        element.adopt(property, from: block)
      }
      element.declared.formUnion(properties)
    }
    element.keepToggleValue()
    for parts in details {
      if !parts.handlers.isEmpty { element.handlers += parts.handlers }
      if !parts.customContent.isEmpty { element.customContent += parts.customContent }
      if !parts.marks.isEmpty { element.marks += parts.marks }
      if !parts.rotors.isEmpty { element.rotors += parts.rotors }
      if !parts.actions.isEmpty { element.actions += parts.actions }
    }
    if element.hasDetails {
      element.handlers = element.handlers.canonicalOrder.map { element.handlers[$0] }
    }
  }
}
