import EarshotSession
import SessionTestSupport
import Testing

@Suite(":what for text, values, and reading")
struct WhatTextTests {
  private func what(_ screen: String, after commands: String...) throws -> [String] {
    var walk = try Walk("screen main\n" + screen)
    for command in commands { walk(command) }
    // A separate test covers where swipes to the sides lead.
    return walk(":what all").filter {
      !$0.hasPrefix("# swipe right:") && !$0.hasPrefix("# swipe left:")
    }
  }

  @Test("says what typing does, and what Return does there")
  func editing() throws {
    let plain = "  textField \"Name\" #name\n"
    #expect(try !what(plain).contains { $0.hasPrefix("# return") })
    #expect(
      try what(plain, after: "a").dropFirst(2) == [
        "# type, delete: changes the text of #name", "# return: stops editing #name",
        "# scrub: stops editing #name", "# magic tap: begins dictation",
      ]
    )
    #expect(
      try what(plain, after: "a", "magic tap").contains("# magic tap: ends dictation")
    )
    let handled = plain + "    on return: push main\n"
    #expect(try what(handled, after: "a").contains("# return: push main"))
  }

  @Test("says which link inside text a double tap opens")
  func links() throws {
    let screen = """
        text "one and two"
          mark link: "two"
            on activate: push main
          mark link: "one"
            on activate: back

      """
    #expect(try what(screen).first == "# double tap: back")
    #expect(try what(screen, after: "rotor links", "d 2").first == "# double tap: push main")
  }

  @Test("mentions adjusting if the rotor has another setting")
  func stepping() throws {
    let screen = "  adjustable \"Size\"\n    values: 1 | 2\n"
    #expect(try what(screen) == ["# swipe up or down: Adjust value"])
    #expect(
      try what(screen, after: "rotor words") == [
        "# swipe up or down: Words", "# increment, decrement: changes the value by one step",
      ]
    )
  }

  @Test("says where reading turns the page")
  func description() throws {
    #expect(
      try what("  text causesPageTurn \"a\"\n").last
        == "# two-finger swipe down: continues reading and turns the page"
    )
  }
}
