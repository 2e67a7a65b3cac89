// Longer than 300 lines: the words of conditions belong together.

import EarshotModel

// Conditions in everyday words.
extension PlainLine {
  /// The candidates with the condition in the notation, which have two lines for `or`.
  var conditions: [[String]] {
    otherwise + choices + stateConditions + colonConditions + behindValue + insideValue
  }

  /// The candidate for a condition at the beginning of a value: `hint: when #a is off: Wait`.
  private var insideValue: [[String]] {
    guard let (key, value) = keyed, Property(name: key) != nil || key.hasPrefix("on ") else {
      return []
    }
    for word in ["when ", "if ", "unless "] where value.hasPrefix(word) {
      guard let colon = value.firstRange(of: ": ") else { continue }
      let test = String(value.dropFirst(word.count)[..<colon.lowerBound])
      let tests = MeantTest.written(test, names)
      guard tests.count == 1 else { continue }
      let written = word == "unless " ? ForeignCondition.denied(tests[0]) : tests[0]
      return [["\(key) when \(written): \(value[colon.upperBound...])"]]
    }
    return []
  }

  /// The two lines for a choice such as `hint if #a is on then Yes else No`.
  private var choices: [[String]] {
    let marks = [
      (": ", " ? ", " : "), (" if ", " then ", " else "), (" when ", " then ", " else "),
    ]
    for (start, middle, end) in marks {
      guard let first = line.firstRange(of: start),
        let second = line.firstRange(of: middle, from: first.upperBound),
        let third = line.firstRange(of: end, from: second.upperBound)
      else { continue }
      let head = String(line[..<first.lowerBound]).filter { $0 != ":" }
      let tests = Self.tests(withMarks(String(line[first.upperBound..<second.lowerBound])))
      guard tests.count == 1, Property(name: head) != nil, tests[0].hasPrefix("#") else { continue }
      let values = [line[second.upperBound..<third.lowerBound], line[third.upperBound...]]
        .map { String($0).trimmedOfSpaces }.map { Quoting.unquoted($0) ?? $0 }
      let lines = ["\(head) when \(tests[0]): \(values[0])"]
      return [values[1].isEmpty ? lines : lines + ["\(head): \(values[1])"]]
    }
    return []
  }

