import EarshotLines
import EarshotNotation

// Calls with several arguments, with named arguments, or with an element.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Returns the command for a name with arguments in parentheses, such as `touch 100 200` for
  /// `touch(x: 100, y: 200)`, or `touch #door; double tap` for `doubleTap(#door)`.
  ///
  /// The line has all arguments. The result is `nil` for other lines.
  static func calledWithArguments(_ text: String) -> String? {
    guard let call = Call(text), call.isBeyondText else { return nil }
    let written = call.values.joined(separator: " ")
    let plain = written.filter { !"'\"`".contains($0) }
    for rest in [written, plain, "\(plain)s"] {
      if let command = try? CommandParser.parse("\(call.name) \(rest)") { return command.canonical }
    }
    if let line = dragged(TypedWords("\(call.name) \(plain)")) { return line }
    let isPoint = call.values.count == 2 && call.values.allSatisfy { Double($0) != nil }
    guard isPoint || call.values.count == 1 && call.hasElement, MeantForm.isCommand(call.name)
    else { return nil }
    return "touch \(plain); \(call.name)"
  }

  /// Returns whether code names a point or an element among the arguments of its last call, so a
  /// gesture without a target isn't what the code means.
  static func namesTarget(_ code: String) -> Bool {
    guard let call = Call(code) else { return false }
    let numbers = call.values.filter { Double($0) != nil }
    let name = call.values.first { $0.first?.isUppercase ?? false }
    return call.hasElement || numbers.count > 1 || name != nil
  }

  /// A name with arguments in parentheses.
  private struct Call {
    /// The name in lowercase, with a space before each uppercase letter.
    let name: String
    /// The arguments without their names, except `to` and `until`, which are words of commands.
    let values: [String]
    /// Whether arguments have names.
    let isNamed: Bool

    init?(_ text: String) {
      let text = text.hasSuffix(");") ? String(text.dropLast()) : text
      guard text.last == ")", let open = text.lastIndex(of: "("),
        let written = text[..<open].split(separator: ".").last
      else { return nil }
      name =
        written.reduce(into: "") { name, letter in
          name += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
        }.trimmed
      let arguments = text[text.index(after: open)...].dropLast().split(separator: ",")
        .map { String($0).trimmed }.filter { !$0.isEmpty }
      values = arguments.map(Self.value)
      isNamed = values != arguments
      guard !values.isEmpty, !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == " " }) else {
        return nil
      }
    }

    var hasElement: Bool { values.contains { $0.hasPrefix("#") } }

    /// Whether the arguments are more than one string, which can contain commas.
    var isBeyondText: Bool {
      let isText = ["type", "say", "action"].contains { name.hasPrefix($0) }
      return hasElement || !isText && (values.count > 1 || isNamed)
    }

    private static func value(_ argument: String) -> String {
      let label = argument.prefix { $0.isLetter }
      let rest = argument.dropFirst(label.count)
      guard !label.isEmpty, rest.first == ":" || rest.first == "=" else { return argument }
      let value = String(rest.dropFirst()).trimmed
      return ["to", "until"].contains(label) ? "to \(value)" : value
    }
  }
}
