import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("earshot test: which sessions run, and what is judged", .waiting)
struct OperandTests {
  /// A session of two phases, each with a line that sounds different.
  private static let phases = """
    screen: a.screen

    > start
    Menu, Heading

    ## Paying is easy

    > swipe right
    Buy, Button

    ## Back to the top

    > swipe left
    Card, Heading
    > swipe left
    ~ sound: boundary
    Menu, Heading

    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.add("p.vo", Self.phases)
    return folder
  }

  @Test(
    "judges the step at a line, the phase at its title, or everything before the first step",
    arguments: [
      ("p.vo:8", ["p.vo:8"]), ("p.vo:9", ["p.vo:8"]), ("p.vo:13", ["p.vo:13"]),
      ("p.vo:15", []), ("p.vo:3", []), ("p.vo:6", ["p.vo:8"]), ("p.vo:11", ["p.vo:13"]),
      ("p.vo:1", ["p.vo:8", "p.vo:13"]), ("p.vo:6 p.vo:13", ["p.vo:8", "p.vo:13"]),
      ("p.vo p.vo:15", ["p.vo:8", "p.vo:13"]), ("./p.vo:15", []),
      (#"p.vo:"Paying is easy""#, ["p.vo:8"]), (#"'p.vo:"Back to the top"'"#, ["p.vo:13"]),
      ("p.vo:BACK*top", ["p.vo:13"]), ("-k 'back to' p.vo", ["p.vo:13"]),
      ("-k easy .", ["./p.vo:8"]), ("-k p.vo .", ["./p.vo:8", "./p.vo:13"]),
      ("-k start p.vo:8 --allow-empty", []),
    ]
  )
  func places(_ words: String, _ wrong: [String]) throws {
    let result = try folder().test(words)
    let heads = result.output.split(separator: "\n").filter { $0.hasSuffix(": speech differs") }
    #expect(heads.map { $0.split(separator: ": ")[0] } == wrong.map { Substring($0) })
    #expect(result.errors == "")
    #expect(result.status == (wrong.isEmpty ? 0 : 1))
  }

  @Test(
    "says if there is nothing at a place",
    arguments: [
      ("p.vo:99", "p.vo:99: there's no such line; name a line from 1 to 17", 66),
      ("p.vo:Paying is hard", "no phase 'Paying is hard'; did you mean 'Paying is easy'?", 66),
      ("p.vo:x", "p.vo: there's no phase 'x'; 'earshot test --list p.vo' lists the phases", 66),
      ("none.vo:3", "no such file 'none.vo:3'", 66),
    ]
  )
  func nowhere(_ word: String, _ message: String, _ status: Int32) throws {
    let result = try folder().test("'\(word)'")
    #expect(result.errors.contains(message))
    #expect(result.status == status)
  }

  @Test("rewrites only what is judged")
  func update() throws {
    let folder = try folder()
    let result = try folder.test("p.vo:8 --update")
    #expect(result.output == "updated p.vo\n1 passed, 0 failed\n")
    #expect(
      try folder.text("p.vo") == Self.phases.replacingOccurrences(of: "Buy", with: "Pay")
    )
  }

  @Test("chooses a session of a document by a line, and updates it in its place")
  func document() throws {
    let folder = try TestFolder()
    let block = "```voiceover\nscreen: a.screen\n\n> start\nCard\nmore\n```\n"
    try folder.add("d.md", block + "text\n" + block)
    let result = try folder.test("d.md:12")
    #expect(result.output.hasPrefix("a.screen:2: \"Card\" → \"Menu, Heading\": "))
    #expect(result.output.contains("\n\ndiffers d.md\nd.md:12: start: speech differs\n"))
    _ = try folder.test("d.md:12 --update")
    let changed = block.replacingOccurrences(of: "Card\nmore", with: "Menu, Heading")
    #expect(try folder.text("d.md") == block + "text\n" + changed)
  }

  @Test("skips a known difference only where it is judged")
  func known() throws {
    let folder = try TestFolder()
    try folder.add("k.vo", "xfail: a bug\n" + Self.phases)
    #expect(try folder.test("k.vo:4").output == "ok k.vo\n1 passed, 0 failed\n")
    let result = try folder.test("k.vo:9")
    #expect(
      result.output == """
        skipped k.vo: a bug
        nothing passed, because every session that ran is known to fail
        0 passed, 0 failed, 1 skipped

