import EarshotModel
import EarshotSimulatedApp

/// The state of the rotor, which is its current setting and the position in the setting's list.
package struct RotorState: Hashable, Sendable {
  /// The current rotor setting.
  package private(set) var option = RotorItem.characters
  /// The last setting that the user turned to.
  private(set) var ownChoice = RotorItem.characters
  /// The entry of Actions or More Content, or `nil` before the first swipe.
  private var entry: Int?
  /// The action at the entry when the user turned to it, or `nil` for activation.
  private var action: OfferedAction?
  /// The entry of Edit, or `nil` before the first swipe.
  private(set) var editEntry: EditEntry?
  /// The entry of Audio Graph, or `nil` before the first swipe.
  private(set) var chartEntry: ChartEntry?
  /// The unit for Text Selection, which is a word if the user last turned to words, and a character
  /// otherwise.
  private(set) var selectionUnit = TextUnit.character
  /// The position in text that VoiceOver reads by units, or `nil` before the first swipe.
  var textPlace: TextPlace?

  /// Turns the rotor to a setting that the user chose.
  mutating func choose(_ option: RotorItem) {
    self.option = option
    ownChoice = option
    if option == .characters { selectionUnit = .character }
    if option == .words { selectionUnit = .word }
    rewind()
  }

  /// Turns the rotor to a setting automatically, and keeps the user's own choice for later.
  mutating func settle(on option: RotorItem) { self.option = option }

  /// Discards the position in the setting's own list.
  mutating func rewind() {
    entry = nil
    action = nil
    editEntry = nil
    chartEntry = nil
  }

  /// Discards the position in the text, because the cursor moved to a different element.
  mutating func leaveText() {
    rewind()
    textPlace = nil
  }
}

// The entries of the Actions setting.
extension RotorState {
  /// Returns the index of the chosen action among the available actions, or `nil` if a double tap
  /// activates the element.
  ///
  /// - Rule: ``FocusRule/actionGoneGivesWayToActivation``
  func place(ofChosenIn actions: [OfferedAction]) -> Int? {
    guard let entry, let action else { return nil }
    let isThere = actions.indices.contains(entry) && actions[entry] == action
    return isThere ? entry : actions.firstIndex(of: action)
  }

  /// Turns to the next or previous action.
  ///
  /// The last entry is activation.
  ///
  /// The rotor starts on activation, so the first swipe down says the name of the first action.
  mutating func turn(_ way: RotorDirection, among actions: [OfferedAction]) -> ActionEntry {
    let count = actions.count + 1
    let place = place(ofChosenIn: actions) ?? actions.count
    let next = (place + (way == .next ? 1 : count - 1)) % count
    entry = next
    action = next < actions.count ? actions[next] : nil
    return action.map(ActionEntry.init) ?? .activate
  }

  /// Turns to an action that the user chose by name.
  mutating func choose(action number: Int, of actions: [OfferedAction]) {
    choose(.actions)
    entry = number
    action = actions[number]
  }
}

// The entries of the Edit setting.
extension RotorState {
  /// Turns to the next or previous entry of Edit, wrapping around at the ends, or returns `nil` if
  /// there's none.
  mutating func turn(_ way: RotorDirection, among entries: [EditEntry]) -> EditEntry? {
    guard !entries.isEmpty else { return nil }
    let next = way.step(from: editEntry, in: entries)
    editEntry = next ?? (way == .next ? entries.first : entries.last)
    return editEntry
  }
}

// The entries of the Audio Graph setting.
extension RotorState {
  /// Turns to the next or previous entry of Audio Graph, wrapping around at the ends.
  mutating func turnChart(_ way: RotorDirection) -> ChartEntry {
    let entries = ChartEntry.allCases
    let entry =
      way.step(from: chartEntry, in: entries)
      ?? (way == .next ? entries[0] : entries[entries.count - 1])
    chartEntry = entry
    return entry
  }
}

// The entries of the More Content setting.
extension RotorState {
  /// Turns to the next or previous entry of the custom content, or returns `nil` if there's none.
  mutating func turn(_ way: RotorDirection, among entries: [CustomContent]) -> CustomContent? {
    let next = entry.map { way == .next ? $0 + 1 : $0 - 1 } ?? (way == .next ? 0 : -1)
    guard entries.indices.contains(next) else { return nil }
    entry = next
    return entries[next]
  }
}

extension ActionEntry {
  /// Creates the entry for an available action.
  fileprivate init(_ offered: OfferedAction) {
    switch offered.kind {
    case .systemDrag: self = .drag
    case .drop: self = .drop(offered.action.name)
    case .custom, .drag: self = .custom(offered.action.name)
    }
  }
}

/// The direction of a swipe along the current rotor setting.
package enum RotorDirection: Hashable, Sendable {
  /// Down.
  case next
  /// Up.
  case previous

  /// Returns the result after or before the current one.
  ///
  /// Without a current result, returns the first result for `next` and the last for `previous`.
  ///
  /// - Returns: The result, or `nil` if there are no more results.
  /// - Rule: ``FocusRule/rotorStartsAtItsEnd``
  func step<Result: Equatable>(from current: Result?, in results: [Result]) -> Result? {
    guard let place = current.flatMap({ results.firstIndex(of: $0) }) else {
      return self == .next ? results.first : results.last
    }
    let next = self == .next ? place + 1 : place - 1
    return results.indices.contains(next) ? results[next] : nil
  }
}
