/// A price, which is a number with a currency.
///
/// - Source: our choice, after Unicode, category Sc, and ISO 4217 for the codes that people see
///   most.
enum Price {
  private static let codes: Set<Substring> = [
    "eur", "euro", "euros", "usd", "dollar", "dollars", "gbp", "pounds", "chf", "jpy", "yen", "rub",
    "cny", "pln", "sek", "nok", "dkk", "czk", "inr", "円", "元", "руб", "р",
  ]

  /// Words that can be part of a price.
  private static let joining: Set<Substring> = ["from", "ab", "от", "free"]

  private static let words = codes.union(joining)

  /// Returns whether text is only a price, such as “39 €”, “$4.99”, or “from 12 EUR”.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func isAll(of text: String) -> Bool {
    // A price contains a digit, and the only currency in ASCII is the dollar sign.
    if text.isASCIIText(without: UInt8.digits.contains) { return false }
    if let first = text.firstWordOfASCII, !mayBelong(first) { return false }
    if let words = text.wordsOfASCII, !words.allSatisfy({ mayBelong($0) }) { return false }
    guard text.count <= 24, text.contains(where: \.isNumber) else { return false }
    var hasCurrency = text.contains { $0.isCurrencySymbol }
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
      if codes.contains(word) {
        hasCurrency = true
      } else if !joining.contains(word) {
        return false
      }
    }
    return hasCurrency
  }

  /// Returns whether an ASCII word may be part of a price.
  ///
  /// A word may be part of a price if it's known or if it contains a digit, a capital letter, or a
  /// punctuation mark.
  private static func mayBelong(_ word: String) -> Bool {
    guard word.utf8.count <= 7, word.utf8.allSatisfy({ $0 >= 0x61 }) else {
      return word.utf8.count <= 24 && !word.utf8.allSatisfy { $0 >= 0x61 }
    }
    return words.contains(word[...])
  }
}