        """
    )
  }

  @Test("runs the sessions in its folder and below that walk a screen")
  func screen() throws {
    let folder = try TestFolder()
    try folder.addPassing("b.vo")
    try folder.add("in/c.vo", "screen: ../a.screen\n\n> start\nMenu, Heading\n")
    try folder.add("in/d.vo", "> start\nPizzeria\nMenu, Heading\n")
    let block = "```voiceover\nscreen: a.screen\n\n> start\nMenu, Heading\n```\n"
    try folder.add("e.md", "```voiceover\n> start\n...\n```\n" + block)
    let result = try folder.test("a.screen")
    #expect(result.output == "ok b.vo\nok e.md\nok in/c.vo\n3 passed, 0 failed\n")
    try folder.add("in/z.screen", TestFolder.screen)
    try folder.add("f.vo", "screen: other.screen\nx\n")
    #expect(try folder.test("a.screen").status == 0)
    try folder.add("g.vo", "screen: a.screen\nx\n")
    #expect(try folder.test("a.screen").status == 65)
    let none = try folder.test("b.vo in/z.screen")
    let start =
      "earshot: no session in 'in' or the folders inside it uses 'in/z.screen'; to record one, "
      + "use 'earshot walk in/z.screen"
    #expect(none.errors == "\(start) --record NEW.vo'\n")
    #expect(none.status == 66)
    #expect(try folder.test("in/z.screen --allow-empty").status == 0)
  }

  @Test("lists what would run, as operands, and runs nothing")
  func list() throws {
    let folder = try folder()
    try folder.addFailing("q.vo")
    try folder.add("r.vo", "x\n")
    let result = try folder.test(". --list")
    #expect(
      result.output == """
        ./p.vo
        ./p.vo:6: Paying is easy
        ./p.vo:11: Back to the top
        ./q.vo

        """
    )
    #expect(result.errors.contains("r.vo:1:1: error: "))
    #expect(result.status == 65)
    let chosen = try folder.test("-k top . --list")
    #expect(chosen.output == "./p.vo:11: Back to the top\n")
    let json = try folder.test("p.vo:6 --list --json")
    #expect(json.output == #"{"file": "p.vo", "line": 6, "phase": "Paying is easy"}"# + "\n")
  }
}

@Suite("earshot test: folders and files that are hard to read", .waiting)
struct HardFilesTests {
  @Test("accepts having nothing to run if there's no operand at all")
  func allowEmpty() throws {
    let result = try TestFolder().test("--allow-empty")
    #expect(result.output == "0 passed, 0 failed\n")
    #expect(result.status == 0)
    let bare = try TestFolder().test("")
    #expect(
      bare.errors == "earshot: 'test' needs a file or a folder; write 'earshot test FILE/DIR…'\n"
    )
    #expect(bare.status == 64)
  }

  @Test("follows linked folders once, and reports those that lead back")
  func links() throws {
    let folder = try TestFolder()
    try folder.addPassing("suite/in/b.vo")
    try folder.add("suite/in/a.screen", TestFolder.screen)
    try folder.addPassing("other/c.vo")
    try folder.add("other/a.screen", TestFolder.screen)
    let links = "cd suite; ln -s ../other linked; ln -s in again; ln -s .. in/up; ln -s x x; cd ..;"
    let alone = try folder.test("suite", before: links)
    #expect(alone.output == "ok suite/in/b.vo\n1 passed, 0 failed\n")
    #expect(alone.errors.contains("the link 'suite/linked' leads outside '"))
    let result = try folder.test("suite --allow .")
    #expect(result.output == "ok suite/in/b.vo\nok suite/linked/c.vo\n2 passed, 0 failed\n")
    #expect(
      result.errors == """
        earshot: the link 'suite/in/up' points to a folder that contains it; Earshot skips it
        earshot: the link 'suite/x' points to itself; Earshot skips it

        """
    )
    #expect(result.status == 0)
  }

  @Test("doesn't rewrite files elsewhere that a linked folder contains")
  func linksAndUpdate() throws {
    let folder = try TestFolder()
    try folder.add("suite/in/b.vo", "screen: ../../a.screen\n\n> start\nx\n")
    try folder.add("other/c.vo", "screen: ../a.screen\n\n> start\nx\n")
    let links = "cd suite; ln -s ../other linked;"
    let result = try folder.test(". --update --allow ..", before: links)
    #expect(result.output.hasPrefix("updated ./in/b.vo\ndiffers ./linked/c.vo\n"))
    let reason = "stays as it is, because it's a link to a file outside its folder; name that file"
    #expect(result.errors == "earshot: './linked/c.vo' \(reason)\n")
    #expect(result.status == 1)
    #expect(try folder.text("other/c.vo").hasSuffix("\nx\n"))
    let named = try folder.test("suite/linked --update --allow .")
    #expect(named.output == "updated suite/linked/c.vo\n1 passed, 0 failed\n")
  }

  @Test("calls an existing file that it can't read unreadable")
  func unreadable() throws {
    let folder = try TestFolder()
    let result = try folder.test(".", before: "mkfifo p.vo;")
    #expect(
      result.errors
        == "unreadable ./p.vo\nearshot: './p.vo' is a pipe, not a file; use '-' to read standard "
        + "input\n"
    )
    #expect(result.status == 66)
    try folder.add("b.vo", "screen: p.screen\n\n> start\nx\n")
    let screen = try folder.test("b.vo", before: "mkfifo p.screen;")
    #expect(screen.errors.hasPrefix("unreadable b.vo\n"))
    #expect(screen.status == 66)
    let tap = try folder.test("b.vo --tap")
    #expect(tap.output.contains("message: \"a file can't be read\""))
    #expect(tap.status == 66)
  }
}
