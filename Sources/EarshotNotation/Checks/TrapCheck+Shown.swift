import EarshotModel

// Effects that do nothing where they are.
extension TrapCheck {
  /// Warns about effects that do nothing, come too early, or apply to the wrong target.
  mutating func judgeUseless(_ effects: [Effect], of own: ElementTree.Index, at use: NameReference?)
  {
    for (number, effect) in effects.enumerated() {
      switch effect {
      case .change(let change, let targets)
      where targets.contains(.own) && tree.role(of: own) == .variable && change.isSeen:
        warn(.selfIsVariable(tree[own].identifier, "\(change.rawValue) self"), at: use)
      case .set(.own, let value)
      where tree.role(of: own) == .variable && value.property != .value && value.property != .values:
        warn(.selfIsVariable(tree[own].identifier, "set \(value.property.name)"), at: use)
      case .change(.show, let targets): judgeShown(targets, own, use)
      case .change(.activate, let targets): judgeActivated(targets, own, use)
      case .change(.select, let targets):
        if !effects.contains(where: { if case .change(.deselect, _) = $0 { true } else { false } })
        {
          judgeSelected(targets, own, use)
        }
      case .notify(let kind, .target(let target)?):
        let rest = effects[(number + 1)...]
        if let next = rest.first, case .leave(let leaving) = next {
          warn(.notifiesTooEarly(kind.rawValue, leaving.rawValue), at: use)
        } else {
          judgeNotified(target, kind, own, use)
        }
      case .voice(let command):
        if command.endsSpeech, !speaksSomewhere { warn(.nothingSpeaks, at: use) }
      case .audio(.deactivate):
        if !soundsSomewhere { warn(.nothingPlays, at: use) }
      case .show(let opening, let name):
        guard opening != .present, let tab = tabs[name] else { continue }
        warn(.opensTab(opening.rawValue, name, tab), at: use)
      default: continue
      }
    }
  }

  private mutating func judgeShown(
    _ targets: [Target],
    _ own: ElementTree.Index,
    _ use: NameReference?
  ) {
    for target in targets {
      guard case .identifier(let name) = target, let node = tree.node(name) else { continue }
      let isHiddenSometime =
        tree.isHiddenOrRemoved(node) || tree[node].hasGuarded(.hidden)
        || effectTargets.changes(node, by: [.hide], in: tree)
        || effectTargets.setsHidden(node, in: tree)
      if !isHiddenSometime, effectTargets.changes(node, by: [.remove], in: tree) {
        warn(.removedForGood(target.notation), at: use)
      }
      let around = tree.ancestors(of: node).first { tree.isHiddenOrRemoved($0) }
      if let around, !tree.isPanel(around), !mayBeShown(around) {
        let name = tree[around].identifier.map { Quoting.name($0, after: "#") }
        warn(.insideHidden(target.notation, tree.role(of: around).rawValue, name), at: use)
      }
    }
  }

  private mutating func judgeActivated(
    _ targets: [Target],
    _ own: ElementTree.Index,
    _ use: NameReference?
  ) {
    for target in targets {
      for node in targetPlaces.places(of: target, own) {
        guard tree.traits(of: node).contains(.notEnabled), !tree[node].hasGuarded(.traits),
          !effectTargets.setsTraits(of: node, in: tree),
          !effectTargets.changes(node, by: [.enable], in: tree)
        else { continue }
        return warn(.activatesDimmed(target.notation), at: use)
      }
    }
  }

  private mutating func judgeSelected(
    _ targets: [Target],
    _ own: ElementTree.Index,
    _ use: NameReference?
  ) {
    for target in targets where target != .own {
      for node in targetPlaces.places(of: target, own) {
        guard tree.ancestors(of: node).contains(where: { tree[$0].selection != nil }) else {
          continue
        }
        return warn(.selectsBeside(target.notation), at: use)
      }
    }
  }

  private mutating func judgeNotified(
    _ target: Target,
    _ kind: NotificationKind,
    _ own: ElementTree.Index,
    _ use: NameReference?
  ) {
    guard case .identifier(let name) = target, let node = tree.node(name) else { return }
    let around = [node] + tree.ancestors(of: node)
    guard let hidden = around.first(where: { tree.isHiddenOrRemoved($0) }),
      !tree.isPanel(hidden), !mayBeShown(hidden)
    else { return }
    let shown = tree[hidden].identifier.map { Quoting.name($0, after: "#") }
    let role = tree.role(of: hidden).nodeWord
    warn(
      .notifiesHidden(kind.rawValue, target.notation, shown, in: hidden == node ? nil : role),
      at: use
    )
  }
}

extension Effect.Change {
  /// Whether the change affects a state that users can perceive, which a variable doesn't have.
  fileprivate var isSeen: Bool {
    switch self {
    case .select, .deselect, .enable, .disable, .show, .hide, .remove, .toggle, .activate: true
    case .increment, .decrement, .advance, .deleteLast, .cancel: false
    }
  }
}

extension VoiceCommand {
  /// Whether the app speaks because of the command.
  var speaks: Bool { if case .speak = self { true } else { false } }

  /// Whether the app continues or stops its speech because of the command.
  fileprivate var endsSpeech: Bool {
    switch self {
    case .continue, .stop: true
    case .speak, .pause: false
    }
  }
}

extension Diagnostic.Message {
  static func notifiesTooEarly(_ kind: String, _ leaving: String) -> Self {
    "'\(leaving)' moves the cursor again, so write 'notify \(kind)' below it"
  }

  static func notifiesHidden(
    _ kind: String,
    _ target: String,
    _ hidden: String?,
    in role: String?
  ) -> Self {
    let reason =
      role.map { "'\(target)' is inside a hidden '\($0)'" } ?? "nothing shows '\(target)'"
    let way =
      hidden.map { "write 'show \($0)' first" }
      ?? "give the '\(role ?? "")' an identifier, and show it"
    return "\(reason), so 'notify \(kind)' can't move the cursor there; \(way)"
  }

  static func selfIsVariable(_ name: String?, _ effect: String) -> Self {
    let variable = name.map { "the variable '\(Quoting.name($0, after: "#"))'" } ?? "this variable"
    return "'\(effect)' applies to \(variable), which isn't shown; name the element to change"
  }

  static var nothingPlays: Self {
    "nothing in this app plays or speaks, so there's nothing to turn off; delete 'audio off'"
  }

  static var nothingSpeaks: Self {
    """
    nothing in this app speaks with 'voice "…"', so there's nothing to continue or stop; delete \
    this effect
    """
  }

  static func opensTab(_ effect: String, _ screen: String, _ tab: String) -> Self {
    """
    a tab opens screen '\(screen)', but '\(effect)' doesn't select the tab; write \
    'activate \(Quoting.name(tab, after: "#"))'
    """
  }

  static func removedForGood(_ target: String) -> Self {
    "a removed element doesn't come back; write 'hide \(target)' instead of 'remove \(target)'"
  }

  static func insideHidden(_ target: String, _ role: String, _ name: String?) -> Self {
    let way =
      name.map { "also write 'show \($0)'" } ?? "give the '\(role)' an identifier, and also show it"
    return
      "'\(target)' stays hidden, because it's inside a hidden '\(role)' that nothing shows; \(way)"
  }

  static func activatesDimmed(_ target: String) -> Self {
    "'\(target)' is always dimmed, so 'activate' does nothing; write 'enable \(target)' first"
  }

  static func selectsBeside(_ target: String) -> Self {
    """
    'select' doesn't deselect the other items, even with 'selection: one'; write 'activate \
    \(target)', which works like a double tap
    """
  }
}
