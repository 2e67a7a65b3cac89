import EarshotModel

extension Vocabulary {
  /// VoiceOver's words in Vietnamese.
  ///
  /// “Selected” is the system's own word, and the other words are from translated captions.
  static let vietnamese = Vocabulary(
    rule: Rule(
      "for Vietnamese, Earshot uses the system's word for “Selected” and takes the other words "
        + "from translated captions",
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
