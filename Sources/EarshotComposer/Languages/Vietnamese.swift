import EarshotModel

extension Vocabulary {
  /// Vietnamese, in the words of a translator of captions, not of VoiceOver.
  static let vietnamese = Vocabulary(
    rule: Rule(
      "Vietnamese, in the words of a translator of captions, not of VoiceOver",
      source: "VOICEOVER.md 14.3 (WWDC23-10036, transcript in Vietnamese)"
    ),
    wordings: [
      .button: Wording(spoken: "nút"),
      .image: Wording(spoken: "hình ảnh"),
      .switchButton: Wording(spoken: "nút chuyển đổi"),
      .toggleHint: Wording(spoken: "Nhấn đúp để chuyển đổi cài đặt"),
    ]
  )
}
