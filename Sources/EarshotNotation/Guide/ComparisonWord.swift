import EarshotModel

/// Words that people write for comparisons, with the notation of conditions.
///
/// - Source: our choice, from words typed by people who know other languages.
enum ComparisonWord {
  /// Words that people write for a verb, and the verb in the notation.
  private static let verbs: [(words: Set<String>, written: String)] = [
    ([">", "above", "over", "exceeds"], "is above"), (["<", "below", "under"], "is below"),
    ([">=", "≥"], "is not below"), (["<=", "≤"], "is not above"),
    (["=", "==", "===", "equals", "are", "was", "toBe", "toEqual"], "is"),
    (["!=", "≠", "<>", "isn't", "isn’t"], "is not"),
    (["includes", "has", "matches"], "contains"),
  ]

  /// Words that people write for a verb and a state, and their notation.
  private static let questions: [(words: Set<String>, written: String)] = [
    (
      ["has text", "has value", "has a value", "has content", "!= \"\"", "isn't empty"],
      "is not empty"
    ),
    (["has no text", "has no value", "== \"\"", "= \"\""], "is empty"),
    (["exists", "shows", "appears"], "is not hidden"),
  ]

  /// Returns the replacement for the words after the subject of a test, or `nil` if there's none.
  static func question(for words: String) -> String? {
    questions.first { $0.words.contains(words.lowercased()) }?.written
  }

  /// Returns the replacement for a word that isn't a verb of a condition, or `nil` if there's none.
  static func verb(for word: String) -> String? {
    if let row = verbs.first(where: { $0.words.contains(word) }) { return row.written }
    return StateWord.words.contains(word) ? "is \(word)" : nil
  }

  /// Returns whether text consists of numbers with `or` between them.
  static func areChoices(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 2 && words.contains("or")
      && words.allSatisfy { $0 == "or" || ExactNumber($0) != nil }
  }

  /// Returns the number in text such as `about 3`, or `nil` for any other text.
  static func roughNumber(in text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count == 2, ["about", "around", "approximately", "roughly"].contains(words[0]),
      ExactNumber(words[1]) != nil
    else { return nil }
    return String(words[1])
  }

  /// Returns the numbers in text that begins with `between 1 and 3`, or `nil` for any other text.
  static func ends(between text: String) -> (String, String)? {
    let words = text.split { $0 == " " || $0 == ":" }.prefix(4)
    guard words.count == 4, words[2] == "and", ExactNumber(words[1]) != nil,
      ExactNumber(words[3]) != nil
    else { return nil }
    return (String(words[1]), String(words[3]))
  }

  /// Returns the ends of a range such as `1...3`, or `nil` for any other text.
  static func ends(of text: String) -> (String, String)? {
    guard let dots = text.firstRange(of: "...") else { return nil }
    let (lower, upper) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard ExactNumber(lower) != nil, ExactNumber(upper) != nil else { return nil }
    return (String(lower), String(upper))
  }

  /// Words before or after a number, with the notation that precedes the number.
  private static let numbers: [(before: [String], after: [String], written: String)] = [
    (
      ["greater than", "more than", "larger than", "bigger than", "higher than", "over", ">"], [],
      "above"
    ),
    (["less than", "fewer than", "smaller than", "lower than", "under", "<"], [], "below"),
    (
      ["at least", "no less than", "no fewer than", ">=", "≥"],
      ["or more", "or greater", "or above"],
      "not below"
    ),
    (
      ["at most", "no more than", "up to", "<=", "≤"], ["or less", "or fewer", "or below"],
      "not above"
    ),
  ]

  /// Returns the notation for a number with words of comparison, as in `3 or more`, or `nil` for
  /// any other text.
  static func number(in text: String) -> String? {
    for row in numbers {
      for word in row.before where text.hasPrefix(word) {
        let digits = text.dropFirst(word.count).drop { $0 == " " }
        if ExactNumber(digits) != nil { return "\(row.written) \(digits)" }
      }
      for word in row.after where text.hasSuffix(" \(word)") {
        let digits = text.dropLast(word.count + 1)
        if ExactNumber(digits) != nil { return "\(row.written) \(digits)" }
      }
    }
    return nil
  }
}
