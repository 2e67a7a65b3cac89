// Longer than 300 lines: the words of values belong together.

import EarshotModel

// Properties with everyday words for their names or values.
extension PlainLine {
  /// Everyday words for names of properties, with the properties.
  private static let synonyms: [(words: Set<String>, property: String)] = [
    (
      [
        "say", "says", "also called", "also known as", "also", "aka", "a.k.a.", "alias", "aliases",
        "voice name", "voice names", "voice control", "voice control names", "voice control name",
        "spoken command", "spoken commands", "voice command", "voice commands", "spoken name",
        "spoken names", "other names", "other name", "alternative names", "alternative name",
        "alternative labels", "synonyms", "can be called", "people say", "people can say",
        "you can say", "called", "input labels", "nicknames", "also say", "say also", "or say",
        "sprachbefehl", "auch genannt",
      ], "userInputLabels"
    ),
    (["placeholder text", "prompt text", "ghost text", "empty text"], "placeholder"),
    (
      [
        "helper text", "help text", "helper", "explanation", "double tap to", "what it does",
        "result",
        "hinweis", "hint text", "accessibility hint", "instructions",
      ], "hint"
    ),
    (["accessibility label", "spoken label", "name", "read as", "reads as"], "label"),
    (["heading level", "header level", "rank", "ebene"], "level"),
    (["text size", "font size", "font", "schriftgröße"], "fontSize"),
    (["number of pages", "page count", "slides"], "pages"),
    (["number of columns", "column count", "spalten"], "columns"),
    (["steps", "choices", "options", "items", "possible values", "werte", "enum"], "values"),
    (["val", "current value"], "value"),
    (["limits", "min max", "from", "between", "bereich", "in", "value range"], "range"),
    (["rect", "bounds", "cgrect", "position and size", "geometry"], "frame"),
    (["reading order", "order of elements", "focus order", "tab order"], "elements"),
    (["fg", "text color", "font color", "color", "foreground color"], "foreground"),
    (["background color", "bg", "fill color"], "background"),
    (["sprache", "lang", "locale", "spoken language"], "language"),
    (["tap point", "touch point", "activation point"], "activationPoint"),
    (["colspan", "rowspan", "covers", "spans", "column span", "row span", "col span"], "span"),
    (["opacity", "transparency"], "alpha"), (["role", "kind", "type", "trait"], "traits"),
    (["heading", "h"], "level"),
    (
      [
        "pronounced", "pronounce", "pronunciation", "say as", "spelled out", "spell out", "spell",
        "ipa", "phonetic", "phonetics", "speak as", "spoken as", "read letter by letter", "pitch",
        "aussprache",
      ], "label.spoken"
    ),
  ]

  private static let yes: Set = ["true", "yes", "on", "1", "ja", "always"]
  private static let no: Set = ["false", "no", "off", "0", "nein", "never"]

  /// The candidates with the name and the value of the property in the notation.
  var properties: [[String]] {
    guard let (key, value) = keyed else { return bareStates + bareProperties }
    let head = Self.unguarded(key)
    let condition = String(key.dropFirst(head.count))
    var found = stated(head, value).map { [["\($0.property)\(condition): \($0.value)"]] } ?? []
    let plain = head.nameWords.joined(separator: " ")
    let own =
      Property(name: head)?.name
      ?? Self.synonyms.first { $0.words.contains(plain) }?.property
    guard let own, !value.isEmpty else { return found }
    let isRead = own == "label.spoken" && head != own
    if isRead, let line = Self.pronounced(head, value) { found.append([line]) }
    if isRead, plain.hasPrefix("spell"), let text = Quoting.unquoted(value) {
      found.append(["label.spoken: spellOut on \(Quoting.quotedLiteral(text))"])
    }
    found += Self.values(of: own, value).map { ["\(own)\(condition): \($0)"] }
    if own != head { found.append(["\(own)\(condition): \(value)"]) }
    if own == "span", let number = Self.numbers(in: value).first,
      ["colspan", "column span", "col span"].contains(plain)
    {
      found.insert(["span: 1x\(number)"], at: 0)
    }
    if own == "span", let number = Self.numbers(in: value).first,
      ["rowspan", "row span"].contains(plain)
    {
      found.insert(["span: \(number)x1"], at: 0)
    }
    return commented(own + condition, value) + found
  }

