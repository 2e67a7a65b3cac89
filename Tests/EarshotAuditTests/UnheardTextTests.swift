import Testing

@testable import EarshotAudit

@Suite("A text inside an element with a label")
struct UnheardTextTests {
  private func found(_ stop: String) throws -> [String] {
    let report = try AuditReport.of(
      "screen a \"A\"\n  header \"A\"\n\(stop)\n",
      named: "a.screen"
    )
    return report.findings.filter { $0.rule.id == "text-unheard" }.map(\.message)
  }

  @Test(
    "has a finding if no property of the element contains it",
    arguments: [
      "  cell \"Lamp\"\n    text \"39 euros\"",
      "  cell \"Lamp\"\n    text \"Lamp\"\n    view\n      text \"39 euros\"",
      "  element \"Lamp\"\n    text \"39 euros\"",
      "  button \"Lamp\"\n    text \"Lamp\"\n    text \"39 euros\"",
    ]
  )
  func unheard(_ stop: String) throws {
    let heard = stop.contains("button") ? "Lamp, Button" : "Lamp"
    #expect(try found(stop) == ["the screen shows '39 euros', but VoiceOver says only '\(heard)'"])
  }

  @Test(
    "has none if VoiceOver says its words, if nobody sees it, or if the element has no label",
    arguments: [
      "  cell\n    text \"39 euros\"", "  group \"Lamp\"\n    text \"39 euros\"",
      "  cell \"Lamp, 39 euros\"\n    text \"39 euros\"",
      "  cell \"39-euros lamp\"\n    text \"39 Euros\"",
      "  cell \"Lamp\"\n    value: 39 euros\n    text \"39 euros\"",
      "  cell \"Lamp\"\n    hint: 39 euros\n    text \"39 euros\"",
      "  cell \"Lamp\"\n    content \"Price\": 39 euros\n    text \"39 euros\"",
      "  cell \"Lamp\"\n    text \"39 euros\"\n      hidden: true",
      "  cell \"Lamp\"\n    text \"›\"",
      "  cell \"Lamp\"\n    image \"Lamp\"",
    ]
  )
  func heard(_ stop: String) throws {
    #expect(try found(stop) == [])
  }

  @Test("has none in a control with a single text, which label-not-in-name judges")
  func single() throws {
    #expect(try found("  button \"Buy\"\n    text \"39 euros\"") == [])
  }
}
