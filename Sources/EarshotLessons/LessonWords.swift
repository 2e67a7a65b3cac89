import EarshotComposer
import EarshotLines
import EarshotNotation
import EarshotSession

/// What is said at a step, as a learner is asked for it.
struct LessonWords {
  /// The utterances, in order.
  let speech: [String]
  /// What was said last, part by part; nothing where it was no utterance.
  let parts: [Utterance.Part]
  /// The hints, and what is heard beside the words.
  private let extras: [String]

  init(_ response: Session.Response) {
    speech = response.speech.isEmpty ? [response.sign?.words].compactMap { $0 } : response.speech
    parts = response.utterances.last.map { $0.parts.filter { !$0.text.isEmpty } } ?? []
    let hints = response.utterances.compactMap(\.hint)
    let sounds = response.content.compactMap { line in
      if case .beside(_, let name) = line { name } else { nil }
    }
    extras = hints + sounds + SessionLine.Kind.allCases.map(\.rawValue) + ["hint", "~"]
  }

  /// Whether an answer says what was said last, or all of it; a hint more or less does not matter.
  func isAnswered(by answer: LessonAnswer) -> Bool {
    guard !speech.isEmpty else { return answer.isSilence }
    let allowed = Set(LessonAnswer(extras.joined(separator: " ")).sorted)
    return speech.indices.contains { start in
      let wanted = LessonAnswer(speech[start...].joined(separator: " ")).sorted
      return answer.sorted == wanted
        || answer.sorted.removing(wanted).map { $0.allSatisfy(allowed.contains) } ?? false
    }
  }
}

extension [String] {
  /// The words without others, each taken once, or `nil` if one of them is not there.
  fileprivate func removing(_ others: [String]) -> [String]? {
    var rest = self
    for other in others {
      guard let place = rest.firstIndex(of: other) else { return nil }
      rest.remove(at: place)
    }
    return rest
  }
}
