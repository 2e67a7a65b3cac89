import EarshotModel
import EarshotSession
import SessionTestSupport
import Testing

@testable import EarshotSession

@Suite(":map")
struct MapTests {
  private func map(_ screen: String, width: Int = 44, after commands: String...) throws -> [String]
  {
    var walk = try Walk(screen)
    walk.session.mapWidth = width
    for command in commands { walk(command) }
    return walk(":map")
  }

  @Test("draws the stops, the focused one with a double line, and lists the same below")
  func example() throws {
    let screen = """
      screen basket "Basket"
        size: 200x140
        button "Latte" #latte
          frame: 0 0 200 30
        button "咖啡豆 ☕ and more than fits" #beans
          frame: 0 30 200 30
        button "Pay" #pay
          frame: 0 60 90 30
      """
    #expect(
      try map(screen) == [
        "# Map of Basket, 42 by 9 characters; the list below says the same.",
        "# #========================================#",
        "# #1 Latte                                 #",
        "# #========================================#",
        "# +----------------------------------------+",
        "# |2 咖啡豆 * and more than fits           |",
        "# +----------------------------------------+",
        "# +----------------+",
        "# |3 Pay           |",
        "# +----------------+",
        "# Screen Basket, 3 elements. Focus on 1.",
        "# > 1. Latte, Button",
        "#   2. 咖啡豆 ☕ and more than fits, Button",
        "#   3. Pay, Button",
        "# Order: 1 > 2 > 3",
      ]
    )
  }

  @Test("lays stops without frames out in rows, bars side by side")
  func rows() throws {
    let lines = try map(pizzeria, width: 60)
    #expect(lines[0].hasPrefix("# Map of Menu, 55 by "))
    #expect(lines.contains { $0.contains("|6 Cart") && $0.contains("|5 Menu") })
    #expect(lines.contains("# Order: 1 > 2 > 3 > 4 > 5 > 6"))
  }

  @Test("cuts labels, and marks what lies under another box")
  func clipped() throws {
    let screen = """
      screen main
        size: 200x140
        button "a"
          frame: 100 100 10 10
        button "A label that is longer than its box"
          frame: 0 0 80 30
        button "Under"
          frame: 0 40 200 40
        button "Over"
          frame: 60 44 60 30
      """
    let lines = try map(screen)
    #expect(lines.contains { $0.contains("#1 A label tha…#") })
    #expect(lines.contains { $0.contains("|2 Under…   |3 Over") })
    #expect(try map(screen, after: "n").contains { $0.contains("#2 Under…   |3 Over") })
    #expect(try map(screen).contains { $0.contains("|3 Over") })
  }

  @Test("tells how many stops lie off the screen")
  func offScreen() throws {
    let screen = """
      screen main
        size: 200x140
        text "a"
          frame: 0 -50 10 10
        text "b"
          frame: 0 0 100 30
        text "c"
          frame: 0 140 10 10
        text "d"
          frame: 300 0 10 10
        text "e"
          frame: -40 20 10 10
      """
    let lines = try map(screen)
    #expect(lines.contains("# above: 1, below: 1, left: 1, right: 1"))
    #expect(lines.contains("# Order: 2"))
  }

  @Test("is the list alone on a narrow terminal, and of nothing")
  func narrow() throws {
    #expect(
      try map("screen main \"Main\"\n  text \"a\"\n", width: 39) == [
        "# a map needs 40 columns and there are 39; the list:",
        "# Screen Main, 1 element. Focus on 1.", "# > 1. a",
      ]
    )
    #expect(try map("screen main \"Main\"\n") == ["# Screen Main, 0 elements. No focus."])
    #expect(
      try map("screen main\n", width: -5).first
        == "# a map needs 40 columns and there are 20; the list:"
    )
  }

  @Test("holds its lines for absurd frames, names and numbers", arguments: [40, 80, 400, 10_000])
  func absurd(width: Int) throws {
    let frames = [
      "900000000000 0 10 10", "-100000 -100000 1000000 1000000", "0 0 -50 -50", "10 10 0 0",
      "0 0 100000000 2", "380 840 500 500", "-0.5 0 1 1",
    ]
    var screen = "screen main \"A\\u{1B}[2J\"\n"
    for (place, frame) in frames.enumerated() {
      screen += "  button \"\\u{1B}[2J \\u{202E}👩‍👩‍👧 e\u{301} \(place)\"\n    frame: \(frame)\n"
    }
    let lines = try map(screen, width: width)
    for line in lines {
      #expect(line.hasPrefix("# "))
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
      #expect(TextWidth.columns(of: line) <= max(400, 80) || line.contains("."))
    }
  }

  @Test("draws five hundred stops, and not a number is no place")
  func many() throws {
    let texts = (1...500).map { "  text \"\($0)\"\n" }.joined()
    let lines = try map("screen main\n" + texts, width: 80)
    #expect(lines.contains("# below: 480"))
    #expect(lines.last == "# Order: \((1...20).map(String.init).joined(separator: " > "))")
    let scale = MapScale(size: .init(width: 100, height: 100), columns: 40)
    #expect(scale.place(of: .init(x: .nan, y: 0, width: 1, height: 1)) == .nowhere)
    #expect(scale.place(of: .init(x: 0, y: 0, width: .infinity, height: 1)) == .nowhere)
    #expect(scale.place(of: nil) == .nowhere)
    #expect(scale.place(of: .init(x: 1e308, y: 0, width: 1e308, height: 1)) == .right)
  }

  @Test(
    "counts the columns that a terminal gives to a text",
    arguments: [("abc", 3), ("咖啡", 4), ("e\u{301}", 1), ("ﾊﾝ", 2), ("한국", 4), ("Я—", 2), ("", 0)]
  )
  func widths(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }
}
