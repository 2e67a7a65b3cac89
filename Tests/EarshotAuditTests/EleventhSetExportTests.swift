import EarshotAudit
import EarshotImporters
import EarshotModel
import EarshotNotation
import Testing

/// The audit's findings in exports, after an outsider judged an eleventh set: each rule with cases
/// that it has to find, and with near misses.
@Suite("Findings in exports of the eleventh set")
struct EleventhSetExportTests {
  private typealias Export = ExportTests
  private typealias Views = ThirdJudgeExportTests

  private func found(_ rule: String, _ views: String...) throws -> [AuditFinding] {
    try Export.report(Export.export(views.joined(), Views.title)).findings.filter {
      $0.rule.id == rule
    }
  }

  private func ids(_ views: String...) throws -> [String] {
    try Export.ids(Export.export(views.joined(), Views.title))
  }

  /// The findings in a flat list of views, as idb prints it.
  private func flat(_ views: (type: String, label: String, value: String, frame: [Int])...) throws
    -> [AuditFinding]
  {
    let objects = views.map { type, label, value, frame in
      """
      {"type": "\(type)", "AXLabel": "\(label)", "AXValue": "\(value)", "frame":
        {"x": \(frame[0]), "y": \(frame[1]), "width": \(frame[2]), "height": \(frame[3])}}
      """
    }
    let app = """
      {"type": "Application", "AXLabel": "Deck", "frame":
        {"x": 0, "y": 0, "width": 390, "height": 844}}
      """
    let list = ([app] + objects).joined(separator: ",")
    let source = SourceText(name: "a.json", "[\(list)]")
    return try #require(Audit(AppDocument.open([source]), of: [source])).report.findings
  }

  private static let stop = "accessible=\"true\" traits=\"StaticText\""
  private static let skipped = "accessible=\"false\" traits=\"\""

  // MARK: Pictures

  @Test("a picture behind stops is their background, and text in it is text to hear")
  func backgrounds() throws {
    func found(_ inside: String) throws -> [String] {
      let picture = Views.view("Image", "", 0, 0, 390, 700, inside)
      return try Export.ids(Export.export(picture, Views.button("Skip", 300, 760, 80, 50)))
    }
    #expect(try found("") == ["image-label-missing"])
    #expect(try found(Views.text("Version 2", 100, 600, 200, 20)) == [])
    #expect(try found(Views.button("Start", 100, 600, 200, 60)) == [])
  }

