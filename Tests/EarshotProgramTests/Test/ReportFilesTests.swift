import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("Reports for build servers, parsed by other people's parsers", .waiting)
struct ReportFilesTests {
  /// A document of two sessions; the second has two phases, and fails in the last.
  private static let document = """
    ```voiceover
    screen: a.screen

    > start
    Menu, Heading
    ```

    ```voiceover
    screen: a.screen

    > start
    Menu, Heading

    ## Paying
    > swipe right
    Pay, Button

    ## Paying
    > swipe left
    Card | <b>, Heading
    ? focus #gone|*x*
    ```

    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    let claims = Self.document.replacingOccurrences(of: "? focus #gone|*x*", with: "? value is 7")
    try folder.add("in/d.md", claims)
    try folder.add("in/a.screen", TestFolder.screen)
    try folder.add("in/k.vo", "xfail: a bug # 7\nscreen: a.screen\n\n> start\nx\n")
    try folder.add("in/s.vo", "screen: bad.screen\n\n> start\n")
    try folder.add("in/bad.screen", "screen x\n  buton \"A\"\n")
    return folder
  }

  private func python(_ folder: TestFolder, _ program: String) throws -> String {
    try folder.add("read.py", program)
    let result = try ToolProcess.shell("cd '\(folder.folder.path)' && python3 read.py")
    #expect(result.errors == "")
    return result.output
  }

  @Test("TAP: the file with the mistake, and TODO", .enabled(if: Readers.hasPerl, "no perl here"))
  func tap() throws {
    let folder = try folder()
    _ = try folder.test("in --tap --phases > r.tap")
    try folder.add(
      "read.pl",
      """
      use TAP::Parser;
      local $/; open F, "r.tap"; my $tap = <F>; $tap =~ s/version 14/version 13/;
      my $parser = TAP::Parser->new({tap => $tap});
      while (my $line = $parser->next) {
        print $line->is_ok ? "ok " : "bad ", $line->description, " [", $line->directive, "]\\n"
          if $line->is_test;
        print $line->data->{severity}, " ", $line->data->{at}{file}, ":", $line->data->{at}{line},
          "\\n" if $line->is_yaml;
        print "unknown ", $line->as_string, "\\n" if $line->is_unknown;
      }
      print "errors: ", join(";", $parser->parse_errors), "\\n";

      """
    )
    let result = try ToolProcess.shell("cd '\(folder.folder.path)' && perl read.pl")
    #expect(
      result.output == """
        ok - in/d.md: session 1 []
        ok - in/d.md: Paying []
        ok - in/d.md: Paying: Paying []
        bad - in/d.md: Paying: Paying (2) []
        fail in/d.md:19
        ok - in/k.vo [TODO]
        todo in/k.vo:4
        bad - in/s.vo []
        error in/bad.screen:2
        errors: 

        """
    )
  }

  @Test("JUnit: names stay when lines move", .enabled(if: Readers.hasPython, "no python3 here"))
  func junit() throws {
    let folder = try folder()
    _ = try folder.test("in --junit 1.xml")
    _ = try folder.test("in --junit p.xml --phases")
    try folder.add("in/d.md", "# Title\n\n" + folder.text("in/d.md"))
    _ = try folder.test("in --junit 2.xml")
    let output = try python(
      folder,
      """
      import xml.etree.ElementTree as tree
      def read(path):
          root = tree.parse(path).getroot()
          total = sum(float(s.get("time")) for s in root)
          assert abs(float(root.get("time")) - total) < 0.01
          for case in root.iter("testcase"):
              if "time" in case.keys(): assert 0 <= float(case.get("time")) < 60
          return [(c.get("name"), [k.tag for k in c]) for c in root.iter("testcase")]
      assert read("1.xml") == read("2.xml")
      for path in ("1.xml", "p.xml"):
          for name, kinds in read(path): print(name, kinds)
      timed = [c for c in tree.parse("1.xml").iter("testcase") if "time" in c.keys()]
      print(len(timed))
      """
    )
    #expect(
      output == """
        in/d.md: session 1 []
        in/d.md: Paying ['failure']
        in/k.vo ['skipped']
        in/s.vo ['error']
        in/d.md: session 1 []
        in/d.md: Paying []
        in/d.md: Paying: Paying []
        in/d.md: Paying: Paying (2) ['failure']
        in/k.vo ['skipped']
        in/s.vo ['error']
        3

