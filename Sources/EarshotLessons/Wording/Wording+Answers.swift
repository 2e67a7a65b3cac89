// Lists of answers.
extension Wording {
  /// The answer that VoiceOver says nothing.
  static let nothing = Wording(en: "nothing", de: "nichts")

  /// Returns the line for a right answer.
  static func answerRight(_ answer: Wording) -> Wording {
    Wording(en: "right: \(answer.en)", de: "richtig: \(answer.de)")
  }

  /// Returns the line for a wrong answer, with the reply if the author wrote one.
  static func answerWrong(_ answer: String, _ reply: String) -> Wording {
    let reply = reply.isEmpty ? "" : " → \(reply)"
    return Wording(en: "wrong: \(answer)\(reply)", de: "falsch: \(answer)\(reply)")
  }

  /// A note that other gestures that end at the same place with the same words are also right.
  static let otherWays = Wording(
    en: "also right: other gestures that end at the same place with the same words",
    de: "richtig: andere Gesten, die mit denselben Worten dort enden"
  )

  /// Returns the line with the claim that completes a task.
  static func doneIf(_ claim: String) -> Wording {
    Wording(en: "Done if: \(claim)", de: "Geschafft, wenn: \(claim)")
  }

  /// Returns the line with the gestures that the learner must use.
  static func mustUse(_ gestures: String) -> Wording {
    Wording(en: "The answer must use: \(gestures)", de: "Der Weg braucht: \(gestures)")
  }
}
