import EarshotLines
import EarshotNotation
import EarshotReadOut
import Testing

@testable import EarshotImporters

@Suite("How the bytes of an export are read")
struct ImportEncodingTests {
  private static let texts = [
    "<AppiumAUT>\n<XCUIElementTypeLink label='A'/>\n</AppiumAUT>\n",
    "[\n{\"AXLabel\": \"A\", \"type\": \"Link\"}\n]\n",
    "Element subtree:\n →Link, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'A'\n",
  ]

  private func heard(_ bytes: [UInt8]) -> [String] {
    let result = AppDocument.open([SourceText(name: "dump", utf8: bytes)])
    guard let document = result.document else {
      return result.diagnostics.map(\.message.text)
    }
    return ReadOut(document)?.stops.flatMap(\.lines) ?? []
  }

  @Test("reads the page inside the server's answer")
  func wrapped() {
    let page = #"<AppiumAUT>\n<XCUIElementTypeLink label='A'/></AppiumAUT>"#
    #expect(heard(Array(#"{"value": "\#(page)", "sessionId": null}"#.utf8)) == ["A, Link"])
  }

  @Test("leaves out views without a size")
  func withoutSize() {
    let page = """
      <AppiumAUT><XCUIElementTypeLink label='A' x='0' y='0' width='9' height='9'/>
      <XCUIElementTypeLink label='B' visible='true' x='0' y='20' width='0' height='0'/></AppiumAUT>
      """
    #expect(heard(Array(page.utf8)) == ["A, Link"])
  }

  @Test("reads all views beside each other")
  func siblings() {
    let text = #"[{"AXLabel": "A", "type": "Link"}, {"AXLabel": "B", "type": "Button"}]"#
    #expect(heard(Array(text.utf8)) == ["A, Link", "B, Button"])
  }

  @Test("ignores a byte order mark and Windows line ends", arguments: texts)
  func marks(_ text: String) {
    let windows = text.replacing("\n", with: "\r\n")
    #expect(heard(Array(text.utf8)) == ["A, Link"])
    #expect(heard([0xEF, 0xBB, 0xBF] + Array(windows.utf8)) == ["A, Link"])
  }

  @Test("rejects UTF-16, and says what to do", arguments: texts)
  func wide(_ text: String) {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for byte in text.utf8 { bytes += [byte, 0] }
    #expect(heard(bytes).first?.contains("UTF-16") ?? false, "\(heard(bytes))")
  }

  @Test("keeps letters of every script, and doesn't show characters that a terminal obeys")
  func scripts() {
    let text = Self.texts[1].replacing("\"A\"", with: "\"مرحبا \\u202e\\u001b[2J\"")
    #expect(heard(Array(text.utf8)) == ["مرحبا \\u{202E}\\u{1B}[2J, Link"])
  }

  @Test("reports a tab bar without its tabs")
  func tabBar() throws {
    let text = """
      [{"AXLabel": "A", "type": "Application", "children": [
        {"AXLabel": "Home", "type": "Link", "children": []},
        {"AXLabel": "Tab Bar", "type": "Group", "role_description": "group", "children": []}]}]
      """
    let found = AppDocument.open([SourceText(name: "a.json", text)]).diagnostics
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.text.contains("without its tabs") ?? false)
  }

  @Test("reports an export that the tool broke off")
  func truncation() throws {
    let text = """
      {"backend": "ax", "truncated": true,
        "elements": [{"type": "Button", "label": "A"}]}
      """
    let found = AppDocument.open([SourceText(name: "a.json", text)]).diagnostics
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.text.contains("some elements are missing") ?? false)
  }
}
