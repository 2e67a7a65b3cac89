extension Vocabulary {
  /// Vietnamese, in the words of a translator of captions, not of VoiceOver.
  ///
  /// - Source: VOICEOVER.md 14.3 (WWDC23-10036, transcript in Vietnamese).
  static let vietnamese = Vocabulary(
    tag: "vi",
    wordings: [
      .button: Wording(spoken: "nút"),
      .image: Wording(spoken: "hình ảnh"),
      .switchButton: Wording(spoken: "nút chuyển đổi"),
      .toggleHint: Wording(spoken: "Nhấn đúp để chuyển đổi cài đặt"),
    ]
  )
}
