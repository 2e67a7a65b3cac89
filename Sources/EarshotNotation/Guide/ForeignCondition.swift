import EarshotModel

/// A translation of conditions in code into the notation.
enum ForeignCondition {
  /// Returns a condition in the notation, such as `#gift is off` for `!gift.isOn` or
  /// `#count is above 5` for `count > 5`, or `nil` if the code isn't recognized.
  static func test(_ code: String, _ names: KnownNames) -> String? {
    var text = code.trimmedOfSpaces
    while text.hasPrefix("("), text.hasSuffix(")") {
      text = String(text.dropFirst().dropLast()).trimmedOfSpaces
    }
    let isDenied = text.hasPrefix("!") || text.hasPrefix("not ")
    let bare = text.drop { $0 == "!" }
    for sign in [">=", "<=", "===", "!==", "==", "!=", ">", "<"] {
      guard let range = bare.firstRange(of: sign) else { continue }
      let subject = names.identifier(String(bare[..<range.lowerBound]))
      let value = ForeignValue.plain(String(bare[range.upperBound...]))
      guard let subject, let verb = ComparisonWord.verb(for: sign == "!==" ? "!=" : sign) else {
        return nil
      }
      if let truth = ["true": true, "false": false][value.lowercased()], sign.contains("="),
        !sign.hasPrefix("<"), !sign.hasPrefix(">"),
        let meant = swiftState(in: bare[..<range.lowerBound])
      {
        let isMeant = truth == sign.hasPrefix("=")
        let test = "#\(subject) is \(meant)"
        return isMeant == isDenied ? denied(test) : test
      }
      let state = ["true": "on", "false": "off", "": "empty"][value.lowercased()] ?? value
      return "#\(subject) \(verb) \(state)"
    }
    if let meant = swiftState(in: bare), let subject = names.identifier(String(bare)) {
      let test = "#\(subject) is \(meant)"
      return isDenied ? denied(test) : test
    }
    let words = bare.split { !$0.isOfName }.map { $0.lowercased() }
    guard let subject = names.identifier(String(bare)), words.count <= 4, let last = words.last
    else { return nil }
    let isEmpty = last == "isempty" || last == "empty"
    let isState = StateWord.words.contains(last)
    let state = isEmpty ? "empty" : isState ? last : isDenied ? "off" : "on"
    return "#\(subject) is \(isDenied && (isEmpty || isState) ? "not " : "")\(state)"
  }

  /// Returns the state that the last property of an element in Swift means, such as `not dimmed`
  /// for `pay.isEnabled`, or `nil` for any other code.
  private static func swiftState(in code: Substring) -> String? {
    guard let dot = code.lastIndex(of: ".") else { return nil }
    return StateWord.meant(bySwift: String(code[dot...].dropFirst().prefix { $0.isOfName }))
  }

  /// Returns the condition and the effect of a line such as `if (count > 5) announce "Many"`, or
  /// `nil` for any other line.
  static func guarded(_ line: String, _ names: KnownNames) -> (test: String, effect: String)? {
    let isDenied = line.hasPrefix("unless")
    let rest = String(line.drop { $0.isLetter }).trimmedOfSpaces
    let close = rest.hasPrefix("(") ? rest.firstIndex(of: ")") : nil
    let verb = (Scanner.effects + ["say", "speak"]).compactMap { rest.firstRange(of: " \($0) ") }
      .map(\.lowerBound).min()
    let end =
      close ?? rest.firstRange(of: " then ")?.lowerBound ?? rest.firstIndex(of: ":") ?? verb
    guard let end, let test = test(String(rest[...end]).filter { !"():".contains($0) }, names)
    else {
      return nil
    }
    let after = rest[end...].dropFirst().drop { " ):{".contains($0) }
    let effect = String(after.reversed().drop { " };".contains($0) }.reversed())
    let plain = effect.hasPrefix("hen ") ? String(effect.dropFirst(4)) : effect
    return plain.isEmpty ? nil : (isDenied ? denied(test) : test, plain)
  }

  /// Returns the opposite of alternatives, which is one condition, or an empty array if one of them
  /// has several tests.
  static func denied(anyOf tests: [String]) -> [String] {
    guard !tests.isEmpty, !tests.contains(where: { $0.contains(" and ") }) else { return [] }
    return [tests.map { denied($0) }.joined(separator: " and ")]
  }

  /// Returns the opposite of a condition, or an empty string for several tests, whose opposite isn't
  /// one condition.
  static func denied(_ test: String) -> String {
    guard !test.contains(" and ") else { return "" }
    if test.hasSuffix(" is on") { return test.dropLast(2) + "off" }
    if test.hasSuffix(" is off") { return test.dropLast(3) + "on" }
    if let place = test.firstRange(of: " contains ") {
      return "\(test[..<place.lowerBound]) lacks \(test[place.upperBound...])"
    }
    if let place = test.firstRange(of: " lacks ") {
      return "\(test[..<place.lowerBound]) contains \(test[place.upperBound...])"
    }
    if test.contains(" is not ") { return test.replacing(" is not ", with: " is ") }
    return test.replacing(" is ", with: " is not ")
  }

  /// A conditional expression: its condition and its two values.
  struct Choice {
    let test: String
    let first: String
    let second: String
  }

  /// Returns the parts of a conditional expression, such as `if (gift) "A" else "B"` or
  /// `gift ? "A" : "B"`, or `nil` for any other code.
  static func choice(in code: String, _ names: KnownNames) -> Choice? {
    var parts: [String] = []
    if code.hasPrefix("if"), let other = code.firstRange(of: " else ") {
      let head = code[..<other.lowerBound].dropFirst(2)
      guard let end = head.firstIndex(of: ")") ?? head.firstIndex(of: "\"") else { return nil }
      let test = head[...end].filter { $0 != "\"" }
      let first = head[end...].drop { $0 == ")" }
      parts = [String(test), String(first), String(code[other.upperBound...])]
    } else if let mark = code.firstRange(of: " ? "),
      let colon = code.firstRange(of: " : ", from: mark.upperBound)
    {
      parts = [
        code[..<mark.lowerBound], code[mark.upperBound..<colon.lowerBound],
        code[colon.upperBound...],
      ]
      .map(String.init)
    }
    guard parts.count == 3, let test = test(parts[0], names) else { return nil }
    return Choice(
      test: test,
      first: ForeignValue.plain(parts[1]),
      second: ForeignValue.plain(parts[2])
    )
  }
}
