import EarshotNotation
import Testing

@Suite("Printing diagnostics")
struct DiagnosticRenderingTests {
  private func rendered(_ text: String, name: String = "a.screen") -> String {
    let source = SourceText(name: name, text)
    return Diagnostic.rendered(AppDocument.read([source]).diagnostics, in: [source])
  }

  @Test("shows the line, and a caret with tildes under the words")
  func caret() {
    let expected = """
      a.screen:3:8: error: unknown trait 'buton'; did you mean 'button'?
       3 |   cell buton selected "Ann"
         |        ^~~~~
         |   cell button selected "Ann"

      """
    #expect(rendered("screen a\n\n  cell buton selected \"Ann\"\n") == expected)
  }

  @Test("shows what a fix puts in place of the words")
  func fix() {
    let expected = """
      a.screen:2:14: error: 'selected' goes before the text; write 'button selected "A"'
       2 |   button "A" selected
         |              ^~~~~~~~

      """
    #expect(rendered("screen a\n  button \"A\" selected\n") == expected)
  }

  @Test("shows each line of a fix with several lines")
  func fixOfSeveralLines() {
    let expected = """
      a.screen:2:16: error: unexpected ','; write 'button "A" #a' and below it 'hint: x'
       2 |   button "A" #a, hint: x
         |                ^
         |   button "A" #a
         |     hint: x

      """
    #expect(rendered("screen a\n  button \"A\" #a, hint: x\n") == expected)
  }

  @Test("counts columns in characters, and lines by any line end")
  func columns() {
    #expect(rendered("screen a\r\n  text \"é🇵🇹\" x\r").hasPrefix("a.screen:2:13: error"))
    #expect(rendered("screen a\rtext\r").hasPrefix("a.screen:2:1: error"))
  }

  @Test("removes everything that a terminal obeys from names, messages, and lines")
  func escapes() {
    let text = rendered(
      "screen a\n  bu\u{1B}[2Jton \"\u{9B}2J\u{202E}\"\n",
      name: "a\u{1B}]0;x\u{7}"
    )
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value < 0x7F })
    #expect(text.contains("\\u{1B}[2J"))
    #expect(text.hasPrefix("a\\u{1B}]0;x\\u{7}:2:3"))
  }

  @Test("shortens long lines around the place")
  func longLines() {
    let text = rendered("screen a\n  text \"\(String(repeating: "x", count: 5_000))\" y\n")
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 400 })
    #expect(text.contains("^"))
  }

  @Test("fixes only what has a fix")
  func fixed() {
    let source = SourceText(
      name: "a.screen",
      "screen a\n\tbutton \"A\" selected #b\n\t\tvalue: \u{9}x\n  switch \"C\" on\n"
    )
    let fixed = source.fixed(by: AppDocument.read([source]).diagnostics)
    let expected = "screen a\n  button selected \"A\" #b\n    value: \u{9}x\n  switch on \"C\"\n"
    #expect(String(decoding: fixed.utf8, as: UTF8.self) == expected)
    #expect(AppDocument.read([fixed]).diagnostics.isEmpty)
  }
}
