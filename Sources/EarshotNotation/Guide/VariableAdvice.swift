import EarshotModel

// Variables in the notation of programming languages.
extension Diagnostic.Message {
  /// Returns the message for a variable with a name in place of an identifier, such as `count = 3`.
  static func variableInWords(_ words: String) -> Self {
    let name = words.prefix { $0.isOfName }
    let value = words.drop { $0 != "=" && $0 != ":" }.dropFirst().drop { $0 == " " }
    let place = Quoting.name(String(name), after: "#")
    let below = value.isEmpty ? "value: 0" : "value: \(Display.safe(String(value)))"
    return
      """
      a variable needs an identifier instead of a name; write 'variable \(place)' and below it \
      '\(below)'
      """
  }

  static func variableValue(_ value: String) -> Self {
    let value = Display.safe(String(value.drop { $0 == " " }))
    return "write 'value: \(value.isEmpty ? "0" : value)' on its own line below"
  }
}
