import EarshotModel

extension Vocabulary {
  /// The words in Vietnamese.
  ///
  /// “Selected” is the system's own word, and the other words are from a translator of captions.
  static let vietnamese = Vocabulary(
    rule: Rule(
      "in Vietnamese, VoiceOver says the system's word for “Selected”; Earshot takes the other "
        + "words from a translator of captions",
      source: "VOICEOVER.md 14.3 (WWDC23-10036, transcript in Vietnamese)"
    ),
    wordings: [
      .selected: Wording(spoken: "Được chọn"),
      .button: Wording(spoken: "nút"),
      .image: Wording(spoken: "hình ảnh"),
      .switchButton: Wording(spoken: "nút chuyển đổi"),
      .toggleHint: Wording(spoken: "Nhấn đúp để chuyển đổi cài đặt"),
    ]
  )
}
