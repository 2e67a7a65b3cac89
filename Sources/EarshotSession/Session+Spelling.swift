import EarshotLines
package import EarshotModel
package import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

extension Command {
  /// Whether the command may contain a name of the app, which the session spells correctly or
  /// refuses.
  var hasName: Bool {
    switch self {
    case .session: true
    case .gesture(let gesture):
      switch gesture {
      case .swipe(_, .until), .tap(_?), .touch(.target), .rotor, .action, .start(_?): true
      default: false
      }
    }
  }
}

extension Session {
  /// Returns the command with the correct spelling of its names.
  ///
  /// The method doesn't change names that don't exist.
  ///
  /// - Source: SESSIONS.md, "Commands".
  mutating func spelled(_ command: Command) -> Command {
    switch command {
    case .gesture(let gesture): .gesture(spelled(gesture))
    case .session(.set(let name, let value)):
      .session(.set(name: Setting.named(name)?.name ?? name, value: value))
    case .session: command
    }
  }

  private mutating func spelled(_ gesture: Gesture) -> Gesture {
    switch gesture {
    case .swipe(let direction, .until(let target)): .swipe(direction, to: spelled(target))
    case .tap(let target?): .tap(spelled(target))
    case .touch(.target(let target)): .touch(spelled(target))
    case .rotor(let name): .rotor(rotor(named: name)?.name ?? name)
    case .action(let name): .action(spelledAction(name))
    case .start(let screen?): .start(screen: spelledScreen(screen))
    default: gesture
    }
  }

  private mutating func spelledAction(_ name: String) -> String {
    let names = actionNames
    return names.index(ofName: name).map { names[$0] } ?? name
  }

  private func spelledScreen(_ name: String) -> String {
    document.tree.screenPlace(named: name).flatMap { document.tree[$0].identifier } ?? name
  }

  private mutating func spelled(_ target: CommandTarget) -> CommandTarget {
    startSilentlyIfNeeded()
    guard let index = node(target) else { return target }
    switch target {
    case .identifier: return .identifier(tree[index].identifier ?? "")
    case .label: return .label(label(of: index) ?? "")
    }
  }

  /// Returns the node that a command names, which is the node with the identifier on the current
  /// screen or the first stop with the label.
  ///
  /// The result is `nil` if there's none.
  ///
  /// An exact match takes precedence over a match that ignores case.
  ///
  /// - Source: SESSIONS.md, "Commands".
  package mutating func node(_ target: CommandTarget) -> ElementTree.Index? {
    switch target {
    case .identifier(let name):
      if let index = tree.node(name), isOnScreen(index) { return index }
      return nodesOnScreen.first { tree[$0].identifier?.lowercased() == name.lowercased() }
    case .label(let label):
      let stops = state.phone.engine.stops(in: state.phone.app)
      return stops.map { self.label(of: $0) ?? "" }.index(ofName: label).map { stops[$0] }
    }
  }

  /// Returns the label of a stop, or `nil` if it has none.
  ///
  /// If the stop has no label but the system provides a name for it, the result is that name as
  /// VoiceOver says it.
  func label(of stop: ElementTree.Index) -> String? {
    if let label = tree[stop].label, !label.isEmpty { return label }
    guard composer.name(ofUnlabeled: tree[stop].role) != nil else { return tree[stop].label }
    var engine = state.phone.engine
    let description = engine.description(of: stop, from: stop, in: state.phone.app)
    return composer.utterance(for: description).parts.first { $0.kind == .label }?.text
  }

  /// The nodes of the current screen, and the app's own nodes.
  private var nodesOnScreen: [ElementTree.Index] {
    let roots = [state.phone.app.screen] + tree.nodesOfApp
    return roots.flatMap { tree.subtree(of: $0) }.filter {
      $0 != state.phone.app.screen && !tree.isRemoved($0)
    }
  }

  private func isOnScreen(_ index: ElementTree.Index) -> Bool {
    let isInside = ([state.phone.app.screen] + tree.nodesOfApp).contains { root in
      tree.contains(index, in: root)
    }
    return isInside && !tree.isRemoved(index)
  }

  /// Finds a rotor setting by its name in the language of the screen or in English, or returns
  /// `nil` if there's none.
  ///
  /// - Source: SESSIONS.md, "Commands".
  package mutating func rotor(named name: String) -> (option: RotorItem, name: String)? {
    startSilentlyIfNeeded()
    let options = state.phone.engine.options(in: state.phone.app)
    let composer = composer
    let spellings = [
      options.map { composer.name(of: $0) }, options.map { composer.englishName(of: $0) },
    ]
    for names in spellings {
      if let place = names.index(ofName: name) { return (options[place], names[place]) }
    }
    return nil
  }

  /// The names of the available actions at the cursor.
  var actionNames: [String] {
    mutating get {
      startSilentlyIfNeeded()
      let composer = composer
      return cursor.map { state.phone.app.entries(at: $0).map { composer.name(of: $0) } } ?? []
    }
  }
}

extension Session {
  /// Returns whether the name in a gesture exists in the app, now or at any other time.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the app, if a name doesn't exist on the current
  ///   screen.
  mutating func knowsNames(in gesture: Gesture) -> Bool {
    switch gesture {
    case .start(let name?): document.tree.screenPlace(named: name) != nil
    case .swipe(_, .until(let target)), .tap(let target?), .touch(.target(let target)):
      knows(target)
    case .rotor where state.isPracticing, .action where state.isPracticing: true
    case .rotor(let name):
      rotor(named: name) != nil || document.texts.rotors.mayHold(name)
    case .action(let name):
      actionNames.index(ofName: name) != nil || document.texts.actions.mayHold(name)
    default: true
    }
  }

  /// Whether the user has typed text, so the app can contain any string.
  package var isTypedInto: Bool {
    log.entries.contains { entry in
      guard case .commands(let commands, _, _) = entry else { return false }
      return commands.contains {
        if case .gesture(.type)? = $0.command { true } else { false }
      }
    }
  }

  private mutating func knows(_ target: CommandTarget) -> Bool {
    switch target {
    case .identifier(let name): document.tree.knows(identifier: name)
    case .label(let label): node(target) != nil || document.texts.labels.mayHold(label)
    }
  }
}

extension Command {
  /// The refusal of the command if a name in it doesn't exist.
  var refusalOfName: Refusal {
    switch self {
    case .gesture(.rotor): .noRotor
    case .gesture(.action): .noAction
    case .gesture(.start): .noSuchScreen
    case .gesture, .session: .noSuchElement
    }
  }
}
