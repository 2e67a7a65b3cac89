import EarshotModel

// Lines that VoiceOver never says because the element has a different role.
extension TrapCheck {
  /// Warns about lines that belong to a different role.
  ///
  /// - Source: VOICEOVER.md 4.1.
  mutating func judgeRole(of node: ElementTree.Index) {
    judgeSwallowedStops(of: node)
    let role = tree.role(of: node)
    if isEmptyContainer(node), let label = tree[node].label {
      warn(.emptyContainer(role.rawValue, label), at: nodes[node])
    }
    // The checks below apply only to these nodes. Most nodes don't need them.
    guard tree.hasDetails(node) || role.hasOwnTraps || tree.hasHintOrPlaceholder(node) else {
      return
    }
    let element = tree[node]
    if role == .screen || role == .app { return judgeLinesOfNoStop(node, element) }
    guard !role.isMadeByBuilder else { return }
    if element.level != nil, !mayHave(.header, node) {
      warn(.levelOfNoHeader(element.role.rawValue), at: line(of: .level, node) ?? nodes[node])
    }
    let isField = !element.traits.isDisjoint(with: [.textEntry, .searchField])
    if element.placeholder != nil, !isField {
      let role = element.role.rawValue
      warn(.placeholderOfNoField(role), at: line(of: .placeholder, node) ?? nodes[node])
    }
    if !element.status.isEmpty, element.pages == nil,
      ![.scrollView, .screen].contains(element.role)
    {
      warn(.statusWithoutPages, at: line(of: .status, node) ?? nodes[node])
    }
    if isField, element.hasGuarded(.value) {
      warn(.fieldWithGuardedValue, at: line(of: .value, node) ?? nodes[node])
    }
    judgeWheels(in: node, element)
    judgeContainer(node, element)
    judgeItems(node, element)
    judgeActions(node, element)
    judgeSwipes(node, element)
    judgeTab(node, element)
    judgeSelection(node, element)
    judgeHiding(node, element)
  }

  /// Warns about the value of a date picker whose wheels have the value.
  private mutating func judgeWheels(in node: ElementTree.Index, _ element: Element) {
    if element.role == .datePicker, let value = element.value, !value.isEmpty,
      tree.subtree(of: node).contains(where: { tree.role(of: $0) == .wheel }),
      !element.hasGuarded(.value), !effectTargets.givesValue(to: node, in: tree)
    {
      let wheels = tree.subtree(of: node).filter { tree.role(of: $0) == .wheel }
      let names = wheels.map { tree[$0].identifier }
      warn(.wheelsBesideValue(names), at: line(of: .value, node) ?? nodes[node])
    }
  }

  /// Warns about a control inside an element that has a label.
  ///
  /// The method ignores text inside the element, which an audit can compare with the label.
  private mutating func judgeSwallowedStops(of node: ElementTree.Index) {
    guard tree.subtree(of: node).count > 1 else { return }
    let facts = tree.facts(of: node)
    guard facts.isElement, [.header, .text, .button, .link, .image].contains(facts.role),
      let label = tree[node].label, !label.isEmpty
    else { return }
    for inner in tree.subtree(of: node).dropFirst() {
      let role = tree.role(of: inner)
      guard nodes.has(inner), tree.facts(of: inner).isElement, !tree.isHiddenOrRemoved(inner),
        role.isControl,
        !tree[inner].handlers.contains(where: { $0.event == .activate })
      else { continue }
      return warn(.insideAnElement(role.rawValue, facts.role.rawValue), at: nodes[inner])
    }
  }

  /// Returns whether a node is a container with a label but without elements, so VoiceOver never
  /// says the label.
  private func isEmptyContainer(_ node: ElementTree.Index) -> Bool {
    guard tree.role(of: node).isEmptyWithoutChildren, tree.subtree(of: node).count == 1,
      let label = tree[node].label
    else { return false }
    return !label.isEmpty && !tree.facts(of: node).isElement && !tree.isHiddenOrRemoved(node)
  }

  /// Warns about a hint or custom content of a container, which isn't a stop.
  private mutating func judgeContainer(_ node: ElementTree.Index, _ element: Element) {
    guard element.role.isSilentContainer, !element.isAccessibilityElement,
      !isEmptyContainer(node)
    else { return }
    let role = element.role.rawValue
    if element.hint != nil || element.hasGuarded(.hint) {
      warn(.lineOfContainer("hint", role), at: line(of: .hint, node) ?? nodes[node])
    } else if !element.customContent.isEmpty {
      warn(.lineOfContainer("content", role), at: nodes[node])
    }
  }

  /// Warns about a container with `selection` in which no element can be selected.
  private mutating func judgeSelection(_ node: ElementTree.Index, _ element: Element) {
    guard element.selection != nil else { return }
    let stops = tree.subtree(of: node).dropFirst().filter { tree.facts(of: $0).isElement }
    guard !stops.isEmpty,
      stops.allSatisfy({
        !tree[$0].traits.isDisjoint(with: [.toggleButton, .staticText, .header])
      })
    else { return }
    warn(.nothingToSelect, at: line(of: .selection, node) ?? nodes[node])
  }

