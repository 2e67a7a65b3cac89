import EarshotModel

// Conditions in other words, and conditions where the notation doesn't allow them.
extension MeantLine {
  /// Returns an event with the condition of an effect, such as `if #a is on then push b`,
  /// `unless #a is on: push b`, or `push b if #a is on`.
  ///
  /// - Parameters:
  ///   - sentence: The effect's line, starting at its first word.
  ///   - event: The event in the notation, such as `on activate`, including its condition.
  /// - Returns: The line in the notation, or `nil` if the effect has no condition.
  /// - Complexity: O(*n*), where *n* is the length of the sentence.
  static func conditional(_ sentence: String, at event: String) -> String? {
    guard sentence.utf8.count <= 200 else { return nil }
    let joint = event.contains(" when ") ? "and" : "when"
    let head = String(sentence.prefix { $0 != " " })
    if ["if", "when", "unless"].contains(head) {
      let (test, effect) = parts(of: String(sentence.dropFirst(head.count + 1)))
      guard let test = condition(test, isDenied: head == "unless") else { return nil }
      return "\(event) \(joint) \(test):" + (effect.isEmpty ? "" : " \(effect)")
    }
    guard EffectWord(named: head) != nil, head != "set" else { return nil }
    for word in ["if", "when", "unless"] {
      guard let place = sentence.firstRange(of: " \(word) "),
        sentence[..<place.lowerBound].count(where: { $0 == "\"" }).isMultiple(of: 2),
        let test = condition(String(sentence[place.upperBound...]), isDenied: word == "unless")
      else { continue }
      return "\(event) \(joint) \(test): \(sentence[..<place.lowerBound])"
    }
    return nil
  }

  /// Returns the line of a property whose value is a condition, such as
  /// `hidden when #count is 0: true` for `hidden: #count == 0`, or `nil` for any other value.
  static func guarded(_ property: Property, byValue value: String) -> String? {
    var words = value
    for start in ["true when ", "true if ", "when ", "if "] where words.hasPrefix(start) {
      words = String(words.dropFirst(start.count))
      break
    }
    guard words != value || words.hasPrefix("#") || words.hasPrefix("!#"),
      !LineContent.hasProperty(afterCommaIn: value)
    else { return nil }
    var isDenied = false
    for (sign, verb) in [
      (" == ", " is "), (" != ", " is not "), (" >= ", " is not below "),
      (" <= ", " is not above "),
      (" > ", " is above "), (" < ", " is below "), (" = ", " is "),
    ] {
      guard let range = words.firstRange(of: sign) else { continue }
      words = "\(words[..<range.lowerBound])\(verb)\(words[range.upperBound...])"
      break
    }
    if words.hasPrefix("!") {
      words = String(words.dropFirst())
      isDenied = true
    }
    return condition(words, isDenied: isDenied).map { "\(property.name) when \($0): true" }
  }

  /// Returns the condition at the beginning of text, and the effect after it.
  private static func parts(of text: String) -> (test: String, effect: String) {
    for separator in [" then ", ": ", " { "] {
      guard let place = text.firstRange(of: separator) else { continue }
      let effect = text[place.upperBound...].filter { $0 != "}" }
      return (String(text[..<place.lowerBound]), String(effect.drop { $0 == " " }))
    }
    var test = text[...]
    for ending in [":", " {", " then"] where test.hasSuffix(ending) {
      test = test.dropLast(ending.count)
    }
    return (String(test), "")
  }

  /// The verbs of a condition, each with its opposite.
  private static let denials = [
    (" is not ", " is "), (" is ", " is not "), (" lacks ", " contains "),
    (" contains ", " lacks "),
  ]

