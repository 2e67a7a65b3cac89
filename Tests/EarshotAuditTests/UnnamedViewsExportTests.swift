import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

/// The audit's findings in exports about words in another language and about views without a name or
/// a kind: each rule with cases that it has to find, and with near misses.
@Suite("Findings in exports about languages, and views without a name or a kind")
struct UnnamedViewsExportTests: PageSourceTests {
  /// Returns the messages of a rule for lines of `debugDescription`.
  private func described(_ rule: String, _ lines: String...) throws -> [String] {
    let text = """
      Attributes: Application, 0x1, pid: 1, label: 'Deck'
      Element subtree:
       →Application, 0x1, pid: 1, label: 'Deck'
          Window (Main), 0x2, {{0.0, 0.0}, {400.0, 860.0}}
            Button, 0x3, {{16.0, 60.0}, {44.0, 44.0}}, label: 'Menu'
      \(lines.map { "      " + $0 }.joined(separator: "\n"))
      """
    return try findings(SourceText(name: "a.txt", text), of: rule)
  }

  /// Returns the messages of a rule for the elements of idb.
  private func listed(_ rule: String, _ elements: String...) throws -> [String] {
    let menu = """
      {"type": "Button", "AXLabel": "Menu", "frame": {"x": 16, "y": 60, "width": 44, "height": 44}}
      """
    let text = "[\(([menu] + elements).joined(separator: ", "))]"
    return try findings(SourceText(name: "a.json", text), of: rule)
  }

  private func findings(_ source: SourceText, of rule: String) throws -> [String] {
    let audit = try #require(Audit(AppDocument.open([source]), of: [source]))
    return audit.report.findings.filter { $0.rule.id == rule }.map(\.message)
  }

