import EarshotFocusEngine

extension Composer {
  /// A stop in the course of reading on: its description with the groups that are entered.
  ///
  /// - Source: VOICEOVER.md, chapter 5; SESSIONS.md, “Commands”: reading gives no hints.
  func readOn(_ description: ElementDescription) -> Utterance {
    var utterance = utterance(for: description)
    utterance.hint = nil
    utterance.hintParts = []
    return utterance
  }
}
