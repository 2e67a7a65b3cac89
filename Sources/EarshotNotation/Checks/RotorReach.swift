package import EarshotModel

extension ElementTree {
  /// The custom rotor of a node that never finds anything inside it, or `nil` if there is none.
  ///
  /// What is hidden or removed may be shown, and what is selected or dimmed changes, so a rotor that
  /// looks for those isn't judged.
  ///
  /// - Complexity: O(*r*·*n*) in the number of the node's rotors and of the nodes inside it.
  /// - Source: SCREEN-FORMAT.md, `rotor`: it walks the declaring node's subtree.
  package func rotorFindingNothing(of node: Index) -> CustomRotor? {
    guard hasDetails(node) else { return nil }
    return self[node].rotors.first { rotor in
      guard case .elements(let selector) = rotor.content, !selector.findsStates else {
        return false
      }
      return !subtree(of: node).contains { inner in
        facts(of: inner).isElement && selector.matches(self[inner])
      }
    }
  }
}

extension Selector {
  /// Whether it looks for a state, which comes and goes.
  fileprivate var findsStates: Bool {
    items.contains { item in
      guard case .trait(let trait) = item else { return false }
      return !trait.isDisjoint(with: [.selected, .notEnabled])
    }
  }
}

// Rotors that nobody can use.
extension TrapCheck {
  /// Warns of a custom rotor that never finds anything inside its node.
  mutating func judgeRotors(of node: ElementTree.Index) {
    guard let rotor = tree.rotorFindingNothing(of: node) else { return }
    warn(.emptyRotor(rotor.name, isOfElement: tree.facts(of: node).isElement), at: nodes[node])
  }
}

extension Diagnostic.Message {
  static func emptyRotor(_ name: String, isOfElement: Bool) -> Self {
    let advice =
      isOfElement
      ? "write it at the screen or the 'group' around what it should find"
      : "give what it should find the tag or trait that it names"
    return """
      the rotor '\(Display.safe(name))' finds nothing, for a rotor walks what is inside the node that \
      has it; \(advice)
      """
  }
}
