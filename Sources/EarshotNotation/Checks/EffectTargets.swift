import EarshotModel

/// The nodes that effects may change or activate.
struct EffectTargets {
  private var traits: Set<Target> = []
  private var modal: Set<Target> = []
  private var hidden: Set<Target> = []
  private var nodesModalByThemselves: Set<ElementTree.Index> = []
  private var valued: Set<Target> = []
  private var nodesWithOwnTraits: Set<ElementTree.Index> = []
  private var changed: [Effect.Change: Set<Target>] = [:]
  private var changedByThemselves: [Effect.Change: Set<ElementTree.Index>] = [:]
  private var changesNeighbors = false
  /// Whether an effect sets an expanded status.
  private(set) var setsExpandedStatus = false

  /// Collects the targets of every effect in an app.
  ///
  /// - Complexity: O(*e*), where *e* is the number of effects.
  init(of tree: ElementTree) {
    for node in tree.indices where tree.hasDetails(node) {
      for effect in tree[node].allEffects { note(effect, of: node) }
    }
  }

  private mutating func note(_ effect: Effect, of node: ElementTree.Index) {
    switch effect {
    case .set(let target, let value) where value.property == .traits:
      traits.insert(target)
      if target == .own { nodesWithOwnTraits.insert(node) }
      if target == .next || target == .previous { changesNeighbors = true }
    case .set(let target, let value) where value.property == .value:
      valued.insert(target)
      if target == .next || target == .previous { changesNeighbors = true }
    case .set(let target, .hidden):
      hidden.insert(target)
      if target == .next || target == .previous { changesNeighbors = true }
    case .set(let target, .viewIsModal(true)):
      modal.insert(target)
      if target == .own { nodesModalByThemselves.insert(node) }
    case .set(_, let value) where value.property == .expandedStatus: setsExpandedStatus = true
    case .change(let change, let targets):
      changed[change, default: []].formUnion(targets)
      if targets.contains(.own) { changedByThemselves[change, default: []].insert(node) }
      if targets.contains(.next) || targets.contains(.previous) { changesNeighbors = true }
    default: break
    }
  }

  /// Returns whether an effect may set the traits of a node.
  func setsTraits(of node: ElementTree.Index, in tree: ElementTree) -> Bool {
    changesNeighbors || nodesWithOwnTraits.contains(node) || names(node, in: tree, traits)
  }

  /// Returns whether an effect may set the value of a node.
  func givesValue(to node: ElementTree.Index, in tree: ElementTree) -> Bool {
    changesNeighbors || valued.contains(.own) || names(node, in: tree, valued)
  }

  /// Returns whether an effect may set the `hidden` property of a node.
  func setsHidden(_ node: ElementTree.Index, in tree: ElementTree) -> Bool {
    changesNeighbors || hidden.contains(.own) || names(node, in: tree, hidden)
  }

  /// Returns whether an effect may make a node modal.
  func makeModal(_ node: ElementTree.Index, in tree: ElementTree) -> Bool {
    nodesModalByThemselves.contains(node) || names(node, in: tree, modal)
  }

  /// Returns whether an effect may activate a node.
  func activates(_ node: ElementTree.Index, in tree: ElementTree) -> Bool {
    changes(node, by: [.activate], in: tree)
  }

  /// Returns whether an effect may change a node in one of the given ways.
  func changes(
    _ node: ElementTree.Index,
    by changes: Set<Effect.Change>,
    in tree: ElementTree
  ) -> Bool {
    changesNeighbors
      || changes.contains { change in
        changedByThemselves[change]?.contains(node) == true
          || names(node, in: tree, changed[change] ?? [])
      }
  }

  private func names(
    _ node: ElementTree.Index,
    in tree: ElementTree,
    _ targets: Set<Target>
  ) -> Bool {
    if let name = tree.name(of: node), targets.contains(.identifier(name)) { return true }
    return tree.tags(of: node).contains { targets.contains(.tag($0)) }
  }
}
