import EarshotModel
package import EarshotSimulatedApp

// The settings on the rotor.
extension FocusEngine {
  /// Returns the available rotor settings, in the order of the rotor.
  ///
  /// Custom rotors with the same name are one setting: the innermost rotor's.
  ///
  /// - Complexity: O(*s* + *n*), where *s* is the number of stops and *n* is the number of nodes on
  ///   the screen.
  /// - Rule: ``FocusRule/rotorHasAnOrder``
  package mutating func options(in app: App) -> [RotorItem] {
    refreshOrder(app)
    var options = FocusEngine.optionsBeforeCustomRotors.filter { isOffered($0, in: app) }
    var names: Set<String> = []
    for offered in customRotors(in: app) where names.insert(offered.rotor.name).inserted {
      options.append(.custom(name: offered.rotor.name))
    }
    return options + [.zoom, .actions].filter { isOffered($0, in: app) }
  }

  /// The settings that come before the custom rotors, in order.
  private static let optionsBeforeCustomRotors: [RotorItem] =
    [.adjustValue] + RotorChoice.choosable.map(\.item)
    + [.misspelledWords, .edit, .textSelection, .moreContent, .audioGraph]

  /// Returns whether a rotor setting is available.
  ///
  /// Every gesture calls it, so it does as little work as possible.
  ///
  /// - Rule: ``FocusRule/headingsAreAlwaysOffered``
  mutating func isOffered(_ option: RotorItem, in app: App) -> Bool {
    guard settings.rotorItems.holds(option) else { return false }
    switch option {
    case .characters, .words, .lines, .speakingRate, .volume, .punctuation, .hints,
      .search(.headings):
      return true
    case .containers:
      refreshOrder(app)
      return !order.current.containers.isEmpty
    case .search(let search):
      refreshOrder(app)
      return order.holds(search, in: app)
    case .custom(let name): return offersRotor(named: name, in: app)
    case .adjustValue: return cursor.map { app.tree.traits(of: $0).contains(.adjustable) } ?? false
    case .misspelledWords: return cursor.map { app.isSpellChecked($0) } ?? false
    case .edit, .textSelection: return cursor.map { app.isEditedInClear($0) } ?? false
    case .moreContent: return cursor.map { !app.tree.customContent(of: $0).isEmpty } ?? false
    case .audioGraph: return settings.ios.hasAudioGraphs && chart(in: app) != nil
    case .zoom: return cursor.map { app.tree.traits(of: $0).contains(.supportsZoom) } ?? false
    case .actions: return cursor.map { app.offersActions(at: $0) } ?? false
    }
  }

  /// Returns the action that the rotor is set to, or `nil` if a double tap activates.
  package func chosenAction(in app: App) -> OfferedAction? {
    guard rotorState.option == .actions, let cursor else { return nil }
    let actions = app.entries(at: cursor)
    return rotorState.place(ofChosenIn: actions).map { actions[$0] }
  }
}

extension FocusEngine {
  /// The Edit entry that the rotor is set to, or `nil` if a double tap activates.
  package var chosenEditEntry: EditEntry? {
    rotorState.option == .edit ? rotorState.editEntry : nil
  }
}

// Automatic turns of the rotor.
extension FocusEngine {
  /// The user's own setting, which returns on an element that doesn't select a setting.
  package var ownChoice: RotorItem { rotorState.ownChoice }

  /// Turns the rotor silently to a setting that is known to be available.
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

  /// Turns the rotor silently away from a setting that is no longer available, in the same way as
  /// after a landing.
  ///
  /// - Rule: ``FocusRule/rotorLeavesWhatIsGone``
  mutating func repairDial(_ app: App) {
    guard !isOffered(rotorState.option, in: app) else { return }
    rotorState.rewind()
    rotorState.settle(on: choice(in: app))
  }

  /// Returns the automatic rotor setting at the cursor: Adjust Value, Actions, or the user's
  /// choice.
  private mutating func choice(in app: App) -> RotorItem {
    if isOffered(.adjustValue, in: app) { return .adjustValue }
    if let cursor, !app.actions(at: cursor).isEmpty { return .actions }
    if isOffered(rotorState.ownChoice, in: app) { return rotorState.ownChoice }
    return isOffered(.characters, in: app) ? .characters : options(in: app).first ?? .characters
  }
}

// The effects of editing on the rotor.
extension App {
  /// Returns whether the user is editing a field whose text isn't secret.
  fileprivate func isEditedInClear(_ index: ElementTree.Index) -> Bool {
    editedField == index && !tree.traits(of: index).contains(.secureTextField)
  }

  /// Returns whether a phone would look for misspelled words in an element, which is the case for
  /// edited text and for text areas.
  ///
  /// - Rule: ``FocusRule/editingBringsOptions``
  /// - Source: [AccessibilitySnapshot]; VOICEOVER.md, chapter 7.
  fileprivate func isSpellChecked(_ index: ElementTree.Index) -> Bool {
    isEditedInClear(index) || tree.traits(of: index).contains(.textArea)
  }
}
