@testable import EarshotReadOut
import SessionTestSupport
import Testing

@testable import EarshotSession

@Suite("The rotors of a readout over marked ranges")
struct ReadOutMarkTests {
  @Test("list the marked text of the stop, each once, from left to right")
  func listed() throws {
    let screen = """
      screen main
        text "Bake at 250 degrees for 20 minutes"
          mark bold: "20 minutes"
          mark bold: "250 degrees"
          mark bold 1: "250 degrees"
          rotor "Bold": mark bold
          rotor "Italic": mark italic
      """
    let stops = try #require(ReadOut(try .of(screen), rotors: .listed)?.stops)
    #expect(
      stops.map(\.lines) == [
        [
          "Bake at 250 degrees for 20 minutes", "~ hint: Use the rotor to access Bold, Italic.",
          "  Bold", "  - 250 degrees", "  - 20 minutes",
        ]
      ]
    )
  }

  @Test("of a container list the marked text of each stop inside")
  func inherited() throws {
    let screen = """
      screen main
        group
          rotor "Bold": mark bold
          text "One"
            mark bold: n
          text "Two"
            mark bold: w
          text "Three"
      """
    let stops = try #require(ReadOut(try .of(screen), rotors: .listed)?.stops)
    #expect(
      stops.map(\.lines) == [
        ["One", "~ hint: Use the rotor to access Bold.", "  Bold", "  - n"],
        ["Two", "~ hint: Use the rotor to access Bold.", "  Bold", "  - w"],
        ["Three", "~ hint: Use the rotor to access Bold."],
      ]
    )
  }

  @Test("say how many there are beyond ten in each direction")
  func more() throws {
    let marks = (0..<12).map { _ in "    mark bold: a\n" }.joined()
    let text = String(repeating: "a ", count: 12)
    let screen = "screen main\n  text \"\(text)\"\n\(marks)    rotor \"Bold\": mark bold\n"
    let stop = try #require(ReadOut(try .of(screen), rotors: .listed)?.stops.first)
    #expect(stop.lines.dropFirst(3).count == 13)
    #expect(stop.lines.last == "  + 4 More Results...")
  }
}
