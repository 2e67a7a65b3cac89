import EarshotModel

/// The ways in which a whole line of another tool can be read.
///
/// - Source: our choice, from what people typed.
struct MeantReading {
  let line: String
  let names: KnownNames
  let frame: LineFrame

  init(_ line: String, _ names: KnownNames, in frame: LineFrame) {
    self.line = line
    self.names = names
    self.frame = frame
  }

  /// The readings that explain every part of the line, which take precedence over other answers.
  var certain: [[String]] {
    guard line.utf8.count <= 300 else { return [] }
    let conditions = hasTest ? ConditionalLine(line, names).candidates : []
    return conditions + ComponentReading(line, names).candidates + effects + assigned + ranges
      + ranged + delayedEvents + variables + margin + parts + box + described + phrased + formulas
      + elements
  }

  /// The line with the formulas of a spreadsheet, or with signs of mathematics, as amounts.
  private var formulas: [[String]] {
    ["{=", "×", "·"].contains(where: line.contains) && line.contains("#")
      ? PlainLine(line, names).amounts : []
  }

  /// The line as an element.
  private var elements: [[String]] { ForeignElement(line, names, in: frame)?.candidates ?? [] }

  /// The line as an element, if every part of it has a meaning for VoiceOver.
  var meant: [[String]] {
    guard let element = ForeignElement(line, names, in: frame), !element.leavesOut else {
      return []
    }
    return element.candidates
  }

  /// The candidates, starting with the most likely one.
  var candidates: [[String]] {
    guard line.utf8.count <= 300 else { return [] }
    return certain + whole + ConditionalLine(line, names).candidates + texts + timers + spaced
      + PlainLine(line, names).forms + valued
  }

  /// The line with its parts in order, and with its properties on lines below.
  private var whole: [[String]] {
    let word = String(line.prefix { $0 != " " })
    let name = word.hasSuffix(":") ? String(word.dropLast()) : word
    let rest = String(line.dropFirst(word.count))
    guard let role = Role(rawValue: name), Role.written.contains(role),
      let whole = WholeLine(role, word == name ? rest : Self.quoted(rest.trimmedOfSpaces))
    else { return [] }
    return [[whole.head] + whole.below.map { "  \($0)" }]
  }

  /// Returns text with quotes around the label before the first comma, as in `"Go", hint: Pays`.
  private static func quoted(_ text: String) -> String {
    let label = text.prefix { $0 != "," && $0 != "\"" }
    guard !label.isEmpty, !label.contains(":"), !text.contains("\"") else { return text }
    return "\(Quoting.quotedLiteral(String(label)))\(text[label.endIndex...])"
  }

  /// The line of an element with an amount after its label, such as `text "Total" 12,50 €`.
  private var valued: [[String]] {
    let words = LineWords(line).all
    guard words.count > 2, Role(rawValue: words[0].text) != nil, words[1].isQuoted,
      !words[2...].contains(where: { $0.isQuoted || $0.text.contains { ":=#{(".contains($0) } }),
      words[2].text.first?.isNumber == true || words[2].text.first?.isCurrencySymbol == true
    else { return [] }
    let amount = words[2...].map(\.text).joined(separator: " ")
    return [["\(words[0].text) \(words[1].text)", "  value: \(amount)"]]
  }

  private var hasTest: Bool {
    let words = LineWords(line).all.filter { !$0.isQuoted }.map { $0.text.lowercased() }
    let marks: Set = ["if", "unless", "while", "whenever", "where", "v-if", "when"]
    return words.contains { marks.contains($0) }
      || ["(#", "[#", " ? ", "(when ", ": #", ": !"].contains(where: line.contains)
  }

  static let handlers = ["on ", "action ", "every ", "idle "]

  /// The line as an effect, alone or after an event.
  private var effects: [[String]] {
    if let arrow { return arrow }
    guard let (key, value) = PlainLine(line, names).keyed, !value.isEmpty,
      !(key.contains("(") && line.hasSuffix(")")) || key.hasPrefix("on ")
    else { return EffectReading(line, names).effect.map { [[$0]] } ?? [] }
    guard Self.handlers.contains(where: key.hasPrefix) else { return keyed(key, value) }
    let effect = EffectReading(value, names).effect
    let name = String(key.dropFirst(3))
    if key.hasPrefix("on "), let event = Self.event(name), event != name {
      return [["on \(event): \(effect ?? value)"]]
    }
    return effect.map { [["\(key): \($0)"]] } ?? []
  }

  /// The line with a colon in place of an arrow, or `nil` if there's no arrow.
  private var arrow: [[String]]? {
    for arrow in [" -> ", " => ", " → "] {
      guard let place = line.firstRange(of: arrow) else { continue }
      let key = String(line[..<place.lowerBound])
      let value = String(line[place.upperBound...])
      if Property(name: key) != nil { return [["\(key): \(value)"]] }
      guard Self.handlers.contains(where: key.hasPrefix), !key.contains(":") else { continue }
      return [["\(key): \(EffectReading(value, names).effect ?? value)"]]
    }
    return nil
  }

  /// The line as an effect or an event without `on`.
  private func keyed(_ key: String, _ value: String) -> [[String]] {
    guard Property(name: key) == nil else { return [] }
    let name = String(key.drop { $0 == "#" })
    if names.identifiers.contains(name), frame.parent != "app" {
      return [["set #\(name).value: \(value)"]]
    }
    if EffectWord(named: String(key.prefix { $0 != " " })) != nil {
      return EffectReading(line, names).effect.map { [[$0]] } ?? []
    }
    if frame.parent == "tab", let screen = names.screen(value) { return [["opens: \(screen)"]] }
    guard !key.contains(" "), let event = Self.event(key) else { return [] }
    return [["on \(event): \(EffectReading(value, names).effect ?? value)"]]
  }

  /// Returns the event that a name means, such as `activate` for `onTap` or `tap`, or `nil`.
  static func event(_ name: String) -> String? {
    guard !name.contains(" ") else { return nil }
    let letters = name.lowercased().filter(\.isLetter)
    for word in [letters, "on\(letters)"] {
      if case .event(let event)? = ForeignName.meaning(of: word) { return event }
    }
    let bare = letters.hasPrefix("on") ? String(letters.dropFirst(2)) : letters
    let beginning = AppEvent.named.map(\.name).filter { $0.count > 4 && bare.hasPrefix($0) }
    if let event = BorrowedWord.event(meantBy: bare) ?? PlainLine.event(inName: name) {
      return event
    }
    guard beginning.count == 1, !PlainLine.isNarrower(name, than: beginning[0]) else { return nil }
    return beginning[0]
  }
}
