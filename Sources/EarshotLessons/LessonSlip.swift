import EarshotNotation
import EarshotSession

/// Typing errors in an answer whose words are right.
///
/// The number of letters that can differ depends on the length of the word. A word with a meaning
/// on this screen is never a typing error for another word. A singular is never a typing error for
/// its plural, and “locked” is never one for “unlocked”.
///
/// - Source: our choice.
enum LessonSlip {
  /// Returns whether words equal the expected words, except for at least one typing error.
  static func isOnlySlips(_ words: [String], for wanted: [String], known: Set<String>) -> Bool {
    guard words.count == wanted.count, words != wanted else { return false }
    let pairs = zip(words, wanted)
    return pairs.allSatisfy { $0 == $1 || isSlip($0, for: $1, known: known) }
  }

  /// Returns whether a typed word is the wanted word with a typing error.
  static func isSlip(_ typed: String, for wanted: String, known: Set<String>) -> Bool {
    if isNumber(wanted), !known.contains(typed) { return isSlip(typed, forNumber: wanted) }
    guard !known.contains(typed), wanted.count > 2, !isOtherForm(typed, wanted),
      !(typed + wanted).contains(where: \.isNumber)
    else { return false }
    if wanted.count == 3 { return typed.sorted() == wanted.sorted() && typed.first == wanted.first }
    return Suggestion.nearest(to: typed, in: [wanted]) != nil
  }

  private static func isNumber(_ word: String) -> Bool { word.allSatisfy(\.isNumber) }

  /// Returns whether a typed word is the spelled-out number with a typing error.
  ///
  /// Short numbers resemble other words, such as “neun” and “nein”, so their letters can differ
  /// only in their order.
  private static func isSlip(_ typed: String, forNumber wanted: String) -> Bool {
    guard !typed.contains(where: \.isNumber) else { return false }
    return PlainWord.spellings(of: wanted).contains { word in
      if word.count > 4 { return Suggestion.nearest(to: typed, in: [word]) != nil }
      return word.count == 4 && typed.first == word.first && typed.sorted() == word.sorted()
    }
  }

  /// Returns whether one word is a different form of the other: a plural, or the opposite.
  static func isOtherForm(_ typed: String, _ wanted: String) -> Bool {
    let endings = ["s", "es", "e", "n", "en", "er", "ed"]
    let beginnings = ["un", "in", "im", "dis", "re"]
    return [(typed, wanted), (wanted, typed)].contains { short, long in
      endings.contains { short + $0 == long } || beginnings.contains { $0 + short == long }
    }
  }
}

extension LessonQuestion {
  /// Returns the correct spelling of an answer that's right except for typing errors, or `nil` if
  /// it isn't right.
  ///
  /// - Parameters:
  ///   - text: The learner's answer.
  ///   - known: The words with a meaning on the screen.
  /// - Returns: The words with the correct spelling.
  func spelling(of text: String, known: Set<String>) -> String? {
    let answer = LessonAnswer(text)
    return words.speech.isEmpty
      ? SilenceWords.spelling(of: answer.words) : words.spelling(of: answer, known: known)
  }
}

extension SilenceWords {
  private static let spellings = ["nothing", "silence", "silent", "nichts", "stille", "sound"]

  /// Returns the words for silence that the learner meant, or `nil` if there are none.
  fileprivate static func spelling(of words: [String]) -> String? {
    let meant = words.map { Suggestion.nearest(to: $0, in: spellings) ?? $0 }
    let text = meant.joined(separator: " ")
    return meant != words && LessonAnswer(text).isSilence ? text : nil
  }
}

extension LessonPlayer {
  /// Returns the words that have a meaning at this point: words of elements, and words that
  /// VoiceOver said.
  func knownWords(besides wanted: [String]) -> Set<String> {
    let texts = session.order.map(\.description) + outline + Array(heard)
    let wanted = LessonAnswer(wanted.joined(separator: " ")).canonical
    return Set(texts.flatMap { LessonAnswer($0).canonical }).subtracting(wanted)
  }
}
