import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// Programs that read reports, if this machine has them.
enum Readers {
  private static func succeeds(_ line: String) -> Bool {
    (try? ToolProcess.shell("\(line) >/dev/null 2>&1").status) == 0
  }

  static let hasPerl = succeeds("perl -MTAP::Parser -e 1 && prove --version")
  static let hasPython = succeeds("python3 -c 'import xml.etree.ElementTree'")
}

@Suite("Reports, parsed by other people's parsers", .waiting)
struct ReadBackTests {
  /// Sessions that pass, fail, are malformed, and miss their screens, with names and labels that
  /// are hard to write.
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.addPassing("a # TODO b.vo")
    try folder.addFailing("b&<c>\"'.vo")
    try folder.add("c]]>.vo", "x\n> n\n")
    try folder.add("d%0A,:.vo", "screen: none.screen\n\n> n\nx\n")
    try folder.add("e.screen", "screen e\n  button \"]]> <b> & \\u{1B}[2J \\u{FFFE} '\\\"\"\n")
    try folder.add("e\\.vo", "screen: e.screen\n\n> start\n::add-mask::x ##[group]\n")
    try folder.addPassing("z.vo")
    return folder
  }

  @Test("TAP by prove", .enabled(if: Readers.hasPerl, "prove is not on this machine"))
  func prove() throws {
    let folder = try folder()
    let report = try folder.test(". --tap > r.tap")
    #expect(report.errors == "")
    #expect(report.status == 65)
    #expect(try folder.text("r.tap").hasPrefix("TAP version 14\nok 1 - ./a \\# TODO b.vo\n"))
    // Many versions of prove know only versions up to 13; they also read 14, except for its first
    // line.
    let words = "cd '\(folder.folder.path)' && sed -i '1s/14/13/' r.tap && "
    let result = try ToolProcess.shell(words + "prove --norc --exec cat r.tap")
    #expect(result.output.contains("Failed 4/6 subtests"))
    #expect(result.output.contains("Failed tests:  2-5"))
    #expect(!result.output.contains("Parse errors"))
    #expect(result.status == 1)
  }

  @Test("TAP and its YAML by TAP::Parser", .enabled(if: Readers.hasPerl, "no perl here"))
  func tapParser() throws {
    let folder = try folder()
    _ = try folder.test(". --tap > r.tap")
    try folder.add(
      "read.pl",
      """
      use TAP::Parser;
      local $/; open F, "r.tap"; my $tap = <F>; $tap =~ s/version 14/version 13/;
      my $parser = TAP::Parser->new({tap => $tap});
      while (my $line = $parser->next) {
        print $line->number, $line->is_ok ? " ok " : " bad ", $line->description,
          " [", $line->directive, "]\\n" if $line->is_test;
        print $line->data->{severity}, " ", substr($line->data->{message}, 0, 19), " ",
          $line->data->{at}{file}, " ", length($line->data->{details}) > 10, "\\n" if $line->is_yaml;
        print "unknown ", $line->as_string, "\\n" if $line->is_unknown;
      }
      print "errors: ", join(";", $parser->parse_errors), "\\n";

      """
    )
    let result = try ToolProcess.shell("cd '\(folder.folder.path)' && perl read.pl")
    #expect(
      result.output == """
        1 ok - ./a \\# TODO b.vo []
        2 bad - ./b&<c>"'.vo []
        fail ./a.screen:3: "Buy" ./b&<c>"'.vo 1
        3 bad - ./c]]>.vo []
        error a file has errors ./c]]>.vo 1
        4 bad - ./d%0A,:.vo []
        error a file is missing ./d%0A,:.vo 1
        5 bad - ./e\\\\.vo []
        fail ./e.screen:2: "::ad ./e\\.vo 1
        6 ok - ./z.vo []
        errors: 

        """
    )
  }

  @Test("JUnit by Python's XML parser", .enabled(if: Readers.hasPython, "no python3 here"))
  func python() throws {
    let folder = try folder()
    let run = try folder.test(". --junit r.xml")
    #expect(run.output.hasSuffix("\n2 passed, 4 failed\n"))
    try folder.add(
      "read.py",
      """
      import xml.etree.ElementTree as tree
      root = tree.parse("r.xml").getroot()
      print(root.tag, [root.get(k) for k in ("tests", "failures", "errors", "skipped")])
      for suite in root:
        for case in suite:
          kinds = [(c.tag, c.get("type"), len(c.text) > 10) for c in case]
          print(suite.get("name"), case.get("name"), kinds)
      print([c.text for c in root.iter("failure")][1].split("\\n")[0])
      """
    )
    let result = try ToolProcess.shell("cd '\(folder.folder.path)' && python3 read.py")
    #expect(
      result.output == """
        testsuites ['6', '2', '2', '0']
        ./a # TODO b.vo ./a # TODO b.vo []
        ./b&<c>"'.vo ./b&<c>"'.vo [('failure', 'difference', True)]
        ./c]]>.vo ./c]]>.vo [('error', 'malformed', True)]
        ./d%0A,:.vo ./d%0A,:.vo [('error', 'missing', True)]
        ./e\\.vo ./e\\.vo [('failure', 'difference', True)]
        ./z.vo ./z.vo []
        ./e\\.vo:3: start: speech differs

        """
    )
    #expect(result.errors == "")
  }

  @Test("JSON by Foundation")
  func json() throws {
    let folder = try folder()
    let run = try folder.test(". --json")
    #expect(run.errors == "")
    let outcomes = try run.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let keys = try #require(object).keys.sorted()
      #expect(
        keys == ["failed", "file", "line", "outcome", "phase", "problems", "reason", "steps"]
      )
      return try #require(object?["outcome"] as? String)
    }
    #expect(outcomes == ["passed", "failed", "malformed", "missing", "failed", "passed"])
  }

  @Test("GitHub gets only annotations as commands")
  func github() throws {
    let folder = try folder()
    let run = try folder.test(". --github")
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    let annotations = lines.filter { $0.hasPrefix("::") }
    // Two sessions differ, each for its own reason; two can't run.
    #expect(annotations.count == 6)
    #expect(annotations.allSatisfy { $0.hasPrefix("::error file=") })
    #expect(!lines.contains { !$0.hasPrefix("::") && $0.contains("##[") })
    #expect(run.output.hasSuffix("\n2 passed, 4 failed\n"))
  }
}
