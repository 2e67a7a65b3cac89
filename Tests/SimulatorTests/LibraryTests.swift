import AccessibilityModel
import Notation
import Simulator
import SpeechComposer
import Testing

@Suite("The library in other people's tests")
struct LibraryTests {
  @Test("loads a screen from a string, makes gestures, and reads what is heard")
  func walk() throws {
    var session = try Session(
      screen: """
        screen menu "Menu"
          header "Menu"
          button "Bonus points" #points
        """
    )
    #expect(session.run("start").lines == ["Menu, Heading"])
    #expect(session.run("swipe right").lines == ["Bonus points, Button"])
    #expect(session.focusedElement?.identifier == "points")
    #expect(session.run("double tap").isRefused)
  }

  @Test("loads JSON where the name says so")
  func json() throws {
    let text = #"{"label": "Add", "traits": ["button"], "isAccessibilityElement": true}"#
    var session = try Session(screen: text, named: "a.json")
    #expect(session.run("start").utterances.map(\.text) == ["Add, Button"])
  }

  @Test("tells what is wrong with a screen as the tool does")
  func errors() {
    let error = #expect(throws: ScreenError.self) { try Session(screen: "screen a\n  buton\n") }
    #expect(error?.description.hasPrefix("test.screen:2:3: error: unknown role 'buton'") == true)
    #expect(error?.diagnostics.count == 1)
  }

  @Test("reads all stops out, and runs a transcript with a report to show")
  func whole() throws {
    let document = try Session(screen: "screen a\n  text \"b\"\n").document
    #expect(ReadOut(document)?.stops.map(\.utterance.text) == ["b"])
    let reading = Transcript.read(SourceText(name: "a.vo", "> start\nc\n"))
    let run = TranscriptRun(try #require(reading.transcript), on: document)
    #expect(!run.passed)
    #expect(run.report.hasPrefix("a.vo:1: start: speech differs\n"))
  }

  @Test("keeps a copy of a session apart from the one it was made of")
  func copies() throws {
    var session = try Session(screen: pizzeria)
    session.run("start")
    var copy = session
    copy.run("n 2")
    #expect(session.run("n").lines.first == "Bonus points, 24, Button")
    #expect(copy.run("p").lines.first == "Bonus points, 24, Button")
  }
}
