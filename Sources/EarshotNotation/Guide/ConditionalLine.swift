import EarshotModel

/// A line with a condition in the wrong place or in another notation.
///
///     if #running is yes label: Pause    →    label when #running is on: Pause
///     disabled: !terms                   →    traits when #terms is off: notEnabled
///     on activate (left == 0): back      →    on activate when #left is 0: back
///
/// The line consists of a test, of what happens, and of its value. ``MeantTest`` writes the test.
/// ``LineRepair`` suggests a candidate only after it has checked it.
///
/// - Source: our choice, from what people typed.
struct ConditionalLine {
  private let line: String
  private let names: KnownNames

  init(_ line: String, _ names: KnownNames) {
    self.line = line
    self.names = names
  }

  private static let marks = [
    " only when ", " only if ", " when ", " if ", " unless ", " while ", " where ",
    " provided that ",
    " provided ",
    " as long as ", " whenever ", " until ", " and if ", " only when ", " in case ", " and ",
  ]
  private static let leading: Set = [
    "if", "when", "unless", "while", "whenever", "wenn", "falls", "where", "@if", "v-if", "ngif",
    "v-show", "elif", "else if",
  ]

  /// The candidates for what the author meant, starting with the most likely one.
  var candidates: [[String]] {
    guard line.utf8.count <= 300 else { return [] }
    return attribute + first + middle + inParentheses + insideEffect + behind + choice + asValue
  }

  /// The condition of a web framework, such as `v-if="left > 5"`.
  private var attribute: [[String]] {
    guard let sign = line.firstIndex(of: "=") else { return [] }
    let name = line[..<sign].lowercased().filter { $0.isLetter || $0 == "-" }
    guard ["v-if", "v-show", "ngif", "xif"].contains(name) else { return [] }
    let test = line[sign...].dropFirst().filter { !"\"{}".contains($0) }
    return state("visible", test, isDenied: false)
  }

  /// A condition at the beginning: `if #a is on label: Pause`, `when #a is on, hint: Wait`.
  private var first: [[String]] {
    let word = line.prefix { !" (".contains($0) }.lowercased()
    guard Self.leading.contains(word) else { return [] }
    let rest = line.dropFirst(word.count)
    let isDenied = word == "unless"
    let starts = rest.indices.filter { rest[$0] == " " || rest[$0] == ")" }.dropFirst()
    let found = starts.compactMap { start -> [[String]]? in
      let after = rest[rest.index(after: start)...].drop { " ,:{)".contains($0) }
      let tail = after.hasPrefix("then ") ? after.dropFirst(5).drop { $0 == " " } : after
      let test = rest[...start].filter { $0 != ")" || !rest.hasPrefix(" (") }
      let parts = whole(
        String(tail.reversed().drop { " }".contains($0) }.reversed()),
        String(test.drop { " (".contains($0) }),
        isDenied
      )
      return parts.isEmpty ? nil : parts
    }
    return Array(found.joined().prefix(4))
  }

  /// Returns the candidates for the part of a line after its condition.
  private func whole(_ tail: String, _ test: String, _ isDenied: Bool) -> [[String]] {
    let tests = tests(test, isDenied)
    guard let condition = tests.first, tests.count == 1, condition.contains(" ") else { return [] }
    if let (key, value) = PlainLine(tail, names).keyed {
      if Property(name: key) != nil || ["on ", "action ", "every "].contains(where: key.hasPrefix) {
        return [["\(key) when \(condition): \(value)"]]
      }
      let isTrue = ["true", "yes", ""].contains(value.lowercased())
      let isFalse = ["false", "no"].contains(value.lowercased())
      if isTrue || isFalse { return state(key, test, isDenied: isDenied != isFalse) }
      return ForeignLine(tail, names).candidates(asEffect: false).compactMap { lines in
        guard lines.count == 1, let part = PlainLine(lines[0], names).keyed else { return nil }
        return ["\(part.key) when \(condition): \(part.value)"]
      }
    }
    return tail.contains("\"") || tail.contains("#") ? [] : state(tail, test, isDenied: isDenied)
  }

