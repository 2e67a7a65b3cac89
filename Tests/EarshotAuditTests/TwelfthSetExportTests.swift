import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

/// The audit's findings in exports, after an outsider judged a twelfth set: each rule with cases that
/// it has to find, and with near misses.
@Suite("Findings in exports of the twelfth set")
struct TwelfthSetExportTests {
  /// A view in the output of AXe: a type, a label, and a frame.
  private typealias View = (type: String, label: String?, frame: [Double])

  private func findings(_ views: [View]) throws -> [AuditFinding] {
    let app: View = ("Application", "Deck", [0, 0, 400, 860])
    let objects = ([app] + views).map { type, label, frame in
      let text = label.map { "\"\($0.replacing("\n", with: "\\n"))\"" } ?? "null"
      return """
        {"type": "\(type)", "AXLabel": \(text), "frame": {"x": \(frame[0]), "y": \(frame[1]),
         "width": \(frame[2]), "height": \(frame[3])}}
        """
    }
    let source = SourceText(name: "a.json", "[\(objects.joined(separator: ","))]")
    return try #require(Audit(AppDocument.open([source]), of: [source])).report.findings
  }

  private func found(_ rule: String, _ views: View...) throws -> [String] {
    try found(rule, in: views)
  }

  private func found(_ rule: String, in views: [View]) throws -> [String] {
    try findings(views).filter { $0.rule.id == rule }.map(\.message)
  }

  private static let title: View = ("Heading", "Deck", [150, 66, 100, 20])

  // MARK: Sizes

  @Test(
    "a button beside the heading at the top is in a bar",
    arguments: [
      (42.0, 54.0, 44.0, true), (37, 54, 44, true), (37, 54, 28, false), (37, 54, 52, false),
      (37, 120, 44, false), (37, 74, 30, false),
    ]
  )
  func barsWithoutName(_ item: (width: Double, y: Double, height: Double, isItem: Bool)) throws {
    let add: View = ("Button", "Add", [350, item.y, item.width, item.height])
    #expect(try found("hit-region-small", Self.title, add).isEmpty == item.isItem)
    let text: View = ("StaticText", "Deck", [150, 66, 100, 20])
    #expect(try found("hit-region-small", text, add).isEmpty == (item.width >= 42))
  }

  @Test(
    "buttons with the height of segments that touch are segments",
    arguments: [
      (100.0, 32.0, 100.0, true), (100, 31.5, 101, true), (100, 36, 100, false),
      (100, 32, 108, false), (60, 32, 100, false),
    ]
  )
  func segments(_ row: (width: Double, height: Double, x: Double, areSegments: Bool)) throws {
    let first: View = ("Button", "Top", [0, 200, 100, row.height])
    let second: View = ("Button", "New", [row.x, 200, row.width, row.height])
    #expect(try found("hit-region-small", Self.title, first, second).isEmpty == row.areSegments)
  }

  @Test(
    "a row that its list cuts off isn't small",
    arguments: [(640.0, 26.0, true), (648, 26, false), (640, 70, true)]
  )
  func cutRows(_ last: (y: Double, height: Double, isFine: Bool)) throws {
    var rows: [View] = ["Color", "Size", "Paper", "Ink"].enumerated().map {
      ("Button", $1, [0, 360 + 70 * Double($0), 400, 70])
    }
    rows.append(("Button", "Help", [0, last.y, 400, last.height]))
    #expect(try found("hit-region-small", in: [Self.title] + rows).isEmpty == last.isFine)
    #expect(try found("hit-region-small", in: [Self.title, rows[4]]).isEmpty == (last.height > 44))
  }

  // MARK: Kinds