  /// Warns about `hidden` lines with conditions that only show the element, if nothing hides it.
  private mutating func judgeHiding(_ node: ElementTree.Index, _ element: Element) {
    let lines = element.guarded.filter { $0.value.property == .hidden }
    guard !lines.isEmpty, !element.isHidden, lines.allSatisfy({ $0.value == .hidden(false) }),
      !mayBeHidden(node)
    else { return }
    warn(.onlyShown, at: line(of: .hidden, node) ?? nodes[node])
  }

  /// Returns whether a node, or an ancestor, may be hidden at some time.
  mutating func mayBeHidden(_ node: ElementTree.Index) -> Bool {
    for place in [node] + tree.ancestors(of: node) {
      if tree.isPanel(place) || tree.role(of: place).opensItself || tree.isHiddenOrRemoved(place) {
        return true
      }
      if tree[place].guarded.contains(where: { $0.value == .hidden(true) }) { return true }
      if effectTargets.changes(place, by: [.hide, .remove], in: tree)
        || effectTargets.setsHidden(place, in: tree)
      {
        return true
      }
    }
    return false
  }

  /// Returns whether an effect or a condition may show a node that is hidden at first.
  mutating func mayBeShown(_ node: ElementTree.Index) -> Bool {
    tree[node].hasGuarded(.hidden) || effectTargets.changes(node, by: [.show], in: tree)
      || effectTargets.setsHidden(node, in: tree)
  }
}

extension Role {
  /// Whether a node with the role can have a trap even if it has no hint, placeholder, or details.
  var hasOwnTraps: Bool {
    switch self {
    case .screen, .app, .datePicker, .menu, .tabBar, .tab, .adjustable, .row, .segments: true
    default: false
    }
  }

  /// Whether a container with the role has no stops if it has no children.
  var isEmptyWithoutChildren: Bool {
    switch self {
    case .view, .group, .list, .landmark, .toolbar, .navigationBar: true
    default: false
    }
  }

  /// Whether VoiceOver says only the label, or nothing, for a container with the role.
  fileprivate var isSilentContainer: Bool {
    switch self {
    case .group, .list, .landmark, .segments, .tabBar, .toolbar, .navigationBar, .stepper, .alert,
      .confirmationDialog, .sheet, .popover, .view:
      true
    default: false
    }
  }

  /// Whether a double tap or a swipe has an effect on an element with the role.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .back, .adjustable, .slider, .stepper, .switch, .checkbox, .wheel,
      .datePicker, .menu, .textField, .secureTextField, .textArea, .searchField:
      true
    default: false
    }
  }
}

extension Diagnostic.Message {
  static func levelOfNoHeader(_ role: String) -> Self {
    """
    VoiceOver says a level only for a 'header', not for this '\(role)'; leave it out, or make this \
    element a 'header'
    """
  }

  static func placeholderOfNoField(_ role: String) -> Self {
    """
    VoiceOver says a placeholder only for a text field or a search field, not for this '\(role)'; \
    write 'hint' or 'value'
    """
  }

  static var statusWithoutPages: Self {
    """
    'status' describes pages, but this element has none; for text that VoiceOver says here, write \
    'value'
    """
  }

  static var fieldWithGuardedValue: Self {
    """
    while the condition is true, VoiceOver says this value instead of the typed text; move the \
    line to an element after the field
    """
  }

  static func insideAnElement(_ inner: String, _ outer: String) -> Self {
    """
    VoiceOver never reaches the '\(inner)', because the '\(outer)' around it is one stop; \
    indent the '\(inner)' less
    """
  }

  static func lineOfContainer(_ line: String, _ role: String) -> Self {
    """
    the '\(role)' isn't a stop, so VoiceOver never says its '\(line)'; move it to an element inside \
    the container
    """
  }

  static func emptyContainer(_ role: String, _ label: String) -> Self {
    let label = Quoting.quotedLiteral(Display.safe(label))
    return """
      VoiceOver never says \(label), because the '\(role)' is empty; put elements inside it, or \
      write 'text \(label)' instead
      """
  }

  static func wheelsBesideValue(_ wheels: [String?]) -> Self {
    let start = "the wheels in this date picker don't change its value"
    let names = wheels.compactMap(\.self).map { "{\(Quoting.name($0, after: "#"))}" }
    guard names.count == wheels.count else {
      return """
        \(start); give each wheel an identifier, and refer to the wheels in the value, such as \
        'value: {#day} {#month}'
        """
    }
    return "\(start); write 'value: \(names.joined(separator: " "))'"
  }

  static var nothingToSelect: Self {
    "nothing in this container can be selected; write a 'button' for each choice"
  }

  static var onlyShown: Self {
    """
    nothing hides this element, so 'hidden: false' has no effect; to hide it under a condition, \
    write 'hidden when …: true'
    """
  }
}
