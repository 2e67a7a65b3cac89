internal import Notation

/// A flat JSON object on one line, its keys in the order they were added.
struct JSONLine {
  /// The object as text, without a line break.
  var text: String { "{\(members.joined(separator: ", "))}" }

  private var members: [String] = []

  /// Adds a text.
  mutating func add(_ key: String, _ value: String) {
    members.append("\(quoted(key)): \(quoted(value))")
  }

  /// Adds a number.
  mutating func add(_ key: String, _ value: Int) {
    members.append("\(quoted(key)): \(value)")
  }

  /// Quotes a text so that neither a parser nor a terminal stumbles over it.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: appendEscaping(scalar, to: &result)
      }
    }
    return result + "\""
  }

  private func appendEscaping(_ scalar: Unicode.Scalar, to result: inout String) {
    guard Display.safe(String(scalar)) != String(scalar) else {
      result.unicodeScalars.append(scalar)
      return
    }
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
