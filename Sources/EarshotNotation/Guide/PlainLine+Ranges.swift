import EarshotModel

// Ranges in everyday words.
extension PlainLine {
  /// Words and signs between the ends of a range.
  private static let between: Set = [
    "to", "bis", "until", "through", "-", "–", "—", "...", "..", "and",
  ]
  private static let stepWords: Set = [
    "step", "steps", "by", "every", "stepping", "increment", "increments", "schritte", "schritten",
    "schritt", "interval", "stride", "in", "of",
  ]

  /// Returns the range in the notation for a value such as `0...1800 step 30 as time`,
  /// `0:00...32:15 in 15s steps`, or `0,5 km bis 5 km`, or an empty array for any other value.
  static func ranges(_ value: String) -> [String] {
    if value.contains(" as "), !value.contains(" as time") { return [] }
    // A range of times of day has no length.
    if value.contains(":"), !value.hasPrefix("0:") { return [] }
    let plain = value.replacing("...", with: " ... ").replacing("–", with: " – ")
      .replacing("..", with: " .. ").replacing(" .. .", with: "...")
    guard let words = rangeWords(in: plain) else { return [] }
    var numbers: [(text: String, unit: String)] = []
    var isTime = plain.lowercased().contains("time")
    for word in words {
      if let time = seconds(word) {
        numbers.append((time, ""))
        isTime = true
        continue
      }
      let digits = word.prefix { $0.isNumber || ".,-".contains($0) }
      guard digits.contains(where: \.isNumber) else {
        let isUnit =
          !between.contains(word.lowercased()) && !stepWords.contains(word.lowercased())
        if isUnit, let last = numbers.indices.last, numbers[last].unit.isEmpty {
          numbers[last].unit = " \(word.filter { $0 != "," })"
        }
        continue
      }
      let unit = String(word.dropFirst(digits.count)).filter { $0 != "," }
      let number = String(digits).replacing(",", with: ".")
      numbers.append(
        (String(number.reversed().drop { $0 == "." }.reversed()), unit == "er" ? "" : unit)
      )
    }
    guard (2...3).contains(numbers.count), isStepped(numbers.map(\.text)) else { return [] }
    guard haveOneUnit(numbers.map(\.unit), inTime: isTime) else { return [] }
    let unit = isTime ? "" : numbers.prefix(2).map(\.unit).last { !$0.isEmpty } ?? ""
    let ends = "\(numbers[0].text)\(unit)...\(numbers[1].text)\(unit)"
    let step = numbers.count == 3 ? " by \(numbers[2].text)\(unit)" : ""
    return ["\(ends)\(step)\(isTime ? " as time" : "")"]
  }

  /// Returns whether the third of the numbers, if any, can be the step of a range between the first
  /// two.
  static func isStepped(_ numbers: [String]) -> Bool {
    let amounts = numbers.compactMap { Double($0) }
    return amounts.count < 3 || amounts[2] <= abs(amounts[1] - amounts[0])
  }

  /// Returns the words of a range without those that have no meaning, or `nil` if the range is in
  /// minutes.
  private static func rangeWords(in text: String) -> [String]? {
    let words = text.split { " ;".contains($0) }.map(String.init)
    // After a number, `min` means minutes.
    let isInMinutes = zip(words, words.dropFirst()).contains { number, word in
      word.lowercased() == "min" && number.last?.isNumber == true
    }
    guard !isInMinutes else { return nil }
    let idle: Set = ["from", "von", "as", "time", "min", "max", ","]
    return words.filter { !idle.contains($0.lowercased()) }
  }

  /// Returns whether the ends and the step of a range have only one unit, which for times is the
  /// second.
  private static func haveOneUnit(_ units: [String], inTime isTime: Bool) -> Bool {
    let found = Set(units.filter { !$0.isEmpty }.map(\.trimmedOfSpaces))
    if isTime { return found.isSubset(of: ["s", "sec", "secs", "second", "seconds"]) }
    let isOnlyOfStep = units.prefix(2).allSatisfy(\.isEmpty) && !found.isEmpty
    return found.count < 2 && !isOnlyOfStep
  }

  /// Returns the number of seconds in a time such as `32:15` or `1:05:00`, or `nil` for any other
  /// word.
  private static func seconds(_ word: String) -> String? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0 != nil }) else { return nil }
    return "\(parts.reduce(0) { $0 * 60 + ($1 ?? 0) })"
  }
}
