import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

// Screens where VoiceOver stops nowhere or skips parts, and titles.
extension ThirteenthSetExportTests {
  /// Returns the severity and the message of each finding for a list as tall as a cell, with views
  /// inside, or `nil` if Earshot can't open the file.
  private func told(_ views: String, beside: String = "") -> [String]? {
    let text = """
      <AppiumAUT><XCUIElementTypeOther>
      <XCUIElementTypeCollectionView enabled="true" visible="true" x="0" y="200" width="400" \
      height="200">\(views)</XCUIElementTypeCollectionView>\(beside)
      </XCUIElementTypeOther></AppiumAUT>
      """
    let source = SourceText(name: "a.xml", text)
    return Audit(AppDocument.open([source]), of: [source])?.report.findings.map {
      "\($0.severity.rawValue): \($0.message)"
    }
  }

  private static func part(
    _ type: String,
    _ attributes: String,
    x: Int = 0,
    _ inside: String = ""
  ) -> String {
    """
    <XCUIElementType\(type) \(attributes) enabled="true" x="\(x)" y="200" width="180" height="180">\
    \(inside)</XCUIElementType\(type)>
    """
  }

  private static func cells(_ inside: String) -> String {
    [0, 200].map { x in
      part("Cell", "name='Pack' visible='true' accessible='false'", x: x, inside)
    }.joined()
  }

  private static let box = part("Other", "visible='true' accessible='false'")
  private static let image = part("Image", "visible='true'")

  @Test("a screen where VoiceOver stops nowhere is opened if people can see something on it")
  func silentScreens() throws {
    let words = "VoiceOver finds nothing on this screen, but people can see"
    #expect(told(Self.cells(Self.box)) == ["error: \(words) 2 cells"])
    #expect(told(Self.image + Self.image) == ["error: \(words) 2 images"])
    #expect(told(Self.image) == ["warning: \(words) 1 image"])
    let both = try #require(told(Self.image + Self.cells(Self.box)))
    #expect(both == ["error: \(words) 1 image and 2 cells"])
    let text = Self.part("StaticText", "label='Tea' visible='true' accessible='false'")
    let heard = try #require(told(text))
    #expect(heard.contains("error: \(words) 1 text"))
    #expect(
      heard.contains("error: VoiceOver skips 1 text element that people can see: 'Tea' at 0, 200")
    )
  }

  @Test(
    "a file without stops is refused if people see no content in it"
  )
  func refusals() {
    let hidden = Self.part("Image", "visible='false'")
    let small = Self.image.replacing("180", with: "12")
    for views in ["", Self.box, hidden, Self.part("Cell", "visible='true'"), small] {
      #expect(told(views) == nil, "\(views)")
    }
  }

  @Test("cells that VoiceOver skips beside other stops are one finding")
  func silentCells() throws {
    let title = "<XCUIElementTypeStaticText label='Packs' visible='true' accessible='true'/>"
    func skipped(_ views: String) throws -> [String] {
      try #require(told(views, beside: title)).filter { $0.contains("skips") }
    }
    #expect(
      try skipped(Self.cells(Self.box)) == [
        "warning: VoiceOver skips 2 cells that people can see: 'Pack' at 0, 200; 'Pack' at 200, 200"
      ]
    )
    // The rest is one cell, which may be a space, cells without views, or cells of pictures.
    let one = Self.part("Cell", "visible='true' accessible='false'", Self.box)
    for views in [one, Self.cells(""), Self.cells(Self.image)] {
      #expect(try skipped(views).isEmpty, "\(views)")
    }
  }

  @Test(
    "a first line of 28 points or more is a title if all other text is much smaller",
    arguments: [(31.0, 21.0, 20.0, 1), (31, 26, 20, 0), (27, 20, 20, 0), (31, 21, 240, 0)]
  )
  func titles(_ row: (height: Double, other: Double, x: Double, count: Int)) throws {
    let views = [
      text("Log in", [160, 106, 80, row.height]),
      view("Button", "Help", label: "Help", [row.x, row.x > 100 ? 106 : 40, 60, 44]),
      text("Enter your PIN", [116, 152, 170, row.other]),
      view("Button", "Next", label: "Next", [100, 400, 200, 44], traits: "Button"),
    ]
    let titles = try found("heading-missing", views.joined()).filter { $0.contains("looks like") }
    #expect(titles.count == row.count)
  }

  @Test("the tabs at the bottom don't need a heading", arguments: [(7, 0), (2, 1)])
  func bottomBars(_ row: (tabs: Int, count: Int)) throws {
    let page = (0..<12 - row.tabs).map { text("Page \($0)", [20, 300 + 30 * Double($0), 90, 20]) }
    let tabs = (0..<row.tabs).map { number in
      let frame = [56 * Double(number), 800, 50, 50]
      return view("Button", "T\(number)", label: "Tab \(number)", frame, traits: "Button")
    }
    let missing = try found("heading-missing", (page + tabs).joined())
    #expect(missing.count == row.count)
  }

  /// Returns the message about tabs without a selection, in a file that names traits.
  private func unselected(
    _ count: Int,
    width: Double = 100,
    y: Double = 800,
    selected: Bool = false,
    namesTraits: Bool = true,
    above: String = ""
  ) throws -> Int {
    let tabs = (0..<count).map { number in
      view(
        "Button",
        "T\(number)",
        label: "Tab \(number)",
        [100 * Double(number), y, width, 50],
        traits: namesTraits ? (selected && number == 1 ? "Button, Selected" : "Button") : ""
      )
    }
    let key = view("Button", "Key", label: above, [0, 750, 100, 50], traits: "Button")
    return try found("state-missing", tabs.joined(), above.isEmpty ? "" : key).count
  }

  @Test("one of the tabs along the bottom must be selected")
  func selectedTabs() throws {
    #expect(try unselected(4) == 1)
    #expect(try unselected(4, selected: true) == 0)
    // Buttons of a toolbar have gaps, and don't fill the width.
    #expect(try unselected(4, width: 80) == 0)
    #expect(try unselected(3) == 0)
    #expect(try unselected(4, y: 500) == 0)
    #expect(try unselected(4, namesTraits: false) == 0)
    #expect(try unselected(4, above: "Tab 5") == 0)
  }
}
