import EarshotModel
package import EarshotSimulatedApp

// The settings on the rotor.
extension FocusEngine {
  /// Returns the available rotor settings, in the order of the rotor.
  ///
  /// Custom rotors with the same name are one setting, which uses the innermost rotor.
  ///
  /// - Complexity: O(*s* + *n*), where *s* is the number of stops and *n* is the number of nodes on
  ///   the screen.
  /// - Rule: ``FocusRule/rotorHasAnOrder``
  package mutating func options(in app: App) -> [RotorItem] {
    refreshOrder(app)
    var options = RotorItem.beforeCustomRotors.filter { isOffered($0, in: app) }
    var names: Set<String> = []
    for offered in customRotors(in: app) where names.insert(offered.rotor.name).inserted {
      options.append(.custom(name: offered.rotor.name))
    }
    return options + RotorItem.afterCustomRotors.filter { isOffered($0, in: app) }
  }

  /// Returns the action that the rotor is set to, or `nil` if a double tap activates the element.
  package func chosenAction(in app: App) -> OfferedAction? {
    guard rotorState.option == .actions, let cursor else { return nil }
    let actions = app.entries(at: cursor)
    return rotorState.place(ofChosenIn: actions).map { actions[$0] }
  }
}

extension FocusEngine {
  /// The Edit entry that the rotor is set to, or `nil` if a double tap activates the element.
  package var chosenEditEntry: EditEntry? {
    rotorState.option == .edit ? rotorState.editEntry : nil
  }
}

// Automatic turns of the rotor.
extension FocusEngine {
  /// The setting that the user chose.
  ///
  /// The rotor returns to it if the stop doesn't select a setting automatically.
  package var ownChoice: RotorItem { rotorState.ownChoice }

  /// Turns the rotor silently to a setting that the caller knows is available.
  package mutating func turnSilently(to option: RotorItem) { rotorState.choose(option) }

  /// Selects the automatic setting after the cursor moved.
  ///
  /// - Rule: ``FocusRule/rotorTurnsByItself``
  mutating func settleDial(_ app: App, because cause: LandingCause, isSameElement: Bool) {
    guard !isSameElement, cursor != nil else { return }
    rotorState.leaveText()
    if cause == .rotor || cause == .textRange, isOffered(rotorState.option, in: app) { return }
    rotorState.settle(on: choice(in: app))
  }

  /// If the rotor's setting is no longer available, selects the automatic setting silently.
  ///
  /// - Rule: ``FocusRule/rotorLeavesWhatIsGone``
  mutating func repairDial(_ app: App) {
    guard !isOffered(rotorState.option, in: app) else { return }
    rotorState.rewind()
    rotorState.settle(on: choice(in: app))
  }

  /// Returns the automatic rotor setting at the cursor, which is Adjust Value, Actions, or the
  /// user's choice.
  ///
  /// If none of them is available, the result is Characters or the first available setting.
  private mutating func choice(in app: App) -> RotorItem {
    if isOffered(.adjustValue, in: app) { return .adjustValue }
    if let cursor, app.hasActions(at: cursor) { return .actions }
    if isOffered(rotorState.ownChoice, in: app) { return rotorState.ownChoice }
    return isOffered(.characters, in: app) ? .characters : options(in: app).first ?? .characters
  }
}
