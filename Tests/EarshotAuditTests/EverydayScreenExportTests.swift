import EarshotAudit
import EarshotModel
import EarshotNotation
import Testing

/// The audit's findings in exports of everyday screens: each rule with cases that it has to find, and
/// with near misses.
@Suite("Findings in exports of everyday screens")
struct EverydayScreenExportTests: PageSourceTests {
  @Test(
    "every SF Symbol's name is the name of a picture, but not an address or an abbreviation",
    arguments: [
      ("gobackward.15", 1), ("moon.zzz", 1), ("plus.app", 1), ("rectangle.grid.2x2", 1),
      ("doc.on.doc", 1), ("eurosign.ring", 1), ("magnifyingglass", 1), ("playpause", 1),
      ("home.header.insights.cta", 1), ("eye-slash-24", 1), ("www.shop.example.com", 0),
      ("apple.com", 0), ("node.js", 0), ("a.m.", 0), ("e.g", 0), ("bookmark", 0), ("anna.k", 0),
    ]
  )
  func symbols(_ row: (label: String, count: Int)) throws {
    #expect(
      try found("label-is-filename", button(row.label, [16, 300, 44, 44])).count == row.count
    )
  }

  @Test(
    "the names that design tools and UIKit give aren't labels",
    arguments: [
      ("Rectangle 12", 1), ("Mask group", 1), ("Vector", 1), ("Group 123", 1), ("ic24_close", 1),
      ("close-24px", 1), ("UIImageView", 1), ("&lt;UILabel: 0x7f8a>", 1), ("Group 2", 0),
      ("Rectangle", 0), ("Vector Art", 0), ("UIKit", 0), ("Frame 5", 0), ("Size-12", 0),
    ]
  )
  func layers(_ row: (label: String, count: Int)) throws {
    let image = pages.view("Image", nil, label: row.label, [16, 300, 60, 60], traits: "Image")
    #expect(try found("label-is-filename", image).count == row.count)
  }

  @Test(
    "a picture named in lowercase by its purpose has the name of an asset, unless all words are",
    arguments: [("avatar", "Settings", 1), ("avatar", "settings", 0), ("Avatar", "Settings", 0)]
  )
  func purposes(_ row: (label: String, other: String, count: Int)) throws {
    let image = pages.view("Image", nil, label: row.label, [16, 300, 60, 60], traits: "Image")
    let found = try found("label-is-filename", image, button(row.other, [16, 400, 200, 44]))
    #expect(found.count == row.count)
  }

  @Test(
    "other words for the kind of a control, and “icon”, don't belong in its label",
    arguments: [
      ("Button", "Settings icon", 1), ("Button", "App icon", 0), ("Button", "Change icon", 0),
      ("Button", "Icon", 0), ("Slider", "Volume slider", 1), ("Slider", "Volume", 0),
      ("Switch", "Reminders toggle", 1), ("TextField", "Email input", 1),
      ("Button", "Email input", 0),
    ]
  )
  func synonyms(_ row: (type: String, label: String, count: Int)) throws {
    let traits = [
      "Button": "Button", "Slider": "Adjustable", "Switch": "Button, ToggleButton", "TextField": "",
    ]
    let view = pages.view(
      row.type,
      nil,
      label: row.label,
      [16, 300, 300, 44],
      traits: traits[row.type] ?? ""
    )
    #expect(try found("label-has-trait", view).count == row.count)
  }

  @Test(
    "a factor doesn't say what it multiplies",
    arguments: [("1x", 1), ("1.5×", 1), ("x", 0), ("Mix", 0), ("1x1", 0)]
  )
  func factors(_ row: (label: String, count: Int)) throws {
    let found = try found("label-number", button(row.label, [16, 300, 44, 44]))
    #expect(
      found
        == Array(
          repeating: "'\(row.label)' on its own doesn't say what it multiplies",
          count: row.count
        )
    )
  }

  @Test("buttons around a number change it")
  func steppers() throws {
    func count(_ middle: String) throws -> Int {
      try found(
        "one-adjustable",
        button("-", [16, 300, 44, 44]),
        text(middle, [64, 300, 30, 44]),
        button("+", [100, 300, 44, 44])
      ).count
    }
    #expect(try count("2") == 1)
    #expect(try count("or") == 0)
  }

  @Test("the title above several fields names none of them")
  func sectionTitles() throws {
    func field(_ value: String, _ y: Double) -> String {
      let field = pages.view("TextField", nil, [16, y, 358, 44])
      return field.replacing("accessible=\"false\"", with: "accessible=\"true\" value=\"\(value)\"")
    }
    func count(_ height: Double, second: String) throws -> Int {
      try found(
        "group-candidate",
        text("Shipping", [16, 140 - height, 200, height]),
        field("Full name", 146),
        second
      ).count
    }
    #expect(try count(22, second: field("Street", 200)) == 0)
    #expect(try count(16, second: field("Street", 200)) == 1)
    #expect(try count(22, second: button("Next", [16, 200, 358, 44])) == 1)
  }

  @Test("a name above its value, with a unit beside it, is one thing")
  func namedValues() throws {
    func tile(_ y: Double, _ name: String, _ value: String, gap: Double = 2) -> String {
      text(name, [180, y, 60, 16]) + text(value, [180, y + 16 + gap, 40, 22])
        + text("KCAL", [224, y + 20 + gap, 30, 14])
    }
    let both = try found("group-candidate", tile(140, "Move", "320"), tile(240, "Stand", "6"))
    #expect(
      both == [
        "'Move', '320', and 'KCAL' seem to belong together, but they're 3 stops; the same applies "
          + "to 1 other value"
      ]
    )
    #expect(try found("group-candidate", tile(140, "Move", "320")).isEmpty)
    let apart = try found(
      "group-candidate",
      tile(140, "Move", "320", gap: 30),
      tile(290, "Stand", "6", gap: 30)
    )
    #expect(!apart.contains { $0.contains("seem to belong together") })
  }

  @Test("views of the same size with the same contents are cards")
  func repeatedCards() throws {
    func option(_ y: Double, width: Double = 358, _ name: String) -> String {
      pages.view(
        "Other",
        nil,
        [16, y, width, 60],
        button("Choose \(name)", [20, y + 8, 44, 44]) + text(name, [70, y + 8, 120, 20])
          + text("About \(name)", [70, y + 32, 120, 16])
      )
    }
    #expect(try found("card-apart", option(300, "Fast"), option(366, "Slow")).count == 1)
    #expect(try found("card-apart", option(300, "Fast")).isEmpty)
    #expect(try found("card-apart", option(300, "Fast"), option(366, width: 200, "Slow")).isEmpty)
  }

  @Test("a panel in a flat list covers stops that VoiceOver still reaches")
  func coveredStops() throws {
    let page = (0..<4).map { text("Row \($0)", [16, 400 + 60 * Double($0), 300, 40]) }
    let panel = ["Share", "Copy link", "Delete"].enumerated().map { place, name in
      button(name, [16, 402 + 60 * Double(place), 300, 44])
    }
    #expect(
      try found("overlay-leak", (page + panel).joined()) == [
        "VoiceOver can reach 3 stops that other elements cover, such as 'Row 0'"
      ]
    )
    #expect(try found("overlay-leak", (panel.prefix(1) + page).joined()).isEmpty)
    #expect(try found("overlay-leak", (page + panel.prefix(2)).joined()).isEmpty)
    let scrolled = pages.view("ScrollView", nil, [0, 100, 400, 700], page.joined())
    #expect(try found("overlay-leak", scrolled, panel.joined()).isEmpty)
  }
}

