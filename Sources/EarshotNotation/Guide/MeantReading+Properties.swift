import EarshotModel

// Lines that are properties in another notation.
extension MeantReading {
  /// The line as a property with an equals sign, quotes, or brackets: `"values": ["S", "M"],`.
  var assigned: [[String]] {
    let bare = line.drop { ".@\"'".contains($0) }
    let name = bare.prefix { $0.isOfName || $0 == "." }
    let rest = bare[name.endIndex...].drop { "\"' ".contains($0) }
    guard let sign = rest.first, sign == "=" || sign == ":", !name.isEmpty,
      Role(rawValue: String(name)) == nil || frame.parent == name
        || Property(name: String(name)) != nil
    else { return [] }
    let valued: Set = [
      "progress", "slider", "stepper", "adjustable", "wheel", "textField", "searchField",
      "textArea",
    ]
    if frame.parent == name, valued.contains(frame.parent) {
      return [["value: \(rest.dropFirst().drop { $0 == " " })"]]
    }
    let (value, plain, isList) = Self.plainValue(String(rest.dropFirst()).trimmedOfSpaces)
    guard !plain.isEmpty else { return [] }
    let code = "\(name): \(plain)"
    let isForeign =
      ForeignName.meaning(of: ForeignParts(code).name) != nil && Property(name: String(name)) == nil
    let foreign =
      isForeign ? ForeignLine(code, names).candidates(asEffect: false).filter { $0.count == 1 } : []
    guard code != line else { return special(String(name), plain) + foreign }
    let inner = PlainLine(code, names)
    let own = Property(name: String(name)) == nil ? [] : [[code]]
    let event =
      Self.event(String(name)).map {
        [["on \($0): \(EffectReading(plain, names).effect ?? plain)"]]
      } ?? []
    let isKnown =
      sign == "=" || line != bare || isList || line.hasSuffix(",")
      || plain != value && Property(name: String(name)) != nil
    guard isKnown else { return foreign }
    return special(String(name), plain) + event + inner.states + box
      + ForeignLine(code, names).candidates(asEffect: false).filter { $0.count == 1 }
      + inner.properties + own
  }

  /// Returns a value without the marks of a list, of JSON, and of code around it.
  private static func plainValue(_ text: String) -> (inside: String, plain: String, isList: Bool) {
    var value = text
    while value.hasSuffix(",") || value.hasSuffix(";") { value.removeLast() }
    let isList = value.hasPrefix("[") && value.hasSuffix("]")
    if isList || value.hasPrefix("{") && value.hasSuffix("}") && !value.contains("{#") {
      value = String(value.dropFirst().dropLast())
    }
    let items = MeantCall.arguments(in: value).map { Quoting.unquoted($0.value) ?? $0.value }
    return (
      value, isList ? items.joined(separator: ", ") : Quoting.unquoted(value) ?? value, isList
    )
  }

  /// The frame of a view in code: `.frame(x: 16, y: 120, width: 358, height: 44)`.
  var box: [[String]] {
    let name = line.drop { $0 == "." }.prefix(while: \.isOfName).lowercased()
    guard ["frame", "rect", "cgrect", "bounds", "position"].contains(name) else { return [] }
    return PlainLine.values(of: "frame", String(line.drop { $0 != "(" && $0 != ":" && $0 != "=" }))
      .map { ["frame: \($0)"] }
  }

  /// The lines for an attribute whose meaning depends on its value.
  func special(_ name: String, _ value: String) -> [[String]] {
    guard name.lowercased() == "role" else { return [] }
    switch value.lowercased().filter(\.isLetter) {
    case "presentation", "none": return [["element: false"]]
    case "columnheader": return [["header: column"]]
    case "rowheader": return [["header: row"]]
    default: return []
    }
  }

  private static let rangeWords: Set = [
    "range", "min", "max", "from", "to", "between", "and", "in", "through", "until", "by", "step",
    "minimum", "maximum", "steps", "limits", "limit", "bounds", "of", "values", "value", "format",
    "as", "time", "seconds",
    "valuerange",
  ]

