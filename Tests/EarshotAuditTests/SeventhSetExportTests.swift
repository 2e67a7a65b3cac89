import EarshotAudit
import Testing

/// What the audit says of exports since the misses of all outside sets were sorted by rule: each rule
/// with what it has to find, and with near misses.
@Suite("Findings in exports since the misses were sorted")
struct SeventhSetExportTests {
  private typealias Export = ExportTests
  private typealias Views = ThirdJudgeExportTests

  private func ids(_ views: String..., title: String = Views.title) throws -> [String] {
    try Export.ids(Export.export(views.joined(), title))
  }

  private func messages(_ views: String..., title: String = Views.title) throws -> [String] {
    try Export.report(Export.export(views.joined(), title)).findings.map(\.message)
  }

  // MARK: Commands without the trait of a control

  @Test(
    "a text that is a command and nothing else is a control",
    arguments: [
      ("Skip", true), ("Try again", true), ("Not now", true), ("再刷新下", true), ("跳过", true),
      ("Отмена", true), ("Abbrechen", true), ("もっと見る", true), ("Learn more…", true),
      ("Skip the queue", false), ("Sign in", false), ("Next", false), ("Done", false),
      ("刷新时间", false), ("Forgot password?", false),
    ]
  )
  func commands(_ row: (label: String, isFound: Bool)) throws {
    #expect(
      try ids(Views.text(row.label, 16, 300, 200, 20)).contains("role-missing") == row.isFound
    )
  }

  @Test("a command in a row, over a button, or in a heading has no finding")
  func partsOfControls() throws {
    let text = Views.text("Skip", 40, 310, 40, 20)
    #expect(try ids(Views.view("Cell", "", 0, 300, 390, 60, text)) == [])
    #expect(try ids(Views.button("Skip", 16, 300, 200, 48), text) == ["heard-twice"])
    #expect(try ids(Views.view("Button", "label=\"Skip\"", 16, 300, 200, 48, text)) == [])
    let heading = Views.view(
      "StaticText",
      "label=\"Skip\" traits=\"Header\"",
      16,
      300,
      200,
      20
    )
    #expect(try ids(heading) == [])
  }

  @Test("“Forgot password?” is a command beside a field for one")
  func forgotten() throws {
    let field = Views.view("SecureTextField", "label=\"Password\"", 16, 300, 300, 48)
    let text = Views.text("Forgot password?", 16, 380, 200, 20)
    #expect(try ids(field, text) == ["role-missing"])
    #expect(try ids(text) == [])
  }

  @Test(
    "a view that is named like a button in code is one",
    arguments: [
      ("login_button", true), ("loginButton", true), ("LoginBtn", true), ("button", true),
      ("buttonTitle", false), ("login_button_label", false), ("unbutton", false),
      ("Push the button", false), ("button-login-container", true), ("button_title", false),
    ]
  )
  func namesInCode(_ row: (name: String, isFound: Bool)) throws {
    for type in ["Other", "StaticText", "Image"] {
      let view = Views.view(type, "name=\"\(row.name)\" label=\"Log in\"", 16, 300, 200, 48)
      #expect(try ids(view) == (row.isFound ? ["role-missing"] : []))
    }
    let button = Views.view("Button", "name=\"\(row.name)\" label=\"Log in\"", 16, 300, 200, 48)
    #expect(try ids(button) == [])
  }

  @Test("a wrapper with the same label has the name of a stop")
  func wrappers() throws {
    func found(_ name: String, _ label: String) throws -> [String] {
      let text = Views.text("Log in", 30, 310, 60, 24)
      let inner = Views.view("Other", "name=\"Log in\" label=\"Log in\"", 16, 300, 90, 48, text)
      let outer = "name=\"\(name)\" label=\"\(label)\""
      return try ids(Views.view("Other", outer, 16, 300, 90, 48, inner))
    }
    #expect(try found("button-login", "Log in") == ["role-missing"])
    #expect(try found("login-area", "Log in") == [])
    #expect(try found("button-login", "Log in Register") == [])
  }

  @Test("commands inside a control without a label are out of reach")
  func swallowed() throws {
    let texts = Views.text("Sorry", 40, 310, 90, 20) + Views.text("取消", 40, 340, 90, 20)
    #expect(
      try ids(Views.view("Button", "", 16, 300, 300, 90, texts))
        == ["label-missing", "nested-accessible"]
    )
    let one = Views.text("取消", 40, 340, 90, 20)
    #expect(try ids(Views.view("Button", "", 16, 300, 300, 90, one)) == ["label-missing"])
  }

  // MARK: Said twice

  @Test("a button and a text beside it that says the same are two stops for one")
  func doubles() throws {
    func found(_ label: String, _ x: Int, _ y: Int) throws -> [String] {
      try ids(Views.button("Wallet", 100, 300, 60, 60) + Views.text(label, x, y, 60, 20))
    }
    #expect(try found("Wallet", 100, 364) == ["heard-twice"])
    #expect(try found("wallet", 170, 320) == ["heard-twice"])
    #expect(try found("Wallet", 100, 400) == [])
    #expect(try found("Wallet", 250, 320) == [])
    #expect(try found("Card", 100, 364) == [])
  }

  @Test("pairs that say the same have one finding")
  func pairs() throws {
    let pairs = [0, 1, 2].map { number in
      Views.button("Wallet \(number)", 20 + 100 * number, 300, 60, 60)
        + Views.text("Wallet \(number)", 20 + 100 * number, 362, 60, 20)
    }
    #expect(
      try messages(pairs.joined()) == [
        "'Wallet 0, Button' and 'Wallet 0' are two stops for the same thing; the same applies to 2 other pairs"
      ]
    )
  }

  @Test("captions below buttons are no row of texts")
  func captions() throws {
    func found(_ y: Int) throws -> [String] {
      let parts = [0, 1, 2].map { number in
        Views.button("Wallet \(number)", 20 + 100 * number, 300, 60, 60)
          + Views.text("Card \(number)", 20 + 100 * number, y, 60, 20)
      }
      return try ids(parts.joined())
    }
    #expect(try found(364) == [])
    #expect(try found(400) == ["group-candidate"])
  }

  @Test("a switch and the text in its row that says the same are two stops for one")
  func switches() throws {
    let text = Views.text("Open links", 16, 310, 120, 20)
    func toggle(_ label: String, _ y: Int) -> String {
      Views.view("Switch", "label=\"\(label)\" value=\"0\"", 320, y, 51, 31)
    }
    #expect(try ids(text, toggle("Open links", 305)) == ["heard-twice"])
    #expect(try ids(text, toggle("Open links", 405)) == [])
    #expect(try ids(text, toggle("Open mails", 305)) == [])
  }

  @Test("a picture and a caption that are links to one thing are one link")
  func links() throws {
    func link(_ type: String, _ label: String, _ y: Int, _ height: Int) -> String {
      let traits = type == "Image" ? "Link, Image" : "Link"
      return Views.view(type, "label=\"\(label)\" traits=\"\(traits)\"", 16, y, 200, height)
    }
    let other = Views.view("Link", "label=\"Other\" traits=\"Link\"", 240, 320, 100, 44)
    #expect(
      try ids(link("Image", "Georgia", 300, 100), link("Link", "Georgia", 360, 44), other)
        == ["heard-twice"]
    )
    #expect(
      try ids(link("Link", "Georgia", 300, 44), link("Link", "Georgia", 350, 44))
        == ["label-duplicate"]
    )
  }

  @Test("text inside the frame of text that says more is heard twice")
  func parts() throws {
    func found(_ label: String, _ y: Int) throws -> [String] {
      try ids(Views.text("Threads, Automatic", 32, 300, 236, 20), Views.text(label, 32, y, 120, 20))
    }
    #expect(try found("Threads", 300) == ["heard-twice"])
    #expect(try found("Threads", 330) == [])
    #expect(try found("Manual", 300) == [])
  }

  @Test("two rows of a name and a price are four stops, and two rows of other texts are none")
  func prices() throws {
    func found(_ first: String, _ second: String) throws -> [String] {
      try ids(
        Views.text("Scout's Gun", 20, 470, 92, 23),
        Views.text(first, 314, 470, 79, 23),
        Views.text("D.Va Headset", 20, 514, 104, 23),
        Views.text(second, 314, 514, 79, 23)
      )
    }
    #expect(try found("1 x $98.00", "1 x $60.00") == ["group-candidate"])
    #expect(try found("$98.00", "€60") == ["group-candidate"])
    #expect(try found("$98.00", "sold out") == [])
    #expect(try found("red", "blue") == [])
  }

  @Test("the halves of a stepper have UIKit's size, and other buttons have their own")
  func steppers() throws {
    func found(_ type: String) throws -> [String] {
      let half = Views.view("Button", "label=\"Threads, Increment\"", 323, 300, 47, 32)
      return try ids(Views.view(type, "", 276, 300, 94, 32, half))
    }
    #expect(try found("Stepper") == [])
    #expect(try found("Other") == ["hit-region-small"])
  }

  @Test("the name of a button of a device is no role")
  func hardware() throws {
    #expect(try ids(Views.button("Action Button", 16, 300, 300, 53)) == [])
    #expect(try ids(Views.button("Login Button", 16, 300, 300, 53)) == ["label-has-trait"])
  }

  @Test(
    "identifiers that are labels",
    arguments: [
      ("claim-component-id", true), ("my-new-component", true), ("photo-id", false),
      ("face-id", false), ("step-by-step", false),
    ]
  )
  func identifiers(_ row: (label: String, isFound: Bool)) throws {
    let text = "name=\"\(row.label)\" label=\"\(row.label)\""
    let found = try ids(Views.view("StaticText", text, 16, 300, 200, 20))
    #expect(found == (row.isFound ? ["label-is-filename"] : []))
  }

  // MARK: States and numbers

  @Test("a picture of a check box in a button shows a state that VoiceOver has to say")
  func checkBoxes() throws {
    func found(_ picture: String, _ attributes: String) throws -> [String] {
      let image = Views.view("Image", "name=\"\(picture)\"", 20, 310, 24, 24)
      return try ids(
        Views.view("Button", "label=\"Get news\" \(attributes)", 16, 300, 300, 60, image)
      )
    }
    #expect(try found("ic_checkbox", "traits=\"Button\"") == ["state-missing"])
    #expect(try found("box-unchecked", "traits=\"Button\"") == ["state-missing"])
    #expect(try found("ic_checkbox", "traits=\"Button, Selected\"") == [])
    #expect(try found("ic_checkbox", "value=\"On\" traits=\"Button\"") == [])
    #expect(try found("checkmark", "traits=\"Button\"") == [])
    #expect(try found("ic_arrow", "traits=\"Button\"") == [])
  }

  @Test(
    "a count by itself doesn't say what it counts",
    arguments: [
      ("(172)", true), ("(1.2K)", true), ("1 of 4", true), ("3 von 9", true), ("4s", true),
      ("(new)", false), ("4 eggs", false), ("1 of us", false), ("s", false), ("M4s", false),
      ("(172) reviews", false),
    ]
  )
  func counts(_ row: (label: String, isFound: Bool)) throws {
    let text = Views.text(row.label, 16, 300, 200, 20)
    #expect(try ids(text) == (row.isFound ? ["label-number"] : []))
    #expect(try ids(Views.view("Cell", "", 0, 290, 390, 60, text)) == [])
    let name = Views.text("Comments", 16, 300, 80, 20)
    #expect(try !ids(name, Views.text(row.label, 100, 300, 40, 20)).contains("label-number"))
  }

  @Test("a number that a button shows and VoiceOver doesn't say is a note")
  func numbersInButtons() throws {
    func found(_ label: String, _ number: String) throws -> [String] {
      let text = Views.text(number, 40, 310, 30, 20)
      return try ids(Views.view("Button", "label=\"\(label)\"", 16, 300, 80, 60, text))
    }
    #expect(try found("Skip back", "10") == ["text-unheard"])
    #expect(try found("Skip back 10 seconds", "10") == [])
    #expect(try found("Skip back", "10:00") == [])
    #expect(try found("Skip back", "1000") == [])
  }

  @Test("the head of a section that closes has its state outside the label")
  func sections() throws {
    func found(_ label: String, _ traits: String) throws -> [String] {
      try ids(
        Views.view("StaticText", "label=\"\(label)\" traits=\"\(traits)\"", 16, 300, 200, 44)
      )
    }
    #expect(try found("Smart feeds Expanded", "Header") == ["label-has-state", "role-missing"])
    #expect(try found("Smart feeds, collapsed", "Button") == ["label-has-state"])
    #expect(try found("Expanded", "Header") == [])
    #expect(try found("Universe expanded again", "Header") == [])
    #expect(try found("The universe expanded", "StaticText") == [])
  }

  @Test("a name for tests that has a state in brackets has to lose both")
  func namesForTests() throws {
    #expect(
      try ids(Views.button("Login.button[disabled]", 16, 300, 200, 50))
        == ["label-has-state", "label-is-filename"]
    )
  }

  // MARK: What a file can't say

  @Test("a long screen without traits says that headings can't be judged")
  func headings() throws {
    func lines(_ count: Int, _ traits: String) throws -> [String] {
      let texts = (0..<count).map {
        Views.view(
          "StaticText",
          "label=\"Text \($0) of them\" \(traits)",
          16,
          100 + 40 * $0,
          200,
          20
        )
      }
      return AuditText.lines(of: [try Export.report(Export.export(texts.joined()))])
    }
    let line = "a.xml: the audit can't judge headings, because the file doesn't show all of them"
    #expect(try lines(12, "").contains(line))
    #expect(try !lines(11, "").contains(line))
    #expect(try !lines(12, "traits=\"StaticText\"").contains(line))
  }
}
