import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// Every combination of a command and a form of report, compared byte for byte.
///
/// `EARSHOT_RECORD=1 swift test --filter ReportGolden` writes the current output. Before you keep
/// it, read every line that changed.
@Suite("A report of each command in each form", .waiting)
struct ReportGoldenTests {
  /// A run of the program: the file that contains its output, and a line of shell.
  struct Run: Sendable, CustomTestStringConvertible {
    let name: String
    let line: String

    init(_ name: String, _ line: String) {
      self.name = name
      self.line = line
    }

    var testDescription: String { name }
  }

  private static let folder = "Tests/Fixtures/reports"

  private static let checked = "\"$earshot\" check bad.screen warned.screen quiet.screen --each"
  private static let audited = "\"$earshot\" audit shop.screen quiet.screen --each"
  private static let compared = "\"$earshot\" diff old.screen new.screen"
  private static let walked = "\"$earshot\" diff long.vo short.vo"
  private static let verified =
    "\"$earshot\" verify record.json agreeing.json --screen old.screen"
  private static let taught = "\"$earshot\" teach --exercise fake-button \"$t\""
  private static let tested =
    "cd ../failing; \"$earshot\" test astray.vo claims-alone.vo document.md harmful-text.vo known.vo "
    + "malformed-screen.vo no-steps.vo no-such-screen.vo silent-phase.vo --jobs 2"

  /// The JSON list of rules changes with each rule, so only the results are compared.
  private static let results = "| sed '/^ *\"rules\": /,/^ *\"results\": /d'"
  /// Rules that find nothing are left out, and so is their number.
  private static let failures =
    #"| grep -v '<testcase.*"/>$' | sed 's/ tests="[0-9]*"/ tests="…"/'"#

  static let runs = [
    Run("check-text", checked),
    Run("check-json", "\(checked) --json"),
    Run("audit-text", audited),
    Run("audit-json", "\(audited) --json"),
    Run("audit-github", "\(audited) --github"),
    Run("audit-markdown", "\(audited) --markdown"),
    Run("audit-sarif", "\(audited) --sarif \(results)"),
    Run("audit-junit", "\(audited) --junit \"$t/r\" >\"$t/o\"; cat \"$t/r\" \(failures)"),
    Run(
      "audit-junit-notes",
      "\(audited) --fail-on note --junit \"$t/r\" >\"$t/o\"; cat \"$t/r\" \(failures)"
    ),
    Run("audit-paths", "GITHUB_WORKSPACE=\"$PWD/..\" \(audited) --github --fail-on note"),
    Run("diff-text", compared),
    Run("diff-json", "\(compared) --json"),
    Run("diff-walks-text", walked),
    Run("diff-walks-json", "\(walked) --json"),
    Run("verify-text", verified),
    Run("verify-json", "\(verified) --json"),
    Run("verify-issue", "\(verified) --issue"),
    Run("exercise-text", "\(taught)"),
    Run("exercise-json", "\(taught) --report \"$t/r.json\" >\"$t/o\"; cat \"$t/r.json\""),
    Run("exercise-markdown", "\(taught) --report \"$t/r.md\" >\"$t/o\"; cat \"$t/r.md\""),
    Run("test-text", tested),
    Run("test-gitlab", "\(tested) --gitlab \"$t/r\" >\"$t/o\" 2>&1; cat \"$t/r\""),
    Run("test-phases-tap", "\(tested) --phases --tap"),
    Run("test-phases-json", "\(tested) --phases --json"),
    Run("test-phases-github", "\(tested) --phases --github"),
    Run("test-phases-gitlab", "\(tested) --phases --gitlab \"$t/r\" >\"$t/o\" 2>&1; cat \"$t/r\""),
    Run("test-phases-junit", "\(tested) --phases --junit \"$t/r\" >\"$t/o\" 2>&1; cat \"$t/r\""),
    Run(
      "test-summary",
      "GITHUB_STEP_SUMMARY=\"$t/s\" GITHUB_WORKSPACE=\"$PWD/..\"; "
        + "export GITHUB_STEP_SUMMARY GITHUB_WORKSPACE; echo before >\"$t/s\"; "
        + "\(tested) --github >\"$t/o\" 2>&1; cat \"$t/s\""
    ),
  ]

  @Test("is the same as the file beside the screens", arguments: runs)
  func report(_ run: Run) throws {
    let folder = ProjectFiles.root.appendingPathComponent(Self.folder)
    let line =
      "cd '\(folder.path)' && t=$(mktemp -d) && LC_ALL=C && export LC_ALL; "
      + "{ \(run.line); echo \"exit status $?\"; } 2>&1 | sed \"s|$t|DIR|g\"; rm -r \"$t\""
    // The time that a session takes varies.
    let output = try ToolProcess.shell(line).output
      .replacing(#/ time="[0-9]+[.][0-9]{3}"/#, with: #" time="…""#)
    let url = folder.appendingPathComponent("\(run.name).out")
    guard ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != "1" else {
      try Data(output.utf8).write(to: url)
      Issue.record("recorded \(run.name)")
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    #expect(output == expected)
  }
}
