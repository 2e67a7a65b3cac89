import EarshotModel

/// A corrected line of an element, made from a line with several mistakes.
///
///     switch "Reminders" #reminders, on    →    switch on "Reminders" #reminders
///
/// The parser reports only the first mistake, and advice about it can lead to the next one. If each
/// piece of the line has a meaning, this type puts the pieces in order: state, traits, text,
/// identifier, and tags on the line, and properties and effects below it. The result always parses
/// without errors.
///
/// - Source: our choice: advice must lead to a line that works.
struct WholeLine {
  /// The line of the element.
  private(set) var head: String
  /// The lines below the element's line, without their indentation.
  private(set) var below: [String] = []

  /// The maximum length of a line to sort, in bytes.
  private static let limit = 200

  /// Sorts the words after a role, or returns `nil` if a word has no meaning or the result has
  /// errors.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line, which is at most 200 bytes.
  init?(_ role: Role, _ rest: String) {
    guard rest.utf8.count <= Self.limit, var pieces = Pieces(rest, role: role) else { return nil }
    pieces.readAll()
    guard !pieces.isUnclear else { return nil }
    var words = [role.rawValue]
    if let state = pieces.state { words.append(state) }
    words += pieces.traits
    if let text = pieces.text { words.append(Quoting.quotedLiteral(text)) }
    if let identifier = pieces.identifier { words.append("#\(identifier)") }
    words += pieces.tags.map { ".\($0)" }
    head = words.joined(separator: " ")
    below = pieces.below
    guard isCorrect else { return nil }
  }

  /// Whether the parser can read the lines on a screen without errors.
  private var isCorrect: Bool {
    let lines = ["screen line", "  \(head)"] + below.map { "    \($0)" }
    var parser = ScreenParser()
    parser.read(SourceText(name: "line", lines.joined(separator: "\n")), number: 0)
    return !parser.diagnostics.hasErrors
  }

  /// The end of a message, with the corrected line and the lines below it.
  var ending: String {
    let line = "write '\(Display.safe(head))'"
    guard !below.isEmpty else { return line }
    return "\(line) and below it \(below.map { Display.safe($0) }.asQuotedList)"
  }
}

/// The pieces of an element's line.
private struct Pieces {
  private let role: Role
  private var rest: Substring
  private(set) var state: String?
  private(set) var traits: [String] = []
  private(set) var text: String?
  private(set) var identifier: String?
  private(set) var tags: [String] = []
  private(set) var below: [String] = []
  /// Whether a piece has no meaning or conflicts with another piece.
  private(set) var isUnclear = false

  private static let separators: Set<Character> = [
    " ", ",", ";", "|", "–", "-", "(", ")", ":", ">", "→",
  ]
  /// Other tools' words for states.
  private static let statesOfOthers = [
    "checked": "on", "ticked": "on", "true": "on", "unchecked": "off", "unticked": "off",
    "false": "off",
  ]
  private static let linesOfOthers = [
    "decorative": "element: false", "hidden": "hidden: true", "invisible": "hidden: true",
  ]

  init?(_ rest: String, role: Role) {
    guard !rest.contains("{"), !rest.contains("\\") else { return nil }
    self.role = role
    self.rest = rest[...]
  }

  mutating func readAll() {
    while !isUnclear {
      rest = rest.drop { Self.separators.contains($0) }
      guard let first = rest.first else { return }
      readPiece(first)
    }
  }

  private mutating func readPiece(_ first: Character) {
    switch first {
    case "\"", "“": take(text: quoted())
    case "#": take(identifier: name())
    case ".": take(tag: name())
    default: readWord()
    }
  }

  /// Removes and returns the text in quotes, or returns `nil` if the closing quote is missing.
  private mutating func quoted() -> String? {
    let inside = rest.dropFirst()
    guard let end = inside.firstIndex(where: { "\"”".contains($0) }) else { return nil }
    rest = inside[inside.index(after: end)...]
    return String(inside[..<end])
  }

  /// Removes and returns the name after `#` or `.`, or returns `nil` if there's none.
  private mutating func name() -> String? {
    let inside = rest.dropFirst()
    let name = inside.prefix(while: \.isOfName)
    rest = inside[name.endIndex...]
    return name.isEmpty ? nil : String(name)
  }

  private mutating func take(text found: String?) {
    isUnclear = found == nil || text != nil
    text = found
  }

  private mutating func take(identifier found: String?) {
    isUnclear = found == nil || identifier != nil
    identifier = found
  }

