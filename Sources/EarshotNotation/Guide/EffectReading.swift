import EarshotModel

/// An effect in everyday words or in code.
///
///     hide alert            →    dismiss
///     delete row            →    remove self
///     count = count + 1     →    set #count.value: {#count + 1}
///
/// - Source: our choice, from what people typed.
struct EffectReading {
  private let text: String
  private let names: KnownNames
  private let words: [String]

  init(_ text: String, _ names: KnownNames) {
    self.text = text
    self.names = names
    words = LineWords(text).texts
  }

  private static let panels: Set = ["alert", "dialog", "sheet", "popup", "popover", "modal"]
  /// Verbs that open a screen, besides the borrowed words whose advice says so.
  private static let openVerbs: Set = [
    "view", "see", "visit", "display", "reveal", "enter", "jump", "bring", "opens", "shows",
    "goes", "proceed", "continue", "load",
  ]

  /// The effect that the text means, or `nil` if its meaning isn't certain.
  var effect: String? {
    guard let first = words.first, text.utf8.count <= 200 else { return nil }
    if let call = MeantCall(text, names)?.effect ?? stepped { return call }
    if words.count == 1, first.hasPrefix("\""), first.count > 2 { return "announce \(first)" }
    if text.hasSuffix("()") {
      return EffectReading(text.nameWords.joined(separator: " "), names).effect
    }
    if words.count == 1 { return named(first) }
    if let found = pushed ?? panel ?? changed ?? acting ?? assignment { return found }
    guard ["play", "announce"].contains(first), !text.contains("\"") else { return nil }
    return PlainLine(text, names).plainEffect.first?.first
  }

  /// A step such as `#left--`, or `nil` for any other text.
  private var stepped: String? {
    for (sign, verb) in [("++", "increment"), ("--", "decrement")] where text.hasSuffix(sign) {
      let name = names.identifier(String(text.dropLast(2)))
      if let name { return "\(verb) #\(name)" }
    }
    return nil
  }

  /// A verb that opens a screen, such as `load receipt`, or `nil` for any other text.
  private var pushed: String? {
    guard EffectWord(named: words[0]) == nil, words.count < 5, let end = words.last,
      names.screens.contains(end), !words.contains("back"),
      words.allSatisfy({ $0.allSatisfy(\.isOfName) })
    else { return nil }
    let borrowed = BorrowedWord.advice(on: words[0], as: .effect) ?? ""
    let opens =
      borrowed.hasPrefix("write 'push SCREEN'") || Self.openVerbs.contains(words[0].lowercased())
    return opens ? "push \(end)" : nil
  }

  /// The words after the verb, without articles.
  private var operands: [String] {
    words.dropFirst().filter { !["the", "this", "an", "a"].contains($0) }
  }

  /// An effect that opens or closes an alert or a sheet, or `nil` for any other text.
  private var panel: String? {
    let first = words[0].lowercased()
    let closing: Set = ["hide", "close", "dismiss", "exit"]
    if closing.contains(first), operands.count == 1, Self.panels.contains(operands[0]) {
      return "dismiss"
    }
    guard words.count == 2, words[1].hasPrefix("#"),
      isOpened(String(words[1].dropFirst()))
    else { return nil }
    if first == "hide" { return "dismiss" }
    return Self.panels.contains(first) ? "present \(words[1])" : nil
  }

  /// Returns whether `present` opens the element with an identifier.
  private func isOpened(_ identifier: String) -> Bool {
    names.roles[identifier].flatMap(Role.init(rawValue:))?.isOpenedByPresent == true
  }

