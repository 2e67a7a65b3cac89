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
    let words = plain.lowercased().split { " ;".contains($0) }.map(String.init)
      .filter { !["from", "von", "as", "time", "min", "max", ","].contains($0) }
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
        let isUnit = !between.contains(word) && !stepWords.contains(word)
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
    guard (2...3).contains(numbers.count) else { return [] }
    let unit = isTime ? "" : numbers.prefix(2).map(\.unit).last { !$0.isEmpty } ?? ""
    let ends = "\(numbers[0].text)\(unit)...\(numbers[1].text)\(unit)"
    let step = numbers.count == 3 ? " by \(numbers[2].text)\(unit)" : ""
    return ["\(ends)\(step)\(isTime ? " as time" : "")"]
  }

  /// Returns the number of seconds in a time such as `32:15` or `1:05:00`, or `nil` for any other
  /// word.
  private static func seconds(_ word: String) -> String? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0 != nil }) else { return nil }
    return "\(parts.reduce(0) { $0 * 60 + ($1 ?? 0) })"
  }
}