  /// Returns a condition with `#` before its identifiers: `the name is empty` → `#name is empty`.
  func withMarks(_ condition: String) -> String {
    var texts = condition.split(separator: " ").map(String.init)
    var isStart = true
    for place in texts.indices {
      let isArticle = place > 0 && texts[place - 1] == "the"
      if isStart || isArticle, names.identifiers.contains(texts[place]),
        isArticle || Property(name: texts[place]) == nil
      {
        texts[place] = "#\(texts[place])"
        if isArticle { texts[place - 1] = "" }
      }
      isStart = ["and", "or", "not"].contains(texts[place])
    }
    return texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The candidates for a state with a condition: `enabled when #name is filled in: true`.
  private var stateConditions: [[String]] {
    guard let (key, value) = keyed else { return [] }
    let mark = [" when ", " if ", " unless ", " while "].first { key.contains($0) }
    guard let mark, let place = key.firstRange(of: mark) else { return [] }
    let isTrue = ["true", "yes", "on", "ja", ""].contains(value.lowercased())
    guard isTrue || ["false", "no", "off", "nein"].contains(value.lowercased()) else { return [] }
    let head = String(key[..<place.lowerBound])
    let state = Self.plainWords(head).filter { $0 != "is" }.joined(separator: " ")
    guard Property(name: head) == nil else { return [] }
    return guarded(
      state,
      String(key[place.upperBound...]),
      isDenied: (mark == " unless ") == isTrue
    )
  }

  /// The candidates for a line with a condition before the colon.
  private var colonConditions: [[String]] {
    guard let (key, value) = keyed else { return [] }
    for mark in [" when ", " if ", " while ", " unless ", " wenn ", " as long as ", " whenever "] {
      guard let place = key.firstRange(of: mark) else { continue }
      let head = String(key[..<place.lowerBound])
      let tests = Self.tests(withMarks(String(key[place.upperBound...])))
      guard !tests.isEmpty else { return [] }
      let written = mark == " unless " ? ForeignCondition.denied(anyOf: tests) : tests
      guard !written.isEmpty else { return [] }
      return [written.map { "\(head) when \($0):\(value.isEmpty ? "" : " \(value)")" }]
    }
    return []
  }

  /// The candidates for a condition after the value: `hint: Type your age when #age is empty`.
  private var behindValue: [[String]] {
    guard let (key, value) = keyed, !key.contains(" when "),
      Property(name: key) != nil || key.hasPrefix("on ") || key.hasPrefix("action ")
    else { return [] }
    for mark in [" when ", " if ", " unless "] {
      guard let place = value.lastRange(of: mark) else { continue }
      let test = String(value[place.upperBound...])
      guard test.contains("#") || test.hasPrefix("self ") || test.hasPrefix("value ") else {
        continue
      }
      let tests = Self.tests(test)
      let said = String(value[..<place.lowerBound])
      guard !tests.isEmpty else { return [] }
      let written = mark == " unless " ? ForeignCondition.denied(anyOf: tests) : tests
      guard !written.isEmpty else { return [] }
      return [written.map { "\(key) when \($0): \(said)" }]
    }
    return []
  }

  /// The candidate for a line about all other cases: `otherwise: announce "Paid"`.
  private var otherwise: [[String]] {
    let first = line.prefix { $0.isLetter }.lowercased()
    guard ["otherwise", "else", "default", "sonst"].contains(first), !sibling.isEmpty else {
      return []
    }
    let rest = String(line.dropFirst(first.count).drop { ":,{ ".contains($0) })
    guard !rest.isEmpty, let head = PlainLine(sibling, names).keyed?.key else { return [] }
    let plain = head.firstRange(of: " when ").map { String(head[..<$0.lowerBound]) } ?? head
    return [["\(plain): \(rest)"]]
  }

  /// Returns the conditions in the notation for a condition in everyday words, divided at `or`.
  static func tests(_ text: String) -> [String] {
    let plain = text.replacing(" && ", with: " and ").replacing(" || ", with: " or ")
      .filter { $0 != "(" && $0 != ")" }
    if let between = plain.firstRange(of: " is between "),
      let and = plain.firstRange(of: " and ", from: between.upperBound)
    {
      let subject = plain[..<between.lowerBound]
      let ends = (plain[between.upperBound..<and.lowerBound], plain[and.upperBound...])
      return ["\(subject) is not below \(ends.0) and \(subject) is not above \(ends.1)"]
    }
    var subject = ""
    return parts(of: plain, at: " or ").map { choice in
      parts(of: choice, at: " and ").map { test in
        let own = test.hasPrefix("#") || test.hasPrefix("self") || test.hasPrefix("value")
        if own { subject = String(test.prefix { $0 != " " }) }
        let isBare = !own && !subject.isEmpty && !test.contains("#")
        let isSaid = ["is ", "isn't", "are ", "has ", "contains ", "lacks "]
          .contains(where: test.hasPrefix)
        let isWord = test.first?.isLetter == true || test.first?.isNumber == true
        return self.test(isBare ? "\(subject) \(isSaid || !isWord ? "" : "is ")\(test)" : test)
      }.joined(separator: " and ")
    }
  }

  private static func parts(of text: String, at mark: String) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    while let place = rest.firstRange(of: mark) {
      parts.append(String(rest[..<place.lowerBound]).trimmedOfSpaces)
      rest = rest[place.upperBound...]
    }
    return parts + [String(rest).trimmedOfSpaces]
  }

