import EarshotModel
package import EarshotSimulatedApp

// What the dial offers.
extension FocusEngine {
  /// The options that the dial offers now, in its order.
  ///
  /// Custom rotors with the same name are one setting: the innermost rotor's.
  ///
  /// - Complexity: O(*s* + *n*), where *s* is the number of stops and *n* is the number of nodes
  ///   shown.
  /// - Rule: ``FocusRule/rotorHasAnOrder``
  package mutating func options(in app: App) -> [RotorItem] {
    refreshOrder(app)
    let chosen = RotorChoice.choosable.map(\.item)
    let editing: [RotorItem] = [
      .misspelledWords, .edit, .textSelection, .moreContent, .audioGraph,
    ]
    var options = ([.adjustValue] + chosen + editing).filter { isOffered($0, in: app) }
    var names: Set<String> = []
    for offered in customRotors(in: app) where names.insert(offered.rotor.name).inserted {
      options.append(.custom(name: offered.rotor.name))
    }
    return options + [.zoom, .actions].filter { isOffered($0, in: app) }
  }

  /// Returns whether the dial offers an option; asks no more than it must, since every gesture
  /// asks.
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

  /// The action that the rotor is set to, or `nil` if a double tap activates.
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

// What the dial does by itself.
extension FocusEngine {
  /// The setting that returns on an element that doesn't choose one.
  package var ownChoice: RotorItem { rotorState.ownChoice }

  /// Turns the dial to an option that is known to be offered, without a word.
  package mutating func turnSilently(to option: RotorItem) { rotorState.choose(option) }

  /// Chooses what the dial offers by itself after the cursor moved.
  ///
  /// - Rule: ``FocusRule/rotorTurnsByItself``
  mutating func settleDial(_ app: App, because cause: LandingCause, isSameElement: Bool) {
    guard !isSameElement, cursor != nil else { return }
    rotorState.leaveText()
    if cause == .rotor || cause == .textRange, isOffered(rotorState.option, in: app) { return }
    rotorState.settle(on: choice(in: app))
  }

  /// Turns the dial off an option that is no longer offered, silently, as after a landing.
  ///
  /// - Rule: ``FocusRule/rotorLeavesWhatIsGone``
  mutating func repairDial(_ app: App) {
    guard !isOffered(rotorState.option, in: app) else { return }
    rotorState.rewind()
    rotorState.settle(on: choice(in: app))
  }

  /// What the dial stands on by itself at the cursor: to adjust, to act, or what the user chose.
  private mutating func choice(in app: App) -> RotorItem {
    if isOffered(.adjustValue, in: app) { return .adjustValue }
    if let cursor, !app.actions(at: cursor).isEmpty { return .actions }
    if isOffered(rotorState.ownChoice, in: app) { return rotorState.ownChoice }
    return isOffered(.characters, in: app) ? .characters : options(in: app).first ?? .characters
  }
}

// What editing brings.
extension App {
  /// Whether a field is being edited whose text is no secret.
  fileprivate func isEditedInClear(_ index: ElementTree.Index) -> Bool {
    editedField == index && !tree.traits(of: index).contains(.secureTextField)
  }

  /// Whether a phone would look for misspelled words in an element: a text that is edited, or a text
  /// area.
  ///
  /// - Rule: ``FocusRule/editingBringsOptions``
  /// - Source: [AccessibilitySnapshot]; VOICEOVER.md, chapter 7.
  fileprivate func isSpellChecked(_ index: ElementTree.Index) -> Bool {
    isEditedInClear(index) || tree.traits(of: index).contains(.textArea)
  }
}
