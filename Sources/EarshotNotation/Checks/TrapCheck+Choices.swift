import EarshotModel

// References to segments, menus, and lists with a selection, which have no value.
extension TrapCheck {
  /// Warns about text that refers to segments, a menu, or a list with a selection, because the
  /// reference always gives the label.
  ///
  /// The method also warns about a label of segments, which VoiceOver doesn't say.
  mutating func judgeChoices(of node: ElementTree.Index) {
    if tree.role(of: node) == .segments, let label = tree[node].label, !label.isEmpty,
      !isHeard(label, before: node)
    {
      warn(.unheardLabel(label), at: nodes[node])
    }
    guard tree.hasDetails(node) else { return }
    for template in tree[node].templates.values { judgeChoices(in: template, at: nodes[node]) }
  }

  /// Returns whether the node immediately before a given node has the given label.
  private func isHeard(_ label: String, before node: ElementTree.Index) -> Bool {
    node.offset > 0 && tree[ElementTree.Index(Int(node.offset) - 1)].label == label
  }

  /// Warns about effects whose text contains a reference to a choice.
  mutating func judgeChoices(of effects: [Effect], at use: NameReference?) {
    for template in effects.compactMap(\.spokenText) { judgeChoices(in: template, at: use) }
  }

  private mutating func judgeChoices(in template: TextTemplate, at use: NameReference?) {
    for reference in template.references where reference.property == nil {
      guard case .identifier(let name) = reference.node, let node = tree.node(name),
        isChoice(node), !effectTargets.givesValue(to: node, in: tree)
      else { continue }
      warn(.labelOfChoice(Quoting.name(name, after: "#")), at: use)
    }
  }

  /// Returns whether a node contains items to choose from and never has a value in the files.
  private func isChoice(_ node: ElementTree.Index) -> Bool {
    let element = tree[node]
    guard (element.value ?? "").isEmpty, !element.hasGuarded(.value),
      element.templates[.value] == nil
    else { return false }
    return [.segments, .menu].contains(element.role) || element.selection != nil
  }
}

extension Effect {
  /// The text that the effect says or shows, or `nil` if it has none.
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
    VoiceOver doesn't say the label of 'segments'; write \
    'text \(Quoting.quotedLiteral(Display.safe(label)))' before the segments, or begin the label of \
    each tab with this text
    """
  }

  static func labelOfChoice(_ place: String) -> Self {
    """
    '{\(place)}' is the label and not the choice, because '\(place)' has no value; let each choice \
    set a 'variable', and refer to that variable
    """
  }
}
