import EarshotModel

/// The declaration of a variable in a programming language.
///
/// Examples are `var score = 0`, `let score: Int = 0;`, and
/// `const [score, setScore] = useState(0)`.
///
/// - Source: our choice, from what app developers typed.
struct MeantVariable {
  let name: String
  /// The initial value, or an empty string if the line has none.
  let value: String

  /// Words that declare a variable.
  private static let declaring: Set = [
    "var", "let", "const", "val", "dim", "@state", "@published", "@appstorage", "@observable",
    "@scenestorage", "@binding", "int", "double", "float", "bool", "string", "integer", "boolean",
    "number", "state", "counter", "global", "define", "declare",
  ]
  /// Modifiers of a declaration, which have no meaning in the notation.
  private static let modifiers: Set = [
    "private", "public", "static", "final", "mutable", "late", "mut", "internal", "lazy",
  ]

  /// Reads a line, or returns `nil` if the line doesn't declare a variable.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line, which is at most 200 bytes.
  init?(_ line: String) {
    guard line.utf8.count <= 200 else { return nil }
    var words = LineWords(line.filter { $0 != ";" }).texts[...]
    let all = words
    words = words.drop { Self.isDeclaring($0) || Self.modifiers.contains($0.lowercased()) }
    guard all[..<words.startIndex].contains(where: Self.isDeclaring), let first = words.first else {
      return nil
    }
    let rest = words.dropFirst().joined(separator: " ")
    let named = first.drop { "[{$#(".contains($0) }.prefix(while: \.isOfName)
    let parts = "\(first[named.endIndex...]) \(rest)"
    guard Quoting.isBareName(String(named)) else { return nil }
    name = String(named)
    guard let value = Self.value(in: parts) else { return nil }
    self.value = value
  }

  private static func isDeclaring(_ word: String) -> Bool {
    declaring.contains(String(word.lowercased().prefix { $0 != "(" }))
  }

  /// Returns the value after an equals sign or a colon, an empty string if there's no value, or
  /// `nil` for any other text.
  private static func value(in text: String) -> String? {
    let text = text.trimmedOfSpaces
    if let sign = text.firstIndex(of: "=") {
      let value = String(text[text.index(after: sign)...]).trimmedOfSpaces
      let inside = value.hasPrefix("useState(") ? value.dropFirst(9).dropLast() : value[...]
      return Quoting.unquoted(String(inside)) ?? String(inside)
    }
    if let colon = text.firstIndex(of: ":") {
      let value = String(text[text.index(after: colon)...]).trimmedOfSpaces
      return isDeclaring(value) ? "" : Quoting.unquoted(value) ?? value
    }
    return text.isEmpty ? "" : ExactNumber(text) == nil ? nil : text
  }

  /// The declaration in the notation: the line of the variable, and its value on the line below.
  var lines: [String] {
    ["variable #\(name)", "  value: \(value.isEmpty ? "0" : value)"]
  }

  /// The advice in a message, with the declaration in the notation.
  var advice: String {
    "write '\(lines[0])' and below it '\(Display.safe(lines[1].trimmedOfSpaces))'"
  }
}

// Lines of programming languages on a screen.
extension ScreenParser {
  /// Returns the error for a variable in a programming language, or `nil` for any other line.
  ///
  /// References to the variable then aren't errors.
  mutating func variable(at start: Int, _ scanner: Scanner) -> Diagnostic? {
    guard let variable = MeantVariable(scanner.text(start..<scanner.end)) else { return nil }
    salvaged.note(identifier: variable.name)
    let margin = String(repeating: " ", count: max(2, 2 * levels.count))
    if variable.value.isEmpty, hasValue(below: scanner.end) {
      return scanner.error(
        "write '\(variable.lines[0])'",
        start..<scanner.end,
        fixIt: .init(range: start..<scanner.end, replacement: variable.lines[0])
      )
    }
    return scanner.error(
      "\(variable.advice)",
      start..<scanner.end,
      fixIt: levels.isEmpty
        ? nil
        : .init(
          range: start..<scanner.end,
          replacement: "\(variable.lines[0])\n\(margin)\(variable.lines[1])"
        )
    )
  }

  /// Returns whether the next line has a value.
  private func hasValue(below end: Int) -> Bool {
    bytes[end...].drop { $0.isBlank || $0 == 0x0A || $0 == 0x0D }.starts(with: Array("value:".utf8))
  }
}
