import EarshotModel

// Effects in the notation of other languages, such as assignments and calls.
extension MeantLine {
  /// Returns `announce "Order placed"` for `announce("Order placed")`, or `nil` if the text isn't a
  /// call of an effect.
  static func call(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
      let word = EffectWord(named: String(text[..<open]))
    else { return nil }
    let inside = String(text[text.index(after: open)..<close]).trimmedOfSpaces
    let takesText = [.announcement, .sound, .voice].contains(word.form) && !inside.contains("\"")
    let written = takesText ? Quoting.quotedLiteral(inside) : inside
    return inside.isEmpty ? word.name : "\(word.name) \(written)"
  }

  /// Returns the effect for an assignment such as `#b = 5`, `#b.hidden: true`, `#b += 1`, or
  /// `#b hidden`.
  ///
  /// - Parameter line: The assignment, without `set`.
  /// - Returns: The effect in the notation, or `nil` if the line doesn't begin with an identifier
  ///   or sets nothing that can change while the app runs.
  /// - Complexity: O(*n*), where *n* is the length of the line.
  static func assignment(_ line: String) -> String? {
    guard line.utf8.count <= 200, line.hasPrefix("#") else { return nil }
    let head = line.prefix { $0 == "#" || $0 == "." || $0.isOfName }
    let rest = line.dropFirst(head.count).drop { $0 == " " }
    let parts = head.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, parts.count <= 2, !rest.isEmpty else { return nil }
    let property = parts.count == 2 ? Property(name: String(parts[1])) : .value
    guard let property, property.spec.isSettable else { return nil }
    for sign in ["+", "-", "*"] where rest.hasPrefix("\(sign)= ") && property == .value {
      return "set #\(name).value: {#\(name) \(sign) \(rest.dropFirst(3))}"
    }
    for sign in ["to ", "= ", ": ", "=", ":"] where rest.hasPrefix(sign) {
      let value = rest.dropFirst(sign.count).drop { $0 == " " }
      if value.hasPrefix("!") {
        return value == "!#\(name)" && property == .value ? "toggle #\(name)" : nil
      }
      // The second of several assignments isn't part of the value, and a value isn't calculated.
      let isSeveral = ["; #", ", #"].contains { value.contains($0) }
      let words = value.split(separator: " ")
      let isSum =
        words.count > 2
        && words.allSatisfy { ExactNumber($0) != nil || ["+", "-", "*", "/"].contains($0) }
      return value.isEmpty || isSeveral || isSum ? nil : "set #\(name).\(property.name): \(value)"
    }
    return parts.count == 1 ? state(String(rest), of: String(name)) : nil
  }

  /// Returns the effect for `#b hidden`, `#b hidden true`, and `#b label Pay`, or `nil` for any
  /// other words.
  private static func state(_ words: String, of name: String) -> String? {
    let words = words.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words[0], words.dropFirst().first ?? "true") {
    case ("hidden", "true"), ("invisible", "true"): return "hide #\(name)"
    case ("hidden", "false"), ("visible", "true"), ("shown", "true"): return "show #\(name)"
    case ("disabled", "true"), ("dimmed", "true"): return "disable #\(name)"
    case ("enabled", "true"): return "enable #\(name)"
    case ("selected", "true"): return "select #\(name)"
    case (let word, let value):
      guard words.count == 2, let property = Property(name: word), property.spec.isSettable else {
        return nil
      }
      return "set #\(name).\(property.name): \(value)"
    }
  }

  /// Returns the announcement for `assertive "hello"`, in which the priority comes first, or `nil`
  /// for any other text.
  static func announcement(_ rest: String) -> String? {
    guard rest.utf8.count <= 200 else { return nil }
    let word = rest.prefix { $0.isOfName }
    let text = rest.dropFirst(word.count).drop { $0 == " " || $0 == ":" }
    guard text.first == "\"", text.last == "\"", text.count > 2 else { return nil }
    switch word {
    case "assertive", "high": return "announce \(text) high"
    case "default": return "announce \(text)"
    case "polite", "low": return "announce \(text) low"
    default: return nil
    }
  }
}
