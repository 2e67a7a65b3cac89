import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// The effects of a handler or of a role's default, in words.
extension WhatReport {
  func sentence(_ handler: Handler) -> String { sentence(handler.effects) }

  /// Returns the effects in plain words or, on request, as written in the screen file.
  func sentence(_ effects: [Effect]) -> String {
    if detail == .effects { return effects.map(\.notation).joined(separator: "; ") }
    let parts = effects.compactMap { effect -> String? in
      switch effect {
      case .show(_, let name): "opens \(screen(named: name))"
      case .open(let identifier): "opens \(node(named: identifier))"
      case .leave(.back): goingBack ?? effect.notation
      case .leave(.dismiss): closing ?? effect.notation
      default: words(for: effect)
      }
    }
    let changes = effects.contains { if case .change = $0 { true } else { false } }
    return parts.isEmpty && changes ? "changes nothing" : parts.joined(separator: "; ")
  }

  func sentence(_ standard: RoleDefault) -> String? {
    switch standard {
    case .toggle: "toggles the element"
    case .select, .selectOne: "selects the element"
    case .openInside: "opens its contents"
    case .dismiss, .choose: closing
    case .resize: "resizes the sheet"
    case .edit: "starts editing"
    case .moveInsertionPoint: "moves the insertion point to the other end of the text"
    case .step: "changes the value by one step"
    case .goBack: goingBack
    case .openTab(let tab): tree[tab].opens.map { "opens \(screen(named: $0))" }
    }
  }

  /// The sentence about going back, with its destination, or `nil` if there's no screen to go back
  /// to.
  var goingBack: String? {
    state.phone.app.screenBelow.map { "goes back to \(name(ofScreen: $0))" }
  }

  /// The sentence about closing the open alert, sheet, or presented screen, or `nil` if none is
  /// open.
  var closing: String? {
    guard case .close(let node)? = state.phone.app.leavingPlan else { return nil }
    return node == state.phone.app.screen
      ? "closes \(name(ofScreen: node))" : "closes \(self.node(node))"
  }

  /// Returns a screen's title or, if there's none, its identifier.
  ///
  /// If the report shows effects as written, the name is always the identifier.
  private func name(ofScreen screen: ElementTree.Index) -> String {
    let title = detail == .plain ? tree[screen].label ?? "" : ""
    return title.isEmpty ? Quoting.name(tree[screen].identifier ?? "") : title
  }

  private func screen(named name: String) -> String {
    tree.screen(named: name).map { self.name(ofScreen: $0) } ?? Quoting.name(name)
  }

  /// Returns the label of a node or, if there's none, its kind in words.
  ///
  /// For ``WhatDetail/effects``, the result is the node in the notation of a screen file.
  func node(_ index: ElementTree.Index) -> String {
    guard detail == .plain else { return tree.shortName(of: index) }
    let label = tree[index].label ?? ""
    return label.isEmpty ? tree.phrase(of: index) : Quoting.quotedLiteral(label)
  }

  func node(named identifier: String) -> String {
    guard detail == .plain, let index = tree.node(identifier) else {
      return Quoting.name(identifier, after: "#")
    }
    return node(index)
  }
}

// Effects in plain words.
extension WhatReport {
  /// Returns the description of an effect, or `nil` if users can't notice the effect.
  private func words(for effect: Effect) -> String? {
    switch effect {
    case .set(let target, let value):
      "changes the \(Self.word(for: value.property.name)) of \(words(for: target))"
    case .change(let change, let targets):
      words(for: change, targets)
    case .announce(let text, _): "announces \(text.quoted)"
    case .notify(_, .text(let text)): "says \(text.quoted)"
    case .notify(_, .target(let target)): "moves the cursor to \(words(for: target))"
    case .notify(_, nil), .decline: nil
    case .play(let sound, _): "plays \(Quoting.quotedLiteral(sound))"
    case .voice(let command): command.sentence
    case .audio(.activate(let category, _)):
      "sets the audio session's category to \(category.rawValue)"
    case .audio(.useSystem): "uses the system's audio session for the app's own speech"
    case .audio(.deactivate): "deactivates the audio session"
    case .wait(let length): "waits \(length.notation)"
    default: effect.notation
    }
  }

  /// Returns the name of a property, in quotes unless it's an ordinary word such as `label`.
  private static func word(for property: String) -> String {
    property.allSatisfy { $0.isLetter && $0.isLowercase } ? property : "'\(property)'"
  }

  /// Returns the description of a change to its targets, or `nil` if it changes none of them.
  private func words(for change: Effect.Change, _ targets: [Target]) -> String? {
    let changed = targets.filter { target in
      nodes(of: target).map { $0.contains { tree.allows(change, at: $0) } } ?? true
    }
    guard !changed.isEmpty, let verb = EffectWord(named: change.rawValue)?.verb else { return nil }
    return "\(verb) \(changed.map(words).joined(separator: ", "))"
  }

  /// Returns the nodes that a target names, or `nil` for targets that are determined when the
  /// effect runs.
  private func nodes(of target: Target) -> [ElementTree.Index]? {
    switch target {
    case .identifier(let name): tree.node(name).map { [$0] }
    case .tag(let tag): tree.indices.filter { tree.tags(of: $0).contains(tag) }
    case .own, .next, .previous: nil
    }
  }

  private func words(for target: Target) -> String {
    switch target {
    case .identifier(let name): node(named: name)
    case .tag(let tag): "all \(Quoting.name(tag, after: "."))"
    case .own: "this element"
    case .next: "the next element"
    case .previous: "the previous element"
    }
  }
}

// The rotor.
extension WhatReport {
  /// The effect of swiping up or down with the current rotor setting.
  var swiping: String {
    let option = state.phone.engine.rotorState.option
    let name = composer.name(of: option)
    if detail == .effects { return name }
    let isEditing = state.phone.app.editedField != nil && state.phone.app.editedField == cursor
    let reads = isEditing ? "moves the insertion point" : "reads the label"
    return switch option {
    case .characters, .words, .lines: "\(reads) \(option.effect ?? "")"
    default: option.effect ?? "goes through \(name)"
    }
  }

  /// A sentence about the rotor setting if the rotor turned automatically, or `nil` otherwise.
  var turning: String? {
    let option = state.phone.engine.rotorState.option
    guard detail == .plain, option != state.phone.engine.ownChoice else { return nil }
    let reason =
      switch option {
      case .actions: ", because the element has actions"
      case .adjustValue: ", because the element is adjustable"
      default: ""
      }
    return "turned to \(composer.name(of: option)) automatically\(reason)"
  }
}

extension VoiceCommand {
  /// A description of the command to the app's synthesizer, for `:what`.
  fileprivate var sentence: String {
    switch self {
    case .speak(let utterance): "uses the app's own voice to say \(utterance.text.quoted)"
    case .pause: "pauses the app's own speech"
    case .continue: "resumes the app's own speech"
    case .stop: "stops the app's own speech"
    }
  }
}