  /// The candidate for a line that's certainly a state.
  var states: [[String]] {
    guard let (key, value) = keyed else { return bareStates }
    let head = Self.unguarded(key)
    return stated(head, value).map { [["\($0.property)\(key.dropFirst(head.count)): \($0.value)"]] }
      ?? []
  }

  /// The candidates for the level of a heading: `heading: 2`.
  var renamed: [[String]] {
    guard let (key, value) = keyed else { return [] }
    let isLevel = ["heading", "header"].contains(key) && Self.number(value.lowercased()) != nil
    return isLevel ? Self.values(of: "level", value).map { ["level: \($0)"] } : []
  }

  /// The candidates for a property without a colon: `also called Voucher, Gift card`.
  private var bareProperties: [[String]] {
    let texts = words.texts
    if texts.count > 2, ["is", "=", "to", "of"].contains(texts[1]),
      let own = Property(name: texts[0])
    {
      return [["\(own.name): \(words.text(2..<texts.count))"]]
    }
    for count in stride(from: min(4, texts.count - 1), to: 1, by: -1) {
      let name = Self.plainWords(words.text(0..<count)).joined(separator: " ")
      let own = Self.synonyms.first { $0.words.contains(name) }?.property
      guard let own else { continue }
      let value = words.text(count..<texts.count)
      return [["\(own): \(value)"]] + Self.values(of: own, value).map { ["\(own): \($0)"] }
    }
    return []
  }

  /// Returns the candidate for a value with a comment after it, with the comment on the line above.
  private func commented(_ head: String, _ value: String) -> [[String]] {
    guard let mark = value.firstRange(of: " # ") ?? value.firstRange(of: " // ") else { return [] }
    let text = String(value[mark.upperBound...]).trimmedOfSpaces
    return [["# \(text)", "\(head): \(String(value[..<mark.lowerBound]).trimmedOfSpaces)"]]
  }

  /// Returns the part of a key that precedes its condition.
  static func unguarded(_ key: String) -> String {
    key.firstRange(of: " when ").map { String(key[..<$0.lowerBound]) } ?? key
  }

  /// Words for states, each with the property, its value, and the value for the opposite.
  private static let states: [(words: Set<String>, property: String, on: String, off: String?)] = [
    (["collapsed", "closed", "folded", "shut"], "expandedStatus", "collapsed", "expanded"),
    (["expanded", "open", "opened", "unfolded"], "expandedStatus", "expanded", "collapsed"),
    (
      ["hidden", "invisible", "gone", "versteckt", "unsichtbar", "hide", "not visible"], "hidden",
      "true", "false"
    ),
    (
      ["visible", "shown", "show", "sichtbar", "not hidden", "displayed"], "hidden", "false", "true"
    ),
    (
      [
        "disabled", "dimmed", "inactive", "greyed", "grayed", "greyed out", "grayed out",
        "not enabled", "disable", "deaktiviert", "unavailable", "not active", "not available",
      ], "traits", "notEnabled", nil
    ),
    (["selected", "current", "chosen", "active tab", "ausgewählt"], "traits", "selected", nil),
    (
      ["live", "live region", "updates often", "changes often"], "traits", "updatesFrequently", nil
    ),
    (["draggable", "drag"], "traits", "draggable", nil),
    (["modal", "traps focus", "focus trap"], "viewIsModal", "true", "false"),
    (["focusable", "accessible", "reachable"], "element", "true", "false"),
    (
      ["decorative", "ignored", "ignore", "skip", "not focusable", "presentational"], "element",
      "false", "true"
    ),
  ]
  /// Words for the state of an element that isn't dimmed.
  private static let enabling: Set = ["enabled", "enable", "available", "clickable", "aktiviert"]

