import EarshotModel

// Events, actions, and other parts of an element.
extension LineVariants {
  /// Variants in which the line is an event or an action with its effect.
  var events: [String] {
    var found: [String] = []
    let texts = words.texts
    guard let first = texts.first else { return [] }
    if Scanner.effects.contains(first) { found.append("on activate: \(line)") }
    let own = texts.indices.dropFirst().first { Scanner.effects.contains(texts[$0]) }
    let borrowed = texts.indices.dropFirst(2).first {
      BorrowedWord.advice(on: texts[$0], as: .effect) != nil
    }
    let effect = own ?? borrowed
    guard let effect else { return found }
    let name = words.text(0..<effect).replacing("=>", with: "").replacing("->", with: "")
      .filter { !":,".contains($0) }.trimmedOfSpaces
    let rest = words.text(effect..<texts.count)
    if name.hasPrefix("every ") || name.hasPrefix("idle ") { found.append("\(name): \(rest)") }
    if name.hasPrefix("action "), !name.contains("\"") {
      found.append("action \(Quoting.quotedLiteral(String(name.dropFirst(7)))): \(rest)")
    }
    let bare = name.hasPrefix("on ") ? String(name.dropFirst(3)) : name
    let parts = bare.split(separator: " ").map(String.init)
    let mark = parts.firstIndex { ["if", "when", "unless"].contains($0) } ?? parts.count
    let event = parts[..<mark].joined(separator: " ").filter { $0 != "-" }
    let guarding = mark + 1 < parts.count ? parts[(mark + 1)...].joined(separator: " ") : ""
    let test = Self.condition(guarding, isDenied: mark < parts.count && parts[mark] == "unless")
    let head = "on \(BorrowedWord.event(meantBy: event) ?? event)"
    found.append(guarding.isEmpty ? "\(head): \(rest)" : "\(head) when \(test): \(rest)")
    return found
  }

  /// Variants of a part, such as `rotor .price as "Prices"`, with the name in quotes and the value
  /// after a colon.
  var parts: [String] {
    let texts = words.texts
    if texts.first == "mark", texts.count == 3, texts[2].hasPrefix("\"") {
      return ["mark \(texts[1].filter { $0 != ":" }): \(texts[2])"]
    }
    let kinds: Set = ["rotor", "action", "content", "chart", "series", "axis"]
    guard let first = texts.first.map({ $0.filter { $0 != ":" } }), kinds.contains(first) else {
      return []
    }
    let fillers: Set = ["as", "named", "called", "=", ":", "for", "to", "is", "matching", "with"]
    var rest = Array(texts.dropFirst())
    var axis = ""
    if first == "axis", let name = rest.first, ["x", "y"].contains(name) {
      axis = " \(name)"
      rest.removeFirst()
    }
    guard let place = rest.firstIndex(where: { $0.hasPrefix("\"") || $0.hasSuffix(":") }) else {
      return []
    }
    let name = rest[place].filter { $0 != ":" && $0 != "\"" }
    rest.remove(at: place)
    let values = rest.filter { !fillers.contains($0.lowercased()) }.joined(separator: " ")
    let listed = values.split(separator: ",").map { item in
      String(item.map { $0 == "=" || $0 == ":" ? " " : $0 }).trimmedOfSpaces
    }.joined(separator: " | ")
    let head = "\(first)\(axis) \(Quoting.quotedLiteral(name)):"
    return ["\(head) \(values.drop { $0 == ":" || $0 == " " })", "\(head) \(listed)"]
  }
}
