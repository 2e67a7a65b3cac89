import EarshotModel

// Conditions on a state that an element never has.
extension TrapCheck {
  /// Warns about a condition that tests a state that the element never has.
  mutating func judgeReach(
    of test: Condition.Test,
    at owner: ElementTree.Index,
    _ use: @autoclosure () -> NameReference?
  ) {
    let node: ElementTree.Index? =
      switch test.node {
      case .own: owner
      case .identifier(let name): tree.node(name)
      }
    guard let node, let reason = reasonNever(test.word, node) else { return }
    let isEditing = test.word == .editing
    let state = isEditing ? "being edited" : test.word.notation
    warn(.stateNeverReached(test.node.inSentence, state, reason), at: use())
  }

  /// Returns the reason that an element never has a state, or `nil` if it may have the state.
  ///
  /// - Source: our choice; if a state is possible, Earshot reports nothing.
  private mutating func reasonNever(_ word: Condition.Word, _ node: ElementTree.Index) -> String? {
    guard !tree.role(of: node).isMadeByBuilder else { return nil }
    let target = tree[node].identifier.map { Quoting.name($0, after: "#") } ?? "self"
    switch word {
    case .selected:
      return maySelect(node)
        ? nil : "nothing selects it; add an effect such as 'select \(target)'"
    case .dimmed:
      return mayDim(node)
        ? nil : "nothing disables it; add an effect such as 'disable \(target)'"
    case .expanded, .collapsed:
      let line = "expandedStatus: collapsed"
      return mayExpand(node)
        ? nil : "it has no 'expandedStatus'; add a line such as '\(line)' below it"
    case .editing:
      let isField = tree.traits(of: node).contains(.textEntry)
      return isField ? nil : "it isn't a text field; name a text field in the condition"
    case .hidden:
      return mayBeHidden(node)
        ? nil : "nothing hides it; add an effect such as 'hide \(target)'"
    case .empty, .above, .below, .text, .contains: return nil
    }
  }

  mutating func mayHave(_ trait: Traits, _ node: ElementTree.Index) -> Bool {
    tree.traits(of: node).contains(trait) || tree[node].hasGuarded(.traits)
      || effectTargets.setsTraits(of: node, in: tree)
  }

  private mutating func maySelect(_ node: ElementTree.Index) -> Bool {
    mayHave(.selected, node) || tree.role(of: node) == .tab
      || effectTargets.changes(node, by: [.select, .toggle, .activate], in: tree)
      || tree.ancestors(of: node).contains { tree[$0].selection != nil }
  }

  private mutating func mayDim(_ node: ElementTree.Index) -> Bool {
    for node in [node] + tree.ancestors(of: node)
    where mayHave(.notEnabled, node) || effectTargets.changes(node, by: [.disable], in: tree) {
      return true
    }
    return false
  }

  private mutating func mayExpand(_ node: ElementTree.Index) -> Bool {
    tree[node].expandedStatus != nil || tree[node].hasGuarded(.expandedStatus)
      || effectTargets.setsExpandedStatus
  }
}

extension Diagnostic.Message {
  static func stateNeverReached(_ name: String, _ state: String, _ reason: String) -> Self {
    "\(name) is never \(state), because \(reason)"
  }
}
