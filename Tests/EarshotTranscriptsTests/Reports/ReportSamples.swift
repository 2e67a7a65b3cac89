@testable import EarshotReports
@testable import EarshotTranscripts
@testable import EarshotSession

/// Results of sessions, for the tests of reports.
enum ReportSamples {
  static let passed = ReportCase(file: "a.vo", outcome: .passed, steps: 3)

  static let hunk = """
    --- b.vo
    +++ b.vo
    @@ -5,2 +5,2 @@
     > swipe right
    -Pay, Button
    +Buy, Button

    """

  static let failed = ReportCase(
    file: "b.vo",
    outcome: .failed,
    steps: 4,
    findings: [
      Finding(
        .speechDiffers,
        at: .init("b.vo", line: 5),
        under: "swipe right",
        details: ["label: \"Pay\" is now \"Buy\""],
        hunk: hunk
      )
    ]
  )

  static let malformed = ReportCase(
    file: "c.md",
    line: 7,
    name: "c.md: Paying",
    outcome: .malformed,
    findings: [Finding(.unreadable("unknown claim 'flies'"), at: .init("c.md", line: 9, column: 2))]
  )

  static var skipped: ReportCase {
    var session = ReportCase(file: "d.vo", outcome: .skipped, steps: 1)
    session.reason = "rotor #7 is wrong"
    session.isKnownToFail = true
    return session
  }

  static let missing = ReportCase(
    file: "e.vo",
    outcome: .missing,
    findings: [Finding(.unreadable("no such file 'x.screen'"), at: .init("e.vo"))]
  )

  /// The lines of cases in a form, as one report.
  static func lines(
    _ form: ReportForm,
    _ cases: [ReportCase],
    of kind: ReportKind = .test,
    saying sentence: String = "1 failed"
  ) -> [String] {
    var writer = form.writer(of: kind, .unchanged)
    let suites = cases.map { Report.Suite($0.file, [$0]) }
    return writer.head + writer.add(Report(kind, suites)) + writer.end(sentence)
  }

  static let all = [passed, failed, malformed, skipped, missing]

  /// A session in which every string is one that some report's reader would obey.
  static func hostile(_ text: String) -> ReportCase {
    ReportCase(
      file: text,
      outcome: .failed,
      findings: [
        Finding(
          .unreadable(text),
          at: .init(text, line: 1),
          under: text,
          details: [text, " " + text],
          hunk: text
        )
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
