import EarshotNotation
import Foundation
import SessionTestSupport
import Testing

@testable import EarshotTranscripts

/// SESSIONS.md, "Refusals": a name that nothing in the app has, or words that it never says, are
/// misspelled.
@Suite("A misspelled session isn't green")
struct SpellingTests {
  private let screen = """
    app "Shop"
    screen cart "Cart"
      header "Cart"
      button notEnabled "Pay" #pay
      text "Total" #total
        value: 3 items
        value when #pay is selected: No items
      cell "Milk" #milk
        action "Delete": announce "Gone"
      adjustable "Size" #size
        values: Small | Large
      slider "Volume" #volume
      textField "Name" #name
      text "{#name.value}, hello" #greeting
      switch off "Gift" #gift
      stepper "Pieces"
        value: 2
      button "Add" #add
        on activate: set #total.value: 4 items
      cell "Post"
        rotor "Offers": #pay
      adjustable "Position" #position
        range: 0...1000 by 15 as time
    screen help "Help"
      link "Call us" #help
        hint: Opens the page
        on activate: announce "Number {#total.value} called"
    """

  private func run(_ text: String, header: String = "") throws -> TranscriptRun {
    let result = Transcript.read(SourceText(name: "a.vo", "\(header)> start\n...\n\(text)\n"))
    let transcript = try #require(result.transcript, "\(result.diagnostics)")
    return TranscriptRun(transcript, on: try .of(screen))
  }

  @Test(
    "but malformed, with the nearest name",
    arguments: [
      (
        "? #pay is not dissabled",
        """
        'dissabled' isn't a state, and VoiceOver never says it for #pay
        """
      ),
      ("? not #pay is dissabled", "; write '? not #pay is dimmed'"),
      ("? #pay is not on", "'on' is a state of switches, but VoiceOver never says it for #pay, so"),
      ("? #pay is off", "'off' is a state of switches, but VoiceOver never says it for #pay"),
      ("? #pay is dissabled", "; write '? #pay is dimmed'"),
      ("? #gift is not checked", "; write '? #gift is not on'"),
      ("? #pay is enabled", "; write '? #pay is not dimmed'"),
      ("? self is not selcted", "; write '? self is not selected'"),
      ("? #total is not \"3 itmes\"", "; write '? #total is not \"3 items\"'"),
      ("? #size is not large", "; write '? #size is not \"Large\"'"),
      ("? not #size.value is Huge", "the value of #size is never \"Huge\", so this claim"),
      (
        "? #position is \"10 minute 15 seconds\"",
        "is never '10 minute 15 seconds'; write '? #position is \"10 minutes 15 seconds\"'"
      ),
      (
        "? #position is not \"10 minute 15 seconds\"",
        "can't fail; write '? #position is not \"10 minutes 15 seconds\"'"
      ),
      (
        "? #position is not 5000",
        "never '5000', so this claim can't fail; use a number of at most 1000, the end of its range"
      ),
      ("? #position is not 10:15", "so this claim can't fail; use a time such as"),
      ("? #position is not above 2000", "is never above 2000, so this claim can't fail"),
      ("? not #volume is above 100", "is never above 100, so this claim can't fail"),
      ("? #pay.label is not \"Pya\"", "; write '? #pay.label is not \"Pay\"'"),
      (
        "? not #milk has action \"Delte\"", "called \"Delte\"; write '? not #milk has action"
      ),
      ("? not has action Add", "; use the only name, \"Delete\""),
      ("? not rotor \"Hedings\"", "; write '? not rotor \"Headings\"'"),
      ("? not focus \"Pya\"", "; write '? not focus \"Pay\"'"),
      ("? not reachable \"Pya\"", "; write '? not reachable \"Pay\"'"),
      ("? not order #pay, \"Totl\"", "; write '? not order #pay, \"Total\"'"),
      ("? not #pay conveys label \"Pya\"", "; write '? not #pay conveys label \"Pay\"'"),
      (
        "? not says \"Crat\"",
        "VoiceOver never says \"Crat\" in the app, so this claim can't fail; write '? not says \"Cart\"'"
      ),
      ("? not says \"Crat, Heading\"", "; write '? not says \"Cart\"'"),
      ("? not says \"milk\"", "; write '? not says \"Milk\"'"),
      ("? not conveys value \"Lagre\"", "; write '? not conveys value \"Large\"'"),
      (
        "? not #help conveys hint \"Opens the pgae\"",
        "; write '? not #help conveys hint \"Opens the page\"'"
      ),
      (
        "> two-finger triple tap \"Mikl\"\n? focus #milk",
        "; write '> two-finger triple tap \"Milk\"'"
      ),
      ("> item chooser mikl\n...", "; write '> item chooser \"Milk\"'"),
      ("> touch \"Pya\"\n~ refused: no such element", "; write '> touch \"Pay\"'"),
      ("> touch \"Cal\"\n~ refused: no such element", "; write '> touch \"Call us\"'"),
      ("> swipe right to Totl\n...", "; write '> swipe right to \"Total\"'"),
      ("> action \"Delet\"\n~ refused: no action", "; write '> action \"Delete\"'"),
      ("> rotor Hedings\n~ refused: no rotor", "; write '> rotor \"Headings\"'"),
    ]
  )
  func misspelled(text: String, message: String) throws {
    for header in ["", "xfail: it is known\n\n"] {
      let run = try run(text, header: header)
      #expect(run.outcome == .malformed)
      #expect(run.report.contains(message), "\(run.report)")
      #expect(run.updatedText == run.transcript.source)
    }
  }

