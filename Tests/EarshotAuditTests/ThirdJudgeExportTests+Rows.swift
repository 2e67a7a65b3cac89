import EarshotAudit
import Testing

extension ThirdJudgeExportTests {
  private typealias Export = ExportTests

  // MARK: Rows

  private static func row(
    _ labels: [String],
    _ type: String = "StaticText",
    y: Int = 745,
    width: Int = 64,
    height: Int = 49,
    pitch: Int = 68
  ) -> String {
    labels.enumerated().map { number, label in
      view(type, "label=\"\(label)\"", 28 + pitch * number, y, width, height)
    }.joined()
  }

  private static let tabs = ["Home", "Orders", "Account", "Cart", "Help"]

  @Test("equal elements along the bottom are tabs without a role")
  func barOfTexts() throws {
    let pay = Self.button("Pay", 16, 300, 200, 50)
    #expect(try ids(pay, Self.row(Self.tabs)) == ["role-missing"])
    #expect(try ids(pay, Self.row(Self.tabs, "Button")) == [])
    #expect(try ids(pay, Self.row(Self.tabs, y: 500)) == [])
    #expect(try ids(pay, Self.row(Self.tabs, height: 20)) == [])
    #expect(try ids(pay, Self.row(["A1", "B2"], width: 150, pitch: 170)) == [])
    #expect(try ids(pay, Self.row(Array(Self.tabs.prefix(3)))) == [])
    // A file without any button may come from a tool that doesn't know kinds.
    #expect(try ids(Self.row(Self.tabs)) == [])
  }

  @Test("a number above the name of a tab doesn't say what it counts")
  func badges() throws {
    let pay = Self.button("Pay", 16, 300, 200, 50)
    func found(_ last: String, y: Int = 745) throws -> [String] {
      try ids(pay, Self.row(Self.tabs.dropLast() + [last], y: y))
    }
    #expect(try found("6&#10;Cart") == ["label-number", "role-missing"])
    #expect(try found("Cart, 6") == ["role-missing"])
    #expect(try found("Cart&#10;6") == ["role-missing"])
    #expect(try found("6&#10;Cart", y: 500) == [])
    let days = ["12&#10;Mon", "13&#10;Tue", "14&#10;Wed", "15&#10;Thu", "16&#10;Fri"]
    #expect(try ids(pay, Self.row(days)) == ["role-missing"])
  }

  @Test("five or more equal views in a row look like choices, and texts and charts don't")
  func choices() throws {
    let pay = Self.button("Pay", 16, 300, 200, 50)
    let days = ["13 May", "14 May", "15 May", "16 May", "17 May"]
    func found(_ labels: [String], _ type: String, height: Int = 36) throws -> [String] {
      try ids(pay, Self.row(labels, type, y: 400, width: 36, height: height, pitch: 52))
    }
    #expect(try found(days, "Other") == ["role-missing"])
    #expect(try found(Array(days.prefix(4)), "Other") == [])
    #expect(try found(days, "StaticText") == [])
    #expect(try found(days, "Image") == [])
    #expect(try found(days, "Other", height: 200) == [])
    #expect(try ids(Self.row(days, "Other", y: 400, width: 36, height: 36, pitch: 52)) == [])
  }

  @Test("text that belongs together is reported in pairs, but not in tables of other shapes")
  func pairs() throws {
    func rows(_ count: Int, x: Int = 300, step: Int = 40) throws -> [String] {
      try ids(
        (0..<count).map { number in
          Self.text("Line \(number)", 20, 300 + step * number, 100, 20)
            + Self.text("KIND \(number)", x + 3 * number, 302 + step * number, 60 - 3 * number, 16)
        }.joined()
      )
    }
    #expect(try rows(3) == ["group-candidate"])
    #expect(try rows(2) == [])
    #expect(try rows(3, step: 100) == [])
    let ragged = (0..<3).map { number in
      Self.text("Line \(number)", 20 + 30 * number, 300 + 40 * number, 100, 20)
        + Self.text("KIND \(number)", 300, 302 + 40 * number, 60, 16)
    }
    #expect(try ids(ragged.joined()) == [])
    let buttons = (0..<3).map { number in
      Self.text("Line \(number)", 20, 300 + 50 * number, 100, 20)
        + Self.button("Open \(number)", 300, 290 + 50 * number, 60, 46)
    }
    #expect(try ids(buttons.joined()) == [])
  }

