// The list of answers.
extension Wording {
  /// VoiceOver says nothing, as an answer.
  static let nothing = Wording(en: "nothing", de: "nichts")

  /// A right answer.
  static func answerRight(_ answer: Wording) -> Wording {
    Wording(en: "right: \(answer.en)", de: "richtig: \(answer.de)")
  }

  /// A wrong answer, with the reply to it if its author wrote one.
  static func answerWrong(_ answer: String, _ reply: String) -> Wording {
    let reply = reply.isEmpty ? "" : " → \(reply)"
    return Wording(en: "wrong: \(answer)\(reply)", de: "falsch: \(answer)\(reply)")
  }

  /// A gesture is right if it ends at the same place.
  static let otherWays = Wording(
    en: "right: other gestures that end there with the same words",
    de: "richtig: andere Gesten, die mit denselben Worten dort enden"
  )

  /// The claim that completes a task.
  static func doneIf(_ claim: String) -> Wording {
    Wording(en: "Done if: \(claim)", de: "Geschafft, wenn: \(claim)")
  }

  /// The gestures that a way must include.
  static func mustUse(_ gestures: String) -> Wording {
    Wording(en: "The answer must use: \(gestures)", de: "Der Weg braucht: \(gestures)")
  }
}
