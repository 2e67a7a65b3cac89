// Longer than 300 lines: the checks of a correction belong together.

import EarshotModel

/// The content of an author's line: the words after its label or its colon, and each part between
/// commas.
///
///     traits: selected, foo              lacks 'foo' as 'traits: selected'
///     button "Pay", value: 3, hint: Now  has one property in another as 'value: 3, hint: Now'
///
/// Words of the notation and of other tools, such as `disabled`, can become other words.
///
/// - Source: our choice: a suggestion must never delete what the author wrote without saying so.
struct LineContent {
  private let line: String
  private let first: String
  private let names: KnownNames

  init(_ line: String, _ names: KnownNames) {
    self.line = line
    self.names = names
    first = String(line.prefix { $0.isOfName })
  }

  /// Returns whether suggested lines keep the content, with each property on a separate line.
  func isKept(in lines: [String]) -> Bool {
    let lines = lines.map(\.trimmedOfSpaces)
    guard separatesProperties(in: lines), keepsBrackets(lines), keepsSigns(lines) else {
      return false
    }
    guard !isCode else { return true }
    let text = lines.joined(separator: " ")
    let found = Found(text)
    return keepsParts(found) && keepsWords(found, text) && keepsStrings(text)
      && !isCalculation(text)
  }

  /// Returns whether no suggested line contains another property in its value or its label.
  func separatesProperties(in lines: [String]) -> Bool {
    !lines.contains { joinsProperties($0.trimmedOfSpaces) }
  }

  /// The words of suggested lines.
  private struct Found {
    private let words: Set<String>
    private let letters: String

    init(_ text: String) {
      let all = LineContent.words(text)
      words = Set(all)
      letters = all.joined()
    }

    /// Returns whether a name in the lines contains a word, however short it is.
    func joins(_ word: String) -> Bool { letters.contains(word) }

