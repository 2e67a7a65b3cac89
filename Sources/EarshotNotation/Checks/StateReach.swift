package import EarshotModel

/// The states that elements can be in while an app runs, for claims that deny one that never comes.
///
/// - Source: our choice; where a state may come, nothing is said.
package struct StateReach {
  private let tree: ElementTree
  /// What effects change, by what they name; a neighbor may be any element.
  private var changes: [Target: Set<Effect.Change>] = [:]
  private var changesAnywhere: Set<Effect.Change> = []
  private var setsExpandedStatus = false

  /// Collects what the effects of an app change.
  ///
  /// - Complexity: O(*n*) in the size of the app.
  package init(_ tree: ElementTree) {
    self.tree = tree
    for node in tree.indices where tree.hasDetails(node) {
      for effect in tree[node].allEffects { add(effect, of: node) }
    }
  }

  private mutating func add(_ effect: Effect, of node: ElementTree.Index) {
    switch effect {
    case .set(_, .expandedStatus): setsExpandedStatus = true
    case .change(let change, let targets):
      for target in targets {
        switch target {
        case .identifier, .tag: changes[target, default: []].insert(change)
        case .own, .next, .previous: changesAnywhere.insert(change)
        }
      }
    default: break
    }
  }

  /// Why an element is never in a state, as the end of a sentence, or `nil` if it may be.
  ///
  /// - Complexity: O(*d*) in the depth of the element.
  package func reasonNever(_ word: Condition.Word, at node: ElementTree.Index) -> String? {
    guard !tree.role(of: node).isMadeByBuilder else { return nil }
    switch word {
    case .selected: return maySelect(node) ? nil : "nothing selects it"
    case .dimmed: return mayDim(node) ? nil : "nothing disables it"
    case .expanded, .collapsed: return mayExpand(node) ? nil : "it has no 'expandedStatus'"
    case .editing: return tree.traits(of: node).contains(.textEntry) ? nil : "it isn't a field"
    case .empty, .hidden, .above, .below, .text, .contains: return nil
    }
  }

  private func mayHave(_ trait: Traits, _ node: ElementTree.Index) -> Bool {
    tree.traits(of: node).contains(trait) || tree[node].hasGuarded(.traits)
  }

  private func isChanged(_ node: ElementTree.Index, by kinds: Set<Effect.Change>) -> Bool {
    let element = tree[node]
    let named = element.identifier.flatMap { changes[.identifier($0)] } ?? []
    let tagged = element.tags.contains { !kinds.isDisjoint(with: changes[.tag($0)] ?? []) }
    return tagged || !kinds.isDisjoint(with: named) || !kinds.isDisjoint(with: changesAnywhere)
  }

  private func maySelect(_ node: ElementTree.Index) -> Bool {
    mayHave(.selected, node) || tree.role(of: node) == .tab
      || isChanged(node, by: [.select, .toggle, .activate])
      || tree.ancestors(of: node).contains { tree[$0].selection != nil }
  }

  private func mayDim(_ node: ElementTree.Index) -> Bool {
    ([node] + tree.ancestors(of: node)).contains {
      mayHave(.notEnabled, $0) || isChanged($0, by: [.disable])
    }
  }

  private func mayExpand(_ node: ElementTree.Index) -> Bool {
    tree[node].expandedStatus != nil || tree[node].hasGuarded(.expandedStatus)
      || setsExpandedStatus
  }
}
