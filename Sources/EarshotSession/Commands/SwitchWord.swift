import EarshotModel

/// Words for “on” and “off”, in English and German.
///
/// - Source: our choice, from what people typed.
package enum SwitchWord {
  private static let on: Set = [
    "on", "true", "checked", "enabled", "yes", "ticked", "an", "ein", "ja", "einschalten",
    "anschalten", "eingeschaltet",
  ]
  private static let off: Set = [
    "off", "false", "unchecked", "disabled", "no", "unticked", "aus", "nein", "ausschalten",
    "abschalten", "ausgeschaltet",
  ]

  /// Returns whether a word means “on”, ignoring case.
  package static func isOn(_ word: String) -> Bool { state(of: word) == .on }

  /// Returns the state that a word means, ignoring case, or `nil` if it means neither state.
  static func state(of word: String) -> ToggleState? {
    let word = word.lowercased()
    return on.contains(word) ? .on : off.contains(word) ? .off : nil
  }
}
