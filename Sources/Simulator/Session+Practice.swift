import FocusEngine

extension Session {
  /// Begins or ends the practice of gestures.
  mutating func togglePractice() -> Step { heard([.refused(.notBuiltYet)]) }
}
