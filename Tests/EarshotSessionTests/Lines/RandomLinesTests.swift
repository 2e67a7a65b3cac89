import EarshotTranscripts
import EarshotNotation
import EarshotSession
import TestSupport
import SessionTestSupport
import Testing

@Suite("Whatever you type")
struct RandomLinesTests {
  /// A generator whose numbers are the same on every machine.
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private static let pieces = [
    "swipe", "right", "left", "up", "down", "n", "p", "u", "d", "a", "z", "m", "]", "[", "+", "-",
    "to", "#points", "#size", "#none", "\"Menu\"", "\"", "\\", ";", ":", ":set", "hints", "off",
    "on",
    "style", "snapshot", "language", "de", ":undo", ":tree", ":what", ":why", ":where", ":rotor",
    "rotor",
    "Headings", "Actions", "action", "type", "touch", "10", "400", "-5", "999", "0", "wait", "2s",
    "0.5s",
    "start", "card", "cart", "offers", "tap", "double", "first", "last", "return", "delete", "?",
    "~", ">",
    "#", "é", "\u{1B}", "\u{202E}", "🍕", " ", "\t", "  ", "direction", "rtl", "idiom", "pad",
    ":open", "x",
  ]

  @Test(
    "gets the session's answer, safely, and the same way twice",
    arguments: 0..<Effort.share(of: 20)
  )
  func answers(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    var session = Session(try #require(AppDocumentOfSample.document))
    var other = session
    for _ in 0..<Effort.share(of: 100, atLeast: 30) {
      let count = Int.random(in: 1...6, using: &dice)
      let line = (0..<count).map { _ in Self.pieces.randomElement(using: &dice) ?? "" }
        .joined(separator: Bool.random(using: &dice) ? " " : "")
      let response = session.run(line)
      #expect(response == other.run(line))
      #expect(
        response.echo.isSafe && response.lines.allSatisfy { $0.isSafe },
        "\(line.debugDescription)"
      )
      _ = session.completions(of: line)
    }
  }

  @Test(
    "replays as it was",
    arguments: 20..<20 + Effort.share(of: 10)
  )
  func replays(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let document = try #require(AppDocumentOfSample.document)
    var session = Session(document)
    for _ in 0..<60 {
      let count = Int.random(in: 1...4, using: &dice)
      let line = (0..<count).map { _ in Self.pieces.randomElement(using: &dice) ?? "" }
        .joined(separator: " ")
      session.run(line)
    }
    let source = SourceText(name: "a.vo", session.transcriptLines().map { $0 + "\n" }.joined())
    let result = Transcript.read(source)
    let transcript = try #require(result.transcript, "\(result.diagnostics)")
    #expect(TranscriptRun(transcript, on: document).report == "")
  }

  @Test("reads or is rejected as a transcript", arguments: 0..<Effort.share(of: 20))
  func reads(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let document = try #require(AppDocumentOfSample.document)
    let pieces =
      Self.pieces + [
        "\n", "\r\n", "\r", "> ", "\n> ", "-- a --", "screen: a", "```voiceover\n", "```\n",
      ]
    let text = (0..<300).map { _ in pieces.randomElement(using: &dice) ?? "" }.joined(
      separator: " "
    )
    for source in [SourceText(name: "a.vo", text), SourceText(name: "a.vo", "> n\n" + text)] {
      let readings = [Transcript.read(source)] + Transcript.read(markdown: source)
      for result in readings {
        #expect((result.transcript == nil) == !result.diagnostics.isEmpty)
        if let transcript = result.transcript {
          _ = TranscriptRun(transcript, on: document).report
        }
      }
    }
  }
}
