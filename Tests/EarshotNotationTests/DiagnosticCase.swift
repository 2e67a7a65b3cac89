import TestSupport
import Testing

/// A file with mistakes, and the messages about them.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let messages: [String]

  init(_ name: String, _ text: String, _ messages: String...) {
    self.name = name
    self.text = text
    self.messages = messages
  }

  /// The lines of a screen, without the `screen` line.
  static func lines(_ name: String, _ lines: String, _ messages: String...) -> DiagnosticCase {
    let indented = lines.split(separator: "\n").map { "  \($0)\n" }.joined()
    return DiagnosticCase(name, text: "screen test \"Test\"\n\(indented)", messages: messages)
  }

  private init(_ name: String, text: String, messages: [String]) {
    self.name = name
    self.text = text
    self.messages = messages
  }

  var testDescription: String { name }

  func check() {
    let problems = differences(in: text, expecting: messages)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }
}
