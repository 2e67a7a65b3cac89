import Foundation
import ProgramTestSupport
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Every command that reports, in every form, parsed by other people's readers.
@Suite("Each command offers each form of report", .waiting)
struct ReportMatrixTests {
  /// A command and a form.
  struct Cell: Sendable, CustomTestStringConvertible {
    let command: String
    let form: String

    var testDescription: String { "\(command.prefix { $0 != " " }) --\(form)" }
  }

  private static let commands = [
    "check bad.screen warned.screen quiet.screen --each",
    "test ../failing/astray.vo ../failing/known.vo ../failing/malformed-screen.vo",
    "audit shop.screen quiet.screen --each",
    "verify record.json agreeing.json --screen old.screen",
    "diff old.screen new.screen",
    "diff long.vo short.vo",
    "teach --exercise fake-button $t/exercise",
  ]
  private static let forms = ["json", "tap", "github", "sarif", "markdown", "junit", "gitlab"]

  static let cells = commands.flatMap { command in
    forms.map { Cell(command: command, form: $0) }
  }

  /// Runs a line in the folder with the screens; `$t` is a temporary folder.
  private func run(_ line: String) throws -> ToolProcess.Result {
    let folder = ProjectFiles.root.appendingPathComponent("Tests/Fixtures/reports").path
    return try ToolProcess.shell(
      "cd '\(folder)' && t=$(mktemp -d) && { \(line); }; s=$?; rm -r \"$t\"; exit $s"
    )
  }

  @Test("and others can parse it", arguments: cells)
  func form(_ cell: Cell) throws {
    let plain = try run("\"$earshot\" \(cell.command)")
    let isFile = ["junit", "gitlab"].contains(cell.form)
    let line =
      isFile
      ? "\"$earshot\" \(cell.command) --\(cell.form) $t/r >$t/o; s=$?; cat $t/r; (exit $s)"
      : "\"$earshot\" \(cell.command) --\(cell.form)"
    let result = try run(line)
    #expect(result.status == plain.status)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(!lines.isEmpty)
    let data = Data(result.output.utf8)
    switch cell.form {
    case "json":
      for line in lines {
        #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
      }
    case "tap":
      #expect(lines.first == "TAP version 14")
      let tests = lines.count { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
      #expect(lines.last == "1..\(tests)")
      #expect(lines.contains { $0.hasPrefix("not ok ") })
    case "github":
      #expect(lines.contains { $0.hasPrefix("::") && $0.contains(" file=") })
    case "sarif":
      let log = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let run = (log?["runs"] as? [[String: Any]])?.first
      #expect((run?["results"] as? [Any])?.isEmpty == false)
    case "markdown":
      #expect(lines.first?.hasPrefix("### Earshot: ") == true)
      #expect(lines.count { $0.hasPrefix("| ") } > 2)
    case "junit":
      #expect(XMLParser(data: data).parse())
      #expect(result.output.contains("<failure ") || result.output.contains("<error "))
    default:
      let issues = try JSONSerialization.jsonObject(with: data) as? [[String: Any]]
      #expect(issues?.isEmpty == false)
      let names = (issues ?? []).compactMap { $0["fingerprint"] as? String }
      #expect(Set(names).count == issues?.count)
    }
  }

  @Test("and rejects what makes no sense, with a fix")
  func refusals() throws {
    let refused = [
      ("speak a.screen --sarif", "'speak' has no option '--sarif'; use it with"),
      ("diff a b --json --tap", "'--json' and '--tap' can't be used together"),
      ("check a --markdown --github", "'--github' and '--markdown' can't be used together"),
      ("verify a --screen b --issue --tap", "'--tap' and '--issue' can't be used together"),
      ("teach 1 --tap", "'--tap' needs '--exercise NAME'"),
      ("teach --exercise a --watch --tap", "'--watch' and '--tap' can't be used together"),
      ("check a --junit a.screen", "'--junit' needs a file for the report, such as report.xml"),
    ]
    for (words, message) in refused {
      let result = try ToolProcess.run(words.split(separator: " ").map(String.init))
      #expect(result.status == 64)
      #expect(result.errors.hasPrefix("earshot: \(message)"), "\(result.errors)")
    }
  }
}