extension EverydayScreenExportTests {
  @Test(
    "a word of a symbol, and a name with a number, are names of pictures",
    arguments: [
      ("thermometer", 1), ("onboarding-2", 1), ("Thermometer", 0), ("pizza", 0), ("covid-19", 1),
      ("Top-10", 0),
    ]
  )
  func pictures(_ row: (label: String, count: Int)) throws {
    let image = pages.view("Image", nil, label: row.label, [16, 300, 40, 40], traits: "Image")
    let found = try found("label-is-filename", image, button("Settings", [16, 400, 200, 44]))
    #expect(found.count == row.count)
  }

  @Test("the key of a translation with an underscore is a finding in text")
  func keys() throws {
    let rule = "label-is-filename"
    #expect(try found(rule, text("settings.build_info.title", [16, 300, 300, 20])).count == 1)
    #expect(try found(rule, text("nora_lind", [16, 300, 300, 20])).isEmpty)
  }

  @Test("filler text is a finding in text, too, but text about a template isn't")
  func filler() throws {
    #expect(try found("label-generic", text("Lorem ipsum dolor", [16, 300, 300, 20])).count == 1)
    #expect(try found("label-generic", text("Sample text", [16, 300, 300, 20])).isEmpty)
  }

  @Test("a view that only says a percentage may be a progress bar without a name")
  func percentages() throws {
    func count(_ type: String, _ label: String) throws -> Int {
      let view = pages.view(type, nil, label: label, [16, 96, 358, 6], traits: "")
      return try found("label-number", view, button("Settings", [16, 400, 200, 44])).count
    }
    #expect(try count("Other", "33%") == 1)
    #expect(try count("Other", "33% done") == 0)
    #expect(try count("StaticText", "33%") == 0)
  }

