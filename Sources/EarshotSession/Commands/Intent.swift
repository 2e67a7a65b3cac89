import EarshotLines
import EarshotModel

/// The intention of a line in the user's own words, determined by the ideas in the line.
///
///     Intent.meant(by: "could you read the whole page")    // 'two-finger swipe up'
///
/// ``BorrowedCommand`` recognizes phrases at the beginning of a line. An intent recognizes ideas in
/// any order and in any words. ``IntentWords`` contains the words for each idea, and the table of
/// intents contains the ideas for each command. A line matches a row if it expresses all of the
/// row's ideas, and if it has fewer other meaningful words than the row has ideas.
///
/// - Source: our choice; SESSIONS.md, "Refusals", requires suggestions that work as typed.
struct Intent: Sendable {
  /// The ideas that a line must express.
  let ideas: Set<String>
  /// The line to type, or advice.
  let answer: MeantForm.Answer

  init(_ ideas: String, _ answer: MeantForm.Answer) {
    self.ideas = Set(ideas.split(separator: " ").map(String.init))
    self.answer = answer
  }

  /// An answer, with the number of words that it explains and doesn't explain.
  struct Match {
    let answer: MeantForm.Answer
    /// The number of words that express the row's ideas.
    let explained: Int
    /// The number of meaningful words that the row doesn't use.
    let leftover: Int

    /// Returns the match with the line's number instead of `%n` in the answer, and its quoted text
    /// instead of `%t`.
    func filled(number: String?, text: String?) -> Match {
      func fill(_ line: String) -> String {
        let counted = line.replacing("%n", with: number ?? "").trimmed
        return counted.replacing("%t", with: text ?? "TEXT")
      }
      let filled: MeantForm.Answer =
        switch answer {
        case .line(let line): .line(fill(line))
        case .advice(let advice): .advice(fill(advice))
        case .severalCommands(let advice): .severalCommands(fill(advice))
        }
      return Match(answer: filled, explained: explained, leftover: leftover)
    }
  }

  /// Returns the intent of a line, or `nil` if no row of the table matches.
  ///
  /// If several rows match, the method uses the row with the most ideas, then the row with the
  /// fewest remaining words, and then the first row.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the number of words in the line and *m* is the number
  ///   of rows; the method checks only lines of at most 16 words.
  static func meant(by text: String) -> Match? {
    guard text.utf8.count <= 200, !text.hasPrefix(":") else { return nil }
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
    let plain = quoted.indices.filter { $0.isMultiple(of: 2) }.map { quoted[$0] }
    let words = PlainWord.words(of: plain.joined(separator: " ")).map(PlainWord.canonical)
      .filter { !IntentWords.isFiller($0) }
    guard (1...16).contains(words.count) else { return nil }
    let ideas = words.map(IntentWords.ideas)
    let fitting = table.compactMap { row in row.match(ideas).map { (row: row, match: $0) } }
    let best = fitting.max { first, second in
      (first.row.ideas.count, -first.match.leftover)
        < (second.row.ideas.count, -second.match.leftover)
    }
    let first = fitting.first {
      $0.row.ideas.count == best?.row.ideas.count && $0.match.leftover == best?.match.leftover
    }
    let number = words.first { Int($0) != nil }
    let quote = quoted.count > 2 ? String(quoted[1]) : nil
    return first.map { $0.match.filled(number: number, text: quote) }
  }

  /// Returns the match of this row with a line, or `nil` if the row doesn't match.
  ///
  /// The line is an array with the possible ideas of each word.
  private func match(_ words: [Set<String>]) -> Match? {
    var missing = ideas
    var (explained, leftover) = (0, 0)
    for word in words {
      // A word expresses only one idea, so two ideas require two words.
      if let idea = word.intersection(missing).min() { missing.remove(idea) }
      if !word.isDisjoint(with: ideas) {
        explained += 1
      } else if !word.contains(IntentWords.neutral) {
        leftover += 1
      }
    }
    guard missing.isEmpty, leftover < ideas.count else { return nil }
    return Match(answer: answer, explained: explained, leftover: leftover)
  }
}
