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
  var sentence: Wording {
    guard let last = words.speech.last else { return wrongAtSilence }
    if answer.isSilence { return .notSilent }
    if words.speech.dropLast().contains(where: answer.isSame) {
      return .saidFirst
    }
    if words.isAnsweredInAnotherOrder(by: answer) {
      return .wrongOrder(order)
    }
    if let part = missing.first { return hasAny ? lacks(part) : somewhereElse }
    if parts.isEmpty, !answer.isNear(last) { return somewhereElse }
    return extra.first.map(tooMuch) ?? .checkSpelling
  }

  /// The rule of what was left out, to be told at the end.
  var rule: String? { missing.first.map { "\($0.speechRule)" } }

  private var parts: [Utterance.Part] { words.parts }

  /// The parts that were left out, those that matter most first.
  private var missing: [Utterance.Part] {
    var rest = answer
    let missing = parts.filter { !rest.take(LessonAnswer($0.text).words) }
    let order: [Utterance.Kind] = [.role, .state, .label, .value]
    return missing.sorted {
      order.firstIndex(of: $0.kind) ?? order.count < order.firstIndex(of: $1.kind) ?? order.count
    }
  }

  /// Whether any part was answered.
  private var hasAny: Bool { missing.count < parts.count }

  /// The words that are in no part, or more often than they are spoken.
  private var extra: [String] {
    var spoken = LessonAnswer(words.speech.joined(separator: " "))
    return answer.words.filter { !spoken.take([$0]) }
  }

  /// What is said of a word too many: that it isn't spoken, or not so often.
  private func tooMuch(_ word: String) -> Wording {
    let spoken = LessonAnswer(words.speech.joined(separator: " ")).canonical
    let times = spoken.count { LessonAnswer(word).canonical == [$0] }
    let typed = answer.firstTyped(word)
    return times == 0 ? .notSaid(typed) : .saidOnly(typed, times)
  }

  private var somewhereElse: Wording {
    if heardBefore.contains(where: answer.isSame) {
      return .heardBefore
    }
    return .somethingElse
  }

  private var wrongAtSilence: Wording {
    if answer.deniesSound { return .onlySound }
    if answer.isSilence { return words.hasSound ? .anotherSound : .noSound }
    return .notThat + .whySilent(after: gesture)
  }

  /// What is wrong where a part is missing: other words were answered for it, or none.
  private func lacks(_ part: Utterance.Part) -> Wording {
    let others = answer.typed(extra)
    let leftOut = Wording.leftOut(part.kind.name, part.text, isAfterName: isAfterName(part))
    guard !others.isEmpty, missing.count == 1 else { return leftOut }
    if part.kind == .label { return .anotherName }
    return standsElsewhere(part) ? leftOut + tooMuch(extra[0]) : .saidInstead(part.text, of: others)
  }

  /// Whether the first word too many is on the other side of the name than a part that was left out.
  private func standsElsewhere(_ part: Utterance.Part) -> Bool {
    guard let isAfter = isAfterName(part), let word = extra.first,
      let place = answer.words.lastIndex(of: word),
      let name = parts.first(where: { $0.kind == .label }).map({ LessonAnswer($0.text).canonical }),
      let first = name.first.flatMap({ answer.canonical.firstIndex(of: $0) })
    else { return false }
    return isAfter != (place > first)
  }

  /// What VoiceOver says first, or which part comes after another, as the end of a sentence.
  private var order: Wording? {
    let places = parts.map { part in
      LessonAnswer(part.text).canonical.first.flatMap { answer.canonical.firstIndex(of: $0) } ?? 0
    }
    guard let first = parts.first, let least = places.min() else { return nil }
    if places.first != least { return .first(first.kind.name) }
    let pairs = zip(parts, places)
    for (earlier, later) in zip(pairs, pairs.dropFirst()) where earlier.1 > later.1 {
      return .earlier(earlier.0.kind.name, later.0.kind.name)
    }
    return nil
  }

  /// Whether a part is said after the name, or `nil` if there is none, or it is the name.
  private func isAfterName(_ part: Utterance.Part) -> Bool? {
    guard part.kind != .label, let name = parts.firstIndex(where: { $0.kind == .label }),
      let place = parts.firstIndex(of: part)
    else { return nil }
    return place > name
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