  /// Returns the condition in the notation for text such as `#a`, `not #a is on`, or
  /// `alerts is on`.
  ///
  /// - Parameters:
  ///   - words: The condition, which can already be in the notation.
  ///   - isDenied: Whether the result is the opposite of the condition.
  /// - Returns: The condition, or `nil` if it can't be parsed.
  static func condition(_ words: String, isDenied: Bool) -> String? {
    var isDenied = isDenied
    var test = words[...]
    for word in ["not ", "!"] where test.hasPrefix(word) {
      test = test.dropFirst(word.count)
      isDenied.toggle()
    }
    while test.last == " " { test = test.dropLast() }
    let subject = test.prefix { $0 == "#" || $0 == "." || $0.isOfName }
    guard let first = subject.first, !test.contains("\"") else { return nil }
    let isOwn = subject == "self" || TextProperty(rawValue: String(subject)) != nil
    let mark = first == "#" || isOwn ? "" : "#"
    if subject == test { return "\(mark)\(test) is \(isDenied ? "not " : "")on" }
    guard
      let (verb, denied) = denials.first(where: { test.dropFirst(subject.count).hasPrefix($0.0) })
    else { return nil }
    guard isDenied else { return "\(mark)\(test)" }
    guard !test.contains(" and "), !test.contains(" or ") else { return nil }
    return "\(mark)\(subject)\(denied)\(test.dropFirst(subject.count + verb.count))"
  }

  /// The comparisons, each with the comparison that's equivalent after the two sides are exchanged.
  private static let comparisons = [
    ("is not above", "is not below"), ("is not below", "is not above"), ("is above", "is below"),
    ("is below", "is above"), ("is", "is"), ("<=", "is not below"), (">=", "is not above"),
    ("<", "is above"), (">", "is below"), ("==", "is"), ("=", "is"),
  ]

  /// Returns a condition that begins with the element, such as `#time is above 30` for
  /// `30 is below #time`, or `nil` for any other text.
  static func beginningWithElement(_ words: String) -> String? {
    let number = words.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let rest = words.dropFirst(number.count).drop { $0 == " " }
    guard ExactNumber(number) != nil else { return nil }
    for (word, other) in comparisons where rest.hasPrefix("\(word) #") {
      let name = rest.dropFirst(word.utf8.count + 1)
      guard name.dropFirst().allSatisfy(\.isOfName) else { return nil }
      return "\(name) \(other) \(number)"
    }
    return nil
  }
}

extension NodeDraft {
  /// Returns the event or action of a block in the notation, and its condition.
  func line(of kind: EffectBlock.Kind) -> (String, Condition?) {
    switch kind {
    case .handler(let number):
      (element.handlers[number].event.notation, element.handlers[number].condition)
    case .action(let number):
      (
        "action \(Quoting.quotedLiteral(element.actions[number].name))",
        element.actions[number].condition
      )
    case .markHandler(let number, let mark):
      ("on activate", element.marks[mark].handlers[number].condition)
    }
  }
}

// Invalid words in events and in their conditions.
extension Scanner {
  /// Rejects an effect with a condition, which belongs to the event.
  func refuseConditional(at event: String, _ condition: Condition?) throws(Diagnostic) {
    guard holdsConditionWord else { return }
    let event = event + (condition.map { " when \($0.notation)" } ?? "")
    let effect = position..<end
    guard let line = MeantLine.conditional(text(effect), at: event) else { return }
    throw error(.conditionAtEvent(line), effect)
  }

  /// Whether the rest of the line contains a word that begins a condition.
  private var holdsConditionWord: Bool {
    (position..<end).contains { place in
      guard place == position || bytes[place - 1].isBlank else { return false }
      return isNext("if", at: place) || isNext("when", at: place) || isNext("unless", at: place)
    }
  }