  /// Returns the property and its value for a state such as `collapsed: true` or `state: disabled`,
  /// or `nil` for anything else.
  private func stated(_ head: String, _ value: String) -> (property: String, value: String)? {
    var state = Self.plainWords(head).filter { $0 != "is" }.joined(separator: " ")
    if head.hasPrefix("is"), head.count > 3, head.dropFirst(2).first?.isUppercase == true {
      state = head.dropFirst(2).lowercased()
    }
    if state.hasPrefix("aria ") { state = String(state.dropFirst(5)) }
    let word = value.lowercased()
    if ["state", "status", "visibility", "display", "zustand"].contains(state) {
      let plain = ["none": "hidden", "block": "visible", "flex": "visible"][word] ?? word
      return Self.state(plain, true)
    }
    guard Self.yes.contains(word) || Self.no.contains(word) else { return nil }
    return Self.state(state, Self.yes.contains(word))
  }

  private static func state(_ word: String, _ isTrue: Bool) -> (property: String, value: String)? {
    if enabling.contains(word) { return isTrue ? nil : ("traits", "notEnabled") }
    guard let row = states.first(where: { $0.words.contains(word) }) else { return nil }
    guard !isTrue else { return (row.property, row.on) }
    return row.off.map { (row.property, $0) }
  }

  /// The candidates for a state without a colon: `disabled`, `visible only when #a is on`.
  private var bareStates: [[String]] {
    let marks = ["when", "if", "while", "unless", "until", "wenn", "as long as", "whenever"]
    let plain = line.lowercased()
    let mark = marks.first { plain.contains(" \($0) ") }
    guard let mark, let place = plain.firstRange(of: " \(mark) ") else {
      let word = Self.plainWords(line).filter { $0 != "is" && $0 != "be" }.joined(separator: " ")
      return Self.state(word, true).map { [["\($0.property): \($0.value)"]] } ?? []
    }
    let count = plain[..<place.lowerBound].count
    let state = Self.plainWords(String(line.prefix(count)))
      .filter {
        !["is", "only", "be", "it", "this", "just", "should", "stay", "stays"].contains($0)
      }
      .joined(separator: " ")
    let test = String(line.dropFirst(count + mark.count + 2))
    return guarded(state, test, isDenied: ["unless", "until"].contains(mark))
  }

  /// Returns the candidate for a state with a condition, or an empty array if there's none.
  func guarded(_ state: String, _ test: String, isDenied: Bool) -> [[String]] {
    let tests = Self.tests(test)
    guard tests.count == 1, !tests[0].contains(" and ") else { return [] }
    let condition = isDenied ? ForeignCondition.denied(tests[0]) : tests[0]
    let opposite = ForeignCondition.denied(condition)
    if Self.enabling.contains(state) { return [["traits when \(opposite): notEnabled"]] }
    guard let own = Self.state(state, true) else { return [] }
    // A flag that's false under a condition is true under the opposite condition.
    if own.value == "false" { return [["\(own.property) when \(opposite): true"]] }
    return [["\(own.property) when \(condition): \(own.value)"]]
  }

  /// Returns the `label.spoken` line for a property such as `ipa` or `pitch`, or `nil`.
  private static func pronounced(_ head: String, _ value: String) -> String? {
    let name = head.lowercased()
    if name == "ipa" || name.hasPrefix("phonetic") {
      return "label.spoken: ipa \(Quoting.quotedLiteral(Quoting.unquoted(value) ?? value))"
    }
    if name == "pitch" { return "label.spoken: pitch \(value)" }
    return name.contains("spell") && yes.contains(value.lowercased())
      ? "label.spoken: spellOut" : nil
  }