  /// A condition before the colon, after another word than `when`, or in another notation.
  private var middle: [[String]] {
    let sign = line.lastRange(of: " = ")
    let assigned = sign.map { (String(line[..<$0.lowerBound]), String(line[$0.upperBound...])) }
    let (key, value) = PlainLine(line, names).keyed ?? assigned ?? (line, "")
    for mark in Self.marks {
      guard let place = key.firstRange(of: mark),
        !key[..<place.lowerBound].contains("\"") || value != ""
      else { continue }
      let head = String(key[..<place.lowerBound].reversed().drop { $0 == "," }.reversed())
      let test = String(key[place.upperBound...])
      let isDenied = mark == " unless " || mark == " until "
      return headed(head, test, value, isDenied)
    }
    return []
  }

  /// Returns the candidates for a property, an event, or a state with a condition.
  private func headed(_ head: String, _ test: String, _ value: String, _ isDenied: Bool)
    -> [[String]]
  {
    let tests = tests(test, isDenied)
    guard !tests.isEmpty, tests.allSatisfy({ $0.contains(" ") }) else { return [] }
    let isOwn = ["on ", "action ", "every", "idle"].contains(where: head.hasPrefix)
    if Property(name: head) != nil || isOwn {
      let flags: Set = ["hidden", "element", "elementsHidden", "viewIsModal"]
      guard !value.isEmpty || isOwn || flags.contains(head) else { return [] }
      let end = value.isEmpty ? (isOwn ? "" : " true") : " \(value)"
      return [tests.map { "\(Self.timer(head)) when \($0):\(end)" }]
    }
    let isFalse = ["false", "no", "off"].contains(value.lowercased())
    guard value.isEmpty || isFalse || ["true", "yes", "on"].contains(value.lowercased()) else {
      return ForeignLine("\(head): \(value)", names).candidates(asEffect: false).compactMap {
        lines in
        guard lines.count == 1, let part = PlainLine(lines[0], names).keyed else { return nil }
        return tests.map { "\(part.key) when \($0): \(part.value)" }
      }
    }
    return state(head, test, isDenied: isDenied != isFalse)
  }

  /// Returns a timer without parentheses: `every(10s)` becomes `every 10s`.
  private static func timer(_ head: String) -> String {
    guard head.hasPrefix("every(") || head.hasPrefix("idle(") else { return head }
    return head.replacing("(", with: " ").replacing(")", with: "")
  }

  /// A condition in parentheses after the name: `hint(#a is off): Wait`.
  private var inParentheses: [[String]] {
    guard let (key, value) = PlainLine(line, names).keyed, key.hasSuffix(")") || key.hasSuffix("]"),
      let open = key.firstIndex(where: { "([".contains($0) })
    else { return [] }
    let head = String(key[..<open]).trimmedOfSpaces
    let inside = String(key[open...].dropFirst().dropLast())
    let start = ["when ", "if "].first(where: inside.hasPrefix) ?? ""
    let test = String(inside.dropFirst(start.count))
    guard !head.isEmpty, !head.contains("\"") else { return [] }
    return headed(head, test, value, false)
  }

  /// A condition in the effect of an event: `on activate: if #a is on announce "Yes"`.
  private var insideEffect: [[String]] {
    guard let (key, value) = PlainLine(line, names).keyed,
      ["on ", "every ", "action "].contains(where: key.hasPrefix), !key.contains(" when ")
    else { return [] }
    for word in ["if ", "if(", "when ", "unless "] where value.hasPrefix(word) {
      let rest = String(value.dropFirst(word.count - (word.hasSuffix("(") ? 1 : 0)))
      guard let verb = Self.verb(in: String(rest)) else { continue }
      let test = rest[...verb].filter { !"()".contains($0) }
      let plain = String(test.reversed().drop { " :{".contains($0) }.reversed())
      let bare = plain.hasSuffix(" then") ? String(plain.dropLast(5)) : plain
      let code = rest[verb...].dropFirst().drop { " )".contains($0) }
      let effect = String(code.reversed().drop { " }".contains($0) }.reversed())
      return tests(bare, word == "unless ").map { ["\(key) when \($0): \(effect)"] }
    }
    return []
  }

