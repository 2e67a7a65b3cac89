import EarshotComposer
import EarshotLines
import EarshotNotation
import EarshotSession

/// The mistake in words that answer a question.
///
/// Mistakes in meaning come first, and spelling comes last.
struct WordsMistake {
  let words: LessonWords
  let answer: LessonAnswer
  /// The speech so far in the lesson.
  let heardBefore: [String]
  /// The gesture that the question is about, or `nil` if it isn't known.
  var gesture: GestureDefinition?
  /// VoiceOver's words for the element under the cursor, or `nil` if there's none.
  var cursorWords: String?

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
    if isOtherNumber(than: last) { return .otherNumber }
    if isPart(of: last) { return .thereIsMore }
    if let part = missing.first { return hasAny ? lacks(part) : sameMeaning ?? somewhereElse }
    if parts.isEmpty, !answer.isNear(last) { return somewhereElse }
    return extra.first.map(tooMuch) ?? otherForm(of: last) ?? .checkSpelling
  }

  /// The rule for the first missing part, or `nil` if no part is missing.
  var rule: String? { missing.first.map { "\($0.speechRule)" } }

  private var parts: [Utterance.Part] { words.parts }

  /// The missing parts, with the most important part first.
  private var missing: [Utterance.Part] {
    var rest = answer
    let missing = parts.filter { !rest.take(LessonAnswer($0.text).words) }
    let order: [Utterance.Kind] = [.role, .state, .label, .value]
    return missing.sorted {
      order.firstIndex(of: $0.kind) ?? order.count < order.firstIndex(of: $1.kind) ?? order.count
    }
  }

  /// Whether the answer contains any part.
  private var hasAny: Bool { missing.count < parts.count }

  /// The words that are in no part, or that the answer has more often than VoiceOver says them.
  private var extra: [String] {
    var spoken = LessonAnswer(words.speech.joined(separator: " "))
    return answer.words.filter { !spoken.take([$0]) }
  }

  /// Returns the reply to an extra word, which VoiceOver doesn't say or says less often.
  private func tooMuch(_ word: String) -> Wording {
    let spoken = LessonAnswer(words.speech.joined(separator: " ")).canonical
    let times = spoken.count { LessonAnswer(word).canonical == [$0] }
    let typed = answer.firstTyped(word)
    return times == 0 ? .notSaid(typed) : .saidOnly(typed, times)
  }

  private var somewhereElse: Wording {
    if let cursorWords, answer.isSame(as: cursorWords) { return .cursorIsThere }
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

  /// Returns the reply to a missing part, which the answer replaces with other words or leaves out.
  private func lacks(_ part: Utterance.Part) -> Wording {
    if isTyped(part) { return .saidTwice(part.text) }
    let others = answer.typed(extra)
    let leftOut = Wording.leftOut(part.kind.name, part.text, isAfterName: isAfterName(part))
    guard !others.isEmpty, missing.count == 1 else { return leftOut }
    if part.kind == .label { return isKindRight ? .anotherName : .notTheName }
    return standsElsewhere(part) ? leftOut + tooMuch(extra[0]) : .saidInstead(part.text, of: others)
  }

  /// The parts of the answer between its commas.
  private var typedParts: [LessonAnswer] {
    answer.text.split(separator: ",").map { LessonAnswer(String($0)) }
  }

  /// Returns whether a missing part is a separate part of the answer, because its words also occur
  /// in the name.
  private func isTyped(_ part: Utterance.Part) -> Bool {
    part.kind == .role && typedParts.count > 1
      && typedParts.last?.isSame(as: part.text) == true
  }

  /// Whether the answer contains all parts except the name.
  private var isKindRight: Bool {
    let typed = typedParts
    return parts.filter { $0.kind != .label }.allSatisfy { part in
      typed.contains { $0.isSame(as: part.text) }
    }
  }

  /// Returns whether the first extra word and a missing part are on different sides of the name.
  private func standsElsewhere(_ part: Utterance.Part) -> Bool {
    guard let isAfter = isAfterName(part), let word = extra.first,
      let place = answer.words.lastIndex(of: word),
      let name = parts.first(where: { $0.kind == .label }).map({ LessonAnswer($0.text).canonical }),
      let first = name.first.flatMap({ answer.canonical.firstIndex(of: $0) })
    else { return false }
    return isAfter != (place > first)
  }

  /// The first part that VoiceOver says, or the order of two parts, as the end of a sentence, or
  /// `nil` if the parts don't show the mistake.
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

  /// Returns whether a part comes after the name, or `nil` if there's no name or if the part is the
  /// name.
  private func isAfterName(_ part: Utterance.Part) -> Bool? {
    guard part.kind != .label, let name = parts.firstIndex(where: { $0.kind == .label }),
      let place = parts.firstIndex(of: part)
    else { return nil }
    return place > name
  }
}

