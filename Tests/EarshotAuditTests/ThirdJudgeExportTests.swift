import EarshotAudit
import Testing

/// The audit's findings in exports, after someone else collected and judged a fifth set: each rule
/// with cases that it has to find, and with as many near misses.
@Suite("Findings in exports of the fifth set")
struct ThirdJudgeExportTests {
  private typealias Export = ExportTests

  static let title = view(
    "StaticText",
    "label=\"Deck\" traits=\"Header\"",
    16,
    130,
    100,
    24
  )

  static func view(
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

  static func button(_ label: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int)
    -> String
  {
    view("Button", "label=\"\(label)\"", x, y, width, height)
  }

  static func text(_ label: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int)
    -> String
  {
    view("StaticText", "label=\"\(label)\"", x, y, width, height)
  }

  func ids(_ views: String...) throws -> [String] {
    try Export.ids(Export.export(views.joined(), Self.title))
  }

  func messages(_ views: String...) throws -> [String] {
    try Export.report(Export.export(views.joined(), Self.title)).findings.map(\.message)
  }

  // MARK: Emoji and icon fonts

  @Test("a button named by an emoji has a finding, and a row of them and keys have none")
  func emojiOnly() throws {
    let row = ["🙌", "🔥", "👏"].enumerated().map { Self.button($1, 20 + 60 * $0, 300, 50, 50) }
    #expect(try messages(row.joined()) == [])
    #expect(try messages(row[1]) == ["the label is only an emoji, which VoiceOver reads as 'fire'"])
    #expect(try ids(row[0], Self.button("Send", 80, 300, 50, 50), row[2]).count == 2)
    let keys = "😀😁😂🤣😃😄😅😆😉😊😋😎".enumerated().map { place, key in
      Self.button(String(key), 30 * place, 600, 30, 40)
    }
    #expect(try ids(keys.joined()) == [])
    #expect(try ids(Self.view("Key", "label=\"🔥\"", 20, 600, 30, 40)) == [])
    #expect(try ids(Self.view("StaticText", "label=\"🔥\"", 20, 600, 50, 50)) == [])
  }

  @Test("a small button with one character is small, unless it's a key")
  func oneCharacter() throws {
    #expect(try ids(Self.button("A", 20, 300, 30, 30)) == ["hit-region-small"])
    let keys = "abcdefghijkl".enumerated().map { Self.button("\($1)", 32 * $0, 600, 30, 40) }
    #expect(try ids(keys.joined()) == [])
    let days = ["M", "T", "W", "T"].enumerated().map { Self.button($1, 60 * $0, 300, 50, 50) }
    #expect(try ids(days.joined()) == ["label-duplicate"])
  }

  @Test(
    "an emoji that the app wrote",
    arguments: [
      ("Button", "Pay 🍕", true), ("Button", "🎉 New", true), ("Button", "Add 🍕 to order", true),
      ("StaticText", "Done ✅", true),
      ("StaticText", "⚠️ Don’t invest unless you’re prepared to lose it. Learn more.", true),
      ("StaticText", "🎉 New", true), ("StaticText", "I had 🍕 with friends", false),
      ("StaticText", "This was so good! Thanks! ❤️", false),
      ("StaticText", "So good that I made it for dinner again and again 🔥", false),
      ("Cell", "nora said thanks ❤️, 5 likes", false), ("Cell", "Great! See you ❤️.", false),
      ("Button", "nora said that this was so good, thanks ❤️", false),
      ("StaticText", "Grade A ©", false),
    ]
  )
  func emoji(_ row: (type: String, label: String, isFound: Bool)) throws {
    let found = try ids(Self.view(row.type, "label=\"\(row.label)\"", 16, 300, 300, 50))
    #expect(found.contains("label-emoji") == row.isFound, "\(found)")
  }

  @Test(
    "a character of an icon font is a mistake in any label",
    arguments: [
      ("Button", "\u{F0208}", "error"), ("Button", "\u{E5C4} Back", "warning"),
      ("StaticText", "\u{F0208}", "error"), ("Other", "\u{10F8C0} Share", "warning"),
      ("Button", "\u{F8FF} Pay", nil), ("Button", "Zahlen €", nil), ("StaticText", "한국어", nil),
      ("Button", "Nora \u{1F525}\u{FE0F}", nil),
    ]
  )
  func icons(_ row: (type: String, label: String, severity: String?)) throws {
    let view = Self.view(row.type, "label=\"\(row.label)\"", 16, 300, 200, 50)
    let findings = try Export.report(Export.export(view, Self.title)).findings
    let icons = findings.filter { $0.rule.id == "label-control-characters" }
    #expect(icons.map { "\($0.severity)" } == [row.severity].compactMap(\.self))
    #expect(row.severity == nil || findings.count == 1)
  }

  // MARK: Names

  @Test(
    "names of assets with a folder before them",
    arguments: [
      ("common visibility off", true), ("visibility off", true), ("more vert", true),
      ("shared arrow left", true), ("common sense", false), ("visibility of the post", false),
      ("common knowledge on", true), ("sound off", false), ("lights off please", false),
      ("Common visibility off", false), ("shared with me", false), ("turn sound off", false),
    ]
  )
  func assets(_ row: (label: String, isAsset: Bool)) throws {
    let found = try ids(Self.button(row.label, 16, 300, 200, 50))
    #expect(found == (row.isAsset ? ["label-is-filename"] : []))
  }

  @Test(
    "a value from code, and names of things",
    arguments: [
      ("mainWindowUnavailable", true), ("notDetermined", true), ("isLoading", true),
      ("iPhone", false), ("openAI", false), ("javaScript", false), ("Main Window", false),
      ("inProgress", false), ("MainWindowUnavailable", false), ("notebook", false),
    ]
  )
  func values(_ row: (value: String, isCode: Bool)) throws {
    let stop = "label=\"State\" value=\"\(row.value)\""
    let found = try ids(Self.view("Other", stop, 16, 300, 200, 50))
    #expect(found == (row.isCode ? ["label-is-filename"] : []))
    #expect(try ids(Self.view("TextField", stop, 16, 300, 200, 50)) == [])
  }

  @Test(
    "fields named as in code",
    arguments: [
      ("password1", true), ("field12", true), ("ipv4", false), ("Address1", false),
      ("address 1", false), ("line123", false), ("1password", false), ("password", false),
    ]
  )
  func fields(_ row: (label: String, isCode: Bool)) throws {
    let field = Self.view("SecureTextField", "label=\"\(row.label)\"", 16, 300, 300, 44)
    #expect(try ids(field) == (row.isCode ? ["field-label-missing"] : []))
  }

  @Test("text over an empty field is a separate stop, and text beside one isn't judged")
  func textsInFields() throws {
    func found(_ field: String, _ text: String, x: Int = 24) throws -> [String] {
      let inner = Self.view("StaticText", "label=\"\(text)\"", x, 306, 200, 24)
      return try ids(Self.view("TextView", field, 16, 300, 300, 36), inner)
    }
    #expect(try found("label=\"Add a comment\"", "What do you think?") == ["field-label-missing"])
    #expect(try found("label=\"Add a comment\" value=\"Nice\"", "What do you think?") == [])
    #expect(try found("label=\"Amount\"", "kg") == [])
    #expect(try found("label=\"Amount\"", "of your own weight", x: 100) == [])
    #expect(
      try !found("label=\"What do you think?\"", "What do you think?").contains(
        "field-label-missing"
      )
    )
  }

