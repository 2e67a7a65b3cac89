import EarshotModel

// Variables in the notation of programming languages.
extension Diagnostic.Message {
  /// Returns the message for a variable with a name in place of an identifier, such as `count = 3`.
  static func variableInWords(_ words: String) -> Self {
    let name = words.prefix { $0.isOfName }
    let value = String(words.drop { $0 != "=" && $0 != ":" }.dropFirst()).trimmedOfSpaces
    let line = "variable \(Quoting.name(String(name), after: "#"))"
    let reason = "a variable needs an identifier instead of a name"
    if value.isEmpty { return "\(reason); write '\(line)'" }
    guard let plain = plainValue(value) else {
      return "\(reason); write '\(line)' \(MeantVariable.unknownValue)"
    }
    return "\(reason); write '\(line)' and below it 'value: \(Display.safe(plain))'"
  }

  static func variableValue(_ value: String) -> Self {
    guard let plain = plainValue(value.trimmedOfSpaces), !plain.isEmpty else {
      return "write the variable \(MeantVariable.unknownValue)"
    }
    return "write 'value: \(Display.safe(plain))' on its own line below"
  }

  /// Returns a number or words as the value of a variable, or `nil` for a calculation.
  private static func plainValue(_ value: String) -> String? {
    let isText = value.allSatisfy { $0.isLetter || $0.isNumber || " .,'%\"".contains($0) }
    return isText || ExactNumber(value) != nil ? value : nil
  }
}
