import Testing

@testable import EarshotTool

@Suite("The excerpts of diagnostics on a narrow terminal")
struct ExcerptTests {
  private static let lines = [
    "w.screen:68:20: error: unknown identifier 'month', and a sentence that is broken elsewhere",
    " 68 |   text \"one two three {#month}, 80 euros a night\"",
    "    |                        ^~~~~~",
    " 9 | buton \"x\"",
    "   | ^~~~~",
    "   | button \"x\"",
  ]

  @Test("are cut to the part around the marks, which stay below what they mark")
  func cut() {
    #expect(
      Excerpt(columns: 30).fitted(Self.lines) == [
        Self.lines[0],
        " 68 | …three {#month}, 80 eur…",
        "    |         ^~~~~~",
        Self.lines[3], Self.lines[4], Self.lines[5],
      ]
    )
  }

  @Test("stay whole if they fit")
  func whole() { #expect(Excerpt(columns: 60).fitted(Self.lines) == Self.lines) }
}
