import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

/// The audit's findings for labels in exports that frameworks, templates, and code write, each with
/// near misses.
@Suite("Labels in exports that come from code and templates")
struct LabelsFromCodeTests {
  private let pages = ThirteenthSetExportTests()

  private func found(_ rule: String, _ label: String, _ type: String = "Button") throws -> [String]
  {
    let escaped = label.replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    let frame: [Double] = [20, 300, 200, 44]
    return try pages.found(
      rule,
      pages.view(type, nil, label: escaped, frame, traits: type == "Other" ? "" : type)
    )
  }

  @Test(
    "a kind and a position in a label are VoiceOver's words",
    arguments: [
      ("Trips, tab, 1 of 4", "tab, 1 of 4"), ("Cart tab 3 of 4", "tab 3 of 4"),
      ("Startseite, Tab, 1 von 4", "Tab, 1 von 4"), ("Главная, вкладка, 1 из 4", "вкладка, 1 из 4"),
      ("ホーム、タブ、1/4", "タブ、1/4"), ("Start, tab, 1 of 3 Mine, tab, 2 of 3", "tab, 1 of 3"),
    ]
  )
  func positions(_ row: (label: String, words: String)) throws {
    for type in ["Button", "Other"] {
      let messages = try found("label-has-trait", row.label, type)
      #expect(messages.count == 1)
      #expect(messages.allSatisfy { $0.contains("the position, '\(row.words)'") })
    }
    #expect(try found("label-has-trait", row.label, "StaticText") == [])
  }

  @Test(
    "a page, an item, or a word for another thing isn't a kind with a position",
    arguments: [
      "Photo 3 of 12", "Page 2 of 3", "Open in new tab", "Tab 1 of 4", "Link 10:30 to 11:45 trains",
      "Button 5 of 4 and more", "Loss of smell, taste", "Home, selected",
    ]
  )
  func otherPositions(_ label: String) throws {
    #expect(try found("label-has-trait", label, "Other") == [])
  }

  @Test("a kind after the last comma is VoiceOver's word")
  func kinds() throws {
    #expect(try found("label-has-trait", "Save, button", "Other").count == 1)
    #expect(try found("label-has-trait", "Settings, link").count == 1)
    #expect(try found("label-has-trait", "Save, buttons", "Other") == [])
    #expect(try found("label-has-trait", "Save, button", "StaticText") == [])
  }

  @Test(
    "identifiers, keys, and numbered views are names in code",
    arguments: [
      "Signup-EmailInput", "emailInput", "EmailTextField", "passwordField", "close-icon",
      "login-form", "txtEmail", "homeViewController", "UserNameLabel", "com.app.home",
      "com.example:id/login", "onboarding.welcome.title", "home.title", "product-card-1", "button1",
    ]
  )
  func identifiers(_ label: String) throws {
    #expect(try found("label-is-filename", label).count == 1)
  }

  @Test(
    "words, products, and addresses aren't names in code",
    arguments: [
      "SmartView", "OpenTable", "iPhone", "YouTube", "Wi-Fi", "sign-in", "push-button", "free-form",
      "example.com", "node.js", "mail.example.com", "eBay", "A-1", "2-in-1", "and/or", "12:30",
      "Springfield", "McDonald", "view1point", "TikTok", "e-mail", "row-boat", "JotForm", "WebForm",
      "PowerToggle", "QuickInput", "ToDoList", "myList", "theList", "PlatForm", "StreetView",
      "TextEdit", "SmartSwitch", "DropBox", "deviantArt", "openSUSE", "Type-C", "F-150", "Opt-out",
      "{Brackets}", "SpeechToText", "Optional (recommended)", "John’s iPhone",
    ]
  )
  func words(_ label: String) throws {
    #expect(try found("label-is-filename", label) == [])
  }

  @Test(
    "a program forgot to replace a part of the label",
    arguments: [
      ("%@ items", "%@"), ("%1$d of 3", "%1$d"), ("Hello, {{name}}", "{{name}}"),
      ("${count} left", "${count}"), ("{0} left", "{0}"), ("(null)", "(null)"),
      ("Welcome, (null)", "(null)"),
      ("undefined", "undefined"), ("Optional(5)", "Optional(5)"), ("$t(home.title)", "$t(home"),
    ]
  )
  func leftovers(_ row: (label: String, words: String)) throws {
    let messages = try found("label-is-filename", row.label)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.contains("contains '\(row.words)") })
  }

  @Test(
    "a percent sign, braces, and words such as null don't come from code",
    arguments: [
      "50% discount", "100 %s", "50 % der Preise", "Null", "A set {1, 2}", "Save 20%", "{ }",
      "nils",
      "Discount %", "5%d'intérêt",
    ]
  )
  func percentages(_ label: String) throws {
    #expect(try found("label-is-filename", label) == [])
  }

  @Test("the web address of a button is a problem, and that of a link is content")
  func addresses() throws {
    let address = "https://example.com/pictures/12"
    #expect(try found("label-is-filename", address).count == 1)
    #expect(try found("label-is-filename", address, "Image").count == 1)
    #expect(try found("label-is-filename", address, "Link") == [])
    #expect(try found("label-is-filename", address, "StaticText") == [])
  }

  @Test("a control from a template or for developers is a problem, and text isn't")
  func templates() throws {
    #expect(try found("label-generic", "TODO").count == 1)
    #expect(try found("label-generic", "Dummy Image1", "Image").count == 1)
    #expect(try found("label-generic", "debug").count == 1)
    #expect(try found("label-generic", "Dummy Image1", "StaticText") == [])
    #expect(try found("label-generic", "To do") == [])
    #expect(try found("label-generic", "Debug information for support") == [])
  }

  @Test("arrows beside words are a note, and quotation marks and comparisons aren't")
  func arrows() throws {
    for label in ["Continue >>", "< Back", "Next ›", "« Zurück"] {
      #expect(try found("label-punctuation", label).count == 1)
      #expect(try found("label-punctuation", label, "StaticText") == [])
    }
    #expect(try found("label-punctuation", "x").count == 1)
    for label in ["«Мир»", "A > B", "Continue", "X"] {
      #expect(try found("label-punctuation", label) == [])
    }
  }

  @Test("the name of an asset inside a stop is a finding for the stop")
  func hiddenAssets() throws {
    func count(_ label: String) throws -> Int {
      let inner = pages.view("Button", label, [320, 310, 24, 24], traits: "Button")
        .replacing("name=", with: "label=")
      let row = pages.view(
        "Button",
        nil,
        label: "Deck",
        [0, 300, 400, 60],
        traits: "Button",
        inner
      )
      return try pages.found("label-is-filename", row).count
    }
    #expect(try count("discover_add") == 1)
    #expect(try count("discover_tick") == 0)
    #expect(try count("Follow") == 0)
  }
}
