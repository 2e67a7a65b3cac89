import EarshotAudit
import EarshotImporters
import EarshotModel
import EarshotNotation
import TestSupport
import Testing

/// Exports as other people have them: what the system draws, what VoiceOver skips, and what an
/// empty field shows.
@Suite("Exports of other people's apps")
struct ExportTests {
  static func view(_ type: String, _ attributes: String, _ inside: String = "") -> String {
    "<XCUIElementType\(type) enabled=\"true\" visible=\"true\" \(attributes)>\(inside)"
      + "</XCUIElementType\(type)>"
  }

  static func export(height: Int = 844, _ views: String...) -> String {
    let place = "x=\"0\" y=\"0\" width=\"390\" height=\"\(height)\""
    return view("Application", "name=\"A\" \(place)", view("Window", place, views.joined()))
  }

  static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
  }

  static func report(_ export: String) throws -> AuditReport {
    let sources = [SourceText(name: "a.xml", export)]
    let reading = AppDocument.open(sources, importing: ImportOptions())
    return try #require(Audit(reading, of: sources)).report
  }

  static func ids(_ export: String) throws -> [String] {
    try report(export).findings.map(\.rule.id).sorted()
  }

  private static let title = view("StaticText", "label=\"Deck\" \(frame(16, 130, 100, 40))")

  @Test(
    "a small button in the status bar's area belongs to the system, and only there",
    arguments: [
      (844, 22, []), (667, 22, ["hit-region-small"]), (844, 300, ["hit-region-small"]),
    ]
  )
  func statusBar(_ row: (height: Int, y: Int, ids: [String])) throws {
    let close = Self.view("Button", "label=\"Close\" \(Self.frame(345, row.y, 30, 28))")
    #expect(try Self.ids(Self.export(height: row.height, close, Self.title)) == row.ids)
  }

  @Test("an item as high as those of iOS 26 is in a bar if the file names none")
  func bars() throws {
    let item = Self.view("Button", "label=\"Filter\" \(Self.frame(349, 66, 30, 36))")
    let bar = Self.view("NavigationBar", Self.frame(0, 400, 390, 44))
    let low = Self.view("Button", "label=\"Filter\" \(Self.frame(349, 66, 30, 30))")
    #expect(try Self.ids(Self.export(item, Self.title)) == [])
    #expect(try Self.ids(Self.export(item, bar, Self.title)) == ["hit-region-small"])
    #expect(try Self.ids(Self.export(low, Self.title)) == ["hit-region-small"])
  }

  @Test("the buttons in and beside a search field are the system's, and stops")
  func searchBars() throws {
    let clear = Self.view("Button", "label=\"Clear text\" \(Self.frame(300, 308, 20, 20))")
    let field = Self.view("SearchField", "label=\"Search\" \(Self.frame(16, 300, 310, 36))", clear)
    let cancel = Self.view("Button", "label=\"Cancel\" \(Self.frame(340, 303, 40, 30))")
    let far = Self.view("Button", "label=\"Far\" \(Self.frame(340, 500, 40, 30))")
    #expect(try Self.ids(Self.export(field, cancel, Self.title)) == [])
    #expect(try Self.ids(Self.export(field, far, Self.title)) == ["hit-region-small"])
    let text = SourceText(name: "a.xml", Self.export(field))
    let document = try #require(AppDocument.open([text], importing: ImportOptions()).document)
    #expect(document.tree.indices.contains { document.tree[$0].label == "Clear text" })
  }

  @Test("a visible button that isn't an element in the file is an error, unless a stop covers it")
  func passedOver() throws {
    let text = Self.view(
      "StaticText",
      "label=\"Deck\" accessible=\"true\" \(Self.frame(16, 130, 100, 40))"
    )
    let place = Self.frame(300, 300, 60, 60)
    let button = Self.view("Button", "accessible=\"false\" \(place)")
    let row = Self.view("Cell", "label=\"Row\" accessible=\"true\" \(place)", button)
    let other = Self.view("Other", "label=\"Row\" accessible=\"true\" \(place)")
    #expect(try Self.ids(Self.export(text, button)) == ["element-undetected"])
    #expect(try Self.ids(Self.export(text, row)) == [])
    #expect(try Self.ids(Self.export(text, other, button)) == [])
    #expect(try Self.ids(Self.export(Self.title, Self.view("Button", place))) == ["label-missing"])
  }

  @Test("an empty field's text is its placeholder, and a secret isn't kept")
  func placeholders() throws {
    let place = Self.frame(16, 300, 310, 44)
    let search = Self.view("SearchField", "label=\"Search Mail\" value=\"Search Mail\" \(place)")
    let secret = Self.view("SecureTextField", "value=\"Password\" \(place)")
    let typed = Self.view("SecureTextField", "label=\"Code\" value=\"hunter2\" \(place)")
    #expect(try Self.ids(Self.export(Self.title, search)) == [])
    let found = try Self.report(Self.export(Self.title, secret)).findings.map(\.message)
    #expect(found == ["only the placeholder 'Password' names the text field"])
    let text = SourceText(name: "a.xml", Self.export(typed))
    let document = try #require(AppDocument.open([text], importing: ImportOptions()).document)
    #expect(!document.tree.indices.contains { document.tree[$0].value == "hunter2" })
    #expect(!document.tree.indices.contains { document.tree[$0].placeholder == "hunter2" })
  }

  @Test("a text view with links is a text, and one with paragraphs isn't called a field")
  func texts() throws {
    let place = Self.frame(16, 200, 358, 400)
    let link = Self.view("Link", "label=\"Terms\" \(Self.frame(20, 220, 60, 20))")
    let terms = Self.view("TextView", "value=\"Thank you. Read the terms.\" \(place)", link)
    let article = Self.view("TextView", "value=\"One.&#10;Two.\" \(place)")
    let note = Self.view("TextView", "value=\"Milk\" \(place)")
    #expect(try Self.ids(Self.export(Self.title, terms)) == [])
    #expect(try Self.ids(Self.export(Self.title, article)) == [])
    #expect(try Self.ids(Self.export(Self.title, note)) == ["field-label-missing"])
  }

  @Test("traits by number are read, and one without a name is left out")
  func traits() throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 1, label: 'A'
          Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x3, {{0.0, 700.0}, {90.0, 49.0}}, traits: 8858370057, label: 'Me'
            Button, 0x4, {{90.0, 700.0}, {90.0, 49.0}}, traits: 8858370049, label: 'Reader'

      """
    let source = SourceText(name: "a.txt", text)
    let document = try #require(AppDocument.open([source], importing: ImportOptions()).document)
    let selected = document.tree.indices.filter {
      document.tree.traits(of: $0).contains(.selected)
    }
    #expect(selected.map { document.tree[$0].label } == ["Me"])
  }

  @Test(
    "a stranger's app has names of assets",
    arguments: [
      ("icon share", true), ("share icon", true), ("group ic search", true), ("btn close", true),
      ("com icon backup u", true), ("Ic Close Black", true), ("Btn Back", true),
      ("Icon Gallery", false), ("arrow left", true), ("line.3.horizontal", true),
      ("screen_1", true), ("colour-item", true), ("Icon size", false), ("back up", false),
      ("line-item", false), ("check-in", false), ("www.example.com", false), ("sign in", false),
    ]
  )
  func assets(_ row: (label: String, isAsset: Bool)) throws {
    let button = Self.view("Button", "label=\"\(row.label)\" \(Self.frame(100, 300, 90, 60))")
    let ids = try Self.ids(Self.export(Self.title, button))
    #expect(ids.contains("label-is-filename") == row.isAsset, "\(ids)")
  }

  @Test("a comma at the end of a label is reported, and a hyphen doesn't end a word")
  func words() throws {
    let rows: [(String, String?)] = [
      ("Home,", "label-punctuation"), ("首页，", "label-punctuation"), ("Home, main", nil),
      ("Conflit militaire États-Unis Iran 2026", nil),
      ("One two three four five six", nil), ("One&#10;two three four five six", "voice-name-long"),
    ]
    for (label, id) in rows {
      let button = Self.view("Button", "label=\"\(label)\" \(Self.frame(100, 300, 90, 60))")
      #expect(try Self.ids(Self.export(Self.title, button)) == [id].compactMap(\.self), "\(label)")
    }
  }
}
