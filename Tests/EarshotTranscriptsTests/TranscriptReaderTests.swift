import EarshotLines
import EarshotTranscripts
import EarshotModel
import EarshotNotation
import EarshotSession
import Testing

@Suite("Reading a transcript")
struct TranscriptReaderTests {
  private func transcript(_ text: String) throws -> Transcript {
    let result = Transcript.read(SourceText(name: "a.vo", text))
    try #require(result.diagnostics.isEmpty, "\(result.diagnostics)")
    return try #require(result.transcript)
  }

  private let session = """
    # A lesson
    screen: menu.screen
    Hints: off
    start: card

    ## The first phase

    > start
    Pizzeria
    # a remark

      Menu, Heading
    >  swipe right 2
    ~ hint: a
    ? #points is 24
    \\# 1
    """

  @Test("gives the header, phases, commands, and the lines below each")
  func whole() throws {
    let transcript = try transcript(session)
    #expect(transcript.screen == .path("menu.screen"))
    #expect(transcript.start == "card")
    #expect(transcript.settings.map(\.name) == ["Hints"])
    #expect(transcript.settings.map(\.value) == ["off"])
    #expect(transcript.steps.map(\.command) == ["start", "swipe right 2"])
    #expect(transcript.steps.map(\.line) == [8, 13])
    #expect(transcript.steps[0].expected.map(\.text) == ["Pizzeria", "  Menu, Heading"])
    #expect(transcript.steps[0].expected.map(\.number) == [9, 12])
    #expect(transcript.steps[1].expected.map(\.text) == ["~ hint: a", "\\# 1"])
    #expect(transcript.steps[1].claims.map(\.text) == ["#points is 24"])
  }

  @Test("ignores line ends, a byte order mark, and a missing last line end")
  func lineEnds() throws {
    let expected = try transcript(session).steps
    for end in ["\r\n", "\r", "\n"] {
      let text = session.replacing("\n", with: end)
      #expect(try transcript(text).steps == expected)
      #expect(try transcript(text + end).steps == expected)
      #expect(try transcript("\u{FEFF}" + text).steps == expected)
    }
  }

  @Test("without a header gives a walk through the sample app")
  func sample() throws {
    #expect(try transcript("> start\n").screen == .sample)
    #expect(try transcript("").steps.isEmpty)
    #expect(try transcript("# nothing\n").steps.isEmpty)
  }

  @Test("finds the header after comments and empty lines, up to the first empty line or command")
  func header() throws {
    #expect(try transcript("\n# a\n\nscreen: x\n> n\n").screen == .path("x"))
    #expect(
      try transcript("screen:x\n> n\nscreen: y\n").steps[0].expected.map(\.text) == ["screen: y"]
    )
  }

  @Test("includes the embedded file")
  func embedded() throws {
    let transcript = try transcript(
      "screen: b.screen\n\n> n\na\n-- b.screen --\nscreen b\n  text \"b\"\n"
    )
    #expect(transcript.embedded.map(\.name) == ["b.screen"])
    #expect(transcript.steps[0].expected.map(\.text) == ["a"])
    guard case .embedded(let source) = transcript.screen else {
      Issue.record("the screen is not the embedded one")
      return
    }
    let document = try #require(AppDocument.read([source]).document)
    #expect(document.tree.screens.count == 1)
    #expect(
      TranscriptRun(transcript, on: document).results.map(\.actual) == [["~ sound: boundary", "b"]]
    )
  }

  @Test("finds mistakes of an embedded screen in the transcript")
  func embeddedError() throws {
    let transcript = try transcript(
      "screen: b.screen\n\n> n\na\n-- b.screen --\nscreen b\n  buton \"b\"\n"
    )
    guard case .embedded(let source) = transcript.screen else {
      Issue.record("the screen is \(transcript.screen)")
      return
    }
    let diagnostic = try #require(AppDocument.read([source]).diagnostics.first)
    #expect(diagnostic.rendered(in: [source]).hasPrefix("a.vo:7:3: error: unknown role 'buton'"))
  }
}

