import EarshotModel

/// The declaration of a variable in a programming language.
///
/// Examples are `var score = 0`, `let score: Int = 0;`, and
/// `const [score, setScore] = useState(0)`.
///
/// - Source: our choice, from what app developers typed.
struct MeantVariable {
  let name: String
  /// The initial value in the notation, an empty string if there's none, or `nil` if the line has
  /// a value that the notation writes differently, such as a calculation.
  let value: String?

  /// Types of numbers.
  private static let numeric: Set = [
    "int", "double", "float", "cgfloat", "integer", "number", "counter",
  ]
  /// Types of Boolean values.
  private static let logical: Set = ["bool", "boolean"]
  /// Words that declare a variable.
  private static let declaring: Set = numeric.union(logical).union([
    "var", "let", "const", "val", "dim", "@state", "@published", "@appstorage", "@observable",
    "@scenestorage", "@binding", "string", "state", "global", "define", "declare",
  ])
  /// Words that declare a variable only if a value follows, because they also have other meanings.
  private static let ambiguous: Set = [
    "state", "counter", "number", "define", "declare", "global", "boolean",
  ]
  /// Modifiers of a declaration, which have no meaning in the notation.
  private static let modifiers: Set = [
    "private", "public", "static", "final", "mutable", "late", "mut", "internal", "lazy",
  ]
  /// Calls around an initial value.
  private static let wrappers = ["useState(", "useRef(", "ref(", "signal(", "mutableStateOf("]

  /// Reads a line, or returns `nil` if the line doesn't declare a variable.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line, which is at most 200 bytes.
  init?(_ line: String) {
    guard line.utf8.count <= 200 else { return nil }
    let all = LineWords(line.hasSuffix(";") ? String(line.dropLast()) : line).texts
    let words = all.drop { Self.isDeclaring($0) || Self.modifiers.contains($0.lowercased()) }
    guard let type = all[..<words.startIndex].last(where: Self.isDeclaring), let first = words.first
    else { return nil }
    let named = first.drop { "[{$#(".contains($0) }.prefix(while: \.isOfName)
    guard Quoting.isBareName(String(named)) else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    let parts = "\(first[named.endIndex...]) \(rest)".trimmedOfSpaces
    name = Self.name(String(named), parts)
    if let sign = parts.firstIndex(of: "=") {
      let isSeveral = parts.hasPrefix(",") && !first.hasPrefix("[")
      let text = String(parts[parts.index(after: sign)...])
      value = isSeveral ? nil : Self.literal(Self.unwrapped(text))
    } else if let colon = parts.firstIndex(of: ":") {
      let text = String(parts[parts.index(after: colon)...]).trimmedOfSpaces
      value = Self.initialValue(of: text) ?? Self.literal(text)
    } else {
      let isClear = parts.isEmpty && !Self.ambiguous.contains(type.lowercased())
      guard isClear || ExactNumber(parts) != nil else { return nil }
      value = parts.isEmpty ? Self.initialValue(of: type) ?? "" : parts
    }
  }

  /// Returns the name of a variable, with the other words before the value if it has several words,
  /// such as `myCount` for `my count = 3`.
  private static func name(_ first: String, _ parts: String) -> String {
    let others = parts.prefix { $0 != "=" }.split(separator: " ").map(String.init)
    let isPhrase =
      parts.contains("=") && others.allSatisfy { Quoting.isBareName($0) && !isDeclaring($0) }
    return isPhrase ? WordedVariable.joined([first] + others) : first
  }

  private static func isDeclaring(_ word: String) -> Bool {
    declaring.contains(String(word.lowercased().prefix { $0 != "(" }))
  }

  /// Returns the initial value of a type, or `nil` if the word isn't a type.
  private static func initialValue(of type: String) -> String? {
    let plain = type.filter { $0 != "?" && $0 != "!" }
    if numeric.contains(plain.lowercased()) { return "0" }
    if logical.contains(plain.lowercased()) { return "off" }
    let isName = plain.first?.isUppercase == true && Quoting.isBareName(plain)
    return isName || isDeclaring(plain) ? "" : nil
  }

  /// Returns the text inside a call such as `useState(0)`, or the text itself if there's no call.
  private static func unwrapped(_ text: String) -> String {
    let text = text.trimmedOfSpaces
    guard text.hasSuffix(")"), let call = wrappers.first(where: text.hasPrefix) else { return text }
    return String(text.dropFirst(call.count).dropLast())
  }

  /// Returns a number, a string in quotes, or a Boolean value of a programming language in the
  /// notation, or `nil` for any other text.
  ///
  /// The result is empty for an empty string and for `null`.
  static func literal(_ text: String) -> String? {
    let text = text.trimmedOfSpaces
    switch text.lowercased() {
    case "true": return "on"
    case "false": return "off"
    case "null", "nil", "none", "undefined": return ""
    default: break
    }
    if ExactNumber(text) != nil { return text }
    guard let mark = text.first, mark == "\"" || mark == "'", text.count > 1, text.last == mark
    else { return nil }
    let inside = String(text.dropFirst().dropLast())
    guard !inside.contains(where: { $0 == mark || "{}\\$".contains($0) }) else { return nil }
    return Quoting.value(inside)
  }

  /// The declaration in the notation: the line of the variable and, if it has a value, a line below
  /// it.
  var lines: [String] {
    let line = "variable #\(name)"
    guard let value, !value.isEmpty else { return [line] }
    return [line, "  value: \(value)"]
  }

  /// The advice in a message, with the declaration in the notation.
  var advice: String {
    guard value != nil else {
      return "write '\(lines[0])' \(MeantVariable.unknownValue)"
    }
    guard lines.count > 1 else { return "write '\(lines[0])'" }
    return "write '\(lines[0])' and below it '\(Display.safe(lines[1].trimmedOfSpaces))'"
  }

  /// The part of a message that explains how to write the value of a variable.
  static let unknownValue =
    """
    with its value on the line below, as in 'value: 3', or with a calculation in braces, as in \
    'value: {#price * 2}'
    """
}

// Lines of programming languages on a screen.
extension ScreenParser {
  /// Returns the error for a variable in a programming language, or `nil` for any other line.
  ///
  /// References to the variable then aren't errors.
  mutating func variable(at start: Int, _ scanner: Scanner) -> Diagnostic? {
    guard let variable = MeantVariable(scanner.text(start..<scanner.end)) else { return nil }
    salvaged.note(identifier: variable.name)
    let range = start..<scanner.end
    let line = variable.lines[0]
    let isComplete = variable.value != nil && variable.lines.count == 1
    if isComplete || hasValue(below: scanner.end) {
      return scanner.error("write '\(line)'", range, fixIt: .init(range: range, replacement: line))
    }
    guard variable.value != nil, !levels.isEmpty else {
      return scanner.error("\(variable.advice)", range)
    }
    let margin = String(repeating: " ", count: max(2, 2 * levels.count))
    let lines = variable.lines.joined(separator: "\n\(margin)")
    return scanner.error(
      "\(variable.advice)",
      range,
      fixIt: .init(range: range, replacement: lines)
    )
  }

  /// Returns whether the next line has a value.
  private func hasValue(below end: Int) -> Bool {
    bytes[end...].drop { $0.isBlank || $0 == 0x0A || $0 == 0x0D }.starts(with: Array("value:".utf8))
  }
}
