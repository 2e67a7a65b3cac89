/// Finds prices: a number with a currency.
///
/// - Source: our choice, after Unicode, category Sc, and ISO 4217 for the codes people see most.
enum Price {
  private static let codes: Set<Substring> = [
    "eur", "euro", "euros", "usd", "dollar", "dollars", "gbp", "pounds", "chf", "jpy", "yen", "rub",
    "cny", "pln", "sek", "nok", "dkk", "czk", "inr", "円", "元", "руб", "р",
  ]

  /// Whether a text is only a price, as “39 €”, “$4.99”, or “from 12 EUR”.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func isAll(of text: String) -> Bool {
    guard text.count <= 24, text.contains(where: \.isNumber) else { return false }
    var hasCurrency = text.contains { $0.isCurrencySymbol }
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
      if codes.contains(word) {
        hasCurrency = true
      } else if !["from", "ab", "от", "free"].contains(word) {
        return false
      }
    }
    return hasCurrency
  }
}
