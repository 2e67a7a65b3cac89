/// Translations of durations in words into the notation.
///
///     half a second          →    0.5s
///     two and a half minutes →    150s
///     1 min 30, 1m30s, 1:30  →    90s
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

  /// Returns the notation for a duration in words, which can have several parts.
  ///
  /// A number at the end, after a unit, has the next smaller unit, as in `1 min 30`.
  ///
  /// - Parameter words: The words of the duration, in lowercase.
  /// - Returns: The duration, such as `0.5s`, or `nil` if the words aren't a duration.
  package static func written(_ words: [String]) -> String? {
    var amount: Double?
    var total: Double?
    var last: (size: Double, digits: String) = (0, "")
    for word in pieces(of: words) {
      let (number, unit) = parts(of: word)
      // In “half a second”, “a” isn't a number.
      if let number, !(["a", "an"].contains(word) && amount != nil) {
        amount = (amount ?? 0) + number
        last.digits = word
      }
      if word == "quarter" { amount = 0.25 }
      if word == "couple" { amount = 2 }
      guard !unit.isEmpty, let size = units.first(where: { $0.names.contains(unit) }) else {
        guard number != nil || ["of", "and", "a", "an", "quarter", "couple"].contains(word) else {
          return nil
        }
        continue
      }
      // In '5s, 10s', the second duration isn't a part of the first one.
      guard total == nil || size.milliseconds < last.size else { return nil }
      total = (total ?? 0) + (amount ?? 1) * size.milliseconds
      last = (size.milliseconds, "")
      amount = nil
    }
    if let rest = amount {
      guard let smaller = size(of: rest, last.digits, below: last.size) else { return nil }
      total = (total ?? 0) + rest * smaller
    }
    guard let total, total > 0, total < 1e12 else { return nil }
    return inSeconds(total)
  }

  /// Returns a number of milliseconds in seconds: `1.5s`.
  private static func inSeconds(_ milliseconds: Double) -> String {
    let seconds = milliseconds / 1_000
    return seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s"
  }

  /// Returns the size of the unit that a number without a unit has after a larger unit, or `nil` if
  /// the number can't belong to the duration.
  ///
  /// After seconds, only three digits are milliseconds.
  private static func size(of number: Double, _ digits: String, below size: Double) -> Double? {
    guard let place = units.lastIndex(where: { $0.milliseconds < size }),
      digits.allSatisfy({ $0.isASCII && $0.isNumber }), !digits.isEmpty,
      place > 0 || digits.count == 3
    else { return nil }
    let smaller = units[place].milliseconds
    return number < size / smaller ? smaller : nil
  }

  /// Returns the numbers and units in words such as `1m30s` and `1:30`, each as a word.
  private static func pieces(of words: [String]) -> [String] {
    var pieces: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let clock = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard isClock(clock) else {
        pieces += PlainLine.number(word) == nil ? withoutGlue(word) : [word]
        continue
      }
      let next = rest.first.flatMap { word in units.first { $0.names.contains(word) } }
      if next != nil { rest.removeFirst() }
      let isLong = clock.count == 3 || next?.milliseconds == 3_600_000
      pieces += zip(clock, isLong ? ["h", "min", "s"] : ["min", "s"]).flatMap { [$0, $1] }
    }
    return pieces
  }

  /// Returns whether the parts between colons are a time such as `1:30` or `1:00:00`.
  private static func isClock(_ parts: [String]) -> Bool {
    (2...3).contains(parts.count) && parts[0].count <= 3
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } && !$0.isEmpty }
      && parts.dropFirst().allSatisfy { $0.count == 2 && $0 < "60" }
  }

  /// Returns the numbers and the letters of a word, such as `1`, `m`, `30`, and `s` for `1m30s`.
  private static func withoutGlue(_ word: String) -> [String] {
    var pieces: [String] = []
    var wasNumber: Bool?
    for character in word {
      let isNumber = character.isASCII && character.isNumber || ".,".contains(character)
      if isNumber != wasNumber { pieces.append("") }
      pieces[pieces.count - 1].append(character)
      wasNumber = isNumber
    }
    return pieces
  }

  /// Returns what a number without a unit can mean: seconds, milliseconds, or either.
  ///
  /// An app seldom waits longer than a few minutes, but a timer can be longer.
  ///
  /// - Source: our choice: other tools count milliseconds, and an author who thinks in seconds
  ///   seldom needs three digits.
  static func readings(of number: String, inTimer isTimer: Bool) -> [String] {
    let seconds = "\(number)s"
    guard let value = Double(number), value >= (isTimer ? 500 : 100), value < 1e12 else {
      return [seconds]
    }
    let short = value < 1_000 ? "\(number)ms" : inSeconds(value)
    return value >= (isTimer ? 10_000 : 500) ? [short] : [seconds, short]
  }

  /// Returns the number and the unit in a word such as `3`, `seconds`, or `3s`.
  ///
  /// The number is `nil`, or the unit is empty, if the word doesn't contain one.
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
      for count in stride(from: min(8, words.count - start), to: 0, by: -1) {
        let range = start..<(start + count)
        let plain = words[range].map(bare)
        guard let written = written(plain), !["of", "and"].contains(plain[0]) else { continue }
        // Elsewhere, a number after the unit can count something else.
        let isEnd = range.upperBound == words.count || words[range.upperBound - 1].hasSuffix(":")
        guard isEnd || count == 1 || PlainLine.number(plain[count - 1]) == nil else { continue }
        return (written, range)
      }
    }
    return nil
  }

  /// Returns a word in lowercase, without punctuation at its end.
  static func bare(_ word: String) -> String {
    String(word.lowercased().reversed().drop { ",:".contains($0) }.reversed())
  }
}
