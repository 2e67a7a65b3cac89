import EarshotAudit
import EarshotNotation
import TestSupport
import Testing

@Suite("The audit of the app full of mistakes")
struct MistakesTests {
  /// What is below each comment “Wrong” in the file: a word of its line, and the rule.
  private static let mistakes = [
    ("button", "label-missing"), ("button \"ic_close\"", "label-is-filename"),
    ("image", "image-label-missing"), ("element", "stop-empty"), ("switch off", "label-missing"),
    ("button \"Add button\"", "label-has-trait"), ("image \"Image of a pizza\"", "label-has-trait"),
    ("switch on \"Sound is on\"", "label-has-state"), ("button \"Next\"", "hint-carries-label"),
    ("button \"Help, the wrong way\" #wrongHelp", "silent-change"),
    ("view #wrapped", "modal-leak"), ("cell", "nested-accessible"),
    ("adjustable \"Offer of the day\"", "value-loop"), ("button \"Free lemonade\"", "order-cycle"),
    ("text \"Pepperoni, 425 ₽\"", "label-symbol"),
    ("text \"Four Cheese, 425–725 ₽\"", "label-dash"),
    ("text \"Order 25041007\"", "label-digits"), ("text \"SALE\"", "label-all-caps"),
  ]

  @Test("every mistake is found at its place")
  func found() throws {
    let source = try ProjectFiles.source("Screens/mistakes.screen")
    let lines = String(decoding: source.utf8, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let report = try AuditReport.of(source)
    for (line, rule) in Self.mistakes {
      let found = report.findings.filter { $0.rule.id == rule }.map { finding in
        lines[finding.place.line - 1].drop { $0 == " " }
      }
      #expect(found.contains { $0 == line }, "\(rule): \(found)")
    }
  }
}
