import EarshotModel

extension Scanner {
  /// The place where a condition ends.
  enum ConditionEnd {
    /// The first colon before a space or the end of the line.
    case colon
    /// The end of the text.
    case text
  }

  /// Parses tests joined by “and”.
  ///
  /// For the condition of a line, the method doesn't consume the colon.
  mutating func condition(until stop: ConditionEnd) throws(Diagnostic) -> Condition {
    var tests: [Condition.Test] = []
    var subject = position..<position
    repeat {
      skipBlanks()
      if !tests.isEmpty { try refuseTestWithoutSubject(subject, until: stop) }
      subject = subjectRange
      tests.append(try test(until: stop))
      skipBlanks()
    } while skip(word: "and")
    return Condition(tests)
  }

  /// The range of the next test's subject.
  private var subjectRange: Range<Int> {
    var rest = self
    rest.skipBlanks()
    return rest.junk()
  }

  private mutating func test(until stop: ConditionEnd) throws(Diagnostic) -> Condition.Test {
    let first = position
    let (node, property) = try subject(until: stop)
    let subject = first..<position
    skipBlanks()
    for (verb, isNegated) in [("contains", false), ("lacks", true)] as [(StaticString, Bool)]
    where skip(verb: verb) {
      let start = position
      let word = Condition.Word.contains(try comparedText(after: "\(verb)", until: stop))
      let test = Condition.Test(node: node, property: property, isNegated: isNegated, word: word)
      if word.comparedText?.literal != nil { note(.comparison(test), start..<position) }
      return test
    }
    guard skip(verb: "is") else { throw noVerb(of: subject, until: stop) }
    let isNegated = skip(word: "not")
    let start = position
    let isBare = !isAtQuote
    let word = try word(of: subject, until: stop)
    let test = Condition.Test(node: node, property: property, isNegated: isNegated, word: word)
    if isBare, word.comparedText?.literal != nil || word.bound != nil || word.isState {
      note(.comparison(test), start..<position)
    }
    return test
  }

  /// Skips a verb and the spaces after it, if the verb is next.
  ///
  /// The verb ends at a space, at a colon, or at the end of the text.
  private mutating func skip(verb: StaticString) -> Bool {
    var rest = self
    guard rest.bareName().map({ text($0) == "\(verb)" }) ?? false,
      rest.peek == nil || rest.peek?.isBlank == true || rest.peek == UInt8(ascii: ":")
    else { return false }
    position = rest.position
    skipBlanks()
    return true
  }

  /// Returns the error for a test without a verb after its subject.
  private func noVerb(of subject: Range<Int>, until stop: ConditionEnd) -> Diagnostic {
    if isNext("between") { return between(position..<position + "between".utf8.count, subject) }
    let words = text(position..<end).lowercased()
    for denial in ["not contains", "not contain", "doesn't contain", "does not contain"]
    where words.hasPrefix(denial) {
      return error(.writeLacks, position..<position + denial.utf8.count)
    }
    let whole = wordRange(until: stop)
    if let question = ComparisonWord.question(for: text(whole)) {
      return error(.writeVerb(question, for: text(whole)), whole)
    }
    if let message = Diagnostic.Message.noPattern(text(whole), of: text(subject)) {
      return error(message, whole)
    }
    var found = junk()
    if stop == .colon, found.count > 1, bytes[found.upperBound - 1] == UInt8(ascii: ":") {
      found = found.lowerBound..<found.upperBound - 1
    }
    if let verb = ComparisonWord.verb(for: text(found)) {
      return error(.writeVerb(verb, for: text(found)), found)
    }
    let isBare = isAtEnd || peek == UInt8(ascii: ":")
    return error(
      .needsIs(found: text(found), after: isBare ? text(lastWord) : nil),
      found
    )
  }

  /// Parses text, with or without references, for a comparison with a property.
  private mutating func comparedText(
    after verb: String,
    until stop: ConditionEnd
  ) throws(Diagnostic) -> TextTemplate {
    if isAtQuote {
      let start = position
      let text = try quotedTemplate(for: "'\(verb)'")
      guard text.literal != "" else { throw error(.containsNothing(verb), start..<position) }
      return text
    }
    let range = wordRange(until: stop)
    guard !range.isEmpty else { throw error(.needsText(after: verb), position..<position) }
    try refuseSigns(in: range)
    position = range.upperBound
    return try template(in: bytes, range, origins: nil, braces: [])
  }

  private mutating func subject(
    until stop: ConditionEnd
  ) throws(Diagnostic) -> (NodeReference, TextProperty?) {
    if peek == UInt8(ascii: "#") { return try identifiedSubject() }
    guard let place = bareName() else {
      let found = junk()
      if let test = subjectInOtherWords(until: stop)
        ?? MeantLine.beginningWithElement(text(wordRange(until: stop)))
      {
        throw error(.writeTest(test), found)
      }
      throw error(.needsSubject(found: text(found)), found)
    }
    if text(place) == "not" {
      skipBlanks()
      let test = text(wordRange(until: stop))
      throw error(
        MeantLine.condition(test, isDenied: true).map { .writeTest($0) } ?? .notGoesAfterIs,
        place
      )
    }
    if text(place) == "is" {
      skipBlanks()
      throw error(.writeTest("self is \(text(wordRange(until: stop)))"), place)
    }
    note(.own, place)
    if text(place) == "self" { return (.own, nil) }
    guard let property = TextProperty(rawValue: text(place)) else {
      throw error(.unknownSubject(text(place)), place)
    }
    return (.own, property)
  }

