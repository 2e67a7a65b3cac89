package import AccessibilityModel
package import SimulatedApp

extension FocusEngine {
  /// The custom action that the dial stands on; nothing where a double tap activates.
  package func chosenAction(in app: App) -> CustomAction? {
    guard dial.option == .actions, let entry = dial.entry, let cursor else { return nil }
    let actions = app.actions(at: cursor)
    return actions.indices.contains(entry) ? actions[entry].action : nil
  }

  /// Turns to the next or previous custom action; the last entry activates.
  ///
  /// The dial starts on that last entry, so the first swipe down says the first name.
  ///
  /// - Source: [iOS 26.5 log]; VOICEOVER.md, chapter 7.
  mutating func turnAction(_ way: RotorWay, in app: App, _ moment: inout Moment) {
    guard let cursor else { return }
    let actions = app.actions(at: cursor)
    let count = actions.count + 1
    let place = min(dial.entry ?? actions.count, actions.count)
    let next = (place + (way == .next ? 1 : count - 1)) % count
    dial.entry = next
    let entry: ActionEntry =
      next < actions.count ? .custom(actions[next].action.name) : .activate
    moment.speech.append(.action(entry))
  }

  /// Finds a custom action by its place, turns to it and performs it.
  package mutating func performAction(_ number: Int, _ app: inout App) -> [Event] {
    dial.option = .actions
    dial.ownChoice = .actions
    dial.entry = number
    return activate(&app)
  }

  /// Reads the next or previous entry of the custom content.
  ///
  /// - Source: [WWDC21-10121]; VOICEOVER.md 4.4.
  mutating func turnContent(_ way: RotorWay, in app: App, _ moment: inout Moment) {
    guard let cursor else { return }
    let entries = app.tree[cursor].customContent
    let next = dial.entry.map { way == .next ? $0 + 1 : $0 - 1 } ?? (way == .next ? 0 : -1)
    guard entries.indices.contains(next) else { return moment.sound(.sound(.boundary)) }
    dial.entry = next
    var entry = entries[next]
    entry.value = TextTemplate(app.text(of: entry.value, at: cursor))
    moment.speech.append(.content(entry))
  }
}
