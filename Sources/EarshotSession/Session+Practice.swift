import EarshotFocusEngine

extension Session {
  /// Begins the practice of gestures.
  ///
  /// - Source: VOICEOVER.md, chapter 5, four-finger double tap.
  mutating func togglePractice() -> Rendering {
    state.isPractising = true
    return render([.practice(.began)])
  }

  /// Names a gesture in place of making it, while gestures are practised; a scrub, and the gesture
  /// that began the practice, end it.
  ///
  /// Time goes on, and a start of the app is made: they are no gestures.
  ///
  /// - Returns: What is heard, or `nil` if the gesture is to be made.
  /// - Source: VOICEOVER.md, chapter 5, Decision; blindios.uk.
  /// - Rule: ``SessionRule/practice``
  mutating func practised(_ gesture: Gesture) -> Rendering? {
    guard state.isPractising, gesture.definition.isMadeByFingers else { return nil }
    switch gesture {
    case .fourFingerDoubleTap, .scrub:
      state.isPractising = false
      return render([.practice(.ended)])
    default: return render([.practice(.gesture(gesture.definition.spokenName))])
    }
  }
}
