import Testing

@testable import EarshotLessons

@Suite("Prose without marks")
struct PlainProseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var markdown: String
    var plain: String
    var testDescription: String { markdown }
  }

  static let cases: [Case] = [
    Case(markdown: "a double tap", plain: "a double tap"),
    Case(markdown: "say `:why` here", plain: "say ':why' here"),
    Case(markdown: "**Sure.** It *is*.", plain: "Sure. It is."),
    Case(markdown: "see [the guide](Sessions.md) first", plain: "see the guide first"),
    Case(markdown: "[one](a) and [two](b)", plain: "one and two"),
    Case(markdown: "an [open bracket", plain: "an [open bracket"),
    Case(markdown: "a [source] in brackets (as here)", plain: "a [source] in brackets (as here)"),
    Case(markdown: "[a](b", plain: "[a](b"),
    Case(markdown: "* an entry", plain: "- an entry"),
    Case(markdown: "- an entry", plain: "- an entry"),
    Case(markdown: "", plain: ""),
  ]

  @Test("keeps the words, and drops backticks, stars, and addresses", arguments: cases)
  func plain(_ row: Case) {
    #expect(PlainProse.plain(row.markdown) == row.plain)
  }

  @Test("shows code in the quotation marks of the lesson's language")
  func german() {
    #expect(PlainProse.plain("gib `:why` ein", in: .german) == "gib „:why“ ein")
  }
}
