import EarshotNotation
import EarshotReports
import EarshotTranscripts
import SessionTestSupport
import TestSupport
import Testing

private let shop = """
  screen shop
    button "One" #one
    button "Two" #two
    button "Three" #three
    button "Four" #four
  """

@Suite("A known failure")
struct KnownFailureTests {
  private func run(_ text: String) throws -> TranscriptRun {
    let transcript = try #require(Transcript.read(SourceText(name: "a.vo", text)).transcript)
    let document = try #require(
      AppDocument.read([SourceText(name: "a.screen", shop)]).document
    )
    return TranscriptRun(transcript, on: document)
  }

  static let excused = [
    "> start\nUno, Button\n? xfail \"a bug\"\n",
    "> start\n? xfail \"a bug\"\n? focus #two\n",
    // Failures that follow from it are also excused.
    "> touch #two\nThree, Button\n? xfail \"a bug\"\n> n\nFour, Button\n",
    "xfail: a bug\n\n> start\nUno, Button\n",
  ]

  @Test("is excused, with the failures that follow from it", arguments: excused)
  func isExcused(_ text: String) throws {
    let run = try run(text)
    #expect(run.outcome == .expectedFailure(reason: "a bug"), "\(run.report)")
    #expect(run.passed)
    #expect(run.failures.isEmpty)
    #expect(!run.knownFailures.isEmpty)
    #expect(run.updatedText.utf8 == Array(text.utf8))
  }

  static let others = [
    ("> start\nUno, Button\n? xfail \"a bug\"\n> n\nDue, Button\n", 4),
    ("xfail: a bug\n\n> start\nUno, Button\n> n\nDue, Button\n", 5),
    ("> start\nUno, Button\n> n\nDue, Button\n? xfail \"a bug\"\n", 1),
    // The header excuses the first failure, but not one that a claim excuses.
    ("xfail: a bug\n\n> start\nUno\n? xfail \"b\"\n> n\nDue\n> n\nTre\n", 8),
  ]

  @Test("excuses no other failure", arguments: others)
  func isFailure(_ text: String, line: Int) throws {
    let run = try run(text)
    #expect(run.outcome == .failed)
    #expect(run.failures.map(\.place.line) == [line])
  }

  @Test("that doesn't occur is a failure, at the claim")
  func passes() throws {
    let run = try run("> start\nOne, Button\n? xfail \"a bug\"\n> n\nTwo, Button\n")
    #expect(run.outcome == .failed)
    #expect(run.report == "a.vo:3: the expected failure didn't occur, so delete 'xfail': a bug\n")
  }

  @Test("is the only thing that an update leaves as it is")
  func update() throws {
    let before = "> start\nUno, Button\n? xfail \"a bug\"\n> n\nDue, Button\n"
    let after = "> start\nUno, Button\n? xfail \"a bug\"\n> n\nTwo, Button\n"
    #expect(try run(before).updatedText.utf8 == Array(after.utf8))
  }

  @Test("doesn't excuse an expectation that names something missing")
  func malformed() throws {
    let run = try run("> start\n? xfail \"a bug\"\n? focus #onne\n")
    #expect(run.outcome == .malformed)
  }
}
