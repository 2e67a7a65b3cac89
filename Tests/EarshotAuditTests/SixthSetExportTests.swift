import EarshotAudit
import Testing

/// What the audit says of exports since the sixth set was judged.
@Suite("Findings in exports of the sixth set")
struct SixthSetExportTests {
  private typealias Export = ExportTests
  private typealias Views = ThirdJudgeExportTests

  private func ids(_ views: String..., title: String = Views.title) throws -> [String] {
    try Export.ids(Export.export(views.joined(), title))
  }

  private static let stop = "accessible=\"true\" traits=\"Button\""

  @Test(
    "a label that joins the text of a row can be longer than a written one",
    arguments: [
      (["Astronomy", "A selection of articles"], 90, []),
      (["Astronomy", "A selection of articles"], 120, []),
      (["Astronomy", "A selection of articles"], 220, ["label-too-long"]),
      ([], 90, []), ([], 120, ["label-too-long"]),
    ]
  )
  func long(_ row: (parts: [String], length: Int, ids: [String])) throws {
    let start = row.parts.map { $0 + ", " }.joined()
    let label = start + String(repeating: "a", count: row.length - start.count)
    #expect(try ids(Views.button(label, 16, 300, 300, 60)) == row.ids)
  }

  @Test("the picture of a check box is a part of it, and a button inside is hidden")
  func checkBoxes() throws {
    func found(_ label: String) throws -> [String] {
      let inner = Views.view("Button", "label=\"\(label)\" accessible=\"false\"", 20, 310, 24, 24)
      return try ids(
        Views.view("Button", "label=\"Get news\" \(Self.stop)", 16, 300, 300, 60, inner),
        title: Views.view(
          "StaticText",
          "label=\"Deck\" accessible=\"true\" traits=\"Header\"",
          16,
          130,
          100,
          24
        )
      )
    }
    #expect(try found("discover_tick") == [])
    #expect(try found("Remove") == ["nested-accessible"])
  }

  @Test(
    "a dimmed button and a key that VoiceOver skips are no findings",
    arguments: [
      ("enabled=\"true\" traits=\"Button\"", ["element-undetected"]),
      ("enabled=\"false\" traits=\"Button, NotEnabled\"", []),
      ("enabled=\"true\" traits=\"Button, KeyboardKey\"", []),
    ]
  )
  func skipped(_ row: (attributes: String, ids: [String])) throws {
    let frame = Export.frame(300, 300, 60, 60)
    let button =
      "<XCUIElementTypeButton visible=\"true\" accessible=\"false\" label=\"B\" \(row.attributes) \(frame)/>"
    let title = "label=\"Deck\" accessible=\"true\" traits=\"Header\""
    #expect(try ids(button, title: Views.view("StaticText", title, 16, 130, 100, 24)) == row.ids)
  }

  @Test("a button behind everything else overlaps nothing")
  func backdrops() throws {
    let more = Views.button("Filters", 320, 60, 48, 48)
    #expect(try ids(Views.button("Close menu", 0, 0, 390, 844), more) == [])
    #expect(
      try ids(Views.button("Open", 0, 50, 390, 400), more, title: "") == ["hit-regions-overlap"]
    )
  }

  @Test("an item of a bar is as high as those of any iOS, or a custom view")
  func bars() throws {
    func item(_ height: Int) throws -> [String] {
      try ids(
        Views.view("NavigationBar", "", 0, 44, 390, 44, Views.button("Add", 300, 50, 41, height))
      )
    }
    #expect(try item(30) == [])
    #expect(try item(29) == ["hit-region-small"])
  }

  @Test("a title is large beside text of several lines, and not beside other large text")
  func titles() throws {
    func found(_ second: String, _ width: Int, _ height: Int) throws -> [String] {
      let traits = "traits=\"StaticText\""
      let rest = ["One", "Two", "Three"].map {
        Views.view("StaticText", "label=\"\($0)\" \(traits)", 16, 700, 60, 20)
      }
      let texts = [
        Views.view("StaticText", "label=\"Stay up to date!\" \(traits)", 77, 200, 248, 41),
        Views.view("StaticText", "label=\"\(second)\" \(traits)", 24, 280, width, height),
      ]
      let export = ExportTests.export((texts + rest).joined())
      return try ExportTests.report(export).findings.map(\.message)
    }
    let body = "Notifications are the best way to keep track of new episodes and shows."
    #expect(
      try found(body, 354, 65) == [
        "'Stay up to date!' looks like the title, but it isn't a heading"
      ]
    )
    let noTitle = ["the screen has 5 stops, but no heading to jump to"]
    #expect(try found("Other large text", 248, 41) == noTitle)
  }

  @Test("a link in a text is hidden, however much of the text it is")
  func links() throws {
    func found(_ outer: String, _ label: String) throws -> [String] {
      let link = Views.view(
        "Link",
        "label=\"Technology\" accessible=\"false\" traits=\"Link\"",
        147,
        348,
        71,
        16
      )
      let attributes = "label=\"\(label)\" accessible=\"true\" traits=\"\(outer)\""
      return try ids(
        Views.view(outer, attributes, 147, 348, 108, 50, link),
        title: Views.view(
          "StaticText",
          "label=\"Deck\" accessible=\"true\" traits=\"Header\"",
          16,
          130,
          100,
          24
        )
      )
    }
    #expect(try found("StaticText", "Technology · NPR") == ["nested-accessible"])
    #expect(try found("StaticText", "Technology") == [])
  }

  @Test("texts that touch in a line are pieces of one, and others aren't")
  func pieces() throws {
    func found(_ gap: Int, height: Int = 22, width: Int = 49, in type: String = "Other") throws
      -> [String]
    {
      let texts =
        Views.text("sumru", 88, 300, width, 22)
        + Views.text("gh", 88 + width + gap, 300, 20, height)
      return try ids(Views.view(type, "", 80, 290, 300, 40, texts))
    }
    #expect(try found(0) == ["group-candidate"])
    #expect(try found(-1) == ["group-candidate"])
    #expect(try found(6) == ["group-candidate"])
    #expect(try found(6, width: 20) == [])
    #expect(try found(7) == [])
    #expect(try found(0, height: 60) == [])
    #expect(try found(0, width: 250) == [])
    #expect(try found(0, in: "WebView") == [])
    let button = Views.text("$", 88, 300, 12, 22) + Views.button("19", 100, 290, 60, 48)
    #expect(try !ids(button).contains("group-candidate"))
  }

  @Test(
    "names for tests with dots, and names with dots",
    arguments: [
      ("Login.button[disabled]", true), ("settings.saveButton.label", true), ("home.cell", true),
      ("Booking.com", false), ("Node.js", false), ("v1.2.3", false), ("Mr. Button", false),
      ("Button", false), ("view.", false), ("S.M.A.R.T", false),
    ]
  )
  func testNames(_ row: (label: String, isName: Bool)) throws {
    let found = try ids(Views.button(row.label, 16, 300, 200, 50))
    #expect(found.contains("label-is-filename") == row.isName)
    #expect(!row.isName || found.filter { $0 != "label-has-state" }.count == 1)
  }
}
