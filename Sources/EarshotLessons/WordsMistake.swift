import EarshotComposer
import EarshotLines
import EarshotNotation
import EarshotSession

/// The mistake in words as an answer, by their meaning first and by their spelling last.
struct WordsMistake {
  let words: LessonWords
  let answer: LessonAnswer
  /// The speech so far in the lesson.
  let heardBefore: [String]
  /// The gesture that the question is about.
  var gesture: GestureDefinition?

  /// One or two sentences about the mistake.
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

  /// The rule for the missing part, to be shown at the end.
  var rule: String? { missing.first.map { "\($0.speechRule)" } }

  private var parts: [Utterance.Part] { words.parts }

  /// The missing parts, the most important first.
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

  /// The words that are in no part, or more often than VoiceOver says them.
  private var extra: [String] {
    var spoken = LessonAnswer(words.speech.joined(separator: " "))
    return answer.words.filter { !spoken.take([$0]) }
  }

  /// Returns the reply to an extra word: VoiceOver doesn't say it, or not so often.
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

  /// Returns the reply to a missing part: the answer has other words for it, or none.
  private func lacks(_ part: Utterance.Part) -> Wording {
    let others = answer.typed(extra)
    let leftOut = Wording.leftOut(part.kind.name, part.text, isAfterName: isAfterName(part))
    guard !others.isEmpty, missing.count == 1 else { return leftOut }
    if part.kind == .label { return .anotherName }
    return standsElsewhere(part) ? leftOut + tooMuch(extra[0]) : .saidInstead(part.text, of: others)
  }

  /// Returns whether the first extra word is on a different side of the name than a missing part.
  private func standsElsewhere(_ part: Utterance.Part) -> Bool {
    guard let isAfter = isAfterName(part), let word = extra.first,
      let place = answer.words.lastIndex(of: word),
      let name = parts.first(where: { $0.kind == .label }).map({ LessonAnswer($0.text).canonical }),
      let first = name.first.flatMap({ answer.canonical.firstIndex(of: $0) })
    else { return false }
    return isAfter != (place > first)
  }

  /// The first part that VoiceOver says, or the order of two parts, as the end of a sentence.
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

  /// Returns whether a part comes after the name, or `nil` if there is no name, or the part is the
  /// name.
  private func isAfterName(_ part: Utterance.Part) -> Bool? {
    guard part.kind != .label, let name = parts.firstIndex(where: { $0.kind == .label }),
      let place = parts.firstIndex(of: part)
    else { return nil }
    return place > name
  }
}

extension LessonAnswer {
  /// Returns whether every word occurs in a string, possibly misspelled.
  func isNear(_ text: String) -> Bool {
    let other = LessonAnswer(text)
    return words.allSatisfy { other.holds($0, evenMisspelt: true) }
      && other.words.allSatisfy { holds($0, evenMisspelt: true) }
  }
}