// Numbers, incomplete answers, and words with the same meaning.
extension WordsMistake {
  /// Returns whether the answer differs from text only in its numbers.
  private func isOtherNumber(than text: String) -> Bool {
    let (typed, said) = (answer.canonical, LessonAnswer(text).canonical)
    guard typed.count == said.count, typed != said else { return false }
    return zip(typed, said).allSatisfy { typed, said in
      typed == said || !typed.digits.isEmpty && !said.digits.isEmpty && typed.digits != said.digits
    }
  }

  /// Returns whether the answer contains only some words of text.
  ///
  /// For example, it's a shorter name, a number without its unit, or one of several names.
  private func isPart(of text: String) -> Bool {
    let said = LessonAnswer(text).canonical
    let typed = answer.canonical
    guard !typed.isEmpty, typed.count <= said.count, typed != said,
      typed.allSatisfy({ word in said.contains(word) || said.contains { $0.digits == word } })
    else { return false }
    let others = parts.filter { ![.label, .value].contains($0.kind) }
    return others.isEmpty
  }

  /// Returns the reply to a word that has a different form in text, such as a plural, or `nil` if
  /// no word does.
  private func otherForm(of text: String) -> Wording? {
    let said = LessonAnswer(text)
    guard answer.words.count == said.words.count else { return nil }
    let pair = zip(answer.canonical, said.canonical).first { LessonSlip.isOtherForm($0, $1) }
    return pair.map { .saidInstead($1, of: $0) }
  }

  /// The reply to a word with the same meaning as VoiceOver's word, or `nil` if there's none.
  private var sameMeaning: Wording? {
    let typed = answer.canonical
    guard (1...2).contains(typed.count) else { return nil }
    let part = missing.first { part in
      Self.synonyms.contains { words in
        typed.allSatisfy(words.contains)
          && LessonAnswer(part.text).canonical.allSatisfy(words.contains)
      }
    }
    return part.map { .saidInstead($0.text, of: answer.text) }
  }

  /// Groups of words for kinds and states that mean the same thing, in both languages.
  private static let synonyms: [Set<String>] = [
    [
      "on", "enabled", "active", "activated", "turned", "an", "ein", "eingeschaltet",
      "angeschaltet", "aktiviert", "aktiv",
    ],
    [
      "off", "disabled", "deactivated", "turned", "aus", "ausgeschaltet", "abgeschaltet",
      "deaktiviert",
    ],
    [
      "dimmed", "gray", "grey", "grayed", "greyed", "out", "unavailable", "disabled", "abgeblendet",
      "gedimmt", "grau", "ausgegraut",
    ],
    ["button", "taste", "knopf", "schaltfläche"],
    ["heading", "header", "title", "überschrift", "titel"],
    ["image", "picture", "photo", "bild", "foto", "grafik"],
    ["switch", "button", "toggle", "umschalttaste", "schalter"],
    ["link", "hyperlink"],
    ["text", "field", "textfeld", "feld", "eingabefeld"],
    ["adjustable", "slider", "einstellbar", "regler", "schieberegler"],
    ["selected", "chosen", "ausgewählt", "gewählt"],
  ].map { Set($0.map(LessonAnswer.canonical)) }
}

extension String {
  /// The digits at the beginning of the string.
  fileprivate var digits: String { String(prefix(while: \.isNumber)) }
}

extension LessonAnswer {
  /// Returns whether the answer and the text contain the same words, possibly misspelled.
  func isNear(_ text: String) -> Bool {
    let other = LessonAnswer(text)
    return words.allSatisfy { other.holds($0, evenMisspelled: true) }
      && other.words.allSatisfy { holds($0, evenMisspelled: true) }
  }
}
