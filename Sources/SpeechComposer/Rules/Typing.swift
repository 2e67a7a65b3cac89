extension Utterance.Rule {
  static let echo = Self(
    "typed characters are heard one by one, capitals as such",
    source: "VoiceOver settings"
  )
}

extension Words {
  /// Characters that were typed or deleted, as chunks.
  ///
  /// Reads as “cap H, i”; a space as “space”.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 9), after UIAccessibility notes (zh).
  func echo(of text: String) -> [Utterance.Part] {
    text.map { character in
      if character == " " { return part(.echo, .space, from: .value, by: .echo) }
      guard character.isUppercase else {
        return Utterance.Part(.echo, String(character), from: .value, by: .echo)
      }
      return part(.echo, .capital, [String(character)], from: .value, by: .echo)
    }
  }
}
