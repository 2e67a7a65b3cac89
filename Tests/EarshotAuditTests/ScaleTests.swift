import EarshotAudit
import EarshotModel
import EarshotNotation
import TestSupport
import Testing

@Suite("The cost of an audit")
struct AuditScaleTests {
  private func list(_ count: Int) -> String {
    "screen list \"List\"\n  header \"List\"\n"
      + (1...count).map { "  text \"Row \($0) of the list\"\n" }.joined()
  }

  @Test("rules cost work in proportion to the stops, as many as the budget pays for")
  func linear() throws {
    let large = Effort.isFull ? 40_000 : 1_000
    let small = large / 10
    let few = try AuditReport.of(list(small)).judgments
    let many = try AuditReport.of(list(large)).judgments
    #expect(Double(many) / Double(few) < 10.1)
    #expect(many / large <= AuditRule.all.count)
  }

  @Test("as many findings as stops cost only in proportion to their number")
  func findings() throws {
    let count = Effort.isFull ? 40_000 : 500
    let rows = String(repeating: "  image\n", count: count)
    let report = try AuditReport.of("screen list \"List\"\n  header \"List\"\n" + rows)
    #expect(report.ids.count { $0 == "image-label-missing" } == count)
    #expect(Set(report.findings.map(\.fingerprint)).count == report.findings.count)
  }

  @Test("no more stops are judged than the budget pays for, and no part stands for the screen")
  func cut() throws {
    let rows = (0..<50).map { "  text \"Row \(100_000 + $0)\"\n" }.joined()
    let source = SourceText(name: "t.screen", "screen a\n" + rows)
    var audit = try #require(Audit(AppDocument.read([source]), of: [source]))
    let all = audit.report
    #expect(all.ids.count { $0 == "label-digits" } == 50)
    #expect(all.ids.contains("heading-missing") && all.exploration.bound == nil)
    audit.work = .init(step: 8_000, run: 8_000)
    let cut = audit.report
    let digits = cut.ids.count { $0 == "label-digits" }
    #expect(digits > 0 && digits <= 21)
    #expect(!cut.ids.contains("heading-missing"))
    let bound =
      "auditing this app takes too much work; to audit more of it, use a larger multiple in '--budget' (1x by default)"
    #expect(cut.exploration.bound == bound)
  }

  @Test("a bound ends the walk, and the report says which")
  func bounds() throws {
    let text =
      "screen list \"List\"\n"
      + (1...6).map { "  switch off \"Switch \($0)\"\n" }.joined()
      + "  button \"Share\"\n    on activate: announce \"Shared\"\n"
    let source = SourceText(name: "t.screen", text)
    let bounds = ExploringBounds(states: 3, gestures: 100_000, nodes: 1_000_000)
    let audit = try #require(Audit(AppDocument.read([source]), of: [source], bounds: bounds))
    let report = audit.report
    #expect(report.exploration.states == 3)
    #expect(report.exploration.bound == "the app has more than 3 states")
    #expect(try AuditReport.of(text).exploration.bound == nil)
  }
}