        """
    )
  }

  @Test("JSON: how many steps of each phase failed")
  func scores() throws {
    let run = try folder().test("in/d.md --json --phases")
    let scores = try run.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let row = try #require(object)
      return "\(row["phase"] as? String ?? "-") \(row["line"] ?? 0) \(row["failed"] ?? 0)/"
        + "\(row["steps"] ?? 0) \(row["outcome"] ?? "")"
    }
    #expect(
      scores == [
        "- 4 0/1 passed", "- 11 0/1 passed", "Paying 14 0/1 passed", "Paying 18 1/1 failed",
      ]
    )
  }

  @Test("GitHub: paths from the root of the repository, and a table")
  func github() throws {
    let folder = try folder()
    try folder.add("summary.md", "# Before\n")
    let path = folder.folder.path
    let result = try ToolProcess.shell(
      "cd '\(path)/in' && export GITHUB_WORKSPACE='\(path)/' GITHUB_STEP_SUMMARY='\(path)/summary.md'"
        + " && \"$earshot\" test . ../in/../in/k.vo --github"
    )
    let files = result.output.split(separator: "\n").filter { $0.hasPrefix("::") }
      .map { $0.split(separator: ",")[0] }
    #expect(
      files == [
        "::error file=in/a.screen", "::error file=in/d.md", "::error file=in/d.md",
        "::notice file=in/k.vo", "::error file=in/bad.screen", "::notice file=in/k.vo",
      ]
    )
    let text = try folder.text("summary.md")
    let change = #"label "Card \| &lt;b&gt;" → "Menu", from the label of the header "Menu""#
    let head = """
      # Before
      ### Earshot: 1 passed, 2 failed, 2 skipped

      - in/a.screen:2: \(change) (2 steps in 1 session: in/d.md:19)

      | result |
      """
    #expect(text.hasPrefix(head))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    let cells = rows.map { row in
      row.replacingOccurrences(of: "\\|", with: "¦").split(separator: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.count == 7)
    let heard = change.replacingOccurrences(of: "\\|", with: "¦")
    #expect(cells.allSatisfy { $0.count == 4 })
    #expect(
      cells.dropFirst(2).first == [
        "failed", "in/d.md: Paying", "2 of 3",
        "swipe left: speech differs: \(heard)<br>claim fails: value is 7: \(heard)",
      ]
    )
    #expect(cells.last?.prefix(2) == ["passed", "in/d.md: session 1"])
    let full = try ToolProcess.shell(
      "cd '\(path)/in' && GITHUB_STEP_SUMMARY=/dev/full \"$earshot\" test d.md --github"
    )
    #expect(full.status == 74)
    let reason = "no space left on the device; free some space"
    #expect(full.errors == "earshot: can't write '/dev/full': \(reason)\n")
  }

  @Test(
    "GitLab: code quality that Python reads",
    .enabled(if: Readers.hasPython, "no python3 here")
  )
  func gitlab() throws {
    let folder = try folder()
    let path = folder.folder.path
    let test = "\"$earshot\" test ./in --gitlab"
    let line =
      "cd '\(path)' && \(test) 1.json; cd in && CI_PROJECT_DIR='\(path)' \"$earshot\" test . "
    _ = try ToolProcess.shell(line + "--gitlab ../root.json")
    try folder.add("in/d.md", "# Title\n\n" + folder.text("in/d.md"))
    _ = try ToolProcess.shell("cd '\(path)' && \(test) 2.json")
    let output = try python(
      folder,
      """
      import json, re
      def read(path): return json.load(open(path))
      issues = read("1.json")
      for i in issues:
          assert set(i) == {"description", "check_name", "fingerprint", "severity", "location"}
          assert re.fullmatch("[0-9a-f]{32}", i["fingerprint"])
          assert i["severity"] in ("info", "minor", "major", "critical", "blocker")
          print(i["severity"], i["location"]["path"], i["location"]["lines"]["begin"], i["description"])
      prints = [i["fingerprint"] for i in issues]
      assert len(set(prints)) == len(prints)
      assert prints == [i["fingerprint"] for i in read("2.json")]
      assert [i["location"] for i in read("root.json")] == [i["location"] for i in issues]
      """
    )
    #expect(
      output == """
        major in/d.md 19 swipe left: speech differs: label "Card | <b>" → "Menu", from the label of the header "Menu"
        major in/d.md 21 claim fails: value is 7: label "Card | <b>" → "Menu", from the label of the header "Menu"
        info in/k.vo 4 start: speech differs: "x" → "Menu, Heading": label from the label of the header "Menu", role from the traits of the header "Menu"
        info in/k.vo 4 the header 'xfail' excuses only the first step that fails; write '? xfail "a bug # 7"' \
        below this step instead
        critical in/bad.screen 2 unknown role 'buton'; did you mean 'button'?

        """
    )
  }
}