  @Test("one-letter heads above the days of a calendar aren't choices")
  func heads() throws {
    let heads: [View] = "MTWRFSU".enumerated().map {
      ("GenericElement", String($1), [20 + 50 * Double($0), 200, 44, 44])
    }
    let days: [View] = (0..<7).map {
      ("Button", "May \($0 + 1)", [20 + 50 * Double($0), 250, 44, 44])
    }
    let other: View = ("Button", "Send", [20, 600, 200, 50])
    #expect(try found("role-missing", in: [Self.title] + heads + days) == [])
    #expect(try found("role-missing", in: [Self.title] + heads + [other]).count == 1)
  }

  private func tabs(_ type: String, _ labels: String...) -> [View] {
    labels.enumerated().map { (type, $1, [130 * Double($0), 300, 130, 50]) }
  }

  @Test("texts and images that say their place among the tabs are tabs without a kind")
  func numberedTabs() throws {
    for type in ["StaticText", "Image", "GenericElement"] {
      #expect(
        try found(
          "role-missing",
          in: [Self.title] + tabs(type, "Day\nTab 1 of 2", "Night\nTab 2 of 2")
        ).count == 1
      )
    }
    let other = tabs("StaticText", "Tag\nTab 1 von 2", "Nacht\nTab 2 von 2")
    #expect(try found("role-missing", in: [Self.title] + other).count == 1)
    #expect(try found("group-candidate", in: [Self.title] + other) == [])
    for near in [
      tabs("Button", "Day\nTab 1 of 2", "Night\nTab 2 of 2"),
      tabs("StaticText", "Day\nTab 1 of 3", "Night\nTab 2 of 3"),
      tabs("StaticText", "Photo 1 of 2", "Photo 2 of 2"),
      tabs("StaticText", "Day\n10 of 20", "Night\n11 of 20"),
      (1...8).map { ("StaticText", "Day\nPhoto \($0) of 8", [45 * Double($0), 300, 45, 50]) },
    ] {
      #expect(try found("role-missing", in: [Self.title] + near) == [])
    }
  }

  private func row(_ count: Int, height: Double, width: Double = 400) -> [View] {
    let each = width / Double(count)
    return (0..<count).map {
      ("StaticText", ["Low", "High", "Very high"][$0], [each * Double($0), 120, each, height])
    }
  }

  @Test("equal texts from edge to edge are choices")
  func textsToChoose() throws {
    #expect(try found("role-missing", in: [Self.title] + row(3, height: 60)).count == 1)
    #expect(try found("role-missing", in: [Self.title] + row(3, height: 30)) == [])
    #expect(try found("role-missing", in: [Self.title] + row(3, height: 60, width: 300)) == [])
    #expect(try found("role-missing", in: [Self.title] + row(2, height: 60)) == [])
    let table = row(3, height: 60).map { view -> View in
      (view.type, "12", [view.frame[0], 180, view.frame[2], 60])
    }
    #expect(try found("role-missing", in: [Self.title] + row(3, height: 60) + table) == [])
  }

  @Test(
    "equal texts in a box in the middle are choices",
    arguments: [
      (60.0, 280.0, 54.0, true), (0, 400, 54, false), (60, 280, 30, false), (60, 200, 54, false),
    ]
  )
  func choicesOfDialog(_ box: (x: Double, width: Double, height: Double, isFound: Bool)) throws {
    func rows(_ names: [String], gap: Double = 0) -> [View] {
      names.enumerated().map {
        ("StaticText", $1, [box.x, 300 + (box.height + gap) * Double($0), box.width, box.height])
      }
    }
    let names = ["Once", "Every day", "Never"]
    #expect(try found("role-missing", in: [Self.title] + rows(names)).isEmpty != box.isFound)
    #expect(try found("role-missing", in: [Self.title] + rows(names, gap: 12)) == [])
    let facts = ["Version, 1.0", "Size, 12 MB", "Age, 4"]
    #expect(try found("role-missing", in: [Self.title] + rows(facts)) == [])
  }

  @Test(
    "rows of text across the screen may be the items of a menu",
    arguments: [
      (["Readme", "Changes", "People", "Licenses"], 400.0, 56.0, true),
      (["Readme", "Changes", "People"], 400, 56, false),
      (["Readme", "Changes", "People", "Licenses"], 300, 56, false),
      (["Readme", "Changes", "People", "Licenses"], 400, 24, false),
      (["Version, 1", "Size, 2", "Age, 4", "Price, 0"], 400, 56, false),
      (["Flour\nSome", "Milk\nSome", "Eggs\nSome", "Salt\na little"], 400, 56, false),
    ]
  )
  func menus(_ list: (names: [String], width: Double, height: Double, isFound: Bool)) throws {
    let rows: [View] = list.names.enumerated().map {
      ("StaticText", $1, [0, 300 + list.height * Double($0), list.width, list.height])
    }
    let back: View = ("Button", "Back", [0, 54, 60, 44])
    #expect(try found("role-missing", in: [Self.title, back] + rows).isEmpty != list.isFound)
  }

  @Test(
    "a text as large as a button below a field is a command",
    arguments: [
      ("LOGIN", 300.0, 48.0, true), ("Anmelden", 300, 48, true), ("LOGIN", 300, 22, false),
      ("LOGIN", 120, 48, false), ("Welcome", 300, 48, false), ("Continue", 300, 48, true),
      ("Settings", 300, 48, false), ("LOGIN", 100, 48, false),
    ]
  )
  func forms(_ text: (label: String, width: Double, height: Double, isFound: Bool)) throws {
    let field: View = ("TextField", "Name", [20, 200, 360, 50])
    let login: View = ("StaticText", text.label, [20, 270, text.width, text.height])
    #expect(try found("role-missing", Self.title, field, login).isEmpty != text.isFound)
    #expect(try found("role-missing", Self.title, login) == [])
    let above: View = ("StaticText", text.label, [20, 120, text.width, text.height])
    #expect(try found("role-missing", Self.title, above, field) == [])
  }

  @Test("a forgotten password is a command beside a field for one, and a line can be a command")
  func commands() throws {
    let field: View = ("TextField", "Password", [20, 200, 360, 50])
    let name: View = ("TextField", "Name", [20, 200, 360, 50])
    let link: View = ("StaticText", "Forgot your password?", [20, 260, 360, 24])
    #expect(try found("role-missing", Self.title, field, link).count == 1)
    #expect(try found("role-missing", Self.title, name, link) == [])
    let text: View = ("StaticText", "New\nView all\nNever seen before", [20, 260, 360, 60])
    #expect(try found("role-missing", Self.title, text).count == 1)
    let all: View = ("Button", "View all", [300, 260, 80, 60])
    #expect(try found("role-missing", Self.title, text, all) == [])
    let other: View = ("StaticText", "New\nView all of it\nNever seen before", [20, 260, 360, 60])
    #expect(try found("role-missing", Self.title, other) == [])
  }

  // MARK: Headings

  @Test(
    "a whole screen of three stops needs a heading, and a part of one doesn't",
    arguments: [(80.0, true), (400, false)]
  )
  func shortScreens(_ top: (y: Double, isFound: Bool)) throws {
    let pages = ThirteenthSetExportTests()
    let views = ["Welcome", "Read this", "And that"].enumerated().map {
      pages.text($1, [20, top.y + 40 * Double($0), 200, 20])
    }
    func found(_ views: [String]) throws -> [String] {
      try pages.found("heading-missing", views.joined())
    }
    let title = pages.view(
      "StaticText",
      "Deck",
      label: "Deck",
      [150, 66, 100, 20],
      traits: "Header"
    )
    #expect(try found(views).isEmpty != top.isFound)
    #expect(try found([title] + views) == [])
    #expect(try found(Array(views.prefix(2))) == [])
  }

  @Test("a list from idb without a heading or a trait doesn't show that a heading is missing")
  func listsWithoutTraits() throws {
    let views: [View] = ["Welcome", "Read this", "And that"].enumerated().map {
      ("StaticText", $1, [20, 80 + 40 * Double($0), 200, 20])
    }
    #expect(try found("heading-missing", in: views) == [])
  }

  @Test("a list that scrolls may have its title above it")
  func scrolledLists() throws {
    let traits = "accessible=\"true\" traits=\"StaticText\""
    let texts = (0..<4).map {
      ThirdJudgeExportTests.view(
        "StaticText",
        "label=\"T\($0)\" \(traits)",
        20,
        90 + 40 * $0,
        200,
        20
      )
    }.joined()
    #expect(try ExportTests.ids(ExportTests.export(texts)) == ["heading-missing"])
    let list = ThirdJudgeExportTests.view("Table", "", 0, 0, 390, 844, texts)
    #expect(try ExportTests.ids(ExportTests.export(list)) == [])
  }

  @Test("a bar alone may be a part of a screen that has a title")
  func barAlone() throws {
    let add = ThirdJudgeExportTests.button("Add", 340, 47, 44, 44)
    let bar = ThirdJudgeExportTests.view("NavigationBar", "", 0, 47, 390, 44, add)
    let below = ThirdJudgeExportTests.button("Send", 20, 400, 200, 50)
    #expect(try ExportTests.ids(ExportTests.export(bar)) == [])
    #expect(try ExportTests.ids(ExportTests.export(bar, below)) == ["title-missing"])
  }

  @Test("short texts across the screen above controls are titles of sections")
  func sections() throws {
    func list(_ ends: String, rows: Int = 2, width: Double = 400) -> [View] {
      var views: [View] = []
      for section in 0..<3 {
        let y: Double = 120 + 200 * Double(section)
        views.append(("StaticText", "Part \(section)\(ends)", [0, y, width, 28]))
        for row in 0..<rows {
          let top: Double = y + 28 + 48 * Double(row)
          views.append(("Button", "Row \(section) \(row)", [0, top, 400, 48]))
        }
      }
      return views
    }
    #expect(
      try found("heading-missing", in: [Self.title] + list("")) == [
        "'Part 0' and 2 other text elements look like section titles, but they aren't headings"
      ]
    )
    #expect(try found("heading-missing", in: [Self.title] + list(":")) == [])
    #expect(try found("heading-missing", in: [Self.title] + list("", rows: 1)) == [])
    #expect(try found("heading-missing", in: [Self.title] + list("", width: 360)).count == 1)
    #expect(try found("heading-missing", in: [Self.title] + list("", width: 200)) == [])
  }

  // MARK: Names

  @Test(
    "the name of a picture in the design isn't a label",
    arguments: [
      ("Image", "WallpaperIconShadow", true), ("Image", "SBDockBG 2", true),
      ("Image", "PaulMcCartney", false), ("Image", "Eclipse shadow", false),
      ("StaticText", "WallpaperIconShadow", false), ("Image", "Certificate1", false),
      ("StaticText", "Unable to load asset: \\\"a.jpg\\\".", true),
      ("StaticText", "Exception: Asset not found", true),
      ("StaticText", "FormatException: Invalid date", true),
      ("StaticText", "The exception: a day off", false),
      ("StaticText", "One Exception: Sundays", false),
    ]
  )
  func picturesOfDesign(_ row: (type: String, label: String, isFound: Bool)) throws {
    let view: View = (row.type, row.label, [20, 200, 200, 60])
    #expect(try found("label-is-filename", Self.title, view).isEmpty != row.isFound)
  }

  @Test("pictures with the same word and different numbers have names of assets")
  func numberedPictures() throws {
    func names(_ type: String, _ first: String, _ second: String) throws -> Int {
      try found(
        "label-is-filename",
        Self.title,
        (type, first, [0, 200, 90, 60]),
        (type, second, [100, 200, 90, 60])
      ).count
    }
    #expect(try names("Image", "Certificate1", "Certificate2") == 2)
    #expect(try names("Image", "Certificate1", "Certificate1") == 0)
    #expect(try names("Image", "Certificate1", "Formula1") == 0)
    #expect(try names("Image", "Boeing737", "Boeing747") == 0)
    #expect(try names("StaticText", "Certificate1", "Certificate2") == 0)
  }

  @Test("an image without a label in a list of elements is a note")
  func unnamedPictures() throws {
    let picture: View = ("Image", nil, [100, 300, 72, 72])
    #expect(
      try found("image-label-missing", Self.title, picture) == [
        "an image has no label, so VoiceOver says only 'Image' if it stops at it"
      ]
    )
    let small: View = ("Image", nil, [100, 300, 16, 16])
    #expect(try found("image-label-missing", Self.title, small) == [])
  }

  @Test(
    "only a name of several lines is too long for Voice Control",
    arguments: [
      ("Dark theme\nChoose between light and dark", true),
      ("Only one timer runs at the same time", false), ("Coming Soon\nTab 2 of 3", false),
    ]
  )
  func longNames(_ row: (label: String, isFound: Bool)) throws {
    let view: View = ("Button", row.label, [0, 300, 400, 60])
    #expect(try found("voice-name-long", Self.title, view).isEmpty != row.isFound)
  }

  // MARK: Texts that belong together

  @Test("names that end at the same place and their values are rows")
  func alignedNames() throws {
    func rows(_ end: Double) -> [View] {
      var views: [View] = []
      for (place, name) in ["Order ID:", "Date:", "Email address:"].enumerated() {
        let y: Double = 300 + 40 * Double(place)
        let width: Double = 8 * Double(name.count)
        let x: Double = (place == 1 ? end : 140) - width
        views.append(("StaticText", name, [x, y, width, 20]))
        let value = "a long value for \(place)@example.com"
        views.append(("StaticText", value, [160, y, 220, 20]))
      }
      return views
    }
    #expect(
      try found("group-candidate", in: [Self.title] + rows(140))
        == ["3 rows form 6 stops, because each row has 2 text elements"]
    )
    #expect(try found("group-candidate", in: [Self.title] + rows(120)) == [])
  }

  @Test("two measures side by side, and the layers of a drawing, aren't one text")
  func separateTexts() throws {
    let moves: View = ("StaticText", "0 Moves", [100, 300, 57, 17])
    let tiles: View = ("StaticText", "15 Tiles", [157, 300, 90, 17])
    #expect(try found("group-candidate", Self.title, moves, tiles) == [])
    let price: View = ("StaticText", "15", [157, 300, 20, 17])
    #expect(try found("group-candidate", Self.title, moves, price).count == 1)
    let arrow: View = ("StaticText", "⮕", [60, 300, 40, 40])
    let slide: View = ("StaticText", "slide", [160, 310, 160, 30])
    let shadow: View = ("StaticText", "⮕", [62, 302, 40, 40])
    #expect(try found("group-candidate", Self.title, arrow, shadow, slide) == [])
    #expect(try found("label-symbol", Self.title, arrow).count == 1)
  }

  @Test("two columns of two texts are read row by row")
  func columns() throws {
    func grid(_ gap: Double, third: Bool = false) -> [View] {
      var views: [View] = []
      for (row, names) in Self.columns.prefix(third ? 3 : 2).enumerated() {
        let (y, width) = (300 + (20 + gap) * Double(row), 80 + 5 * Double(row))
        views.append(("StaticText", names[0], [40, y, width, 20]))
        views.append(("StaticText", names[1], [240, y, width, 20]))
      }
      return views
    }
    #expect(
      try found("group-candidate", in: [Self.title] + grid(2)) == [
        "'Design' and 'Beginners' seem to belong together, but VoiceOver reads 'Swift' between them"
      ]
    )
    #expect(try found("group-candidate", in: [Self.title] + grid(20)) == [])
    let table = try found("group-candidate", in: [Self.title] + grid(2, third: true))
    #expect(!table.contains { $0.contains("belong together") })
  }

  private static let columns = [["Design", "Swift"], ["Beginners", "Experts"], ["Free", "Paid"]]
}
