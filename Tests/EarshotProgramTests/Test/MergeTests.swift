import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("The shares of several machines, merged", .waiting)
struct MergeTests {
  /// Folders of sessions that fail in many ways, and how they are split.
  static let runs: [(folder: String, count: Int, options: String)] = [
    ("failing", 3, ""), ("failing", 1, "--strict"), ("broken", 4, ""), ("broken", 40, "--strict"),
    ("failing", 3, "--jobs 1 --all"),
  ]

  /// A line of shell, run in a folder of fixtures; `$t` is a temporary folder.
  private func shell(_ folder: String, _ line: String) throws -> ToolProcess.Result {
    let folder = ProjectFiles.root.appendingPathComponent("Tests/Fixtures/\(folder)").path
    return try ToolProcess.shell(
      "cd '\(folder)' && t=$(mktemp -d) && LC_ALL=C && export LC_ALL; { \(line); }; rm -r \"$t\""
    )
  }

  @Test("read as the report of the whole run, in each form", arguments: runs)
  func wholeRun(_ folder: String, _ count: Int, _ options: String) throws {
    let result = try shell(
      folder,
      #"""
      i=1
      while [ $i -le \#(count) ]; do
        "$earshot" test . --shard $i/\#(count) --json \#(options) >$t/$i.json 2>$t/errors
        i=$((i + 1))
      done
      for form in --json --tap --github --sarif --markdown ''; do
        "$earshot" test . $form \#(options) --junit $t/w.xml --gitlab $t/w.gl >$t/w.out 2>$t/errors
        w=$?
        "$earshot" test --merge $t/[0-9]*.json $form --junit $t/m.xml --gitlab $t/m.gl \
          >$t/m.out 2>$t/errors
        m=$?
        [ $w = $m ] && cmp $t/w.out $t/m.out && cmp $t/w.gl $t/m.gl || echo "differs: $form $w $m"
        for f in w m; do sed 's/ time="[0-9.]*"//' $t/$f.xml >$t/$f; done
        cmp $t/w $t/m && echo "same$form $w"
      done
      """#
    )
    #expect(result.errors == "")
    let status = folder == "broken" ? 1 : 65
    let forms = ["--json", "--tap", "--github", "--sarif", "--markdown", ""]
    #expect(result.output == forms.map { "same\($0) \(status)\n" }.joined())
  }

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.addPassing("a.vo")
    try folder.addFailing("b.vo")
    try folder.addPassing("c.vo")
    for number in 1...2 {
      _ = try folder.test(". --shard \(number)/2 --json > \(number).json")
    }
    return folder
  }

  @Test("don't merge if a machine has another screen file")
  func otherScreen() throws {
    let folder = try TestFolder()
    for name in ["a.vo", "b.vo"] { try folder.addPassing(name) }
    _ = try folder.test(". --shard 1/2 --json > 1.json")
    try folder.add("a.screen", TestFolder.screen + "  button \"More\"\n")
    _ = try folder.test(". --shard 2/2 --json > 2.json")
    let result = try folder.test("--merge 1.json 2.json")
    #expect(result.status == 65)
    #expect(result.errors.contains("belongs to a different run"))
  }

  @Test("keep times, names of phases, and the order of the files")
  func times() throws {
    let folder = try folder()
    let text = try folder.test("--merge 2.json 1.json --slowest 9 --junit r.xml --phases")
    #expect(text.status == 1)
    #expect(text.errors == "")
    let files = text.output.split(separator: "\n").filter { $0.contains(#/^(ok|differs) /#) }
    #expect(files == ["ok ./a.vo", "differs ./b.vo", "ok ./c.vo"])
    #expect(text.output.matches(of: #/ms \./[abc]\.vo/#).count == 3)
    #expect(text.output.hasSuffix("\n2 passed, 1 failed\n"))
    let times = try folder.test(". --shard 1/1 --durations r.xml --list")
    #expect(times.output == "./a.vo\n./b.vo\n./c.vo\n")
    #expect(try folder.test("--merge . --quiet").status == 1)
  }

  /// The files to merge, the status, and a part of the message.
  static let mistakes: [(words: String, status: Int, message: String)] = [
    ("1.json", 66, "share 2 of 2 is missing; name the reports of all shares"),
    ("2.json", 66, "share 1 of 2 is missing"),
    ("1.json 1.json", 65, "'1.json' and '1.json' are both share 1"),
    ("1.json copy.json", 65, "'1.json' and 'copy.json' are both share 1"),
    ("1.json other.json", 65, "'other.json' belongs to a different run"),
    ("1.json moved.json", 65, "'moved.json' belongs to a different run"),
    ("1.json german.json", 65, "'german.json' belongs to a different run"),
    ("1.json edited.json", 65, "'edited.json' belongs to a different run"),
    ("cut.json 2.json", 65, "cut.json:2:1: error: the file ends before this "),
    ("lines.json 2.json", 65, "the last line of this report is missing, so the run"),
    ("more.json 2.json", 65, "the share's report ends above this line; delete this line"),
    ("fewer.json 2.json", 65, "fewer.json:3:1: error: this report of a share has 1 case, but"),
    ("empty.json 2.json", 65, "empty.json:2:1: error: this file contains no report of a share"),
    (
      "plain.json", 65,
      "the key 'name' is missing from this report; write the report with '--shard'"
    ),
    ("a.screen", 65, "a.screen:1:1: error:"),
    ("none.json", 66, "none.json"),
    ("folder", 66, "there are no '.json' files in 'folder'"),
    ("", 64, "'--merge' needs the reports of all shares; name their files"),
    ("--allow-empty", 64, "'--merge' and '--allow-empty' can't be used together"),
    ("1.json 2.json -k a", 64, "'--merge' and '-k' can't be used together"),
    ("1.json 2.json --shard 1/2", 64, "'--merge' and '--shard' can't be used together"),
    ("1.json 2.json --update", 64, "'--update' can't be used together"),
    ("1.json 2.json --json --tap", 64, "can't be used together"),
  ]

  @Test("have to be there, each once, complete, and from one run", arguments: mistakes)
  func mistake(_ words: String, _ status: Int, _ message: String) throws {
    let folder = try folder()
    let first = try folder.text("1.json")
    try folder.add("copy.json", first)
    try folder.add("cut.json", String(first.dropLast(first.count / 2)))
    try folder.add("lines.json", first.split(separator: "\n")[0] + "\n")
    try folder.add("more.json", first + first)
    try folder.add("fewer.json", String(first[first.firstRange(of: "\n")!.upperBound...]))
    try folder.add("empty.json", "\n")
    try folder.add("folder/a.txt", "")
    _ = try folder.test(". --json > plain.json")
    _ = try folder.test(". --shard 2/3 --json > other.json")
    _ = try folder.test(". --shard 2/2 --language de --json > german.json")
    try folder.add("b.vo", try folder.text("b.vo") + "# a remark\n")
    _ = try folder.test(". --shard 2/2 --json > edited.json")
    try folder.addPassing("d.vo")
    _ = try folder.test(". --shard 2/2 --json > moved.json")
    let result = try folder.test("--merge \(words)")
    #expect(Int(result.status) == status, "\(result.errors)")
    #expect(result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(
    "end with the most serious result, with skipped files, and known failures judged at the end"
  )
  func statuses() throws {
    let folder = try folder()
    _ = try folder.test(". --shard 1/1 --fail-fast --jobs 1 --json > 1.json")
    let early = try folder.test("--merge 1.json")
    #expect(early.status == 1)
    #expect(early.output.hasSuffix("\n1 passed, 1 failed, 1 skipped\n"))
    try folder.add("e.md", "# Nothing\n")
    _ = try folder.test("a.vo e.md --shard 1/1 --json > 1.json")
    #expect(try folder.test("--merge 1.json").status == 66)
    // A share with only known failures isn't a failure, because other shares may pass; a whole run
    // is.
    let known = "screen: a.screen\n\n> start\nMenus, Heading\n? xfail \"a bug\"\n"
    try folder.add("k.vo", known)
    for (other, status) in [("a.vo", 0), ("l.vo", 1)] {
      try folder.add("l.vo", known)
      for number in 1...2 {
        let words = "k.vo \(other) --strict --shard \(number)/2 --json > \(number).json"
        #expect(try folder.test(words).status == 0)
      }
      #expect(try Int(folder.test("--merge 1.json 2.json").status) == status)
    }
  }

  @Test("pass if no session of a share expects anything, as long as those of others do")
  func emptyShare() throws {
    let folder = try TestFolder()
    try folder.addPassing("a.vo")
    try folder.add("b.vo", "screen: a.screen\n\n> start\n...\n")
    for number in 1...2 {
      let result = try folder.test(". --shard \(number)/2 --json > \(number).json")
      #expect(result.status == 0, "\(result.errors)")
    }
    let merged = try folder.test("--merge 1.json 2.json")
    #expect(merged.status == 0)
    #expect(merged.output == (try folder.test(".").output))
  }

  /// Text that could replace a share's own text.
  static let changes: [(old: String, new: String)] = [
    (#""line": 5"#, #""line": 0"#), (#""line": 5"#, #""line": 1e99"#),
    (#""line": 5"#, #""line": "5""#), (#""status": 1"#, #""status": -1"#),
    (#""failed": 1"#, #""failed": 3"#), (#""outcome": "failed""#, #""outcome": "fine""#),
    (#""order": 0"#, #""order": -1"#), (#""microseconds": "#, #""microseconds": -"#),
    (#""line": 1, "end": null"#, #""line": 5, "end": 2"#),
    (#""phases": [{"#, #""phases": [1, {"#), (#""problems": ["#, #""problems": [null, "#),
    (#""astray": false"#, #""astray": 0"#), (#""shares": 1"#, #""shares": 0"#),
    (#""shares": 1"#, #""shares": 1001"#), (#""share": 1"#, #""share": 2"#),
  ]

  @Test("are read strictly, so nothing in them stops the program", arguments: changes)
  func hostile(_ old: String, _ new: String) throws {
    let folder = try folder()
    _ = try folder.test("b.vo --shard 1/1 --json > 1.json")
    let text = try folder.text("1.json")
    #expect(try folder.test("--merge 1.json").status == 1)
    #expect(text.contains(old), "\(text)")
    try folder.add("1.json", text.replacingOccurrences(of: old, with: new))
    let result = try folder.test("--merge 1.json")
    #expect(result.status == 65, "\(result.output)")
    #expect(result.errors.hasPrefix("earshot: 1.json:"), "\(result.errors)")
  }

  @Test("can't send commands to a terminal")
  func escapes() throws {
    let folder = try folder()
    _ = try folder.test("b.vo --shard 1/1 --json > 1.json")
    let text = try folder.text("1.json")
    #expect(text.contains("speech differs"))
    try folder.add(
      "1.json",
      text.replacingOccurrences(of: "Buy", with: #"\u001b[2J\u202eBuy"#)
        .replacingOccurrences(of: "b.vo", with: #"b\u001b]0;x\u0007.vo"#)
    )
    for form in ["", "--github", "--tap", "--markdown", "--sarif", "--junit r.xml"] {
      let result = try folder.test("--merge 1.json \(form)")
      #expect(result.status == 1, "\(result.errors)")
      let all = result.output + result.errors
      #expect(!all.contains("\u{1B}") && !all.contains("\u{7}") && !all.contains("\u{202E}"))
    }
    #expect(try !folder.text("r.xml").contains("\u{202E}"))
  }
}