@Suite("A transcript's mistakes are reported with their places")
struct TranscriptErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var errors: [String]
    var testDescription: String { errors.first ?? "" }

    init(_ text: String, _ errors: String...) {
      self.text = text
      self.errors = errors
    }
  }

  private static let before =
    "this line comes before the first command; move it below a command, or start a command with "
    + "'> '"

  private static let other = "this line comes before the first command; write the command as"

  static let cases: [Case] = [
    Case("screen: x\n\nMenu, Heading\n> n\n", "3:1 \(before)"),
    Case("Menu, Heading\n> n\n", "1:1 \(before)"),
    Case("  ~ hint: a\n> n\n", "1:1 \(before)"),
    Case("~ silent\n\\a: b\n? silent\n> n\n", "1:1 \(before)"),
    Case("a\nb\n\n\\c\nd\n> n\n", "1:1 \(other) '> a'", "4:1 \(before)"),
    Case("scren: x\n> n\n", "1:1 unknown header 'scren'; did you mean 'screen'?"),
    Case(
      "colour: red\n> n\n",
      "1:1 unknown header 'colour'; use 'screen', 'start', 'compare', 'xfail', or a setting such as 'hints'"
    ),
    Case("hints: maybe\n> n\n", "1:8 'hints' needs 'on' or 'off'"),
    Case("style:\n> n\n", "1:1 'style' needs 'spoken', 'snapshot', 'utterance', or 'readings'"),
    Case(
      "compare: letters\n> n\n",
      "1:10 'compare' needs 'words' (ignores capitals, spaces, and punctuation), "
        + "'exact' (compares every character), or 'readings' (like 'words', and treats '1m' as "
        + "'1 meter')"
    ),
    Case(
      "language: 7\n> n\n",
      "1:11 'language' needs 'en', 'de', 'ru', 'zh-Hans', 'ja', 'vi', or 'fr'"
    ),
    Case(
      "language: e-\n> n\n",
      "1:11 'language' needs 'en', 'de', 'ru', 'zh-Hans', 'ja', 'vi', or 'fr'"
    ),
    Case("screen:\n> n\n", "1:1 'screen' needs a file, as in 'screen: menu.screen'"),
    Case(
      "screen: \"a b\"\n> n\n",
      "1:9 the file's name is in quotation marks; write 'screen: a b'"
    ),
    Case("> n\n~sound: boundary\n", "2:1 a space is missing after '~'; write '~ sound: boundary'"),
    Case("start:\n> n\n", "1:1 'start' needs the name of a screen, as in 'start: menu'"),
    Case("start: \"a\n> n\n", "1:1 'start' needs the name of a screen, as in 'start: menu'"),
    Case("hints: on\nHINTS: off\n> n\n", "2:1 'HINTS' appears twice; delete one line"),
    Case("screen: a\nscreen: b\n> n\n", "2:1 'screen' appears twice; delete one line"),
    Case("xfail:\n> n\n", "1:1 'xfail' needs a reason, as in 'xfail: not fixed yet'"),
    Case(
      "rate: fast\n> n\n",
      "1:7 'rate' needs a percentage from 0% to 100%, such as 50%; write 'rate: 70%'"
    ),
    Case(">\na\n", "1:1 write a command after '>'", "2:1 \(other) '> a'"),
    Case(
      "screen: a\n\n> n\n-- a --\n-- a --\n",
      "5:1 there's already a file 'a'; give this one a different name"
    ),
    Case(
      "screen: x\nhints: maybe\n\na\n> n\n",
      "2:8 'hints' needs 'on' or 'off'",
      "4:1 \(other) '> a'"
    ),
    Case("> n\na\u{0}b\n", "2:2 the file contains a NUL byte; a session file must be a text file"),
  ]

  @Test("each once, all together", arguments: cases)
  func error(_ each: Case) {
    #expect(errors(SourceText(name: "a.vo", each.text)) == each.errors.map { "a.vo:\($0)" })
  }

  @Test("even if the bytes aren't text")
  func encoding() {
    let source = SourceText(name: "a.vo", utf8: Array("> n\n".utf8) + [0xFF])
    #expect(errors(source).first?.hasPrefix("a.vo:2:1 the byte 0xFF") == true)
    let other = SourceText(name: "a.vo", utf8: [0xFF, 0xFE, 0x3E, 0x00])
    #expect(errors(other) == ["a.vo:1:1 the file is UTF-16; save it as UTF-8"])
  }

  @Test("and at most a hundred of them")
  func many() {
    let text = String(repeating: "a\n\n", count: 1_000)
    let errors = errors(SourceText(name: "a.vo", text))
    #expect(errors.count == 101)
    #expect(errors.last == "a.vo:201:1: note: and 900 more errors")
  }

  /// The heads of the diagnostics, without the word “error”.
  private func errors(_ source: SourceText) -> [String] {
    let result = Transcript.read(source)
    #expect(result.transcript == nil)
    return result.diagnostics.map { diagnostic in
      let head = String(diagnostic.rendered(in: [source]).prefix { $0 != "\n" })
      return head.replacing(": error: ", with: " ")
    }
  }
}
