import EarshotModel

/// Translations of sentences in other words into lines of the notation.
///
/// A suggestion is a complete line, not a word to look up.
///
/// - Source: our choice, from lines by people who had read only the first page.
enum MeantLine {
  /// Returns the effect for a sentence in other words.
  ///
  /// - Parameter sentence: The line, starting at its first word, such as `add #order to #stock`.
  /// - Returns: The effect in the notation, or `nil` if the sentence isn't recognized.
  /// - Complexity: O(*n*), where *n* is the length of the sentence.
  static func effect(_ sentence: String) -> String? {
    guard sentence.utf8.count <= 200 else { return nil }
    let isVariable = sentence.hasPrefix("$")
    if let line = assignment(isVariable ? "#" + sentence.dropFirst() : sentence) { return line }
    let words = sentence.split(separator: " ").map(String.init)
    if let line = stepped(sentence) ?? changed(words) ?? switched(words) { return line }
    guard words.count > 1, let verb = words.first?.lowercased() else { return nil }
    let amounts = words.dropFirst().filter { $0.hasPrefix("#") || ExactNumber($0) != nil }
    let areNames = amounts.allSatisfy {
      !$0.hasPrefix("#") || $0.dropFirst().allSatisfy(\.isOfName)
    }
    guard areNames, let last = amounts.last(where: { $0.hasPrefix("#") }) else { return nil }
    switch (verb, amounts.count) {
    case ("add", 2) where words.contains("to") && amounts[1] == last:
      return sum(last, "+", amounts[0])
    case ("subtract", 2), ("take", 2):
      return words.contains("from") && amounts[1] == last ? sum(last, "-", amounts[0]) : nil
    case ("increase", 2), ("raise", 2), ("grow", 2):
      return words.contains("to")
        ? replaced(amounts[0], amounts[1]) : sum(amounts[0], "+", amounts[1])
    case ("decrease", 2), ("reduce", 2), ("lower", 2):
      return words.contains("to")
        ? replaced(amounts[0], amounts[1]) : sum(amounts[0], "-", amounts[1])
    case ("increase", 1), ("raise", 1), ("grow", 1): return "increment \(last)"
    case ("decrease", 1), ("reduce", 1), ("lower", 1): return "decrement \(last)"
    case ("clear", 1), ("reset", 1), ("empty", 1):
      return words.count == 2 ? "set \(last).value:" : nil
    case ("focus", 1), ("movefocus", 1), ("highlight", 1): return "notify layoutChanged \(last)"
    case ("move", 1) where words.contains("focus") || words.contains("cursor"):
      return "notify layoutChanged \(last)"
    case ("open", 1) where words.count == 2: return "present \(last)"
    case ("copy", 2) where words.contains("to") && amounts[1] == last:
      return "set \(last).value: {\(amounts[0])}"
    default: return nil
    }
  }

  /// Returns the step for `time++`, `#time++`, `--#time`, or `time--`, or `nil` for any other text.
  private static func stepped(_ sentence: String) -> String? {
    for (sign, verb) in [("++", "increment"), ("--", "decrement")] {
      guard sentence.hasSuffix(sign) || sentence.hasPrefix(sign) else { continue }
      let word = sentence.filter { $0 != "+" && $0 != " " }
      let name =
        word.hasPrefix("--")
        ? word.dropFirst(2) : word.hasSuffix("--") ? word.dropLast(2) : word[...]
      let bare = name.first == "#" ? name.dropFirst() : name
      guard Quoting.isBareName(String(bare)) else { return nil }
      return "\(verb) #\(bare)"
    }
    return nil
  }

  /// Returns the effect for words such as `change label to Stop` or `change #time to 30`, or `nil`
  /// for any other words.
  private static func changed(_ words: [String]) -> String? {
    guard words.count > 3, ["change", "update"].contains(words[0].lowercased()) else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    if rest.hasPrefix("#") { return assignment(rest) }
    guard ["to", "=", "into"].contains(words[2]), let property = Property(name: words[1]),
      property.spec.isSettable
    else { return nil }
    let value = words.dropFirst(3).joined(separator: " ").filter { $0 != "\"" }
    return "set \(property.name): \(value)"
  }

