package import AccessibilityModel

/// A custom action that is offered at an element.
package struct OfferedAction: Hashable, Sendable {
  /// The action.
  package var action: CustomAction
  /// The node that declares it: the element or a container.
  package var owner: ElementTree.Index
}

extension App {
  /// The custom actions offered at an element: its own, then those of the containers around it.
  ///
  /// - Source: VOICEOVER.md 4.4.
  package func actions(at index: ElementTree.Index) -> [OfferedAction] {
    chain(from: index).flatMap { owner -> [OfferedAction] in
      guard tree[owner].hasDetails else { return [] }
      return tree[owner].actions.filter { holds($0.condition, at: index) }.map {
        OfferedAction(action: $0, owner: owner)
      }
    }
  }

  /// Performs a custom action; `self` is the element it was chosen at.
  ///
  /// - Returns: Whether the action was taken; one that declines was not.
  package mutating func perform(_ action: CustomAction, at index: ElementTree.Index) -> Bool {
    settle()
    run(action.effects, own: index, name: .init(action: action.name, node: index))
    return !action.effects.contains(.decline)
  }
}
