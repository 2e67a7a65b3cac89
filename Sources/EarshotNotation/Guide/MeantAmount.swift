import EarshotModel

/// Translations of other languages' notation in braces into amounts.
///
/// - Source: our choice, from what people typed.
enum MeantAmount {
  /// Returns the singular and the plural of an English noun, from either form.
  static func forms(of word: String) -> (one: String, other: String) {
    if word.hasSuffix("ies"), word.utf8.count > 4 { return ("\(word.dropLast(3))y", word) }
    if ["sses", "shes", "ches", "xes"].contains(where: word.hasSuffix) {
      return (String(word.dropLast(2)), word)
    }
    if word.hasSuffix("s"), !word.hasSuffix("ss") { return (String(word.dropLast()), word) }
    if ["ss", "sh", "ch", "x"].contains(where: word.hasSuffix) { return (word, "\(word)es") }
    let beforeY = word.dropLast().last
    if word.hasSuffix("y"), let beforeY, !"aeiou".contains(beforeY) {
      return (word, "\(word.dropLast())ies")
    }
    return (word, "\(word)s")
  }

  /// Words that don't change with a number, so they belong after the braces.
  private static let constant: Set = [
    "of", "out", "left", "remaining", "selected", "done", "more", "off", "total", "free", "from",
    "in", "to", "at", "or", "and", "per", "is", "are",
  ]

  /// Returns whether words belong after the braces, because the first word doesn't change with a
  /// number.
  static func belongBehind(_ words: String) -> Bool {
    guard let first = words.split(separator: " ").first else { return false }
    return !words.contains("|") && constant.contains(String(first))
  }

  /// Returns the amount meant by text such as `120-#time`, `3 - #done habit|habits`, or `2*#price`,
  /// or `nil` for any other text.
  ///
  /// An amount can't begin with a number. To subtract from a number, the author needs a variable,
  /// so the result also contains the number.
  static func beginningWithNumber(_ inner: String) -> (amount: String, number: String?)? {
    let number = inner.prefix { $0.isNumber || $0 == "." }
    var rest = inner.dropFirst(number.count).drop { $0 == " " }
    guard ExactNumber(number) != nil, let sign = rest.first, "+-−*".contains(sign) else {
      return nil
    }
    rest = rest.dropFirst().drop { $0 == " " }
    let name = rest.prefix { $0 == "#" || $0.isOfName }
    guard name.first == "#", name.utf8.count > 1, !name.dropFirst().contains("#") else {
      return nil
    }
    let tail = rest.dropFirst(name.count)
    guard tail.isEmpty || tail.first == " " else { return nil }
    return "+*".contains(sign)
      ? ("\(name) \(sign) \(number)\(tail)", nil) : ("#length - \(name)\(tail)", String(number))
  }

  /// Returns the amount for a function of another language, such as `round(#time)`, or `nil` for
  /// any other text.
  static func function(_ inner: String) -> String? {
    guard let open = inner.firstIndex(of: "("), inner.hasSuffix(")") else { return nil }
    let arguments = inner[open...].dropFirst().dropLast().split(separator: ",")
      .map { String($0).trimmedOfSpaces }
    guard let name = arguments.first, name.hasPrefix("#"), arguments.count < 3,
      name.dropFirst().allSatisfy(\.isOfName)
    else { return nil }
    let digits = arguments.count == 2 ? Int(arguments[1]) : 0
    switch inner[..<open].lowercased() {
    case "round", "math.round", "rounded", "fixed", "tofixed":
      return digits.flatMap { ["0", "0.0", "0.00"].dropFirst($0 < 0 ? 3 : $0).first }
        .map { "\(name) as \($0)" }
    case "decimal", "currency": return arguments.count == 1 ? "\(name) as 0.00" : nil
    default: return nil
    }
  }