  /// Returns the possible values in the notation for a property's value in everyday words.
  static func values(of property: String, _ value: String) -> [String] {
    let words = plainWords(value)
    let numbers = numbers(in: value)
    switch property {
    case "selection":
      let several = ["many", "multi", "several", "all", "any", "two", "none", "more"]
      return several.contains { value.lowercased().contains($0) } ? [] : ["one"]
    case "expandedStatus": return status(value.lowercased()).map { [$0] } ?? []
    case "span": return span(words, numbers)
    case "frame", "viewFrame": return frame(words, numbers)
    case "activationPoint": return numbers.count == 2 ? [numbers.joined(separator: " ")] : []
    case "fontSize": return font(words, numbers)
    case "range": return ranges(value)
    case "values", "status": return lists(value)
    case "userInputLabels":
      let items = value.split { "|/;".contains($0) }.map { String($0).trimmedOfSpaces }
      return items.count > 1 ? [items.joined(separator: ", ")] : []
    case "traits": return trait(value).map { [$0] } ?? []
    case "label.spoken": return spoken(value)
    case "level", "columns", "pages":
      let all = (words + words.map { String($0.drop { $0 == "h" }) }).compactMap(number)
      return all.first.map { [$0] } ?? []
    case "alpha":
      guard value.hasSuffix("%"), let share = Double(String(value.dropLast())) else { return [] }
      return [share == 0 || share == 100 ? "\(Int(share / 100))" : "\(share / 100)"]
    case "size": return numbers.count == 2 ? ["\(numbers[0])x\(numbers[1])"] : []
    case "direction":
      return ["rtl", "right to left", "right"].contains(words.joined(separator: " "))
        ? ["rtl"] : ["ltr"]
    case "idiom":
      return words.contains { ["ipad", "tablet", "pad"].contains($0) } ? ["pad"] : ["phone"]
    case "header": return words.first.map { [$0.hasPrefix("col") ? "column" : $0] } ?? []
    case "foreground", "background": return color(value, numbers)
    case "hidden", "element", "elementsHidden", "viewIsModal", "shouldGroupChildren",
      "clipsToBounds", "respondsToUserInteraction":
      let word = value.lowercased()
      return yes.contains(word) ? ["true"] : no.contains(word) ? ["false"] : []
    default: return []
    }
  }

  /// Returns the trait for a word, or `nil` if there's none.
  private static func trait(_ value: String) -> String? {
    let words = plainWords(value).joined(separator: " ")
    if let state = state(words, true), state.property == "traits" { return state.value }
    if words == "heading" { return "header" }
    return BorrowedWord.ownName(of: value, in: Traits.named.map(\.name))
  }

  private static func status(_ word: String) -> String? {
    if ["closed", "shut", "folded", "no", "false", "collapse", "zu", "off"].contains(word) {
      return "collapsed"
    }
    let open: Set = ["open", "opened", "unfolded", "yes", "true", "expand", "auf", "on"]
    return open.contains(word) ? "expanded" : nil
  }

  /// Returns the span for words such as `2 columns`, which becomes `1x2`.
  private static func span(_ words: [String], _ numbers: [String]) -> [String] {
    var (rows, columns) = ("1", "1")
    var last: String?
    for word in words {
      if let number = number(word) { last = number }
      if word.hasPrefix("col"), let last { columns = last }
      if word.hasPrefix("row"), let last { rows = last }
    }
    if rows != "1" || columns != "1" { return ["\(rows)x\(columns)"] }
    return numbers.count == 2 ? ["\(numbers[0])x\(numbers[1])"] : []
  }

  /// Returns four numbers in the order x, y, width, and height, or an empty array.
  private static func frame(_ words: [String], _ numbers: [String]) -> [String] {
    guard numbers.count == 4 else { return [] }
    let letters = words.joined(separator: " ").filter { $0.isLetter || $0 == " " }
      .split(separator: " ").compactMap { word in
        [
          "x": 0, "left": 0, "y": 1, "top": 1, "w": 2, "width": 2, "wide": 2, "h": 3, "height": 3,
          "high": 3, "tall": 3,
        ][word]
      }
    guard letters.count == 4, Set(letters).count == 4 else {
      return [numbers.joined(separator: " ")]
    }
    let ordered = zip(letters, numbers).sorted { $0.0 < $1.0 }.map(\.1)
    return [ordered.joined(separator: " ")]
  }

