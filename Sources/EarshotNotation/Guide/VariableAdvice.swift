import EarshotModel

/// The name and the value of a variable in words, such as `my count = 3`.
struct WordedVariable {
  /// The name as one word, such as `myCount`, or an empty string if there's none.
  let name: String
  /// The value, or an empty string if there's none.
  let value: String
  /// Whether the words name several variables.
  let isSeveral: Bool
  /// Whether the name has several words.
  let isPhrase: Bool

  /// Words between a name and a value.
  private static let verbs: Set = [
    "is", "to", "equals", "starts", "at", "with", "of", "from", "beginning", "initially", "as",
    "set", "value",
  ]

  init(_ words: String) {
    let sign = words.firstIndex { "=:".contains($0) }
    var parts = words[..<(sign ?? words.endIndex)].split(separator: " ").map(String.init)
    var value = sign.map { String(words[$0...].drop { "=: ".contains($0) }).trimmedOfSpaces } ?? ""
    let place = parts.indices.dropFirst().first {
      Self.verbs.contains(parts[$0]) || ExactNumber(parts[$0]) != nil
    }
    if sign == nil, let place {
      value = parts[place...].drop { Self.verbs.contains($0) }.joined(separator: " ")
      parts.removeSubrange(place...)
    }
    self.value = value
    isSeveral = parts.contains { $0.contains(",") }
    let names = parts.map { String($0.filter(\.isOfName)) }.filter { !$0.isEmpty }
    isPhrase = names.count > 1
    name = Self.joined(names)
  }

  /// Returns words as one name, such as `myCount` for `my` and `count`.
  static func joined(_ words: [String]) -> String {
    let rest = words.dropFirst().map { "\($0.prefix(1).uppercased())\($0.dropFirst())" }
    return (words.first ?? "") + rest.joined()
  }

  /// The value as a number or as words, or `nil` for a calculation.
  var plainValue: String? { Self.plain(value) }

  /// The variable in the notation, or `nil` if it's several variables or a calculation.
  var lines: [String]? {
    guard !isSeveral, Quoting.isBareName(name), let plainValue else { return nil }
    return ["variable #\(name)"] + (plainValue.isEmpty ? [] : ["  value: \(plainValue)"])
  }

  /// Returns a number or words as the value of a variable, or `nil` for a calculation.
  static func plain(_ value: String) -> String? {
    let isText = value.allSatisfy { $0.isLetter || $0.isNumber || " .,'%\"".contains($0) }
    return isText || ExactNumber(value) != nil ? value : nil
  }
}

// Variables in the notation of programming languages.
extension Diagnostic.Message {
  /// Returns the message for a variable with a name in place of an identifier, such as `count = 3`.
  static func variableInWords(_ words: String) -> Self {
    let variable = WordedVariable(words)
    guard !variable.name.isEmpty else {
      return "a variable needs an identifier; write one after 'variable', as in 'variable #count'"
    }
    let reason = "a variable needs an identifier instead of a name"
    if variable.isSeveral {
      return "\(reason); write each variable on its own line, as in 'variable #count'"
    }
    let line = "variable \(Quoting.name(variable.name, after: "#"))"
    if variable.value.isEmpty { return "\(reason); write '\(line)'" }
    guard let plain = variable.plainValue else {
      return "\(reason); write '\(line)' \(MeantVariable.unknownValue)"
    }
    return "\(reason); write '\(line)' and below it 'value: \(Display.safe(plain))'"
  }

  static func variableValue(_ value: String) -> Self {
    guard let plain = WordedVariable.plain(value.trimmedOfSpaces), !plain.isEmpty else {
      return "write the variable \(MeantVariable.unknownValue)"
    }
    return "write 'value: \(Display.safe(plain))' on its own line below"
  }
}
