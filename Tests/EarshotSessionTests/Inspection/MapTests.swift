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

  @Test("lists the stops, then draws them, with a mark at the cursor")
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
        "# Screen Basket, 3 elements. Focus on 1.",
        "# > 1. Latte, Button",
        "#   2. 咖啡豆 ☕ and more than fits, Button",
        "#   3. Pay, Button",
        "# Map:",
        "# +----------------------------------------+",
        "# |>1 Latte                                |",
        "# | 2 咖啡豆 * and more than fits          |",
        "# | 3 Pay          |                       |",
        "# +----------------------------------------+",
      ]
    )
  }

  @Test("lays stops without frames out in rows, bars side by side")
  func rows() throws {
    let lines = try map(pizzeria, width: 60)
    #expect(lines.contains { $0.contains("| 6 Cart") && $0.contains("| 5 Menu") })
  }

  @Test(
    "gives each box the room that its text needs, and leaves out empty ones",
    arguments: [40, 60]
  )
  func fitting(width: Int) throws {
    let screen = """
      screen main
        size: 200x800
        button "a"
          frame: 100 700 10 10
        button "A label that is longer than its box on the screen"
          frame: 0 0 80 30
        text "Nowhere to be seen"
        button "Under"
          frame: 0 40 200 40
        button "Over"
          frame: 60 44 60 30
      """
    let lines = try map(screen, width: width)
    let picture = lines.drop { $0 != "# Map:" }.dropFirst()
    #expect(!picture.contains("#") && !lines.joined().contains("…"))
    let text = picture.joined(separator: " ")
    for word in ["longer", "screen", "Nowhere", "Under", "Over"] { #expect(text.contains(word)) }
    #expect(picture.allSatisfy { $0.count <= width })
    let numbers = picture.compactMap { $0.first(where: \.isNumber)?.wholeNumberValue }
    #expect(numbers == [2, 3, 4, 5, 1])
  }

  @Test("puts what doesn't fit side by side into rows below each other")
  func crowded() throws {
    let days = (0..<7).map { "  button \"Day \($0)\"\n    frame: \($0 * 50) 0 48 40\n" }.joined()
    let picture = try map("screen main\n  size: 350x600\n" + days, width: 40)
    #expect(picture.filter { $0.contains("Day") && $0.contains("|") }.count == 3)
    for day in 0..<7 { #expect(picture.contains { $0.contains("\(day + 1) Day \(day)") }) }
    #expect(
      picture.last?.hasSuffix(
        "stops 1 to 7 form one row on the screen; to see the whole row, make the window 86 "
          + "columns wide"
      ) == true
    )
    let whole = try map("screen main\n  size: 350x600\n" + days, width: 86)
    #expect(whole.filter { $0.contains("Day") && $0.contains("|") }.count == 1)
    #expect(!whole.contains { $0.contains("one row on the screen") })
  }

  @Test("says how many stops are off the screen")
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
    #expect(lines.last == "# stops off the screen: 1 above, 1 below, 1 to the left, 1 to the right")
  }

  @Test("is only the list on a narrow terminal, on request, and for an empty screen")
  func narrow() throws {
    let list = ["# Screen Main, 1 element. Focus on 1.", "# > 1. a"]
    let screen = "screen main \"Main\"\n  text \"a\"\n"
    #expect(
      try map(screen, width: 39) == list + [
        "# the map needs 40 columns, but only 39 are available; "
          + "make the window wider"
      ]
    )
    #expect(try map(screen, width: 0) == list)
    #expect(try map("screen main \"Main\"\n") == ["# Screen Main, 0 elements. No focus."])
    #expect(
      try map("screen main\n", width: -5).last
        == "# the map needs 40 columns, but only 20 are available; make the window wider"
    )
  }

  @Test("keeps its lines for absurd frames, names, and numbers", arguments: [40, 80, 400, 10_000])
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

  @Test("draws five hundred stops, and treats a number that isn't one as no place")
  func many() throws {
    let texts = (1...500).map { "  text \"\($0)\"\n" }.joined()
    let lines = try map("screen main\n" + texts, width: 80)
    #expect(lines.last == "# stops off the screen: 480 below")
    #expect(
      lines.contains { $0.hasPrefix("# | 20 20") } && !lines.contains { $0.hasPrefix("# | 21") }
    )
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