    /// Returns whether the lines contain a word, or a name with it, such as `myCount`.
    func contains(_ word: String) -> Bool {
      words.contains(word) || word.count > 2 && letters.contains(word)
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether the line has the form of another language, whose parts other checks compare.
  private var isCode: Bool {
    if line.hasPrefix(".") || line.contains("<") { return true }
    var previous: Character = " "
    for place in line.indices {
      let character = line[place]
      let next = line[line.index(after: place)...].first
      let isGlued = previous.isLetter || previous.isNumber || previous == "_" || previous == "\""
      if character == "(", previous.isLetter || previous.isNumber { return true }
      if character == "=", isGlued, next != nil, next != " " { return true }
      if character == "{", next != "#" { return true }
      previous = character
    }
    return false
  }

  // MARK: - Properties in other properties

  /// Returns whether a suggested line contains another property in its value, or a property of the
  /// author's line in its label.
  private func joinsProperties(_ suggested: String) -> Bool {
    let keyed = PlainLine(suggested, names).keyed
    if let keyed, !keyed.key.isEmpty {
      let isWhole = PlainLine(line, names).keyed?.value == keyed.value
      return Self.properties(in: keyed.value).contains { !isWhole || !$0.isAfterSpace }
    }
    return LineWords(suggested).all.filter(\.isQuoted).contains { word in
      !line.contains(word.text) && !Self.properties(in: String(word.text.dropFirst())).isEmpty
    }
  }

  /// Returns the names of properties with a colon in a value, and whether only a space separates
  /// each from the words before it.
  private static func properties(in value: String) -> [(name: String, isAfterSpace: Bool)] {
    var found: [(name: String, isAfterSpace: Bool)] = []
    var previous = ""
    for (number, word) in value.split(separator: " ").map(String.init).enumerated() {
      defer { previous = word }
      let name = word.drop { "([".contains($0) }.dropLast()
      guard word.hasSuffix(":"), previous != "set", Property(name: String(name)) != nil else {
        continue
      }
      let isAfterMark = number == 0 || ",;:|".contains(previous.suffix(1))
      found.append((String(name), !isAfterMark))
    }
    return found
  }

  /// Returns whether a value has a comma before a property with a colon, as in `#b is on, hint: x`.
  static func hasProperty(afterCommaIn value: String) -> Bool {
    properties(in: value).contains { !$0.isAfterSpace } && value.contains(", ")
  }

  // MARK: - Units and signs

  /// Returns whether the brackets and quotation marks of suggested lines, and of each value in
  /// them, are in pairs if the author's brackets are.
  private func keepsBrackets(_ lines: [String]) -> Bool {
    let pairs: [(Character, Character)] = [("(", ")"), ("[", "]"), ("{", "}")]
    let texts = lines.flatMap { text in
      text.hasPrefix("values: ") ? Self.items(of: text) : [text]
    }
    let hasPairs = pairs.allSatisfy { open, close in
      line.count { $0 == open } != line.count { $0 == close }
        || texts.allSatisfy { text in text.count { $0 == open } == text.count { $0 == close } }
    }
    return hasPairs
      && (texts == lines || texts.allSatisfy { Self.hasPairs(of: "\"", in: $0) })
  }

  private static func hasPairs(of mark: Character, in text: String) -> Bool {
    text.count { $0 == mark }.isMultiple(of: 2)
  }

  /// Returns the items of a line such as `values: Small | Large`.
  private static func items(of line: String) -> [String] {
    line.split(separator: "|").map(String.init)
  }

  /// Returns whether suggested lines contain the signs of currencies and the identifier at the end
  /// of the author's line.
  private func keepsSigns(_ lines: [String]) -> Bool {
    let signs = line.filter { "€£¥".contains($0) }
    // A percentage or a size relative to others isn't a number of points.
    let isRelative =
      line.contains("%")
      || line.split(separator: " ").contains { word in
        word.hasSuffix("em") && word.first?.isNumber == true
      }
    let isInPoints = lines.contains { $0.hasPrefix("frame: ") || $0.hasPrefix("fontSize: ") }
    let keepsUnit = !isRelative || !isInPoints || lines.contains { $0.contains("%") }
    let hasSigns = signs.allSatisfy { sign in lines.contains { $0.contains(sign) } }
    guard keepsUnit, hasSigns, !lines.contains(where: isMisread) else { return false }
    guard isElement, let last = line.split(separator: " ").last, last.hasPrefix("#"),
      !last.dropFirst().contains("#"), lines.count > 1
    else { return true }
    // The identifier isn't part of a hint.
    return !lines.dropFirst().contains { text in
      ["hint: ", "label: ", "value: ", "placeholder: "].contains { text.hasPrefix($0) }
        && text.hasSuffix(" \(last)")
    }
  }

  /// Returns whether a suggested line below an element makes a range of other numbers, or a value
  /// of an effect or of several items.
  private func isMisread(_ suggested: String) -> Bool {
    guard isElement else { return false }
    if suggested.hasPrefix("range: ") {
      return suggested.contains("(")
        || !Self.rangeSigns.contains { line.lowercased().contains($0) }
    }
    guard suggested.hasPrefix("value: ") else { return false }
    let value = suggested.dropFirst("value: ".count)
    let start = String(value.prefix { $0 != " " })
    let isSize = ["pt", "px"].contains { start.hasSuffix($0) && start.first?.isNumber == true }
    if value.hasPrefix("=") || isSize { return true }
    let isList = Self.containers.contains(first) && value.contains { ",|".contains($0) }
    return isList || Self.isEffect(String(value)) || Self.hasLimits(String(value))
  }

  /// Returns whether a value contains an end of a range, such as `5 min 0 max 10`,
  /// where `min` can also mean minutes.
  private static func hasLimits(_ value: String) -> Bool {
    let words = value.lowercased().split(separator: " ").map(String.init)
    return zip(words, words.dropFirst()).contains { name, number in
      ["max", "step", "range", "from"].contains(name) && ExactNumber(number) != nil
    }
  }

  /// Returns whether text is an effect with its element, screen, or string, such as `push cart`.
  static func isEffect(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    if ["dismiss", "back", "popToRoot"].contains(text) { return true }
    guard words.count == 2, Scanner.effects.contains(words[0]) else { return false }
    let showsScreen = ["push", "present", "replace"].contains(words[0]) && !words[1].contains(" ")
    return showsScreen || words[0] == "set" && words[1].contains(":")
      || words[1].hasPrefix("#") || words[1].hasPrefix("\"")
  }

  private static let rangeSigns = [
    "..", "-", "–", "—", " to ", " bis ", "min", "max", "from", "range", "between", "until",
    "through", "lower", "values", " in ",
  ]
  private static let containers: Set = ["menu", "segments", "list", "alert", "tabBar", "row"]

  // MARK: - Words

  private var isElement: Bool {
    Role(rawValue: first) != nil || BorrowedWord.knows(first, as: .role)
  }

  /// Returns whether suggested lines contain a word of each part between commas.
  private func keepsParts(_ found: Found) -> Bool {
    parts.dropFirst().allSatisfy { part in
      let words = Self.words(part).filter { !Self.joints.contains($0) }
      return words.isEmpty
        || words.contains { found.contains($0) || Self.states.contains($0) }
    }
  }

  private static let joints: Set = ["and", "then", "or"]
  private static let states = StateOnLine.words.union(["decorative", "hidden", "invisible"])

  /// Returns whether suggested lines contain each string in quotes after a comma as often as the
  /// author's line.
  private func keepsStrings(_ text: String) -> Bool {
    parts.dropFirst().allSatisfy { part in
      guard let string = LineWords(part).all.first, string.isQuoted else { return true }
      let inside = string.text.filter { $0 != "\"" }
      return inside.isEmpty || text.ranges(of: inside).count >= line.ranges(of: inside).count
    }
  }

  /// Returns whether a suggestion makes text of the author's calculation.
  private func isCalculation(_ text: String) -> Bool {
    guard line.contains("="), !text.contains("{"),
      let value = text.firstRange(of: "value: ").map({ text[$0.upperBound...] })
    else { return false }
    return [" + ", " * ", " / "].contains { value.contains($0) }
  }

  /// The parts of the line between commas and semicolons that a space follows, outside quotes.
  private var parts: [String] {
    var parts = [""]
    var isQuoted = false
    var wasMark = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if wasMark, character == " " { parts.append("") }
      wasMark = !isQuoted && ",;".contains(character)
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  /// Returns whether suggested lines contain the words after the label, the colon, or the verb.
  private func keepsWords(_ found: Found, _ text: String) -> Bool {
    guard let rest = rest(besides: text), !Self.converted.contains(where: text.contains) else {
      return true
    }
    let isVariable = first == "variable"
    let isJoined = line.contains("\" + ")
    var words = Self.words(rest)
    let named = wordsOfNames(in: text, found)
    let effect = LineWords(text).texts.first { Scanner.effects.contains($0) }
    // The first word can be another tool's word for the effect.
    if effect != nil, !isVariable, !words.isEmpty { words.removeFirst() }
    return words.allSatisfy { word in
      guard word.count > 1 || word.first?.isLetter == true, !found.contains(word),
        !named.contains(word)
      else { return true }
      if word == "a", line.split(whereSeparator: { !$0.isOfName }).contains("A") { return false }
      if isVariable { return Self.verbs.contains(word) || found.joins(word) }
      let isWeight = text.contains("fontSize: ") && Self.weights.contains(word)
      if line.hasPrefix("traits"), Self.traits.contains(word) { return false }
      if !isWeight, !isJoined, Self.vocabulary.contains(word) { return true }
      let digits = String(word.prefix { $0.isNumber })
      if !digits.isEmpty { return found.contains(digits) }
      return word.hasPrefix("is") && found.contains(String(word.dropFirst(2)))
    }
  }

  /// Returns the words of the titles and labels that a suggestion replaces with a name, as in
  /// `push cart` for `push My Cart`.
  private func wordsOfNames(in text: String, _ found: Found) -> Set<String> {
    let titles = names.titles.filter { found.contains($0.value.lowercased()) }
    let labels = names.labels.filter { text.contains("#\($0.value)") }
    return Set((Array(titles.keys) + labels.keys).flatMap { Self.words($0) })
  }

  /// The words that a suggestion must keep, or `nil` for a line whose words have other forms in the
  /// notation, such as a condition.
  ///
  /// - Parameter suggested: The suggested lines, with spaces between them.
  /// - Returns: The words.
  private func rest(besides suggested: String) -> String? {
    if first == "variable" { return String(line.dropFirst(first.count)) }
    let keyed = PlainLine(line, names).keyed
    let words = LineWords(line).all
    if isElement, let place = words.firstIndex(where: \.isQuoted),
      !words[..<place].contains(where: { $0.text.hasSuffix(":") })
    {
      return words[(place + 1)...].map(\.text).joined(separator: " ")
    }
    // The label without quotes: 'text A, hint: x'.
    let isLabeled = isElement && !["a", "an", "the"].contains(first.lowercased())
    let role = String(suggested.prefix { $0 != " " })
    if isLabeled, Role(rawValue: role) != nil, suggested.contains("\"") || suggested.contains(":"),
      !words.contains(where: \.isQuoted), MeantVariable(line) == nil
    {
      return String(line.dropFirst(first.count))
    }
    if let keyed { return MeantVariable(line) == nil ? keyed.value : nil }
    let isEffect = Scanner.effects.contains(first) || BorrowedWord.knows(first, as: .effect)
    // The words before the comma in 'tabBar A, B' belong to a label or to an item.
    let isList = Role(rawValue: first) != nil && line.contains(",")
    return isEffect || isList ? String(line.dropFirst(first.count)) : nil
  }

  /// The beginnings of lines whose values have another form than the author's words.
  private static let converted = [
    "language: ", "selection: ", "foreground: ", "background: ", ".spoken: ", "element: ",
    "hidden: ", "hidden when ", "frame: ", "wait ", "voice ", "audio ", "expandedStatus: ",
  ]
  private static let traits = Set(Traits.named.map { $0.name.lowercased() })
  private static let verbs: Set = ["is", "to", "equals", "at", "with", "of", "value", "starts"]
  private static let weights: Set = ["bold", "semibold", "medium", "light", "regular", "italic"]

  /// The words that have another form in the notation, or none.
  private static let vocabulary: Set<String> = {
    let places: [BorrowedWord.Position] = [
      .margin, .role, .trait, .property, .guarded, .setting, .event, .effect,
    ]
    let borrowed = places.flatMap { place in BorrowedWord.table(of: place).flatMap(\.words) }
    let own = places.flatMap(\.words) + Scanner.effects
    let fillers = """
      a an the to of and then by from with is are isn not in on at for as it its into if when \
      unless while or set be than that this so any each every also only there named called times \
      time steps between through until minimum maximum sec secs second seconds ms min minute \
      minutes hour hours true false yes no off now animated self me current blank low high
      """
    return Set(borrowed + own.map { $0.lowercased() })
      .union(fillers.split(separator: " ").map(String.init))
  }()
}
