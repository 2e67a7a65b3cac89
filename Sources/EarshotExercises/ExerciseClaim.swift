import EarshotLessons
import EarshotLines

/// The meaning of a control's name, judged by its words.
///
/// Even with a wanted word, a name is wrong if it denies the word, says the opposite, or says what
/// has happened.
///
/// - Source: Apple docs, `accessibilityLabel`: a name says what the element does, not its kind
///   or its state; the words are our choice.
struct ExerciseClaim {
  let words: ExercisePhrase
  /// The words of a check.
  ///
  /// The name needs one of them.
  let wanted: [String]
  /// The language of the exercise.
  let language: LessonLanguage
  /// VoiceOver's words after the user uses the control.
  var result: Set<String> = []
  /// The words that VoiceOver says elsewhere in the app, which are names of its objects.
  var things: Set<String> = []
  /// Whether the control is a switch.
  ///
  /// In the name of a switch, a verb for turning something off reverses the meaning of the state.
  var isSwitch = false
  /// Whether the control is a button or a link, which performs an action on something.
  var acts = false

  /// The places of the wanted words in the name.
  private var places: [Range<Int>] {
    wanted.flatMap { ExerciseWords.places(of: $0, in: words.words, language) }
  }

  /// Whether the name contains a wanted word.
  var isMade: Bool { !places.isEmpty }

  /// The reason that the name is wrong regardless of its other words, or `nil` if there's none.
  var fault: Wording? {
    if let word = picture { return .leaveOutPicture(word) }
    if let word = denial ?? opposite { return .saysOpposite(word) }
    if let word = outcome { return .saysResult(word) }
    if let word = otherVerb { return .isAnotherAction(word) }
    return acts ? wider.map(Wording.isMoreThanItActsOn) : nil
  }

  /// The word in the name for the picture on the control, which listeners can't see, or `nil` if
  /// there's none.
  private var picture: String? {
    let all = words.words
    guard let first = all.first, let last = all.last else { return nil }
    if all.count > 1, Meaning.pictures.contains(first), Meaning.prepositions.contains(all[1]) {
      return first
    }
    let isNamed = things.contains(last) || isWanted(last)
    guard !isNamed, Meaning.pictures.contains(where: { last.hasSuffix($0) }) else { return nil }
    return last
  }

  private func isWanted(_ word: String) -> Bool {
    wanted.contains { ExerciseWords.of($0).contains(word) }
  }

  /// The word that denies a wanted word wherever the name contains it, or `nil` if there's none.
  private var denial: String? {
    wanted.lazy.compactMap { word -> String? in
      let places = ExerciseWords.places(of: word, in: words.words, language)
      let denials = places.map { words.denial(of: $0, exceptIn: wanted) }
      return denials.contains(nil) ? nil : denials.first ?? nil
    }.first
  }

  /// The verb for a different effect if it's the only verb in the name, as in “Save the cart”, or
  /// `nil` if there's none.
  private var otherVerb: String? {
    let all = words.words
    let verbs = [all.first, all.count > 1 ? all.last : nil].compactMap(\.self)
    guard acts, words.parts.count == 1, !all.contains(where: Meaning.conjunctions.contains) else {
      return nil
    }
    return verbs.first { verb in
      Meaning.otherVerbs.contains(verb) && !isWanted(verb) && !result.contains(verb)
    }
  }

  /// The verb for the opposite of the control's effect, or `nil` if there's none.
  private var opposite: String? {
    let own = Meaning.oppositions.filter { pair in wanted.contains { Self.is(pair.asked, $0) } }
    let against = own.flatMap(\.against) + (isSwitch ? Meaning.switchingOff : [])
    let with = own.flatMap(\.with) + (isSwitch ? Meaning.switchingOn : [])
    guard !words.words.contains(where: { Self.is(with, $0) }), !words.hasBothWays else {
      return nil
    }
    return words.words.first { word in
      Self.is(against, word) && !Meaning.isParticiple(word)
        && !wanted.contains { word.begins(with: $0.lowercased()) }
    } ?? (isSwitch ? words.switchedOff : nil)
  }

  private static func `is`(_ stems: [String], _ word: String) -> Bool {
    stems.contains { word.lowercased().begins(with: $0) }
  }

