import EarshotModel
import EarshotNotation
import TestSupport
import Testing

@testable import EarshotImporters

@Suite("Exports of older tools")
struct OldExportTests {
  private func stops(_ text: String, _ name: String) throws -> [String] {
    let result = AppDocument.open([SourceText(name: name, text)])
    #expect(result.diagnostics.filter { $0.severity == .warning }.map(\.message.text) == [])
    let document = try #require(result.document)
    return document.tree.indices.compactMap { document.tree[$0].label }
  }

  @Test("UI Automation's types are XCUITest's under other names")
  func automation() throws {
    let place = "visible='true' x='0' y='0' width='320' height='568'"
    let text = """
      <AppiumAUT><UIAApplication name='Radio' label='Radio' \(place)><UIAWindow \(place)>
      <UIATableView \(place)><UIATableCell visible='true' x='0' y='64' width='320' height='44'>
      <UIAStaticText label='News' visible='true' x='8' y='70' width='80' height='20'/>
      </UIATableCell></UIATableView>
      <UIAButton label='Play' value='Play' visible='true' x='8' y='500' width='60' height='44'/>
      </UIAWindow></UIAApplication></AppiumAUT>
      """
    let result = AppDocument.open([SourceText(name: "a.xml", text)])
    let document = try #require(result.document)
    let play = try #require(document.tree.indices.first { document.tree[$0].label == "Play" })
    #expect(document.tree[play].traits.contains(.button) && document.tree[play].value == nil)
    #expect(try stops(text, "a.xml").contains("News"))
  }

  @Test("the line about the element itself above the headline isn't a description")
  func lineAbove() throws {
    let text = """
      Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
      Element subtree:
       →Window (Main), 0x1, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x2, {{0.0, 48.0}, {90.0, 44.0}}, label: 'Back'

      """
    #expect(try stops(text, "a.txt").contains("Back"))
  }

  @Test("the comma after each element of a printed array isn't part of its text")
  func array() throws {
    let text = """
          Other, {{0.0, 0.0}, {390.0, 844.0}},
          Button, {{8.0, 47.0}, {53.0, 44.0}}, label: 'Demo',
          Button, {{285.0, 47.0}, {46.0, 44.0}}, label: 'Buy, now', Disabled,
          TextField, {{16.0, 120.0}, {300.0, 44.0}}, label: 'Name', value: Anna, and Bo,

      """
    #expect(try stops(text, "a.txt").suffix(3) == ["Demo", "Buy, now", "Name"])
    let result = AppDocument.open([SourceText(name: "a.txt", text)])
    let document = try #require(result.document)
    let field = try #require(document.tree.indices.first { document.tree[$0].label == "Name" })
    #expect(document.tree[field].value == "Anna, and Bo")
  }
}
