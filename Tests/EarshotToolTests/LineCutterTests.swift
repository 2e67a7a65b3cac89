import Testing

@testable import EarshotTool

@Suite("Lines from a pipe")
struct LineCutterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var lines: [Input]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "nothing", bytes: [], lines: []),
    Case(name: "LF", bytes: Array("a\nb\n".utf8), lines: [.line("a"), .line("b")]),
    Case(name: "CR LF", bytes: Array("a\r\nb\r\n".utf8), lines: [.line("a"), .line("b")]),
    Case(name: "no last end", bytes: Array("a\nb".utf8), lines: [.line("a"), .line("b")]),
    Case(name: "blank lines", bytes: Array("\n\r\n".utf8), lines: [.line(""), .line("")]),
    Case(name: "byte order mark", bytes: Array("\u{FEFF}a\n".utf8), lines: [.line("a")]),
    Case(name: "letters beyond ASCII", bytes: Array("ü 🍕\n".utf8), lines: [.line("ü 🍕")]),
    Case(
      name: "no UTF-8",
      bytes: [0xFF, 0x0A, 0x61, 0x0A],
      lines: [.unusable(.notText), .line("a")]
    ),
    Case(name: "a surrogate", bytes: [0xED, 0xA0, 0x80, 0x0A], lines: [.unusable(.notText)]),
    Case(name: "half a letter", bytes: [0xC3], lines: [.unusable(.notText)]),
    Case(name: "a zero", bytes: [0x61, 0, 0x0A], lines: [.unusable(.notText)]),
    Case(
      name: "64 KiB",
      bytes: letters(65_536) + [0x0A],
      lines: [.line(String(repeating: "x", count: 65_536))]
    ),
    Case(
      name: "64 KiB and CR LF",
      bytes: letters(65_536) + [0x0D, 0x0A],
      lines: [.line(String(repeating: "x", count: 65_536))]
    ),
    Case(
      name: "64 KiB and one",
      bytes: letters(65_537) + Array("\nb\n".utf8),
      lines: [.unusable(.tooLong(65_537)), .line("b")]
    ),
    Case(
      name: "300,000 bytes and CR LF",
      bytes: letters(300_000) + Array("\r\nb".utf8),
      lines: [.unusable(.tooLong(300_000)), .line("b")]
    ),
    Case(
      name: "too long without an end",
      bytes: letters(200_000),
      lines: [.unusable(.tooLong(200_000))]
    ),
  ]

  static func letters(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "x"), count: count)
  }

  @Test("are cut the same, however the bytes are split", arguments: cases)
  func cuts(_ row: Case) {
    var count = 0
    for size in [1, 7, 4_096, 65_536] where size > 1 || row.bytes.count < 100 {
      var cutter = LineCutter()
      var lines: [Input] = []
      var rest = row.bytes[...]
      while !rest.isEmpty {
        cutter.add(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let line = cutter.next() { lines.append(line) }
      }
      if let last = cutter.finish() { lines.append(last) }
      #expect(lines == row.lines, "in pieces of \(size)")
      count += 1
    }
    #expect(count >= 3)
  }

  @Test("that can't be used are rejected in the words of a session")
  func refusals() {
    #expect(
      Unusable.tooLong(70_000).refusal
        == "~ refused: the line is too long (70000 bytes); shorten it to at most 65536 bytes"
    )
    #expect(Unusable.notText.refusal == "~ refused: the line isn't UTF-8; write it in UTF-8")
  }

  @Test("that never end are given up")
  func endless() {
    var cutter = LineCutter(patience: 1 << 20)
    let zeros = [UInt8](repeating: 0, count: 1 << 14)
    for _ in 0..<64 {
      cutter.add(zeros)
      #expect(cutter.next() == nil)
    }
    #expect(!cutter.isEndless)
    cutter.add(zeros)
    #expect(cutter.next() == nil)
    #expect(cutter.isEndless)
  }
}