  /// Returns the amount for a method of another language or an ICU plural, or `nil` for any other
  /// text.
  ///
  /// Examples are `#bill.toFixed(2)` and `#n, plural, one {apple} other {apples}`.
  static func inOtherNotation(_ inner: String) -> String? {
    let name = inner.prefix { $0 == "#" || $0.isOfName }
    let rest = inner[name.endIndex...].drop { $0 == " " }
    guard name.first == "#", name.count > 1 else { return nil }
    if rest.first == ".", let open = rest.firstIndex(of: "(") {
      let method = rest[rest.index(after: rest.startIndex)..<open]
      let digits = rest[open...].dropFirst().prefix { $0 != ")" }
      return function("\(method)(\(name)\(digits.isEmpty ? "" : ", \(digits)"))")
    }
    guard rest.first == ",", rest.contains("plural"),
      let one = form("one", in: rest), let other = form("other", in: rest)
    else { return nil }
    return "\(name) \(one)|\(other)"
  }

  /// Returns the word for a plural category, such as `apple` in `one {apple}` or `one {# apple}`,
  /// or `nil` if the text doesn't contain the category.
  private static func form(_ category: String, in text: Substring) -> String? {
    guard let start = text.firstRange(of: "\(category) {") else { return nil }
    let inside = text[start.upperBound...].prefix { $0 != "}" }
    let word = inside.drop { $0 == "#" || $0 == " " }
    return word.isEmpty || !word.allSatisfy(\.isLetter) ? nil : String(word)
  }

  /// Returns an amount such as `#a * 2 + 1 * 2` for `(#a + 1) * 2`, or `nil` for any other text.
  static func withoutParentheses(_ inner: String) -> String? {
    guard inner.hasPrefix("("), let close = inner.firstIndex(of: ")") else { return nil }
    let sum = inner[..<close].dropFirst().split(separator: " ")
    let rest = inner[close...].dropFirst().split(separator: " ")
    guard sum.count == 3, ["+", "-"].contains(sum[1]), sum[0].hasPrefix("#"), rest.count == 2,
      rest[0] == "*"
    else { return nil }
    return "\(sum[0]) * \(rest[1]) \(sum[1]) \(sum[2]) * \(rest[1])"
  }

  /// Words that people use in braces for the current date or time.
  static let clocks: Set = ["date", "today", "now", "time", "day", "weekday", "year", "month"]
}

extension Scanner {
  /// Rejects words that can't follow an amount: a conditional expression, a format, or words that
  /// belong outside the braces.
  func refuseOtherWords(
    _ words: String,
    _ place: Range<Int>,
    after start: Int
  ) throws(Diagnostic) {
    let amount = text(start..<place.lowerBound).withoutBlanksAtEnd
    if words.hasPrefix("?") || words.contains(" ? ") {
      throw error(.noChoice(amount), place)
    }
    if words.hasPrefix("as ") {
      throw error(.notARounding(String(words.dropFirst(3)), amount), place)
    }
    if MeantAmount.belongBehind(words) { throw error(.wordsBehind(words, amount), place) }
  }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    var text = self
    while text.utf8.last?.isBlank == true { text.removeLast() }
    return text
  }
}

extension Diagnostic.Message {
  static func noChoice(_ name: String) -> Self {
    """
    braces can't contain a condition; write '{\(Display.safe(name))}' for the value, or a line \
    such as 'label when \(Display.safe(name)) is on: …'
    """
  }

  static func notARounding(_ word: String, _ amount: String) -> Self {
    let amount = Display.safe(amount)
    let whole = ["int", "integer", "whole", "number", "rounded"].contains(word)
    return whole
      ? "'as \(Display.safe(word))' isn't a number format; write '{\(amount) as 0}'"
      : """
      'as \(Display.safe(word))' isn't a number format; write '{\(amount) as 0.00}', and put a \
      currency sign or a unit outside the braces
      """
  }

  static func wordsBehind(_ words: String, _ amount: String) -> Self {
    let words = Display.safe(words)
    return "'\(words)' doesn't change with the number; write '{\(Display.safe(amount))} \(words)'"
  }

  static func formsNeedSpace(_ amount: String, _ forms: String) -> Self {
    "put a space before the word: '{\(Display.safe(amount)) \(Display.safe(forms))}'"
  }

  static var nothingCountsCharacters: Self {
    "Earshot doesn't count the characters in text; test the text with 'is empty' or 'contains'"
  }
}
