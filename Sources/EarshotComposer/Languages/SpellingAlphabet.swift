/// The words for letters in the spelling alphabet.
///
/// The alphabet is only in English, because the words of other languages are unknown.
///
/// - Source: magentaA11y for its use; the words are our choice, from general knowledge.
enum SpellingAlphabet {
  /// Returns the word for a letter, regardless of its case, such as “Whisky”, or `nil` if there's
  /// none.
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