  /// Parses `#name` or `#name.property`.
  private mutating func identifiedSubject() throws(Diagnostic) -> (NodeReference, TextProperty?) {
    let start = position
    _ = skip(UInt8(ascii: "#"))
    let name = try name(for: "'#'")
    note(.node(name), start..<position)
    guard skip(UInt8(ascii: ".")) else { return (.identifier(name), nil) }
    let place = bareName() ?? junk()
    if let state = StateWord.meant(bySwift: text(place)) {
      let test = "\(Quoting.name(name, after: "#")) is \(state)"
      let isDenied = deniesTruth(after: place.upperBound) != deniesTruth(before: start)
      let whole = isDenied ? MeantLine.condition(test, isDenied: true) ?? test : test
      throw error(.writeTest(whole), start..<place.upperBound)
    }
    return (.identifier(name), try textProperty(named: text(place), at: place, isInText: false))
  }

  /// Returns whether a comparison such as `== false` or `is not true` follows a position.
  private func deniesTruth(after place: Int) -> Bool {
    let words = text(place..<end).lowercased().split { " =".contains($0) }.prefix(3).map(
      String.init
    )
    let isDenied = words.first == "!" || words.prefix(2).contains("not")
    let value = words.first { ["false", "no", "true", "yes"].contains($0) }
    return isDenied != (value == "false" || value == "no")
  }

  /// Returns whether `not` or `!` precedes a position.
  private func deniesTruth(before place: Int) -> Bool {
    let words = text(lineStart..<place).lowercased().split(separator: " ").map(String.init)
    return words.last == "not" || words.last?.hasSuffix("!") == true
  }

  /// The word that ends before the spaces at this position.
  private var lastWord: Range<Int> {
    var stop = position
    while stop > 0, bytes[stop - 1].isBlank { stop -= 1 }
    var start = stop
    while start > 0, !bytes[start - 1].isBlank { start -= 1 }
    return start..<stop
  }

  /// Returns the correct test for one that begins with `!#b`, `{#a}`, or `$a`, or `nil` for any
  /// other beginning.
  private func subjectInOtherWords(until stop: ConditionEnd) -> String? {
    var rest = self
    let isDenied = rest.skip(UInt8(ascii: "!"))
    let isBraced = rest.skip(UInt8(ascii: "{"))
    guard rest.skip(UInt8(ascii: "$")) || rest.skip(UInt8(ascii: "#")), let name = rest.bareName(),
      !isBraced || rest.skip(UInt8(ascii: "}"))
    else { return nil }
    let test = text(rest.wordRange(until: stop))
    return "#\(text(name))" + (isDenied ? " is not on" : test.isEmpty ? " is …" : test)
  }

  /// Returns the range up to “ and ”, the colon of the condition, or the end, without trailing
  /// spaces.
  func wordRange(until stop: ConditionEnd) -> Range<Int> {
    var place = position
    while place < end {
      let byte = bytes[place]
      if byte == UInt8(ascii: ":"), stop == .colon,
        place + 1 == end || bytes[place + 1].isBlank
      {
        break
      }
      if byte.isBlank {
        var rest = self
        rest.position = place
        rest.skipBlanks()
        if rest.isNext("and") { break }
        place = rest.position
      } else {
        place += 1
      }
    }
    while place > position, bytes[place - 1].isBlank { place -= 1 }
    return position..<place
  }
}

extension Diagnostic.Message {
  static func needsIs(
    found: String,
    after subject: String?,
    _ state: String = "is on"
  ) -> Self {
    if let subject, subject.hasPrefix("#") {
      return
        "a condition needs 'is', 'is not', 'contains', or 'lacks'; write '\(subject) \(Display.safe(state))'"
    }
    return found.isEmpty
      ? "a condition needs 'is', 'is not', 'contains', or 'lacks' after its subject"
      : "a condition needs 'is', 'is not', 'contains', or 'lacks' after its subject, not '\(found)'"
  }

  static func writeVerb(_ verb: String, for found: String) -> Self {
    "'\(found)' isn't part of a condition; write '\(verb)'"
  }

  static func writeTest(_ test: String) -> Self {
    "the condition has an unknown form; write '\(test)'"
  }

  static var notGoesAfterIs: Self { "put 'not' after 'is', as in '#age is not on'" }

  static func containsNothing(_ verb: String) -> Self {
    let states = verb == "lacks" ? "'is empty' or 'is not empty'" : "'is empty'"
    return "expected text after '\(verb)'; to test for an empty value, write \(states)"
  }

  static var writeLacks: Self { "to test that text isn't in a value, write 'lacks'" }

  static func needsText(after verb: String) -> Self {
    "expected text after '\(verb)'; write it in quotes, as in '\(verb) \"Tea\"'"
  }

  static func needsSubject(found: String) -> Self {
    let wanted = "start a condition with '#identifier', 'self', or a property"
    return found.isEmpty ? "\(wanted)" : "\(wanted), not '\(found)'"
  }

  static func unknownSubject(_ name: String) -> Self {
    let known = TextProperty.allCases.map(\.rawValue) + ["self"]
    if ["screen", "app", "page", "tab"].contains(name) {
      return """
        a condition can't test which \(name) is shown; test an element that changes with the \(name)
        """
    }
    if StateWord.words.contains(name) {
      return "start the condition with its subject; write 'self is \(name)'"
    }
    let near = Suggestion.ending(for: name, in: known)
    let ending = near.isEmpty ? "; for an element, write '#\(name)'" : near
    return "unknown property '\(name)'\(ending)"
  }
}

extension Condition.Word {
  /// Whether the requirement is a state other than an empty value.
  fileprivate var isState: Bool {
    switch self {
    case .selected, .dimmed, .hidden, .expanded, .collapsed, .editing: true
    case .empty, .above, .below, .text, .contains: false
    }
  }
}
