import EarshotModel
import EarshotFocusEngine
import EarshotNotation

extension Session {
  /// How many states are kept, so that undoing on a huge screen does not fill the memory.
  private var undoLimit: Int { max(5, min(1_000, 2_000_000 / max(1, document.tree.count))) }

  /// Keeps the state before a gesture.
  ///
  /// The first start cannot be taken back: before it there is nothing.
  mutating func remember() {
    guard keepsHistory else { return }
    past.append(state)
    if past.count > undoLimit { past.removeFirst() }
  }

  /// Takes gestures back, as many as there are; what `:set` changed stays as it is.
  ///
  /// - Returns: Whether there was one.
  mutating func undo(_ count: Int) -> Bool {
    guard !past.isEmpty else { return false }
    for _ in 0..<count {
      guard let state = past.popLast() else { break }
      self.state = state
    }
    phaseBegan = min(phaseBegan, state.gestures)
    adoptSettings()
    return true
  }

  /// Tells VoiceOver and the app the settings of now.
  mutating func adoptSettings() {
    state.engine.settings = options.settings
    state.app.adopt(options.settings)
  }

  /// Sets a setting for good: undoing does not bring the old value back.
  ///
  /// - Returns: Whether the value is one of the setting's own.
  mutating func set(_ setting: Setting, _ value: String) -> Bool {
    guard setting.set(&state.options, value) else { return false }
    for place in past.indices { _ = setting.set(&past[place].options, value) }
    adoptSettings()
    return true
  }
}
