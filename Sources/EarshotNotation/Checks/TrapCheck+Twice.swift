import EarshotModel

// Effects that repeat the action of the role, and effects that close nothing.
extension TrapCheck {
  /// Warns about a handler that repeats the action of the role.
  ///
  /// - Source: SCREEN-FORMAT.md, "Events and effects".
  mutating func judgeTwice(
    _ event: AppEvent,
    _ effects: [Effect],
    of node: ElementTree.Index,
    at use: NameReference?
  ) {
    guard effects.last != .decline else { return }
    let traits = tree[node].traits
    switch event {
    case .activate where traits.contains(.toggleButton):
      guard let name = name(ofTargetChanged: [.toggle], in: effects, node) else { return }
      warn(.flipsTwice(name, tree.role(of: node).rawValue), at: use)
    case .activate where traits.contains(.backButton):
      guard effects.prefix(while: { !$0.isPause }).contains(.leave(.back)) else { return }
      warn(.goesBackTwice, at: use)
    case .increment, .decrement:
      let change: Effect.Change = event == .increment ? .increment : .decrement
      guard traits.contains(.adjustable), tree[node].scale != nil,
        let name = name(ofTargetChanged: [change, .advance], in: effects, node)
      else { return }
      warn(.stepsTwice(name, change.rawValue), at: use)
    default: return
    }
  }

  /// Returns the first of the given changes that applies to a node, such as `toggle self`, or `nil`
  /// if there's none.
  private mutating func name(
    ofTargetChanged changes: Set<Effect.Change>,
    in effects: [Effect],
    _ node: ElementTree.Index
  ) -> String? {
    for case .change(let change, let targets) in effects.prefix(while: { !$0.isPause })
    where changes.contains(change) {
      for target in targets where targetPlaces.places(of: target, node).contains(node) {
        return "\(change.rawValue) \(target.notation)"
      }
    }
    return nil
  }

  /// Warns about an effect that goes back or closes something, if there's nothing to return to.
  ///
  /// - Source: SCREEN-FORMAT.md, "Events and effects".
  mutating func judgeLeaving(_ effects: [Effect], of own: ElementTree.Index, at use: NameReference?)
  {
    guard !tree.traits(of: own).contains(.backButton),
      !tree.ancestors(of: own).contains(where: { tree.isPanel($0) })
    else { return }
    for effect in effects {
      guard case .leave(let leaving) = effect else {
        if effect.isOpening { return }
        continue
      }
      switch leaving {
      case .back:
        guard let screen = tree.screen(of: own), let name = tree[screen].identifier,
          !shownScreens.contains(name)
        else { return }
        warn(.nothingBehind(name), at: use)
      case .dismiss where !opensAnything:
        let isItem = tree.ancestors(of: own).contains { tree.role(of: $0) == .menu }
        warn(.nothingPresented(isItem: isItem), at: use)
      case .dismiss, .popToRoot: break
      }
      return
    }
  }

  /// Warns about a button that leaves its alert open.
  mutating func judgeAlertButton(_ node: ElementTree.Index) {
    guard tree.role(of: node) == .button, hasAlerts,
      tree.ancestors(of: node).contains(where: { tree.role(of: $0).holdsAlertButtons })
    else { return }
    let effects = tree[node].handlers.filter { $0.event == .activate }.flatMap(\.effects)
    let closes = effects.contains { effect in
      switch effect {
      case .leave, .show, .open, .change(.activate, _), .change(.remove, _): true
      default: false
      }
    }
    if closes { return }
    let panel = tree.ancestors(of: node).first { tree.role(of: $0).holdsAlertButtons }
    let noun = panel.map { tree.role(of: $0).noun } ?? Role.alert.noun
    if !effects.isEmpty { return warn(.alertStaysOpen(noun), at: nodes[node]) }
    guard opensAnything, !tree.traits(of: node).contains(.notEnabled),
      !tree[node].handlers.contains(where: { $0.event == .activate })
    else {
      return
    }
    warn(.alertButtonDoesNothing(tree[node].label ?? "", in: noun), at: nodes[node])
  }
}

extension Role {
  /// Whether a button inside a node with the role must close the node.
  var holdsAlertButtons: Bool { self == .alert || self == .confirmationDialog }
}

extension Effect {
  fileprivate var isPause: Bool { if case .wait = self { true } else { false } }

  fileprivate var isOpening: Bool {
    switch self {
    case .show, .open, .wait: true
    default: false
    }
  }
}

extension Diagnostic.Message {
  static func flipsTwice(_ effect: String, _ role: String) -> Self {
    """
    the '\(role)' already changes its state before this effect, so '\(effect)' changes it back; remove \
    this effect
    """
  }

  static var goesBackTwice: Self {
    """
    a 'back' button already goes back before this effect, so this 'back' goes back a second time; \
    remove this effect
    """
  }

  static func stepsTwice(_ effect: String, _ event: String) -> Self {
    """
    the value already takes a step before 'on \(event)', so '\(effect)' is a second step; \
    remove this effect
    """
  }

  static func nothingBehind(_ screen: String) -> Self {
    """
    nothing opens screen '\(screen)', so 'back' does nothing there; delete the effect, or open the \
    screen with 'push \(Quoting.name(screen))' on a different screen
    """
  }

  static func nothingPresented(isItem: Bool) -> Self {
    isItem
      ? """
      nothing is presented, so 'dismiss' does nothing; delete it, because a double tap on an item \
      closes the menu
      """
      : """
      nothing is presented, so 'dismiss' does nothing; to leave a screen that was pushed, write \
      'back'
      """
  }

  static func alertButtonDoesNothing(_ label: String, in panel: String) -> Self {
    let button =
      label.isEmpty ? "this button" : "the button \(Quoting.quotedLiteral(Display.safe(label)))"
    return """
      \(button) does nothing, so the \(panel) stays open; write 'on activate: dismiss' below the \
      button
      """
  }

  static func alertStaysOpen(_ panel: String) -> Self {
    "this button doesn't close the \(panel); write 'dismiss' as the button's first effect"
  }
}
