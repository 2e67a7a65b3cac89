import EarshotModel

// The requirement in a condition.
extension Scanner {
  /// Parses the requirement of a test after `is`: a state, a comparison of numbers, or text.
  ///
  /// - Parameters:
  ///   - subject: The range of the test's subject.
  ///   - stop: The end of the condition.
  /// - Returns: The requirement.
  /// - Throws: The error in the requirement.
  mutating func word(
    of subject: Range<Int>,
    until stop: ConditionEnd
  ) throws(Diagnostic) -> Condition.Word {
    if isAtQuote { return .text(try quotedTemplate(for: "'is'")) }
    let range = wordRange(until: stop)
    guard !range.isEmpty else { throw error(.needsWord, position..<position) }
    try refuseSigns(in: range)
    if let comparison = ComparisonWord.number(in: text(range)) {
      throw error(.writeComparison(comparison, for: text(range)), range)
    }
    position = range.upperBound
    let word = text(range)
    switch word {
    case "empty": return .empty
    case "selected": return .selected
    case "dimmed": return .dimmed
    case "hidden": return .hidden
    case "expanded": return .expanded
    case "collapsed": return .collapsed
    case "editing": return .editing
    default: break
    }
    for (name, make) in Scanner.comparisons where word == name || word.hasPrefix(name + " ") {
      let digits = word.dropFirst(name.utf8.count).drop { $0 == " " }
      if let number = ExactNumber(digits) { return make(.number(number)) }
      let start = range.upperBound - digits.utf8.count
      guard digits.hasPrefix("{"), digits.hasSuffix("}") else {
        throw error(.needsNumber(after: name, found: String(digits)), range)
      }
      let text = try template(in: bytes, start..<range.upperBound, origins: nil, braces: [])
      guard text.segments.count == 1, text.literal == nil else {
        throw error(.needsNumber(after: name, found: String(digits)), range)
      }
      return make(.text(text))
    }
    try refuseSeveralNumbers(in: word, range, subject)
    return .text(try template(in: bytes, range, origins: nil, braces: []))
  }

  /// Rejects `1 or 2`, `1...3`, `between 1 and 3`, and `about 3`, which would otherwise be text.
  private func refuseSeveralNumbers(
    in word: String,
    _ range: Range<Int>,
    _ subject: Range<Int>
  ) throws(Diagnostic) {
    switch word.utf8.first {
    case UInt8(ascii: "b") where word.hasPrefix("between "): throw between(range, subject)
    case UInt8(ascii: "a"), UInt8(ascii: "r"):
      guard let number = ComparisonWord.roughNumber(in: word) else { return }
      throw error(.noRough(word, number), range)
    case let byte? where byte.isDigit:
      if ComparisonWord.areChoices(word) { throw error(.noOr, range) }
      if let ends = ComparisonWord.ends(of: word) {
        throw error(.noRange(text(subject), ends), range)
      }
    default: return
    }
  }

  /// Returns the error for `between`, whose numbers follow it on the line.
  func between(_ range: Range<Int>, _ subject: Range<Int>) -> Diagnostic {
    let ends = ComparisonWord.ends(between: text(range.lowerBound..<end))
    return error(.noBetween(text(subject), ends), range)
  }

  /// Rejects “or”, commas, and other languages' operators between tests, which would otherwise be
  /// text.
  func refuseSigns(in range: Range<Int>) throws(Diagnostic) {
    let signs: [(String, Diagnostic.Message)] = [
      (" or #", .noOr), (" or self is ", .noOr), (" || ", .noOr), (" && ", .writeAnd("&&")),
      (", #", .writeAnd(",")), (", self is ", .writeAnd(",")),
    ]
    for (sign, message) in signs {
      let letters = Array(sign.utf8)
      for place in range where bytes[place..<range.upperBound].starts(with: letters) {
        let start = bytes[place].isBlank ? place + 1 : place
        throw error(message, junk(from: start))
      }
    }
  }

  private static var comparisons: [(String, (Condition.Bound) -> Condition.Word)] {
    [("above", { .above($0) }), ("below", { .below($0) })]
  }
}

extension Diagnostic.Message {
  static func noRange(_ subject: String, _ ends: (String, String)) -> Self {
    "a condition can't contain a range; write \(conditions(of: subject, ends))"
  }

  static func noBetween(_ subject: String, _ ends: (String, String)?) -> Self {
    guard let ends else {
      return """
        a condition can't contain 'between'; write two conditions with numbers, as in \
        \(conditions(of: subject, ("3", "5")))
        """
    }
    return "a condition can't contain 'between'; write \(conditions(of: subject, ends))"
  }

  private static func conditions(of subject: String, _ ends: (String, String)) -> String {
    "'\(subject) is not below \(ends.0) and \(subject) is not above \(ends.1)'"
  }

  static func noRough(_ found: String, _ number: String) -> Self {
    """
    Earshot would compare '\(found)' as text; write 'is \(number)', or two conditions with 'is not \
    below' and 'is not above'
    """
  }

  static func writeComparison(_ comparison: String, for found: String) -> Self {
    "Earshot would compare '\(found)' as text; for numbers, write 'is \(comparison)'"
  }

  static func writeAnd(_ sign: String) -> Self {
    "'\(sign)' isn't part of a condition; write 'and'"
  }

  static var noOr: Self {
    "a condition can't contain 'or'; write the line twice, once for each condition"
  }

  static var needsWord: Self {
    "expected text or a state after 'is'; write a word such as 'empty' there"
  }

  static func needsNumber(after word: String, found: String) -> Self {
    if found.hasPrefix("#"), !found.contains(" ") {
      return "'\(word)' compares numbers; write '\(word) {\(Display.safe(found))}'"
    }
    return found.isEmpty
      ? "'\(word)' needs a number; write one, as in '\(word) 3'"
      : "'\(word)' needs a number, such as 3 or {#goal}, not '\(found)'"
  }
}
