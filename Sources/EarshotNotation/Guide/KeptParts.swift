// Longer than 300 lines: what a suggestion must keep belongs in one place.

import EarshotModel

/// The parts of an author's line that a suggested line must keep: words in quotes, numbers,
/// identifiers, tags, and the state of an element.
///
/// - Source: our choice: a suggestion must never delete what the author wrote without saying so.
struct KeptParts {
  private let line: String
  private var texts: [String]
  /// The numbers in the braces of a text.
  private let amounts: Set<String>
  private let marks: [String]
  private let numbers: Set<String>
  private let hasState: Bool
  private let hasTest: Bool
  private let names: KnownNames
  /// The words that a message calls unexpected and that a suggestion must keep.
  private var unexpected: Set<String> = []

  init(_ line: String, _ names: KnownNames) {
    self.line = line
    self.names = names
    let bare = Self.outsideModifiers(line)
    let words = LineWords(bare)
    texts = words.all.indices.filter { words.all[$0].isQuoted }.compactMap { place in
      let before = place > 0 ? words.all[place - 1].text : ""
      let isGlued = words.all[place].isGlued
      let text = words.all[place].text
      return Self.isUnspoken(before, isGlued, text) ? nil : Self.outsideMarks(text)
    }
    let inner = line.hasPrefix("<") ? line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" } : ""
    texts += inner.isEmpty || inner.contains("\"") ? [] : [String(inner)]
    // The label of a modifier replaces the text of a view.
    if let mark = line.firstRange(of: ".accessibilityLabel(\"") {
      let label = String(line[mark.upperBound...].prefix { $0 != "\"" })
      texts = texts.filter { $0.contains(label) }
    }
    let open = words.all.filter { !$0.isQuoted }.map(\.text)
    let isCall = bare.contains("(.") || bare.contains(": .")
    let isOpening = open.contains { ["push", "present", "replace"].contains($0) }
    let screens = open.dropFirst().map { $0.filter { !",;:".contains($0) } }.filter { word in
      isOpening && word.count > 1 && names.screens.contains(word)
    }
    marks = open.flatMap(Self.marks).filter { !isCall || !bare.contains(" .\($0)") } + screens
    let outside = LineWords(Self.outsideMarks(bare)).all.filter { !$0.isQuoted }.map(\.text)
    numbers = Set(outside.flatMap { Self.numbers(in: Self.withoutNames($0)) })
      .subtracting(["0", "1", "0.0", "1.0"])
    hasTest = open.contains { ["when", "if", "unless", "while"].contains($0) }
    let braced = line.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
    amounts = Set(braced.flatMap { Self.numbers(in: Self.withoutNames(String($0))) })
      .subtracting(["0", "1", "0.0", "1.0"])
    let isElement = open.first.map { word in
      Role(rawValue: word) != nil || BorrowedWord.ownName(of: word, in: Self.roles) != nil
    }
    hasState =
      isElement == true
      && open.dropFirst().contains { StateOnLine.words.contains($0.lowercased()) }
  }

  private static let roles = BorrowedWord.Position.role.words

  /// Words that join the parts of a line, which a suggestion can express in another way.
  private static let links: Set = [
    "after", "and", "by", "for", "from", "if", "in", "only", "or", "then", "to", "unless", "until",
    "when", "while", "with", "within",
  ]

  /// Requires that a suggestion keep the word that a message calls unexpected, as in
  /// `unexpected 'now' after 'push'`.
  mutating func require(unexpectedWordIn message: String) {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard message.hasPrefix(.unexpected), parts.count > 2, parts[1].first?.isLetter == true else {
      return
    }
    unexpected = Self.words(String(parts[1])).subtracting(Self.links)
      .subtracting(StateOnLine.words)
  }

  /// Returns whether an effect takes several elements.
  static func takesTargets(_ effect: String) -> Bool {
    guard let word = EffectWord(named: effect) else { return false }
    return word.usage.contains("#id") && !word.usage.contains("SCREEN")
      && !word.usage.contains(".value")
  }

  /// Returns whether a string is the value of an attribute that VoiceOver never says.
  private static func isUnspoken(_ before: String, _ isGlued: Bool, _ text: String) -> Bool {
    let ends = [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".pdf"]
    if ends.contains(where: text.dropLast().hasSuffix) { return true }
    if before.hasSuffix("decorative:") { return true }
    let truths = ["\"true\"", "\"false\"", "\"1\"", "\"0\"", "\"on\"", "\"off\""]
    if isGlued, truths.contains(text) { return true }
    guard isGlued, before.hasSuffix("=") || before.hasSuffix("{") else { return false }
    let name = String(before.split { !$0.isOfName && $0 != "=" && $0 != "{" }.last ?? "")
    return ForeignElement.isUnspoken(name)
  }