  @Test("the lines of a large title are one text")
  func titles() throws {
    let body = Self.text("Your desktop models are in the list below", 24, 400, 340, 38)
    func found(_ first: String, _ second: String, _ more: String = "", y: Int = 190) throws
      -> [String]
    {
      try ids(
        Self.text(first, 24, 151, 106, 39),
        Self.text(second, 24, y, 176, 39),
        more,
        body
      )
    }
    #expect(try found("YOU ARE", "CONNECTED") == ["group-candidate"])
    #expect(try found("Welcome!", "Sign in") == [])
    #expect(try found("YOU ARE", "CONNECTED", y: 210) == [])
    #expect(try found("YOU ARE", "CONNECTED", Self.text("DETAILS", 24, 500, 150, 39)) == [])
    #expect(try found("This is body text", "of two lines here") == [])
  }

  @Test("a mark beside the name of a field is a stop, and other texts beside names are not judged")
  func marks() throws {
    func found(_ mark: String, x: Int = 104) throws -> [String] {
      try ids(Self.text("Mail", 16, 300, 83, 20), Self.text(mark, x, 300, 37, 20))
    }
    #expect(try found("(Mandatory)") == ["group-candidate"])
    #expect(try found("*") == ["group-candidate"])
    #expect(try found("（必須）") == ["group-candidate"])
    #expect(try found("(Mandatory)", x: 250) == [])
    #expect(try found("(2)") == [])
    #expect(try found("Mandatory") == [])
    let both = Self.text("Name", 16, 400, 83, 20) + Self.text("(Mandatory)", 104, 400, 37, 20)
    #expect(
      try messages(
        Self.text("Mail", 16, 300, 83, 20),
        Self.text("(Mandatory)", 104, 300, 37, 20),
        both
      )
        == ["'(Mandatory)' is a separate stop next to 'Mail'; the same applies to 1 other mark"]
    )
  }

  // MARK: Covers and cards

  @Test("a named view over everything else, and what lies behind controls")
  func covers() throws {
    let screen =
      Self.button("Pay", 16, 300, 200, 50) + Self.text("One", 16, 400, 100, 20)
      + Self.text("Two", 16, 440, 100, 20)
    let cover = Self.view("Other", "label=\"Overlay\"", 0, 68, 390, 776)
    #expect(try ids(screen, cover).contains("overlay-leak") == false)
    let whole = Export.export(Self.title, screen, cover)
    #expect(try Export.ids(whole) == ["overlay-leak"])
    #expect(try Export.ids(Export.export(cover, Self.title, screen)) == [])
    let toast = Self.view("Other", "label=\"Saved\"", 0, 700, 390, 100)
    #expect(try Export.ids(Export.export(Self.title, screen, toast)) == [])
    let nameless = Self.view("Other", "", 0, 68, 390, 776)
    #expect(try Export.ids(Export.export(Self.title, screen, nameless)) == [])
  }

  @Test("what may be buttons is no card, and a page's head isn't one either")
  func cards() throws {
    func card(_ attributes: String, _ height: Int, at y: Int = 300) -> String {
      let parts = [0, 1, 2].map { number in
        Self.view(
          "Other",
          "name=\"\(attributes)\(number)\" label=\"Part \(number)\"",
          20,
          y + (height + 8) * number,
          200,
          height
        )
      }
      return Self.view("Other", "name=\"card\(y)\"", 0, y - 10, 390, 200, parts.joined())
    }
    #expect(try ids(card("text", 20)) == ["card-apart"])
    #expect(try ids(card("sign-in-button-", 20)) == [])
    #expect(try ids(card("text", 40)) == [])
    let head = Self.view(
      "Cell",
      "",
      0,
      290,
      390,
      200,
      Self.text("Keyboard", 20, 300, 100, 20) + Self.text("Tools", 20, 330, 100, 20)
        + Self.button("Get", 20, 360, 80, 50) + Self.button("Share", 120, 360, 80, 50)
    )
    #expect(try ids(head) == [])
    #expect(try ids(head, card("text", 20, at: 520)) == ["card-apart", "card-apart"])
  }

  @Test("spaces in a label of an export aren't heard")
  func blanks() throws {
    #expect(try ids(Self.text("Popular  ", 16, 300, 100, 20)) == [])
    #expect(try ids(Self.text("Popular  now  ", 16, 300, 100, 20)) == [])
  }
}