  private static func font(_ words: [String], _ numbers: [String]) -> [String] {
    guard let number = numbers.first, numbers.count == 1 else { return [] }
    let isBold = words.contains { ["bold", "semibold", "heavy", "strong", "fett"].contains($0) }
    return ["\(number)\(isBold ? " bold" : "")"]
  }

  /// Returns the items of a list with `|` between them, or an empty array if there's no list.
  private static func lists(_ list: String) -> [String] {
    var value = list
    if value.first.map({ "[{(".contains($0) }) == true,
      value.last.map({ "]})".contains($0) }) == true, !value.contains("{#")
    {
      value = String(value.dropFirst().dropLast())
    }
    guard !value.contains("|") else { return [] }
    for mark in [" / ", "; ", ", ", "/", ";", ","] where value.contains(mark) {
      let items = value.split(separator: mark.trimmedOfSpaces.first ?? ",")
        .map { String($0).trimmedOfSpaces }.map { item in
          ["or ", "and "].first(where: item.hasPrefix).map { String(item.dropFirst($0.count)) }
            ?? item
        }
      return [items.map { Quoting.unquoted($0) ?? $0 }.joined(separator: " | ")]
    }
    return []
  }

  private static func spoken(_ written: String) -> [String] {
    let value = written.replacing("(", with: " ").replacing(")", with: "")
    let words = LineWords(value)
    let plain = value.lowercased()
    let isSpelled = ["spell", "letter", "character", "buchstab"].contains { plain.contains($0) }
    let isMarked = plain.contains("punctuation") || plain.contains("symbols")
    guard isSpelled || isMarked else { return [] }
    let kind = isSpelled ? "spellOut" : "punctuation"
    if let quoted = words.all.first(where: \.isQuoted)?.text { return ["\(kind) on \(quoted)"] }
    let fillers: Set = [
      "spell", "spellout", "spelled", "spelling", "out", "letter", "letters", "by", "as", "in",
      "the", "characters", "character", "it", "on", "punctuation", "say", "true", "yes", "symbols",
    ]
    let rest = words.texts.filter { !fillers.contains($0.lowercased()) }.joined(separator: " ")
    return rest.isEmpty ? [kind] : ["\(kind) on \(Quoting.quotedLiteral(rest))"]
  }

  private static let colors = [
    "white": "#FFFFFF", "black": "#000000", "red": "#FF0000", "green": "#008000",
    "blue": "#0000FF", "gray": "#808080", "grey": "#808080", "yellow": "#FFFF00",
    "orange": "#FFA500", "purple": "#800080", "weiß": "#FFFFFF", "schwarz": "#000000",
  ]

  private static func color(_ value: String, _ numbers: [String]) -> [String] {
    if let known = colors[value.lowercased()] { return [known] }
    if !value.contains(":"), let hex = value.split(separator: " ").last, hex.hasPrefix("#"),
      hex.count == 7
    {
      return [String(hex)]
    }
    let digits = value.filter { $0.isASCII && $0.isHexDigit }
    if value.lowercased().hasPrefix("rgb"), numbers.count >= 3 {
      let parts = numbers.prefix(3).compactMap { UInt8($0) }
      guard parts.count == 3 else { return [] }
      let hex = parts.map { part in
        let text = String(part, radix: 16, uppercase: true)
        return text.utf8.count == 1 ? "0\(text)" : text
      }
      return ["#\(hex.joined())"]
    }
    let bare = value.drop { "#0xX".contains($0) && value.utf8.count > 6 }
    if bare.utf8.count == 6, digits.hasSuffix(bare) { return ["#\(bare.uppercased())"] }
    guard value.utf8.count <= 4, digits.utf8.count == 3 else { return [] }
    return ["#\(digits.uppercased().flatMap { [$0, $0] }.map(String.init).joined())"]
  }
}
