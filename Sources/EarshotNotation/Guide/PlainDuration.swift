/// Translations of durations in words into the notation.
///
///     half a second          →    0.5s
///     two and a half minutes →    150s
///
/// - Source: our choice, from what people typed.
package enum PlainDuration {
  private static let units: [(names: Set<String>, milliseconds: Double)] = [
    (["ms", "millisecond", "milliseconds", "msec", "millisekunden"], 1),
    (
      ["s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden"], 1_000
    ),
    (["m", "min", "mins", "minute", "minutes", "minuten"], 60_000),
    (["h", "hr", "hour", "hours", "stunde", "stunden"], 3_600_000),
  ]

  /// Returns the notation for a duration in words.
  ///
  /// - Parameter words: The words of the duration, in lowercase.
  /// - Returns: The duration, such as `0.5s`, or `nil` if the words aren't a duration.
  package static func written(_ words: [String]) -> String? {
    var amount: Double?
    var total: Double?
    for word in words {
      let (number, unit) = parts(of: word)
      // In “half a second”, “a” isn't a number.
      if let number, !(["a", "an"].contains(word) && amount != nil) {
        amount = (amount ?? 0) + number
      }
      if word == "quarter" { amount = 0.25 }
      if word == "couple" { amount = 2 }
      guard !unit.isEmpty, let size = units.first(where: { $0.names.contains(unit) }) else {
        guard number != nil || ["of", "and", "a", "an", "quarter", "couple"].contains(word) else {
          return nil
        }
        continue
      }
      total = (total ?? 0) + (amount ?? 1) * size.milliseconds
      amount = nil
    }
    guard let total, total > 0, total < 1e12, amount == nil else { return nil }
    let seconds = total / 1_000
    return seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s"
  }

  /// Returns the number and the unit in a word such as `3`, `seconds`, or `3s`.
  ///
  /// The number is `nil`, or the unit is empty, if the word doesn't have it.
  private static func parts(of word: String) -> (number: Double?, unit: String) {
    let digits = word.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    guard !digits.isEmpty else {
      if word == "half" { return (0.5, "") }
      if word == "second" || word == "a" || word == "an" {
        return (word == "second" ? nil : 1, word == "second" ? "second" : "")
      }
      let number = PlainLine.number(word).flatMap { Double($0) }
      return number.map { ($0, "") } ?? (nil, word)
    }
    let number = Double(String(digits).replacing(",", with: "."))
    return (number, String(word.dropFirst(digits.count)))
  }

  /// Returns the first duration in the given words and the range of its words, or `nil` if there's
  /// none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
  static func first(
    in words: [String]
  ) -> (written: String, range: Range<Int>)? {
    for start in words.indices {
      for count in stride(from: min(6, words.count - start), to: 0, by: -1) {
        let range = start..<(start + count)
        let plain = words[range].map { $0.lowercased().filter { $0 != ":" } }
        guard let written = written(plain), !["of", "and"].contains(plain[0]) else { continue }
        return (written, range)
      }
    }
    return nil
  }
}
