import EarshotModel

// Parts, timers, variables, and lines at the left margin in another notation.
extension MeantReading {
  /// A part of an element without its colon, or with another one: `chart "Visits" "Rising"`.
  var parts: [[String]] {
    let words = LineWords(line).all
    guard let place = words.firstIndex(where: \.isQuoted), place > 0, place + 1 < words.count else {
      return []
    }
    var head = words[..<place].map { $0.text.filter { $0 != ":" } }
    let letters = head[0].lowercased().filter(\.isLetter)
    let rows: Set = ["data", "dataset", "points", "bars", "plot", "line"]
    if rows.contains(letters), words[place...].contains(where: { $0.text == "|" }) {
      head[0] = "series"
    }
    if letters == "importantcontent" { head[0] = "content important" }
    if ["xaxis", "yaxis"].contains(letters) { head[0] = "axis \(letters.prefix(1))" }
    let starts: Set = ["chart", "content", "mark", "axis", "series", "rotor"]
    guard let first = head[0].split(separator: " ").first, starts.contains(String(first)) else {
      return []
    }
    if head == ["mark"] {
      let marked = PlainLine(line, names).marked
      if !marked.isEmpty { return marked }
    }
    let next = words[place + 1].text.filter(\.isLetter)
    let important: Set = ["important", "high"]
    if first == "content",
      words[(place + 1)...].contains(where: { important.contains($0.text.filter(\.isLetter)) })
    {
      return []
    }
    if first == "axis" { head = head.map { $0.lowercased() } }
    if head == ["axis"], ["x", "y"].contains(next) {
      let value = words[(place + 2)...].map(\.text).joined(separator: " ")
      return [["axis \(next) \(words[place].text): \(value)"]]
    }
    let rest = words[(place + 1)...].map(\.text).joined(separator: " ")
    let value = Self.value(ofPart: String(first), rest)
    return [["\(head.joined(separator: " ")) \(words[place].text): \(value)"]]
  }

  /// Returns the value of a part, with the points of a series and the range of an axis in the
  /// notation.
  private static func value(ofPart part: String, _ text: String) -> String {
    let rest = String(text.drop { ":,=-> ".contains($0) })
    var value = Quoting.unquoted(rest) ?? rest
    if part == "series", value.hasPrefix("("), value.hasSuffix(")") {
      let points = value.dropFirst().dropLast().replacing("), (", with: "|").split(separator: "|")
      return points.map { $0.filter { $0 != "," } }.joined(separator: " | ")
    }
    guard part == "axis" else { return value }
    if value.hasPrefix("range ") { value = String(value.dropFirst(6)) }
    let numbers = PlainLine.numbers(in: value).map { String($0.drop { $0 == "-" }) }
    for sign in ["-", " - ", "–", " – ", " to ", ".."] where numbers.count == 2 {
      let ends = "\(numbers[0])...\(numbers[1])"
      value = value.replacing("\(numbers[0])\(sign)\(numbers[1])", with: ends)
    }
    return value
  }

  /// An effect with signs or parentheses between its words: `voice "Go" rate=0.4`.
  var spaced: [[String]] {
    let (key, value) = PlainLine(line, names).keyed ?? ("", line)
    let isHandler = Self.handlers.contains(where: key.hasPrefix)
    let text = isHandler ? value : line
    guard let first = LineWords(text).texts.first,
      EffectWord(named: String(first.prefix(while: \.isOfName))) != nil
    else { return [] }
    let plain = LineWords(text).changingUnquoted { word in
      word.map { "=(),".contains($0) ? " " : String($0) }.joined().trimmedOfSpaces
    }
    let lines = [plain] + (PlainLine(plain, names).plainEffect.first ?? [])
    return lines.map { [isHandler ? "\(key): \($0)" : $0] }
  }

  /// A timer with another word at its beginning: `timer 10s when #running is on: …`.
  var timers: [[String]] {
    let line = line.hasPrefix("on ") ? String(line.dropFirst(3)) : line
    for (start, word) in [("every", "every"), ("idle", "idle"), ("each", "every")]
    where line.hasPrefix(start) {
      let rest = line.dropFirst(start.count).drop { " (:".contains($0) }
      let time = (rest.hasPrefix("for ") ? rest.dropFirst(4) : rest)
      let number = time.prefix { $0.isNumber || $0 == "." }
      guard !number.isEmpty else { continue }
      let unit = time[number.endIndex...].prefix(while: \.isLetter)
      let tail = time[unit.endIndex...].drop { $0 == ")" }
      guard unit.isEmpty else { return [["\(word) \(number)\(unit)\(tail)"]] }
      let readings = PlainDuration.readings(of: String(number), inTimer: true)
      return readings.count == 1 ? [["\(word) \(readings[0])\(tail)"]] : []
    }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, ["timer", "repeat", "interval"].contains(words[0].lowercased()),
      words[1].first?.isNumber == true
    else { return [] }
    return [["every \(words[1])"]]
  }

  /// An event whose effect has a delay: `on activate after 2s: back`.
  var delayedEvents: [[String]] {
    guard line.hasPrefix("on "), let (key, value) = PlainLine(line, names).keyed, !value.isEmpty,
      let mark = [" after ", " in "].first(where: key.contains),
      let place = key.lastRange(of: mark)
    else { return [] }
    let words = key[place.upperBound...].split(separator: " ").map(String.init)
    let name = String(key[..<place.lowerBound].dropFirst(3))
    guard let time = PlainDuration.first(in: words), time.range.count == words.count,
      let event = AppEvent(named: name) == nil ? Self.event(name) : name
    else { return [] }
    return [["on \(event):", "  wait \(time.written)", "  \(value)"]]
  }

