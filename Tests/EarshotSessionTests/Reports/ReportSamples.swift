@testable import EarshotSession

/// Sessions as they come out, for the tests of reports.
enum ReportSamples {
  static let passed = TestedSession(file: "a.vo", outcome: .passed, steps: 3)

  static let hunk = """
    --- b.vo
    +++ b.vo
    @@ -5,2 +5,2 @@
     > swipe right
    -Pay, Button
    +Buy, Button

    """

  static let failed = TestedSession(
    file: "b.vo",
    outcome: .failed,
    steps: 4,
    problems: [
      .init(
        line: 5,
        command: "swipe right",
        message: "swipe right: speech differs",
        details: ["label: \"Pay\" is now \"Buy\""],
        hunk: hunk
      )
    ]
  )

  static let malformed = TestedSession(
    file: "c.md",
    line: 7,
    outcome: .malformed,
    problems: [.init(line: 9, column: 2, message: "unknown claim 'flies'")]
  )

  static var skipped: TestedSession {
    var session = TestedSession(file: "d.vo", outcome: .skipped, steps: 1)
    session.reason = "rotor #7 is wrong"
    return session
  }

  static let missing = TestedSession(
    file: "e.vo",
    outcome: .missing,
    problems: [.init(line: nil, message: "no such file 'x.screen'")]
  )

  static let all = [passed, failed, malformed, skipped, missing]

  /// A session whose every text is what the reader of some report would obey.
  static func hostile(_ text: String) -> TestedSession {
    TestedSession(
      file: text,
      outcome: .failed,
      problems: [
        .init(line: 1, command: text, message: text, details: [text, " " + text], hunk: text)
      ]
    )
  }

  static let harmful = [
    "::add-mask::x", "##[add-mask]x", "\n::error::x", "\r::error::x", "a,b:c=d%0A",
    "]]>", "</failure><x>", "\"'&<>", "# TODO", "ok 1\nok 2", "  ...", "---", "\\", "\\n",
    "\u{1B}[2J", "\u{202E}abc", "\u{0}", "\u{FFFE}\u{FFFF}", ":\u{301}:\u{301}", "#\u{301} SKIP",
    "\"\\\"", "\t", "é日本👩‍👧", "Bail out!", "1..5", "\u{2028}x", "|", "{}", "~",
  ]
}
