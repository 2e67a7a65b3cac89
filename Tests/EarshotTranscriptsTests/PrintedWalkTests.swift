import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts
import SessionTestSupport
import Testing

@Suite("A printed and recorded walk")
struct PrintedWalkTests {
  /// Typed lines, with what a pipe and a recording contain for them after `> start`.
  struct Case: Sendable, CustomTestStringConvertible {
    var typed: [String]
    var printed: [String]
    var recorded: [String]
    var testDescription: String { typed.joined(separator: " / ") }
  }

  static let screen = """
    screen a
      text "one"
      text "two"
      text "three"
    screen b
      text "four"
      text "five"
    """

  static let cases: [Case] = [
    Case(
      typed: ["start b; n", ":undo"],
      printed: [
        "> start b; swipe right", "five", "> :undo", "# undid: swipe right",
        "# focus: 1 of 2, text \"four\"",
      ],
      recorded: ["> start b; swipe right", "five", "> :undo"]
    ),
    Case(
      typed: ["nonsense", "n; nonsense"],
      printed: [
        "# > nonsense", "# ~ refused: unknown command 'nonsense'; ':help' lists the commands",
        "> swipe right", "two",
        "# > nonsense", "# ~ refused: unknown command 'nonsense'; ':help' lists the commands",
      ],
      recorded: ["# > nonsense", "> swipe right", "two", "# > nonsense"]
    ),
    Case(
      typed: ["swipe left to #nope"],
      printed: [
        "# > swipe left to #nope", "# ~ refused: no such element",
        "# the app has no #nope; ':tree' lists the identifiers",
      ],
      recorded: ["# > swipe left to #nope"]
    ),
    Case(
      typed: ["? says \"Zzz\"", "? says \"one\"", "? not reachable #nope"],
      printed: [
        "# ? says \"Zzz\"", "# fails: VoiceOver says \"one\"", "? says \"one\"",
        "# ? not reachable #nope", "# fails: the app has no #nope",
      ],
      recorded: ["? says \"one\""]
    ),
    Case(
      typed: ["n; :set speech off; n; nonsense", ":undo"],
      printed: [
        "> swipe right; :set speech off; swipe right", "~ silent",
        "# speech: off; whether you hear speech; while it's off, the cursor still "
          + "moves", "# > nonsense",
        "# ~ refused: unknown command 'nonsense'; ':help' lists the commands", "> :undo",
        "# undid: swipe right",
        "# focus: 2 of 3, text \"two\"",
      ],
      recorded: [
        "> swipe right; :set speech off; swipe right", "~ silent",
        "# speech: off; whether you hear speech; while it's off, the cursor still "
          + "moves", "# > nonsense",
        "> :undo",
      ]
    ),
    Case(
      typed: ["n; :set hints off", ":undo"],
      printed: [
        "> swipe right; :set hints off", "two",
        "# hints: off; whether VoiceOver says hints after the description", "> :undo",
        "# undid: swipe right",
        "# focus: 1 of 3, text \"one\"",
      ],
      recorded: ["> :set hints off"]
    ),
    Case(
      typed: ["n", "n; :undo 2; n"],
      printed: [
        "> swipe right", "two", "> swipe right; :undo 2; swipe right",
        "# focus: 1 of 3, text \"one\"", "two",
      ],
      recorded: [
        "> swipe right", "two", "> swipe right; :undo 2; swipe right",
        "# focus: 1 of 3, text \"one\"", "two",
      ]
    ),
    Case(
      typed: ["## A", "? silent", "n; :claim says \"one\"", "n; :mark x"],
      printed: [
        "## A", "# ? silent",
        "# the phase 'A' has no command above this claim; write a command, or move the claim above the "
          + "title of the phase",
        "> swipe right", "two", "# ? says \"one\"", "> swipe right", "three", "# > :mark x",
        "# ~ refused: ':mark' needs its own line",
      ],
      recorded: ["", "## A", "> swipe right", "two", "> swipe right", "three", "# > :mark x"]
    ),
    Case(
      typed: ["n", ":mark x", "n", ":goto x", "n"],
      printed: [
        "> swipe right", "two", "> :mark x", "# ':goto x' returns to this place", "> swipe right",
        "three",
        "> :goto x", "# focus: 2 of 3, text \"two\"", "> swipe right", "three",
      ],
      recorded: ["> swipe right", "two", "> swipe right", "three"]
    ),
  ]

  @Test("is a session that passes, with comments for what isn't a step", arguments: cases)
  func passes(_ each: Case) throws {
    var walk = try Walk(unstarted: Self.screen)
    let printed = (["start"] + each.typed).flatMap { walk.session.run($0).transcriptLines }
    let recorded = walk.session.transcriptLines()
    #expect(printed == ["> start", "one"] + each.printed)
    #expect(recorded == ["> start", "one"] + each.recorded)
    for lines in [printed, recorded] {
      let text = lines.map { $0 + "\n" }.joined()
      let result = Transcript.read(SourceText(name: "a.vo", text))
      #expect(result.diagnostics == [])
      let run = TranscriptRun(try #require(result.transcript), on: walk.session.document)
      #expect(run.passed, "\(run.report)")
    }
  }
}
