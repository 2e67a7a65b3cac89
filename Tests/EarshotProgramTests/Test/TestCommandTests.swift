import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("earshot test", .waiting)
struct TestCommandTests {
  @Test("prints a line for each file, the differences, and the numbers")
  func plain() throws {
    let folder = try TestFolder()
    try folder.addPassing("c.vo")
    try folder.addFailing("B.vo")
    try folder.add("a.md", "# No session\n")
    try folder.add("d.md", "```voiceover\nscreen: a.screen\n\n> start\nMenu, Heading\n```\n")
    let result = try folder.test(".")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "./a.screen:3: \"Buy\" was renamed to \"Pay\"")
    #expect(lines[1] == "differs ./B.vo")
    #expect(lines[2] == "./B.vo:5: swipe right: speech differs")
    #expect(Array(lines.suffix(3)) == ["ok ./c.vo", "ok ./d.md", "2 passed, 1 failed"])
    #expect(result.errors == "")
    #expect(result.status == 1)
    try result.output.write(toFile: folder.folder.path + "/p", atomically: true, encoding: .utf8)
  }

  @Test("prints hunks that patch applies")
  func patch() throws {
    let folder = try TestFolder()
    try folder.addFailing("b.vo")
    let result = try ToolProcess.shell(
      "cd '\(folder.folder.path)' && \"$earshot\" test . > p; patch -s -p0 < p && "
        + "\"$earshot\" test ."
    )
    #expect(result.output == "ok ./b.vo\n1 passed, 0 failed\n")
    let other = try TestFolder()
    try other.add("b.vo", "screen: a.screen\r\n\r\n> start\r\nMen\r\n> n\r\nPay")
    let returns = try ToolProcess.shell(
      "cd '\(other.folder.path)' && \"$earshot\" test . > p; patch --binary -s -p0 < p && "
        + "\"$earshot\" test ."
    )
    #expect(returns.output == "ok ./b.vo\n1 passed, 0 failed\n")
  }

  @Test("prints hunks of all sessions of a document that patch applies at their places")
  func patchDocument() throws {
    let folder = try TestFolder()
    let session = "screen: a.screen\n> start\nCard\nmore\nand more\n> n\n"
    let block = "```voiceover\n\(session)```\n"
    let known = "```voiceover\nxfail: a bug\nscreen: a.screen\n> start\nCard\nmore\n```\n"
    try folder.add("my notes.md", block + known + block + "```voiceover\n> p\n```\n")
    let result = try ToolProcess.shell(
      "cd '\(folder.folder.path)' && \"$earshot\" test . > p; patch -p0 < p && "
        + "\"$earshot\" test ."
    )
    #expect(!result.output.contains("offset") && !result.output.contains("fuzz"))
    #expect(
      result.output.hasSuffix(
        """
        ok ./my notes.md (3 sessions, 1 skipped)\n./my notes.md:11: warning: the header 'xfail' \
        excuses only the first step that fails; write '? xfail "a bug"' below this step instead\n2 \
        passed, 0 failed, 1 skipped\n
        """
      )
    )
  }

  @Test("counts sessions, not files, and says how many a file has")
  func sessions() throws {
    let folder = try TestFolder()
    let block = "```voiceover\nscreen: a.screen\n\n> start\nMenu, Heading\n```\n"
    try folder.add("d.md", block + "\nand\n\n" + block)
    #expect(try folder.test("d.md").output == "ok d.md (2 sessions)\n2 passed, 0 failed\n")
    try folder.add("e.md", block + block.replacingOccurrences(of: "Menu", with: "Card"))
    let output = try folder.test("e.md").output
    #expect(output.hasPrefix("a.screen:2: \"Card\" was renamed to \"Menu\"\n\n"))
    let start = "differs e.md (1 of 2 sessions)\ne.md:10: start: speech differs\n"
    #expect(output.contains("\n\n\(start)"))
    #expect(output.hasSuffix("1 passed, 1 failed\n"))
  }

  @Test("reports the errors of a screen once, however many sessions walk it")
  func sharedErrors() throws {
    let folder = try TestFolder()
    try folder.add("bad.screen", "screen x\n  buton \"A\"\n")
    for name in ["b.vo", "c.vo"] { try folder.add(name, "screen: bad.screen\n\n> start\n") }
    let result = try folder.test("b.vo c.vo")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.first == "malformed b.vo")
    #expect(lines[1] == "bad.screen:2:3: error: unknown role 'buton'; did you mean 'button'?")
    #expect(lines[4] == "   |   button \"A\"")
    #expect(lines.suffix(2) == ["malformed c.vo", "earshot: c.vo: the same errors as above"])
    #expect(lines.count == 7)
    #expect(result.output == "0 passed, 2 failed\n")
  }

  @Test("says if a screen is named instead of a transcript")
  func screen() throws {
    let folder = try TestFolder()
    try folder.add("a.json", "{}")
    let result = try folder.test("a.screen:1 a.json:2")
    let start =
      "is a screen file, and only session files (.vo) and Markdown files (.md) have steps and phases"
    let message = { (name: String) in
      "'\(name)' \(start); name one of these, or name '\(name)' without a place"
    }
    #expect(
      result.errors == """
        malformed a.screen
        earshot: \(message("a.screen"))
        malformed a.json
        earshot: \(message("a.json"))

        """
    )
    #expect(result.output == "0 passed, 2 failed\n")
    #expect(result.status == 65)
  }

  @Test("fails if there is nothing to run, unless that is allowed")
  func nothing() throws {
    let folder = try TestFolder()
    try folder.add("a.md", "# No session\n")
    let result = try folder.test("a.md .")
    #expect(
      result.errors == "earshot: no sessions in 'a.md' or '.'; begin a session with '> start'\n"
    )
    #expect(result.output == "")
    #expect(result.status == 66)
    let allowed = try folder.test("--allow-empty .")
    #expect(allowed.output == "0 passed, 0 failed\n")
    #expect(allowed.status == 0)
    try folder.addPassing("b.vo")
    let pattern = try folder.test("-k x .")
    let way = "'earshot test --list .' lists the paths and titles"
    #expect(
      pattern.errors == "earshot: no session path or phase title matches 'x'; \(way)\n"
    )
    #expect(pattern.status == 66)
    #expect(
      try folder.test("nowhere").errors == "earshot: no such file 'nowhere'; check the path\n"
    )
  }

  @Test("ends with the most serious status, and runs the rest")
  func gravest() throws {
    let folder = try TestFolder()
    try folder.addPassing("a.vo")
    try folder.addFailing("b.vo")
    #expect(try folder.test(".").status == 1)
    try folder.add("c.vo", "screen: none.screen\n\n> n\n")
    let missing = try folder.test(".")
    #expect(missing.status == 66)
    #expect(
      missing.errors == "missing ./c.vo\nearshot: ./c.vo: no such file './none.screen'; "
        + "correct the file's name in the session\n"
    )
    #expect(missing.output.hasSuffix("\n1 passed, 2 failed\n"))
    try folder.add("d.vo", "Pay\n")
    let malformed = try folder.test(".")
    #expect(malformed.status == 65)
    #expect(malformed.errors.contains("./d.vo:1:1: error: "))
    #expect(malformed.errors.contains("malformed ./d.vo\n"))
    #expect(malformed.output.hasSuffix("\n1 passed, 3 failed\n"))
  }

  @Test("ends at the first session that fails, if asked to")
  func failFast() throws {
    let folder = try TestFolder()
    try folder.addPassing("a.vo")
    try folder.addFailing("b.vo")
    try folder.addPassing("c.vo")
    for jobs in [1, 2, 8] {
      let result = try folder.test(". --fail-fast --jobs \(jobs)")
      #expect(result.output.hasSuffix("\n1 passed, 1 failed, 1 skipped\n"))
      #expect(result.output.contains("ok ./a.vo\n") && !result.output.contains("c.vo"))
      #expect(result.status == 1)
    }
  }

  @Test("runs only what matches a pattern")
  func pattern() throws {
    let folder = try TestFolder()
    for name in ["cart.vo", "menu.vo", "more-cart.vo"] { try folder.addPassing(name) }
    #expect(try folder.test("-k CART .").output.hasSuffix("\n2 passed, 0 failed\n"))
    #expect(try folder.test("-k 'm?n*.vo' .").output == "ok ./menu.vo\n1 passed, 0 failed\n")
    try folder.add("z.vo", "screen: a.screen\n\n## Paying is easy\n\n> start\nMenu, Heading\n")
    #expect(try folder.test("-k 'paying*easy' .").output == "ok ./z.vo\n1 passed, 0 failed\n")
  }

  @Test("prints the same with any number of threads")
  func jobs() throws {
    let folder = try TestFolder()
    for number in 0..<Effort.share(of: 60, atLeast: 20) {
      if number % 7 == 3 {
        try folder.addFailing("\(number).vo")
      } else if number % 11 == 5 {
        try folder.add("\(number).vo", "x\n")
      } else {
        try folder.addPassing("\(number).vo")
      }
    }
    for form in Effort.share(of: ["", "--tap", "--json", "--github"]) {
      let one = try folder.test(". --jobs 1 \(form)")
      for jobs in ["--jobs 2", "--jobs 16", ""] {
        let other = try folder.test(". \(jobs) \(form)")
        #expect(one.output == other.output)
        #expect(one.errors == other.errors)
        #expect(one.status == other.status)
      }
    }
    #expect(try folder.test(". --jobs 3").status == 65)
  }

  @Test("survives a full disk, on standard output and for a report")
  func full() throws {
    let folder = try TestFolder()
    try folder.addPassing("a.vo")
    let full = try folder.test(". > /dev/full")
    #expect(full.status == 74)
    let reason = "no space left on the device; free some space"
    #expect(full.errors == "earshot: can't write standard output: \(reason)\n")
    let report = try folder.test(". --junit /dev/full")
    #expect(report.status == 74)
    #expect(report.errors == "earshot: can't write '/dev/full': \(reason)\n")
    #expect(report.output == "ok ./a.vo\n1 passed, 0 failed\n")
  }

  @Test("survives closed streams")
  func streams() throws {
    let folder = try TestFolder()
    try folder.addPassing("a.vo")
    let closed = try folder.test(". >&-")
    #expect(closed.errors == "earshot: can't write standard output: it's closed; open it\n")
    #expect(closed.status == 74)
    #expect(try folder.test("- <&-").status == 66)
  }

  @Test("prints the same when it runs many times at once")
  func crowd() throws {
    let folder = try TestFolder()
    for number in 0..<4 { try folder.addFailing("\(number).vo") }
    let crowd = Effort.share(of: 50, atLeast: 12)
    let result = try ToolProcess.shell(
      "cd '\(folder.folder.path)'; for i in $(seq \(crowd)); do \"$earshot\" test . > $i.out & done; "
        + "wait; for i in $(seq \(crowd)); do cmp 1.out $i.out; done; tail -n 1 1.out"
    )
    #expect(result.output == "0 passed, 4 failed\n")
    #expect(result.errors == "")
  }

  @Test("reports a malformed file only if it matches the pattern")
  func malformedAndPattern() throws {
    let folder = try TestFolder()
    try folder.add("bad.vo", "x\n")
    try folder.addPassing("good.vo")
    #expect(try folder.test("-k good .").output == "ok ./good.vo\n1 passed, 0 failed\n")
    #expect(try folder.test("-k bad .").status == 65)
  }
}
