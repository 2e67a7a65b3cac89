import Testing

@testable import EarshotAudit

@Suite("A control with a number as its name")
struct NumberLabelTests {
  private func found(_ controls: String) throws -> [String] {
    let report = try AuditReport.of(
      "screen a \"A\"\n  header \"A\"\n\(controls)\n",
      named: "a.screen"
    )
    return report.findings.filter { $0.rule.id == "label-number" }.map(\.message)
  }

  @Test(
    "has a finding if you hear only a number",
    arguments: [
      ("24", true), ("1,5", true), ("50 %", true), ("-3", true), ("24 points", false),
      ("24 €", false), ("9:30", false), ("A4", false), ("%", false),
    ]
  )
  func alone(_ label: String, isFound: Bool) throws {
    let found = try found("  button \"\(label)\"")
    #expect(found == (isFound ? ["'\(label)' on its own doesn't say what it counts"] : []))
  }

  @Test(
    "has none in a row of three, in a group with a name, with a value, as a key, or as text",
    arguments: [
      "  button \"1\"\n  button \"2\"\n  button \"3\"", "  group \"Points\"\n    button \"24\"",
      "  button \"24\"\n    value: points", "  button keyboardKey \"1\"", "  text \"24\"",
    ]
  )
  func named(_ controls: String) throws {
    #expect(try found(controls) == [])
  }

  @Test("has one in a row of two")
  func two() throws {
    #expect(try found("  button \"1\"\n  button \"2\"").count == 2)
  }
}