  private mutating func take(tag found: String?) {
    guard let found else { return isUnclear = true }
    if !takeState(found) { tags.append(found) }
  }

  /// Stores a state, a trait, or a line below, and returns whether the word is one of these.
  private mutating func takeState(_ word: String) -> Bool {
    let plain = word.lowercased()
    if role.holdsState,
      let found = ToggleState(rawValue: Self.statesOfOthers[plain] ?? plain)
    {
      isUnclear = state != nil && state != found.rawValue
      state = found.rawValue
      return true
    }
    if let line = Self.linesOfOthers[plain] {
      below.append(line)
      return true
    }
    let isDimmed = BorrowedWord.advice(on: word, as: .trait)?.hasPrefix("write 'notEnabled'")
    let own = isDimmed == true ? "notEnabled" : word
    guard let trait = BorrowedWord.ownName(of: own, in: Traits.named.map(\.name)) else {
      return false
    }
    if !traits.contains(trait) { traits.append(trait) }
    return true
  }

  private mutating func readWord() {
    let word = rest.prefix { !" ,;:=\"()".contains($0) }
    let after = rest[word.endIndex...].drop { $0 == " " }
    guard !word.isEmpty else { return isUnclear = true }
    if Scanner.effects.contains(String(word)), text != nil { return takeEffect() }
    let isNamed = after.first == ":" || after.first == "="
    let names = Property.allCases.map(\.name) + ["identifier"]
    let isIdentifier = ["id", "identifier"].contains(word.lowercased())
    let property = isIdentifier ? "identifier" : BorrowedWord.ownName(of: String(word), in: names)
    if let property, isNamed || property != "value" && !takesState(word) {
      return take(property, from: isNamed ? after.dropFirst() : after)
    }
    rest = rest[word.endIndex...]
    if takeState(String(word)) { return takeFlag(isNamed, after) }
    isUnclear = true
  }

  private func takesState(_ word: Substring) -> Bool {
    var copy = self
    return copy.takeState(String(word))
  }

  /// Skips the value `true` after a state or a trait: `selected: true`.
  private mutating func takeFlag(_ isNamed: Bool, _ after: Substring) {
    guard isNamed else { return }
    let value = after.dropFirst().drop { $0 == " " }
    guard value.hasPrefix("true") else { return isUnclear = true }
    rest = value.dropFirst(4)
  }

  private mutating func takeEffect() {
    below.append("on activate: \(String(rest))")
    rest = rest[rest.endIndex...]
  }

  /// The end of a value: the punctuation mark or the space before the next piece.
  ///
  /// In `hint: Pays, now`, the comma belongs to the value.
  private var endOfValue: Substring.Index {
    let marks = rest.indices.filter { ",;\"#".contains(rest[$0]) }
    let end = marks.first { !isInValue($0) } ?? rest.endIndex
    let words = rest[..<end]
    let names = Property.allCases.map(\.name)
    let spaces = words.indices.filter { words[$0] == " " }
    let next = spaces.first { space in
      let word = words[words.index(after: space)...].prefix(while: \.isOfName)
      let mark = words[word.endIndex...].first
      return (mark == "=" || mark == ":") && names.contains(String(word))
    }
    return next ?? words.endIndex
  }

  /// Returns whether a comma is followed by words that aren't a piece of the line.
  private func isInValue(_ mark: Substring.Index) -> Bool {
    guard rest[mark] == "," || rest[mark] == ";" else { return false }
    let after = rest[rest.index(after: mark)...].drop { $0 == " " }
    guard let first = after.first, !"\"“#.,;".contains(first) else { return false }
    let word = after.prefix { !" ,;:=\"()".contains($0) }
    let next = after[word.endIndex...].drop { $0 == " " }.first
    let isPiece =
      next == ":" || next == "=" || takesState(word) || Scanner.effects.contains(String(word))
    return !isPiece
  }

  /// Stores a property with its value, as a line below or as a part of the line.
  private mutating func take(_ property: String, from start: Substring) {
    rest = start.drop { $0 == " " }
    var value: String?
    if let first = rest.first, "\"“".contains(first) {
      value = quoted()
    } else {
      let words = rest[..<endOfValue]
      rest = rest[words.endIndex...]
      value = String(words.reversed().drop { $0 == " " }.reversed())
    }
    guard let value, !value.isEmpty else { return isUnclear = true }
    if property == "label" { return take(text: value) }
    if property == "identifier" { return take(identifier: value) }
    if property == "value", takeState(value) { return }
    guard !value.contains(": "), !value.contains("=") else { return isUnclear = true }
    below.append("\(property): \(value)")
  }
}