  /// Returns the effect for words such as `turn on #alerts`, `turn #alerts off`, or `check #agree`,
  /// or `nil` for any other words.
  private static func switched(_ words: [String]) -> String? {
    let names = words.filter { $0.hasPrefix("#") && $0.dropFirst().allSatisfy(\.isOfName) }
    guard names.count == 1, words.count < 4, let verb = words.first?.lowercased() else {
      return nil
    }
    switch (verb, words.count) {
    case ("turn", 3), ("switch", 3), ("put", 3):
      guard let state = words.first(where: { $0 == "on" || $0 == "off" }) else { return nil }
      return "set \(names[0]).value: \(state)"
    case ("check", 2), ("tick", 2), ("turnon", 2): return "set \(names[0]).value: on"
    case ("uncheck", 2), ("untick", 2), ("turnoff", 2): return "set \(names[0]).value: off"
    default: return nil
    }
  }

  private static func replaced(_ target: String, _ amount: String) -> String? {
    let value = amount.hasPrefix("#") ? "{\(amount)}" : amount
    return target.hasPrefix("#") ? "set \(target).value: \(value)" : nil
  }

  private static func sum(_ target: String, _ sign: String, _ amount: String) -> String? {
    target.hasPrefix("#") ? "set \(target).value: {\(target) \(sign) \(amount)}" : nil
  }

  /// Returns the range in the notation for `0-100`, `1..10`, or `1–5`, or `nil` for any other text.
  static func range(_ word: String) -> String? {
    for sign in ["...", "..<", "..", "–", "-"] {
      guard let place = word.firstRange(of: sign) else { continue }
      let lower = word[..<place.lowerBound]
      var upper = word[place.upperBound...]
      while let end = upper.last, ",;".contains(end) { upper.removeLast() }
      guard !lower.isEmpty, let first = ExactNumber(firstIn: String(lower)),
        let last = ExactNumber(firstIn: String(upper)), first < last,
        lower.utf8.allSatisfy({ $0 < 128 }), lower.first?.isNumber == true
      else { return nil }
      guard sign == "..<" else { return "\(lower)...\(upper)" }
      return Int(upper).map { "\(lower)...\($0 - 1)" }
    }
    return nil
  }

