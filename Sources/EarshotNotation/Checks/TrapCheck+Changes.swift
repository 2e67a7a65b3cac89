import EarshotModel

/// The nodes that the targets of effects name.
struct TargetPlaces {
  private let tree: ElementTree
  private var tagged: [String: [ElementTree.Index]] = [:]
  /// Whether an effect sets `values`, so a node without a scale can have a scale later.
  private(set) var changeScales = false

  init(_ tree: ElementTree) {
    self.tree = tree
    for node in tree.indices {
      for tag in tree.tags(of: node) { tagged[tag, default: []].append(node) }
      guard tree.hasDetails(node) else { continue }
      changeScales =
        changeScales
        || tree[node].allEffects.contains {
          if case .set(_, .values) = $0 { true } else { false }
        }
    }
  }

  /// Returns the nodes that a target names, or no nodes for `next` and `previous`, which depend on
  /// the running app.
  func places(of target: Target, _ own: ElementTree.Index) -> [ElementTree.Index] {
    switch target {
    case .own: [own]
    case .identifier(let name): tree.node(name).map { [$0] } ?? []
    case .tag(let tag): tagged[tag] ?? []
    case .next, .previous: []
    }
  }
}

// Effects that don't change their targets.
extension TrapCheck {
  /// Warns about an effect that steps a value without a scale, or deletes a character from a value
  /// that doesn't allow it.
  mutating func judge(
    _ change: Effect.Change,
    of target: Target,
    _ places: [ElementTree.Index],
    _ use: NameReference,
    _ possibilities: TextPossibilities
  ) {
    guard let place = places.first(where: { !tree[$0].allows(change) }),
      !tree[place].hasGuarded(.values)
    else {
      guard change == .deleteLast,
        let place = places.first(where: { !possibilities.mayHaveValue($0) })
      else { return }
      return warn(.noValueToDelete(tree.nodeLine(of: place)), at: use)
    }
    let name = target.notation
    if change != .deleteLast, tree.traits(of: place).contains(.toggleButton) {
      return warn(.stepsToggle(change.rawValue, name), at: use)
    }
    guard change == .deleteLast else {
      let node = if case .tag = target { tree.nodeLine(of: place) } else { name }
      return warn(.nothingToStep(node, sum(change, of: target, place)), at: use)
    }
    let setter: String? =
      switch target {
      case .own: "set value: …"
      default: tree[place].identifier.map { "set \(Quoting.name($0, after: "#")).value: …" }
      }
    let advice = setter.map { "to change the value, write '\($0)'" } ?? "delete the effect"
    let reason = tree[place].scale == nil ? "is a toggle" : "changes its value in steps"
    warn(.nothingToDelete(tree.nodeLine(of: place), reason, advice), at: use)
  }

  /// Returns the effect that adds 1 to a number or subtracts 1 from it, or `nil` if the value isn't
  /// a number.
  private func sum(
    _ change: Effect.Change,
    of target: Target,
    _ node: ElementTree.Index
  ) -> String? {
    guard case .identifier(let name) = target, change == .increment || change == .decrement,
      tree[node].value.flatMap({ WrittenNumber(firstIn: $0) }) != nil
    else { return nil }
    let place = Quoting.name(name, after: "#")
    return "set \(place).value: {\(place) \(change == .increment ? "+" : "-") 1}"
  }
}

extension Diagnostic.Message {
  static func nothingToStep(_ name: String, _ sum: String? = nil) -> Self {
    let way = sum.map { ", or write '\($0)'" } ?? ""
    return """
      '\(Display.safe(name))' has neither 'range' nor 'values' to step through; add one of \
      them\(way)
      """
  }

  static func stepsToggle(_ change: String, _ name: String) -> Self {
    "'\(change)' doesn't change the state of '\(name)'; write 'toggle \(name)'"
  }

  static func noValueToDelete(_ node: String) -> Self {
    """
    'deleteLast' deletes nothing here, because '\(Display.safe(node))' never has a value; name a \
    text field instead
    """
  }

  static func nothingToDelete(_ node: String, _ reason: String, _ advice: String) -> Self {
    """
    'deleteLast' deletes nothing here, because '\(Display.safe(node))' \(reason); \(advice)
    """
  }
}
