import EarshotModel

/// A search for a word of the notation by its description.
///
///     doubleTapWithTwoFingers    →    magicTap, “on a two-finger double tap”
///
/// The unknown name is split into words. If exactly one row of the tables contains all of them, it's
/// the one that the author meant.
///
/// - Source: our choice.
enum DescribedWord {
  /// Words of names that say nothing about their meaning.
  private static let fillers: Set = [
    "on", "with", "the", "did", "was", "is", "handler", "event", "accessibility", "a", "an", "of",
    "for", "perform", "has", "of", "by", "to", "when", "at", "aria", "my", "gesture", "set", "user",
  ]

  /// Returns the only word whose name or description contains all words of a name, or `nil` if
  /// there isn't exactly one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the table.
  static func named(_ name: String, in rows: [NotationGuide.Row]) -> String? {
    let words = Set(name.nameWords.filter { !fillers.contains($0) }.map(stem))
    guard !words.isEmpty, name.utf8.count <= 60, words.contains(where: { $0.utf8.count > 3 }),
      name.nameWords.count > 1
    else { return nil }
    let found = rows.filter { row in
      let text = Set(
        (row.word.nameWords + row.meaning.split { !$0.isLetter && !$0.isNumber }.map(String.init))
          .map { stem($0.lowercased()) }
      )
      return words.isSubset(of: text)
    }
    let names = Set(found.map { row in String(row.word.prefix { $0.isLetter || $0 == "." }) })
    return names.count == 1 ? found.first?.word : nil
  }

  /// Returns a word without its ending, to make `taps` equal to `tapped`.
  private static func stem(_ word: String) -> String {
    for (ending, least) in [("ing", 6), ("ed", 5), ("es", 5), ("s", 4)]
    where word.hasSuffix(ending) && word.utf8.count >= least {
      return String(word.dropLast(ending.count))
    }
    return word
  }
}
