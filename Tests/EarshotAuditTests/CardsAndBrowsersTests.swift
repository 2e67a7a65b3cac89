import EarshotAudit
import EarshotImporters
import EarshotNotation
import Testing

/// The audit's findings for cards, lines, and layers in exports, and its silence about browsers,
/// each with near misses.
@Suite("Cards, lines, layers, and browsers in exports")
struct CardsAndBrowsersTests {
  private let pages = ThirteenthSetExportTests()

  private func found(_ rule: String, _ views: String...) throws -> [String] {
    try pages.found(rule, views.joined(separator: "\n"))
  }

  private func text(_ words: String, _ frame: [Double]) -> String { pages.text(words, frame) }

  /// Returns a card with a title above an author and a number.
  private func card(_ title: String, _ author: String, _ number: String, at x: Double) -> String {
    text(title, [x, 420, 179, 40]) + text(author, [x + 20, 469, 55, 13])
      + text(number, [x + 150, 469, 28, 14])
  }

  @Test("a number beside an author doesn't say what it counts, and one beside its name does")
  func countsInCards() throws {
    let cards = card("Ice cream", "Ann", "932", at: 12) + card("Bread", "Bob", "1.4万", at: 211)
    #expect(
      try found("label-number", cards) == [
        "'932' on its own doesn't say what it counts; the same applies to 1 other number"
      ]
    )
    #expect(try found("label-number", card("Ice cream", "Ann", "932", at: 12)) == [])
    let list = ["Inbox", "Sent", "Drafts"].enumerated().map { number, name in
      let y = 100 + 30 * Double(number)
      return text(name, [12, y, 60, 20]) + text("1\(number)", [340, y, 30, 20])
    }
    #expect(try found("label-number", list.joined()) == [])
  }

  @Test("rows of numbers between texts count something, and a table of numbers doesn't")
  func countsBelowTexts() throws {
    func post(_ number: Int, beside name: String? = nil) -> String {
      let y = 100 + 150 * Double(number)
      let caption = name.map { text($0, [48, y + 60, 60, 20]) } ?? ""
      return text("Post \("abc".dropFirst(number).prefix(1))", [12, y, 200, 20]) + caption
        + text("1\(number)", [12, y + 60, 30, 20]) + text("3.4K", [180, y + 60, 40, 20])
    }
    #expect(try found("label-number", post(0), post(1)).count == 1)
    #expect(try found("label-number", post(0)) == [])
    #expect(try found("label-number", post(0, beside: "likes"), post(1, beside: "likes")) == [])
    let table = [0.0, 40, 80].map { y in
      text("16", [12, 100 + y, 30, 30]) + text("32", [60, 100 + y, 30, 30])
    }
    #expect(try found("label-number", table.joined()) == [])
  }

  @Test("a count of a button with a unit is a number, and 4K is a name")
  func units() throws {
    func button(_ label: String) throws -> Int {
      try found(
        "label-number",
        pages.view("Button", nil, label: label, [20, 300, 60, 44], traits: "Button")
      ).count
    }
    #expect(try button("3.4K") == 1)
    #expect(try button("4K") == 0)
  }

  @Test("the text elements of cards side by side aren't one row")
  func cardsSideBySide() throws {
    let cards = card("Ice cream", "Ann", "932", at: 12) + card("Bread", "Bob", "1.4万", at: 211)
    let messages = try found("group-candidate", cards)
    #expect(messages.contains { $0.hasPrefix("the text elements of 2 cards side by side") })
    #expect(!messages.contains { $0.hasSuffix("in one row are separate stops") })
    let table = ["Team", "Won", "Lost"].enumerated().map { number, name in
      let x = 12 + 130 * Double(number)
      return text(name, [x, 420, 110, 20]) + text("\(name) 1", [x, 445, 80, 14])
    }
    #expect(try found("group-candidate", table.joined()).allSatisfy { !$0.contains("cards") })
  }

  @Test("a line is a stop that only separates, and not a dimmed control")
  func lines() throws {
    func line(_ height: Double) -> String {
      pages.view("Other", nil, label: "separator", [15, 341, 370, height])
        .replacing("enabled=\"true\"", with: "enabled=\"false\"")
    }
    #expect(try found("dimmed-alone", line(3)) == [])
    #expect(try found("label-symbol", line(3)).count == 1)
    #expect(try found("dimmed-alone", line(30)).count == 1)
    #expect(try found("label-symbol", line(30)) == [])
  }

  @Test("text that only draws a symbol is one finding, and a number or a dash is none")
  func drawnSymbols() throws {
    let marks = text(">", [370, 100, 10, 20]) + text("☰", [10, 60, 20, 20])
    #expect(
      try found("label-symbol", marks) == [
        "VoiceOver stops at '☰', which only looks like a symbol; the same applies to 1 other stop"
      ]
    )
    #expect(
      try found("label-symbol", text("–", [10, 60, 20, 20]), text("x", [10, 90, 9, 9])) == []
    )
  }

  @Test("a browser's own controls around a page aren't judged")
  func browsers() throws {
    func sizes(app: String, page: String = "WebView", identifier: String? = nil) throws -> Int {
      let size: [Double] = [360, 800, 18, 21]
      let button = pages.view("Button", nil, label: "refresh", size, traits: "Button")
      let bar = pages.view("Other", identifier, [0, 780, 400, 60], button)
      let inside = pages.view("Button", nil, label: "Pay", [20, 300, 18, 18], traits: "Button")
      let views = bar + pages.view(page, nil, [0, 60, 400, 700], inside)
      let text = """
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="\(app)" \
        label="\(app)" visible="true" x="0" y="0" width="400" height="860" traits="">
        \(views)
        </XCUIElementTypeApplication>
        """
      let source = SourceText(name: "a.xml", text)
      let report = try #require(Audit(AppDocument.open([source]), of: [source])).report
      return report.findings.count { $0.rule.id == "hit-region-small" }
    }
    #expect(try sizes(app: "Safari") == 1)
    #expect(try sizes(app: "Deck") == 2)
    #expect(try sizes(app: "Safari", page: "ScrollView") == 2)
    #expect(try sizes(app: "Deck", identifier: "BottomBrowserToolbar") == 1)
  }

  @Test("a sheet over a page needs no heading, and a page alone does")
  func layers() throws {
    let rows = (0..<14).map { number in
      text("Line \(number)", [16, 100 + 44 * Double(number), 368, 40])
    }
    let page = pages.view("ScrollView", nil, [0, 60, 400, 800], rows.joined())
    let sheet = pages.view(
      "ScrollView",
      nil,
      [0, 60, 400, 800],
      [0.0, 1, 2].map { number in
        let frame: [Double] = [10, 95 + 44 * number, 380, 50]
        return pages.view("Button", nil, label: "Book \(number)", frame, traits: "Button")
      }.joined()
    )
    #expect(try found("heading-missing", page).count == 1)
    #expect(try found("heading-missing", page, sheet) == [])
  }

  @Test("the audit says how many stops people have to scroll to")
  func belowFold() throws {
    func lines(_ y: Double, type: String = "ScrollView") throws -> [String] {
      let frame: [Double] = [20, y, 350, 44]
      let field = pages.view("TextField", nil, label: "", frame)
        .replacing("visible=\"true\"", with: "visible=\"false\"")
      let list = pages.view(type, nil, [0, 60, 400, 800], text("Name", [20, 90, 90, 20]) + field)
      let source = SourceText(
        name: "a.xml",
        """
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Deck" label="Deck" \
        visible="true" x="0" y="0" width="400" height="860" traits="">\(list)\
        </XCUIElementTypeApplication>
        """
      )
      let report = try #require(Audit(AppDocument.open([source]), of: [source])).report
      return AuditText.lines(of: [report]).filter { $0.contains("scroll to") }
    }
    let line =
      "a.xml: the audit didn't judge 1 stop that people have to scroll to; to include all views, "
      + "use '--all'"
    #expect(try lines(900) == [line])
    #expect(try lines(200) == [])
    #expect(try lines(900, type: "Other") == [])
  }

  @Test("an error says why VoiceOver stops nowhere")
  func silence() throws {
    func message(_ views: String) -> String {
      let source = SourceText(name: "a.xml", views)
      return AppDocument.open([source]).diagnostics.first { $0.severity == .error }?.message.text
        ?? ""
    }
    func app(_ label: String) -> String {
      """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Deck" label="Deck" \
      accessible="false" x="0" y="0" width="400" height="860"><XCUIElementTypeOther \
      type="XCUIElementTypeOther" \(label) accessible="false" x="0" y="0" width="400" \
      height="860"/></XCUIElementTypeApplication>
      """
    }
    #expect(message(app("label=\"Sign up\"")).contains("although 1 view has a label"))
    #expect(message(app("")).contains("none of its views has a label or a role"))
    func unknown(_ count: Int) -> String {
      let bar = "<XCUIElementTypeBar type=\"XCUIElementTypeBar\" label=\"Sign up\"/>"
      return "<XCUIElementTypeFoo type=\"XCUIElementTypeFoo\" label=\"Deck\">"
        + String(repeating: bar, count: count) + "</XCUIElementTypeFoo>"
    }
    #expect(message(unknown(5)).contains("VoiceOver stops only at the app itself"))
    #expect(message(unknown(1)) == "")
  }

  @Test("a view that fills the screen and has a name from code hides what's in it")
  func areas() throws {
    func count(_ label: String, _ frame: [Double] = [0, 90, 400, 700]) throws -> Int {
      try found("nested-accessible", pages.view("Other", nil, label: label, frame)).count
    }
    #expect(try count("upcoming") == 1)
    #expect(try count("Map of the city") == 0)
    #expect(try count("Upcoming") == 0)
    #expect(try count("upcoming", [0, 90, 400, 100]) == 0)
  }
}