  @Test(
    "a name that may exist at another moment is judged when it is reached",
    arguments: [
      "? #pay is not selected", "? #total is not \"No items\"", "? #total is not 4 items",
      "? #size is not Large", "? #volume is not 70%", "? #volume is not above 90",
      "? #position is not above 999", "? #position is not 10 minutes 15 seconds",
      "? #name is not Anna", "? #gift is not on",
      "? not focus \"Call us\"", "? not #pay has action delete", "? not rotor Offers",
      "? not rotor \"Überschriften\"", "? not reachable \"Anna, hello\"", "? not focus Increment",
      "> touch \"Call us\"\n~ refused: no such element", "> action Delete\n~ refused: no action",
      "> rotor \"Offers\"\n~ refused: no rotor",
      "? not says \"Pay\"", "? not says \"all u\"", "? not says \"Call us, Link\"",
      "? not says \"pay \"\n> type \"pay\"\n~ refused: not editing",
      "? not says \"selected\"", "? not says \"7 items\"", "? not says \"Number of\"",
      "? not says \"Sold out\"", "? not conveys value \"No items\"", "? not conveys value \"80%\"",
      "? not #pay conveys hint \"the page\"", "? not says \"Gone—\"",
      "> two-finger triple tap \"unicorn\"\n~ sound: boundary",
      "> two-finger triple tap \"IL\"\n...\n? focus #milk",
    ]
  )
  func possible(text: String) throws {
    let run = try run(text)
    #expect(run.passed, "\(run.report)")
  }

  @Test(
    "a line that isn't heard and reads like something else is malformed, and nothing is lost",
    arguments: [
      ("swipe right", "looks like a command; write '> swipe right'"),
      ("Touch #pay", "looks like a command"), ("next", "looks like a command"),
      ("focus #pay", "looks like a claim; write '? focus #pay'"),
      ("hints: off", "headers belong above the first"),
      ("xfail: it is known", "headers belong above the first"),
      ("Cart* (glub)", "'(glub)' has no meaning; did you mean '(glob)'?"),
    ]
  )
  func misread(text: String, message: String) throws {
    let run = try run("> swipe right\n\(text)\nPay, dimmed, Button")
    #expect(run.outcome == .malformed)
    #expect(run.report.contains(message), "\(run.report)")
    #expect(run.updatedText == run.transcript.source)
  }

  @Test("what is heard is speech, and a former label stays speech that differs")
  func heard() throws {
    let app = "screen a\n  text \"swipe right\"\n  text \"Next\"\n"
    let text = "> start\nswipe right\n> swipe right\nNext\n"
    let transcript = try #require(Transcript.read(SourceText(name: "a.vo", text)).transcript)
    #expect(TranscriptRun(transcript, on: try .of(app)).passed)
    let renamed = app.replacingOccurrences(of: "Next", with: "Go on")
    #expect(TranscriptRun(transcript, on: try .of(renamed)).outcome == .failed)
    let escaped = text.replacingOccurrences(of: "\nswipe", with: "\n\\swipe")
    let other = try #require(Transcript.read(SourceText(name: "a.vo", escaped)).transcript)
    let changed = app.replacingOccurrences(of: "swipe right", with: "tap")
    #expect(TranscriptRun(other, on: try .of(changed)).outcome == .failed)
  }

  @Test("a phase that makes gestures and expects nothing you hear fails")
  func phases() throws {
    let silent = "> start\n? focus \"Cart\"\n\n## Paying\n> swipe right\n"
    for end in ["", "...\n"] {
      let transcript = try #require(
        Transcript.read(SourceText(name: "a.vo", silent + end)).transcript
      )
      let run = TranscriptRun(transcript, on: try .of(screen))
      #expect(run.report.hasPrefix("a.vo:4: no expectations: "), "\(run.report)")
      #expect(transcript.hasNoExpectations(in: transcript.lines(ofPhase: 0)))
    }
    let opening = "? focus \"Cart\"\n\n## Opening\n> start\n...\n## Paying\n> n\n? focus #pay"
    #expect(try self.run(opening).passed)
    let any = Transcript.read(SourceText(name: "a.vo", "> start\n...\n> n\n...\n")).transcript
    #expect(try #require(any).hasNoExpectations(in: .all))
  }

  @Test("a claim below a phase title, without a command, is malformed")
  func emptyPhase() {
    let text = "> start\n...\n## B\n? silent\n> tap\n...\n"
    let found = Transcript.read(SourceText(name: "a.vo", text)).diagnostics.map(\.message.text)
    #expect(found.count == 1 && found[0].hasPrefix("the phase 'B' has no command above this claim"))
  }

  @Test(
    "a fence that is nearly right is malformed, and others are skipped",
    arguments: [
      ("voicover", true), ("Voiceover", true), ("{voiceover}", true), ("voiceover,ignore", true),
      ("Screen a.screen", true), ("scren a.screen", true), ("screen", false), ("swift", false),
      ("", false), ("console", false), ("scheme x", false),
    ]
  )
  func fences(info: String, isMistake: Bool) {
    let results = Transcript.read(markdown: SourceText(name: "a.md", "```\(info)\n> x\n```\n"))
    #expect(results.contains { $0.transcript == nil } == isMistake)
  }
}
