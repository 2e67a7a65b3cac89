/// The words that letters are spelled with.
///
/// The alphabet is English only: the words of other languages aren't known.
///
/// - Source: magentaA11y for its use; the words are our choice, from general knowledge.
enum SpellingAlphabet {
  /// Returns the word for a letter, regardless of its case: “Whisky”.
  static func word(for letter: Character) -> String? {
    letter.lowercased().first.flatMap { words[$0] }
  }

  private static let words: [Character: String] = Dictionary(
    [
      "Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliet",
      "Kilo", "Lima", "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango",
      "Uniform", "Victor", "Whisky", "X-ray", "Yankee", "Zulu",
    ].compactMap { word in
      word.lowercased().first.map { ($0, word) }
    },
    uniquingKeysWith: { first, _ in first }
  )
}
