import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

// Words that people hear too often or that nobody wrote, and the sizes of targets.
extension ThirteenthSetExportTests {
  @Test(
    "a selected element names the other choices beside it",
    arguments: [
      (37.0, 159.0, 143.0, "", true), (30, 159, 143, "", false), (37, 220, 143, "", false),
      (37, 159, 200, "", false), (37, 159, 143, "Button", false),
    ]
  )
  func choices(_ row: (height: Double, y: Double, x: Double, traits: String, isNamed: Bool)) throws
  {
    let events = view("Other", "Events", label: "Events", [20, 159, 116, 37], traits: "Selected")
    let articles = view(
      "Other",
      "Articles",
      label: "Articles",
      [row.x, row.y, 86, row.height],
      traits: row.traits
    )
    let messages = try found("role-missing", events, articles)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("; another choice beside it: 'Articles'") == row.isNamed)
  }

  @Test(
    "a separator is a part of a label or a stop by itself",
    arguments: [
      ("Plan, Orbit, ·, 5 hr. ago", 1), ("Plan, Orbit · 5 hr. ago", 0), ("Plan, Orbit, 5 hr.", 0),
      ("1, ·, 2", 0), ("Plan, |, Orbit", 1), ("Plan, -, Orbit", 0), ("Plan, C, Orbit", 0),
    ]
  )
  func separators(_ row: (label: String, count: Int)) throws {
    let row0 = view("Button", nil, label: row.label, [20, 300, 360, 60], traits: "Button")
    #expect(try found("label-symbol", row0).count == row.count)
    let like = try found("label-symbol", row0, row0.replacing("300", with: "400"))
    #expect(like.count == row.count)
    #expect(like.allSatisfy { $0.hasSuffix("; the same applies to 1 other stop") })
  }

  @Test("a stop that is only a separator", arguments: [("·", 1), ("-", 0), ("•", 1), ("A", 0)])
  func loneSeparators(_ row: (label: String, count: Int)) throws {
    #expect(try found("label-symbol", text(row.label, [90, 300, 4, 14])).count == row.count)
  }

  @Test(
    "a lowercase label with a number is the name of a copied picture",
    arguments: [
      ("delete 1", 24.0, "Log in", 1), ("Delete 1", 24, "Log in", 0), ("delete", 24, "Log in", 0),
      ("delete 1", 90, "Log in", 0), ("delete 1", 24, "log in", 0), ("delete 100", 24, "Log in", 0),
      ("go 1", 24, "Log in", 0),
    ]
  )
  func copies(_ row: (label: String, width: Double, other: String, count: Int)) throws {
    let key = view("Button", nil, label: row.label, [277, 731, row.width, 25], traits: "Button")
    let other = text(row.other, [100, 300, 80, 20])
    #expect(try found("label-is-filename", key, other).count == row.count)
    let spelled = view(
      "Button",
      nil,
      label: row.label,
      [277, 731, row.width, 25],
      traits: "Button",
      text(row.label, [277, 731, row.width, 25])
    )
    #expect(try found("label-is-filename", spelled, other).isEmpty)
  }

  @Test(
    "the system's description of a symbol isn't a label that someone wrote",
    arguments: [
      ("list.bullet.clipboard", "Bulleted List On A Clipboard", 1),
      ("list.bullet.clipboard", "Bulleted list on a clipboard", 0),
      ("list.bullet.clipboard", "List Of Your Notes", 0),
      ("list.bullet.clipboard", "Bulleted List", 0), ("newspaper", "Newspaper", 0),
      ("doc.fill", "Document", 1), ("checkmark.seal", "Verified", 0),
    ]
  )
  func descriptions(_ row: (name: String, label: String, count: Int)) throws {
    let image = view("Image", row.name, label: row.label, [30, 750, 20, 20], traits: "Image")
    #expect(try found("label-is-filename", image).count == row.count)
  }

  @Test(
    "text above a field with the same name is a second stop",
    arguments: [
      ("Name", 60.0, 20.0, 1), ("Name", 0, 20, 0), ("Surname", 60, 20, 0), ("Name", 60, 80, 0),
    ]
  )
  func namesOfFields(_ row: (words: String, y: Double, x: Double, count: Int)) throws {
    let caption = text(row.words, [row.x, 300 + row.y, 80, 20])
    let field = view("TextField", "Name", label: "Name", [36, 414, 258, 20])
    #expect(try found("heard-twice", caption, field).count == row.count)
  }

  @Test(
    "a box as high as a control takes the touch of the only field in it",
    arguments: [
      (52.0, 330.0, false, 0), (40, 330, false, 1), (90, 330, false, 1), (52, 390, false, 1),
      (52, 330, true, 1),
    ]
  )
  func boxes(_ row: (height: Double, width: Double, hasMore: Bool, count: Int)) throws {
    let field = view("TextField", "Name", label: "Name", [46, 416, 180, 20])
    let more = row.hasMore ? view("TextField", "Zip", label: "Zip", [240, 416, 60, 20]) : ""
    let box = view("Other", nil, [4, 400, row.width, row.height], field + more)
    let sizes = try found("hit-region-small", box)
    #expect(sizes.count == (row.hasMore ? 2 : row.count))
  }

  @Test(
    "a target of an export is large enough at 40 points in both directions",
    arguments: [(40.0, 40.0, 0), (39, 40, 1), (300, 39, 1), (300, 39.8, 0)]
  )
  func sizes(_ row: (width: Double, height: Double, count: Int)) throws {
    let button = view(
      "Button",
      "Go",
      label: "Go",
      [9, 400, row.width, row.height],
      traits: "Button"
    )
    #expect(try found("hit-region-small", button).count == row.count)
  }

  @Test("a centered button with the size of a small grabber isn't a grabber without its name")
  func grabberNames() throws {
    func sizes(_ label: String, _ frame: [Double]) throws -> Int {
      try found(
        "hit-region-small",
        view("Button", label, label: label, frame, traits: "Button")
      ).count
    }
    #expect(try sizes("Forgot PIN?", [156, 803, 88, 21]) == 1)
    #expect(try sizes("Sheet Grabber", [156, 803, 88, 21]) == 0)
  }

  @Test(
    "a small button that is alone in a box and nearly as wide is a note",
    arguments: [
      (50.0, 320.0, "", Diagnostic.Severity.note), (40, 320, "", .warning), (90, 320, "", .warning),
      (50, 200, "", .warning), (50, 320, "Help", .warning),
    ]
  )
  func rows(_ row: (height: Double, width: Double, more: String, severity: Diagnostic.Severity))
    throws
  {
    let button = view("Button", "Go", label: "Go", [30, 405, row.width, 31], traits: "Button")
    let more =
      row.more.isEmpty
      ? "" : view("Button", row.more, label: row.more, [350, 402, 20, 46], traits: "Button")
    let box = view("Other", nil, [20, 400, 355, row.height], button + more)
    let severities = try findings(box).filter {
      $0.rule.id == "hit-region-small" && $0.label == "Go"
    }.map(\.severity)
    #expect(severities == [row.severity])
  }

  @Test("text inside joined text is a second stop, unless the file doesn't say what is a stop")
  func joinedRows() throws {
    func doubles(_ row: String, accessible: String) throws -> Int {
      let all = text("Limit, Automatic", [16, 502, 370, 52])
      let part = text("Limit", [32, 518, 121, 20])
      let cell = view(row, nil, [16, 502, 370, 52], all + part)
      return try found("heard-twice", cell.replacing(" accessible=\"true\"", with: accessible))
        .count
    }
    #expect(try doubles("Cell", accessible: " accessible=\"true\"") == 1)
    #expect(try doubles("Cell", accessible: "") == 0)
    #expect(try doubles("Other", accessible: "") == 1)
  }
}
