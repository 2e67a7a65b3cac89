import EarshotLines
import EarshotModel
import EarshotSession

// Answers of the wrong kind are handed back: they don't count, and the learner reads why.
//
// - Source: our choice.
extension LessonQuestion {
  /// Why words are no answer to a question for words, or `nil` if they are judged as one.
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

  /// Whether an answer is a line that is shown and not spoken, or has such a line in it.
  private func isBesideSpeech(_ answer: LessonAnswer) -> Bool {
    guard !words.speech.isEmpty else { return false }
    return answer.text.contains(LineMark.beside.rawValue) || words.isBeside(answer.text)
      || words.isSound(answer) || words.isAnswered(withBesideBy: answer)
  }

  /// Whether a line is a gesture, in its own words or in those of people.
  private static func isGesture(_ text: String) -> Bool {
    Gesture(text) != nil || PlainGesture(text) != nil
  }

  /// Whether all of an answer is spoken here, though it is the name of a gesture, too: such as “Next”.
  private func isPartOfSpeech(_ answer: LessonAnswer) -> Bool {
    let spoken = LessonAnswer(words.speech.joined(separator: " ")).canonical
    return !answer.canonical.isEmpty && answer.canonical.allSatisfy(spoken.contains)
  }
}
