import EarshotFocusEngine

extension EditEntry {
  /// Returns the parts for an entry of the rotor's Edit setting.
  ///
  /// For example, the result is “Select all”.
  ///
  /// - Source: AppleVis (VOICEOVER.md, chapter 7).
  func parts(in words: Words) -> [Utterance.Part] {
    let phrase: Phrase =
      switch self {
      case .select: .selectEntry
      case .selectAll: .selectAllEntry
      case .cut: .cutEntry
      case .copy: .copyEntry
      case .paste: .pasteEntry
      }
    return [words.part(.rotor, phrase, from: .system, by: .editEntry)]
  }
}

extension Words {
  /// Returns the parts that VoiceOver says after an edit.
  ///
  /// For example, the result is “Copied Music”.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 9).
  func done(_ phrase: Phrase, _ text: String) -> [Utterance.Part] {
    [part(.echo, phrase, [text], from: .value, by: .copiedText)]
  }
}
