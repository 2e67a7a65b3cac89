import EarshotSession
import Testing

@testable import EarshotTool

@Suite("Keys from bytes")
struct KeyDecoderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// The keys that are known at once.
    var presses: [KeyDecoder.Press]
    /// The keys that are known if nothing more comes.
    var late: [KeyDecoder.Press] = []
    var testDescription: String { name }

    init(
      _ name: String,
      _ text: String,
      _ presses: [KeyDecoder.Press],
      late: [KeyDecoder.Press] = []
    ) {
      self.init(name, bytes: Array(text.utf8), presses, late: late)
    }

    init(
      _ name: String,
      bytes: [UInt8],
      _ presses: [KeyDecoder.Press],
      late: [KeyDecoder.Press] = []
    ) {
      self.name = name
      self.bytes = bytes
      self.presses = presses
      self.late = late
    }
  }

  static func typed(_ text: String) -> [KeyDecoder.Press] {
    text.unicodeScalars.map { .key(.character($0)) }
  }

  static let arrows: [KeyDecoder.Press] = [.key(.up), .key(.down), .key(.right), .key(.left)]

  static let characters: [Case] = [
    Case("nothing", "", []),
    Case("letters", "nP ?", typed("nP ?")),
    Case("pasted text", "type Anna\n", typed("type Anna\n")),
    Case("two bytes", "ü", typed("ü")),
    Case("three bytes", "€", typed("€")),
    Case("four bytes", "🍕n", typed("🍕n")),
    Case("control characters", "\u{4}\u{1}\t\r\u{7F}", typed("\u{4}\u{1}\t\r\u{7F}")),
    Case("a zero", "\0n", typed("\0n")),
    Case("a byte of no letter", bytes: [0xFF, 0x6E], [.unknown] + typed("n")),
    Case("a byte that cannot be the first", bytes: [0x80], [.unknown]),
    Case("a letter broken off by another", bytes: [0xC3, 0x6E], [.unknown] + typed("n")),
    Case(
      "a letter broken off by a key",
      bytes: [0xE2, 0x82, 0x1B, 0x5B, 0x43],
      [
        .unknown, .key(.right),
      ]
    ),
    Case("half a letter", bytes: [0xF0, 0x9F], [], late: [.unknown]),
    Case("a surrogate", bytes: [0xED, 0xA0, 0x80], [.unknown]),
  ]

  static let sequences: [Case] = [
    Case("arrows", "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", arrows),
    Case("arrows of the other kind", "\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", arrows),
    Case("arrows with a count", "\u{1B}[1A\u{1B}[1;1C", [.key(.up), .key(.right)]),
    Case("arrows with Shift", "\u{1B}[1;2C\u{1B}O2Cn", [.unknown, .unknown] + typed("n")),
    Case("arrows with Alt", "\u{1B}\u{1B}[Cn", [.unknown] + typed("n")),
    Case("Escape alone", "\u{1B}", [], late: [.escape]),
    Case("Escape twice", "\u{1B}\u{1B}", [], late: [.escape]),
    Case("Escape three times", "\u{1B}\u{1B}\u{1B}", [.escape], late: [.escape]),
    Case("Escape and Return", "\u{1B}\r", [.escape] + typed("\r")),
    Case("Escape and a letter beyond ASCII", "\u{1B}ü", [.escape] + typed("ü")),
    Case("a letter with Alt", "\u{1B}nn", [.unknown] + typed("n")),
    Case("[ with Alt", "\u{1B}[", [], late: [.unknown]),
    Case("O with Alt", "\u{1B}O", [], late: [.unknown]),
    Case("Page Down", "\u{1B}[6~n", [.unknown] + typed("n")),
    Case("Home and End", "\u{1B}[H\u{1B}OF", [.unknown, .unknown]),
    Case("F1, F5 and F12", "\u{1B}OP\u{1B}[15~\u{1B}[24~", [.unknown, .unknown, .unknown]),
    Case("F1 of a Linux console", "\u{1B}[[An", [.unknown] + typed("n")),
    Case("intermediate bytes", "\u{1B}[?1 $yn", [.unknown] + typed("n")),
    Case("a sequence that another begins in", "\u{1B}[1\u{1B}[C", [.unknown, .key(.right)]),
    Case("a sequence that is broken off", "\u{1B}[1\u{4}", [.unknown] + typed("\u{4}")),
    Case("half a sequence", "\u{1B}[1;", [], late: [.unknown]),
    Case("a long sequence", "\u{1B}[" + String(repeating: "1;", count: 5_000) + "C", [.unknown]),
    Case("an answer of the terminal", "\u{1B}]11;rgb:0/0/0\u{7}n", [.unknown] + typed("n")),
    Case("another", "\u{1B}P1+r\u{1B}\\n", [.unknown] + typed("n")),
    Case("an answer without an end", "\u{1B}]11;n", [], late: [.unknown]),
    Case(
      "pasted text in brackets",
      "\u{1B}[200~a\u{1B}[C\u{1B}\u{1B}[201~n",
      [.unknown] + typed("n")
    ),
    Case("pasted text without an end", "\u{1B}[200~nnn", [], late: [.unknown]),
  ]

  @Test("are the same however the bytes are split", arguments: characters + sequences)
  func decodes(_ row: Case) {
    var decoder = KeyDecoder()
    for byte in row.bytes { decoder.add(byte) }
    #expect(Self.taken(&decoder) == row.presses)
    #expect(decoder.isWaiting == !row.late.isEmpty)
    decoder.timeOut()
    #expect(Self.taken(&decoder) == row.late)
    #expect(!decoder.isWaiting)
    decoder.add(UInt8(ascii: "n"))
    #expect(Self.taken(&decoder) == Self.typed("n"))
  }

  @Test("always continue, whatever came before")
  func anything() {
    var seed: UInt64 = 7
    var decoder = KeyDecoder()
    for _ in 0..<20_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let choices: [UInt8] = [0x1B, 0x5B, 0x4F, 0x43, 0x3B, 0x7E, 0x32, 0xC3, 0x80]
      let random = UInt8(truncatingIfNeeded: seed >> 33)
      decoder.add(seed >> 60 < 4 ? random : choices[Int(random) % choices.count])
      _ = Self.taken(&decoder)
    }
    decoder.timeOut()
    _ = Self.taken(&decoder)
    decoder.add(UInt8(ascii: "n"))
    #expect(Self.taken(&decoder) == Self.typed("n"))
  }

  @Test("begin again after an interruption")
  func reset() {
    var decoder = KeyDecoder()
    for byte in Array("n\u{1B}[".utf8) { decoder.add(byte) }
    decoder.reset()
    decoder.add(UInt8(ascii: "C"))
    #expect(Self.taken(&decoder) == Self.typed("C"))
  }

  private static func taken(_ decoder: inout KeyDecoder) -> [KeyDecoder.Press] {
    var presses: [KeyDecoder.Press] = []
    while let press = decoder.next() { presses.append(press) }
    return presses
  }
}
