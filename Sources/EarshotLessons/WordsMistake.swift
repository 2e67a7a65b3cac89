import EarshotComposer
import EarshotLines
import EarshotNotation
import EarshotSession

/// What is wrong with words that were answered, by what they mean first and by spelling last.
struct WordsMistake {
  let words: LessonWords
  let answer: LessonAnswer
  /// What was spoken before in the lesson.
  let heardBefore: [String]
  /// The gesture that is asked about.
  var gesture: GestureDefinition?

  /// One sentence or two on what is wrong.
  var sentence: String {
    guard let last = words.speech.last else { return wrongAtSilence }
    if answer.isSilence { return "This isn't silent: VoiceOver says something." }
    if words.speech.dropLast().contains(where: answer.isSame) {
      return "VoiceOver says that first. What does it say last?"
    }
    if words.isAnsweredInAnotherOrder(by: answer) {
      return "The words are right, the order isn't\(order)."
    }
    if let part = missing.first { return hasAny ? lacks(part) : somewhereElse }
    if parts.isEmpty, !answer.isNear(last) { return somewhereElse }
    if let word = extra.first { return "VoiceOver doesn't say “\(word)” here." }
    return "Nearly: check the spelling."
  }

  /// The rule of what was left out, to be told at the end.
  var rule: String? { missing.first.map { "\($0.speechRule)" } }

  private var parts: [Utterance.Part] { words.parts }

  /// The parts that were left out, those that matter most first.
  private var missing: [Utterance.Part] {
    let missing = parts.filter { part in
      !LessonAnswer(part.text).words.allSatisfy { answer.holds($0, evenMisspelt: true) }
    }
    let order: [Utterance.Kind] = [.role, .state, .label, .value]
    return missing.sorted {
      order.firstIndex(of: $0.kind) ?? order.count < order.firstIndex(of: $1.kind) ?? order.count
    }
  }

  /// Whether any part was answered.
  private var hasAny: Bool { missing.count < parts.count }

  /// The words that are in no part.
  private var extra: [String] {
    let spoken = LessonAnswer(words.speech.joined(separator: " "))
    return answer.words.filter { !spoken.holds($0, evenMisspelt: true) }
  }

  private var somewhereElse: String {
    if heardBefore.contains(where: answer.isSame) {
      return "You heard that before. Where is the cursor now?"
    }
    return "VoiceOver says something else here. Think of where the cursor is now."
  }

  private var wrongAtSilence: String {
    if answer.deniesSound { return "No word is spoken, but there is a sound." }
    if answer.isSilence { return "There is no sound here." }
    return "VoiceOver doesn't say that. \(Self.whySilent(after: gesture))"
  }

  /// Where to look for the reason that nothing is spoken after a gesture.
  static func whySilent(after gesture: GestureDefinition?) -> String {
    switch gesture?.words {
    case let words? where words.begins(with: "swipe"): "Think of what there is in that direction."
    case "touch", "drag": "Think of what is under the finger."
    default: "Think of what the gesture does here."
    }
  }

  /// What is wrong where a part is missing: other words were answered for it, or none.
  private func lacks(_ part: Utterance.Part) -> String {
    let others = answer.typed(extra)
    guard !others.isEmpty, missing.count == 1 else {
      return "You left out \(part.kind.name): VoiceOver says \(part.text)\(place(of: part))."
    }
    return part.kind == .label
      ? "The name is another one. Think of where the cursor is now."
      : "VoiceOver says \(part.text), not \(others)."
  }

  /// What VoiceOver says first, or which part comes after another, as the end of a sentence.
  private var order: String {
    let places = parts.map { part in
      LessonAnswer(part.text).canonical.first.flatMap { answer.canonical.firstIndex(of: $0) } ?? 0
    }
    guard let first = parts.first, let least = places.min() else { return "" }
    if places.first != least { return ": VoiceOver says \(first.kind.name) first" }
    let pairs = zip(parts, places)
    for (earlier, later) in zip(pairs, pairs.dropFirst()) where earlier.1 > later.1 {
      return ": VoiceOver says \(earlier.0.kind.name) before \(later.0.kind.name)"
    }
    return ""
  }

  /// Where a part stands, seen from the name.
  private func place(of part: Utterance.Part) -> String {
    guard part.kind != .label, let name = parts.firstIndex(where: { $0.kind == .label }),
      let place = parts.firstIndex(of: part)
    else { return "" }
    return place < name ? " before the name" : " after the name"
  }
}

extension LessonAnswer {
  /// Whether every word is one of a text, perhaps misspelt.
  func isNear(_ text: String) -> Bool {
    let other = LessonAnswer(text)
    return words.allSatisfy { other.holds($0, evenMisspelt: true) }
      && other.words.allSatisfy { holds($0, evenMisspelt: true) }
  }
}

extension Utterance.Kind {
  /// What a learner calls it.
  var name: String {
    switch self {
    case .context: "the group"
    case .selected: "the selection"
    case .tableHeader: "the heading of the row or column"
    case .label: "the name"
    case .value: "the value"
    case .content: "the custom content"
    case .position: "the position"
    case .state: "the state"
    case .role: "the role"
    case .hint: "the hint"
    case .actions, .moreContent: "the cue"
    case .app: "the name of the app"
    case .announcement, .status, .echo, .unit, .rotor, .sound: "words"
    }
  }
}
