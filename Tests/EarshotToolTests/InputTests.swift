import EarshotSession
import Testing

@testable import EarshotTool

@Suite("Typed input")
struct InputTests {
  struct Key: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]
    var scalar: Unicode.Scalar?
    var testDescription: String { "\(bytes)" }
  }

  static let keys: [Key] = [
    Key(bytes: [0x61], scalar: "a"),
    Key(bytes: [0x03], scalar: "\u{3}"),
    Key(bytes: [0xC3, 0xBC], scalar: "ü"),
    Key(bytes: [0xE2, 0x82, 0xAC], scalar: "€"),
    Key(bytes: [0xF0, 0x9F, 0x8D, 0x95], scalar: "🍕"),
    Key(bytes: [0x80], scalar: nil),
    Key(bytes: [0xC0], scalar: nil),
    Key(bytes: [0xFF], scalar: nil),
    Key(bytes: [0xC3, 0x28], scalar: nil),
    Key(bytes: [0xED, 0xA0, 0x80], scalar: nil),
    Key(bytes: [0xF4, 0x90, 0x80, 0x80], scalar: nil),
  ]

  @Test("becomes characters byte by byte", arguments: keys)
  func decodes(_ row: Key) {
    var decoder = ScalarDecoder(row.bytes[0])
    var rest = row.bytes.dropFirst()
    while decoder.needsMore, let byte = rest.popFirst() { decoder.add(byte) }
    #expect(rest.isEmpty)
    #expect(decoder.scalar == row.scalar)
  }

  @Test("asks at an empty line, and ends with the next interruption before anything is typed")
  func interruptions() {
    var presses = Interruptions()
    let asked = Input.note(Interruptions.question)
    let answers = [false, true, false, true].map { presses.add(atEmptyLine: $0) }
    #expect(answers == [.cleared, asked, .cleared, .stop(.interrupted)])
    presses.reset()
    let again = presses.add(atEmptyLine: true)
    #expect(again == asked)
  }

  struct Line: Sendable, CustomTestStringConvertible {
    var typed: String
    var text: String
    var isActive = true
    var isPlainStart = false
    var testDescription: String { typed }
  }

  static let lines: [Line] = [
    Line(typed: "swipe right", text: "swipe right"),
    Line(typed: "> swipe right", text: "swipe right"),
    Line(typed: "  >  swipe right", text: "swipe right"),
    Line(typed: ">swipe", text: "swipe"),
    Line(typed: "> > n", text: "> n"),
    Line(typed: "", text: "", isActive: false),
    Line(typed: "  ", text: "", isActive: false),
    Line(typed: ">", text: "", isActive: false),
    Line(typed: "# start", text: "# start", isActive: false),
    Line(typed: "## start", text: "## start", isActive: false),
    Line(typed: "#start", text: "#start"),
    Line(typed: "? silent", text: "? silent"),
    Line(typed: "start", text: "start", isPlainStart: true),
    Line(typed: "> START ", text: "START", isPlainStart: true),
    Line(typed: ">start", text: "start", isPlainStart: true),
    Line(typed: "start card", text: "start card"),
    Line(typed: "start; n", text: "start; n"),
  ]

  @Test("may come from a transcript", arguments: lines)
  func isFromTranscript(_ row: Line) {
    let line = InputLine(row.typed)
    #expect(line.text == row.text)
    #expect(line.isActive == row.isActive)
    #expect(line.isPlainStart == row.isPlainStart)
  }

  @Test("is completed up to the first difference")
  func completion() {
    #expect(commonStart(of: ["swipe right", "swipe left"], atLeast: "sw") == "swipe ")
    #expect(commonStart(of: ["swipe right"], atLeast: "sw") == "swipe right")
    #expect(commonStart(of: ["rotor \"Ü\"", "rotor \"Ö\""], atLeast: "rot") == "rotor \"")
    #expect(commonStart(of: ["double tap", "drag"], atLeast: "next") == "next")
  }
}
