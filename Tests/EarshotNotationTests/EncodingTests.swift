import EarshotNotation
import Testing

@Suite("Bytes that aren't text")
struct EncodingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let range: Range<Int>
    let message: String
  }

  static let cases = [
    Case(
      testDescription: "a stray byte",
      bytes: [0x61, 0xFF],
      range: 1..<2,
      message: "0xFF at offset 1"
    ),
    Case(testDescription: "a cut character", bytes: [0xE2, 0x82], range: 0..<1, message: "0xE2"),
    Case(testDescription: "an overlong slash", bytes: [0xC0, 0xAF], range: 0..<1, message: "0xC0"),
    Case(
      testDescription: "an overlong of three",
      bytes: [0xE0, 0x80, 0x80],
      range: 0..<1,
      message: "0xE0"
    ),
    Case(testDescription: "a surrogate", bytes: [0xED, 0xA0, 0x80], range: 0..<1, message: "0xED"),
    Case(
      testDescription: "beyond Unicode",
      bytes: [0xF4, 0x90, 0x80, 0x80],
      range: 0..<1,
      message: "0xF4"
    ),
    Case(testDescription: "NUL", bytes: [0x23, 0x20, 0x00], range: 2..<3, message: "NUL"),
    Case(
      testDescription: "UTF-16",
      bytes: [0xFF, 0xFE, 0x61, 0x00],
      range: 0..<2,
      message: "save it as UTF-8"
    ),
    Case(
      testDescription: "UTF-16, the other way",
      bytes: [0xFE, 0xFF],
      range: 0..<2,
      message: "save it as UTF-8"
    ),
  ]

  @Test("are reported with their places", arguments: cases)
  func refused(_ test: Case) throws {
    let found = AppDocument.read([SourceText(name: "a.screen", utf8: test.bytes)]).diagnostics
    #expect(found.map(\.range) == [test.range])
    #expect(found.first?.message.text.contains(test.message) == true)
  }

  @Test("are accepted if they are characters beyond ASCII")
  func accepted() throws {
    let text = "screen a\n  text \"é 日本 🍕\" #größe .été\n"
    #expect(try ScreenSamples.document(text).screenText == text)
  }

  @Test("are a mistake if there are two byte order marks")
  func secondMark() {
    let source = SourceText(name: "a", "\u{FEFF}\u{FEFF}screen a\n")
    #expect(AppDocument.read([source]).document == nil)
  }
}
