import EarshotModel

// States and values that don't sound as intended.
extension TrapCheck {
  /// Warns about `select` for a switch, and about `cancel` for a node that never waits.
  mutating func judgeChanges(_ effects: [Effect], of own: ElementTree.Index, at use: NameReference?)
  {
    for case .change(let change, let targets) in effects
    where change == .select || change == .cancel {
      for target in targets {
        guard let node = targetPlaces.places(of: target, own).first else { continue }
        switch change {
        case .select where tree.facts(of: node).role == .switch:
          warn(.selectedSwitch(target.notation), at: use)
        case .cancel where !waitingNodes.contains(node):
          warn(.nothingToCancel(target.notation), at: use)
        default: break
        }
      }
    }
  }

  /// The number of bytes of the longest word for a state.
  static let longestState = 5
  private static let foreignStates = ["true": "on", "yes": "on", "false": "off", "no": "off"]

  /// Warns about a switch whose value is a programming language's word for a state.
  mutating func judgeState(
    _ value: String?,
    of nodes: [ElementTree.Index],
    at use: @autoclosure () -> NameReference?
  ) {
    guard let value, value.utf8.count <= Self.longestState,
      nodes.contains(where: { tree.traits(of: $0).contains(.toggleButton) }),
      let state = Self.foreignStates[value.lowercased()]
    else { return }
    warn(.foreignState(value, state), at: use())
  }

  /// Warns about an amount that uses a variable without a number to start with.
  mutating func judgeStart(
    of amount: Amount,
    at use: NameReference,
    _ possibilities: TextPossibilities
  ) {
    let references = amount.terms.flatMap(\.factors).compactMap(\.reference)
    let empty = references.first { reference in
      guard case .identifier(let name) = reference.node, reference.property ?? .value == .value,
        let node = tree.node(name), tree.role(of: node) == .variable
      else { return false }
      return possibilities.templates(.value, of: node).allSatisfy(\.hasAmount)
    }
    guard case .identifier(let name)? = empty?.node else { return }
    warn(.noStartingNumber(Quoting.name(name, after: "#")), at: use)
  }
}

extension TrapCheck {
  /// Warns about an amount that refers to an element with a number in its label, but no value.
  mutating func judgeLabels(
    in amount: Amount,
    at use: NameReference,
    _ possibilities: TextPossibilities
  ) {
    for reference in amount.terms.flatMap(\.factors).compactMap(\.reference) {
      guard case .identifier(let name) = reference.node, reference.property == nil,
        let node = tree.node(name), tree.role(of: node) != .variable,
        !possibilities.mayHaveValue(node), tree[node].scale == nil,
        let label = tree[node].label, WrittenNumber(firstIn: label) != nil
      else { continue }
      let place = Quoting.name(name, after: "#")
      return warn(.labelHasTheNumber(place), at: use)
    }
  }
}

extension TextTemplate {
  /// Whether the text contains an amount.
  fileprivate var hasAmount: Bool {
    segments.contains { if case .amount = $0 { true } else { false } }
  }
}

extension Amount.Operand {
  /// The reference, or `nil` if the operand is something else.
  fileprivate var reference: TextReference? {
    if case .reference(let reference) = self { reference } else { nil }
  }
}

extension Diagnostic.Message {
  static func selectedSwitch(_ target: String) -> Self {
    let name = target == "self" ? "" : "\(target)."
    return """
      'select' adds “Selected” to the switch but doesn't change its state; to turn the switch on, \
      write 'set \(name)value: on'
      """
  }

  static func nothingToCancel(_ target: String) -> Self {
    """
    'cancel' has no effect, because '\(target)' has no effects after a 'wait'; to stop a timer, add a \
    condition to it, such as 'every 1s when …:'
    """
  }

  static func foreignState(_ value: String, _ state: String) -> Self {
    "'\(Display.safe(value))' is literal text; to set the state, write '\(state)'"
  }

  static func labelHasTheNumber(_ name: String) -> Self {
    """
    '\(name)' has no value, and an amount doesn't use its label; to use the label, write \
    '\(name).label'
    """
  }

  static func noStartingNumber(_ name: String) -> Self {
    """
    '\(name)' has no value at the start, so there's nothing to calculate; below it, add one, such \
    as 'value: 0'
    """
  }
}
