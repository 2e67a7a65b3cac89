import EarshotReports
import EarshotNotation
import SessionTestSupport
import Testing

@testable import EarshotTranscripts

/// SESSIONS.md, "Refusals": one round reports all errors of a malformed session.
@Suite("One round reports everything that is wrong with a malformed session")
struct OneRoundTests {
  private let screen = """
    screen cart "Cart"
      header "Cart"
      button "Pay" #pay
      stepper "Pieces"
        value: 2
    screen help "Help"
      link "Call us"
    """

  private let steps = """
    > start
    ...
    > touch "Pieces"
    > touch "Call us"
    > touch "Pay"
    swipe right
    """

  private let messages = [
    "'Pieces' is a 'stepper', not a stop; name one of the stops inside it: \"Decrement\", \"Increment\"",
    "'Call us' is on the screen 'help'; 'start help' opens that screen",
    """
    you don't hear this line, and it looks like a command; write '> swipe right', or '\\swipe right' for \
    speech
    """,
  ]

  @Test("including names that the app doesn't have, with those that it lost")
  func names() throws {
    let text = "\(steps)\n> rotor Headers\nHeadings\n> tap\nswipe left\n? focus #zz\n"
    let transcript = try #require(Transcript.read(SourceText(name: "a.vo", text)).transcript)
    let run = TranscriptRun(transcript, on: try .of(screen))
    #expect(
      run.mistakes.map(\.message.text) == messages + [
        "no rotor is called \"Headers\"; write '> rotor \"Headings\"'",
        "the app has no #zz; to claim that it's gone, write '? absent #zz'",
      ]
    )
  }

  @Test("and for a failing claim the text that was meant, but nothing that may be heard")
  func spelling() throws {
    let text = "> start\n? #pay conveys label \"Pya\"\n? says \"Pay\"\n? says \"Crat\"\n"
    let transcript = try #require(Transcript.read(SourceText(name: "a.vo", text)).transcript)
    let details = TranscriptRun(transcript, on: try .of(screen)).failures.map {
      $0.details.joined()
    }
    #expect(details.count == 3)
    #expect(details[0].hasSuffix(", but not label \"Pya\"; did you mean \"Pay\"?"))
    #expect(!details[1].contains("did you mean"))
    #expect(details[2].hasSuffix("; did you mean \"Cart\"?"))
  }

  @Test("and a line that can't be read, after which nothing runs")
  func lines() throws {
    let text = "\(steps)\n> swipe rihgt\n> touch \"Pieces\"\n"
    let reading = Transcript.read(SourceText(name: "a.vo", text))
    let draft = try #require(reading.draft)
    let all = draft.mistakes(in: try .of(screen), overrides: [], besides: reading.diagnostics)
    #expect(
      all.map(\.message.text)
        == messages + ["unknown command 'swipe rihgt'; did you mean 'swipe right'?"]
    )
  }
}
