import EarshotModel

/// A line in the notation of another framework: a call, a modifier, an assignment, or an attribute.
///
///     .accessibilityInputLabels(["Pay", "Buy"])    →    userInputLabels: Pay, Buy
///     isHidden = !gift.isOn                        →    hidden when #gift is off: true
///     onLongClick { announce "Details" }           →    on longPress: announce "Details"
///
/// ``ForeignName`` defines the meanings of names. The words in the arguments don't change.
/// ``LineRepair`` suggests a result only after it has checked it.
///
/// - Source: our choice, from what app developers typed.
struct ForeignLine {
  private let line: String
  /// The identifiers and the screens of the file.
  private let names: KnownNames

  init(_ line: String, _ names: KnownNames) {
    self.line = line
    self.names = names
  }

  /// Returns the candidates for what the author meant, starting with the most likely one.
  ///
  /// - Parameter isEffect: Whether the line is below an event.
  /// - Returns: The lines of each candidate.
  func candidates(asEffect isEffect: Bool) -> [[String]] {
    guard line.utf8.count <= 300 else { return [] }
    if isEffect { return ForeignEffect(line, names).lines.map { [$0] } ?? [] }
    return properties + (ForeignElement(line, names)?.candidates ?? [])
  }

  /// The candidates for forms of lines that can have only one meaning.
  var forms: [[String]] { line.utf8.count <= 300 ? frame + delayed + several : [] }

  /// The `frame` line for text such as `X 16 Y 700 W 358 H 44`, or an empty array for any other
  /// line.
  private var frame: [[String]] {
    let letters = line.lowercased().split { !$0.isLetter }.map(String.init)
    let known: Set = ["x", "y", "w", "h", "width", "height", "left", "top", "frame", "px", "rect"]
    let numbers = line.split { !($0.isNumber || $0 == ".") }.map(String.init)
    guard numbers.count == 4, letters.count > 1, letters.allSatisfy(known.contains) else {
      return []
    }
    return [["frame: \(numbers.joined(separator: " "))"]]
  }

  /// The lines for text such as `after delay 800ms navigate to done`, or an empty array for any
  /// other line.
  private var delayed: [[String]] {
    let words = LineWords(line).texts
    guard let first = words.first?.lowercased(), ["after", "nach"].contains(first), words.count > 2,
      let place = words.firstIndex(where: { $0.first?.isNumber == true }), place < 3
    else { return [] }
    let number = words[place].prefix { $0.isNumber || $0 == "." }
    let unit = words[place].dropFirst(number.count).lowercased()
    let hasUnit =
      place + 1 < words.count && ["ms", "s", "seconds", "sec"].contains(words[place + 1])
    let isShort = unit == "ms" || hasUnit && words[place + 1] == "ms"
    guard let amount = Double(String(number)), amount < 1e9 else { return [] }
    let seconds = isShort ? amount / 1_000 : amount
    let span = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    let rest = words[(place + (hasUnit ? 2 : 1))...].filter { $0 != ":" && $0 != "," }
    let screen = rest.last.flatMap(names.screen)
    let effect = screen.map { "push \($0)" } ?? rest.joined(separator: " ")
    return [["on appear:", "  wait \(span)s", "  \(effect)"]]
  }

  /// The lines for several properties on one line, such as `text color: white, fill: #1A73E8`, or
  /// an empty array for any other line.
  private var several: [[String]] {
    let parts = line.split { $0 == "," || $0 == ";" }.map { String($0).trimmedOfSpaces }
    guard parts.count > 1, parts.allSatisfy({ $0.contains(":") }) else { return [] }
    let lines = parts.compactMap { part -> String? in
      let colon = part.firstIndex(of: ":") ?? part.startIndex
      let name = part[..<colon].filter { $0 != " " && $0 != "-" }
      return ForeignLine("\(name)\(part[colon...])", names).properties.first?.first
    }
    return lines.count == parts.count ? [lines] : []
  }

  /// The candidates for a property, an event, or an action.
  private var properties: [[String]] {
    let parts = ForeignParts(line)
    guard let meaning = ForeignName.meaning(of: parts.name) else { return [] }
    switch meaning {
    case .event(let event): return handlers("on \(event)", parts.rest)
    case .action:
      guard let name = LineWords(parts.rest).all.first(where: \.isQuoted)?.text else { return [] }
      let rest = parts.rest.firstRange(of: name).map { String(parts.rest[$0.upperBound...]) } ?? ""
      return handlers("action \(name)", rest)
    case .property(let property, let kind):
      return kind.lines(property, parts.value, names)
    }
  }

  /// Returns the candidates for an event whose effects are in a block, in a closure, or after a
  /// colon.
  private func handlers(_ head: String, _ rest: String) -> [[String]] {
    let code = rest.drop { " =:({".contains($0) }
    let body = code.firstRange(of: "=>").map { code[$0.upperBound...] } ?? code
    let plain = body.firstRange(of: "{").map { body[$0.upperBound...] } ?? body
    let trimmed = String(plain.reversed().drop { " })\";,".contains($0) && $0 != "\"" }.reversed())
      .trimmedOfSpaces
    guard !trimmed.isEmpty else { return [] }
    let effects = ForeignEffect(trimmed, names).lines ?? [trimmed]
    let below = effects.map { "  \($0)" }
    return effects.count == 1 ? [["\(head): \(effects[0])"]] : [["\(head):"] + below]
  }
}

/// The name of a line in code, and the text after it.
struct ForeignParts {
  /// The name in lowercase, without the qualifiers before it.
  let name: String
  /// The text after the name.
  let rest: String

  private static let modifiers: Set = [
    "override", "func", "private", "public", "@objc", "fun", "void", "self", "it", "android", "app",
    "modifier", "this", "aria", "data", "ns1",
  ]

  init(_ line: String) {
    var rest = line.drop { ".@<{ ".contains($0) }
    var name = ""
    while true {
      let word = rest.prefix { $0.isOfName }
      guard !word.isEmpty else { break }
      let lowered = word.lowercased()
      name = lowered.filter { $0.isLetter }
      rest = rest[word.endIndex...]
      let next = rest.drop { $0 == " " }
      guard Self.modifiers.contains(lowered), let mark = next.first,
        mark == "." || mark == ":" || mark.isLetter
      else { break }
      rest = next.drop { ".: ".contains($0) }
    }
    self.name = name
    self.rest = String(rest)
  }

  /// The value after an equals sign, a colon, or an opening parenthesis.
  var value: String {
    let start = rest.drop { " =:(".contains($0) }
    let isCall = rest.drop { $0 == " " }.first == "("
    let end = start.reversed().drop { " ;,".contains($0) || isCall && $0 == ")" }.reversed()
    return String(end)
  }
}