  /// Rejects `while`, `once`, and `twice` after an event, and the latter two after a condition.
  func refuseFrequency(_ event: Range<Int>) throws(Diagnostic) {
    if isNext("while") {
      let place = position..<position + "while".utf8.count
      let line = "\(text(event).onOneBlank) when \(text(place.upperBound..<end).trimmed)"
      throw error(
        .writeWhenNotWhile(line),
        place,
        fixIt: .init(range: place, replacement: "when")
      )
    }
    var rest = self
    guard let word = rest.bareName(), rest.peek == UInt8(ascii: ":") || rest.peek?.isBlank == true
    else { return }
    let name = text(event).onOneBlank
    switch text(word) {
    case "once": throw error(.onlyOnce(name), word)
    case "twice": throw error(.twice(name), word)
    case "when": try refuseFrequency(afterStateOf: event)
    default: return
    }
  }

  /// Rejects `once` and `twice` after a condition that ends in a state: `when #age is on once:`.
  private func refuseFrequency(afterStateOf event: Range<Int>) throws(Diagnostic) {
    let rest = text(position..<end)
    for word in ["once", "twice"] {
      guard let found = rest.firstRange(of: " \(word):") else { continue }
      let head = rest[..<found.lowerBound]
      guard let last = head.split(separator: " ").last, StateWord.words.contains(String(last))
      else { continue }
      let name = "\(text(event)) \(head)".onOneBlank
      let start = position + head.utf8.count + 1
      throw error(
        word == "once" ? .onlyOnce(name) : .twice(name),
        start..<start + word.utf8.count
      )
    }
  }

  /// Rejects a test without a subject after `and`: `#time is above 30 and below 60`.
  func refuseTestWithoutSubject(
    _ subject: Range<Int>,
    until stop: ConditionEnd
  ) throws(Diagnostic) {
    var rest = self
    guard let word = rest.bareName() else { return }
    let whole = wordRange(until: stop)
    switch text(word) {
    case "is", "contains", "lacks":
      throw error(.writeTest("\(text(subject)) \(text(whole))"), whole)
    case "above", "below", "not":
      throw error(.writeTest("\(text(subject)) is \(text(whole))"), whole)
    case let word where StateWord.words.contains(word) && text(whole) == word:
      throw error(.writeTest("\(text(subject)) is \(word)"), whole)
    default: return
    }
  }
}

extension String {
  /// The text with single spaces between its words.
  fileprivate var onOneBlank: String { split(separator: " ").joined(separator: " ") }
  /// The text without leading spaces.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

extension Diagnostic.Message {
  static func conditionAtEvent(_ line: String) -> Self {
    "put the condition on the line of the event: '\(Display.safe(line))'"
  }

  /// Returns the message for a timer after `on`, with a duration as an example if the line has none.
  static func timerWithoutOn(_ line: String) -> Self {
    let word = String(line.prefix { $0.isLetter })
    let rest = String(line.dropFirst(word.count)).trimmedOfSpaces
    let example = word == TimerWord.idle.rawValue ? "60s" : "20s"
    let timer = rest.hasPrefix(":") ? "\(word) \(example)\(rest)" : line
    return "start a timer without 'on': '\(Display.safe(timer))'"
  }

  static func writeWhenNotWhile(_ line: String) -> Self {
    "start a condition with 'when', not 'while'; write '\(Display.safe(line))'"
  }

  static func onlyOnce(_ event: String) -> Self {
    let event = Display.safe(event)
    if event.hasPrefix("every ") {
      let end = event.firstRange(of: " when ")?.lowerBound ?? event.endIndex
      return """
        '\(event)' repeats its effects; to run them only once, write 'on appear:' on the screen, \
        'wait \(event[..<end].dropFirst("every ".count))' below it, and the effects below 'wait'
        """
    }
    let joint = event.contains(" when ") ? "and" : "when"
    return """
      Earshot runs '\(event)' each time; to run it only once, write 'variable #done' with \
      'value: 0' below it, and '\(event) \(joint) #done is 0:' with 'set #done.value: 1' below it
      """
  }

  static func twice(_ event: String) -> Self {
    event == "on activate" || event.hasPrefix("on activate ")
      ? "'activate' is a double tap; leave out 'twice'"
      : "Earshot runs '\(Display.safe(event))' each time; leave out 'twice'"
  }
}