  // MARK: Targets

  @Test("a low item of a bar is a custom view, and one as high as bars is the system's")
  func bars() throws {
    for (type, height) in [("NavigationBar", 44), ("Toolbar", 44), ("Toolbar", 83)] {
      func item(_ width: Int, _ side: Int) throws -> [String] {
        try ids(
          Self.view(type, "", 0, 44, 390, height, Self.button("Me", 300, 48, width, side))
        )
      }
      #expect(try item(25, 26) == ["hit-region-small"], "\(type)")
      #expect(try item(22, 44) == [], "\(type)")
      #expect(try item(30, 36) == [], "\(type)")
      #expect(try item(52, 40) == [], "\(type)")
    }
    let low = Self.view("NavigationBar", "", 0, 44, 390, 44, Self.button("Me", 300, 53, 25, 26))
    #expect(try messages(low) == ["the target is 25 by 26 points; make it at least 44 by 44"])
  }

  @Test("in a field, the button that clears it is the system's, and overlaps nothing")
  func buttonsInFields() throws {
    func inside(_ type: String, _ label: String) throws -> [String] {
      try ids(
        Self.view(
          type,
          "label=\"Code word\"",
          16,
          300,
          300,
          44,
          Self.button(label, 280, 312, 20, 20)
        )
      )
    }
    #expect(try inside("SecureTextField", "Show") == ["hit-region-small"])
    #expect(try inside("TextField", "Scan card") == ["hit-region-small"])
    for clear in ["Clear text", "Text löschen", "Effacer le texte", "清除文本"] {
      #expect(try inside("TextField", clear) == [], "\(clear)")
    }
    #expect(try inside("SearchField", "Dictate") == [])
  }
}
