import EarshotFocusEngine

extension Utterance.Rule {
  static let echo = Self(
    "typed characters are heard one by one, capitals as such",
    source: "VoiceOver settings"
  )
  static let wordEcho = Self(
    "a word is heard when it is finished",
    source: "UIAccessibility notes (zh); our choice"
  )
  static let selection = Self("a selection is said with its text", source: "our choice")
}

extension Words {
  /// A text of the edited field that was selected.
  ///
  /// Reads as “Selected, Anna”.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 9).
  func selection(of text: String) -> [Utterance.Part] {
    [
      part(.selected, .selected, from: .system, by: .selection),
      Utterance.Part(.value, text, from: .value, by: .selection),
    ]
  }

  /// Characters of a secure field that were selected.
  ///
  /// Reads as “Selected, 9 characters”.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 9).
  func selection(ofSecret count: Int) -> [Utterance.Part] {
    [part(.selected, .selected, from: .system, by: .selection), secret(count, .value)]
  }

  /// Characters that were typed or deleted, as chunks.
  ///
  /// Reads as “cap H, i”; a space as “space”.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 9), after UIAccessibility notes (zh).
  func echo(of text: String, _ settings: VoiceOverSettings) -> [Utterance.Part] {
    text.map { character($0, .echo, settings) }
  }
}
