/// How utterances are written.
public enum Style: String, CaseIterable, Sendable {
  /// What a user hears, in chunks: “Add, Button”.
  case spoken
  /// The notation of AccessibilitySnapshot, byte for byte: “Add. Button.”.
  case snapshot
}
