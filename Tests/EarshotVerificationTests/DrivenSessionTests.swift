import EarshotModel
import EarshotNotation
import EarshotTranscripts
import SessionTestSupport
import Testing

@testable import EarshotVerification

@Suite("Driving a real VoiceOver through a session")
struct DrivenSessionTests {
  private func drive(_ text: String) throws -> DrivenSession {
    let transcript = try #require(
      Transcript.read(SourceText(name: "x/menu-card.vo", text)).transcript
    )
    return DrivenSession(transcript, on: try .of(pizzeria))
  }

  private func actions(_ text: String) throws -> [[DrivenSession.Action]] {
    try drive(text).walks.map { $0.deeds.map(\.action) }
  }

  @Test("uses each swipe, the pauses, and the requested element")
  func linear() throws {
    let walks = try actions("> start\n> swipe right 2; swipe left\n> tap\n> wait 1.5s\n> :where\n")
    #expect(
      walks == [
        [
          .move(.current, times: 1), .move(.forward, times: 2), .move(.backward, times: 1),
          .move(.current, times: 1), .wait(.init(1_500)),
        ]
      ]
    )
  }

  @Test("uses as many swipes as Earshot needs to an element")
  func until() throws {
    let walks = try actions("> start\n> swipe right to #points\n> swipe left to #points\n")
    #expect(walks.count == 1)
    guard case .move(.forward, let times)? = walks.first?.dropFirst().first else {
      Issue.record("\(walks)")
      return
    }
    #expect(times >= 1)
  }

  @Test("ends at the first gesture that the service lacks, up to the next start")
  func cutOff() throws {
    let walks = try actions("> start\n> scrub\n> swipe right\n> start cart\n> swipe right\n")
    #expect(
      walks == [
        [.move(.current, times: 1), .undriven("scrub", .noTouch)],
        [.move(.current, times: 1), .move(.forward, times: 1)],
      ]
    )
    #expect(try drive("> start\n> start cart\n").walks.map(\.screen) == [nil, "cart"])
  }

  /// A gesture on the first screen or the card, and how a test makes it.
  static let gestures: [(lines: String, action: DrivenSession.Action)] = [
    ("swipe right; double tap", .gesture(.doubleTap(on: "points"), command: "double tap")),
    ("tap #points", .gesture(.touch("points"), command: "tap #points")),
    (
      "tap \"Four Cheese, from 320 roubles\"",
      .gesture(
        .touch("Four Cheese, from 320 roubles"),
        command: "tap \"Four Cheese, from 320 roubles\""
      )
    ),
    // Two stops have this name, and the tab has none; the service goes there.
    ("four-finger tap bottom", .gesture(.touch("cartTab"), command: "tap #cartTab")),
    ("magic tap", .undriven("magic tap", .refused)),
    ("scrub", .undriven("scrub", .noTouch)),
    ("rotor \"Headings\"", .undriven("rotor \"Headings\"", .rotor)),
    ("say \"Tap Cart\"", .undriven("say \"Tap Cart\"", .outside)),
    (
      "start card; tap #size; swipe up",
      .gesture(.swipe(isUp: true, times: 1), command: "swipe up")
    ),
    ("tap #size; increment 2", .gesture(.swipe(isUp: true, times: 2), command: "increment 2")),
  ]

  @Test("uses touches for each other gesture, or says why there are none", arguments: gestures)
  func touches(_ row: (lines: String, action: DrivenSession.Action)) throws {
    let first = row.lines.contains("#size") ? "start card" : "start"
    let lines = "> \(first)\n> \(row.lines.replacing("start card; ", with: ""))\n"
    #expect(try drive(lines).walks.last?.deeds.last?.action == row.action)
  }

  @Test("continues after a gesture that changes nothing, and counts what is left out")
  func counts() throws {
    let session = try drive(
      "> start\n> rotor \"Links\"\n> magic tap\n> swipe right\n> scrub\n> swipe right\n> tap\n"
    )
    #expect(session.commandCount == 6)
    #expect(session.leftOut == [.rotor: 1, .refused: 1, .noTouch: 1, .after: 2])
    #expect(session.moveCount == 2)
    #expect(
      session.summary.hasPrefix(
        "The tests make 1 of 6 gestures. They leave out 5: 1 because XCUITest doesn't support such "
          + "touches, 1 because no documentation says how"
      )
    )
  }

  @Test("says what VoiceOver has to say: by words, exactly, or not at all")
  func assertions() throws {
    let session = try drive("> start\n> swipe right 2\n> swipe left 9\n")
    let words = DriverForm.xctest.text(of: session, asserting: .words)
    #expect(words.contains("says: \"Menu Heading\", or: \"Pizzeria Menu Heading\")"))
    let points = "Bonus points 24 Button Opens your offers"
    #expect(words.contains("record.forward(line: 2, says: \"\(points)\")\n"))
    // At the end of the screen, the service repeats itself.
    #expect(words.contains("record.backward(line: 3)\n"))
    #expect(words.contains("private func words(of text: String)"))
    let exact = DriverForm.xctest.text(of: session, asserting: .exact)
    #expect(exact.contains("said == expected"))
    #expect(!exact.contains("private func words(of text: String)"))
    let none = DriverForm.xctest.text(of: session, asserting: .none)
    #expect(none.contains("for _ in 1...2 { record.forward(line: 2) }\n"))
    #expect(!none.contains("says:") && !none.contains("says words") && !none.contains("XCTFail"))
  }

  @Test("names a test after the file and the phase, whatever is in them")
  func names() throws {
    let session = try drive("## Ölwechsel: \"1\" */ \\(x)\n> start\n")
    let text = DriverForm.xctest.text(of: session, asserting: .words)
    #expect(text.contains("final class MenuCardVoiceOverTests: XCTestCase {"))
    #expect(text.contains("  // Ölwechsel: \"1\" */ \\(x)\n"))
    #expect(text.contains("func test1_Ölwechsel1X() async throws {"))
    #expect(text.contains("of: \"menu-card.vo\""))
  }
}
