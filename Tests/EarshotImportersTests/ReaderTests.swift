import EarshotLines
import EarshotNotation
import EarshotReadOut
import TestSupport
import Testing

@testable import EarshotImporters

@Suite("What an export says besides its views")
struct ReaderTests {
  private func heard(_ source: SourceText) throws -> (lines: [String], warnings: [String]) {
    let result = AppDocument.open([source], importing: ImportOptions())
    let document = try #require(result.document, "\(result.diagnostics)")
    let stops = try #require(ReadOut(document, options: SessionOptions())).stops
    return (stops.compactMap(\.lines.first), result.diagnostics.map(\.message.text))
  }

  @Test(
    "a container of VoiceOver Designer is a list, a group with a spoken name, or neither",
    arguments: [
      ("list", ["A, List start", "B, List end"]), ("semanticGroup", ["Seats, A", "B"]),
      ("none", ["A", "B"]), ("dataTable", ["A", "B"]),
    ]
  )
  func container(_ type: String, _ lines: [String]) throws {
    func element(_ label: String, _ y: Int) -> String {
      """
      {"isAccessibilityElement": true, "label": "\(label)", "value": "", "hint": "", "trait": 0,
       "frame": [[0, \(y)], [10, 10]]}
      """
    }
    let text = """
      [{"type": "container", "label": "Seats", "isModal": false, "isTabTrait": false,
        "containerType": "\(type)", "elements": [\(element("A", 0)), \(element("B", 20))]}]
      """
    #expect(try heard(SourceText(name: "a.json", text)).lines == lines)
  }

  @Test("reads the first of two debugger descriptions in one file, and says so")
  func second() throws {
    let file = try ProjectFiles.source("Tests/Fixtures/imports/xctest/log.txt")
    let text = String(decoding: file.utf8, as: UTF8.self)
    let one = try heard(SourceText(name: "log.txt", text))
    let two = try heard(SourceText(name: "log.txt", text + text))
    #expect(one.lines == two.lines)
    #expect(one.warnings.isEmpty)
    #expect(
      two.warnings == [
        """
        a second debugDescription begins here; Earshot reads only the first one, so move the second \
        one to its own file
        """
      ]
    )
  }
}
