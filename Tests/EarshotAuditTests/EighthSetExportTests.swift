import EarshotAudit
import EarshotNotation
import Testing

/// The audit's findings in exports, after an outsider judged an eighth set: each rule with cases that
/// it has to find, and with near misses.
@Suite("Findings in exports of the eighth set")
struct EighthSetExportTests {
  private typealias Export = ExportTests
  private typealias Views = ThirdJudgeExportTests

  private func ids(_ views: String..., title: String = Views.title) throws -> [String] {
    try Export.ids(Export.export(views.joined(), title))
  }

  private func found(_ views: String..., title: String = Views.title) throws -> [AuditFinding] {
    try Export.report(Export.export(views.joined(), title)).findings
  }

  // MARK: Names of assets

  @Test(
    "in a text, only a word for a part of a view makes a name from code",
    arguments: [
      ("nora_lind", false), ("report_final.pdf", false), ("IMG_4021.heic", false),
      ("img_4021", false), ("deadbeef01ab", false), ("a_b_c", false), ("ic_close", true),
      ("login_button_title", true), ("close@2x", true), ("home.cell", true), ("icon_menu", true),
    ]
  )
  func texts(_ row: (label: String, isName: Bool)) throws {
    let text = try found(Views.text(row.label, 16, 300, 200, 20))
    let names = text.filter { $0.rule.id == "label-is-filename" }
    #expect(names.map(\.severity) == (row.isName ? [.warning] : []))
    let button = try found(Views.button(row.label, 16, 300, 200, 48))
    #expect(button.first { $0.rule.id == "label-is-filename" }?.severity == .error)
  }

  @Test("a text that a screen file shows is judged in the same way")
  func textsOfScreens() throws {
    func found(_ node: String) throws -> [String] {
      try AuditReport.of("screen s \"S\"\n  header \"S\"\n  \(node)\n").ids
    }
    #expect(try found("text \"nora_lind\"") == [])
    #expect(try found("cell \"nora_lind\"") == [])
    #expect(try found("text \"ic_close\"") == ["label-is-filename"])
    #expect(try found("image \"nora_lind\"") == ["label-is-filename"])
  }

