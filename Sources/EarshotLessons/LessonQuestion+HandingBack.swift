import EarshotLines
import EarshotModel
import EarshotSession

// Answers of the wrong kind are handed back: they don't count, and the learner reads why.
//
// - Source: our choice.
extension LessonQuestion {
  /// Why words are no answer to a question for words, or `nil` if they are judged as one.
  func reasonToHandBack(words text: String) -> Wording? {
    if Gesture(text) != nil, !LessonAnswer(text).isDash { return .isGesture + .typeWhatIsSaid }
    let answer = LessonAnswer(text)
    if answer.words == ["hint"] {
      return .howToGetHint
    }
    let spoken = words.speech.joined(separator: " ")
    if text.allSatisfy(\.isNumber), !spoken.contains(where: \.isNumber) {
      return .isNumber + .typeWhatIsSaid
    }
    if !words.speech.isEmpty, words.isBeside(text) {
      return .isBeside + .typeWhatIsSaid
    }
    return nil
  }
}