  @Test("a list of pictures in which nothing is heard is one note")
  func silentLists() throws {
    func cell(_ x: Int, _ picture: String, side: Int = 120) -> String {
      Views.view("Cell", "", x, 300, 120, 120, Views.view("Image", picture, x, 300, side, side))
    }
    func messages(_ cells: String...) throws -> [String] {
      let list = Views.view("CollectionView", "", 0, 300, 390, 400, cells.joined())
      return try found("image-label-missing", list).map(\.message)
    }
    #expect(
      try messages(cell(0, ""), cell(130, "")) == [
        "VoiceOver doesn't stop anywhere in a list of 2 pictures"
      ]
    )
    #expect(try messages(cell(0, "")) == [])
    #expect(try messages(cell(0, "", side: 30), cell(130, "", side: 30)) == [])
    #expect(try messages(cell(0, "label=\"A dog\""), cell(130, "")) == [])
    #expect(try messages(cell(0, ""), Views.text("Photos", 130, 300, 90, 20)) == [])
  }

  @Test("the picture of a state has to be said in a row, too", arguments: ["Cell", "Button"])
  func states(_ type: String) throws {
    func found(_ picture: String, _ attributes: String) throws -> [String] {
      let image = Views.view("Image", "name=\"\(picture)\"", 340, 310, 24, 24)
      return try ids(Views.view(type, "label=\"Home\" \(attributes)", 0, 300, 390, 60, image))
    }
    #expect(try found("icon_selected", "traits=\"Button\"") == ["state-missing"])
    #expect(try found("icon_selected", "traits=\"Button, Selected\"") == [])
    #expect(try found("icon_selection", "traits=\"Button\"") == [])
  }

  // MARK: Flat lists

  @Test("an element of a page and its own text are one stop in a flat list")
  func pages() throws {
    let page = ("WebView", "", "", [0, 0, 390, 844])
    let whole = ("WebAccessibilityObjectWrapper", "Tea", "", [0, 60, 390, 700])
    let heading = ("WebAccessibilityObjectWrapper", "Tea", "1", [80, 170, 240, 30])
    let text = ("StaticText", "Tea", "1", [80, 170, 90, 30])
    let link = ("Link", "Prices of tea", "", [80, 300, 120, 44])
    #expect(try flat(page, whole, heading, text, link, link).map(\.rule.id) == [])
    let other = ("Link", "Prices of tea", "", [80, 500, 120, 44])
    #expect(try flat(page, heading, text, link, other).map(\.rule.id) == ["label-duplicate"])
    #expect(try flat(heading, link, link).map(\.rule.id).contains("label-duplicate"))
  }

  @Test("a scroll bar isn't a stop in any language")
  func scrollBars() throws {
    let heading = ("Heading", "Tea", "", [16, 100, 200, 40])
    func isJudged(_ type: String) throws -> Bool {
      try !flat(heading, (type, "btn_bar", "0%", [360, 200, 30, 18])).isEmpty
    }
    #expect(try !isJudged("_UIScrollViewScrollIndicator"))
    #expect(try isJudged("_UIScrollViewKnob"))
    func stops(_ label: String, _ value: String) throws -> Int {
      let bar = Views.view("Other", "label=\"\(label)\" value=\"\(value)\"", 357, 100, 30, 600)
      let text = SourceText(name: "a.xml", Export.export(Views.title, bar))
      let document = try #require(AppDocument.open([text], importing: ImportOptions()).document)
      return document.tree.indices.count { document.tree[$0].label == label }
    }
    #expect(try stops("Vertikaler Rollbalken, 3 Seiten", "20 %") == 0)
    #expect(try stops("Kaydırma çubuğu, 3 sayfa", "%20") == 0)
    #expect(try stops("Battery, main", "20 %") == 1)
    #expect(try stops("Battery, 3", "20") == 1)
  }

  @Test("a button in the frame of a bar is its item in a flat list")
  func bars() throws {
    let bar = ("NavigationBar", "", "", [0, 60, 390, 50])
    func found(_ label: String, _ frame: [Int]) throws -> [String] {
      try flat(bar, ("Heading", "Tea", "", [16, 120, 200, 40]), ("Button", label, "", frame)).map {
        "\($0.rule.id) \($0.severity)"
      }
    }
    #expect(try found("Done", [340, 66, 36, 36]) == [])
    #expect(try found("More", [340, 66, 36, 36]) == [])
    #expect(try found("Done", [340, 200, 36, 36]) == ["hit-region-small note"])
    #expect(try found("Done", [340, 200, 34, 34]) == ["hit-region-small warning"])
    #expect(try found("More", [330, 200, 48, 48]) == ["label-generic note"])
    #expect(try found("Next", [340, 66, 20, 36]) == [])
    #expect(try found("Next", [340, 66, 36, 20]) == ["hit-region-small warning"])
  }

  @Test("an item of a bar is judged in the same way in every format")
  func items() throws {
    func severities(_ width: Int) throws -> [[String]] {
      let item = Views.button("Next", 340, 66, width, 36)
      let bar = Views.view("NavigationBar", "name=\"Deck\"", 0, 60, 390, 50, item)
      return try [found("hit-region-small", bar), found("hit-region-small", item)].map {
        $0.map { "\($0.severity)" }
      }
    }
    #expect(try severities(30) == [[], []])
    #expect(try severities(20) == [[], []])
  }

  // MARK: Targets

  @Test("a row of small buttons has a finding for each size, and none for the distance")
  func chips() throws {
    let row = (0..<3).map { Views.button("Chip \($0)", 16 + 100 * $0, 300, 94, 30) }
    #expect(try ids(row.joined()) == Array(repeating: "hit-region-small", count: 3))
  }

  @Test(
    "four points less aren't a finding in either direction",
    arguments: [(40, 45, false), (45, 40, false), (39, 45, true), (40, 40, false)]
  )
  func tolerance(_ row: (width: Int, height: Int, isFound: Bool)) throws {
    let button = Views.button("Output", 100, 300, row.width, row.height)
    #expect(try found("hit-region-small", button).isEmpty != row.isFound)
  }

  @Test(
    "frames with fractions of points get the same tolerance",
    arguments: [("40.5", "44", false), ("39.7", "39.8", false), ("39.2", "44.5", true)]
  )
  func fractions(_ row: (width: String, height: String, isFound: Bool)) throws {
    let button = Views.button("Output", 100, 300, 91, 92)
      .replacing("\"91\"", with: "\"\(row.width)\"")
      .replacing("\"92\"", with: "\"\(row.height)\"")
    #expect(button.contains(row.width) && button.contains(row.height))
    #expect(try found("hit-region-small", button).isEmpty != row.isFound)
  }

  @Test("the only button of a tall row is as large as the row, if it's nearly as wide")
  func rows() throws {
    func ids(_ height: Int, _ buttons: String...) throws -> Int {
      let row = Views.view("Cell", "", 16, 300, 360, height, buttons.joined())
      return try found("hit-region-small", row).count
    }
    let wide = Views.button("Font", 32, 308, 330, 35)
    #expect(try ids(52, wide) == 0)
    #expect(try ids(40, wide) == 1)
    #expect(try ids(52, Views.button("Font", 32, 308, 35, 35)) == 1)
    #expect(try ids(52, Views.button("Font", 32, 308, 300, 30), wide) == 2)
  }

  @Test("an overlap is a note if the middle of the target behind is free")
  func overlaps() throws {
    func severity(_ y: Int) throws -> [String] {
      try found(
        "hit-regions-overlap",
        Views.button("Pay", 16, 300, 300, 60),
        Views.button("Hint", 16, y, 300, 60)
      ).map { "\($0.severity)" }
    }
    #expect(try severity(320) == ["warning"])
    #expect(try severity(340) == ["note"])
    #expect(try severity(350) == [])
    let wide = Views.button("Pay", 16, 300, 300, 60)
    let small = Views.button("Hint", 216, 305, 100, 50)
    #expect(try found("hit-regions-overlap", wide, small).map(\.severity) == [.note])
    #expect(try found("hit-regions-overlap", small, wide).map(\.severity) == [.warning])
  }

  @Test(
    "a lone word in small letters on a page is part of a sentence",
    arguments: [("yeast", 0), ("Yeast", 1), ("yeast.example", 1), ("about yeast", 1)]
  )
  func words(_ row: (label: String, count: Int)) throws {
    let link = Views.view("Link", "label=\"\(row.label)\"", 100, 300, 90, 20)
    #expect(
      try found("hit-region-small", Views.view("WebView", "", 0, 200, 390, 400, link)).count
        == row.count
    )
  }

  // MARK: Texts

  @Test("links in a text view are on the rotor, and buttons in it are hidden")
  func links() throws {
    func found(_ inside: String) throws -> [String] {
      let link = Views.view("Link", "label=\"Terms\"", 20, 320, 60, 30)
      let value = "value=\"Tap “Terms” to read them.\""
      return try ids(Views.view("TextView", value, 16, 300, 350, 90, link + inside))
    }
    #expect(try found("") == [])
    #expect(try found(Views.button("Copy", 300, 320, 44, 44)) == ["nested-accessible"])
  }

  @Test("the system's share sheet isn't judged")
  func shareSheet() throws {
    func found(_ name: String) throws -> [String] {
      try ids(
        Views.view("Cell", "name=\"\(name)\" label=\"More\" traits=\"Button\"", 0, 300, 80, 90)
      )
    }
    #expect(try found("shareCell") == [])
    #expect(try found("actionGroupCell") == [])
    #expect(try found("moreCell") == ["label-generic"])
  }

  @Test(
    "a part of a whole doesn't say what it counts",
    arguments: [
      ("4/144", true), ("0/40", true), ("12/20", false), ("1/31", false), ("120/80", false),
      ("24/7", false), ("4/144/2", false), ("/144", false), ("a/144", false),
    ]
  )
  func fractions(_ row: (label: String, isFound: Bool)) throws {
    #expect(
      try found("label-number", Views.text(row.label, 16, 300, 200, 20)).isEmpty != row.isFound
    )
  }

  // MARK: Names of symbols

  @Test(
    "a symbol of one word in small letters is no name of a control",
    arguments: [
      ("circle", true), ("Circle", false), ("plus", true), ("Plus", false), ("xmark", true),
      ("Xmark", true), ("square and pencil", true), ("minus", true), ("play", false),
      ("square feet", false), ("circle of friends", false),
    ]
  )
  func symbols(_ row: (label: String, isFound: Bool)) throws {
    let button = Views.button(row.label, 16, 300, 200, 50)
    let send = Views.button("Send", 16, 400, 200, 50)
    #expect(
      try found("label-is-filename", button, send).map(\.severity)
        == (row.isFound ? [.warning] : [])
    )
  }

  @Test("the labels of an app in small letters, and shapes to choose from, are names")
  func smallLetters() throws {
    let plus = Views.button("plus", 16, 300, 200, 50)
    let small = ["send", "open", "reply"].enumerated().map {
      Views.button($1, 16, 400 + 60 * $0, 200, 50)
    }
    #expect(try found("label-is-filename", plus, small.joined()).isEmpty)
    let shapes = ["circle", "square"].enumerated().map {
      Views.button($1, 16 + 60 * $0, 300, 50, 50)
    }
    #expect(try found("label-is-filename", shapes.joined()).isEmpty)
    #expect(try found("label-is-filename", shapes[0], shapes[0]).count == 2)
    let text = Views.text("plus", 20, 310, 90, 20)
    let title = Views.view("Button", "label=\"plus\"", 16, 300, 200, 50, text)
    #expect(try found("label-is-filename", title).isEmpty)
  }

  @Test("an icon in small Latin letters isn't translated on a screen in another script")
  func untranslated() throws {
    func severities(_ label: String, _ width: Int, _ others: String...) throws -> [String] {
      let rows = others.enumerated().map { Views.button($1, 100, 400 + 60 * $0, 200, 50) }
      let views = Views.button(label, 16, 300, width, 44) + rows.joined()
      return try Export.report(Export.export(views)).findings.filter {
        $0.rule.id == "label-is-filename"
      }.map { "\($0.severity)" }
    }
    let russian = ["Отправить", "Закрыть заказ", "Ответить", "Корзина"]
    func found(_ label: String, _ width: Int) throws -> [String] {
      try severities(label, width, russian[0], russian[1], russian[2], russian[3])
    }
    #expect(try found("back", 44) == ["warning"])
    #expect(try found("circle", 44) == ["error"])
    #expect(try found("Back", 44) == [])
    #expect(try found("vlog", 90) == [])
    #expect(try found("ok", 44) == [])
    #expect(try severities("back", 44, "Send", "Ответить", "Reply") == [])
  }

  // MARK: Rows that open

  /// A row of a list, which isn't a stop, with the given contents.
  private func row(_ y: Int, _ name: String = "", _ inside: String...) -> String {
    let cell = "name=\"\(name)\" \(Self.skipped)"
    return Views.view("Cell", cell, 0, y, 390, 60, inside.joined())
  }

  private func picture(_ y: Int, side: Int = 48) -> String {
    Views.view("Image", "accessible=\"false\" traits=\"Image\"", 16, y + 6, side, side)
  }

  private func title(_ label: String, _ y: Int, traits: String = "StaticText") -> String {
    let attributes = "label=\"\(label)\" accessible=\"true\" traits=\"\(traits)\""
    return Views.view("StaticText", attributes, 80, y + 10, 200, 20)
  }

  private func arrow(_ name: String, _ x: Int, _ y: Int) -> String {
    Views.view("Image", "name=\"\(name)\" accessible=\"false\" traits=\"Image\"", x, y + 20, 10, 18)
  }

  private func opening(_ views: String...) throws -> [String] {
    let traits = "label=\"Send\" accessible=\"true\" traits=\"Button\""
    let send = Views.view("Button", traits, 16, 760, 200, 50)
    return try found("role-missing", views.joined(), send).map(\.message)
  }

  @Test("rows with a picture and a title that are only read look like they open something")
  func rowsWithPictures() throws {
    let rows = ["Green tea", "Black tea"].enumerated().map {
      row(300 + 70 * $0, "", picture(300 + 70 * $0), title($1, 300 + 70 * $0))
    }
    #expect(
      try opening(rows.joined()) == [
        """
        2 rows look like they open something, but VoiceOver doesn't say that they're controls: \
        'Green tea', 'Black tea'
        """
      ]
    )
    #expect(try opening(rows[0]) == [])
    let small = [300, 370].map { row($0, "", picture($0, side: 29), title("Tea", $0)) }
    #expect(try opening(small.joined()) == [])
    let buttons = [300, 370].map { row($0, "", picture($0), title("Tea", $0, traits: "Button")) }
    #expect(try opening(buttons.joined()) == [])
    let long = String(repeating: "I like this tea very much. ", count: 4)
    let comments = [300, 370].map { row($0, "", picture($0), title(long, $0)) }
    #expect(try opening(comments.joined()) == [])
  }

  @Test(
    "an arrow at the end of a row shows that it opens something",
    arguments: [
      ("list_arrow", 370, true), ("chevron.right", 370, true), ("list_arrow", 100, false),
      ("chevron.down", 370, false), ("narrow", 370, false),
    ]
  )
  func arrows(_ sign: (name: String, x: Int, isFound: Bool)) throws {
    let open = row(300, "", title("View recipe", 300), arrow(sign.name, sign.x, 300))
    #expect(try opening(open).isEmpty != sign.isFound)
    let heading = title("View recipe", 300, traits: "Header, StaticText")
    #expect(try opening(row(300, "", heading, arrow(sign.name, sign.x, 300))) == [])
  }

  @Test(
    "a cell that is named after something to open has to be a control",
    arguments: [
      ("Search Result 1", true), ("ArticleCell", true), ("Explore article cell", true),
      ("InfoCell", false), ("Results table", false),
    ]
  )
  func catalogs(_ cell: (name: String, isFound: Bool)) throws {
    #expect(try opening(row(300, cell.name, title("Green tea", 300))).isEmpty != cell.isFound)
    let lines = title("Green tea&#10;No. 4", 300)
    #expect(
      try opening(row(300, cell.name, lines)).allSatisfy { $0.hasSuffix("'Green tea'") }
    )
    let stop = "name=\"\(cell.name)\" label=\"Tea\" accessible=\"true\" traits=\"Button\""
    #expect(try opening(Views.view("Cell", stop, 0, 300, 390, 60)) == [])
  }
}
