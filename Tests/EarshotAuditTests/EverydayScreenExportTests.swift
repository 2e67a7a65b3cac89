import EarshotAudit
import EarshotModel
import Testing

/// The audit's findings in exports of everyday screens: each rule with cases that it has to find, and
/// with near misses.
@Suite("Findings in exports of everyday screens")
struct EverydayScreenExportTests {
  private let pages = ThirteenthSetExportTests()

  private func found(_ rule: String, _ views: String...) throws -> [String] {
    try pages.found(rule, views.joined(separator: "\n"))
  }

  private func button(_ label: String, _ frame: [Double]) -> String {
    pages.view("Button", nil, label: label, frame, traits: "Button")
  }

  private func text(_ words: String, _ frame: [Double]) -> String { pages.text(words, frame) }

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
    #expect(try found("card-apart", option(300, "Fast"), option(366, "Slow")).count == 2)
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
