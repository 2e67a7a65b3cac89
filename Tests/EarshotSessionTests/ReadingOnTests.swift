import TestSupport
import SessionTestSupport
import Testing

/// VOICEOVER.md 2.2 (causesPageTurn) and chapter 5; SESSIONS.md, "Commands".
@Suite("Reading on")
struct ReadingOnTests {
  @Test("comes to an end in a book whose last page leads to the first")
  func endlessBook() throws {
    var walk = try Walk(
      """
      screen a
        text causesPageTurn "Page" #text
          values: one | two
          on scroll next: advance self
      """
    )
    let lines = walk("read all")
    #expect(lines.contains("~ refused: effects never end"))
    #expect(lines.contains { $0.hasPrefix("Page, ") })
    #expect(lines.count < 4_000)
  }

  @Test("is quick on a screen of many stops")
  func many() throws {
    let count = Effort.share(of: 10_000)
    let stops = String(repeating: "  header \"a\"\n", count: count)
    var walk = try Walk("screen a\n" + stops)
    walk("rotor \"Headings\"")
    #expect(walk("read all").count == count)
    #expect(walk("swipe up") == ["a, Heading"])
  }
}
