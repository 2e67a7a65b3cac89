package import EarshotModel

/// The default effect of activating an element.
///
/// - Rule: ``AppRule/rolesActByThemselves``
package enum RoleDefault: Hashable, Sendable {
  /// A toggle changes its state.
  case toggle
  /// A tab opens a screen.
  case openTab(ElementTree.Index)
  /// A tab of a tab bar or a segmented control becomes selected, and the other tabs are deselected.
  case select
  /// An item of a container whose selection is limited to one item becomes selected, and the other
  /// items are deselected.
  case selectOne(in: ElementTree.Index)
  /// A back button goes back.
  case goBack
  /// Editing begins in a field.
  case edit
  /// The insertion point of the edited field moves to the other end of the text.
  case moveInsertionPoint
  /// The contents of a menu, or of a similar element, open.
  case openInside
  /// The area around a menu or a similar element closes the element.
  case dismiss
  /// An item of the open menu closes the menu.
  case choose
  /// The grabber of a sheet changes to its next size.
  case resize
  /// A button of a stepper changes the value.
  case step(ElementTree.Index, ScaleMove)
}

extension RoleDefault {
  /// The rule for the default effect, or `nil` if ``AppRule/rolesActByThemselves`` covers it.
  fileprivate var rule: AppRule? {
    switch self {
    case .openInside: .menusOpenThemselves
    case .dismiss: .dismissRegionsClose
    case .choose: .itemsCloseTheirMenu
    case .resize: .grabbersResizeTheSheet
    case .moveInsertionPoint: .insertionPointGoesToTheOtherEnd
    case .selectOne: .selectionsOfOne
    case .toggle, .openTab, .select, .goBack, .edit, .step: nil
    }
  }
}

/// The effect of activating an element, which the app performs and `:what` describes.
package struct ActivationPlan: Hashable, Sendable {
  /// The default effect of the role, or `nil` if there's none or the handler declines.
  package let standard: RoleDefault?
  /// The handler that runs after the default effect, or `nil` if there's none.
  package let handler: Handler?

  /// Whether anything handles the activation.
  package var isTaken: Bool { standard != nil || handler.map { !$0.declines } ?? false }

  /// The rule that determines the effect.
  package var rule: AppRule {
    if handler?.declines ?? false { return .decliningSuppressesTheRole }
    if let rule = standard?.rule { return rule }
    return standard == nil ? .activationRunsTheHandler : .rolesActByThemselves
  }
}

extension App {
  /// Returns the current effect of activating an element, or `nil` if the element is dimmed.
  ///
  /// - Rule: ``AppRule/decliningSuppressesTheRole``
  package func activationPlan(of index: ElementTree.Index) -> ActivationPlan? {
    guard !tree.traits(of: index).contains(.notEnabled) else { return nil }
    let standard = roleDefault(of: index)
    if standard == .moveInsertionPoint { return ActivationPlan(standard: standard, handler: nil) }
    let handler = handler(of: .activate, at: index)
    return ActivationPlan(standard: handler?.declines ?? false ? nil : standard, handler: handler)
  }

  /// Returns the default effect of activating an element, or `nil` if there's none.
  package func roleDefault(of index: ElementTree.Index) -> RoleDefault? {
    let element = tree[index]
    if let stepper = stepper(of: index) {
      return .step(stepper, element.role == .incrementButton ? .increment : .decrement)
    }
    if element.role.closesWhatIsOpen { return .dismiss }
    if element.role.opensItself, tree.children(of: index).contains(where: { _ in true }) {
      return .openInside
    }
    if element.role == .grabber { return .resize }
    if element.role == .tab { return isTabOfApp(index) ? .openTab(index) : .select }
    if element.traits.contains(.toggleButton) { return .toggle }
    if element.traits.contains(.backButton) { return .goBack }
    if element.traits.contains(.textEntry) {
      return editedField == index ? .moveInsertionPoint : .edit
    }
    if isItemOfOpenMenu(index) { return .choose }
    return selection(around: index).map { .selectOne(in: $0) }
  }

  /// Returns the nearest container with a selection limit that contains an element as an item, or
  /// `nil` if there's none.
  private func selection(around index: ElementTree.Index) -> ElementTree.Index? {
    guard tree[index].isAccessibilityElement,
      tree[index].traits.isDisjoint(with: [.staticText, .header])
    else { return nil }
    return tree.ancestors(of: index).first { tree.hasDetails($0) && tree[$0].selection != nil }
  }

  /// Returns whether an element is inside the open menu on top.
  private func isItemOfOpenMenu(_ index: ElementTree.Index) -> Bool {
    guard let openPanel, tree.role(of: openPanel) == .menu, index != openPanel else { return false }
    return tree.contains(index, in: openPanel)
  }

  /// Returns whether the element is a button of a stepper whose value can't change any further in
  /// its direction.
  package func isAtItsLimit(_ index: ElementTree.Index) -> Bool {
    guard case .step(let stepper, let move) = roleDefault(of: index) else { return false }
    let element = tree[stepper]
    return element.scale.map { $0.value(after: element.value, move) == element.value } ?? false
  }

  private func stepper(of index: ElementTree.Index) -> ElementTree.Index? {
    let role = tree[index].role
    return role == .incrementButton || role == .decrementButton ? tree.parent(of: index) : nil
  }

