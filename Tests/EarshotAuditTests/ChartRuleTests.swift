import EarshotAudit
import SessionTestSupport
import Testing

/// AUDIO-GRAPHS.md, chapter 6.
@Suite("What the audit says about charts")
struct ChartRuleTests {
  static let rules = ["chart-summary-missing", "chart-points-many"]

  /// The given number of points.
  private static func points(_ count: Int) -> String {
    (1...count).map { "\($0) 1" }.joined(separator: " | ")
  }

  @Test(
    "is found exactly where it is wrong",
    arguments: [
      (" Rising", ["S": 100], []),
      ("", ["S": 1], ["chart-summary-missing"]),
      (" \" \"", ["S": 1], ["chart-summary-missing"]),
      (" Rising", ["S": 101], ["chart-points-many"]),
      (" Rising", ["S": 50, "T": 51], ["chart-points-many"]),
      ("", ["S": 200], ["chart-summary-missing", "chart-points-many"]),
    ] as [(String, [String: Int], [String])]
  )
  func rules(_ summary: String, _ series: [String: Int], _ ids: [String]) throws {
    let lines = series.sorted { $0.key < $1.key }.map {
      "    series \"\($0.key)\": \(Self.points($0.value))\n"
    }
    let image = "screen one \"Steps\"\n  header \"Steps\"\n  image \"Steps of the year\"\n"
    let chart = """
          chart "Steps":\(summary)
          axis x "Day": 1...365
          axis y "Steps": 0...9

      """
    let shown = image + chart + lines.joined()
    #expect(Set(try AuditReport.of(shown).ids).intersection(Self.rules) == Set(ids))
    let hidden = image + "    hidden: true\n" + chart + lines.joined()
    #expect(Set(try AuditReport.of(hidden).ids).intersection(Self.rules) == [])
  }
}
