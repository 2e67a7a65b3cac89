@testable import EarshotReports
@testable import EarshotTranscripts
import Testing

@testable import EarshotSession

@Suite("Reports of tested sessions")
struct ReportTests {
  @Test("TAP 14: a line for each session, differences in YAML, and the plan at the end")
  func tap() {
    let text = ReportSamples.lines(.tap, ReportSamples.all).joined(separator: "\n")
    #expect(
      text == """
        TAP version 14
        ok 1 - a.vo
        not ok 2 - b.vo
          ---
          message: "1 difference"
          severity: fail
          at:
            file: "b.vo"
            line: 5
          steps: 4
          failed: 0
          details: |
            b.vo:5: swipe right: speech differs
              label: "Pay" is now "Buy"
            --- b.vo
            +++ b.vo
            @@ -5,2 +5,2 @@
             > swipe right
            -Pay, Button
            +Buy, Button
          ...
        not ok 3 - c.md: Paying
          ---
          message: "a file has errors"
          severity: error
          at:
            file: "c.md"
            line: 9
          details: |
            c.md:9:2: unknown claim 'flies'
          ...
        not ok 4 - d.vo # TODO rotor \\#7 is wrong
          ---
          message: "rotor #7 is wrong"
          severity: todo
          at:
            file: "d.vo"
          steps: 1
          failed: 0
          ...
        not ok 5 - e.vo
          ---
          message: "a file is missing"
          severity: error
          at:
            file: "e.vo"
          details: |
            e.vo: no such file 'x.screen'
          ...
        1..5
        """
    )
  }

  @Test("JUnit: a suite for each file, and a case for each session")
  func junit() {
    var passed = ReportSamples.passed
    passed.microseconds = 1_233_987
    let lines = ReportSamples.lines(.junit, [passed, ReportSamples.malformed])
    let text = lines.map { $0 + "\n" }.joined()
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="earshot" tests="2" failures="0" errors="1" skipped="0" time="1.234">
          <testsuite name="a.vo" tests="1" failures="0" errors="0" skipped="0" time="1.234">
            <testcase name="a.vo" classname="earshot" file="a.vo" assertions="3" time="1.234"/>
          </testsuite>
          <testsuite name="c.md" tests="1" failures="0" errors="1" skipped="0" time="0.000">
            <testcase name="c.md: Paying" classname="earshot" file="c.md" line="7">
              <error message="a file has errors" type="malformed">c.md:9:2: unknown claim 'flies'</error>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test("GitHub: an annotation for each problem, on one line")
  func github() {
    #expect(
      ReportSamples.lines(.github, ReportSamples.all) == [
        "::error file=b.vo,line=5,title=swipe right%3A speech differs::"
          + "b.vo:5: swipe right: speech differs%0A  label: \"Pay\" is now \"Buy\"%0A--- b.vo%0A"
          + "+++ b.vo%0A@@ -5,2 +5,2 @@%0A > swipe right%0A-Pay, Button%0A+Buy, Button",
        "::error file=c.md,line=9,col=2,title=unknown claim 'flies'::"
          + "c.md:9:2: unknown claim 'flies'",
        "::notice file=d.vo,title=rotor #7 is wrong::d.vo: rotor #7 is wrong",
        "::error file=e.vo,title=no such file 'x.screen'::e.vo: no such file 'x.screen'",
      ]
    )
  }

  @Test("JSON: an object for each session, always with every key")
  func json() {
    #expect(
      ReportSamples.lines(.json, [ReportSamples.passed]).first
        == #"{"file": "a.vo", "line": null, "phase": null, "outcome": "passed", "#
        + #""reason": null, "steps": 3, "failed": 0, "problems": []}"#
    )
    let line = ReportSamples.lines(.json, [ReportSamples.malformed]).first
    #expect(
      line == #"{"file": "c.md", "line": 7, "phase": null, "outcome": "malformed", "#
        + #""reason": null, "steps": 0, "failed": 0, "problems": [{"file": "c.md", "line": 9, "column": 2, "command": null, "#
        + #""message": "unknown claim 'flies'", "astray": false, "phase": null, "#
        + #""cause": null, "changed": null, "details": [], "hunk": null}]}"#
    )
  }

  @Test("Nothing in a file is a command to GitHub", arguments: ReportSamples.harmful)
  func harmless(_ text: String) {
    let lines = ReportSamples.lines(.github, [ReportSamples.hostile(text)])
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=") })
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 >= 32 || $0 == 9 } })
    let properties = lines[0].unicodeScalars.dropFirst(2).split(separator: ":").first ?? []
    #expect(properties.count { $0 == "," } == 2)
    let name = GitHubReport.harmless(text)
    #expect(!name.utf8.starts(with: "::".utf8) && !Array(name.utf8).hasPart(Array("##[".utf8)))
  }

  @Test("Nothing in a file leaves its cell", arguments: ReportSamples.harmful)
  func cells(_ text: String) {
    let table = ReportSamples.lines(.markdown, [ReportSamples.hostile(text)])
    let rows = table.filter { $0.hasPrefix("|") }
    #expect(rows.count == 3)
    var bars = 0
    var isEscaped = false
    for scalar in (rows.last ?? "").unicodeScalars {
      bars += scalar == "|" && !isEscaped ? 1 : 0
      isEscaped = scalar == "\\" && !isEscaped
    }
    #expect(bars == 5)
    #expect(!(rows.last ?? "").unicodeScalars.contains("<"))
  }

  @Test(
    "A path begins at the root of the repository that contains the file",
    arguments: [
      ("b.vo", "app/in/b.vo"), ("./b.vo", "app/in/b.vo"), ("../b.vo", "app/b.vo"),
      ("/repo/c.vo", "c.vo"), ("../../../c.vo", "../../../c.vo"), ("/repos/c.vo", "/repos/c.vo"),
      ("../../x//y/../c.vo", "x/c.vo"), ("-", "-"),
    ]
  )
  func paths(_ path: String, _ known: String) {
    #expect(ReportPaths(root: "/repo/", from: "/repo/app/in").path(path) == known)
    #expect(ReportPaths.unchanged.path(path) == path)
  }

  @Test("Nothing in a file leaves its place in TAP", arguments: ReportSamples.harmful)
  func tapStays(_ text: String) {
    let lines = ReportSamples.lines(.tap, [ReportSamples.hostile(text)])
    #expect(lines.dropFirst(2).dropLast().allSatisfy { $0.hasPrefix("  ") })
    #expect(lines.filter { $0 == "  ..." }.count == 1)
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 >= 32 || $0 == 9 } })
  }
}

extension [UInt8] {
  fileprivate func hasPart(_ part: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}
