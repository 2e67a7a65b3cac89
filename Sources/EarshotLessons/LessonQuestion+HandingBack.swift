import EarshotLines
import EarshotModel
import EarshotSession

// Answers of the wrong kind are handed back: they don't count, and the learner reads why.
//
// - Source: our choice.
extension LessonQuestion {
  /// Why words are no answer to a question for words, or `nil` if they are judged as one.
  func reasonToHandBack(words text: String) -> String? {
    if Gesture(text) != nil { return "That is a gesture. Type the words that VoiceOver says." }
    let answer = LessonAnswer(text)
    if answer.words == ["hint"] {
      return "Type '?' for a hint, or 'skip' to see the answer."
    }
    let spoken = words.speech.joined(separator: " ")
    if text.allSatisfy(\.isNumber), !spoken.contains(where: \.isNumber) {
      return "That is a number, and no answers are listed. Type the words that VoiceOver says."
    }
    if !words.speech.isEmpty, words.isBeside(text) {
      return "You hear that besides the words. Type the words that VoiceOver says."
    }
    return nil
  }

  /// Why a text is no answer to a question for a gesture, or `nil` for a gesture.
  func reasonToHandBack(gesture text: String) -> String? {
    guard InputLine(text).kind == .commands, !text.begins(with: ":") else { return nil }
    for command in CommandParser.placedCommands(in: text) {
      guard case .failure(let failure) = command.result else { continue }
      if failure.reason.contains("did you mean") {
        return "There is no such gesture: \(failure.reason)"
      }
      return failure.reason.begins(with: "unknown")
        ? "That isn't a gesture. Type what your fingers do, such as 'swipe right'."
        : "The gesture isn't complete: \(failure.reason)."
    }
    return nil
  }
}