  /// Returns the numbers in text, with a point only before decimals.
  private static func numbers(in text: String) -> [String] {
    text.replacing("...", with: " ").replacing("..", with: " ").replacing(",", with: " ")
      .split { !$0.isNumber && $0 != "." }
      .map { number in
        let whole = String(number.reversed().drop { $0 == "." }.reversed())
        return whole.hasPrefix(".") ? "0\(whole)" : whole
      }
      .filter { !$0.isEmpty }
  }

  /// Returns the text without modifiers such as `.padding(8)`, but with the strings in them.
  private static func outsideModifiers(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let dot = rest.firstRange(of: ")."),
      let open = rest[dot.upperBound...].firstIndex(of: "("),
      let close = rest[open...].firstIndex(of: ")")
    {
      let inside = rest[open...close]
      result += "\(rest[..<dot.lowerBound]) \(inside.contains("\"") ? String(inside) : "") "
      rest = rest[close...].dropFirst(inside.isEmpty ? 0 : 1)
      if rest.hasPrefix(".") { rest = ")\(rest)"[...] }
    }
    return result + rest
  }

  /// Returns the text outside braces, parentheses of Swift, tags, and addresses.
  private static func outsideMarks(_ text: String) -> String {
    var result = ""
    var depth = 0
    var previous: Character = " "
    for character in text {
      let opens = "{<".contains(character) || character == "(" && "\\]".contains(previous)
      if opens || depth > 0 && character == "(" { depth += 1 }
      if depth == 0 { result.append(character) }
      if depth > 0, "}>)".contains(character) { depth -= 1 }
      previous = character
    }
    return result
  }

  private static func marks(_ word: String) -> [String] {
    let isColor =
      word.hasPrefix("#") && word.count == 7 && word.dropFirst().allSatisfy(\.isHexDigit)
    guard !isColor else { return [] }
    if word.hasPrefix("$") || word.contains(": $") {
      return [String(word.drop { !$0.isLetter }.prefix(while: \.isOfName))].filter { !$0.isEmpty }
    }
    var marks = word.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix(while: \.isOfName).reversed().drop { $0 == "-" }.reversed()) }
    if word.hasPrefix("."), word.dropFirst().allSatisfy({ $0.isOfName || $0 == "." || $0 == "," }) {
      marks += word.split { $0 == "." || $0 == "," }.map(String.init)
    }
    // A trait of Swift, such as '.isHeader', can become a role.
    return marks.filter { mark in
      let isTrait = mark.hasPrefix("is") && mark.dropFirst(2).first?.isUppercase == true
      return !mark.isEmpty && !isTrait
    }
  }

  /// Returns a word without the digits in its names, such as `h1` and `#item2`.
  private static func withoutNames(_ word: String) -> String {
    let isTag = word.hasPrefix(".") && !word.dropFirst().allSatisfy(\.isNumber)
    guard !word.hasPrefix("#"), !isTag else { return "" }
    var previous: Character = " "
    return String(
      word.filter { character in
        defer { if !character.isNumber { previous = character } }
        return !character.isNumber || !(previous.isLetter || previous == "#")
      }
    )
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  /// The states of the notation.
  private static let states: Set = [
    "on", "off", "mixed", "selected", "notenabled", "hidden", "expandedstatus", "alpha", "element",
    "traits",
  ]

  /// Returns whether suggested lines keep the parts of the author's line, and add no names or
  /// placeholders.
  ///
  /// - Parameters:
  ///   - lines: The suggested lines.
  ///   - message: The message with the suggestion, which can say what to leave out.
  /// - Returns: Whether the lines keep all parts.
  func areKept(in lines: [String], _ message: String = "") -> Bool {
    let text = lines.joined(separator: " ")
    let isEmptyEvent = lines.contains {
      ["on activate:", "on escape:"].contains($0.trimmedOfSpaces)
    }
    guard !hasPlaceholder(text), keepsTruth(text), keepsKind(text), keepsWordsBehindText(text),
      !isEmptyEvent || hasEvent
    else { return false }
    let first = lines.first.map { LineWords($0).texts } ?? []
    let isLeaving = ["dismiss", "back", "popToRoot"].contains {
      first == [$0] || text.hasSuffix(": \($0)")
    }
    if isLeaving || message.contains(.leaveItOut) || message.contains(.leaveOut) {
      return true
    }
    if hasTest, !text.contains(" when "), !text.contains("announce") { return false }
    guard LineContent(line, names).isKept(in: lines) else { return false }
    let found = Self.words(text)
    let said = Self.words(
      LineWords(text).all.filter { !"#.".contains($0.text.prefix(1)) || $0.text.contains("{") }
        .map(\.text).joined(separator: " ")
    )
    guard texts.allSatisfy({ isKept($0, in: text, said) }), keepsLabelWords(found),
      keepsItems(text), unexpected.isSubset(of: found)
    else { return false }
    let own = Set(text.lowercased().split { !$0.isOfName }.map(String.init))
    let hasMarks = marks.allSatisfy { mark in
      own.contains(mark.lowercased()) || own.contains { $0.hasPrefix("\(mark.lowercased())-") }
    }
    guard hasMarks else { return false }
    guard hasConversion || amounts.isSubset(of: Self.numbers(in: text)) || line.contains("as ")
    else { return false }
    guard
      hasConversion && (line.contains { "%/".contains($0) } || keepsTimes(text))
        || text.contains("%")
        || numbers.isSubset(of: Self.numbers(in: text)) || isTimed(text) && keepsTimes(text)
    else { return false }
    return !hasState || !found.isDisjoint(with: Self.states)
  }

  /// Returns whether a suggested property has the author's Boolean value or, if only one of the two
  /// names is a negation, the opposite value.
  private func keepsTruth(_ text: String) -> Bool {
    guard !text.contains(" when "), let own = Self.truth(in: line), let other = Self.truth(in: text)
    else { return true }
    return (own.isTrue == other.isTrue) == (own.isNegation == other.isNegation)
  }

  /// Returns whether a suggestion contains the items of a list with commas, as in
  /// `elements: a, b`.
  private func keepsItems(_ text: String) -> Bool {
    guard line.hasPrefix("elements: ") || line.hasPrefix("tags: "), !line.contains("\"") else {
      return true
    }
    let items = line.dropFirst(line.prefix(while: \.isOfName).count).split(separator: ",")
    return items.count < 2
      || items.allSatisfy { item in
        !Self.words(String(item)).isDisjoint(with: Self.words(text))
      }
  }

  /// Returns whether a suggestion contains the words of a label without quotes: after a role and a
  /// colon, all words, and after a role, the words that begin with a capital letter.
  private func keepsLabelWords(_ found: Set<String>) -> Bool {
    let head = String(line.prefix(while: \.isOfName))
    guard Role(rawValue: head) != nil, !line.contains("\"") else { return true }
    let rest = line.dropFirst(head.count)
    let isLabel = rest.hasPrefix(":")
    let own = rest.split { !$0.isLetter && !$0.isNumber }
      .filter { isLabel || $0.first?.isUppercase == true }.map { $0.lowercased() }
    return own.allSatisfy { found.contains($0) || StateOnLine.words.contains($0) }
  }

  /// Returns whether a suggestion contains the words that follow a string on the line of a text
  /// property, as in `hint: "Done" closes the sheet`.
  private func keepsWordsBehindText(_ text: String) -> Bool {
    let name = String(line.prefix(while: \.isOfName))
    guard !hasTest, Property(name: name)?.spec.text != nil,
      line.dropFirst(name.count).hasPrefix(": \"")
    else { return true }
    let rest = LineWords(line).all.drop { !$0.isQuoted }.filter { !$0.isQuoted }.map(\.text)
    return Self.words(rest.joined(separator: " ")).isSubset(of: Self.words(text))
  }

  /// Returns whether a suggestion is neither a back button for an effect `back`, nor a value for an
  /// event, nor a timer for effects that run only once.
  private func keepsKind(_ text: String) -> Bool {
    if text.hasPrefix("back \"") { return line.lowercased().hasPrefix("back") }
    if text.hasPrefix("back "), line.hasPrefix("on ") { return false }
    if text.hasPrefix("back on ") { return false }
    // VoiceOver would say the identifier.
    if ["hint: #", "label: #"].contains(where: text.hasPrefix) { return line.hasPrefix(text) }
    if text.hasPrefix("value: ") { return !line.hasPrefix("on ") }
    // 'element: maybe' is a property, and 'element "maybe"' is an element.
    let head = String(line.prefix(while: \.isOfName))
    if Property(name: head) != nil, line.dropFirst(head.count).hasPrefix(":"),
      text.hasPrefix("\(head) \"")
    {
      return false
    }
    return !text.hasPrefix("every ") || !Self.words(line).contains("once")
  }

  /// Whether the author's line has a word for an event.
  private var hasEvent: Bool {
    line.hasSuffix(":") || line.hasSuffix("{")
      || Self.words(line).contains { word in
        word.hasPrefix("on") || ["tap", "click", "press"].contains(where: word.contains)
      }
  }

  /// Parts of names whose value is the opposite of being visible or active.
  private static let negations = [
    "hidden", "invisible", "gone", "decorative", "disabled", "exclude",
  ]

  /// Returns the Boolean value at the end of text, and whether its name is a negation, or `nil` if
  /// there's no such value.
  private static func truth(in text: String) -> (isTrue: Bool, isNegation: Bool)? {
    guard let sign = text.lastIndex(where: { ":=".contains($0) }),
      let name = text[..<sign].split(whereSeparator: { !$0.isOfName }).last?.lowercased()
    else { return nil }
    let value = text[text.index(after: sign)...].lowercased().filter(\.isLetter)
    let isTrue = ["true", "yes"].contains(value)
    guard isTrue || ["false", "no"].contains(value) else { return nil }
    return (isTrue, negations.contains(where: name.contains))
  }

  /// Whether the notation can write the numbers of the line in another unit.
  private var hasConversion: Bool {
    guard !line.contains("/"), !line.contains("ixed"), !line.contains("ecimal") else { return true }
    let units: Set = ["ms", "min", "hour", "hours", "half", "rgb", "rgba"]
    let words = Self.words(line)
    return line.contains("%") || line.contains("..<") || !words.isDisjoint(with: units)
      || words.contains {
        ["timeout", "minute", "delay", "sleep", "wait", "opacity", "alpha"].contains(
          where: $0.contains
        )
      }
  }

  private func isTimed(_ text: String) -> Bool {
    ["wait ", "every ", "idle "].contains { text.hasPrefix($0) || text.contains(" \($0)") }
  }

  /// Returns whether suggested lines with a duration contain each number of the line: alone, in
  /// another unit, or in a sum.
  private func keepsTimes(_ text: String) -> Bool {
    guard isTimed(text) else { return true }
    let found = Self.numbers(in: text).compactMap { Double($0) }
    var missing = numbers.filter { number in
      guard let own = Double(number) else { return true }
      return ![0.001, 1, 60, 1_000, 3_600].contains { factor in found.contains(own * factor) }
    }
    let words = LineWords(line).all.filter { !$0.isQuoted }.map(\.text)
    if let time = PlainDuration.first(in: words), text.contains(time.written) {
      missing.subtract(Self.numbers(in: words[time.range].joined(separator: " ")))
    }
    return missing.isEmpty
  }

  private func isKept(_ quoted: String, in text: String, _ found: Set<String>) -> Bool {
    if Self.words(quoted).isSubset(of: found) { return true }
    let identifier = names.labels["\"\(quoted.filter { $0 != "\"" })\""].map { "#\($0)" }
    // The identifier of this element doesn't replace its label.
    if let identifier, !line.contains(identifier), text.contains(identifier) { return true }
    guard let screen = names.titled(quoted) else { return false }
    return text.split { !$0.isOfName }.contains { $0 == screen }
  }

  /// The words that begin the lines of an element's parts.
  private static let parts: Set = [
    "action", "axis", "chart", "content", "mark", "rotor", "series",
  ]

  /// Returns whether lines contain a placeholder or an identifier that the author didn't write.
  private func hasPlaceholder(_ text: String) -> Bool {
    if text.contains("…"), !line.contains("…") { return true }
    let own = Set(line.split { !$0.isOfName }.map { $0.lowercased() })
    let added = text.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
      .map { $0.prefix(while: \.isOfName).lowercased() }.filter { !$0.isEmpty }
    let labels = Set(names.labels.values.map { $0.lowercased() })
    let head = String(line.prefix(while: \.isOfName))
    let role = Role(rawValue: head) == nil ? nil : head.lowercased()
    let isColor = text.contains("foreground") || text.contains("background")
    return !isColor
      && added.contains { name in
        // The role that begins the author's line isn't an identifier.
        let isRole =
          (name == role || Self.parts.contains(head) && name == head)
          && !line.lowercased().contains("#\(name)")
        // The name of a variable can be several words: 'myCount'.
        let isJoined =
          head == "variable" && line.lowercased().filter(\.isOfName).contains(name)
        let isOwn = isJoined || own.contains { $0.hasSuffix(name) || $0.hasPrefix(name) }
        return isRole || !isOwn && !labels.contains(name)
      }
  }
}