  /// The participle if it's the only wanted word, as in “Closed” for “Close”, or `nil` if it isn't.
  private var outcome: String? {
    if words.words.allSatisfy(result.contains),
      let word = words.words.first(where: { Meaning.isParticiple($0) && !isWanted($0) })
    {
      return word
    }
    let found = places.map { place -> String? in
      guard place.count == 1 else { return nil }
      let word = words.words[place.lowerBound]
      let isEnd = place.upperBound == words.words.count
      guard !isWanted(word), Meaning.isParticiple(word), isEnd || result.contains(word) else {
        return nil
      }
      return word
    }
    return found.contains(nil) ? nil : found.first ?? nil
  }

  /// The word for an object that a control on a screen can't act on, as in “Close the app”, or
  /// `nil` if there's none.
  private var wider: String? {
    let all = words.words
    for (place, word) in all.enumerated() where Meaning.wider.contains(word) {
      guard !things.contains(word), !isWanted(word) else { continue }
      let before = all[..<place].drop { Meaning.determiners.contains($0) }
      let after = all[(place + 1)...]
      let isEnglish =
        before.dropFirst().allSatisfy(Meaning.determiners.contains)
        && !before.isEmpty && (after.first.map(Meaning.conjunctions.contains) ?? true)
      let isGerman = before.isEmpty && after.count == 1 && after.first?.hasSuffix("en") == true
      if isEnglish || isGerman { return word }
    }
    return nil
  }
}

/// Text as words, each with the number of its clause.
struct ExercisePhrase {
  /// The words in lowercase, without apostrophes.
  private(set) var words: [String] = []
  private var clauses: [Int] = []

  init(_ text: String) {
    var word = ""
    var clause = 0
    func isApostrophe(_ character: Character) -> Bool { "'’".contains(character) }
    for character in text.lowercased() + " " where !isApostrophe(character) {
      if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if Meaning.turns.contains(word) { clause += 1 }
      if !word.isEmpty {
        words.append(word)
        clauses.append(clause)
      }
      word = ""
      if !character.isBlank, character != "-" { clause += 1 }
    }
  }

  /// The words of each clause.
  var parts: [[String]] {
    Set(clauses).sorted().map { clause in
      zip(words, clauses).filter { $0.1 == clause }.map(\.0)
    }
  }

  /// Returns the word that denies the words at a place, or `nil` if no word does.
  ///
  /// Words that the check asks for don't deny anything.
  func denial(of place: Range<Int>, exceptIn wanted: [String]) -> String? {
    let asked = Set(wanted.flatMap(ExerciseWords.of))
    let last = words[place.upperBound - 1]
    let next = place.upperBound < words.count ? words[place.upperBound] : ""
    if Meaning.denyingEndings.contains(next), clauses[place.upperBound] == clauses[place.lowerBound]
    {
      return next
    }
    let isWhole = asked.contains(last)
    if !isWhole, Meaning.denyingEndings.contains(where: { last.hasSuffix($0) }) { return last }
    return words.indices.first { index in
      guard clauses[index] == clauses[place.lowerBound], !place.contains(index),
        !asked.contains(words[index])
      else { return false }
      let word = words[index]
      // “Close and do not save” denies only the words after “and”.
      let between = words[min(index, place.upperBound)..<max(index, place.lowerBound)]
      if between.contains(where: ["and", "und"].contains) { return false }
      if Meaning.denialsAfter.contains(where: { word.begins(with: $0) }) { return true }
      let next = index + 1 < words.count ? words[index + 1] : ""
      return index < place.lowerBound && Meaning.isDenial(word)
        && !Meaning.conjunctions.contains(next)
    }.map { words[$0] }
  }

  /// Whether the text names two effects in a shortened form, as in “ein- und ausblenden”.
  var hasBothWays: Bool {
    zip(words, words.dropFirst()).contains {
      ["ein", "auf", "an", "on", "in"].contains($0) && Meaning.conjunctions.contains($1)
    }
  }

  /// The word “off” in “turn … off”, or `nil` if the name doesn't contain it or also contains “on”.
  var switchedOff: String? {
    guard ["turn", "switch"].contains(words.first), !words.contains("on") else { return nil }
    return words.first { $0 == "off" }
  }
}
