import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// The action that the dial stands on, or `nil` if a double tap activates.
  ///
  /// - Source: VOICEOVER.md 6.1 and chapter 7.
  package func chosenAction(in app: App) -> OfferedAction? {
    guard rotorState.option == .actions, let cursor else { return nil }
    let actions = app.entries(at: cursor)
    return placeOfChosen(in: actions).map { actions[$0] }
  }

  /// The place of the chosen action among those offered now.
  ///
  /// An action that is no longer offered gives way to activation, so that a double tap never
  /// performs what was not heard.
  ///
  /// - Source: our choice.
  private func placeOfChosen(in actions: [OfferedAction]) -> Int? {
    guard let entry = rotorState.entry, let action = rotorState.action else { return nil }
    let isThere = actions.indices.contains(entry) && actions[entry] == action
    return isThere ? entry : actions.firstIndex(of: action)
  }

  /// Turns to the next or previous action; the last entry activates.
  ///
  /// The dial starts on that last entry, so the first swipe down says the first name.
  ///
  /// - Source: [iOS 26.5 log]; VOICEOVER.md, chapter 7.
  mutating func turnAction(_ way: RotorDirection, in app: App, _ moment: inout EventBuffer) {
    guard let cursor else { return }
    let actions = app.entries(at: cursor)
    let count = actions.count + 1
    let place = placeOfChosen(in: actions) ?? actions.count
    let next = (place + (way == .next ? 1 : count - 1)) % count
    rotorState.entry = next
    rotorState.action = next < actions.count ? actions[next] : nil
    moment.speech.append(.action(rotorState.action.map(ActionEntry.init) ?? .activate))
  }

  /// Turns to the action at a place among those offered, and performs it.
  ///
  /// - Precondition: The cursor is on a stop, and that many actions are offered there.
  /// - Source: SESSIONS.md, "Commands", `action`.
  package mutating func performAction(_ number: Int, _ app: inout App) -> [Event] {
    rotorState.option = .actions
    rotorState.ownChoice = .actions
    rotorState.entry = number
    rotorState.action = cursor.map { app.entries(at: $0)[number] }
    return activate(&app)
  }

  /// Reads the next or previous entry of the custom content.
  ///
  /// - Source: [WWDC21-10121]; VOICEOVER.md 4.4.
  mutating func turnContent(_ way: RotorDirection, in app: App, _ moment: inout EventBuffer) {
    guard let cursor else { return }
    let entries = app.element(at: cursor).customContent
    let next = rotorState.entry.map { way == .next ? $0 + 1 : $0 - 1 } ?? (way == .next ? 0 : -1)
    guard entries.indices.contains(next) else { return moment.sound(.sound(.boundary)) }
    rotorState.entry = next
    moment.speech.append(.content(entries[next]))
  }
}

extension ActionEntry {
  /// The entry of an action that is offered.
  init(_ offered: OfferedAction) {
    self = offered.kind == .systemDrag ? .drag : .custom(offered.action.name)
  }
}