  /// Activates an element: performs the default effect of its role and then runs its handler.
  ///
  /// The conditions are evaluated before the default effect.
  package mutating func activate(_ index: ElementTree.Index) -> Outcome {
    settle()
    guard let plan = activationPlan(of: index) else { return .dimmed }
    if let standard = plan.standard { perform(standard, at: index) }
    if let handler = plan.handler {
      run(handler.effects, own: index, name: .init(handler, node: index))
    }
    return plan.isTaken ? .handled : .unhandled
  }

  /// Returns the handler that runs if the user opens a link inside text, or `nil` if there's none.
  package func handler(ofLink link: Mark, at index: ElementTree.Index) -> Handler? {
    link.isLink ? link.handlers.first { holds($0.condition, at: index) } : nil
  }

  /// Opens a link inside the text of an element.
  ///
  /// - Rule: ``AppRule/linksRunTheirHandler``
  package mutating func open(_ link: Mark, at index: ElementTree.Index) -> Outcome {
    settle()
    guard !tree[index].traits.contains(.notEnabled) else { return .dimmed }
    guard let handler = handler(ofLink: link, at: index) else { return .unhandled }
    run(handler.effects, own: index, name: .init(handler, node: index))
    return handler.declines ? .unhandled : .handled
  }

  private mutating func perform(_ standard: RoleDefault, at index: ElementTree.Index) {
    switch standard {
    case .toggle:
      flip(index)
      valueChanged(index)
    case .openTab(let tab): open(tab: tab)
    case .select: select(index)
    case .selectOne(let container): select(index, in: container)
    case .goBack: if !goBack() { tell(.nothingToGoBackTo) }
    case .openInside: open(panel: index)
    case .dismiss: _ = dismiss()
    case .choose: closeMenus()
    case .resize: if step(index, .advance) { valueChanged(index) }
    case .edit: beginEditing(index)
    case .moveInsertionPoint: moveInsertionPointToTheOtherEnd()
    case .step(let stepper, let move): if step(stepper, move) { valueChanged(stepper) }
    }
  }

  /// Selects a tab and deselects the other tabs of its bar, including tabs inside views and groups.
  private mutating func select(_ index: ElementTree.Index) {
    guard let bar = tree.bar(ofTab: index) ?? tree.parent(of: index) else { return }
    let wasSelected = tree[index].traits.contains(.selected)
    for tab in tree.tabs(ofBar: bar) {
      change(tab) { $0.traits.set(.selected, tab == index) }
    }
    if !wasSelected, tree[bar].role == .segments { valueChanged(bar) }
  }

  /// Selects an item and deselects the other items of its container.
  ///
  /// - Rule: ``AppRule/selectionsOfOne``
  private mutating func select(_ index: ElementTree.Index, in container: ElementTree.Index) {
    let wasSelected = tree[index].traits.contains(.selected)
    for node in tree.subtree(of: container) where node != container {
      guard tree[node].traits.contains(.selected), node != index,
        selection(around: node) == container
      else { continue }
      apply(.deselect, to: node)
    }
    guard !wasSelected else { return }
    apply(.select, to: index)
    valueChanged(container)
  }

  /// Runs the handler for a value that the user changed.
  mutating func valueChanged(_ index: ElementTree.Index) { handle(.valueChanged, at: index) }

  /// Adjusts an adjustable element: first along its scale, and then with its handler.
  ///
  /// - Rule: ``AppRule/adjustingStepsTheScale``
  package mutating func adjust(_ index: ElementTree.Index, _ event: AppEvent) -> Outcome {
    settle()
    if tree[index].traits.contains(.notEnabled) { return .dimmed }
    guard tree[index].traits.contains(.adjustable) else { return .unhandled }
    let handler = handler(of: event, at: index)
    let declines = handler?.declines ?? false
    let steps = !declines && tree[index].scale != nil
    if steps, step(index, event == .increment ? .increment : .decrement) { valueChanged(index) }
    if let handler { run(handler.effects, own: index, name: .init(handler, node: index)) }
    let isHandled = steps || handler != nil || handles(event, at: index)
    return declines || !isHandled ? .unhandled : .handled
  }

  /// Returns whether an element has a handler for an event.
  ///
  /// The handler's condition doesn't have to be true, because VoiceOver calls the handler in any
  /// case.
  ///
  /// - Rule: ``AppRule/guardedAdjustingIsHandled``
  private func handles(_ event: AppEvent, at index: ElementTree.Index) -> Bool {
    tree.hasDetails(index) && tree.handlers(of: index).contains { $0.event == event }
  }
}

// Finger movements that reach the app unchanged.
extension App {
  /// Performs a long press on an element.
  ///
  /// - Rule: ``AppRule/pressesAndTouchesRunTheHandler``
  package mutating func longPress(_ index: ElementTree.Index) -> Outcome {
    settle()
    if tree[index].traits.contains(.notEnabled) { return .dimmed }
    return handle(.longPress, at: index) == nil ? .unhandled : .handled
  }

  /// Touches an element that handles touches directly.
  package mutating func touch(_ index: ElementTree.Index) { handle(.touch, at: index) }

  /// Zooms an element in or out.
  package mutating func zoom(_ index: ElementTree.Index, _ event: AppEvent) -> Outcome {
    handle(event, at: index) == nil ? .unhandled : .handled
  }

  /// Performs a magic tap, which is for the most important action on the screen.
  ///
  /// - Rule: ``AppRule/eventsClimb``
  package mutating func magicTap(from index: ElementTree.Index?) -> Outcome {
    handleUpwards([.magicTap], from: index) == nil ? .unhandled : .handled
  }
}
