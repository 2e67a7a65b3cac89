import EarshotLines
import EarshotSession

/// A question with answers to choose from, for a learner who hasn't chosen yet.
struct LessonChoice: Sendable {
  /// The author's question.
  let ask: LessonAsk
  var hints = 0

  init(_ ask: LessonAsk) { self.ask = ask }

  /// The answers with their numbers, as printed.
  var choices: [LessonLine] {
    ask.choices.enumerated().map {
      LessonLine(.choice, $1.text, detail: Wording(verbatim: " \($0 + 1)"))
    }
  }

  /// Returns the answer that the text selects by its number, its letter, or its words, or `nil` if
  /// it selects none.
  func choice(_ text: String) -> LessonAsk.Choice? {
    if let place = place(text), ask.choices.indices.contains(place) { return ask.choices[place] }
    let answer = LessonAnswer(text)
    guard !answer.words.isEmpty else { return nil }
    if let choice = ask.choices.first(where: { answer.isSame(as: $0.text) }) { return choice }
    if let place = Self.place(inWords: answer.words) {
      return ask.choices.indices.contains(place) ? ask.choices[place] : nil
    }
    let words = Self.words(of: text)
    return only { Self.begins($0, with: words) } ?? only { Self.holds($0, words) }
      ?? only { choice in words.count > 1 && Set(words).isSubset(of: choice) }
      ?? nearest(to: words)
  }

  /// Returns the choice that shares the most words with the learner's answer.
  ///
  /// The result is `nil` if the answer has too few of the choice's words, or if another choice
  /// shares at least half as many words.
  ///
  /// For example, “You can reach the parts” isn't close to a choice that denies it.
  ///
  /// - Source: our choice.
  private func nearest(to words: [String]) -> LessonAsk.Choice? {
    let typed = Set(words.filter { $0.count > 3 && !Self.emphasis.contains($0) })
    let counts = ask.choices.map { choice in
      let others = Self.words(of: choice.text)
      guard Self.isDenial(words) == Self.isDenial(others) else { return 0 }
      return typed.count { word in
        others.contains { $0 == word || LessonSlip.isSlip(word, for: $0, known: []) }
      }
    }
    guard let most = counts.max(), most >= Self.fewestInCommon, most * 2 >= typed.count,
      counts.count(where: { $0 * 2 >= most }) == 1, let place = counts.firstIndex(of: most)
    else { return nil }
    return ask.choices[place]
  }

  private static let fewestInCommon = 2
  private static let emphasis: Set = ["just", "only", "simply", "also", "einfach", "auch", "dass"]

  private static let denials: Set = [
    "cant", "cannot", "dont", "doesnt", "isnt", "wont", "not", "no", "never", "nothing", "nicht",
    "kein", "keine", "keinen", "nie", "nichts",
  ]

  /// Returns whether the words deny something.
  private static func isDenial(_ words: [String]) -> Bool {
    words.contains { denials.contains($0) || SilenceWords.denials.contains($0) }
  }

  /// Returns the words of text, normalized for comparison.
  ///
  /// Hyphens also separate words.
  private static func words(of text: String) -> [String] {
    LessonAnswer(text).canonical.flatMap { $0.split(separator: "-").map(String.init) }
  }

  /// Returns the choice whose words match, or `nil` if not exactly one matches.
  private func only(_ isMeant: ([String]) -> Bool) -> LessonAsk.Choice? {
    let meant = ask.choices.filter { isMeant(Self.words(of: $0.text)) }
    return meant.count == 1 ? meant[0] : nil
  }

  /// Returns whether words are the beginning of a choice, allowing for typing errors.
  private static func begins(_ choice: [String], with words: [String]) -> Bool {
    guard words.count <= choice.count, words.joined().count > 2 || words.first == choice.first
    else { return false }
    return zip(words, choice).allSatisfy {
      $0 == $1 || LessonSlip.isSlip($0, for: $1, known: [])
    }
  }

  /// Returns whether a choice contains the words consecutively.
  private static func holds(_ choice: [String], _ words: [String]) -> Bool {
    guard words.joined().count > 2, choice.count >= words.count else { return false }
    return (0...choice.count - words.count).contains { start in
      begins(Array(choice[start...]), with: words)
    }
  }

  /// Returns the index that words such as “the third one” or „die zweite“ stand for, or `nil` if
  /// they stand for none.
  private static func place(inWords words: [String]) -> Int? {
    let rest = words.filter { !fillers.contains($0) }
    let others = rest.filter { ordinal($0) == nil }
    let places = rest.compactMap(ordinal)
    if places.count == 1, others.isEmpty || others == ["one"] { return places[0] }
    guard rest.count == 1, let number = Int(PlainWord.canonical(rest[0])) else { return nil }
    return number - 1
  }

  /// Returns the index of an ordinal number, which in German can have any ending, or `nil` for any
  /// other word.
  private static func ordinal(_ word: String) -> Int? {
    let english = ["first", "second", "third", "fourth", "fifth", "sixth"]
    let german = ["erste", "zweite", "dritte", "vierte", "fünfte", "sechste"]
    return english.firstIndex(of: word) ?? german.firstIndex(where: word.begins)
  }

  private static let fillers: Set = [
    "the", "number", "answer", "option", "choice", "auswahl", "möglichkeit", "its", "it", "is",
    "der", "die", "das", "nummer", "antwort", "es",
    "ist",
  ]

  /// Returns the index for a number or a letter, or `nil` for any other text.
  private func place(_ text: String) -> Int? {
    if let number = Int(text) { return number - 1 }
    guard text.utf8.count == 1, let letter = text.lowercased().utf8.first else { return nil }
    return Int(letter) - Int(UInt8(ascii: "a"))
  }

  /// Returns a hint by its number, starting at 1.
  ///
  /// The author's hints come first, followed by a wrong answer and the right answer. After the last
  /// hint, this method returns the last hint again.
  func hint(_ number: Int) -> Wording? {
    let wrong = ask.choices.indices.filter { !ask.choices[$0].isRight }
    let right = ask.choices.indices.filter { ask.choices[$0].isRight }
    let all =
      ask.help.hints.map { Wording(verbatim: $0) }
      + wrong.prefix(1).map { .itIsNot(number: $0 + 1) }
      + [right.map { .itIs(number: $0 + 1) }.joined(by: " ")]
    return number <= all.count ? all[number - 1] : all.last
  }
}