  /// Whether the line contains a time such as `9:30`.
  private var hasClock: Bool {
    line.split { !$0.isNumber && $0 != ":" }.contains { $0.dropFirst().dropLast().contains(":") }
  }

  /// The line as a range, if it consists of numbers and words such as `from` and `step`.
  var ranges: [[String]] {
    let words = line.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.allSatisfy(Self.rangeWords.contains), let first = words.first,
      Property(name: first) == .range || !line.contains("..."), !line.contains("\""),
      first != "value", !line.contains(where: { "%°$€£¥−".contains($0) }),
      !line.contains("...-"), !line.contains(": -"), !line.contains("min as "), !hasClock
    else { return [] }
    let text = line.replacing("...", with: " ").replacing("..<", with: " ")
      .replacing("..", with: " ")
    let numbers = PlainLine.numbers(in: text).map {
      $0.hasPrefix("-") ? String($0.dropFirst()) : $0
    }
    // A date such as 2026-11-27 also has three numbers.
    let hasStep =
      words.contains { ["by", "step", "steps", "of"].contains($0) }
      || line.contains { "(,".contains($0) }
    guard numbers.count == 2 || numbers.count == 3 && hasStep, PlainLine.isStepped(numbers) else {
      return []
    }
    if line.contains("..<") {
      guard numbers.count == 2, let end = Int(numbers[1]) else { return [] }
      return [["range: \(numbers[0])...\(end - 1)"]]
    }
    let isTime = words.contains("time") || words.contains("seconds")
    let unit = line.contains("%") ? "%" : ""
    let step = numbers.count == 3 ? " by \(numbers[2])\(unit)" : ""
    let ends = "\(numbers[0])\(unit)...\(numbers[1])\(unit)"
    return [["range: \(ends)\(step)\(isTime ? " as time" : "")"]]
  }

  /// The line of an element with both ends of its range: `stepper "Count" 0 to 5`.
  var ranged: [[String]] {
    let words = LineWords(line).texts
    guard words.count == 5, ["slider", "stepper", "adjustable"].contains(words[0]),
      words[1].hasPrefix("\""), ["to", "-", "–", "..."].contains(words[3]),
      ExactNumber(words[2]) != nil, ExactNumber(words[4]) != nil
    else { return [] }
    return [["\(words[0]) \(words[1])", "  range: \(words[2])...\(words[4])"]]
  }

  /// The line as a property with a name of several words: `header level: 1`.
  var phrased: [[String]] {
    guard let (key, _) = PlainLine(line, names).keyed, key.contains(" "),
      key.split(separator: " ").count < 4, key.allSatisfy({ $0.isLetter || $0 == " " })
    else { return [] }
    return Array(PlainLine(line, names).properties.prefix(2))
  }

  /// The line as a property or an event whose description contains the words of its name.
  var described: [[String]] {
    guard let (key, value) = PlainLine(line, names).keyed, !value.isEmpty else { return [] }
    if key.hasPrefix("on "), !key.dropFirst(3).contains(" ") {
      let name = DescribedWord.named(String(key.dropFirst(3)), in: NotationGuide.events.rows)
      return name.map { [["on \($0): \(value)"]] } ?? []
    }
    if let name = DescribedWord.named(key, in: NotationGuide.properties.rows) {
      return [["\(name): \(value)"]]
    }
    // For a flag, the value is in the rest of the name: 'columnHeader: true'.
    let isFlag = ["true", "yes"].contains(value.lowercased())
    let flagged = key.nameWords.last { Property(name: $0) != nil }
    let shared = BorrowedWord.name(sharingPartOf: key, in: BorrowedWord.Position.property.words)
    guard Property(name: key) == nil, let own = (isFlag ? flagged : nil) ?? shared else {
      return []
    }
    let rest = key.nameWords.filter { $0 != own }
    let values = isFlag ? rest : PlainLine.values(of: own, value) + [value]
    return values.flatMap { PlainLine.values(of: own, $0) + [$0] }.map { ["\(own): \($0)"] }
  }
}
