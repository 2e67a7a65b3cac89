import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

// Rows, headings, and choices.
extension FourteenthSetExportTests {
  private static let pages = ThirteenthSetExportTests()

  private func found(_ rule: String, _ views: [String]) throws -> [String] {
    try Self.pages.found(rule, views.joined(separator: "\n"))
  }

  private func view(
    _ type: String,
    _ label: String?,
    _ frame: [Double],
    _ traits: String = "",
    _ inside: String = ""
  ) -> String {
    Self.pages.view(type, nil, label: label, frame, traits: traits, inside)
  }

  private func rows(_ count: Int, _ type: String, width: Double = 400, gap: Double = 0) -> [String]
  {
    (0..<count).map { number in
      view(
        type,
        "Demo \("ABCDEFGH".map(String.init)[number])",
        [0, 120 + (62 + gap) * Double(number), width, 62]
      )
    }
  }

  @Test("equal rows as wide as the screen open something if there's no control")
  func onlyWay() throws {
    #expect(
      try found("role-missing", rows(5, "Other")) == [
        "5 rows of the same size on a screen without controls look like they open something, but "
          + "VoiceOver doesn't say that they're controls; at the first one, it says 'Demo A'"
      ]
    )
    let help = view("Button", "Help", [20, 700, 90, 44], "Button")
    for views in [
      rows(5, "Other") + [help], rows(3, "Other"), rows(5, "Other", width: 200),
      rows(5, "Other", gap: 8), rows(5, "StaticText"),
    ] {
      #expect(try found("role-missing", views) == [])
    }
  }

  private func table(_ words: String, width: Double = 330, sister: String = "Button") -> String {
    let cells = [
      view(
        "Cell",
        nil,
        [20, 200, 362, 52],
        sister,
        view("StaticText", "Account", [36, 216, 80, 20])
      ),
      view(
        "Cell",
        nil,
        [20, 252, 362, 52],
        "",
        view("StaticText", words, [36, 252, width, 52], "StaticText")
      ),
    ]
    return view("Table", nil, [0, 60, 400, 800], "", cells.joined())
  }

  @Test("in a table of controls, text as wide as the row with a command is a control")
  func commandRows() throws {
    #expect(
      try found("role-missing", [table("Import Subscriptions")]) == [
        "a row is named like a command, but VoiceOver doesn't say that it's a control: "
          + "'Import Subscriptions'"
      ]
    )
    for views in [
      table("Sort Oldest First"), table("Import Subscriptions", width: 160),
      table("Import Subscriptions", sister: ""), table("Open."), table("Import"),
    ] {
      #expect(try found("role-missing", [views]) == [])
    }
  }

  @Test("a heading that says that it's open can be closed")
  func openHeadings() throws {
    func count(_ label: String, _ traits: String) throws -> Int {
      try found("role-missing", [view("Other", label, [16, 180, 370, 37], traits)]).count
    }
    #expect(try count("Smart Feeds Expanded ", "Header") == 1)
    #expect(try count("Smart Feeds Expanded ", "Header, Button") == 0)
    #expect(try count("Smart Feeds", "Header") == 0)
    #expect(try count("Expanded", "Header") == 0)
  }

  private func chips(_ first: String, _ heights: [Double], selected: Bool = false) -> String {
    let names = [first, "Podcasts", "Episodes"]
    let buttons = zip(names, heights).enumerated().map { number, chip in
      let traits = selected && number == 1 ? "Button, Selected" : "Button"
      return view(
        "Button",
        chip.0,
        [15 + 120 * Double(number), 180 - chip.1 / 2, 110, chip.1],
        traits
      )
    }
    return view("ScrollView", nil, [0, 150, 400, 60], "", buttons.joined())
  }

  @Test("one of several choices that scroll by themselves is selected")
  func choices() throws {
    func count(_ view: String) throws -> Int { try found("state-missing", [view]).count }
    #expect(try count(chips("All", [44, 44, 44])) == 1)
    #expect(try count(chips("Top Results", [44, 44, 44])) == 1)
    #expect(try count(chips("Pets", [35, 19, 19])) == 1)
    #expect(try count(chips("All", [44, 44, 44], selected: true)) == 0)
    #expect(try count(chips("All Categories", [44, 44, 44])) == 0)
    // The rest may be filters, of which none has to be selected.
    #expect(try count(chips("Pets", [44, 44, 44])) == 0)
    #expect(try count(chips("Pets", [35, 30, 19])) == 0)
  }

  @Test("an activity indicator and its text are one state")
  func loading() throws {
    func count(_ words: String, x: Double = 36) throws -> Int {
      let indicator = view("ActivityIndicator", "In progress", [16, 789, 20, 21])
      let text = view("StaticText", words, [x, 791, 103, 18], "StaticText")
      return try found("group-candidate", [indicator, text]).filter { $0.contains("state") }.count
    }
    #expect(try count(" Loading more…") == 1)
    #expect(try count("Loading more…", x: 200) == 0)
    #expect(try count("Feed") == 0)
  }

  @Test("captions above the middle of two numbers belong to the numbers")
  func captions() throws {
    func count(_ values: [String], shift: Double = 0) throws -> Int {
      let views = [
        view("StaticText", "SCORE", [207, 135, 54, 26]),
        view("StaticText", "BEST", [309, 135, 53, 26]),
        view("StaticText", values[0], [187 + shift, 172, 93, 26]),
        view("StaticText", values[1], [289 + shift, 172, 93, 26]),
      ]
      return try found("group-candidate", views).filter { $0.contains("belong together") }.count
    }
    #expect(try count(["0", "17"]) == 1)
    #expect(try count(["0", "17"], shift: 12) == 0)
    #expect(try count(["none", "few"]) == 0)
  }

  @Test("a tip in a popover, a Home Screen, and a list in a part of a screen need no heading")
  func headings() throws {
    func count(_ views: [String]) throws -> Int { try found("heading-missing", views).count }
    let region = view("Other", "dismiss popup", [0, 0, 400, 860])
      .replacing("enabled", with: "name=\"PopoverDismissRegion\" enabled")
    let tip = view(
      "Popover",
      nil,
      [180, 700, 200, 90],
      "",
      view("StaticText", "Add bookmark", [200, 715, 107, 19], "StaticText")
        + view("StaticText", "Keep the part you wanted", [200, 744, 166, 18], "StaticText")
    )
    #expect(try count([region, tip]) == 0)
    let icons = (0..<7).map { number in
      let column = Double(number % 4)
      let width = [69.0, 69, 73, 68, 69, 71, 106][number]
      let height = [91.0, 91, 91, 91, 92, 92, 95][number]
      return view(
        "Icon",
        "App \(number)",
        [62 + 92 * column - width / 2, 88 + 100 * Double(number / 4), width, height]
      )
    }
    let dock = view("Button", "Search", [150, 800, 90, 30], "Button")
    #expect(try count(icons) == 0)
    #expect(try count(icons + [dock, view("StaticText", "Page", [10, 500, 90, 20])]) == 1)
    let results = (0..<14).map { number in
      view("Button", "Result \(number)", [0, 206 + 80 * Double(number), 400, 80], "Button")
    }
    let list = view("CollectionView", nil, [0, 206, 400, 1_200], "", results.joined())
    let title = view("StaticText", "Results", [16, 250, 90, 20], "StaticText")
    #expect(try count([list]) == 0)
    let above = view("StaticText", "Results", [16, 150, 90, 20], "StaticText")
    #expect(
      try count([
        list.replacing(
          "<XCUIElementTypeButton",
          with: "\(above)<XCUIElementTypeButton",
          maxReplacements: 1
        )
      ]) == 1
    )
    // Without text, an image viewer has no title that could be a heading.
    let tools = ["Close", "Share", "Copy", "Save"].enumerated().map { number, name in
      view("Button", name, [20 + 90 * Double(number), 60, 80, 44], "Button")
    }
    #expect(try count(tools) == 0)
    #expect(try count(tools + [view("StaticText", "Photo of tea", [20, 200, 90, 20])]) == 1)
    #expect(
      try count([
        list.replacing(
          "</XCUIElementTypeCollectionView>",
          with: "\(title)</XCUIElementTypeCollectionView>"
        )
      ]) == 0
    )
  }

  @Test("text elements that overlap aren't a row")
  func overlaps() throws {
    func count(_ x: Double) throws -> Int {
      let views = [
        view("StaticText", "Support", [0, 725, 120, 40], "StaticText"),
        view("StaticText", "Test mode", [x, 732, 104, 34], "StaticText"),
        view("StaticText", "Ad", [260, 735, 30, 20], "StaticText"),
      ]
      return try found("group-candidate", views).count
    }
    #expect(try count(140) == 1)
    #expect(try count(60) == 0)
  }

  @Test("a name and its value in a group with a label belong together already")
  func groups() throws {
    func count(_ label: String) throws -> Int {
      func node(_ type: String, _ label: String, _ frame: [Int], _ inside: String = "") -> String {
        """
        {"type": "\(type)", "AXLabel": "\(label)", "frame": {"x": \(frame[0]), "y": \(frame[1]), \
        "width": \(frame[2]), "height": \(frame[3])}, "children": [\(inside)]}
        """
      }
      let rows = (0..<4).map { number in
        let y = 600 + 44 * number
        let texts = [
          node("StaticText", "Points \("ABCD".map(String.init)[number])", [16, y + 12, 118, 20]),
          node("StaticText", "\(number)", [413, y + 12, 10, 20]),
        ]
        return node("Group", label, [0, y, 440, 44], texts.joined(separator: ", "))
      }
      let app = node("Application", "Deck", [0, 0, 440, 956], rows.joined(separator: ", "))
      let source = SourceText(name: "a.json", "[\(app)]")
      let report = try #require(Audit(AppDocument.open([source]), of: [source])).report
      return report.findings.count { $0.rule.id == "group-candidate" }
    }
    #expect(try count("") == 1)
    #expect(try count("0 points from learning") == 0)
  }

  @Test("a count in the header of a page doesn't say what it counts, unlike one in a row")
  func counts() throws {
    func count(_ others: Int) throws -> Int {
      let texts = (0..<others).map { number in
        view(
          "StaticText",
          "Line \(number)",
          [20, 100 + 30 * Double(number), 200, 20],
          "StaticText"
        )
      }
      let number = view("StaticText", "(172)", [245, 560, 40, 20], "StaticText")
      let cell = view("Cell", nil, [0, 60, 400, 520], "", texts.joined() + number)
      return try found("label-number", [cell]).count
    }
    #expect(try count(8) == 1)
    #expect(try count(7) == 0)
  }
}
