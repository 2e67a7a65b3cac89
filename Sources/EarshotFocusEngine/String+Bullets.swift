extension String {
  /// What stands for a character of a secret on the screen.
  package static let bullet = "•"

  /// As many bullets as the text has characters.
  ///
  /// - Source: AccessibilitySnapshot; VOICEOVER.md, chapter 9.
  package var asBullets: String { String(repeating: Self.bullet, count: count) }
}
