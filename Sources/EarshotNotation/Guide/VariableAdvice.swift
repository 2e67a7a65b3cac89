import EarshotModel

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
