import EarshotModel

// Variables as programming languages write them.
extension Diagnostic.Message {
  /// A variable as a programming language has it: `count`, `count = 3`, or `count: 3`.
  static func variableInWords(_ words: String) -> Self {
    let name = words.prefix { $0.isOfName }
    let value = words.drop { $0 != "=" && $0 != ":" }.dropFirst().drop { $0 == " " }
    let place = Quoting.name(String(name), after: "#")
    let below = value.isEmpty ? "value: 0" : "value: \(Display.safe(String(value)))"
    return
      "a variable is called by its identifier; write 'variable \(place)', and below it '\(below)'"
  }

  static func variableValue(_ value: String) -> Self {
    let value = Display.safe(String(value.drop { $0 == " " }))
    return "write 'value: \(value)' on its own line below"
  }
}
