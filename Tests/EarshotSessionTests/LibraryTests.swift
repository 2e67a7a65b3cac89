import EarshotLines
import EarshotReadOut
import EarshotTranscripts
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotComposer
import SessionTestSupport
import Testing

@Suite("Sessions from strings")
struct LibraryTests {
  @Test("loads a screen from a string, makes gestures, and reads the speech")
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

  @Test("loads JSON if the name says so")
  func json() throws {
    let text = #"{"label": "Add", "traits": ["button"], "isAccessibilityElement": true}"#
    var session = try Session(screen: text, named: "a.json")
    #expect(session.run("start").utterances.map(\.text) == ["Add, Button"])
  }

  @Test("reports what is wrong with a screen as the tool does")
  func errors() {
    let error = #expect(throws: SourceError.self) { try Session(screen: "screen a\n  buton\n") }
    #expect(error?.description.hasPrefix("test.screen:2:3: error: unknown role 'buton'") == true)
    #expect(error?.diagnostics.count == 1)
  }

  @Test("reads all stops out, and runs a transcript with a report to show")
  func whole() throws {
    let document = try Session(screen: "screen a\n  text \"b\"\n").document
    #expect(ReadOut(document)?.stops.map(\.utterance.text) == ["b"])
    let result = Transcript.read(SourceText(name: "a.vo", "> start\nc\n"))
    let run = TranscriptRun(try #require(result.transcript), on: document)
    #expect(!run.passed)
    #expect(run.report.hasPrefix("a.vo:1: start: speech differs\n"))
  }

  @Test("keeps a copy of a session independent of the original")
  func copies() throws {
    var session = try Session(screen: pizzeria)
    session.run("start")
    var copy = session
    copy.run("n 2")
    #expect(session.run("n").lines.first == "Bonus points, 24, Button")
    #expect(copy.run("p").lines.first == "Bonus points, 24, Button")
  }
}

@Suite("What a session answers")
struct LibraryAnswerTests {
  private let menu = """
    screen menu "Menu"
      header "Menu"
      group "Offers"
        button "Bonus points" #points
          value: 24
          hint: Opens your offers
          action "Hide": hide self
      button notEnabled "Pay" #pay
    """

  @Test("the words of an utterance by their kind, including the hint's")
  func parts() throws {
    var session = try Session(screen: menu)
    #expect(session.lastUtterance == nil)
    session.run("start")
    let response = session.run("swipe right")
    #expect(response.spoken == ["Offers, Bonus points, 24, Button"])
    #expect(response.hint == "Opens your offers. Actions available")
    let utterance = try #require(session.lastUtterance)
    #expect(utterance[.context] == "Offers")
    #expect(utterance[.label] == "Bonus points")
    #expect(utterance[.value] == "24")
    #expect(utterance[.role] == "Button")
    #expect(utterance[.hint] == "Opens your offers")
    #expect(utterance[.actions] == "Actions available")
    #expect(utterance[.state] == nil)
  }

  @Test("where the cursor is, what is reachable, and what any element is now")
  func elements() throws {
    var session = try Session(screen: menu)
    session.run("start")
    #expect(session.focus == nil)
    session.run("swipe right")
    #expect(session.focus == "points")
    #expect(session.isReachable("points"))
    session.run("action \"Hide\"")
    #expect(!session.isReachable("points"))
    #expect(session.element("points")?.isHidden == true)
    #expect(session.element("pay")?.traits.contains(.notEnabled) == true)
    #expect(session.element("none") == nil)
  }

  @Test("what every stop says, without moving")
  func stops() throws {
    var session = try Session(screen: menu)
    let texts = ["Menu, Heading", "Offers, Bonus points, 24, Button", "Pay, dimmed, Button"]
    #expect(session.stopUtterances.map(\.text) == texts)
    session.run("start")
    #expect(session.stopUtterances.map(\.text) == texts)
    #expect(session.focus == nil)
  }

  @Test("an app in several files")
  func files() throws {
    let menu = SourceText(name: "menu.screen", menu + "\n")
    let card = SourceText(name: "card.screen", "screen card\n  text \"Card\"\n")
    var session = try Session(files: [menu, card])
    #expect(session.run("start card").spoken == ["Card"])
    #expect(throws: SourceError.self) { try Session(files: [menu, menu]) }
    #expect(throws: SourceError.self) { try Session(files: []) }
  }

  @Test("which setting doesn't exist, and what was probably meant")
  func settings() throws {
    let options = try SessionOptions(["language": "de", "hints": "off"])
    #expect(try Session(screen: menu, options: options).stopUtterances[1][.role] == "Taste")
    let unknown = #expect(throws: SettingError.self) { try SessionOptions(["langauge": "de"]) }
    #expect(unknown?.description == "unknown setting 'langauge'; did you mean 'language'?")
    let wrong = #expect(throws: SettingError.self) { try SessionOptions(["hints": "no"]) }
    #expect(wrong?.description == "'hints' needs 'on' or 'off'")
  }

  @Test("a transcript, whose description is the report")
  func transcripts() throws {
    let good = "screen: a.screen\n\n> start\nb\n-- a.screen --\nscreen a\n  text \"b\"\n"
    let run = try TranscriptRun(transcript: good)
    #expect(run.passed)
    #expect(run.description == "test.vo: VoiceOver's speech is as written")
    let bad = try TranscriptRun(transcript: "screen: a.screen\n\n> start\nc\n", named: "a.vo") {
      _ in
      "screen a\n  text \"b\"\n"
    }
    #expect(bad.description == bad.report)
    #expect(bad.description.contains("\n-c\n+b\n"))
  }

  @Test("what is wrong with a transcript, or with the screen it names")
  func transcriptErrors() throws {
    let text = "screen: a.screen\n\n> start\nb\n"
    let early = #expect(throws: SourceError.self) { try TranscriptRun(transcript: "b\n> n\n") }
    #expect(early?.description.hasPrefix("test.vo:1:1: error: ") == true)
    let unread = #expect(throws: UnreadScreen.self) { try TranscriptRun(transcript: text) }
    #expect(unread?.description.contains("'a.screen'") == true)
    let screen = #expect(throws: SourceError.self) {
      try TranscriptRun(transcript: text) { _ in "screen a\n  buton\n" }
    }
    #expect(screen?.description.hasPrefix("a.screen:2:3: error: unknown role 'buton'") == true)
  }
}
