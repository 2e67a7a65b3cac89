import EarshotNotation
import EarshotReports
import EarshotTranscripts
import SessionTestSupport
import Testing

/// An app in which “Continue” became “Next”, and “Pay” became dimmed.
private let shop = """
  screen one "One"
    header "Welcome"
    text "Step 1"
    button "Next" #go
      action "Send": announce "Sent"
      on activate: push two
    button "Pay" #pay
      traits: notEnabled
  screen two "Two"
    back "One"
    header "Done"
  """

@Suite("An update never makes a refusal the expectation")
struct KeptUpdateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    /// The file after the update, or `nil` if it stays as it is.
    var after: String?
    /// The new name that the report offers.
    var renaming: String?
  }

  static let cases = [
    Case(
      testDescription: "a stop with another label, and what is below it",
      before: """
        > start
        Welcom
        > touch "Continue"
        Continue, Button
        > double tap
        ~ screen: two
        Done, Heading
        > swipe right
        Zzz
        """,
      after: """
        > start
        Welcome, Heading
        > touch "Continue"
        Continue, Button
        > double tap
        ~ screen: two
        Done, Heading
        > swipe right
        Zzz
        """,
      renaming: "Continue=Next"
    ),
    Case(
      testDescription: "an action with another name",
      before: """
        > start
        Welcome, Heading
        > touch #go
        Next, Button
        ~ hint: Actions available
        > action "Post"
        ~ sound: activate
        Sent
        """,
      renaming: "Post=Send"
    ),
    Case(
      testDescription: "a dimmed button, which isn't renamed",
      before: "> start\nWelcome, Heading\n> touch #pay\nPay, dimmed, Button\n> double tap\nPaid\n"
    ),
    Case(
      testDescription: "a claim under a refused step",
      before: "> start\n? focus \"Welcome\"\n> touch #pay\n> double tap\n? says \"Paid\"\n"
    ),
    Case(
      testDescription: "a step without lines in a file of claims",
      before: "> start\n? focus \"Welcome\"\n> touch #pay\n> double tap\n> n\n? focus #pay\n"
    ),
    Case(
      testDescription: "an end where there was another stop",
      before:
        "> start\nWelcome, Heading\n> touch #pay\nPay, dimmed, Button\n> swipe right\nHelp, Button\n"
    ),
    Case(
      testDescription: "silence where there was an announcement",
      before: "> start\nWelcome, Heading\n> wait 2s\nSaved\n> swipe right\nZzz\n"
    ),
    Case(
      testDescription: "the element that an end repeats is written",
      before: "> start\nWelcome, Heading\n> swipe left\n~ sound: boundary\nHello, Heading\n",
      after: "> start\nWelcome, Heading\n> swipe left\n~ sound: boundary\nWelcome, Heading\n"
    ),
    Case(
      testDescription: "another refusal is written",
      before:
        "> start\nWelcome, Heading\n> touch #pay\nPay, dimmed, Button\n> double tap\n~ refused: nothing to activate\n",
      after:
        "> start\nWelcome, Heading\n> touch #pay\nPay, dimmed, Button\n> double tap\n~ refused: dimmed\n"
    ),
  ]

  @Test("keeps a refused step, and what is below it", arguments: cases)
  func keeps(_ each: Case) throws {
    let run = try run(each.before)
    #expect(text(run.updatedText) == each.after ?? each.before)
    #expect(run.renaming?.argument == each.renaming)
    #expect(!run.failures.contains { $0.hunk.contains("+~ refused") } || each.after != nil)
  }

  @Test("makes the kept session green with a new name")
  func renames() throws {
    let before = try #require(Self.cases.first { $0.renaming == "Post=Send" }).before
    let transcript = try #require(Transcript.read(SourceText(name: "a.vo", before)).transcript)
    let renaming = try #require(Renaming("Post=Send"))
    let renamed = renaming.applied(to: transcript.source, with: [transcript])
    #expect(renamed.count == 1)
    #expect(
      text(renamed.source)
        == before.replacing("Post", with: "Send").replacing(
          "> action Send",
          with: "> action \"Send\""
        )
    )
    #expect(try run(text(renamed.source)).passed)
  }

  @Test(
    "reads OLD=NEW",
    arguments: [
      ("Continue=Next", true), ("#a=#b", true), (" a = b ", true), ("a=b=c", true), ("a", false),
      ("=b", false), ("a=", false), ("#a=b", false), ("a=#b", false), ("#=#b", false), ("", false),
    ]
  )
  func reads(_ text: String, _ isValid: Bool) {
    #expect((Renaming(text) != nil) == isValid)
  }

  private func run(_ text: String) throws -> TranscriptRun {
    let transcript = try #require(Transcript.read(SourceText(name: "a.vo", text)).transcript)
    return TranscriptRun(transcript, on: try .of(shop))
  }

  private func text(_ source: SourceText) -> String { String(decoding: source.utf8, as: UTF8.self) }
}
