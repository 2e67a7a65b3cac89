import EarshotNotation
import EarshotSession

/// Slips of the keys in an answer whose words are right.
///
/// How many letters may differ depends on the length of the word. A word that means something on this
/// screen is never a slip for another, nor is a singular for a plural, nor “locked” for “unlocked”.
///
/// - Source: our choice.
enum LessonSlip {
  /// Whether words are those that are wanted, but for slips; at least one.
  static func isOnlySlips(_ words: [String], for wanted: [String], known: Set<String>) -> Bool {
    guard words.count == wanted.count, words != wanted else { return false }
    let pairs = zip(words, wanted)
    return pairs.allSatisfy { $0 == $1 || isSlip($0, for: $1, known: known) }
  }

  /// Whether a word is another one with a slip of the keys.
  static func isSlip(_ typed: String, for wanted: String, known: Set<String>) -> Bool {
    guard !known.contains(typed), wanted.count > 2, !isOtherForm(typed, wanted),
      !(typed + wanted).contains(where: \.isNumber)
    else { return false }
    if wanted.count == 3 { return typed.sorted() == wanted.sorted() && typed.first == wanted.first }
    return Suggestion.nearest(to: typed, in: [wanted]) != nil
  }

  /// Whether one is a form of the other: a plural, or the opposite.
  private static func isOtherForm(_ typed: String, _ wanted: String) -> Bool {
    let endings = ["s", "es", "e", "n", "en", "er", "ed"]
    let beginnings = ["un", "in", "im", "dis", "re"]
    return [(typed, wanted), (wanted, typed)].contains { short, long in
      endings.contains { short + $0 == long } || beginnings.contains { $0 + short == long }
    }
  }
}

extension LessonQuestion {
  /// What an answer is spelled like that is right but for slips of the keys, or `nil` if it isn't.
  ///
  /// - Parameters:
  ///   - text: The answer.
  ///   - known: The words that mean something on the screen.
  /// - Returns: The words as they are spelled.
  func spelling(of text: String, known: Set<String>) -> String? {
    let answer = LessonAnswer(text)
    return words.speech.isEmpty
      ? SilenceWords.spelling(of: answer.words) : words.spelling(of: answer, known: known)
  }
}

extension SilenceWords {
  private static let spellings = ["nothing", "silence", "silent", "nichts", "stille", "sound"]

  /// Words for silence that were meant, or `nil` if no others were.
  fileprivate static func spelling(of words: [String]) -> String? {
    let meant = words.map { Suggestion.nearest(to: $0, in: spellings) ?? $0 }
    let text = meant.joined(separator: " ")
    return meant != words && LessonAnswer(text).isSilence ? text : nil
  }
}

extension LessonPlayer {
  /// The words that mean something here: those of elements, and those that were heard.
  func knownWords(besides wanted: [String]) -> Set<String> {
    let texts = session.order.map(\.description) + outline + Array(heard)
    let wanted = LessonAnswer(wanted.joined(separator: " ")).canonical
    return Set(texts.flatMap { LessonAnswer($0).canonical }).subtracting(wanted)
  }
}
