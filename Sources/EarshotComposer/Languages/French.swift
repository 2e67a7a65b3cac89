extension Vocabulary {
  /// French, as far as a public thread gives it.
  ///
  /// - Source: VOICEOVER.md 14.3 (Orange ouds-ios#1406).
  static let french = Vocabulary(
    tag: "fr",
    wordings: [
      .button: Wording(spoken: "bouton"),
      .heading: Wording(spoken: "en-tête"),
      .link: Wording(spoken: "lien"),
      .adjustable: Wording(spoken: "ajustable"),
      .secureValue: Wording(spoken: "{} puces"),
    ]
  )
}
