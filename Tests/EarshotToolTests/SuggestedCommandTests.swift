import EarshotSession
import EarshotTranscripts
import Testing

@Suite("An unknown command")
struct SuggestedCommandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var typed: String
    var reason: String
    var testDescription: String { typed }
  }

  static let cases: [Case] = [
    Case(typed: "doubletap", reason: "'doubletap'; did you mean 'double tap'?"),
    Case(typed: "swiperight 3", reason: "'swiperight 3'; did you mean 'swipe right 3'?"),
    Case(typed: "magictap", reason: "'magictap'; did you mean 'magic tap'?"),
    Case(typed: "magci tap", reason: "'magci'; did you mean 'magic tap'?"),
    Case(typed: "doubel tap", reason: "'doubel tap'; did you mean 'double tap'?"),
    Case(typed: "swip right", reason: "'swip right'; did you mean 'swipe right'?"),
    Case(typed: "swipe rigth", reason: "'swipe rigth'; did you mean 'swipe right'?"),
    Case(typed: "frobnicate", reason: "'frobnicate'; ':help' lists the commands"),
    Case(typed: "x", reason: "'x'; ':help' lists the commands"),
  ]

  @Test("is answered with the complete one that was probably meant", arguments: cases)
  func reasons(_ row: Case) throws {
    var session = try Session(screen: "screen a\n  button \"Pay\"\n")
    #expect(session.run(row.typed).lines == ["~ refused: unknown command \(row.reason)"])
  }
}
