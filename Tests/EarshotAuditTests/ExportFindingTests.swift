import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

/// The audit's findings in exports, after a person judged fifteen and more of them by hand.
@Suite("Findings in other people's exports")
struct ExportFindingTests {
  private typealias Export = ExportTests

  private static let traits = Export.view(
    "StaticText",
    "label=\"Hello\" traits=\"StaticText\" \(Export.frame(16, 400, 60, 20))"
  )

  private static func text(_ label: String, _ frame: String, _ traits: String) -> String {
    Export.view("StaticText", "label=\"\(label)\" traits=\"\(traits)\" \(frame)")
  }

  @Test("a large first text is the title, and should be a heading")
  func titles() throws {
    let large = Export.frame(16, 100, 208, 34)
    let rest = ["One", "Two", "Three"].map {
      Self.text($0, Export.frame(16, 500, 60, 20), "StaticText")
    }
    func found(_ title: String) throws -> [String] {
      try Export.report(Export.export(title, Self.traits, rest.joined())).findings.map(\.message)
    }
    func noTitle(_ count: Int) -> [String] {
      ["the screen has \(count) stops, but no heading to jump to"]
    }
    #expect(
      try found(Self.text("Weekly summary", large, "StaticText")) == [
        "'Weekly summary' looks like the title, but it isn't a heading"
      ]
    )
    #expect(try found(Self.text("Weekly summary", large, "Header, StaticText")) == [])
    // Two lines of body text, text in the lower half, and text as large as other text.
    let lines = Export.frame(16, 100, 70, 41)
    #expect(try found(Self.text("Weekly summary", lines, "StaticText")) == noTitle(5))
    let low = Export.frame(16, 600, 208, 34)
    #expect(try found(Self.text("Weekly summary", low, "StaticText")) == [])
    let other = Self.text("Other large text", Export.frame(16, 300, 240, 34), "StaticText")
    #expect(try found(Self.text("Weekly summary", large, "StaticText") + other) == noTitle(6))
  }

  @Test("a selected element has the trait of a control, and a row needs none")
  func selected() throws {
    func ids(_ type: String, _ traits: String) throws -> [String] {
      let view = "label=\"Events\" traits=\"\(traits)\" \(Export.frame(16, 200, 100, 60))"
      return try Export.ids(Export.export(Export.view(type, view), Self.traits))
    }
    #expect(try ids("StaticText", "Selected, StaticText") == ["role-missing"])
    #expect(try ids("Other", "Selected") == ["role-missing"])
    #expect(try ids("Button", "Selected, Button") == [])
    #expect(try ids("Cell", "Selected") == [])
    #expect(try ids("StaticText", "StaticText") == [])
  }

  @Test("a picture or a view that closes something is a button, if the file names traits")
  func closing() throws {
    func ids(_ attributes: String, _ others: String...) throws -> [String] {
      let view = Export.view("Image", "\(attributes) \(Export.frame(16, 200, 60, 60))")
      return try Export.ids(Export.export(view, others.joined()))
    }
    #expect(try ids("label=\"Close\" traits=\"Image\"", Self.traits) == ["role-missing"])
    #expect(try ids("label=\"关闭\" traits=\"Image\"", Self.traits) == ["role-missing"])
    #expect(try ids("label=\"Close\" traits=\"Image, Button\"", Self.traits) == [])
    #expect(try ids("label=\"Closet\" traits=\"Image\"", Self.traits) == [])
    #expect(try ids("label=\"Close\"") == [])
  }

  @Test("a text that begins with all of the text before it, or is in the row that it repeats")
  func repetitions() throws {
    let first = Self.text("By signing in to this app", Export.frame(16, 200, 200, 20), "StaticText")
    func ids(_ label: String, _ type: String = "Link", y: Int = 220) throws -> [String] {
      let attributes = "label=\"\(label)\" \(Export.frame(16, y, 200, 20))"
      return try Export.ids(Export.export(first, Export.view(type, attributes)))
    }
    #expect(try ids("By signing in to this app, you agree").contains("heard-twice"))
    #expect(try !ids("By signing in you agree").contains("heard-twice"))
    #expect(try ids("By signing in to this app", "StaticText", y: 200) == ["heard-twice"])
    #expect(try ids("By signing in to this app", "StaticText", y: 300) == [])
  }

  @Test("a text that isn't an element and that nothing else says can't be reached")
  func texts() throws {
    func ids(_ label: String, accessible: Bool, _ others: String = "") throws -> [String] {
      let attributes = "label=\"\(label)\" accessible=\"\(accessible)\""
      let text = Export.view("StaticText", "\(attributes) \(Export.frame(16, 200, 200, 20))")
      let stop = Export.view(
        "StaticText",
        "label=\"Version, 1.0\" accessible=\"true\" \(Export.frame(16, 300, 200, 20))"
      )
      return try Export.ids(Export.export(stop, text, others))
    }
    #expect(try ids("Half price", accessible: false) == ["element-undetected"])
    #expect(try ids("Half price", accessible: true) == [])
    // Another stop says the text, or the text is in a stop.
    #expect(try ids("Version", accessible: false) == [])
    let cover = Export.view(
      "Button",
      "label=\"Buy\" accessible=\"true\" \(Export.frame(0, 190, 390, 60))"
    )
    #expect(try ids("Half price", accessible: false, cover) == [])
  }

  @Test("a field in a tall row or box has its target, and a wide switch is its own row")
  func targets() throws {
    func field(_ row: String, height: Int) throws -> [String] {
      let field = Export.view("TextField", "label=\"Server\" \(Export.frame(92, 281, 290, 21))")
      return try Export.ids(
        Export.export(Export.view(row, Export.frame(0, 269, 390, height), field))
      )
    }
    #expect(try field("Cell", height: 46) == [])
    #expect(try field("Cell", height: 30) == ["hit-region-small"])
    #expect(try field("Other", height: 46) == [])
    #expect(try field("Other", height: 30) == ["hit-region-small"])
    func toggle(width: Int, height: Int, in row: String = "Other") throws -> [String] {
      let frame = Export.frame(92, 408, width, height)
      let toggle = Export.view("Switch", "label=\"Drink water\" value=\"0\" \(frame)")
      return try Export.ids(
        Export.export(Export.view(row, Export.frame(0, 400, 390, 52), toggle))
      )
    }
    #expect(try toggle(width: 276, height: 39) == ["hit-region-small"])
    #expect(try toggle(width: 276, height: 39, in: "Cell") == [])
    #expect(try toggle(width: 276, height: 44) == [])
    #expect(try toggle(width: 63, height: 29) == [])
  }

  @Test("a captured screen is an export: it does nothing, and its advice is for the app's code")
  func captured() throws {
    let nodes = """
      [{"isAccessibilityElement": true, "label": "A", "traits": ["header"]},
      {"isAccessibilityElement": true, "label": "Pay", "traits": ["button"]},
      {"isAccessibilityElement": true, "traits": ["button"]}]
      """
    for (key, isForeign) in [("\"captured\": true, ", true), ("", false)] {
      let text = "{\"screen\": \"a\", \(key)\"children\": \(nodes)}"
      let sources = [SourceText(name: "a.json", text)]
      let reading = AppDocument.open(sources, importing: ImportOptions())
      let findings = try #require(Audit(reading, of: sources)).report.findings
      #expect(findings.map(\.rule.id) == ["label-missing"])
      #expect(findings.first?.isForeign == isForeign)
    }
  }
}
