import Earshot
import EarshotTesting
import Simulator
import Testing

@Suite("Names of an app")
struct SwiftTestingTests {
  @Test("mean what they mean beside Earshot")
  func names() throws {
    #expect(Names.color == Color("red") && Names.session == Session(user: "Ann"))
    #expect(Target().name == "own" && Settings().volume == 1 && Utterance().text == "own")
    var session = try VoiceOverSession(screen: Names.document)
    expectSpeech(session.start(), "Pay, Button")
    #expect(try session.doubleTap().announcements == ["Paid"])
  }
}
