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

  /// Why a text is no answer to a question for a gesture, or `nil` for a gesture.
  func reasonToHandBack(gesture text: String) -> Wording? {
    if let english = GestureWording.english(for: text) { return .inEnglish(english) }
    guard InputLine(text).kind == .commands, !text.begins(with: ":") else { return nil }
    for command in CommandParser.placedCommands(in: text) {
      guard case .failure(let failure) = command.result else { continue }
      if failure.reason.contains("did you mean") {
        return .noSuchGesture("\(failure.reason)")
      }
      return failure.reason.begins(with: "unknown")
        ? .isNoGesture : .incompleteGesture("\(failure.reason)")
    }
    return nil
  }
}
