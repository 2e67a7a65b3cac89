extension Composer {
  /// The line that stands below the results of a rotor where there are more than are listed.
  ///
  /// Reads as “+ 10 More Results...”, or “+ Many More (99+) Results...” where
  /// counting stopped at its limit.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, “Rotors”).
  package func moreResults(_ count: Int, stoppedCounting: Bool) -> String? {
    guard count > 0 else { return nil }
    return words(stoppedCounting ? .manyResults : .moreResults, words.number(count))
  }
}
