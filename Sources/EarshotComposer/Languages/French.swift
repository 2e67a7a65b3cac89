import EarshotModel

extension Vocabulary {
  /// French, as far as a public thread gives it.
  static let french = Vocabulary(
    rule: Rule(
      "French has only the words in a public thread",
      source: "VOICEOVER.md 14.3 (Orange ouds-ios#1406)"
    ),
    wordings: [
      .button: Wording(spoken: "bouton"),
      .heading: Wording(spoken: "en-tête"),
      .link: Wording(spoken: "lien"),
      .adjustable: Wording(spoken: "ajustable"),
      .secureValue: Wording(spoken: "{} puces"),
    ]
  )
}
