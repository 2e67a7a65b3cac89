import EarshotModel

// Texts that ask a choice for its value, which it doesn't have.
extension TrapCheck {
  /// Warns of an element whose text refers to segments, a menu, or a list with a selection, and is
  /// always their label.
  mutating func judgeChoices(of node: ElementTree.Index) {
    if tree.role(of: node) == .segments, let label = tree[node].label, !label.isEmpty,
      !isHeard(label, before: node)
    {
      warn(.unheardLabel(label), at: nodes[node])
    }
    guard tree.hasDetails(node) else { return }
    for template in tree[node].templates.values { judgeChoices(in: template, at: nodes[node]) }
  }

  /// Whether something right before a node has the same label.
  private func isHeard(_ label: String, before node: ElementTree.Index) -> Bool {
    guard let parent = tree.parent(of: node) else { return false }
    return tree.children(of: parent).contains { $0 < node && tree[$0].label == label }
  }

  /// Warns of effects whose texts do.
  mutating func judgeChoices(of effects: [Effect], at use: NameReference?) {
    for template in effects.compactMap(\.spokenText) { judgeChoices(in: template, at: use) }
  }

  private mutating func judgeChoices(in template: TextTemplate, at use: NameReference?) {
    for reference in template.references where reference.property == nil {
      guard case .identifier(let name) = reference.node, let node = tree.node(name),
        isChoice(node), !effectTargets.givesValue(to: node, in: tree)
      else { continue }
      let place = Quoting.name(name, after: "#")
      let label = tree[node].label ?? ""
      warn(.labelOfChoice(place, label, tree.role(of: node).rawValue), at: use)
    }
  }

  /// Whether a node holds what can be chosen, and has no value of its own.
  private func isChoice(_ node: ElementTree.Index) -> Bool {
    let element = tree[node]
    guard (element.value ?? "").isEmpty, !element.hasGuarded(.value),
      element.templates[.value] == nil
    else { return false }
    return [.segments, .menu].contains(element.role) || element.selection != nil
  }
}

extension Effect {
  /// The text that is said or shown, or `nil` if it has none.
  fileprivate var spokenText: TextTemplate? {
    switch self {
    case .announce(let text, _), .notify(_, .text(let text)): text
    case .set(_, let value): value.template
    default: nil
    }
  }
}

extension Diagnostic.Message {
  static func unheardLabel(_ label: String) -> Self {
    """
    VoiceOver doesn't say the label of 'segments'; write 'text "\(Display.safe(label))"' before them, \
    or begin each label with it
    """
  }

  static func labelOfChoice(_ place: String, _ label: String, _ role: String) -> Self {
    """
    '{\(place)}' is always '\(Display.safe(label))': '\(role)' has no value; let each choice set a \
    'variable', and read that
    """
  }
}
