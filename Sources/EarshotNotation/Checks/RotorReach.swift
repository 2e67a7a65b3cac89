package import EarshotModel

/// The elements that custom rotors can find inside their nodes.
///
/// The check skips a rotor that looks for a state, because effects can change whether elements are
/// selected or dimmed.
///
/// - Source: SCREEN-FORMAT.md, `rotor`: it walks the declaring node's subtree.
package struct RotorReach {
  private let tree: ElementTree
  /// The elements with each tag, in tree order, collected when a rotor needs a tag.
  private lazy var tagged = elementsByTag
  /// The elements with each trait that a rotor looks for, in tree order.
  private var withTraits: [Traits: [ElementTree.Index]] = [:]

  /// Creates a check of the rotors in a tree.
  package init(_ tree: ElementTree) { self.tree = tree }

  /// Returns a node's custom rotor that never finds anything inside the node, or `nil` if there's
  /// none.
  ///
  /// - Complexity: O(*r* log *n*), where *r* is the number of the node's rotors and *n* is the
  ///   number of nodes and their tags; and O(*n*) once.
  package mutating func rotorFindingNothing(of node: ElementTree.Index) -> CustomRotor? {
    guard tree.hasDetails(node) else { return nil }
    for rotor in tree[node].rotors {
      guard case .elements(let selector) = rotor.content, !selector.findsStates else { continue }
      if !selector.items.contains(where: { finds($0, inside: node) }) { return rotor }
    }
    return nil
  }

  private mutating func finds(_ item: Selector.Item, inside node: ElementTree.Index) -> Bool {
    switch item {
    case .identifier(let name):
      guard let found = tree.node(name), tree.facts(of: found).isElement else { return false }
      return tree.contains(found, in: node)
    case .tag(let tag): return isNear(tag, node) || has(tagged[tag] ?? [], inside: node)
    case .trait(let traits): return has(elements(with: traits), inside: node)
    }
  }

  /// Returns whether an element near the beginning of a node has a tag, as in most nodes with a
  /// rotor.
  private func isNear(_ tag: String, _ node: ElementTree.Index) -> Bool {
    tree.subtree(of: node).prefix(32).contains { inner in
      tree.hasTags(inner) && tree.facts(of: inner).isElement
        && tree.tags(of: inner).contains(tag)
    }
  }

  /// Returns whether any node of a sorted list is inside another node.
  private func has(_ nodes: [ElementTree.Index], inside outer: ElementTree.Index) -> Bool {
    var range = nodes.startIndex..<nodes.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = nodes[middle] < outer ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nodes.indices.contains(range.lowerBound)
      && tree.contains(nodes[range.lowerBound], in: outer)
  }

  private var elementsByTag: [String: [ElementTree.Index]] {
    var found: [String: [ElementTree.Index]] = [:]
    for node in tree.indices where tree.hasTags(node) && tree.facts(of: node).isElement {
      for tag in tree.tags(of: node) { found[tag, default: []].append(node) }
    }
    return found
  }

  private mutating func elements(with traits: Traits) -> [ElementTree.Index] {
    if let known = withTraits[traits] { return known }
    let found = tree.indices.filter { node in
      tree.facts(of: node).isElement && tree.traits(of: node).isSuperset(of: traits)
    }
    withTraits[traits] = found
    return found
  }
}

extension Selector {
  /// Whether the selector contains a trait that's a state, which can change.
  fileprivate var findsStates: Bool {
    items.contains { item in
      guard case .trait(let trait) = item else { return false }
      return !trait.isDisjoint(with: [.selected, .notEnabled])
    }
  }
}

// Rotors that find nothing.
extension TrapCheck {
  /// Warns about a custom rotor that never finds anything inside its node.
  mutating func judgeRotors(of node: ElementTree.Index) {
    guard !tree.rotors(of: node).isEmpty,
      let rotor = rotorReach.rotorFindingNothing(of: node)
    else { return }
    warn(.emptyRotor(rotor.name, isOfElement: tree.facts(of: node).isElement), at: nodes[node])
  }
}

extension Diagnostic.Message {
  static func emptyRotor(_ name: String, isOfElement: Bool) -> Self {
    let advice =
      isOfElement
      ? "move it to the screen or the 'group' around the elements that it should find"
      : "move it to the node around the elements that it should find"
    return """
      the rotor '\(Display.safe(name))' finds nothing, because it searches only inside its own \
      node; \(advice)
      """
  }
}
