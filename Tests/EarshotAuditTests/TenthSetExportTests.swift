import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

/// The audit's findings in exports, after an outsider judged a tenth set: each rule with cases that
/// it has to find, and with near misses.
@Suite("Findings in exports of the tenth set")
struct TenthSetExportTests {
  private typealias Export = ExportTests
  private typealias Views = ThirdJudgeExportTests

  private func found(_ rule: String, _ views: String...) throws -> [AuditFinding] {
    try Export.report(Export.export(views.joined(), Views.title)).findings.filter {
      $0.rule.id == rule
    }
  }

  private func field(_ attributes: String, _ x: Int, _ y: Int) -> String {
    Views.view("TextField", attributes, x, y, 220, 44)
  }

  // MARK: Texts beside controls

  @Test(
    "a text beside a field without a label is a separate stop",
    arguments: [
      ("Street", 16, 300, true), ("Street", 16, 330, true), ("Street", 16, 200, false),
      ("Enter your street", 16, 270, true), ("Ulica:", 16, 270, true),
      ("Your order", 16, 270, false), ("...", 16, 300, false),
    ]
  )
  func fieldNames(_ row: (text: String, x: Int, y: Int, isFound: Bool)) throws {
    let views = Views.text(row.text, row.x, row.y, 90, 20)
    let beside = row.y == 300 ? field("", 120, 290) : field("", 16, 354)
    #expect(
      try found("group-candidate", views, beside).map(\.message)
        == (row.isFound
          ? ["'\(row.text)' names the text field, but it's a separate stop"] : [])
    )
    let named = row.y == 300 ? field("label=\"Town\"", 120, 290) : field("label=\"Town\"", 16, 354)
    #expect(try found("group-candidate", views, named).isEmpty)
  }

  @Test("one finding counts the texts of several fields, and help below a field isn't a name")
  func severalFields() throws {
    let pairs = ["Street", "Town"].enumerated().map {
      Views.text($1, 16, 300 + 60 * $0, 90, 44) + field("", 120, 300 + 60 * $0)
    }
    #expect(
      try found("group-candidate", pairs.joined()).map(\.message) == [
        "'Street' names the text field, but it's a separate stop; the same applies to 1 other text element"
      ]
    )
    let help = Views.text("At least 8 letters", 16, 346, 200, 16)
    #expect(try found("group-candidate", field("", 16, 300), help, field("", 16, 384)).isEmpty)
  }

  @Test(
    "a text in the line of a control without a name is a separate stop",
    arguments: [
      ("Switch", "value=\"0\"", true), ("Slider", "value=\"50%\"", true),
      ("Button", "label=\"Date Picker\" value=\"May 5\"", true),
      ("Switch", "label=\"Lamp\" value=\"0\"", false), ("Button", "label=\"Change\"", false),
      ("Button", "label=\"Date of arrival\" value=\"May 5\"", false),
    ]
  )
  func controlNames(_ row: (type: String, attributes: String, isFound: Bool)) throws {
    let control = Views.view(row.type, row.attributes, 300, 290, 80, 44)
    let messages = try found("group-candidate", Views.text("Evening", 16, 300, 90, 24), control)
    #expect(messages.isEmpty != row.isFound)
    #expect(try found("group-candidate", Views.text("Evening", 16, 500, 90, 24), control).isEmpty)
  }

  @Test("the ends of a slider, and a title above a field, don't name it")
  func otherTexts() throws {
    let ends =
      Views.text("Low", 16, 300, 40, 24) + Views.view("Slider", "value=\"5\"", 60, 290, 200, 44)
    #expect(try found("group-candidate", ends).count == 1)
    #expect(try found("group-candidate", ends, Views.text("High", 270, 300, 40, 24)).isEmpty)
    #expect(try found("group-candidate", ends, Views.text("5 %", 270, 300, 40, 24)).count == 1)
    #expect(
      try found("group-candidate", Views.text("Sign up", 16, 250, 120, 34), field("", 16, 300))
        .isEmpty
    )
    #expect(
      try found("group-candidate", Views.text("Sign up", 16, 260, 120, 24), field("", 16, 300))
        .count == 1
    )
  }

  @Test(
    "a check box and its text are two stops",
    arguments: [
      ("checkbox unchecked", "Send me letters", 20, 124, true),
      ("", "I agree to the rules", 20, 124, true),
      ("", "Send me letters", 20, 124, false), ("Back", "I agree to the rules", 20, 124, false),
      ("checkbox unchecked", "Send me letters", 20, 180, false),
      ("checkbox unchecked", "Send me letters", 60, 164, false),
    ]
  )
  func boxes(_ row: (label: String, text: String, side: Int, x: Int, isFound: Bool)) throws {
    let box = Views.view("Button", "label=\"\(row.label)\"", 96, 300, row.side, row.side)
    let messages = try found("group-candidate", box, Views.text(row.text, row.x, 300, 200, 20))
    #expect(
      messages.map(\.message)
        == (row.isFound ? ["the button and its text '\(row.text)' are 2 stops"] : [])
    )
  }

  @Test(
    "a short text across the edge of a button belongs to the button",
    arguments: [
      (292, "Best value", true), (310, "Best value", false), (270, "Best value", false),
      (292, "Two years", false),
    ]
  )
  func badges(_ row: (y: Int, text: String, isFound: Bool)) throws {
    let button = Views.button("Two years", 20, 300, 350, 64)
    let messages = try found("group-candidate", Views.text(row.text, 280, row.y, 70, 16), button)
    #expect(
      messages.map(\.message)
        == (row.isFound
          ? ["'Best value' is a separate stop at the edge of the button 'Two years'"] : [])
    )
  }

  @Test(
    "texts of one height that are apart by a space are one line",
    arguments: [
      (105, 20, 300, true), (112, 20, 300, false), (105, 26, 300, false), (105, 20, 302, false),
    ]
  )
  func spaces(_ row: (x: Int, height: Int, y: Int, isFound: Bool)) throws {
    let first = Views.text("The weather app", 16, 300, 84, 20)
    let second = Views.text("asks for", row.x, row.y, 50, row.height)
    #expect(try found("group-candidate", first, second).isEmpty != row.isFound)
  }

  @Test("a field and its name above it say the same")
  func doubles() throws {
    let caption = Views.text("TOWN", 20, 300, 60, 16)
    #expect(try found("heard-twice", caption, field("label=\"Town\"", 20, 320)).count == 1)
    #expect(try found("heard-twice", caption, field("label=\"Town\"", 20, 420)).isEmpty)
    #expect(try found("heard-twice", caption, field("label=\"Street\"", 20, 320)).isEmpty)
  }

  @Test(
    "a caption above a control says the same in a file without kinds",
    arguments: [("STREET", 14, 48, true), ("TOWN", 14, 48, false), ("STREET", 48, 48, false)]
  )
  func captionsWithoutKinds(
    _ row: (caption: String, height: Int, control: Int, isFound: Bool)
  ) throws {
    func node(_ text: String, _ y: Int, _ height: Int) -> String {
      let bounds = "[20,\(y)][300,\(y + height)]"
      return
        #"{"attributes": {"accessibilityText": "\#(text)", "bounds": "\#(bounds)"}, "children": []}"#
    }
    let views = [node(row.caption, 300, row.height), node("Street", 304 + row.height, row.control)]
    let file =
      #"{"attributes": {"bounds": "[0,0][390,844]"}, "children": [\#(views.joined(separator: ", "))]}"#
    let sources = [SourceText(name: "a.json", file)]
    let reading = AppDocument.open(sources, importing: ImportOptions())
    let report = try #require(Audit(reading, of: sources)).report
    #expect(report.findings.contains { $0.rule.id == "heard-twice" } == row.isFound)
  }

  @Test("a name and its value in one cell are two stops, unless the cell joins them")
  func pairs() throws {
    func messages(_ value: String, _ x: Int, _ y: Int) throws -> [String] {
      let texts = Views.text("Version", 16, 310, 80, 20) + Views.text(value, x, y, 80, 20)
      return try found("card-apart", Views.view("Cell", "", 0, 300, 390, 60, texts)).map(\.message)
    }
    #expect(
      try messages("2.1", 280, 310) == [
        "a row forms several stops, such as 'Version' and '2.1', unless its cell joins the elements"
      ]
    )
    #expect(try messages("›", 280, 310) == [])
    #expect(try messages("The newest", 16, 332) == [])
  }

  @Test("three texts of one card have one finding")
  func rowsOfCards() throws {
    let texts = ["By Ann", "12 pages", "3 days left"].enumerated().map {
      Views.text($1, 16 + 120 * $0, 360, 100, 20)
    }
    let title = Views.text("A long walk", 16, 320, 300, 24)
    let card = Views.view("Cell", "", 0, 300, 390, 100, title + texts.joined())
    #expect(try found("card-apart", card).count == 1)
    #expect(try found("group-candidate", card).isEmpty)
    #expect(try found("group-candidate", texts.joined()).count == 1)
  }

  // MARK: Labels

  @Test(
    "tabs that describe their icons have one finding",
    arguments: [
      (["Globe", "Search", "Love"], ["Globe", "Love"]), (["House", "List"], []),
      (["House", "List", "Gear"], ["House", "List", "Gear"]), (["Gear", "Cart", "Star"], []),
      (["Home", "List", "Star"], []), (["Globe", "Search", "Profile"], []),
      (["Sunny", "Partly Cloudy", "Rain", "Moon"], []), (["Clock", "Map", "Camera"], []),
    ]
  )
  func tabs(_ row: (labels: [String], icons: [String])) throws {
    let width = 390 / row.labels.count
    let tabs = row.labels.enumerated().map { Views.button($1, width * $0, 762, width, 48) }
    let bar = Views.view("TabBar", "label=\"Tab Bar\"", 0, 761, 390, 83, tabs.joined())
    let list = row.icons.map { "'\($0)'" }.joinedWithAnd
    let findings = try found("label-is-filename", bar)
    #expect(
      findings.map(\.message)
        == (row.icons.isEmpty
          ? [] : ["\(row.icons.count) tabs are named after their icons: \(list)"])
    )
    #expect(findings.allSatisfy { $0.severity == .warning })
    #expect(try found("label-is-filename", tabs.joined()).isEmpty)
  }

  @Test(
    "a button that only describes its icon is a warning",
    arguments: [
      ("Button", "Ellipsis", true), ("Button", "Magnifying Glass", true),
      ("Button", "Globe", false), ("Button", "Search", false), ("StaticText", "Ellipsis", false),
    ]
  )
  func icons(_ row: (type: String, label: String, isFound: Bool)) throws {
    let view = Views.view(row.type, "label=\"\(row.label)\"", 16, 300, 60, 48)
    #expect(
      try found("label-is-filename", view).map(\.severity) == (row.isFound ? [.warning] : [])
    )
    let text = Views.text(row.label, 20, 310, 40, 20)
    let shown = Views.view("Button", "label=\"\(row.label)\"", 16, 300, 60, 48, text)
    #expect(try found("label-is-filename", shown).isEmpty)
  }

  @Test("a name from code with a kind and a state says so")
  func kindsInNames() throws {
    func message(_ label: String) throws -> String? {
      try found("label-is-filename", Views.button(label, 16, 300, 60, 48)).first?.message
    }
    let words = "looks like the name of a file or an asset"
    #expect(
      try message("checkbox unchecked")
        == "the label 'checkbox unchecked' \(words); leave 'checkbox' and 'unchecked' out of the label"
    )
    #expect(try message("ic_close") == "the label 'ic_close' \(words)")
  }

  @Test(
    "a label that says the opposite of the state is wrong, also as a name from code",
    arguments: [
      ("Button", "checkbox unchecked", "1", true), ("Button", "checkbox unchecked", "0", false),
      ("Button", "checkbox checked", "1", false), ("Button", "Mail unchecked", "1", true),
    ]
  )
  func contradictions(_ row: (type: String, label: String, value: String, isFound: Bool)) throws {
    let view = Views.view(
      row.type,
      "label=\"\(row.label)\" value=\"\(row.value)\"",
      16,
      300,
      60,
      48
    )
    let messages = try found("label-has-state", view).map(\.message)
    #expect(messages.contains { $0.contains("the opposite") } == row.isFound)
  }

  @Test(
    "a picker or “More” is no name",
    arguments: [
      ("Button", "Time Picker", [.warning]), ("Button", "更多", [.note]),
      ("Button", "More info", [.note]),
      ("Button", "Wake-up time", []), ("Button", "More soups", []), ("StaticText", "More", []),
      ("StaticText", "Time Picker", []),
    ] as [(String, String, [Diagnostic.Severity])]
  )
  func generic(_ row: (type: String, label: String, severities: [Diagnostic.Severity])) throws {
    let view = Views.view(row.type, "label=\"\(row.label)\"", 16, 300, 120, 48)
    #expect(try found("label-generic", view).map(\.severity) == row.severities)
    let bar = Views.view("NavigationBar", "name=\"Deck\"", 0, 300, 390, 48, view)
    #expect(
      try found("label-generic", bar).map(\.severity) == row.severities.filter { $0 != .note }
    )
  }

  @Test("a row that takes more than 25 seconds to hear is a note")
  func longRows() throws {
    func found(_ label: String, _ type: String = "Cell") throws -> [String] {
      try self.found("label-too-long", Views.view(type, "label=\"\(label)\"", 0, 300, 390, 90))
        .map(\.message)
    }
    let words = Array(repeating: "short words", count: 40).joined(separator: " ")
    #expect(try found(words) == ["the row is one stop that takes about 27 seconds to hear"])
    #expect(try found(String(words.dropLast(60))) == [])
    #expect(try found(String(repeating: "一二三四五", count: 30)).count == 1)
    #expect(try found(String(repeating: "一二三四五", count: 22)) == [])
    #expect(try found(words, "StaticText") == [])
  }

  // MARK: Texts inside

  @Test(
    "a text below the visible label of a control may be unheard",
    arguments: [
      ("", "Every other day", true), ("value=\"Every other day\"", "Every other day", false),
      ("value=\"December 5\"", "Dec 5", false), ("value=\"kilocalories\"", "kcal", false),
      ("", "每隔一天", true),
      ("value=\"每隔一天\"", "每隔一天", false),
    ]
  )
  func secondLines(_ row: (attributes: String, text: String, isFound: Bool)) throws {
    let texts = Views.text("Water", 30, 305, 90, 20) + Views.text(row.text, 30, 327, 90, 16)
    let button = Views.view("Button", "label=\"Water\" \(row.attributes)", 16, 300, 350, 48, texts)
    #expect(try found("label-not-in-name", button).isEmpty)
    let unheard = try found("text-unheard", button)
    #expect(unheard.map(\.severity) == (row.isFound ? [.note] : []))
    let alone = Views.view(
      "Button",
      "label=\"Water\"",
      16,
      300,
      350,
      48,
      Views.text("Every other day", 30, 327, 90, 16)
    )
    #expect(try found("label-not-in-name", alone).map(\.severity) == [.warning])
    #expect(try found("text-unheard", alone).isEmpty)
  }

  // MARK: Targets and headings

  @Test("a small link that isn't in a line of text is a small target")
  func links() throws {
    func link(_ label: String, _ x: Int, _ height: Int = 16) -> String {
      Views.view("Link", "label=\"\(label)\"", x, 600, 60, height)
    }
    func messages(_ views: String...) throws -> [String] {
      try found("hit-region-small", views.joined()).map { "\($0.severity.rawValue): \($0.message)" }
    }
    #expect(
      try messages(link("Rules", 20), link("Data", 200)) == [
        "warning: 2 links are small targets: 'Rules' (60 by 16 points) and 'Data' (60 by 16 points); make them at least 44 by 44 points"
      ]
    )
    #expect(
      try messages(link("Rules", 20, 30)) == [
        "note: the link is a small target: 'Rules' (60 by 30 points); make it at least 44 by 44 points"
      ]
    )
    #expect(try messages(link("Rules", 20), Views.text("Read the", 200, 600, 60, 16)).count == 1)
    #expect(try messages(Views.text("Read the", 20, 600, 60, 16), link("rules", 84)) == [])
    #expect(try messages(link("Rules", 20, 44)) == [])
    let page = { Views.view("WebView", "", 0, 100, 390, 700, $0) }
    #expect(try messages(page(link("Rules", 20, 30))) == [])
    #expect(try messages(page(link("Rules", 20, 20))).first?.hasPrefix("note") == true)
  }

  @Test("a dimmed control will be as small when it's enabled, unless it's a mark in a row")
  func dimmed() throws {
    func dimmed(_ height: Int) -> String {
      "<XCUIElementTypeButton enabled=\"false\" visible=\"true\" label=\"Go on\" "
        + "\(Export.frame(160, 310, 60, height))/>"
    }
    func severities(_ view: String) throws -> [Diagnostic.Severity] {
      try found("hit-region-small", view).map(\.severity)
    }
    #expect(try severities(dimmed(21)) == [.warning])
    #expect(try severities(dimmed(30)) == [.note])
    #expect(try severities(dimmed(44)) == [])
    #expect(try severities(Views.view("Cell", "", 0, 300, 390, 48, dimmed(21))) == [])
  }

  @Test(
    "a button that is a little too low is a note, and a lower one is more",
    arguments: [
      (300, 41, []), (300, 39, [.note]), (60, 39, [.note]), (300, 31, [.warning]),
      (60, 31, [.warning]), (300, 23, [.error]),
    ] as [(Int, Int, [Diagnostic.Severity])]
  )
  func wide(_ row: (width: Int, height: Int, severities: [Diagnostic.Severity])) throws {
    let button = Views.button("Go on", 16, 300, row.width, row.height)
    #expect(try found("hit-region-small", button).map(\.severity) == row.severities)
  }

  @Test("a field that is narrower than a finger is a note")
  func narrowFields() throws {
    func severities(_ width: Int) throws -> [Diagnostic.Severity] {
      let view = Views.view("TextField", "label=\"Digit\"", 16, 300, width, 50)
      return try found("hit-region-small", view).map(\.severity)
    }
    #expect(try severities(36) == [.note])
    #expect(try severities(44) == [])
  }

  @Test("a grid of equal buttons needs no heading, and a list of them does")
  func grids() throws {
    func found(_ columns: Int) throws -> [String] {
      let buttons = (0..<12).map { number in
        Views.button(
          "App \(number)",
          10 + 90 * (number % columns),
          200 + 50 * (number / columns),
          80,
          48
        )
      }
      let text = Views.view("StaticText", "label=\"Today\" traits=\"StaticText\"", 16, 130, 100, 20)
      return try Export.ids(Export.export(text, buttons.joined())).filter {
        $0 == "heading-missing"
      }
    }
    #expect(try found(4) == [])
    #expect(try found(1) == ["heading-missing"])
  }
}
