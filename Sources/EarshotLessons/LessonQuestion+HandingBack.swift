import EarshotLines
import EarshotModel
import EarshotSession

// Answers of the wrong kind. The player rejects them with a reason, and they don't affect the
// score.
//
// - Source: our choice.
extension LessonQuestion {
  /// Returns the reason that words aren't an answer to a question about words, or `nil` if they
  /// are.
  func reasonToHandBack(words text: String) -> Wording? {
    let answer = LessonAnswer(text)
    let isCharacter = isAboutCharacter && text.count == 1
    if Self.isGesture(text), !isCharacter, !answer.isDash, !isPartOfSpeech(answer) {
      return .isGesture + .typeWhatIsSaid
    }
    let spoken = words.speech.joined(separator: " ")
    if text.allSatisfy(\.isNumber), !spoken.contains(where: \.isNumber) {
      return .isNumber + .typeWhatIsSaid
    }
    return isBesideSpeech(answer) ? .isBeside + .typeWhatIsSaid : nil
  }

  /// Returns whether an answer is or contains a line that Earshot shows but VoiceOver doesn't say.
  private func isBesideSpeech(_ answer: LessonAnswer) -> Bool {
    guard !words.speech.isEmpty else { return false }
    return answer.text.contains(LineMark.beside.rawValue) || words.isBeside(answer.text)
      || words.isSound(answer) || words.isAnswered(withBesideBy: answer)
  }

  /// Returns whether a line is a gesture, in Earshot's notation or in plain words.
  private static func isGesture(_ text: String) -> Bool {
    Gesture(text) != nil || PlainGesture(text) != nil
  }

  /// Returns whether VoiceOver says the whole answer here, although it's also the name of a
  /// gesture, such as “Next”.
  private func isPartOfSpeech(_ answer: LessonAnswer) -> Bool {
    let spoken = LessonAnswer(words.speech.joined(separator: " ")).canonical
    return !answer.canonical.isEmpty && answer.canonical.allSatisfy(spoken.contains)
  }
}
