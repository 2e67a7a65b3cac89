import EarshotReports
import EarshotTranscripts
import EarshotNotation
import EarshotSession
import Testing

@Suite("A failure in a transcript")
struct FailureTests {
  private let shop = """
    screen main
      text "One" #one
      text "New" #new
      text "Two" #two
      text "Three" #three
      button "Four" #four
        value: 25
        hint: Buys it
        on activate: push other
      button "Dim" #dim

    screen other
      text "Elsewhere"
    """

  private func heads(_ run: TranscriptRun) -> [String] { run.failures.map(\.headline) }

  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var details: [String]
    var testDescription: String { line }

    init(_ line: String, _ details: String...) {
      self.line = line
      self.details = details
    }
  }

  static let changes: [Case] = [
    Case("Four, 24, Button", "value \"24\" → \"25\", from the value of #four"),
    Case("Four, Button", "value \"25\" is new, from the value of #four"),
    Case(
      "Four, 25, dimmed, Button",
      "the trait 'notEnabled' of #four is missing: VoiceOver doesn't say \"dimmed\""
    ),
    Case("25, Four, Button", "VoiceOver now says \"25\" after \"Four\""),
    Case("Four, 24 pieces, 25, Button", "VoiceOver doesn't say \"24 pieces\" with #four"),
    Case(
      "One, Four, 25, Button",
      "VoiceOver says \"One\" at a separate stop, #one, not with #four"
    ),
    Case("Four, 25, Buton (glob)", "\"Four, 25, Button\" doesn't match \"Four, 25, Buton\""),
    Case("Four\u{A0}, 25, Button", "label \"Four\\u{A0}\" → \"Four\", from the label of #four"),
    Case("Four, 25, Link", "role \"Link\" → \"Button\", from the traits of #four"),
    Case("Fore, 25, Button", "label \"Fore\" → \"Four\", from the label of #four"),
    Case(
      "Five, 26, Button",
      "label \"Five\" → \"Four\", from the label of #four",
      "value \"26\" → \"25\", from the value of #four"
    ),
    Case("Four, 25", "role \"Button\" is new, from the traits of #four"),
    Case("\\Four, 25, Button ", "role \"Button \" → \"Button\", from the traits of #four"),
    Case(
      "Four 25, Button",
      "\"Four 25\" → \"Four, 25\": label from the label of #four, value from the value of #four"
    ),
    Case("~ screen: card", "the screen 'card' doesn't open; 'main' is still shown"),
    Case(
      "~ screen: ca\u{4}rd",
      "the screen 'ca\\u{4}rd' doesn't open; 'main' is still shown"
    ),
  ]

  @Test(
    "names the part of the utterance that changed, and the property behind it",
    arguments: changes
  )
  func part(_ each: Case) throws {
    let run = try run("> touch #four\n\(each.line)\n~ hint: Buys it\n", on: shop)
    #expect(heads(run) == ["a.vo:1: touch #four: speech differs"])
    #expect(run.failures.first?.details == each.details)
  }

  @Test(
    "says that a tap only reads, unless a part of the line is what VoiceOver says",
    arguments: [
      ("tap #four\nBought", true), ("tap #four\n~ screen: other\nElsewhere", true),
      ("touch #four\nBought", false), ("tap #four\nFore, 25, Button", false),
      ("tap #four\nB* (glob)", false), ("tap #dim\nBought", false),
    ]
  )
  func tap(_ step: String, _ onlyReads: Bool) throws {
    let details = try run("> \(step)\n", on: shop).failures.first?.details ?? []
    let sentence = "'tap' only reads #four; write '> tap #four; double tap'"
    #expect(!details.isEmpty)
    #expect(details.contains(sentence) == onlyReads)
  }

  @Test("says what changed in a hint")
  func hint() throws {
    let run = try run("> touch #four\nFour, 25, Button\n~ hint: Sells it\n", on: shop)
    #expect(
      run.failures.first?.details == ["the hint of #four changed: \"Sells it\" → \"Buys it\""]
    )
  }

  @Test("is shown with its escapes as the file has them")
  func escapes() throws {
    let screen = "screen main\n  text \"a\\u{1B}\\\"c\\\"\"\n"
    let run = try run("> start\nb\\u{1B}\"c\"\n", on: screen)
    #expect(
      run.failures.first?.details == [
        "label \"b\\u{1B}\\\"c\\\"\" → \"a\\u{1B}\\\"c\\\"\", from the label of the text \"a\\u{1B}\\\"c\\\"\""
      ]
    )
  }

  @Test("may be a claim, with its own line and what is there instead")
  func claims() throws {
    let run = try run("> n\nNew\n? focus #one\n# prose\n? silent\n? focus #new\n", on: shop)
    #expect(
      run.report == """
        a.vo:3: claim fails: focus #one
          the cursor is on text "New" #new, stop 2 of 6
        a.vo:5: claim fails: silent
          VoiceOver says "New"

        """
    )
    #expect(run.failures.map(\.hunk) == ["", ""])
    #expect(run.counts.claims == 3 && run.counts.failedClaims == 2 && run.counts.failed == 1)
  }

  @Test("doesn't count if only the focus was already wrong")
  func astray() throws {
    let text = "> start\nOne\n> n\nTwo\n> n\nThree\n> n\nFour, 25, Button\n~ hint: Buys it\n"
    let run = try run(text, on: shop)
    #expect(
      heads(run) == [
        "a.vo:3: n: speech differs",
        "a.vo:5: n: the result differs because the cursor was already in the wrong place",
        "a.vo:7: n: the result differs because the cursor was already in the wrong place",
      ]
    )
    #expect(run.failures.map(\.isConsequential) == [false, true, true])
    #expect(run.counts.failed == 1 && run.counts.consequential == 2 && run.counts.passed == 1)
    #expect(!run.passed)
  }

  @Test("counts if it also differs with the focus in its place")
  func astrayAndWrong() throws {
    let text =
      "> start\nOne\n> n\nTwo\n> n\nThree\n> n\nFour, 24, Button\n~ hint: Buys it\n> touch #dim\nDim, Button\n> p\nFour, 25, Button\n~ hint: Buys it\n"
    let run = try run(text, on: shop)
    #expect(run.failures.map(\.isConsequential) == [false, true, false])
    #expect(run.counts.failed == 2)
  }

  @Test("is a consequence even of a claim, if the claim is true with the focus in its place")
  func astrayClaim() throws {
    let run = try run("> start\nOne\n> n\nTwo\n> n\n? focus #three\n? focus #dim\n", on: shop)
    #expect(run.failures.map(\.isConsequential) == [false, true, false])
  }

  @Test("isn't a consequence if only text changed, and the focus is where it was")
  func text() throws {
    let run = try run("> start\nUno\n> n\nNew\n> n\nDue\n", on: shop)
    #expect(run.failures.map(\.isConsequential) == [false, false])
  }

  @Test("in a file of only claims is a false claim, whatever VoiceOver says")
  func claimsAlone() throws {
    #expect(try run("> start\n> n\n? focus #new\n> n\n", on: shop).passed)
    #expect(try !run("> start\n> n\n? focus #two\n> n\n", on: shop).passed)
    #expect(try !run("> start\n> n\n", on: shop).passed)
  }

  @Test("may be expected: then the session is skipped, and fails if the step passes")
  func expected() throws {
    let failing = try run("xfail: a bug\n\n> start\nUno\n", on: shop)
    #expect(failing.outcome == .expectedFailure(reason: "a bug"))
    #expect(failing.passed)
    let passing = try run("xfail: a bug\n\n> start\nOne\n", on: shop)
    #expect(passing.outcome == .failed)
    #expect(passing.report == "a.vo: the expected failure didn't occur, so delete 'xfail': a bug\n")
  }

  @Test("counts the gestures of each phase separately")
  func phases() throws {
    let text = """
      ## One
      > start
      > n 3
      ? gestures <= 3
      ? not gestures <= 2
      ? focus #three
      ## Two
      > p
      ? gestures <= 1
      ? focus #two
      ## Three
      > n
      ? gestures <= 1
      ? focus #three
      """
    let run = try run(text, on: shop)
    #expect(run.passed, "\(run.report)")
    #expect(run.transcript.phases.map(\.title) == ["One", "Two", "Three"])
    #expect(run.transcript.phases.map(\.line) == [1, 7, 11])
    #expect(run.results.map(\.gestures) == [0, 3, 1, 1])
  }
}