  @Test("rows of a letter and an answer are two stops each")
  func answers() throws {
    func row(_ y: Double, _ letter: String, _ answer: String) -> String {
      text(letter, [28, y, 14, 20]) + text(answer, [60, y, 100, 20])
    }
    let found = try found(
      "group-candidate",
      row(400, "A", "Earth"),
      row(450, "B", "Jupiter"),
      row(500, "C", "Mars")
    )
    #expect(found == ["3 rows form 6 stops, because each row has 2 text elements"])
  }
}

extension EverydayScreenExportTests {
  private func toggle(_ height: Double) -> String {
    let traits = "Button, ToggleButton"
    return pages.view("Switch", nil, label: "Alerts", [16, 300, 370, height], traits: traits)
  }

  @Test("UIKit determines the height of a switch", arguments: [(28.0, 0), (31, 0), (25, 1)])
  func switches(_ row: (height: Double, count: Int)) throws {
    #expect(try found("hit-region-small", toggle(row.height)).count == row.count)
  }

  @Test("two stops with one identifier and frame are one element, listed twice")
  func listedTwice() throws {
    func dictate(_ x: Double, _ name: String = "mic.button") -> String {
      pages.view("Button", name, label: "Dictate", [x, 300, 44, 44], traits: "Button")
    }
    #expect(try found("label-duplicate", dictate(300), dictate(300)).isEmpty)
    #expect(try found("label-duplicate", dictate(300), dictate(200)).count == 1)
    #expect(try found("label-duplicate", dictate(300), dictate(300, "other.button")).count == 1)
  }

  @Test(
    "a value that is the beginning of a text was cut off, but a part in the middle repeats",
    arguments: [("This domain is...", 0), ("This domain is…", 0), ("domain is", 1)]
  )
  func cutOff(_ row: (value: String, count: Int)) throws {
    let words = "This domain is for use in examples"
    let view = text(words, [16, 300, 300, 60])
      .replacing("traits=\"StaticText\"", with: "traits=\"StaticText\" value=\"\(row.value)\"")
    #expect(try found("label-has-value", view).count == row.count)
  }

  @Test(
    "Apple names buttons of its devices, also in Japanese",
    arguments: [("アクションボタン", 0), ("送信ボタン", 1)]
  )
  func hardware(_ row: (label: String, count: Int)) throws {
    #expect(try found("label-has-trait", button(row.label, [16, 300, 370, 52])).count == row.count)
  }

  @Test("the buttons of a stepper need the name of what they change")
  func steppersWithoutName() throws {
    func found(_ width: Double) throws -> [AuditFinding] {
      try pages.findings(
        button("Decrement", [200, 300, width, 32]) + button("Increment", [247, 300, width, 32])
      ).filter { $0.rule.id == "one-adjustable" }
    }
    #expect(try found(47).map(\.severity) == [.warning])
    #expect(try found(40).map(\.severity) == [.note])
  }

  @Test("a paragraph isn't a heading")
  func paragraphs() throws {
    func count(_ words: String) throws -> Int {
      let view = pages.view(
        "StaticText",
        nil,
        label: words,
        [16, 300, 358, 80],
        traits: "StaticText, Header"
      )
      return try found("label-too-long", view).count
    }
    let words = "Set up and manage your account and the subscriptions that you have on this device"
    #expect(try count(words + ".") == 1)
    #expect(try count(words) == 0)
    #expect(try count("Set up your account.") == 0)
  }

  @Test("people swipe on a slider, so a low one is only a note")
  func sliders() throws {
    let slider = pages.view(
      "Slider",
      nil,
      label: "Volume",
      [16, 300, 342, 20],
      traits: "Adjustable"
    )
    let found = try pages.findings(slider + button("Mute", [16, 400, 342, 20]))
      .filter { $0.rule.id == "hit-region-small" }
    #expect(found.map(\.severity) == [.note, .error])
  }

  @Test("values below names that begin together are pairs")
  func columns() throws {
    func row(_ words: [String], _ y: Double) -> String {
      words.enumerated().map { place, word in
        text(word, [20 + 120 * Double(place), y, 20 + 9 * Double(word.count), 18])
      }.joined()
    }
    let found = try found(
      "group-candidate",
      row(["Distance", "Pace", "Time"], 300),
      row(["8.42 km", "5:21", "45:03"], 320)
    )
    #expect(
      found == [
        "'Distance' and '8.42 km' seem to belong together, but VoiceOver reads 'Pace' between them"
      ]
    )
  }

  @Test(
    "hyphens join the words of an asset's name if one is “icon”",
    arguments: [("encore-icon-expand-16", 1), ("ui-navigation-cart", 1), ("state-of-the-art", 0)]
  )
  func hyphens(_ row: (label: String, count: Int)) throws {
    #expect(
      try found("label-is-filename", button(row.label, [16, 300, 44, 44])).count == row.count
    )
  }
}
