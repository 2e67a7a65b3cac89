import EarshotLines
import Testing

@Suite("The mark of a line")
struct LineMarkTests {
  @Test("comes before a space", arguments: LineMark.allCases)
  func line(_ mark: LineMark) {
    #expect(LineMark(of: mark.line("a ~ b")) == mark)
    #expect(mark.text(of: mark.line("a ~ b")) == "a ~ b")
    #expect(mark.line("") == mark.rawValue)
    #expect(LineMark(of: mark.rawValue) == nil)
    #expect(LineMark(of: mark.rawValue + "a") == nil)
  }

  @Test("isn't part of speech", arguments: ["", "Menu, Heading", "a > b", " > a", "\u{301}# a"])
  func speech(_ line: String) { #expect(LineMark(of: line) == nil) }

  @Test("escapes speech that begins with it", arguments: LineMark.allCases)
  func escaped(_ mark: LineMark) {
    let words = mark.line("a")
    #expect(SessionLine.speech(Spoken(words)).text == LineMark.escape.rawValue + words)
  }
}
