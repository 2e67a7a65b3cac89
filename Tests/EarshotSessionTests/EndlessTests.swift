import EarshotModel
import EarshotSession
import SessionTestSupport
import TestSupport
import Testing

/// SCREEN-FORMAT.md: a step runs at most 1,000 effects, and then stops.
@Suite("Endless effects", .timeLimit(.minutes(1)))
struct EndlessTests {
  @Test(
    "a thousand is too many, and fewer aren't",
    arguments: Effort.isFull ? [999, 1_000, 1_001] : [1_000, 1_001]
  )
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

  /// The number of times that text of 16 bytes doubles before it has 64 KiB.
  private let doublings = 12

  @Test("text that doubles is rejected once in a step, and stays as it was")
  func doubling() throws {
    let effects = String(repeating: "      set value: {value}{value}\n", count: 27)
    let screen =
      "screen a\n  button \"Go\" #go\n    value: 0123456789abcdef\n    on activate:\n\(effects)"
    var walk = try Walk(screen)
    let lines = walk("double tap")
    #expect(
      lines.filter { $0.hasPrefix("~ refused") } == [
        "~ refused: the text is longer than 64 "
          + "KiB"
      ]
    )
    let value = walk.session.tree.node("go").flatMap { walk.session.tree[$0].value }
    #expect(value?.utf8.count == 16 << doublings)
  }

  @Test("an announcement that doubles itself comes to an end")
  func announcing() throws {
    var walk = try Walk(
      """
      screen a
        on announcementDidFinish: announce "{value}{value}" high
        button "Go"
          on activate: announce "0123456789abcdef" high
      """
    )
    let lines = walk("double tap")
    #expect(lines.contains("~ refused: the text is longer than 64 KiB"))
    #expect(lines.allSatisfy { $0.utf8.count <= 65_536 })
  }

  @Test("text that follows other text is rejected where it would become too long")
  func following() throws {
    let copies = String(repeating: "{#go}", count: 1_000)
    var walk = try Walk(
      """
      screen a
        button "Go" #go
          value: 0123456789abcdef
          on activate: set value: {value}{value}{value}{value}{value}{value}{value}{value}
        text "\(copies)" #all
      """
    )
    #expect(walk("double tap").contains("~ refused: the text is longer than 64 KiB"))
    let label = walk.session.tree.node("all").flatMap { walk.session.tree[$0].label }
    #expect(label?.utf8.count == 16_000)
  }
}
