import EarshotLines

/// Functions that convert words to a form for comparison, with umlauts as two letters and small
/// numbers as digits.
///
/// You can type this form on any keyboard. A comparison converts both sides to it.
///
/// - Source: our choice.
package enum PlainWord {
  private static let letters: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"]
  private static let english = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]
  private static let german = [
    "null", "eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwoelf",
  ]
  private static let numbers = Dictionary(
    uniqueKeysWithValues: [english, german].flatMap { words in
      words.enumerated().map { ($1, "\($0)") }
    }
  )

  /// Returns a word, normalized for comparison.
  package static func canonical(_ word: String) -> String {
    let plain = word.map { letters[$0] ?? String($0) }.joined()
    return numbers[plain] ?? NumberWords.tens[plain].map { "\($0)" } ?? plain
  }

  /// Returns the words in every language for a number in digits, or an empty array if there are
  /// none.
  package static func spellings(of number: String) -> [String] {
    let tens = NumberWords.tens.filter { "\($0.value)" == number }.map(\.key)
    return numbers.filter { $0.value == number }.map(\.key) + tens
  }

  /// Returns the words of a line in lowercase, without the punctuation between them.
  ///
  /// A number is one word.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package static func words(of text: String) -> [String] {
    let typed = text.filter { !"'’".contains($0) }
    return NumberWords.joined(
      SpokenComparison.words.key(of: typed).split(separator: " ").map(String.init)
    )
  }
}
