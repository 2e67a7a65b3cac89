import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("Which sessions run, and which took longest", .waiting)
struct SelectionTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.addPassing("a.vo")
    try folder.addFailing("b.vo")
    try folder.addPassing("c.vo")
    try folder.add("d.vo", "screen: a.screen\n\n> start\nMenu, Heading\n")
    return folder
  }

  private func test(_ folder: TestFolder, _ words: String) throws -> ToolProcess.Result {
    try folder.test(words, before: "XDG_STATE_HOME='\(folder.folder.path)/state'")
  }

  @Test("The last failures; a whole run that passes removes a file from the list")
  func lastFailed() throws {
    let folder = try folder()
    let all = "earshot: none of these files failed last time, so Earshot runs all of them\n"
    let first = try test(folder, ". --last-failed --list")
    #expect(first.errors == all)
    #expect(first.output == "./a.vo\n./b.vo\n./c.vo\n./d.vo\n")
    #expect(try test(folder, ".").status == 1)
    #expect(try test(folder, ". --last-failed --list").output == "./b.vo\n")
    // The list contains files, whatever names you use for them, and a run of other files doesn't
    // change it.
    #expect(try test(folder, "a.vo").status == 0)
    let path = folder.folder.path
    let named = try test(folder, "'\(path)/b.vo' a.vo --last-failed --list")
    #expect(named.output == "\(path)/b.vo\n")
    #expect(try test(folder, "a.vo c.vo --last-failed").errors == all)
    // One of its steps passes, and the others are unknown.
    #expect(try test(folder, "b.vo:3").status == 0)
    #expect(try test(folder, ". --last-failed --list").output == "./b.vo\n")
    try folder.addPassing("b.vo")
    let mended = try test(folder, ". --last-failed")
    #expect(mended.output == "ok ./b.vo\n1 passed, 0 failed\n")
    #expect(try test(folder, ". --last-failed").errors == all)
    let list = "\(path)/state/earshot/failed"
    let mode = try FileManager.default.attributesOfItem(atPath: list)[.posixPermissions] as? Int
    #expect(try String(contentsOfFile: list, encoding: .utf8) == "")
    #expect((mode ?? 0) & 0o022 == 0)
  }

  @Test("An invalid or unwritable list is no reason to fail")
  func brokenList() throws {
    let folder = try folder()
    try folder.add("state/earshot/failed", "\u{0}\u{1B}[2J\n/none\n\n")
    #expect(try test(folder, "a.vo --last-failed").status == 0)
    let nowhere = try folder.test("b.vo", before: "XDG_STATE_HOME=/dev/null")
    #expect(nowhere.status == 1)
    #expect(nowhere.errors == "")
    let homeless = try folder.test("a.vo --last-failed", before: "HOME= XDG_STATE_HOME=")
    #expect(homeless.status == 0)
  }

  @Test("Shares contain every file once, by the number of steps")
  func shards() throws {
    let folder = try folder()
    let shares = try (1...2).map { try test(folder, ". --shard \($0)/2 --list").output }
    #expect(shares == ["./a.vo\n./c.vo\n", "./b.vo\n./d.vo\n"])
    let first = try test(folder, ". --shard 1/2")
    #expect(first.output == "ok ./a.vo\nok ./c.vo\n2 passed, 0 failed\n")
    #expect(try test(folder, ". --shard 2/2").status == 1)
    let empty = try test(folder, "a.vo --shard 2/2")
    #expect(empty.status == 0)
    #expect(empty.errors == "earshot: share 2 of 2 contains no files; use fewer shares\n")
    #expect(empty.output == "0 passed, 0 failed\n")
    #expect(try test(folder, ". --shard 1/2 --last-failed --list").output == "./b.vo\n")
  }

  /// The files that each of two shares runs, and its status.
  static let halves: [(words: String, first: String, second: String, status: Int)] = [
    (". -k c.vo", "ok ./c.vo", "0 passed, 0 failed", 0),
    (". -k c.vo -k D.VO", "ok ./c.vo", "ok ./d.vo", 0),
    (". -k none", "", "", 66),
    (". -k c.vo -k none", "ok ./c.vo", "0 passed, 0 failed", 66),
    ("a.vo c.vo empty.md", "ok a.vo", "ok c.vo", 66),
    ("a.vo c.vo -- docs", "ok a.vo", "ok c.vo", 66),
  ]

  @Test("Each share knows the operands that stand for no session", arguments: halves)
  func words(_ words: String, _ first: String, _ second: String, _ status: Int) throws {
    let folder = try folder()
    try folder.add("empty.md", "# Nothing here\n")
    try folder.add("docs/one.md", "# Nothing here\n")
    try folder.add("docs/two.md", "# Nor here\n")
    for (number, line) in [(1, first), (2, second)] {
      let result = try test(folder, "--shard \(number)/2 \(words)")
      #expect(Int(result.status) == status, "\(number): \(result.errors)")
      #expect(line.isEmpty || result.output.contains(line), "\(number): \(result.output)")
      if status == 66 { #expect(result.errors.contains("no session"), "\(result.errors)") }
    }
    // A share in which only documents without sessions are left succeeds.
    let rest = try test(folder, ". --shard 7/7")
    #expect(rest.status == 0, "\(rest.errors)")
    #expect(rest.output == "0 passed, 0 failed\n")
  }

  @Test("Shares by the times of a report; files that aren't in it by their steps")
  func durations() throws {
    let folder = try folder()
    let cases = [("./d.vo", "9.000"), ("a.vo", "1.500"), ("./a.vo", "0.500"), ("b.vo", "2")]
    let rows = cases.map { "<testcase name=\"x\" file=\"\($0)\" time=\"\($1)\"/>" }
    try folder.add("r.xml", "<testsuites><testsuite>\(rows.joined())</testsuite></testsuites>\n")
    let words = ". --durations r.xml --list --shard"
    #expect(try test(folder, "\(words) 1/2").output == "./d.vo\n")
    #expect(try test(folder, "\(words) 2/2").output == "./a.vo\n./b.vo\n./c.vo\n")
    _ = try test(folder, ". --junit own.xml")
    let own = try test(folder, ". --shard 1/1 --durations own.xml --list")
    #expect(own.output == "./a.vo\n./b.vo\n./c.vo\n./d.vo\n")
  }

  /// Reports without times, and the message about that.
  static let wrongReports = [
    ("<testsuites/>", 65, "no test case in this report has both a file and a time"),
    ("<testsuites><testcase file=\"a\" time=\"soon\"/></testsuites>", 65, "no test case in"),
    ("<testsuites><testcase file=\"a\" time=\"-1\"/></testsuites>", 65, "no test case in"),
    ("<testsuites><testcase file=\"a\" time=\"nan\"/></testsuites>", 65, "no test case in"),
    ("<testsuites>", 65, "r.xml:1:"),
    ("<!DOCTYPE x [<!ENTITY a \"b\">]><x>&a;</x>", 65, "r.xml:1:"),
  ]

  @Test("A report without times is an error", arguments: wrongReports)
  func wrongReport(_ text: String, _ status: Int, _ message: String) throws {
    let folder = try folder()
    try folder.add("r.xml", text)
    let result = try test(folder, ". --shard 1/2 --durations r.xml")
    #expect(Int(result.status) == status)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(try test(folder, ". --shard 1/2 --durations none.xml").status == 66)
  }

  @Test("The slowest sessions come above the closing line")
  func slowest() throws {
    let folder = try folder()
    let lines = try test(folder, ". --slowest 2").output.split(separator: "\n")
    #expect(lines.count > 4)
    #expect(lines.dropLast().last?.contains(#/^  \d+ ms \./[a-d]\.vo$/#) ?? false)
    #expect(lines.dropLast(3).last == "slowest:")
    let all = try test(folder, "a.vo c.vo --slowest 9 --quiet").output
    #expect(all.split(separator: "\n").count == 3)
  }

  /// Options that you can't combine.
  static let refused = [
    "--durations r.xml", "--shard 3/2", "--shard", "--slowest 0", "--slowest x",
    "--last-failed --watch", "--last-failed --mutate", "--shard 1/2 --watch",
    "--shard 1/2 --mutate", "--shard 1/2 --review", "--slowest 1 --json", "--slowest 1 --list",
    "--slowest 1 --mutate", "--slowest 1 --watch", "--slowest 1 --review", "--last-failed=x",
  ]

  @Test("Options that can't be combined are rejected", arguments: refused)
  func combination(_ words: String) throws {
    let result = try test(folder(), ". \(words)")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("earshot: '--"), "\(result.errors)")
  }
}
