/// A parser that turns a pattern into nodes.
struct PatternParser {
  typealias Failure = RegularExpression.Failure

  /// The flags for the rest of a group.
  struct Flags {
    var ignoresCase = false
    var dotMatchesNewline = false
  }

  let characters: [Character]
  /// The byte offset of each character, and of the end.
  private let offsets: [Int]
  var place = 0
  var flags = Flags()
  private var depth = 0

  init(_ pattern: String) {
    characters = Array(pattern)
    var offsets = [0]
    for character in characters {
      offsets.append(offsets[offsets.count - 1] + character.utf8.count)
    }
    self.offsets = offsets
  }

  /// Parses the whole pattern.
  mutating func pattern() throws(Failure) -> PatternNode {
    let node = try choice()
    guard place == characters.count else {
      throw failure(
        "this ')' has no '('; put '\\' before it to match a parenthesis",
        place..<place + 1
      )
    }
    return node
  }

  private mutating func choice() throws(Failure) -> PatternNode {
    var alternatives = [try sequence()]
    while skip("|") { alternatives.append(try sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func sequence() throws(Failure) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next, next != "|", next != ")" {
      guard let atom = try atom() else { continue }
      nodes.append(try counted(atom))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  /// Parses a character, class, anchor, or group, or returns `nil` for flags, which apply to the
  /// rest of the group.
  private mutating func atom() throws(Failure) -> PatternNode? {
    let start = place
    place += 1
    switch characters[start] {
    case "(": return try group(from: start)
    case "[": return .character(try characterClass(from: start))
    case "\\": return try escape(from: start)
    case ".": return .character(anyCharacter)
    case "^": return .anchor(.start)
    case "$": return .anchor(.end)
    case "*", "+", "?":
      let sign = characters[start]
      throw failure(
        "'\(sign)' has nothing to repeat; put '\\' before it to match the character",
        start..<place
      )
    case let other: return literal(other)
    }
  }

  private var anyCharacter: CharacterClass {
    flags.dotMatchesNewline
      ? CharacterClass(members: [.anything])
      : CharacterClass(members: [.newline], isNegated: true)
  }

  func literal(_ character: Character) -> PatternNode {
    .character(CharacterClass(members: [.one(character)], ignoresCase: flags.ignoresCase))
  }
}

// Groups and flags.
extension PatternParser {
  private mutating func group(from start: Int) throws(Failure) -> PatternNode? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= RegularExpression.depthLimit else {
      throw failure(
        "groups are nested over \(RegularExpression.depthLimit) levels deep; remove some groups",
        start..<place
      )
    }
    let outer = flags
    if skip("?"), try !groupKind(from: start) { return nil }
    let node = try choice()
    flags = outer
    guard skip(")") else { throw failure("the group isn't closed; add ')'", start..<start + 1) }
    return node
  }

  /// Parses the text after `(?`.
  ///
  /// - Returns: Whether a group follows. If not, the text was flags for the rest of the group.
  private mutating func groupKind(from start: Int) throws(Failure) -> Bool {
    if skip(":") { return true }
    if skip("P"), next != "<" { throw unsupported("'(?P'", start) }
    if skip("<") {
      if next == "=" || next == "!" { throw unsupported("a lookbehind", start) }
      return try skipName(from: start)
    }
    if next == "=" || next == "!" { throw unsupported("a lookahead", start) }
    if next == ">" { throw unsupported("an atomic group", start) }
    return try readFlags(from: start)
  }

  private mutating func skipName(from start: Int) throws(Failure) -> Bool {
    while let next, next.isWordCharacter { place += 1 }
    guard skip(">") else {
      throw failure(
        "write a group's name in letters, digits, and '_', between '<' and '>'",
        start..<place
      )
    }
    return true
  }

  private mutating func readFlags(from start: Int) throws(Failure) -> Bool {
    var isOn = true
    while let sign = next, sign != ")", sign != ":" {
      place += 1
      switch sign {
      case "-": isOn = false
      case "i": flags.ignoresCase = isOn
      case "s": flags.dotMatchesNewline = isOn
      default: throw unsupported("the flag '\(sign)'", start)
      }
    }
    if skip(":") { return true }
    guard skip(")") else { throw failure("the group isn't closed; add ')'", start..<start + 1) }
    return false
  }
}

// Repetition counts.
extension PatternParser {
  private mutating func counted(_ node: PatternNode) throws(Failure) -> PatternNode {
    var node = node
    while let (least, most) = try count() {
      node = .repeated(node, least: least, most: most)
    }
    return node
  }

  /// Parses the number of repetitions of the previous node, or returns `nil` if no count follows.
  private mutating func count() throws(Failure) -> (Int, Int?)? {
    let start = place
    let bounds: (Int, Int?)
    if skip("*") {
      bounds = (0, nil)
    } else if skip("+") {
      bounds = (1, nil)
    } else if skip("?") {
      bounds = (0, 1)
    } else if let braces = try braces() {
      bounds = braces
    } else {
      return nil
    }
    if skip("+") {
      throw failure("possessive quantifiers aren't supported; delete the last '+'", start..<place)
    }
    _ = skip("?")
    return bounds
  }

  /// Parses a count in braces, such as `{2}`, `{2,}`, `{,5}`, or `{2,5}`, or returns `nil` if the
  /// text isn't a count.
  ///
  /// A brace that doesn't begin a count is an ordinary character.
  private mutating func braces() throws(Failure) -> (Int, Int?)? {
    let start = place
    guard skip("{") else { return nil }
    let least = number()
    let isRange = skip(",")
    let most = isRange ? number() : least
    guard skip("}"), least != nil || most != nil else {
      place = start
      return nil
    }
    if let least, let most, least > most {
      throw failure(
        "\(least) is more than \(most); write the count as '{\(most),\(least)}'",
        start..<place
      )
    }
    guard max(least ?? 0, most ?? 0) <= RegularExpression.sizeLimit else {
      throw tooLarge(start..<place)
    }
    return (least ?? 0, most)
  }

  private mutating func number() -> Int? {
    let start = place
    while let next, next.isASCII, next.isNumber { place += 1 }
    guard start < place else { return nil }
    return Int(String(characters[start..<place])) ?? Int.max
  }
}

// The position of the parser, and its failures.
extension PatternParser {
  /// The next character, or `nil` at the end.
  var next: Character? { place < characters.count ? characters[place] : nil }

  /// Skips a character if it's next, and returns whether it was.
  mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  /// Returns a failure for a range of characters in the pattern.
  func failure(_ reason: String, _ range: Range<Int>) -> Failure {
    let upper = min(range.upperBound, characters.count)
    return Failure(reason: reason, range: offsets[min(range.lowerBound, upper)]..<offsets[upper])
  }

  func unsupported(_ what: String, _ start: Int) -> Failure {
    failure(
      "the pattern contains \(what), which isn't supported; write the pattern without it",
      start..<place
    )
  }

  func tooLarge(_ range: Range<Int>) -> Failure {
    failure(
      "the counts in braces make the pattern too large; use smaller counts",
      range
    )
  }
}
