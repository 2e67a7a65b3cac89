import EarshotModel

extension Vocabulary {
  /// VoiceOver's words in Simplified Chinese, from testers' logs and notes.
  ///
  /// If there are two forms, Earshot uses the first.
  static let chinese = Vocabulary(
    rule: Rule(
      "for Simplified Chinese, Earshot uses the words in testers' logs and notes; if there are two "
        + "forms, it uses the first",
      source: "VOICEOVER.md 14.3 (UIAccessibility notes, zh)"
    ),
    wordings: [
      .selected: Wording(spoken: "已选定"),
      .dimmed: Wording(spoken: "变暗"),
      .button: Wording(spoken: "按钮"),
      .heading: Wording(spoken: "标题"),
      .link: Wording(spoken: "链接"),
      .image: Wording(spoken: "图像"),
      .adjustable: Wording(spoken: "可调"),
      .searchField: Wording(spoken: "搜索栏"),
      .switchButton: Wording(spoken: "切换按钮"),
      .popUpButton: Wording(spoken: "弹出式按钮"),
      .adjustHint: Wording(spoken: "用一个手指上下轻扫来调整值"),
      .toggleHint: Wording(spoken: "轻点两下来切换设置"),
    ]
  )
}
