import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

/// The audit's findings in exports, after an outsider judged a fourteenth set: each rule with cases
/// that it has to find, and with near misses.
@Suite("Findings in exports of the fourteenth set")
struct FourteenthSetExportTests {
  private let pages = ThirteenthSetExportTests()

  private func found(_ rule: String, _ views: String...) throws -> [String] {
    try pages.found(rule, views.joined(separator: "\n"))
  }

  private func button(_ label: String, _ frame: [Double], _ traits: String = "Button") -> String {
    pages.view("Button", nil, label: label, frame, traits: traits)
  }

  private func text(_ words: String, _ frame: [Double]) -> String { pages.text(words, frame) }

  /// Returns a view that VoiceOver skips.
  private func skipped(_ type: String, _ frame: [Double], _ inside: String = "") -> String {
    pages.view(type, nil, frame, inside)
  }

  @Test("a skipped button is a problem only if people can see something in it")
  func emptyButtons() throws {
    let frame: [Double] = [14, 100, 374, 220]
    let title = text("Deck", [16, 40, 200, 40])
    func count(_ inside: String, beside: String = "") throws -> Int {
      let cell = skipped("Button", frame, inside)
      return try found("element-undetected", title, beside, cell).count
    }
    #expect(try count("") == 0)
    #expect(
      try found("element-undetected", title, skipped("Button", [14, 100, 44, 44])).count == 1
    )
    #expect(try count(skipped("Other", frame)) == 0)
    #expect(try count(skipped("Image", [20, 110, 24, 24])) == 1)
    #expect(try count("", beside: skipped("Image", [20, 110, 24, 24])) == 1)
    #expect(try count("", beside: skipped("Image", [20, 400, 24, 24])) == 0)
    #expect(try count(inner("StaticText", "Open", [20, 110, 90, 24])) == 1)
  }

  @Test("text in an alert with a button is a message, not a command")
  func alerts() throws {
    let message = text("Try Again", [70, 400, 260, 20])
    let again = button("Try Face ID Again", [60, 440, 280, 48])
    func count(_ type: String, _ inside: String) throws -> Int {
      try found("role-missing", skipped(type, [40, 350, 320, 200], inside)).count
    }
    #expect(try count("Alert", message + again) == 0)
    #expect(try count("Alert", message) == 1)
    #expect(try count("Other", message + again) == 1)
  }

  @Test("emoji on several buttons in a row are their names")
  func emoji() throws {
    let hearts = ["🔥", "👏", "😢"].enumerated().map { number, name in
      button(name, [50 * Double(number), 600, 44, 44])
    }
    #expect(try found("label-emoji", hearts.joined()) == [])
    #expect(try found("label-emoji", hearts[0]).count == 1)
    #expect(try found("label-emoji", button("Pay 🔥", [0, 600, 90, 44])).count == 1)
  }

  /// Returns a view with a label inside a stop.
  private func inner(
    _ type: String,
    _ label: String,
    _ frame: [Double],
    traits: String = "Button",
    _ inside: String = ""
  ) -> String {
    let view = pages.view(type, nil, label: label, frame, traits: traits, "INSIDE")
    return view.replacing("accessible=\"true\"", with: "accessible=\"false\"")
      .replacing("INSIDE", with: inside)
  }

  @Test("text inside a control with its own label belongs to that control")
  func textsInControls() throws {
    func count(_ type: String) throws -> Int {
      let words = inner("StaticText", "Reply", [20, 460, 40, 20], traits: "StaticText")
      let control = inner(type, "Answer this comment", [20, 455, 60, 30], traits: "", words)
      let cell = pages.view("Cell", nil, label: "Ann said hello", [0, 400, 400, 100], control)
      return try found("text-unheard", cell).count
    }
    #expect(try count("Button") == 0)
    #expect(try count("Other") == 1)
  }

  @Test("targets that are a little too small are one note for the screen")
  func nearTargets() throws {
    func told(_ sizes: [(Double, Double)]) throws -> [String] {
      let buttons = sizes.enumerated().map { number, size in
        button("Chip \(number)", [10, 200 + 60 * Double(number), size.0, size.1])
      }
      return try pages.findings(buttons.joined()).filter { $0.rule.id == "hit-region-small" }
        .map { "\($0.severity.rawValue): \($0.message)" }
    }
    #expect(
      try told([(124, 36), (36, 37)]) == [
        "note: 2 targets are a little small: 'Chip 0' (124 by 36 points) and 'Chip 1' (36 by 37 "
          + "points); make them at least 44 by 44 points"
      ]
    )
    let alone = "the target is 118 by 35 points; make it at least 44 by 44"
    #expect(try told([(118, 35)]) == ["note: \(alone)"])
    #expect(try told([(34, 35)]).first?.hasPrefix("warning") == true)
    #expect(try told([(90, 31)]).first?.hasPrefix("warning") == true)
    #expect(try told([(90, 31), (90, 30)]).count == 2)
    #expect(try told([(40, 40)]) == [])
  }

  @Test("small controls inside a stop are one finding")
  func targetsInside() throws {
    func told(_ side: Double) throws -> [String] {
      let like = inner("Button", "Like comment", [370, 410, 16, side])
      return try found(
        "hit-region-small",
        pages.view("Cell", nil, label: "Ann said hello", [0, 400, 400, 100], like)
      )
    }
    #expect(
      try told(23) == [
        "a button inside another element is a small target: 'Like comment' (16 by 23 points); "
          + "make it at least 44 by 44 points"
      ]
    )
    let wide = inner("Button", "Like comment", [340, 410, 30, 24])
    let cell = pages.view("Cell", nil, label: "Ann said hello", [0, 400, 400, 100], wide)
    #expect(try found("hit-region-small", cell) == [])
  }

  @Test(
    "a button inside a row is a control, even if it has the name of an asset",
    arguments: [
      ("deck_add", 24.0, 1), ("deck_add", 16, 0), ("ic_checkbox", 24, 0), ("chevron_right", 24, 0),
      ("Follow", 16, 1),
    ]
  )
  func buttonsInside(_ row: (name: String, side: Double, count: Int)) throws {
    let part = inner("Button", row.name, [350, 430, row.side, row.side])
    let outer = pages.view(
      "Button",
      nil,
      label: "Tea for two",
      [16, 420, 366, 56],
      traits: "Button",
      part
    )
    #expect(try found("nested-accessible", outer).count == row.count)
  }

  @Test("a search field in a bar has the system's size")
  func fieldsOfBars() throws {
    let field = pages.view("SearchField", nil, label: "Search", [16, 168, 370, 11])
    let bar = skipped("NavigationBar", [0, 60, 400, 130], text("Home", [16, 120, 90, 40]) + field)
    #expect(try found("hit-region-small", bar) == [])
    #expect(try found("hit-region-small", field).count == 1)
  }

  @Test("digits are a code by themselves or after a word for a code")
  func digits() throws {
    func count(_ words: String) throws -> Int {
      try found("label-digits", text(words, [20, 300, 300, 20])).count
    }
    for words in ["8472913", "Order 8472913", "Order no. 8472913", "Bestellung 8472913"] {
      #expect(try count(words) == 1, "\(words)")
    }
    for words in ["20261003", "Rendered 20261003", "Preview 8472913", "About 8472913 people"] {
      #expect(try count(words) == 0, "\(words)")
    }
    #expect(try count("20261403") == 1)
    let page = skipped("WebView", [0, 100, 400, 600], text("8472913", [20, 300, 300, 20]))
    #expect(try found("label-digits", page) == [])
  }

  @Test("the words of a switch can end like a state")
  func switches() throws {
    func count(_ label: String, _ type: String) throws -> Int {
      let traits = type == "Switch" ? "ToggleButton, Button" : "Button"
      let view = pages.view(type, nil, label: label, [330, 300, 63, 29], traits: traits)
      return try found("label-has-state", view).count
    }
    #expect(try count("Ads enabled", "Switch") == 0)
    #expect(try count("Ads enabled", "Button") == 1)
    #expect(try count("Wi-Fi, On", "Switch") == 1)
    #expect(try count("Sound is on", "Switch") == 1)
    #expect(try count("Notifications on", "Switch") == 0)
  }

  @Test("the label of an image that names only its place and its kind says nothing")
  func pictures() throws {
    func count(_ label: String, _ type: String = "Image") throws -> Int {
      let traits = type == "Image" ? "Image" : "StaticText"
      let view = pages.view(type, nil, label: label, [20, 300, 100, 60], traits: traits)
      return try found("label-generic", view).count
    }
    #expect(try count("Banner Logo") == 1)
    #expect(try count("Banner Logo", "StaticText") == 0)
    #expect(try count("Acme Logo") == 0)
    #expect(try count("Banner Logo of Acme") == 0)
  }
}
