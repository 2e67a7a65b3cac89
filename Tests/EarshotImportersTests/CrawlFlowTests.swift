import EarshotNotation
import Testing

@testable import EarshotImporters

@Suite("The flow between several exports")
struct CrawlFlowTests {
  private func flow(_ text: String) throws(Diagnostic) -> CrawlFlow {
    try CrawlFlow(reading: SourceText(name: "flow.txt", text))
  }

  /// An export of a screen with a heading and buttons, each a name and a label.
  private func export(_ name: String, _ buttons: (name: String, label: String)...) -> SourceText {
    let rows = buttons.map { "<XCUIElementTypeButton name='\($0.name)' label='\($0.label)'/>" }
    let title = "<XCUIElementTypeStaticText label='\(name)' traits='Header'/>"
    let text = "<XCUIElementTypeApplication>\(title)\(rows.joined())</XCUIElementTypeApplication>"
    return SourceText(name: name, "<AppiumAUT>\(text)</AppiumAUT>")
  }

  private func applied(_ text: String) throws -> AppDocument.ParseResult {
    let exports = [
      "menu.xml": export("menu.xml", ("bonus", "Bonus"), ("a", "More"), ("b", "More")),
      "bonus.xml": export("bonus.xml", ("buy", "Buy"), ("up", "Menu")),
      "empty.xml": SourceText(name: "empty.xml", "<AppiumAUT/>"),
    ]
    let flow = try flow(text)
    let sources = flow.files.compactMap { exports[$0] }
    return flow.applied(to: AppDocument.open(sources), flow: sources.count)
  }

  @Test("a line has an export, an action, and an export")
  func lines() throws {
    let flow = try flow(
      "# taps\n\n a.xml tap \"Go on\" \"b c.xml\" \n\"b c.xml\" tap #x-1 a.xml\r\na.xml back d.xml"
    )
    #expect(flow.files == ["a.xml", "b c.xml", "d.xml"])
    #expect(flow.steps.map(\.deed) == [.tapLabel("Go on"), .tapIdentifier("x-1"), .back])
  }

  @Test(
    "a line that isn't valid is reported at its place",
    arguments: [
      "a.xml", "a.xml back", "a.xml tap \"B\" \"b.xml", "a.xml tap b.xml", "a.xml push \"B\" b.xml",
      "a.xml tap \"B b.xml",
      "a.xml tap \"\" b.xml", "\"\" tap \"B\" b.xml", "a.xml back \"B\" b.xml",
      "a.xml tap \"B\" b.xml c",
    ]
  )
  func refused(_ line: String) {
    let error = #expect(throws: Diagnostic.self) { try flow("a.xml tap \"A\" b.xml\n\(line)\n") }
    #expect(error?.range.lowerBound == 20)
    #expect(error?.message.text.contains("expected a line such as") == true)
  }

  @Test("a flow without taps is rejected", arguments: ["", "\n\n", "# nothing\n"])
  func empty(_ text: String) {
    let error = #expect(throws: Diagnostic.self) { try flow(text) }
    #expect(error?.message.text.contains("no taps") == true)
  }

  @Test("a tap leads on, and a tap on the way back leads back")
  func walked() throws {
    let result = try applied("menu.xml tap \"Bonus\" bonus.xml\nbonus.xml tap #up menu.xml")
    let text = try #require(result.document, "\(result.diagnostics)").screenText
    #expect(text.contains("on activate: push"))
    #expect(text.contains("on activate: back"))
  }

  @Test(
    "a name that the export lacks is an error at its line",
    arguments: [
      ("menu.xml tap \"Bonnus\" bonus.xml", "has the label 'Bonnus'"),
      ("menu.xml tap #bonnus bonus.xml", "has the identifier '#bonnus'"),
      ("menu.xml tap \"More\" bonus.xml", "2 stops in 'menu.xml' have the label 'More'"),
      ("menu.xml tap \"Bonus\" empty.xml", "this file contains no views"),
    ]
  )
  func missing(_ line: String, _ message: String) throws {
    let result = try applied(line)
    #expect(result.document == nil)
    let messages = result.diagnostics.filter { $0.severity == .error }.map(\.message.text)
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }

  @Test("identifiers distinguish two elements with the same label")
  func apart() throws {
    #expect(try applied("menu.xml tap #b bonus.xml").document != nil)
  }
}