  /// An effect on elements, with the notation's verb and commas between the elements, or `nil`.
  private var acting: String? {
    let verb = MeantCall.verbs[words[0]] ?? words[0]
    let own: Set = ["element", "this", "itself", "row", "item", "me", "it", "card", "cell"]
    if operands.count == 1, own.contains(operands[0]), KeptParts.takesTargets(verb) {
      return "\(verb) self"
    }
    let targets = words.dropFirst().map { $0.filter { !",[]()&".contains($0) } }
      .filter { $0 != "and" && !$0.isEmpty }
    let areMarks = targets.allSatisfy { $0.count > 1 && "#.".contains($0.prefix(1)) }
    if targets.count > 1 || verb != words[0], areMarks, KeptParts.takesTargets(verb) {
      return "\(verb) \(targets.joined(separator: ", "))"
    }
    let verbs = ["switch": "toggle", "flip": "toggle", "invert": "toggle"]
    if words.count == 2, let verb = verbs[words[0]], words[1].hasPrefix("#") {
      return "\(verb) \(words[1])"
    }
    guard words.count == 3, words[2].hasPrefix("#"), words[0] == "count" else { return nil }
    return ["up": "increment", "down": "decrement"][words[1]].map { "\($0) \(words[2])" }
  }

  /// An effect that changes a value, such as `visits = visits + 1`,
  /// `#left--`, or `set #left value: 60`, or `nil` for any other text.
  private var changed: String? {
    if words[0] == "set", words.count > 3, words[1].hasPrefix("#"), words[2].hasSuffix(":"),
      let property = Property(name: String(words[2].dropLast()))
    {
      return "set \(words[1]).\(property.name): \(words[3...].joined(separator: " "))"
    }
    let verbs: Set = ["assign", "put", "make", "store", "set"]
    if words.count == 3, verbs.contains(words[0]), words[1].hasPrefix("#"), !words[1].contains(".")
    {
      return "set \(words[1]).value: \(words[2])"
    }
    if words.count == 3, words[0].hasPrefix("#"), ["+", "-", "*"].contains(words[1]) {
      return "set \(words[0]).value: {\(words.joined(separator: " "))}"
    }
    guard words.count == 5, words[1] == "=", ["+", "-", "*"].contains(words[3]),
      let name = names.identifier(words[0]), let own = names.identifier(words[2])
    else { return nil }
    return "set #\(name).value: {#\(own) \(words[3]) \(words[4])}"
  }

  /// An assignment such as `#due.label = "Paid"`, or `nil` for any other text.
  private var assignment: String? {
    let start = text.prefix { $0.isOfName || "#.".contains($0) }
    guard !start.isEmpty, text[start.endIndex...].drop(while: { " +-".contains($0) }).first == "="
    else { return nil }
    let marked = text.hasPrefix("#") ? text : "#\(text)"
    let name = marked.dropFirst().prefix(while: \.isOfName)
    let isDenied = text.contains("=!") || text.contains("= !")
    if !isDenied, names.identifiers.contains(String(name)),
      let effect = MeantLine.assignment(marked), let colon = effect.firstRange(of: ": ")
    {
      let value = String(effect[colon.upperBound...])
      return "\(effect[..<colon.upperBound])\(Quoting.unquoted(value) ?? value)"
    }
    let lines = ForeignEffect(text, names).lines ?? []
    return lines.count == 1 ? lines[0] : nil
  }

  /// Returns the effect for a bare name: of an element, of a screen, or in camel case.
  private func named(_ word: String) -> String? {
    let bare = word.hasPrefix("#") ? String(word.dropFirst()) : word
    guard bare.allSatisfy(\.isOfName), EffectWord(named: bare) == nil else { return nil }
    if names.roles[bare] != nil {
      return "\(isOpened(bare) ? "present" : "activate") #\(bare)"
    }
    if names.screens.contains(bare) { return "push \(bare)" }
    guard bare.contains(where: \.isUppercase) else { return nil }
    let parts = bare.nameWords
    if parts.count == 2, parts[1] == "self", KeptParts.takesTargets(parts[0]) {
      return parts.joined(separator: " ")
    }
    return PlainLine(bare.nameWords.joined(separator: " "), names).plainEffect.first?.first
  }
}
