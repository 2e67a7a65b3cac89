/// How direct touches behave.
public enum DirectTouchOption: String, CaseIterable, Hashable, Sendable {
  /// VoiceOver does not speak when it is touched.
  case silentOnTouch
  /// Touches pass only after a double tap.
  case requiresActivation
}
