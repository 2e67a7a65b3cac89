import EarshotModel

extension Vocabulary {
  /// VoiceOver's words in French, from public threads.
  static let french = Vocabulary(
    rule: Rule(
      "for French, Earshot knows only the words that appear in public threads",
      source: "VOICEOVER.md 14.3 (Orange ouds-ios#460, Orange ouds-ios#1406)"
    ),
    wordings: [
      .button: Wording(spoken: "bouton"),
      .heading: Wording(spoken: "en-tête"),
      .link: Wording(spoken: "lien"),
      .adjustable: Wording(spoken: "ajustable"),
      .dimmed: Wording(spoken: "estompé"),
      .secureValue: Wording(spoken: "{} puces"),
    ]
  )
}