  @Test(
    "an English label on a screen in another language isn't translated",
    arguments: [
      (["Abbrechen", "Weiter", "Suchen"], "Close", "German"),
      (["Rechercher", "Mon compte", "Fermer"], "Add to Apple Wallet", "French"),
      (["Buscar", "Cerrar", "Ajustes de la cuenta"], "Back", "Spanish"),
      (["検索", "設定", "閉じる"], "Share", "Japanese"),
      (["Поиск", "Закрыть", "Настройки"], "Show all", "Cyrillic"),
      (["Zoeken", "Sluiten", "Meer tonen voor jou"], "Log out", "Dutch"),
      // Names, and words that the other language also has.
      (["Abbrechen", "Weiter", "Suchen"], "Apple Pay", nil),
      (["Abbrechen", "Weiter", "Suchen"], "Account", nil),
      (["Abbrechen", "Weiter", "Suchen"], "Close to Me", nil),
      (["Rechercher", "Mon compte", "Fermer"], "Notifications", nil),
      // Content in another language, and a screen in English.
      (["Cancel", "Next", "Search"], "Close", nil),
      (["Cancel", "Suchen", "Search"], "Close", nil),
      (["Abbrechen", "Weiter"], "Close", nil),
    ] as [([String], String, String?)]
  )
  func languages(_ row: (others: [String], label: String, language: String?)) throws {
    let others = row.others.enumerated().map { button($1, [16, 100 + 50 * Double($0), 200, 44]) }
    let all = others + [button(row.label, [16, 400, 200, 44])]
    let found = try found("label-language", all.joined(separator: "\n"))
    #expect(
      found
        == (row.language.map {
          ["the label '\(row.label)' is English, but other labels are \($0)"]
        } ?? [])
    )
  }

  @Test("a picture has a lowercase word as its label on a screen in another script")
  func pictures() throws {
    func count(_ label: String, _ others: [String]) throws -> Int {
      let others = others.enumerated().map { button($1, [16, 100 + 50 * Double($0), 200, 44]) }
      let image = pages.view("Image", nil, label: label, [16, 400, 300, 60], traits: "Image")
      return try found("label-language", others.joined(separator: "\n"), image).count
    }
    #expect(try count("staticmap", ["検索", "設定", "閉じる"]) == 1)
    #expect(try count("PayPay", ["検索", "設定", "閉じる"]) == 0)
    #expect(try count("kundenkarte", ["Suchen", "Weiter", "Abbrechen"]) == 0)
  }

  @Test("a picture of a checkbox or a radio button isn't a control")
  func boxes() throws {
    func count(_ box: String, _ other: String = "") throws -> Int {
      try described(
        "role-missing",
        box,
        "StaticText, 0x7, {{52.0, 404.0}, {200.0, 18.0}}, label: 'Standard'",
        other
      ).count
    }
    #expect(try count("Image, 0x6, {{16.0, 400.0}, {24.0, 24.0}}, identifier: 'radio_on'") == 1)
    #expect(try count("Other, 0x6, {{16.0, 400.0}, {24.0, 24.0}}, identifier: 'checkbox'") == 1)
    #expect(try count("Image, 0x6, {{16.0, 400.0}, {24.0, 24.0}}, label: 'checkbox_off'") == 1)
    #expect(try count("Image, 0x6, {{16.0, 400.0}, {24.0, 24.0}}, identifier: 'radio_tower'") == 1)
    #expect(try count("Image, 0x6, {{16.0, 400.0}, {24.0, 24.0}}, identifier: 'flag'") == 0)
    #expect(try count("Image, 0x6, {{16.0, 500.0}, {24.0, 24.0}}, identifier: 'radio_on'") == 0)
    #expect(try count("Image, 0x6, {{16.0, 400.0}, {90.0, 90.0}}, identifier: 'radio_on'") == 0)
    #expect(try count("Button, 0x6, {{16.0, 400.0}, {24.0, 24.0}}, identifier: 'checkbox'") == 0)
  }

  @Test("a checkbox whose picture shows the state has to say it")
  func states() throws {
    func count(_ state: String) throws -> Int {
      try described(
        "state-missing",
        "Button, 0x6, {{16.0, 400.0}, {44.0, 44.0}}, label: 'Newsletter'\(state)",
        "  Image, 0x7, {{16.0, 400.0}, {44.0, 44.0}}, identifier: 'checkbox_unchecked'"
      ).count
    }
    #expect(try count("") == 1)
    #expect(try count(", value: off") == 0)
    #expect(try count(", Selected") == 0)
  }

  @Test("a value without a label, and a fraction from the code, say too little")
  func values() throws {
    func view(_ value: String) -> String {
      pages.view("Other", "progress", [16, 300, 300, 16])
        .replacing("accessible=\"false\"", with: "accessible=\"true\" value=\"\(value)\"")
    }
    #expect(try found("name-is-value", button("Menu", [16, 60, 44, 44]), view("20%")).count == 1)
    #expect(try found("name-is-value", view("0.2857142857142857")).count == 1)
    #expect(try found("name-is-value", view("Step 2 of 7")).count == 0)
    #expect(try found("label-is-filename", view("0.2857142857142857")).count == 1)
    #expect(try found("label-is-filename", view("0.5")).count == 0)
    #expect(try found("label-is-filename", view("1.2.3.4567")).count == 0)
    let other = "Other, 0x6, {{16.0, 300.0}, {350.0, 4.0}}"
    #expect(try described("name-is-value", other + ", value: 0.206").count == 1)
    #expect(try described("name-is-value", other + ", value: 206").count == 0)
    #expect(try described("name-is-value", other).count == 0)
  }

  @Test("a board in which VoiceOver stops nowhere is silent")
  func areas() throws {
    func count(_ name: String, _ height: Double, _ inside: String = "") throws -> Int {
      let area = pages.view("Other", name, [0, 200, 400, height], inside)
      return try found("element-undetected", button("Menu", [16, 60, 44, 44]), area).count
    }
    #expect(try count("ChessBoardView", 400) == 1)
    #expect(try count("stock_chart", 300) == 1)
    #expect(try count("ChessBoardView", 60) == 0)
    #expect(try count("ContentView", 400) == 0)
    #expect(try count("chart_background", 400) == 0)
    #expect(try count("ChessBoardView", 400, text("e4", [180, 390, 40, 40])) == 0)
  }

  @Test("an element without a kind and without a label is silent, or says only its hint")
  func elements() throws {
    func count(_ names: String, width: Int = 80) throws -> Int {
      try listed(
        "stop-empty",
        """
        {"type": "GenericElement", \(names), "frame": {"x": 150, "y": 600, "width": \(width), \
        "height": 80}}
        """
      ).count
    }
    #expect(try count(#""AXUniqueId": "shutter""#) == 1)
    #expect(try count(#""help": "Takes a photo", "AXUniqueId": "shutter""#) == 1)
    #expect(try count(#""AXLabel": "Shutter""#) == 0)
    #expect(try count(#""AXLabel": null"#) == 0)
    #expect(try count(#""AXUniqueId": "shutter""#, width: 20) == 0)
  }

  @Test("pictures along the bottom look like tabs")
  func items() throws {
    func count(_ places: [Double], y: Double = 780) throws -> Int {
      try described(
        "image-label-missing",
        places.map { "Image, 0x6, {{\($0), \(y)}, {56.0, 40.0}}" }.joined(separator: "\n      ")
      ).count
    }
    #expect(try count([100, 172, 244]) == 1)
    #expect(try count([100, 172]) == 0)
    #expect(try count([100, 172, 244], y: 500) == 0)
  }

  @Test("a cell whose contents are all off the screen isn't empty")
  func hiddenContents() throws {
    func count(_ isVisible: Bool) throws -> Int {
      let words = text("N26 Metal", [420, 310, 80, 20])
        .replacing("visible=\"true\"", with: "visible=\"\(isVisible)\"")
        .replacing("accessible=\"true\"", with: "accessible=\"false\"")
      let cell = pages.view("Cell", "promo", [380, 300, 300, 80], words)
        .replacing(
          #"name="promo" enabled="true" visible="true" accessible="false""#,
          with:
            #"name="promo" enabled="true" visible="true" accessible="true""#
        )
      return try found("stop-empty", button("Menu", [16, 60, 44, 44]), cell).count
    }
    #expect(try count(false) == 0)
  }

  @Test("rows of figures are a table without rows and columns")
  func grids() throws {
    func count(rows: Int, columns: Int, _ words: (Int) -> String) throws -> Int {
      let cells = (0..<rows * columns).map { place in
        let (row, column) = (Double(place / columns), Double(place % columns))
        return text(words(place), [16 + 50 * column, 200 + 40 * row, 30, 20])
      }
      return try found("group-candidate", cells.joined(separator: "\n"))
        .count { $0.contains("form a table") }
    }
    #expect(try count(rows: 5, columns: 6) { "\($0)" } == 1)
    #expect(try count(rows: 3, columns: 6) { "\($0)" } == 0)
    #expect(try count(rows: 5, columns: 3) { "\($0)" } == 0)
    #expect(try count(rows: 5, columns: 6) { "Word \($0) of many" } == 0)
  }

  @Test("numbers beside or below buttons belong to them")
  func numbers() throws {
    func count(_ labels: [String], gap: Double) throws -> Int {
      let views = labels.enumerated().map { place, label in
        let x = 16 + 120 * Double(place)
        return button(label, [x, 300, 44, 44]) + text("4\(place)2", [x + 44 + gap, 312, 30, 20])
      }
      return try found("group-candidate", views.joined()).count { $0.contains("belongs to") }
    }
    #expect(try count(["Like", "Comment"], gap: 4) == 1)
    #expect(try count(["Like"], gap: 4) == 0)
    #expect(try count(["Like", "Comment"], gap: 30) == 0)
    #expect(try count(["42 likes", "3 comments"], gap: 4) == 0)
  }

  @Test("cells with one word each look like choices, and aren't one text")
  func cells() throws {
    func cell(_ words: String, _ x: Double) -> String {
      pages.view("Cell", nil, [x, 300, 80, 40], text(words, [x + 8, 310, 60, 20]))
    }
    let row = cell("Menu", 16) + cell("Photos", 106) + cell("Reviews", 196)
    let numbers = cell("Day 1", 16) + cell("Day 2", 106) + cell("Day 3", 196)
    let menu = button("Menu", [16, 60, 44, 44])
    #expect(try found("role-missing", menu, row).count == 1)
    #expect(try found("group-candidate", menu, row).count == 0)
    #expect(try found("role-missing", menu, numbers).count == 0)
    #expect(try found("role-missing", row).count == 0)
  }

  @Test(
    "an instruction to double-tap is in the label in any language",
    arguments: [
      ("Toque duas vezes para saber mais", 1), ("Karte, doppeltippen zum Öffnen", 1),
      ("ダブルタップで開く", 1), ("Toque para abrir uma conta", 0), ("Tap dancing for two", 0),
    ]
  )
  func instructions(_ row: (label: String, count: Int)) throws {
    let view = pages.view("Other", nil, label: row.label, [16, 300, 300, 60])
    #expect(try found("label-has-action", view).count == row.count)
  }

  @Test("links with the name of a person may be repeated, but links with a command may not")
  func repeatedNames() throws {
    func count(_ type: String, _ label: String) throws -> Int {
      try found(
        "label-duplicate",
        pages.view(type, nil, label: label, [16, 300, 100, 44], traits: type),
        pages.view(type, nil, label: label, [16, 400, 100, 44], traits: type)
      ).count
    }
    #expect(try count("Link", "Mara Quill") == 0)
    #expect(try count("Button", "View Mara Quill’s profile") == 0)
    #expect(try count("Link", "See more") == 1)
    #expect(try count("Button", "Mara Quill") == 1)
  }

  @Test("the name of an asset before a number, and a long address, aren't labels")
  func names() throws {
    func count(_ type: String, _ label: String) throws -> Int {
      try found(
        "label-is-filename",
        pages.view(type, nil, label: label, [16, 300, 100, 44], traits: type)
      ).count
    }
    #expect(try count("Button", "bag_icon_badge, 2") == 1)
    #expect(try count("Button", "Bag, 2") == 0)
    #expect(try count("Link", "https://ads.example.com/pcs/click?id=AKAOjsvT2nJ&amp;n=1") == 1)
    #expect(try count("Link", "https://example.com/2025/spring") == 0)
  }

  @Test("a selected element names the other choices below it")
  func choicesBelow() throws {
    func row(_ label: String, _ y: Double, _ traits: String = "") -> String {
      pages.view("Other", nil, label: label, [16, y, 358, 60], traits: traits)
    }
    let found = try found(
      "role-missing",
      row("French", 300, "Selected"),
      row("Spanish", 368),
      row("Italian", 500)
    )
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("another choice beside it: 'Spanish'") == true)
  }

  @Test("a number with a unit below a picture doesn't say what it's about")
  func measures() throws {
    func count(_ label: String, picture: Bool) throws -> Int {
      let image = pages.view("Image", nil, [56, 310, 28, 28], traits: "Image")
      let inside =
        (picture ? image : "")
        + text(label, [30, 340, 54, 20])
        .replacing("accessible=\"true\"", with: "accessible=\"false\"")
      return try found(
        "label-number",
        pages.view("Button", nil, label: label, [16, 300, 114, 72], traits: "Button", inside)
      ).count
    }
    #expect(try count("34 min", picture: true) == 1)
    #expect(try count("34 min", picture: false) == 0)
    #expect(try count("34 minutes by bike", picture: true) == 0)
  }

  @Test("zero is a key of a keypad, also if other keys are between it and the nine")
  func keypads() throws {
    func count(_ digits: [String]) throws -> Int {
      let keys = digits.enumerated().map { place, digit in
        let (row, column) = (Double(place / 3), Double(place % 3))
        return button(digit, [16 + 120 * column, 300 + 60 * row, 100, 50])
      }
      return try found("label-number", keys.joined(separator: "\n"))
        .count { $0.hasPrefix("'0'") }
    }
    #expect(try count(["1", "2", "3", "4", "5", "6", "7", "8", "9", "Delete", "0", "OK"]) == 0)
    #expect(try count(["1", "Delete", "0", "OK"]) == 1)
  }

  @Test("many buttons with the same letter aren't a keyboard")
  func seats() throws {
    let seats = (0..<12).map { button("X", [16 + 30 * Double($0), 300, 28, 44]) }
    #expect(try found("label-duplicate", seats.joined(separator: "\n")).count == 1)
    let keys = "qwertyuiopas".enumerated().map { place, key in
      button(String(key), [16 + 30 * Double(place), 300, 28, 44])
    }
    #expect(try found("hit-region-small", keys.joined(separator: "\n")).count == 0)
  }

  @Test(
    "the kind of a button is at the beginning of its label",
    arguments: [
      ("Bouton partager", 1), ("Botón de compartir", 1), ("Pulsante indietro", 1),
      ("Boutonner la chemise", 0), ("Partager", 0), ("Bouton", 0),
    ]
  )
  func kindsFirst(_ row: (label: String, count: Int)) throws {
    #expect(try found("label-has-trait", button(row.label, [16, 300, 200, 44])).count == row.count)
  }

  @Test(
    "tags and entities of HTML aren't words",
    arguments: [
      ("You have <b>3</b> attempts.", 1), ("Terms&amp;nbsp;of use", 1), ("Fish & chips", 0),
      ("a < b and b > c", 0), ("<3 you; bye", 0),
    ]
  )
  func tags(_ row: (label: String, count: Int)) throws {
    let label = row.label.replacing("&nbsp", with: "&amp;nbsp").replacing(" & ", with: " &amp; ")
      .replacing("<", with: "&lt;")
    #expect(
      try found("label-is-filename", text(label, [16, 300, 300, 20])).count == row.count
    )
  }

  @Test("the cents of a price in smaller type belong to the price")
  func cents() throws {
    func count(_ first: String, _ second: String) throws -> Int {
      try found(
        "group-candidate",
        text(first, [16, 300, 24, 26]),
        text(second, [43, 300, 20, 16])
      ).count { $0.contains("look like one text element") }
    }
    #expect(try count("$5", "49") == 1)
    #expect(try count("5", "49") == 0)
    #expect(try count("$5", "each") == 0)
  }

  @Test("text that repeats the heading before it is heard twice")
  func headings() throws {
    func count(_ words: String) throws -> Int {
      let heading = pages.view(
        "StaticText",
        nil,
        label: "Enter PIN",
        [140, 60, 120, 22],
        traits: "Header, StaticText"
      )
      return try found("heard-twice", heading, text(words, [16, 120, 300, 28])).count
    }
    #expect(try count("Enter PIN") == 1)
    #expect(try count("Enter PIN to continue") == 0)
  }

  @Test("views with an identifier and the label of their text look like choices")
  func namedViews() throws {
    func count(_ name: String, _ height: Double) throws -> Int {
      let lines = ["1H", "1D", "1W"].enumerated().flatMap { place, label in
        let x = 8 + 62 * Double(place)
        return [
          "Other, 0x6, {{\(x), 492.0}, {60.0, \(height)}}\(name), label: '\(label)'",
          "  StaticText, 0x7, {{\(x + 18), 504.0}, {24.0, 20.0}}, label: '\(label)'",
        ]
      }
      return try described("role-missing", lines.joined(separator: "\n      ")).count
    }
    #expect(try count(", identifier: 'period'", 44) == 1)
    #expect(try count("", 44) == 0)
    #expect(try count(", identifier: 'period'", 120) == 0)
  }

  @Test("rows of a table in cells are one table, and its columns aren't pieces of one text")
  func tablesInCells() throws {
    func row(_ number: Int, lines: Int) -> String {
      let y = 200 + 60 * Double(number)
      let texts = (0..<lines).flatMap { line in
        (0..<5).map {
          text("\(number + $0)", [16 + 31 * Double($0), y + 20 * Double(line), 30, 18])
        }
      }
      return pages.view("Cell", nil, [0, y, 390, 56], texts.joined())
    }
    let tables = try found("group-candidate", (0..<5).map { row($0, lines: 1) }.joined())
    #expect(tables.count == 1)
    #expect(tables.first?.contains("form a table of 5 rows") == true)
    let cards = try found("group-candidate", (0..<5).map { row($0, lines: 2) }.joined())
    #expect(!cards.contains { $0.contains("form a table") })
  }

  @Test("two times at the ends of a slider belong to it")
  func players() throws {
    func count(_ first: String, _ second: String, y: Double) throws -> Int {
      let slider = pages.view(
        "Slider",
        nil,
        label: "Position",
        [24, 500, 342, 34],
        traits: "Adjustable"
      ).replacing("accessible=\"true\"", with: "accessible=\"true\" value=\"37%\"")
      return try found(
        "group-candidate",
        slider,
        text(first, [24, y, 30, 14]),
        text(second, [336, y, 30, 14])
      ).count { $0.contains("belong to the slider") }
    }
    #expect(try count("1:28", "-2:29", y: 536) == 1)
    #expect(try count("Low", "High", y: 536) == 0)
    #expect(try count("1:28", "-2:29", y: 700) == 0)
  }

  @Test(
    "initials and letters don't say what a button is for, but sizes and abbreviations do",
    arguments: [("MS", 1), ("i", 1), ("XL", 0), ("OK", 0), ("A+", 0), ("Me", 0)]
  )
  func initials(_ row: (label: String, count: Int)) throws {
    #expect(try found("label-generic", button(row.label, [300, 60, 44, 44])).count == row.count)
  }

  @Test(
    "keys of translations and words for missing values come from the code",
    arguments: [
      ("search.form.swapStations", 1), ("Photo of undefined", 1), ("Undefined behavior", 0),
      ("apple.com.example", 0), ("Version 1.2.3", 0),
    ]
  )
  func keys(_ row: (label: String, count: Int)) throws {
    #expect(
      try found("label-is-filename", button(row.label, [16, 300, 200, 44])).count == row.count
    )
  }

  @Test("buttons that are repeated in each post have one finding")
  func templates() throws {
    func post(_ y: Double) -> String {
      button("Like", [16, y, 44, 44]) + button("Share", [76, y, 44, 44])
    }
    let found = try found("label-duplicate", post(200), post(400), post(600))
    #expect(
      found == [
        "the buttons 'Like' and 'Share' occur 3 times, but their labels don't say what they belong to"
      ]
    )
    let names = try self.found("label-duplicate", post(200), button("Like", [16, 400, 44, 44]))
    #expect(names == ["2 stops sound the same: 'Like, Button'"])
  }

  @Test("cells and views with one label sound the same if there are at least four")
  func equalCells() throws {
    func count(_ number: Int) throws -> Int {
      let cells = (0..<number).map { place in
        pages.view("Cell", nil, label: "Photo", [16, 100 + 60 * Double(place), 300, 56])
      }
      return try found("label-duplicate", cells.joined()).count
    }
    #expect(try count(4) == 1)
    #expect(try count(3) == 0)
  }

  @Test("the name of an account isn't the name of an asset")
  func accounts() throws {
    func count(_ name: String) throws -> Int {
      try found(
        "label-is-filename",
        pages.view("Button", name, label: "trailrun_leeds", [16, 300, 120, 44], traits: "Button")
      ).count
    }
    #expect(try count("feed-header-username") == 0)
    #expect(try count("feed-header-menu") == 1)
  }

  @Test("a post code isn't a range")
  func postCodes() throws {
    #expect(try found("label-dash", text("31-147 Kraków", [16, 300, 200, 20])).isEmpty)
    #expect(try found("label-dash", text("Pages 31-47", [16, 300, 200, 20])).count == 1)
  }

  @Test("a label that says the opposite of the identifier is on the wrong button")
  func opposites() throws {
    func count(_ name: String, _ label: String) throws -> Int {
      try found(
        "label-generic",
        pages.view("Button", name, label: label, [16, 300, 44, 44], traits: "Button")
      ).count { $0.contains("opposite") }
    }
    #expect(try count("prevMonthButton", "次の月") == 1)
    #expect(try count("next_page", "Previous page") == 1)
    #expect(try count("nextMonthButton", "次の月") == 0)
    #expect(try count("prevMonthButton", "Calendar") == 0)
  }

  @Test(
    "times as code writes them, and names of entities, come from the code",
    arguments: [
      ("Collected: 2024-03-11T08:42:00Z", 1), ("sensor.bathroom_humidity, 61%", 1),
      ("Collected on 2024-03-11", 0), ("Bathroom humidity, 61%", 0),
    ]
  )
  func codes(_ row: (label: String, count: Int)) throws {
    #expect(
      try found("label-is-filename", button(row.label, [16, 300, 200, 44])).count == row.count
    )
  }

  @Test("a large first letter belongs to its text")
  func dropCaps() throws {
    func count(_ letter: String, _ words: String) throws -> Int {
      try found(
        "group-candidate",
        text(letter, [16, 300, 30, 40]),
        text(words, [48, 302, 300, 60])
      ).count { $0.contains("look like one text element") }
    }
    #expect(try count("L", "a procura di Milano ha aperto un'inchiesta") == 1)
    #expect(try count("L", "Large pizza with cheese and tomatoes") == 0)
  }

  @Test("a scroll bar is the system's, also without a value")
  func scrollBars() throws {
    let bar = "Other, 0x6, {{384.0, 100.0}, {3.0, 684.0}}, label: 'Vertical scroll bar, 1 page'"
    #expect(try described("label-symbol", bar).isEmpty)
    #expect(try described("group-candidate", bar).isEmpty)
  }

  @Test("a key without a label is the app's own, if the file names the system's keys")
  func ownKeys() throws {
    let keys = "qwertyuiop".enumerated().map { place, key in
      button(String(key), [32 * Double(place), 600, 30, 50])
    }
    let blank = pages.view("Button", nil, [330, 660, 50, 50], traits: "Button")
      .replacing("accessible=\"false\"", with: "accessible=\"true\"")
    #expect(try found("label-missing", keys.joined(), blank).count == 1)
  }
}
