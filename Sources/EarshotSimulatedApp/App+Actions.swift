package import EarshotModel

/// A custom or system action that is available at an element.
package struct OfferedAction: Hashable, Sendable {
  /// The action.
  ///
  /// A system action has no name and no effects.
  package var action: CustomAction
  /// The node that declares the action, which is the element or a container.
  package var owner: ElementTree.Index
  /// The purpose of the action.
  package var kind: Kind

  /// The purpose of an action.
  package enum Kind: Hashable, Sendable {
    /// Any purpose that the app chooses.
    case custom
    /// Picking up the element, with a name that the app provides.
    case drag
    /// Dropping the dragged element on this element.
    case drop
    /// Picking up the element, with VoiceOver's own name.
    case systemDrag
  }
}

extension App {
  /// Returns the custom actions available at an element: its own actions, and then the actions of
  /// the containers around it.
  ///
  /// During a drag, drop actions are available; otherwise, drag actions are.
  ///
  /// - Rule: ``AppRule/containersOfferTheirActions``
  package func actions(at index: ElementTree.Index) -> [OfferedAction] {
    guard facts.hasActions else { return [] }
    var offered: [OfferedAction] = []
    climb(from: index) { owner in
      guard tree.hasDetails(owner) else { return }
      for action in tree.actions(of: owner)
      where holds(action.condition, at: index) && isOffered(action.kind) {
        // Without this, each of the first actions would move the array.
        if offered.isEmpty { offered.reserveCapacity(4) }
        offered.append(OfferedAction(action: action, owner: owner, kind: action.kind))
      }
    }
    return offered
  }

  /// Returns whether the Actions rotor has any actions at an element.
  ///
  /// - Complexity: The same as for ``hasActions(at:)``.
  package func offersActions(at index: ElementTree.Index) -> Bool {
    let traits = tree.traits(of: index)
    if traits.contains(.draggable), !traits.contains(.notEnabled), !isDragging {
      return true
    }
    return hasActions(at: index)
  }

  /// Returns whether any custom action is available at an element.
  ///
  /// - Complexity: O(*a* + *d*), where *a* is the number of actions and *d* is the depth of the
  ///   element; the search stops at the first available action.
  package func hasActions(at index: ElementTree.Index) -> Bool {
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

  /// Returns the entries of the Actions rotor at an element: the custom actions, and then the
  /// system's.
  ///
  /// An element that can be dragged has a drag action automatically, unless the app provides one.
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

  /// Performs an action.
  ///
  /// In the effects, `self` is the element at which the user selected the action.
  ///
  /// - Returns: Whether the action handled the request instead of declining it.
  package mutating func perform(_ offered: OfferedAction, at index: ElementTree.Index) -> Bool {
    settle()
    let action = offered.action
    run(action.effects, own: index, name: .init(action: action.name, node: index))
    guard !action.effects.decline else { return false }
    switch offered.kind {
    case .custom: break
    case .drag, .systemDrag: dragged = index
    case .drop: dragged = nil
    }
    return true
  }

  /// Whether the user is dragging an element.
  ///
  /// Removing the element ends the drag.
  package var isDragging: Bool { dragged.map { !tree.isRemoved($0) } ?? false }
}

extension CustomAction {
  /// The purpose of the action, which depends on its name.
  ///
  /// - Rule: ``AppRule/namesTellDragsAndDrops``
  package var kind: OfferedAction.Kind {
    guard name.utf8.first == UInt8(ascii: "D") else { return .custom }
    if name == "Drag" || name.hasPrefix("Drag ") { return .drag }
    if name == "Drop" || name.hasPrefix("Drop ") { return .drop }
    return .custom
  }
}
