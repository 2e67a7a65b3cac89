import Earshot
import EarshotTesting
import Testing

@Suite("Enums of identifiers in a test")
struct IdentifierTests {
  private func document() throws -> ScreenDocument {
    try ScreenDocument(contentsOf: "../Fixtures/identifiers/odd.screen")
  }

  @Test("name elements, screens, and actions")
  func names() throws {
    var session = VoiceOverSession(try document())
    try session.start(.main)
    expectSpeech(try session.touch(.pay), "Pay, Button\n...")
    #expect(session.isFocused(.pay) && session.isOn(.main) && !session.isOn(.detailView))
    expectSpeech(try session.perform(action: .buyNow), "...\nBought\n...")
    #expect(try session.isReachable(.class) && session.stop(.row12)?.label == "C")
    try session.swipe(.right, to: OddIdentifier._2nd)
    for identifier in OddIdentifier.allCases {
      try session.touch(identifier)
      #expect(session.isFocused(identifier))
    }
    try session.start(.detailView)
    #expect(session.isOn(.detailView))
    #expect(try !session.isReachable(.pay))
  }

  @Test("are the same as in the file")
  func file() throws {
    let document = try document()
    #expect(OddIdentifier.allCases.map(\.rawValue) == document.identifiers)
    #expect(OddScreen.allCases.map(\.rawValue) == document.screens)
    #expect(OddAction.allCases.map(\.rawValue) == document.actions)
    #expect(document.identifiers.count == 10 && document.actions == ["Buy \"now\"", "Löschen"])
  }
}