  /// Words after an element that say whether its value is empty, with their notation.
  private static let emptiness: [(words: [String], written: String)] = [
    (
      [
        "is not filled in", "is not filled out", "is not filled", "is unfilled", "isn't filled in",
        "has not been filled in", "hasn't been filled in", "is not entered", "is not typed",
        "is missing", "is blank", "has no text", "has no value", "has no content", "has nothing",
        "contains nothing", "is without text", "is nothing", "is not given", "is left empty",
        "is not set", "isn't filled", "is still empty", "is not completed", "ist leer", "leer",
        "is not there", "== \"\"", "= \"\"", "is \"\"", "is not provided", "has not been entered",
        "is vacant", "is cleared",
      ], "is empty"
    ),
    (
      [
        "is filled in", "is filled out", "is filled", "has text", "has a value", "has content",
        "is not blank", "is entered", "is not missing", "has something", "contains something",
        "is given", "has been filled in", "!= \"\"", "is not \"\"", "isn't empty", "is completed",
        "isn't blank",
        "contains text", "is set", "has any text", "ist nicht leer", "is provided",
      ], "is not empty"
    ),
  ]

  /// Words for states, with their notation.
  private static let states: [(words: [String], written: String)] = [
    (
      [
        "greyed out", "grayed out", "disabled", "greyed", "grayed", "not enabled", "inactive",
        "not active", "not available", "unavailable", "deaktiviert",
      ], "dimmed"
    ),
    (["enabled", "active", "available", "aktiviert"], "not dimmed"),
    (
      [
        "turned on", "switched on", "checked", "ticked", "true", "yes", "activated", "enabled on",
        "an", "ein", "toggled on",
      ], "on"
    ),
    (
      [
        "turned off", "switched off", "unchecked", "unticked", "not checked", "not ticked", "false",
        "no", "aus", "toggled off",
      ], "off"
    ),
    (["open", "opened", "unfolded", "not collapsed"], "expanded"),
    (["closed", "folded", "shut", "not expanded"], "collapsed"),
    (["visible", "shown", "on screen", "displayed", "sichtbar"], "not hidden"),
    (["invisible", "gone", "not visible", "not shown", "versteckt", "off screen"], "hidden"),
    (["chosen", "highlighted", "picked"], "selected"),
    (["being edited", "in edit mode", "focused for typing"], "editing"),
    (["half checked", "partly on", "indeterminate", "partially checked"], "mixed"),
  ]

  private static let comparisons: [(words: [String], written: String)] = [
    (["is not more than", "is at most", "is no more than", "is up to", "<=", "≤"], "is not above"),
    (["is not less than", "is at least", "is no less than", ">=", "≥"], "is not below"),
    (
      [
        "is more than", "is greater than", "is larger than", "is bigger than", "is higher than",
        "is over", "exceeds", "is longer than", "more than", "greater than", "is above", ">",
        "above",
      ], "is above"
    ),
    (
      [
        "is less than", "is fewer than", "is smaller than", "is lower than", "is under",
        "is shorter than", "less than", "fewer than", "is below", "<", "below",
      ], "is below"
    ),
    (
      ["is different from", "is not equal to", "does not equal", "differs from", "!=", "≠"],
      "is not"
    ),
    (
      [
        "is equal to", "is the same as", "is exactly", "equals", "matches", "===", "==", "=",
        "is set to", "reads", "says", "shows", "reaches", "becomes",
      ], "is"
    ),
    (
      [
        "does not contain", "doesn't contain", "excludes", "does not have", "doesn't have",
        "misses", "doesn't include", "does not include",
      ], "lacks"
    ),
    (["includes", "has the text", "contains the word", "contains the text"], "contains"),
  ]

  /// Words before an element that say that its value is empty.
  private static let missing: Set = [
    "nothing in", "no text in", "nothing is in", "there is nothing in", "nobody filled in",
    "nothing typed in", "no value in", "empty", "there is no text in", "blank", "without",
    "nothing in the field", "no",
  ]

