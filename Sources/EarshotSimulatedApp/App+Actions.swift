package import EarshotModel

/// An action that is offered at an element.
package struct OfferedAction: Hashable, Sendable {
  /// The action; one of the system's has no name and no effects.
  package var action: CustomAction
  /// The node that declares it: the element or a container.
  package var owner: ElementTree.Index
  /// What it is for.
  package var kind: Kind

  /// What an action is for.
  package enum Kind: Hashable, Sendable {
    /// What its author likes.
    case custom
    /// It picks the element up, in the author's words.
    case drag
    /// It puts what was picked up down here.
    case drop
    /// It picks the element up; VoiceOver has a name for it.
    case systemDrag
  }
}

extension App {
  /// The custom actions offered at an element: its own, then those of the containers around it.
  ///
  /// Drops are offered while something is dragged, drags while nothing is.
  ///
  /// - Rule: ``AppRule/containersOfferTheirActions``
  package func actions(at index: ElementTree.Index) -> [OfferedAction] {
    guard facts.hasActions else { return [] }
    var offered: [OfferedAction] = []
    climb(from: index) { owner in
      guard tree.hasDetails(owner) else { return }
      for action in tree.actions(of: owner)
      where holds(action.condition, at: index) && isOffered(action.kind) {
        offered.append(OfferedAction(action: action, owner: owner, kind: action.kind))
      }
    }
    return offered
  }

  /// Whether the Actions rotor offers anything at an element.
  ///
  /// - Complexity: O(*a* + *d*) for *a* actions and the depth *d* of the element; it stops at the first that is offered.
  package func offersActions(at index: ElementTree.Index) -> Bool {
    let traits = tree.traits(of: index)
    if traits.contains(.draggable), !traits.contains(.notEnabled), !isDragging {
      return true
    }
    guard facts.hasActions else { return false }
    var isOffering = false
    climb(from: index) { owner in
      guard !isOffering, tree.hasDetails(owner) else { return }
      isOffering = tree.actions(of: owner).contains {
        holds($0.condition, at: index) && isOffered($0.kind)
      }
    }
    return isOffering
  }

  private func isOffered(_ kind: OfferedAction.Kind) -> Bool {
    switch kind {
    case .custom: true
    case .drop: isDragging
    case .drag, .systemDrag: !isDragging
    }
  }

  /// What the Actions rotor offers at an element: the custom actions, then the system's.
  ///
  /// What can be dragged offers that by itself, unless its author named drags.
  ///
  /// - Rule: ``AppRule/draggablesOfferADrag``
  package func entries(at index: ElementTree.Index) -> [OfferedAction] {
    let actions = actions(at: index)
    let traits = tree.traits(of: index)
    guard traits.contains(.draggable), !traits.contains(.notEnabled), !isDragging,
      !actions.contains(where: { $0.kind == .drag })
    else { return actions }
    let drag = OfferedAction(action: CustomAction(name: ""), owner: index, kind: .systemDrag)
    return actions + [drag]
  }

  /// Performs an action; `self` is the element it was chosen at.
  ///
  /// - Returns: Whether the action was taken; one that declines was not.
  package mutating func perform(_ offered: OfferedAction, at index: ElementTree.Index) -> Bool {
    settle()
    let action = offered.action
    run(action.effects, own: index, name: .init(action: action.name, node: index))
    guard !action.effects.contains(.decline) else { return false }
    switch offered.kind {
    case .custom: break
    case .drag, .systemDrag: dragged = index
    case .drop: dragged = nil
    }
    return true
  }

  /// Whether something was picked up and not put down; what is removed falls.
  package var isDragging: Bool { dragged.map { !tree.isRemoved($0) } ?? false }
}

extension CustomAction {
  /// What the action is for, by its name.
  ///
  /// - Rule: ``AppRule/namesTellDragsAndDrops``
  package var kind: OfferedAction.Kind {
    guard name.utf8.first == UInt8(ascii: "D") else { return .custom }
    if name == "Drag" || name.hasPrefix("Drag ") { return .drag }
    if name == "Drop" || name.hasPrefix("Drop ") { return .drop }
    return .custom
  }
}