  /// The line of a variable in another language: `let visits = 0`, `variable visits`.
  var variables: [[String]] {
    let starts: Set = ["variable", "var", "let", "const", "int", "state", "string", "number"]
    let types: Set = ["Int", "String", "Double", "Bool", "number", "string", "private"]
    let worded = WordedVariable(String(line.dropFirst("variable".count)))
    if line.hasPrefix("variable "), worded.isPhrase, !line.contains(where: { "#\"".contains($0) }) {
      let lines = worded.lines ?? []
      return [frame.children.contains("value") ? Array(lines.prefix(1)) : lines]
        .filter { !$0.isEmpty }
    }
    let words = line.split { " =:;".contains($0) }.map(String.init)
      .filter { !$0.hasPrefix("@") && !types.contains($0) }
    if line.hasPrefix("$"), words.count == 2, let name = words.first?.dropFirst() {
      let head = "variable #\(name)"
      return [frame.children.contains("value") ? [head] : [head, "  value: \(words[1])"]]
    }
    guard let first = words.first, starts.contains(first.lowercased()), words.count > 1,
      words.count < 4, !line.contains("("), !line.hasPrefix("\(first):"),
      !line.contains("\"") || words.count == 3
    else { return [] }
    // In 'variable item count', the second word belongs to the name.
    let hasSign = line.contains { "=:;".contains($0) }
    guard words.count < 3 || hasSign || ExactNumber(words[2]) != nil else { return [] }
    let name = String(words[1].drop { $0 == "#" || $0 == "$" })
    let isClear = words.count == 3 || !["state", "number"].contains(first.lowercased())
    guard Quoting.isBareName(name), isClear else { return [] }
    guard words.count == 3, !frame.children.contains("value") else {
      return [["variable #\(name)"]]
    }
    let isOwn = first.lowercased() == "variable"
    let written = isOwn ? Quoting.unquoted(words[2]) : MeantVariable.literal(words[2])
    guard let plain = written else { return [] }
    return [["variable #\(name)"] + (plain.isEmpty ? [] : ["  value: \(plain)"])]
  }

  /// A line at the left margin: `page rules "Rules"`, `forEach(.course)`.
  var margin: [[String]] {
    let tokens = LineTokens(line).all
    guard case .word(let word)? = tokens.first else { return [] }
    let first = word.lowercased()
    if ["foreach", "for", "each", "all", "every"].contains(first), tokens.count == 2 {
      if case .tag(let tag) = tokens[1] { return [["each .\(tag)"]] }
      if case .text(let tag) = tokens[1], Quoting.isBareName(tag) { return [["each .\(tag)"]] }
      if case .pair("class", let tag) = tokens[1] { return [["each .\(tag)"]] }
      if case .word(let tag) = tokens[1], line.contains(".\(tag)") { return [["each .\(tag)"]] }
    }
    if first == "screen", let (key, value) = PlainLine(line, names).keyed, !value.isEmpty,
      !line.contains("\""), key.split(separator: " ").count == 2
    {
      return [["\(key) \(Quoting.quotedLiteral(value))"]]
    }
    let pages: Set = ["screen", "page", "view", "route", "scene", "window", "artboard", "activity"]
    guard pages.contains(first), tokens.count == 3 else { return [] }
    var name: String?
    var title: String?
    for token in tokens.dropFirst() {
      switch token {
      case .word(let word), .identifier(let word), .pair("id", let word), .pair("name", let word):
        name = word
      case .text(let text), .pair("title", let text), .pair("label", let text): title = text
      default: return []
      }
    }
    guard let name, let title else { return [] }
    return [["screen \(name) \(Quoting.quotedLiteral(title))"]]
  }

  /// The line with its text in one pair of straight quotes.
  var texts: [[String]] {
    if line.hasPrefix("\"") { return [["text \(line)"]] }
    if line.contains("`"), !line.contains("\"") {
      let quoted = line.replacing("`", with: "\"")
      return PlainLine(quoted, names).amounts + [[quoted]]
    }
    guard let open = line.firstIndex(of: "\""), line.contains("\" +") || line.contains("+ \"")
    else {
      return []
    }
    let words = LineWords(String(line[open...])).all
    var text = ""
    var amount: [String] = []
    var tail: [String] = []
    for word in words {
      if word.isQuoted {
        let inside = amount.drop { $0 == "+" }.reversed().drop { $0 == "+" }.reversed()
        if !inside.isEmpty { text += "{\(inside.joined(separator: " "))}" }
        amount = []
        text += Quoting.unquoted(word.text) ?? word.text
      } else {
        amount.append(word.text)
      }
    }
    tail = amount
    if tail.first == "+" {
      let mark = tail.dropFirst().firstIndex { $0.hasPrefix("#") && tail.first != "+" }
      text += "{\(tail[1..<(mark ?? tail.count)].joined(separator: " "))}"
      tail = mark.map { Array(tail[$0...]) } ?? []
    }
    let head = "\(line[..<open])\(Quoting.quotedLiteral(text))"
    let whole = ([head] + tail).joined(separator: " ")
    return PlainLine(whole, names).amounts + [[whole]]
  }
}
