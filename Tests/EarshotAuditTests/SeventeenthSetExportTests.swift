import EarshotAudit
import EarshotImporters
import EarshotModel
import EarshotNotation
import Testing

/// The audit's findings in exports, after an outsider judged a seventeenth set: each rule with
/// cases that it has to find, and with near misses.
@Suite("Findings in exports of the seventeenth set")
struct SeventeenthSetExportTests {
  private let pages = ThirteenthSetExportTests()

  private func found(_ rule: String, _ views: String...) throws -> [String] {
    try pages.found(rule, views.joined(separator: "\n"))
  }

  private func button(_ label: String, _ frame: [Double], _ traits: String = "Button") -> String {
    pages.view("Button", nil, label: label, frame, traits: traits)
  }

  private func text(_ words: String, _ frame: [Double]) -> String { pages.text(words, frame) }

  /// Returns the object of a view in an export of idb.
  private func object(
    _ type: String,
    _ label: String?,
    _ frame: [Double],
    _ other: String = ""
  ) -> String {
    let name = label.map { "\"\($0)\"" } ?? "null"
    return """
      {"type": "\(type)", "AXLabel": \(name), "frame": {"x": \(frame[0]), "y": \(frame[1]), \
      "width": \(frame[2]), "height": \(frame[3])}\(other.isEmpty ? "" : ", \(other)")}
      """
  }

  /// Returns an app in an export of idb.
  private func app(_ objects: [String]) throws -> (
    result: AppDocument.ParseResult, source: SourceText
  ) {
    let all = [object("Application", "Deck", [0, 0, 390, 844])] + objects
    let source = SourceText(name: "a.json", "[\(all.joined(separator: ",\n"))]")
    return (AppDocument.open([source]), source)
  }

  private func found(_ rule: String, inObjects objects: String...) throws -> [String] {
    let app = try app(objects)
    let findings = try #require(Audit(app.result, of: [app.source])).report.findings
    return findings.filter { $0.rule.id == rule }.map(\.message)
  }

  private func labels(_ objects: String...) throws -> [String] {
    let tree = try #require(try app(objects).result.document).tree
    return tree.indices.filter { tree[$0].role != .app && tree[$0].role != .screen }
      .compactMap { tree[$0].label }
  }

  @Test(
    "a switch named by its kind and a state has no name",
    arguments: [("Switch on", 1), ("Switch off", 1), ("Switch on arrival", 0), ("Wi-Fi", 0)]
  )
  func kindAndState(_ row: (label: String, count: Int)) throws {
    let view = pages.view(
      "Switch",
      nil,
      label: row.label,
      [16, 300, 370, 44],
      traits: "Button, Toggle"
    )
    #expect(try found("label-has-trait", view).count == row.count)
  }