  /// Returns the place before the first verb of an effect, or `nil` if there's none.
  private static func verb(in text: String) -> String.Index? {
    var found: String.Index?
    for name in Scanner.effects + ["say", "speak"] {
      for start in [" \(name) ", ")\(name) ", ":\(name) "] {
        guard let place = text.firstRange(of: start)?.lowerBound else { continue }
        found = min(found ?? place, place)
      }
      if text.hasSuffix(" \(name)"), let place = text.lastRange(of: " \(name)")?.lowerBound {
        found = min(found ?? place, place)
      }
    }
    return found
  }

  /// A condition after the value: `on activate: announce "Yes" when #a is on`.
  private var behind: [[String]] {
    guard let (key, value) = PlainLine(line, names).keyed, !key.contains(" when ") else {
      return []
    }
    for mark in [" when ", " if ", " unless ", " while "] {
      guard let place = value.lastRange(of: mark) else { continue }
      let head = String(value[..<place.lowerBound])
      let test = String(value[place.upperBound...])
      guard isAboutElement(test) else { continue }
      return headed(key, test, head, mark == " unless ")
    }
    return []
  }

  /// Returns whether a test begins with an identifier or a property.
  private func isAboutElement(_ test: String) -> Bool {
    let word = test.drop { "!(".contains($0) }.prefix { $0 == "#" || $0.isOfName }
    return word.hasPrefix("#") || word == "self" || word == "value"
      || names.identifiers.contains(String(word))
  }

  /// A conditional expression: `hint: #a is off ? "Wait" : ""`.
  private var choice: [[String]] {
    guard let (key, value) = PlainLine(line, names).keyed, Property(name: key) != nil,
      let mark = value.firstRange(of: " ? "),
      let colon = value.firstRange(of: " : ", from: mark.upperBound)
    else { return [] }
    let tests = tests(String(value[..<mark.lowerBound]), false)
    guard tests.count == 1, tests[0].contains(" ") else { return [] }
    let ends = [value[mark.upperBound..<colon.lowerBound], value[colon.upperBound...]]
      .map { Quoting.unquoted(String($0).trimmedOfSpaces) ?? String($0).trimmedOfSpaces }
    let lines = ["\(key) when \(tests[0]): \(ends[0])"]
    return [["", "nil", "null", "none"].contains(ends[1]) ? lines : lines + ["\(key): \(ends[1])"]]
  }

  /// A state whose value is a condition: `disabled: !terms`, `.hidden(left > 5)`.
  private var asValue: [[String]] {
    let bare = line.drop { $0 == "." || $0 == ":" }
    let name = bare.prefix { $0.isOfName }
    let rest = bare[name.endIndex...].drop { $0 == " " }
    guard let first = rest.first, ":=(".contains(first) else { return [] }
    var test = String(rest.dropFirst()).trimmedOfSpaces
    if first == "(", test.hasSuffix(")") { test.removeLast() }
    test = Quoting.unquoted(test) ?? test.filter { !"{}".contains($0) }
    guard isAboutElement(test) else { return [] }
    return state(String(name), test, isDenied: false)
  }

  private func tests(_ test: String, _ isDenied: Bool) -> [String] {
    let tests = MeantTest.written(test, names)
    return isDenied ? ForeignCondition.denied(anyOf: tests) : tests
  }

  /// Returns the candidate for a state that an element has under a condition.
  private func state(_ word: String, _ test: String, isDenied: Bool) -> [[String]] {
    let tests = tests(test, false)
    guard tests.count == 1, tests[0].contains(" ") else { return [] }
    var plain = PlainLine.plainWords(word).filter { !["is", "be", "aria"].contains($0) }
      .joined(separator: " ")
    if word.hasPrefix("is"), word.dropFirst(2).first?.isUppercase == true {
      plain = word.dropFirst(2).lowercased()
    }
    let verbs = ["hide": "hidden", "show": "visible", "disable": "disabled", "enable": "enabled"]
    plain = verbs[plain] ?? (plain == "notenabled" ? "not enabled" : plain)
    return PlainLine(line, names).guarded(plain, tests[0], isDenied: isDenied)
  }
}
