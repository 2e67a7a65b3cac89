import EarshotModel
import EarshotNotation
import EarshotTranscripts
import SessionTestSupport
import Testing

@testable import EarshotVerification

@Suite("What of a session a real VoiceOver can be driven through")
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

  @Test("is each swipe, the pauses, and the element that is asked for")
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

  @Test("is as many swipes as Earshot needs to an element")
  func until() throws {
    let walks = try actions("> start\n> swipe right to #points\n> swipe left to #points\n")
    #expect(walks.count == 1)
    guard case .move(.forward, let times)? = walks.first?.dropFirst().first else {
      Issue.record("\(walks)")
      return
    }
    #expect(times >= 1)
  }

  @Test("ends at the first gesture that the service does not have, up to the next start")
  func cutOff() throws {
    let walks = try actions("> start\n> double tap\n> swipe right\n> start cart\n> swipe right\n")
    #expect(
      walks == [
        [.move(.current, times: 1), .undriven("double tap")],
        [.move(.current, times: 1), .move(.forward, times: 1)],
      ]
    )
    #expect(try drive("> start\n> start cart\n").walks.map(\.screen) == [nil, "cart"])
  }

  @Test("names a test after the file and the phase, whatever is in them")
  func names() throws {
    let session = try drive("## Ölwechsel: \"1\" */ \\(x)\n> start\n")
    let text = DriverForm.xctest.text(of: session)
    #expect(text.contains("final class MenuCardVoiceOverTests: XCTestCase {"))
    #expect(text.contains("  // Ölwechsel: \"1\" */ \\(x)\n"))
    #expect(text.contains("func test1_Ölwechsel1X() async throws {"))
    #expect(text.contains("of: \"menu-card.vo\""))
  }
}
