/// How Switch Control walks a node; VoiceOver does not ask.
public enum NavigationStyle: String, CaseIterable, Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// Its elements one by one.
  case separate
  /// As one.
  case combined
}
