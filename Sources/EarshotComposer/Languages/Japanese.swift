import EarshotModel

extension Vocabulary {
  /// VoiceOver's words in Japanese, from the notes of two developers.
  static let japanese = Vocabulary(
    rule: Rule(
      "for Japanese, Earshot knows only the words that two developers noted",
      source: "VOICEOVER.md 14.3 (simulator notes; WWDC20-10116 notes; Audio Graphs notes, ja)"
    ),
    wordings: [
      .dimmed: Wording(spoken: "無効の"),
      .button: Wording(spoken: "ボタン"),
      .heading: Wording(spoken: "見出し"),
      .landmarkStart: Wording(spoken: "ランドマーク"),
      .charactersOption: Wording(spoken: "文字"),
      .wordsOption: Wording(spoken: "単語"),
      .linesOption: Wording(spoken: "行"),
      .headingsOption: Wording(spoken: "見出し"),
      .containersOption: Wording(spoken: "コンテナ"),
      .playAudioGraph: Wording(spoken: "オーディオグラフを再生"),
      .chartDetails: Wording(spoken: "グラフの詳細"),
    ]
  )
}
