import EarshotModel

// Effects that run too late or do nothing.
extension TrapCheck {
  /// Warns about an effect after a `wait` that opens or leaves something, if the user may have left
  /// the screen during the `wait`.
  mutating func judgeLater(_ effects: [Effect], of own: ElementTree.Index, at use: NameReference?) {
    guard let wait = effects.firstIndex(where: \.isWait), let screen = tree.screen(of: own),
      !effects[..<wait].contains(where: \.opensOrLeaves),
      let late = effects[wait...].first(where: \.opensOrLeaves),
      mayBeLeft(screen, without: own),
      !effectTargets.changes(own, by: [.cancel], in: tree)
    else { return }
    if case .open(let name) = late, tree.node(name).flatMap({ tree.screen(of: $0) }) != screen {
      return
    }
    let name = tree[own].identifier.map { Quoting.name($0, after: "#") }
    warn(.goesOnElsewhere(late.notation, isPanel: late.isPanel, name), at: use)
  }

  /// Returns whether a node of a screen, other than the given one, shows a different screen.
  private mutating func mayBeLeft(
    _ screen: ElementTree.Index,
    without own: ElementTree.Index
  ) -> Bool {
    let known = leavingNodes[screen] ?? nodesThatLeave(screen)
    leavingNodes[screen] = known
    return known.contains { $0 != own }
  }

  /// Returns the first two nodes of a screen that show a different screen.
  private func nodesThatLeave(_ screen: ElementTree.Index) -> [ElementTree.Index] {
    let nodes = tree.subtree(of: screen).lazy.filter { [tree] node in
      guard tree.hasDetails(node) else { return false }
      return tree[node].opens != nil || tree[node].allEffects.contains(where: \.changesScreen)
    }
    return Array(nodes.prefix(2))
  }

  /// Warns about a pause of the app's speech that no effect ends.
  mutating func judgePauses() {
    guard let pausing = nodes(withEffect: { $0.isVoicePause }).min(),
      nodes(withEffect: { $0.endsVoicePause }).isEmpty
    else { return }
    warn(.voiceStaysPaused, at: nodes[pausing])
  }

  /// Warns about a notification for an element on a different screen.
  mutating func judgeNotifications(
    _ effects: [Effect],
    of own: ElementTree.Index,
    at use: NameReference?
  ) {
    guard let screen = tree.screen(of: own),
      !effects.contains(where: { $0.opensOrLeaves || $0.isWait })
    else { return }
    for case .notify(let kind, .target(.identifier(let name))?) in effects {
      guard let node = tree.node(name), let home = tree.screen(of: node), home != screen else {
        continue
      }
      let place = tree[home].identifier ?? ""
      warn(.notifiesElsewhere(kind.rawValue, name, place), at: use)
    }
  }

  /// Warns about a sum that can exceed the range of the value that it replaces.
  mutating func judgeEnds(_ handler: Handler, of own: ElementTree.Index, at use: NameReference?) {
    let steps = handler.event == .increment || handler.event == .decrement
    for case .set(let target, .value(let text)) in handler.effects {
      for place in targetPlaces.places(of: target, own) {
        guard case .range(let range)? = tree[place].scale, !range.isTime,
          let isUp = text.direction(ofSumWith: place, own, in: tree)
        else { continue }
        let end = range.written(isUp ? range.upper : range.lower)
        let step = "\(isUp ? "increment" : "decrement") \(target.notation)"
        // A swipe already takes a step, and a different number isn't a step.
        let isStep = !steps && text.sumOfSteps == range.step
        return warn(.passesEnd(end, isStep ? step : nil), at: use)
      }
    }
  }
}

extension TextTemplate {
  /// Returns whether the text is a sum that increases an element's value (`true`) or decreases it
  /// (`false`), or `nil` for any other text.
  fileprivate func direction(
    ofSumWith place: ElementTree.Index,
    _ own: ElementTree.Index,
    in tree: ElementTree
  ) -> Bool? {
    guard segments.count == 1, case .amount(let amount) = segments[0], amount.terms.count == 2,
      case .reference(let reference)? = amount.terms[0].factors.first,
      amount.terms[0].factors.count == 1, reference.property ?? .value == .value,
      amount.terms[1].factors.allSatisfy({ if case .number = $0 { true } else { false } })
    else { return nil }
    let source: ElementTree.Index? =
      switch reference.node {
      case .own: own
      case .identifier(let name): tree.node(name)
      }
    return source == place ? !amount.terms[1].isSubtracted : nil
  }

  /// The number that the text adds or subtracts, or `nil` if it isn't a single number.
  fileprivate var sumOfSteps: ExactNumber? {
    guard segments.count == 1, case .amount(let amount) = segments[0], amount.terms.count == 2,
      amount.terms[1].factors.count == 1, case .number(let number) = amount.terms[1].factors[0]
    else { return nil }
    return ExactNumber(number.description)
  }
}

extension Effect {
  fileprivate var isWait: Bool { if case .wait = self { true } else { false } }
  fileprivate var isPanel: Bool { if case .open = self { true } else { false } }

  fileprivate var changesScreen: Bool {
    switch self {
    case .show, .leave: true
    default: false
    }
  }

  fileprivate var opensOrLeaves: Bool { changesScreen || isPanel }
  fileprivate var isVoicePause: Bool { if case .voice(.pause) = self { true } else { false } }

  fileprivate var endsVoicePause: Bool {
    switch self {
    case .voice(.continue), .voice(.stop): true
    default: false
    }
  }
}

extension Diagnostic.Message {
  static func goesOnElsewhere(_ effect: String, isPanel: Bool, _ name: String?) -> Self {
    let ending =
      isPanel
      ? "does nothing; write the sheet or alert below 'app' to open it anywhere, or"
      : "still runs; to stop it,"
    let way =
      name.map { "write 'cancel \($0)'" }
      ?? "give this element an identifier, and write 'cancel #…'"
    return """
      if the user leaves the screen during the 'wait', '\(effect)' \(ending) \(way) in the handler \
      that shows the other screen
      """
  }

  static var voiceStaysPaused: Self {
    """
    no effect ends 'voice pause', so the app's later speech waits; to end the pause, write 'voice \
    continue' or 'voice stop'
    """
  }

  static func notifiesElsewhere(_ kind: String, _ name: String, _ screen: String) -> Self {
    """
    '\(Quoting.name(name, after: "#"))' is on screen '\(screen)', so '\(kind)' doesn't move the \
    cursor there; to open the screen, write 'push \(Quoting.name(screen))'
    """
  }

  static func passesEnd(_ end: String, _ step: String?) -> Self {
    let way = step.map { "write '\($0)', or " } ?? ""
    return """
      the value can go past '\(end)', the limit of the range; to stop there, \(way)add a condition \
      to the event
      """
  }
}
