import EarshotModel
import EarshotNotation
import Testing

@Suite("Canonical form")
struct CanonicalFormTests {
  @Test("comes back byte for byte, with every construct in it")
  func everything() throws {
    let text = try ScreenSamples.document(ScreenSamples.everything).screenText
    #expect(text == ScreenSamples.everything)
  }

  @Test("is the form of the sample apps", arguments: ScreenSamples.files)
  func samples(_ name: String) throws {
    let text = try ScreenSamples.text(of: name)
    #expect(try ScreenSamples.document(text).screenText == text)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let written: String
    let canonical: String
  }

  static let cases = [
    Case(
      testDescription: "puts on the node line what can stand there",
      written: "text\n  # why\n  label: A\n  identifier: a\n  tags: b, c\n  traits: selected\n",
      canonical: "# why\ntext selected \"A\" #a .b .c\n"
    ),
    Case(
      testDescription: "keeps a traits line where guarded ones stand before it",
      written: "text\n  traits: header\n  traits when value is a: selected\n",
      canonical: "text\n  traits when value is a: selected\n  traits: header\n"
    ),
    Case(
      testDescription: "brings properties, parts, events and children into order",
      written: """
        view
          text "A"
          on activate: back
          on focus: back
          action "B": back
          hint: x
          content "C": d
          value when hint is x: y

        """,
      canonical: """
        view
          value when hint is x: y
          hint: x
          content "C": d
          action "B": back
          on focus: back
          on activate: back
          text "A"

        """
    ),
    Case(
      testDescription: "writes one effect on the line",
      written: "text\n  on focus:\n    back\n",
      canonical: "text\n  on focus: back\n"
    ),
    Case(
      testDescription: "keeps a block of one effect that has a comment",
      written: "text\n  on focus:\n    # home\n    back\n",
      canonical: "text\n  on focus:\n    # home\n    back\n"
    ),
    Case(
      testDescription: "takes the state of a switch from its value",
      written: "switch \"A\"\n  value: on\n",
      canonical: "switch on \"A\"\n"
    ),
    Case(
      testDescription: "leaves out traits that the role has, and quotes that are not needed",
      written: "button button #\"a\"\n  value: \"x\"\n",
      canonical: "button #a\n  value: x\n"
    ),
    Case(
      testDescription: "writes durations in seconds and numbers without trailing zeros",
      written: "text\n  frame: 1.50 2.0 03 4\n  on focus: wait 1500ms\n",
      canonical: "text\n  frame: 1.5 2 3 4\n  on focus: wait 1.5s\n"
    ),
  ]

  @Test("orders and shortens what was written", arguments: cases)
  func orders(_ test: Case) throws {
    func screen(_ lines: String) -> String {
      "screen a\n" + lines.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    let text = try ScreenSamples.document(screen(test.written)).screenText
    #expect(text == screen(test.canonical))
    #expect(try ScreenSamples.document(text).screenText == text)
  }

  @Test("keeps a traits line that an each would otherwise extend")
  func traitsLine() throws {
    let text = "screen a\n  text .b\n    traits: header\n\neach .b\n  traits: selected\n"
    let document = try ScreenSamples.document(text)
    #expect(document.screenText == text)
    let place = try #require(document.tree.screens.first.map { document.tree.children(of: $0) })
    #expect(place.map { document.tree[$0].traits } == [[.staticText, .header]])
  }

  @Test("is the same for every kind of line end, and with a byte order mark")
  func lineEnds() throws {
    let text = "screen a\n\n  # one\n  text \"A\"\n    value: b\n"
    for end in ["\r\n", "\r"] {
      let other =
        "\u{FEFF}"
        + text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: end)
      #expect(try ScreenSamples.document(other).screenText == text)
    }
    #expect(try ScreenSamples.document(String(text.dropLast())).screenText == text)
  }
}