  /// Returns the notation for a single test in everyday words.
  static func test(_ words: String) -> String {
    let text = words.replacing("isn't", with: "is not").replacing("aren't", with: "is not")
      .replacing(" are ", with: " is ").trimmedOfSpaces
    if let place = text.firstRange(of: "#"), place.lowerBound != text.startIndex,
      !text.hasPrefix("!#"), !text.contains(" is #"), !text.contains(" than #"),
      Property(name: String(text.prefix { $0 != " " })) == nil || text.hasPrefix("value of ")
    {
      return test(text, after: place.lowerBound)
    }
    if text.hasPrefix("!#"), !text.contains(" ") { return "\(text.dropFirst()) is off" }
    guard let space = text.firstIndex(of: " ") else { return text }
    let subject = text[..<space]
    let rest = String(text[space...]).trimmedOfSpaces
    return "\(subject) \(predicate(rest))"
  }

  /// Returns the notation for a test with words before its element: `nothing in #name`.
  private static func test(_ text: String, after start: String.Index) -> String {
    let head = text[..<start].lowercased().trimmedOfSpaces
    let name = text[start...].prefix { $0 == "#" || $0.isOfName || $0 == "." }
    let rest = String(text[name.endIndex...]).trimmedOfSpaces
    if missing.contains(head), rest.isEmpty { return "\(name) is empty" }
    let present = ["text in", "something in", "there is text in", "something is in"]
    if present.contains(head), rest.isEmpty { return "\(name) is not empty" }
    let kinds = head.split(separator: " ").filter { $0 != "the" && $0 != "a" }
    let areRoles = kinds.allSatisfy { kind in
      Role.written.contains { $0.rawValue.lowercased() == kind }
        || ["field", "box", "toggle"].contains(kind)
    }
    let isFiller = ["the", "value of", "the value of", "the text of", "the text in"].contains(head)
    if areRoles && !kinds.isEmpty || isFiller { return test("\(name) \(rest)") }
    return head == "not" ? ForeignCondition.denied(test("\(name) \(rest)")) : text
  }

  private static func predicate(_ rest: String) -> String {
    let plain = rest.lowercased()
    if let row = emptiness.first(where: { $0.words.contains(plain) }) { return row.written }
    let bare = plain.hasPrefix("is ") ? String(plain.dropFirst(3)) : plain
    let isDenied = bare.hasPrefix("not ")
    for row in states {
      if row.words.contains(bare) { return "is \(row.written)" }
      if isDenied, row.words.contains(String(bare.dropFirst(4))) {
        return row.written.hasPrefix("not ")
          ? "is \(row.written.dropFirst(4))" : "is not \(row.written)"
      }
    }
    if StateWord.words.contains(plain) { return "is \(plain)" }
    if bare != "a", bare != "an", let number = number(bare), number != bare {
      return "is \(number)"
    }
    if bare.hasPrefix("#"), bare != plain, bare.dropFirst().allSatisfy(\.isOfName) {
      return "is {#\(rest.dropFirst(rest.count - bare.count + 1))}"
    }
    for row in comparisons {
      let word = row.words.filter { plain.hasPrefix($0) && isEnd($0, plain) }
        .max { $0.count < $1.count }
      guard let word else { continue }
      let operand = String(rest.dropFirst(word.count)).trimmedOfSpaces
      return "\(row.written) \(self.operand(operand, row.written))"
    }
    return rest
  }

  /// Returns whether text that begins with a word has a boundary after it.
  private static func isEnd(_ word: String, _ text: String) -> Bool {
    guard let next = text.dropFirst(word.count).first else { return false }
    return next == " " || next == "\"" || !(word.last?.isLetter ?? false) && next != "="
  }

  /// Returns the right side of a comparison: a number, text, or a reference in braces.
  private static func operand(_ text: String, _ verb: String) -> String {
    if text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isOfName) { return "{\(text)}" }
    guard verb.hasSuffix("above") || verb.hasSuffix("below") else {
      return Quoting.unquoted(text) ?? text
    }
    return number(text.lowercased()) ?? text
  }
}
