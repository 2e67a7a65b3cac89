import SessionTestSupport
import Testing

/// SCREEN-FORMAT.md: one step runs at most 1,000 effects, then it stops.
@Suite("Effects without end", .timeLimit(.minutes(1)))
struct EndlessTests {
  @Test("a thousand is too many, and fewer are not", arguments: [999, 1_000, 1_001])
  func limit(_ count: Int) throws {
    let effects = Array(repeating: "      increment #count", count: count).joined(separator: "\n")
    var walk = try Walk(
      unstarted: """
        screen a
          button "Go"
            on activate:
        \(effects)
          text "Count" #count
            range: 0...9999
        """
    )
    let refusal = count <= 1_000 ? [] : ["~ refused: effects never end"]
    #expect(walk("start") == ["Go, Button"])
    #expect(walk("double tap") == ["~ sound: activate"] + refusal + ["Go"])
    #expect(walk("swipe right") == [count < 1_000 ? "Count, \(count)" : "Count, 1000"])
  }
}