  @Test("words that a text says more than twice are its content")
  func choruses() throws {
    func count(_ words: String) throws -> Int {
      try found("heard-twice", text(words, [16, 300, 300, 60])).count
    }
    #expect(try count("sold out today sold out today") == 1)
    #expect(try count("la la la la la la") == 0)
    #expect(
      try count("row the boat row the boat row the boat row the boat") == 0
    )
  }

  @Test("an emoji that someone typed into a field isn't the app's")
  func typedEmoji() throws {
    func count(_ typed: String) throws -> Int {
      try found(
        "label-emoji",
        inObjects: object("TextField", "Search", [16, 100, 300, 44], "\"AXValue\": \"\(typed)\""),
        object("StaticText", "Find café 😀", [16, 200, 300, 20])
      ).count
    }
    #expect(try count("café 😀") == 0)
    #expect(try count("tea") == 1)
  }

  @Test("a button at the end of a field is part of it")
  func endsOfFields() throws {
    func count(_ frame: [Double]) throws -> Int {
      try found(
        "hit-regions-overlap",
        button("Address", [40, 100, 300, 44]),
        button("Dictate", frame)
      ).count
    }
    #expect(try count([300, 100, 30, 44]) == 0)
    #expect(try count([44, 100, 40, 44]) == 0)
    #expect(try count([180, 100, 30, 44]) == 1)
    #expect(try count([200, 100, 140, 44]) == 1)
    #expect(try count([300, 110, 30, 34]) == 1)
  }

  @Test("the edge of the screen cuts off views that scroll")
  func cutOff() throws {
    func count(_ y: Double) throws -> Int {
      try found("hit-region-small", button("Open quiz", [16, y, 180, 17])).count
    }
    #expect(try count(843) == 0)
    #expect(try count(700) == 1)
  }

  @Test("the two buttons in the upper corners of a sheet are items of a bar")
  func corners() throws {
    func count(_ y: Double, title: Double) throws -> Int {
      try found(
        "hit-region-small",
        inObjects: object("StaticText", "Add report", [100, title, 190, 30]),
        object("Button", "Cancel", [20, y, 76, 36]),
        object("Button", "Send", [300, y, 70, 36])
      ).count
    }
    #expect(try count(120, title: 170) == 0)
    #expect(try count(170, title: 120) == 1)
    #expect(try count(600, title: 700) == 1)
  }

  @Test(
    "text that only draws a symbol says nothing",
    arguments: [("♥", 1), ("★", 1), ("›", 1), ("A", 0), ("5", 0)]
  )
  func symbols(_ row: (label: String, count: Int)) throws {
    #expect(try found("label-symbol", text(row.label, [16, 300, 14, 17])).count == row.count)
  }

  @Test(
    "a control that is named by a count doesn't say what it counts",
    arguments: [("0 of 2", 1), ("3 von 7", 1), ("Queue, 0 of 2", 0), ("1 of us", 0)]
  )
  func counts(_ row: (label: String, count: Int)) throws {
    let found = try found("label-number", button(row.label, [300, 700, 62, 44]))
    #expect(found.count == row.count)
  }

  @Test("languages without spaces attach the kind to the name")
  func attachedKinds() throws {
    func count(_ type: String, _ label: String) throws -> Int {
      try found(
        "label-has-trait",
        inObjects: object(type, label, [16, 300, 100, 48], "\"role_description\": \"tab\"")
      ).count
    }
    #expect(try count("RadioButton", "ホームタブ") == 1)
    #expect(try count("RadioButton", "ホーム") == 0)
    #expect(try count("RadioButton", "タブ設定") == 0)
  }

  @Test("the buttons of a stepper are nothing that its adjustable element hides")
  func steppers() throws {
    func count(_ second: [Double]) throws -> Int {
      let inside =
        object("Button", "Less", [276, 300, 47, 32]) + ", " + object("Button", "More", second)
      return try found(
        "nested-accessible",
        inObjects: object(
          "Slider",
          "Rest",
          [32, 300, 338, 32],
          "\"AXValue\": \"120\", \"children\": [\(inside)]"
        )
      ).count
    }
    #expect(try count([323, 300, 47, 32]) == 0)
    #expect(try count([200, 300, 47, 32]) == 1)
    #expect(try count([323, 300, 30, 32]) == 1)
  }

  @Test("a value and its name below it belong together, not the values of a row")
  func columns() throws {
    func row(_ words: [String], _ y: Double) -> String {
      words.enumerated().map { place, word in text(word, [20 + 130 * Double(place), y, 100, 20]) }
        .joined()
    }
    let (values, names) = (["56°", "—", "91%"], ["Feels Like", "Wind", "Humidity"])
    #expect(
      try found("group-candidate", row(values, 300), row(names, 322)) == [
        "'56°' and 'Feels Like' seem to belong together, but VoiceOver reads '—' between them"
      ]
    )
    let apart = try found("group-candidate", row(values, 300), row(names, 380))
    #expect(
      apart == [
        "3 text elements in one row are separate stops; the same applies to 1 other row"
      ]
    )
    #expect(try found("group-candidate", row(["Mon", "Tue", "Wed"], 300)).count == 1)
  }

  @Test("digits in columns of digits are wheels, not a row")
  func wheels() throws {
    func wheel(_ x: Double, _ digits: Int) -> String {
      (0..<digits).map { text("\($0)", [x, 300 + 40 * Double($0), 10, 20]) }.joined()
    }
    func count(_ digits: Int) throws -> Int {
      let wheels = [40.0, 80, 120].map { wheel($0, digits) }
      return try found("group-candidate", wheels.joined()).count
    }
    #expect(try count(4) == 0)
    #expect(try count(1) == 0)
  }

  @Test("a bar without its contents isn't a stop")
  func emptyBars() throws {
    let row = object("Button", "Open", [16, 300, 300, 44])
    #expect(try labels(row, object("Group", "Toolbar", [0, 0, 390, 844])) == ["Open"])
    #expect(try labels(row, object("Group", "Tab-Leiste", [0, 761, 390, 83])) == ["Open"])
    #expect(
      try labels(row, object("Group", "Summary", [0, 600, 390, 83])) == ["Open", "Summary"]
    )
  }

  @Test("the tabs of a flat list are beside their bar, but the keys of a keyboard aren't tabs")
  func tabsBesideBars() throws {
    func warnings(_ traits: String) throws -> Int {
      let bar = object("Group", "Tab Bar", [0, 761, 390, 83])
      let buttons = ["Home", "Search"].enumerated().map { place, name in
        object("Button", name, [10 + 200 * Double(place), 770, 90, 50], "\"traits\": [\(traits)]")
      }
      return try app([bar] + buttons).result.diagnostics.count
    }
    #expect(try warnings("\"Button\"") == 0)
    #expect(try warnings("\"Button\", \"KeyboardKey\"") == 1)
  }

  @Test("a scroll bar isn't a stop, also if a tool calls it a slider")
  func scrollBars() throws {
    let row = object("Button", "Open", [16, 300, 300, 44])
    let frame: [Double] = [360, 100, 30, 600]
    let bar = object("Slider", "Vertical scroll bar, 1 page", frame, "\"AXValue\": \"0%\"")
    #expect(try labels(row, bar) == ["Open"])
    let volume = object("Slider", "Volume", [16, 400, 300, 44], "\"AXValue\": \"30%\"")
    #expect(try labels(row, volume) == ["Open", "Volume"])
  }

  @Test("a bar exported without its title may have a heading")
  func missingTitles() throws {
    func count(_ description: String) throws -> Int {
      let rows = (0..<7).map { number in
        object(
          "Button",
          "Row \(number)",
          [16, 250 + 60 * Double(number), 358, 50],
          "\"traits\": [\"Button\"]"
        )
      }
      let bar = object(
        "Group",
        nil,
        [0, 60, 390, 160],
        "\"role_description\": \"\(description)\", \"AXUniqueId\": \"All\""
      )
      let app = try app([bar] + rows)
      let findings = try #require(Audit(app.result, of: [app.source])).report.findings
      return findings.count { $0.rule.id == "heading-missing" }
    }
    #expect(try count("Nav bar") == 0)
    #expect(try count("group") == 1)
  }
}