  /// Returns the line of a property with a condition for a line such as `hidden if #a is on`.
  ///
  /// - Parameters:
  ///   - property: The property that the line begins with.
  ///   - rest: The text after the property.
  /// - Returns: The line in the notation, or `nil` for any other line.
  static func guarded(_ property: Property, _ rest: String) -> String? {
    guard property.spec.isSettable, rest.utf8.count <= 200,
      !LineContent.hasProperty(afterCommaIn: rest)
    else { return nil }
    let parts = rest.split(separator: ":", maxSplits: 1).map(String.init)
    let isWhole = parts.count == 1
    if !isWhole, rest.hasPrefix("when") || rest.hasPrefix(" when") { return nil }
    let words = (parts.first ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, ["if", "when", "unless"].contains(words[0]) else { return nil }
    var condition = words[1]
    if words[0] == "unless" {
      guard condition.contains(" is "),
        let denied = Self.condition(condition, isDenied: true)
      else { return nil }
      condition = denied
    }
    let isFlag = [.hidden, .elementsHidden, .viewIsModal].contains(property)
    let written = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    let value = !written.isEmpty ? written : isFlag ? "true" : "…"
    return "\(property.name) when \(condition): \(value)"
  }
}

extension String {
  /// The string without leading and trailing spaces.
  var trimmedOfSpaces: String {
    let space = UInt8(ascii: " ")
    guard let outer = outerBytes, outer.first == space || outer.last == space else { return self }
    return String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension Character {
  /// Whether the character can be part of a bare name.
  var isOfName: Bool { isLetter || isNumber || self == "-" || self == "_" }
}

extension String {
  /// Returns the string with the first occurrence of some words replaced.
  fileprivate func replacingFirst(_ words: String, with other: String) -> String {
    guard let range = firstRange(of: words) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

extension Diagnostic.Message {
  static func commaBehindLabel(_ rest: String) -> Self {
    let words = rest.drop { $0 == " " || $0 == "," }
    guard !words.isEmpty, words.utf8.count <= 60, !words.contains("\"") else {
      return "unexpected ','; leave out ','"
    }
    if let advice = adviceOnLines(String(words)) { return "unexpected ','; \(advice)" }
    if words.split(separator: ",").allSatisfy({ ["on", "off"].contains($0.filter { $0 != " " }) }) {
      return "unexpected ','; write only one state, 'on' or 'off', before the text in quotes"
    }
    return
      "unexpected ','; put '\(Display.safe(String(words)))' inside the quotes, or write 'value: \(Display.safe(String(words)))' on its own line below"
  }

  /// Returns the advice to write the properties after a label on separate lines, or `nil` if the
  /// text contains none.
  ///
  /// - Parameter words: The text after the comma or the colon, such as `3 items, hint: Pays, now`.
  /// - Returns: The advice.
  private static func adviceOnLines(_ words: String) -> String? {
    let found = propertyLines(words)
    var lines = found.lines
    guard !lines.isEmpty else { return nil }
    guard found.areKnown else {
      return "write each property on its own line below, as in 'hint: Pays'"
    }
    if LineContent.isEffect(lines[0]) {
      lines[0] = "on activate: \(lines[0])"
    }
    let place = lines.count == 1 ? "on its own line below" : "on separate lines below"
    return "write \(lines.map { Display.safe($0) }.asQuotedList) \(place)"
  }

  /// Returns the lines for properties that commas separate, such as `value: 3 items` and
  /// `hint: Pays, now` for `3 items, hint: Pays, now`.
  ///
  /// - Parameter words: The text after the comma or the colon.
  /// - Returns: The lines, in order, and whether each of them is a property or an effect. There are
  ///   no lines if the text contains no name with a colon.
  private static func propertyLines(_ words: String) -> (lines: [String], areKnown: Bool) {
    var lines: [String] = []
    var areKnown = true
    var isNamed = false
    for part in words.split(separator: ",", omittingEmptySubsequences: false) {
      let text = String(part).trimmedOfSpaces
      let name = String(text.prefix { $0.isOfName })
      let after = text.dropFirst(name.count)
      if name.first?.isLetter == true, after == ":" || after.hasPrefix(": ") {
        isNamed = true
        areKnown = areKnown && Property(name: name) != nil
        lines.append(text)
      } else if let last = lines.popLast() {
        lines.append("\(last),\(part)")
      } else {
        let isEffect = LineContent.isEffect(text)
        lines.append(isEffect ? text : "value: \(text)")
        isNamed = isEffect
      }
    }
    return (isNamed ? lines : [], areKnown)
  }

  static func colonBehindLabel(_ rest: String) -> Self {
    let words = rest.dropFirst().drop { $0 == " " }
    guard !words.isEmpty, words.utf8.count <= 60, !words.contains("\"") else {
      return "unexpected ':'; leave out ':'"
    }
    if let advice = adviceOnLines(String(words)) { return "unexpected ':'; \(advice)" }
    return "unexpected ':'; write 'value: \(Display.safe(String(words)))' on its own line below"
  }

  static func rangeOnLine(_ found: String, _ range: String) -> Self {
    "unknown trait '\(Display.safe(found))'; write 'range: \(range)' on its own line below"
  }

  static func effectOnLine(_ effect: String) -> Self {
    "write 'on activate: \(Display.safe(effect))' on its own line below"
  }

  static func sizeOnLine(_ size: String) -> Self {
    let points = size.prefix { $0.isNumber || $0 == "." }
    return
      "VoiceOver doesn't say the size of text; leave it out, or write 'fontSize: \(points)' below for the audit"
  }
}
