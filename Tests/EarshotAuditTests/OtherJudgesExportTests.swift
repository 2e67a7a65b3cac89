import EarshotAudit
import Testing

/// The audit's findings in exports, after another person collected and judged a set of them.
@Suite("Findings in exports that another person judged")
struct OtherJudgesExportTests {
  private typealias Export = ExportTests

  private static let title = Export.view(
    "StaticText",
    "label=\"Deck\" traits=\"Header\" \(Export.frame(16, 130, 100, 40))"
  )

  private static func view(
    _ type: String,
    _ attributes: String,
    _ x: Int,
    _ y: Int,
    _ width: Int,
    _ height: Int,
    _ inside: String = ""
  ) -> String {
    Export.view(type, "\(attributes) \(Export.frame(x, y, width, height))", inside)
  }

  private static func button(_ label: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int)
    -> String
  {
    view("Button", "label=\"\(label)\" traits=\"Button\"", x, y, width, height)
  }

  private func ids(_ views: String..., without title: Bool = false) throws -> [String] {
    try Export.ids(Export.export(views.joined(), title ? "" : Self.title))
  }

  // MARK: Targets

  @Test("what scrolls under a bar overlaps nothing, and what moves along does")
  func scrolled() throws {
    let row = Self.button("Row", 0, 760, 390, 60)
    let bar = Self.button("Library", 100, 780, 90, 54)
    for type in ["ScrollView", "Table", "CollectionView", "WebView"] {
      let list = Self.view(type, "", 0, 200, 390, 640, row)
      #expect(try ids(list, bar) == [], "\(type)")
      #expect(
        try ids(Self.view(type, "", 0, 200, 390, 640, row + bar)) == ["hit-regions-overlap"]
      )
    }
    #expect(try ids(row, bar) == ["hit-regions-overlap"])
  }

  @Test("a sheet's grabber, a page control, and a point lost to rounding are large enough")
  func sizes() throws {
    #expect(try ids(Self.button("Griff", 145, 300, 100, 24)) == [])
    #expect(try ids(Self.button("Griff", 20, 300, 100, 24)) == ["hit-region-small"])
    #expect(try ids(Self.button("Seite 4 von 7", 135, 500, 120, 26)) == [])
    #expect(try ids(Self.button("Pay 4 times", 135, 500, 120, 26)) == ["hit-region-small"])
    #expect(try ids(Self.button("Pay", 20, 300, 366, 40)) == [])
    #expect(try ids(Self.button("Pay", 20, 300, 366, 39)) == ["hit-region-small"])
  }

  // MARK: Texts

  @Test(
    "times beside a scale are heard with it, and others have to be stops",
    arguments: [
      ("-01:13", 560, []), ("-01:13", 700, ["element-undetected"]),
      ("Chapter 1", 560, ["element-undetected"]),
    ]
  )
  func times(_ row: (text: String, y: Int, ids: [String])) throws {
    let scale = Self.view(
      "Other",
      "label=\"Playback\" value=\"6 seconds\" accessible=\"true\" traits=\"Adjustable\"",
      10,
      500,
      370,
      70
    )
    let text = Self.view(
      "StaticText",
      "label=\"\(row.text)\" accessible=\"false\" traits=\"StaticText\"",
      20,
      row.y,
      60,
      20
    )
    let title = "label=\"Deck\" accessible=\"true\" traits=\"Header\""
    let heading = Self.view("StaticText", title, 16, 130, 100, 40)
    #expect(try Export.ids(Export.export(scale, text, heading)) == row.ids)
  }

  @Test(
    "says what is wrong with text",
    arguments: [
      ("-01:16", ["label-number"]), ("01:16", []), ("-1", []), ("- 01:16", []), ("-01:16 left", []),
      ("Network error, tap to retry", ["role-missing"]), ("网络不稳定,请点击重试", ["role-missing"]),
      ("Tap + to add a task", []), ("Retry later", []),
      ("Device 7a3e060db5c52291", ["label-digits"]), ("Accessibility", []), ("feedfacefeed", []),
      ("Welcome ", []), ("Welcome  home", []),
    ]
  )
  func text(_ row: (label: String, ids: [String])) throws {
    let text = "label=\"\(row.label)\" traits=\"StaticText\""
    #expect(try ids(Self.view("StaticText", text, 16, 300, 200, 20)) == row.ids)
  }

  // MARK: Names

  @Test(
    "knows asset names in plain words, and leaves words alone",
    arguments: [
      ("loading sign nonsel", true), ("rights close white", true), ("no-connection-grey", true),
      ("black and white", false), ("bread white", false), ("off-white", false),
      ("Rights close white", false), ("make the text black", false), ("black-and-white", false),
    ]
  )
  func assets(_ row: (label: String, isAsset: Bool)) throws {
    let found = try ids(Self.button(row.label, 16, 300, 200, 50))
    #expect(found == (row.isAsset ? ["label-is-filename"] : []))
  }

  @Test(
    "knows the name of a symbol by its identifier",
    arguments: [
      ("arrow.down.circle", "Arrow Down Circle", ["label-is-filename"]),
      ("save.file", "Save file", []), ("play.all", "Play all", []), ("save.file", "Save it", []),
      ("saveFile", "Save file", []),
    ]
  )
  func symbols(_ row: (name: String, label: String, ids: [String])) throws {
    let view = "name=\"\(row.name)\" label=\"\(row.label)\" traits=\"Button\""
    #expect(try ids(Self.view("Button", view, 16, 300, 200, 50)) == row.ids)
  }

  @Test(
    "knows names that say nothing, in more languages",
    arguments: [("点我", true), ("插图", true), ("点我看图", false), ("Click me", true), ("点心", false)]
  )
  func generic(_ row: (label: String, isGeneric: Bool)) throws {
    let found = try ids(Self.button(row.label, 16, 300, 200, 50))
    #expect(found == (row.isGeneric ? ["label-generic"] : []))
  }

  // MARK: Pictures, passwords, sections

  @Test("a picture without a label that is the screen's only content")
  func picture() throws {
    let picture = Self.view("Image", "", 0, 0, 390, 700)
    let skip = Self.button("Skip", 300, 760, 80, 50)
    #expect(try ids(picture, skip, without: true) == ["image-label-missing"])
    #expect(try ids(picture, skip) == [])
    #expect(try ids(Self.view("Image", "", 0, 0, 390, 300), skip, without: true) == [])
    let named = Self.view("Image", "label=\"A beach\"", 0, 0, 390, 700)
    #expect(try ids(named, skip, without: true) == [])
  }

  @Test("a password in a plain field, unless it's shown on purpose")
  func password() throws {
    func field(_ type: String, _ attributes: String) -> String {
      Self.view(type, attributes, 16, 300, 300, 44)
    }
    let text = Self.view("StaticText", "label=\"密码：\" traits=\"StaticText\"", 16, 250, 60, 20)
    #expect(try ids(field("TextField", "label=\"Password\"")) == ["field-not-secure"])
    #expect(try ids(field("SecureTextField", "label=\"Password\"")) == [])
    #expect(try ids(field("TextField", "label=\"Password hint\"")) == [])
    #expect(
      try ids(text, field("TextField", ""))
        == ["field-not-secure", "group-candidate", "label-missing"]
    )
    let name = "name=\"password\" value=\"Pa55word\""
    #expect(try ids(field("TextField", name)).contains("field-not-secure"))
    let hide = Self.button("Hide password", 320, 300, 60, 44)
    #expect(try ids(field("TextField", "label=\"Password\""), hide) == [])
    let forgot = Self.button("Forgot password?", 16, 400, 200, 50)
    #expect(try ids(field("TextField", "label=\"Password\""), forgot) == ["field-not-secure"])
  }

  @Test("the text beside “Show all” titles a section")
  func sections() throws {
    let text = Self.view("StaticText", "label=\"Trending\" traits=\"StaticText\"", 16, 310, 90, 24)
    let heading = Self.view("StaticText", "label=\"Trending\" traits=\"Header\"", 16, 310, 90, 24)
    let all = Self.button("SHOW ALL", 280, 300, 90, 44)
    #expect(try ids(text, all) == ["heading-missing"])
    #expect(try ids(heading, all) == [])
    #expect(try ids(text, Self.button("SHOW ALL", 280, 400, 90, 44)) == [])
    #expect(try ids(text, Self.button("Show map", 280, 300, 90, 44)) == [])
  }

  // MARK: Stops

  @Test(
    "skips scroll bars in any language",
    arguments: [
      ("垂直滚动条, 1页", 30, 1), ("Balken, 2 Seiten", 30, 1), ("Progress", 30, 2),
      ("Progress, part 2", 40, 2),
    ]
  )
  func scrollBars(_ row: (label: String, width: Int, stops: Int)) throws {
    let bar = Self.view("Other", "label=\"\(row.label)\" value=\"0%\"", 360, 200, row.width, 500)
    #expect(try Export.report(Export.export(Self.title, bar)).stopCount == row.stops)
  }

  @Test("treats a row's text and its switch as one stop if they say the same")
  func rowOfSwitch() throws {
    func row(_ text: String, _ more: String = "") -> String {
      Self.view(
        "Cell",
        "value=\"0\"",
        0,
        200,
        390,
        50,
        Self.view("StaticText", "label=\"\(text)\"", 16, 210, 200, 24)
          + Self.view("Switch", "label=\"Use my place\" value=\"0\"", 320, 210, 51, 31) + more
      )
    }
    func stops(_ row: String) throws -> Int {
      try Export.report(Export.export(Self.title, row)).stopCount - 1
    }
    #expect(try stops(row("Use my place")) == 1)
    #expect(try stops(row("Only while it’s open")) == 2)
  }
}