  @Test(
    "the label of a button without a text is the name of its picture",
    arguments: [
      ("Home Icon Active", true), ("Profile Tab Selected", true), ("Nav Arrow White", true),
      ("Main Menu", false), ("Change App Icon", false), ("See All New", false),
      ("Close Menu When Selected", false), ("Menu of the Day New", false), ("New Message", false),
      ("Icon Active", false), ("Home icon active", false),
    ]
  )
  func titledNames(_ row: (label: String, isName: Bool)) throws {
    #expect(
      try ids(Views.button(row.label, 16, 300, 200, 48)).contains("label-is-filename") == row.isName
    )
    let text = Views.text(row.label, 20, 310, 100, 20)
    let button = Views.view("Button", "label=\"\(row.label)\"", 16, 300, 200, 48, text)
    #expect(try !ids(button).contains("label-is-filename"))
  }

  @Test(
    "a state in brackets belongs to a control, and to a view that is named like one",
    arguments: [
      ("Button", "Log in [disabled]", true), ("Button", "Log in [beta]", false),
      ("Other", "Login.button[selected]", true), ("Other", "Crash on launch [closed]", false),
      ("StaticText", "Lamp [off]", false),
    ]
  )
  func brackets(_ row: (type: String, label: String, isFound: Bool)) throws {
    let view = Views.view(row.type, "label=\"\(row.label)\"", 16, 300, 200, 48)
    #expect(try ids(view).contains("label-has-state") == row.isFound)
  }

  // MARK: Targets

  @Test("a low field of an export is a note, and a low button an error")
  func fields() throws {
    func severity(_ type: String, _ attributes: String) throws -> [String] {
      try found(Views.view(type, attributes, 16, 300, 200, 20)).filter {
        $0.rule.id == "hit-region-small"
      }.map { $0.severity.rawValue }
    }
    #expect(try severity("TextField", "label=\"Number\"") == ["note"])
    #expect(try severity("Button", "label=\"Number\"") == ["error"])
  }

  @Test("a low item of a bar is a note, and a very low one a warning")
  func bars() throws {
    func severity(_ height: Int) throws -> [String] {
      let item = Views.view("Button", "label=\"Profile\"", 340, 56, 30, height)
      let bar = Views.view("NavigationBar", "name=\"Deck\"", 0, 47, 390, 44, item)
      return try found(bar).filter { $0.rule.id == "hit-region-small" }.map {
        $0.severity.rawValue
      }
    }
    #expect(try severity(26) == ["note"])
    #expect(try severity(20) == ["warning"])
    #expect(try severity(34) == [])
  }

  @Test("two buttons of one name that share most of their frames are one button twice")
  func twins() throws {
    func found(_ label: String, _ y: Int) throws -> [AuditFinding] {
      try self.found(
        Views.button("Log in", 16, 300, 300, 48),
        Views.button(label, 24, y, 300, 48)
      )
    }
    let twins = try found("Log in", 304)
    #expect(twins.map(\.rule.id) == ["label-duplicate"])
    #expect(twins.first?.message.hasPrefix("2 overlapping stops") == true)
    #expect(try found("Register", 304).map(\.rule.id) == ["hit-regions-overlap"])
    let apart = try found("Log in", 400)
    #expect(apart.map(\.rule.id) == ["label-duplicate"])
    #expect(apart.first?.message.hasSuffix("'Log in, Button'") == true)
  }

  @Test("SwiftUI's row around a switch has the size of its text, and a separate switch doesn't")
  func switches() throws {
    let knob = Views.view("Switch", "value=\"0\"", 330, 305, 50, 29)
    func found(_ inside: String) throws -> [String] {
      try ids(Views.view("Switch", "label=\"Water\" value=\"0\"", 90, 300, 280, 39, inside))
    }
    #expect(try found(knob) == [])
    #expect(try found("") == ["hit-region-small"])
  }

  @Test("a dimmed text in the line of a dimmed control is its name")
  func dimmed() throws {
    func found(_ y: Int, _ enabled: String) throws -> [String] {
      let text =
        "<XCUIElementTypeStaticText enabled=\"false\" visible=\"true\" label=\"Time\" "
        + "\(Export.frame(16, 300, 100, 20))/>"
      let picker =
        "<XCUIElementTypeButton enabled=\"\(enabled)\" visible=\"true\" label=\"Picker\" "
        + "\(Export.frame(250, y, 100, 48))/>"
      return try ids(text, picker).filter { $0 == "dimmed-alone" }
    }
    #expect(try found(290, "false") == [])
    #expect(try found(290, "true") == ["dimmed-alone"])
    #expect(try found(400, "false") == ["dimmed-alone"])
  }

  @Test("the size of choices without a role is a part of their finding")
  func choices() throws {
    func messages(_ width: Int) throws -> [String] {
      let days = (0..<6).map {
        Views.view("Other", "label=\"May \($0 + 3)\"", 10 + 60 * $0, 300, width, width)
      }
      let button = Views.button("Today", 16, 500, 100, 48)
      return try found(days.joined(), button).map(\.message)
    }
    #expect(try messages(36).count == 1)
    #expect(
      try messages(36).first?.contains("6 elements of the same size (36 by 36 points)") == true
    )
    #expect(try messages(50).first?.contains("6 elements of the same size in a row") == true)
  }

  // MARK: Commands

  @Test(
    "an answer beside a command in its line is a command",
    arguments: [
      ("Continue", 300, 20, true), ("允许", 300, 20, true), ("Continue", 340, 20, false),
      ("Continue", 296, 30, false), ("Uploading", 300, 20, false),
    ]
  )
  func answers(_ row: (label: String, y: Int, height: Int, isFound: Bool)) throws {
    let views =
      Views.text("Cancel", 40, 300, 60, 20) + Views.text(row.label, 240, row.y, 80, row.height)
    let count = try ids(views).count { $0 == "role-missing" }
    #expect(count == (row.isFound ? 2 : 1))
    #expect(try ids(Views.text(row.label, 240, row.y, 80, row.height)) == [])
  }

  @Test("an answer in a button without a label counts only beside a command")
  func nestedAnswers() throws {
    func message(_ first: String, _ second: String) throws -> String? {
      let texts = Views.text(first, 40, 310, 80, 20) + Views.text(second, 180, 310, 80, 20)
      return try found(Views.view("Button", "", 16, 300, 300, 90, texts)).first {
        $0.rule.id == "nested-accessible"
      }?.message
    }
    #expect(
      try message("Cancel", "Continue")
        == "if this element is one stop, it hides 2 controls inside it: 'Cancel', 'Continue'"
    )
    #expect(
      try message("Cancel", "Weather")
        == "if this element is one stop, it hides 1 control inside it: 'Cancel'"
    )
    #expect(try message("Continue", "Weather") == nil)
  }

  @Test(
    "a text that asks to tap a document needs a control with its name",
    arguments: [
      ("For details, tap here to read our Privacy Policy", true),
      ("More about it: 请点击查看《用户协议》", true),
      ("By signing up you accept our Privacy Policy", false),
      ("Tap the card. Our Privacy Policy is short", false),
      ("请阅读《用户协议》", false),
    ]
  )
  func documents(_ row: (label: String, isFound: Bool)) throws {
    let text = Views.text(row.label, 16, 300, 350, 40)
    #expect(try ids(text).contains("role-missing") == row.isFound)
    let links =
      Views.view("Link", "label=\"Privacy Policy\"", 16, 400, 200, 44)
      + Views.view("Link", "label=\"《用户协议》\"", 16, 460, 200, 44)
    #expect(try !ids(text, links).contains("role-missing"))
  }

  @Test("a button that is the code of a language is a note")
  func languages() throws {
    #expect(try ids(Views.button("EN", 16, 300, 60, 48)) == ["label-generic"])
    #expect(try ids(Views.button("中", 16, 300, 60, 48)) == ["label-generic"])
    #expect(try ids(Views.button("OK", 16, 300, 60, 48)) == [])
    #expect(try ids(Views.button("English", 16, 300, 60, 48)) == [])
    #expect(try ids(Views.text("EN", 16, 300, 60, 48)) == [])
  }

  // MARK: Long texts and pictures

  @Test("a page of lines in one stop is a note, and one long line isn't")
  func longTexts() throws {
    let line = String(repeating: "words of a long text ", count: 5)
    func found(_ label: String, _ type: String = "Other") throws -> [String] {
      try ids(Views.view(type, "label=\"\(label)\"", 16, 200, 358, 500))
        .filter { $0 == "label-too-long" }
    }
    let page = Array(repeating: line, count: 4).joined(separator: "&#10;")
    #expect(try found(page) == ["label-too-long"])
    #expect(try found(page, "StaticText") == ["label-too-long"])
    #expect(try found(Array(repeating: line, count: 3).joined(separator: "&#10;")) == [])
    #expect(try found(Array(repeating: line, count: 5).joined()) == [])
    #expect(try found("One&#10;two&#10;three&#10;four&#10;five") == [])
  }

  @Test("a picture that fills the screen needs more than a command for a label")
  func pictures() throws {
    func found(_ label: String, _ height: Int, _ other: String = "") throws -> [String] {
      try ids(Views.view("Image", "label=\"\(label)\"", 0, 200, 390, height), other, title: "")
        .filter { $0 == "image-label-missing" }
    }
    #expect(try found("Close", 500) == ["image-label-missing"])
    #expect(try found("Cat in a window", 500) == [])
    #expect(try found("Close", 100) == [])
    #expect(try found("Close", 500, Views.text("Are you sure?", 40, 300, 300, 20)) == [])
  }

  @Test("an attachment in a text with words is a warning, and alone an error")
  func attachments() throws {
    func severity(_ label: String) throws -> [String] {
      try found(Views.text(label, 16, 300, 200, 20)).map { $0.severity.rawValue }
    }
    #expect(try severity("4\u{FFFC} floors") == ["warning"])
    #expect(try severity("\u{FFFC}") == ["error"])
  }

  // MARK: Rows that a file can't decide

  @Test("rows that the cell may join have one finding, unless the file says what stops are")
  func rows() throws {
    func row(_ number: Int, _ texts: [String], _ accessible: String) -> String {
      let parts = texts.enumerated().map { place, text in
        Views.view(
          "StaticText",
          "label=\"\(text) \(number)\" \(accessible)",
          16,
          210 + 90 * number + 22 * place,
          150,
          20
        )
      }
      return Views.view("Cell", "", 0, 200 + 90 * number, 390, 80, parts.joined())
    }
    func found(_ count: Int, _ texts: [String], _ accessible: String = "") throws -> [String] {
      try self.found((0..<count).map { row($0, texts, accessible) }.joined()).map(\.message)
    }
    let long = ["Steps", "today", "all of it"]
    #expect(
      try found(2, long) == [
        "2 rows form several stops each, such as 'Steps 0', 'today 0', and 'all of it 0' in one of them, unless their cells join the elements"
      ]
    )
    #expect(try found(2, long, "accessible=\"true\"").count == 1)
    #expect(
      try found(3, ["Photos", "For your avatar"]) == [
        "3 rows form several stops each, such as 'Photos 0' and 'For your avatar 0' in one of them, unless their cells join the elements"
      ]
    )
    #expect(try found(2, ["Photos", "For your avatar"]) == [])
    #expect(try found(3, ["Photos"]) == [])
    #expect(try found(3, ["Photos", "For your avatar"], "accessible=\"true\"") == [])
  }

  // MARK: Places and titles

  @Test("a button that VoiceOver skips is reported at its own line")
  func places() throws {
    let views = """

      \(Views.view("StaticText", "label=\"Deck\" accessible=\"true\"", 16, 130, 100, 40))
      \(Views.view("Button", "accessible=\"false\"", 300, 300, 60, 60))

      """
    let report = try Export.report(Export.export(views))
    let skipped = report.findings.filter { $0.rule.id == "element-undetected" }
    #expect(skipped.map(\.place.line) == [3])
  }

  @Test("a bar without a title is a note if nothing below looks like one")
  func titles() throws {
    func found(_ inside: String, _ below: String = "", height: Int = 64) throws -> [String] {
      let back = Views.view("Button", "label=\"Back\"", 0, 20, 44, 44)
      let bar = Views.view("Other", "", 0, 0, 390, height, back + inside)
      let text = Views.text("Nothing here yet", 16, 400, 200, 20)
      return try ids(bar, below, text, title: "").filter { $0 == "title-missing" }
    }
    let empty = Views.view("StaticText", "", 45, 20, 300, 44)
    #expect(try found(empty) == ["title-missing"])
    #expect(try found("") == [])
    #expect(try found(Views.text("Orders", 45, 20, 300, 44)) == [])
    #expect(try found(empty + Views.view("Image", "", 150, 25, 90, 30)) == [])
    #expect(try found(empty, height: 300) == [])
    #expect(try found(empty, Views.text("Orders", 16, 100, 300, 41)) == [])
    #expect(try found(empty, Views.view("SearchField", "label=\"Find\"", 16, 100, 300, 36)) == [])
    #expect(try found(empty, Views.title) == [])
  }

  @Test("a navigation bar with the name of a class has no title")
  func classNames() throws {
    func found(_ name: String) throws -> [String] {
      let back = Views.view("Button", "label=\"Back\"", 0, 47, 44, 44)
      let bar = Views.view("NavigationBar", "name=\"\(name)\"", 0, 47, 390, 44, back)
      let text = Views.text("Nothing here yet", 16, 400, 200, 20)
      return try ids(bar, text, title: "").filter { $0 == "title-missing" }
    }
    #expect(try found("OrdersView") == ["title-missing"])
    #expect(try found("Orders") == [])
  }
}
