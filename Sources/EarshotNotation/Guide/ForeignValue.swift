import EarshotModel

/// The kind of a value in the notation of another framework, which determines its translation.
enum ForeignValue {
  case text, flag, list, traits, elements, expanded, number, fraction, color, spoken
  /// The identifier of an element with the text, or the text itself.
  case reference
  /// A name and its value, as two strings.
  case pair
  /// The direction in which a header of a table applies.
  case headerScope
  /// A Boolean value that dims the element if it equals the associated value.
  case dimmed(Bool)
  /// A Boolean value that adds the named trait to the element if it's true.
  case flagged(String)

  private static let trueWords: Set = [
    "true", "yes", "none", "gone", "hidden", "invisible", "nohidedescendants", "combine", "merge",
    "ignore", "1", "polite", "assertive",
  ]
  private static let falseWords: Set = ["false", "no", "visible", "block", "contain", "0", "flex"]

  /// Returns the possible lines for a property and its value, starting with the most likely one.
  func lines(_ property: String, _ value: String, _ names: KnownNames) -> [[String]] {
    if let choice = ForeignCondition.choice(in: value, names) {
      return [
        ["\(property) when \(choice.test): \(choice.first)", "\(property): \(choice.second)"]
      ]
    }
    let plain = ForeignValue.plain(value)
    switch self {
    case .text, .reference:
      if let name = names.identifier(plain), Quoting.isBareName(plain), property == "hint" {
        return [["\(property): {#\(name)}"]]
      }
      if case .reference = self, Quoting.isBareName(plain) { return [] }
      return plain.isEmpty ? [] : [["\(property): \(plain)"]]
    case .flag: return flag(value, names).map { ["\(property)\($0.guarded): \($0.value)"] }
    case .list: return list(value).map { [["\(property): \($0.joined(separator: ", "))"]] } ?? []
    case .traits: return traits(value)
    case .elements:
      let items = list(value) ?? []
      let known = items.compactMap(names.identifier)
      guard !known.isEmpty, known.count == items.count else { return [] }
      return [["\(property): \(known.map { "#\($0)" }.joined(separator: ", "))"]]
    case .expanded:
      let word = plain.lowercased()
      let status = ["true": "expanded", "false": "collapsed"][word] ?? word
      return [["\(property): \(status)"]]
    case .spoken:
      let word = plain.lowercased()
      let isSpelled = ["letter", "spell", "character", "buchstab"].contains { word.contains($0) }
      return isSpelled ? [["\(property): spellOut"]] : []
    case .pair:
      guard let items = list(value), items.count == 2 else { return [] }
      return [["\(property) \(Quoting.quotedLiteral(items[0])): \(items[1])"]]
    case .headerScope:
      let word = plain.lowercased()
      let scope = word.hasPrefix("col") ? "column" : word.hasPrefix("row") ? "row" : nil
      return scope.map { [["\(property): \($0)"]] } ?? []
    case .number, .fraction, .color: return measured(property, value)
    case .dimmed(let isTrue): return flag(value, names).flatMap { trait("notEnabled", $0, isTrue) }
    case .flagged(let name): return flag(value, names).flatMap { trait(name, $0, true) }
    }
  }

  /// Returns the contents of the first string in double quotes, or, if there's none, the text
  /// without other quotation marks, braces, and parentheses.
  static func plain(_ value: String) -> String {
    if let quoted = LineWords(value).all.first(where: \.isQuoted) {
      return Quoting.unquoted(quoted.text) ?? quoted.text
    }
    return value.filter { !"'`{}()".contains($0) }.trimmedOfSpaces
  }

  /// Returns the value of a Boolean property, with the condition under which it has this value, or
  /// an empty array if the value isn't recognized.
  private func flag(_ value: String, _ names: KnownNames) -> [(guarded: String, value: String)] {
    let word = value.lowercased().filter { $0.isLetter || $0.isNumber }
    let last = value.split { !$0.isOfName && $0 != "-" }.last.map {
      $0.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    for known in [word, last ?? ""] {
      if Self.trueWords.contains(known) { return [("", "true")] }
      if Self.falseWords.contains(known) { return [("", "false")] }
    }
    guard let test = ForeignCondition.test(value, names) else { return [] }
    return [(" when \(test)", "true")]
  }

  private func trait(
    _ name: String,
    _ flag: (guarded: String, value: String),
    _ isTrue: Bool
  ) -> [[String]] {
    if flag.guarded.isEmpty {
      return flag.value == "\(isTrue)" ? [["traits: \(name)"]] : []
    }
    guard !isTrue else { return [["traits\(flag.guarded): \(name)"]] }
    return [["traits\(ForeignCondition.denied(flag.guarded)): \(name)"]]
  }

  /// Returns the items of a list such as `["Pay", "Buy"]` or `[.button, .selected]`, or `nil` if
  /// there are none.
  private func list(_ value: String) -> [String]? {
    let inside = value.filter { !"[](){}".contains($0) }
    let items = inside.split(separator: ",").map { item in
      Self.plain(String(item)).filter { $0 != "\"" }.trimmedOfSpaces
    }.filter { !$0.isEmpty }
    return items.isEmpty ? nil : items
  }

  private static let states = [
    "disabled": "notEnabled", "dimmed": "notEnabled", "inactive": "notEnabled",
    "polite": "updatesFrequently", "assertive": "updatesFrequently", "active": "selected",
    "pressed": "selected", "heading": "header", "isheader": "header",
  ]

  private func traits(_ value: String) -> [[String]] {
    let known = Traits.named.map(\.name)
    let items = list(value)?.map { item -> String in
      let word = String(item.drop { $0 == "." })
      let own = BorrowedWord.ownName(of: word, in: known)
      return Self.states[word.lowercased()] ?? own ?? word
    }
    return items.map { [["traits: \($0.joined(separator: ", "))"]] } ?? []
  }

  private static let colors = [
    "white": "#FFFFFF", "black": "#000000", "red": "#FF0000", "green": "#008000",
    "blue": "#0000FF", "gray": "#808080", "yellow": "#FFFF00",
    "orange": "#FFA500", "purple": "#800080",
  ]

  private func measured(_ property: String, _ value: String) -> [[String]] {
    let plain = Self.plain(value)
    if case .color = self {
      let color = plain.hasPrefix("#") ? plain : Self.colors[plain.lowercased().filter(\.isLetter)]
      return color.map { [["\(property): \($0)"]] } ?? []
    }
    let start = plain.drop { !$0.isNumber }
    let number = start.prefix { $0.isNumber || $0 == "." }
    guard let amount = Double(String(number)), amount < 1e12 else { return [] }
    let isPercentage = start.dropFirst(number.count).first == "%"
    if case .fraction = self, isPercentage {
      let share = amount / 100
      return [["\(property): \(share == share.rounded() ? "\(Int(share))" : "\(share)")"]]
    }
    return [["\(property): \(number)"]]
  }
}
