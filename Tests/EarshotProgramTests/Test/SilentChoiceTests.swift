import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// Sessions that silently choose something, and operands that stand for no session.
@Suite("earshot test: silent choices", .waiting)
struct SilentChoiceTests {
  /// A session that passes, and what it doesn't mention.
  struct Choice: Sendable, CustomTestStringConvertible {
    var name: String
    var session: String
    var warning: String
    var testDescription: String { name }
  }

  private static let waiting =
    "screen menu\n  button \"Go\"\n    on activate:\n      wait 3s\n      announce \"Done\"\n"
  private static let choices = [
    Choice(
      name: "an embedded screen hides a file",
      session: "screen: a.screen\n\n> start\nHidden, Heading\n\n-- a.screen --\n"
        + "screen menu \"Menu\"\n  header \"Hidden\"\n",
      warning: """
        b.vo:3: warning: Earshot doesn't read the file "a.screen" next to this session, because \
        the session contains a screen with that name; rename one of them
        """
    ),
    Choice(
      name: "no header names a screen",
      session: "hints: off\n\n> start\n...\nMenu, Heading\n",
      warning: "b.vo:3: warning: no header names a screen, so this session walks the built-in "
        + "sample app; write 'screen: FILE'"
    ),
    Choice(
      name: "a handler is due",
      session: "screen: w.screen\n\n> start\nGo, Button\n> double tap\n~ sound: activate\nGo\n\n"
        + "-- w.screen --\n\(waiting)",
      warning: """
        b.vo:5: warning: the session ends before a handler continues; write '> wait 3s' and what you \
        hear then
        """
    ),
    Choice(
      name: "a file to open isn't there",
      session: "screen: a.screen\n\n> start\nMenu, Heading\n> :open nowhere.screen\n",
      warning: """
        b.vo:5: warning: ':open' names the file "nowhere.screen", which doesn't exist, so a test \
        skips the command; correct the path
        """
    ),
    Choice(
      name: "a title is a claim",
      session: "screen: a.screen\n\n## ? screen other\n> start\nMenu, Heading\n",
      warning: "b.vo:3: warning: the title \"? screen other\" looks like a line of the session, "
        + "but Earshot doesn't run titles; to run the line, delete '##'"
    ),
  ]

  @Test("are reported, and fail under --strict", arguments: choices)
  func said(_ choice: Choice) throws {
    let folder = try TestFolder()
    try folder.add("b.vo", choice.session)
    let result = try folder.test("b.vo")
    #expect(result.output == "ok b.vo\n\(choice.warning)\n1 passed, 0 failed\n")
    #expect(result.status == 0)
    let strict = try folder.test("--strict b.vo")
    let failing = choice.warning.replacingOccurrences(of: "warning: ", with: "")
    #expect(strict.output.hasPrefix("differs b.vo\n\(failing)\n"))
    #expect(strict.status == 1)
  }

  /// A session that says what it chooses.
  private static let plain = [
    "screen: w.screen\n\n> start\nGo, Button\n> double tap\n~ sound: activate\nGo\n> wait 3s\n"
      + "Done\n\n-- w.screen --\n\(waiting)",
    "screen: t.screen\n\n> start\nTick, Heading\n\n-- t.screen --\nscreen menu\n"
      + "  every 10s: announce \"Tock\"\n  header \"Tick\"\n",
    "screen: a.screen\n\n## Is the screen other?\n> start\nMenu, Heading\n> :open a.screen\n",
  ]

  @Test("aren't reported if VoiceOver says everything", arguments: plain)
  func quiet(_ session: String) throws {
    let folder = try TestFolder()
    try folder.add("b.vo", session)
    #expect(try folder.test("--strict b.vo").output == "ok b.vo\n1 passed, 0 failed\n")
  }

  @Test("aren't operands: one without sessions is also an error beside others")
  func operands() throws {
    let folder = try TestFolder()
    try folder.addPassing("b.vo")
    try folder.add("a.md", "# No session\n")
    try folder.add("c/d.md", "# No session\n")
    let way = "leave it out, or use '--allow-empty'"
    for words in ["b.vo a.md", "a.md b.vo", "--list a.md b.vo"] {
      let result = try folder.test(words)
      #expect(result.errors == "earshot: no sessions in 'a.md'; \(way)\n")
      #expect(result.status == 66)
    }
    #expect(try folder.test("b.vo c").errors == "earshot: no sessions in 'c'; \(way)\n")
    #expect(try folder.test(". b.vo").status == 0)
    #expect(try folder.test("--allow-empty b.vo a.md c").status == 0)
  }

  @Test("aren't patterns: each -k counts, and one that matches nothing is an error")
  func patterns() throws {
    let folder = try TestFolder()
    try folder.add(
      "b.vo",
      "screen: a.screen\n\n## One\n> start\nMenu, Heading\n## Two\n> n\nBuy, Button\n"
        + "## Three\n> p\nMenu, Heading\n"
    )
    let list = try folder.test("--list -k one -k THREE b.vo").output
    #expect(list == "b.vo:3: One\nb.vo:9: Three\n")
    #expect(try folder.test("-k one -k three b.vo").status == 0)
    #expect(try folder.test("-k one -k two b.vo").status == 1)
    let unmet = try folder.test("-k one -k four b.vo")
    let way = "'earshot test --list b.vo' lists the paths and titles"
    let unmatched = "earshot: no session path or phase title matches 'four'"
    #expect(unmet.errors == "\(unmatched); \(way)\n")
    #expect(unmet.status == 66)
    let none = try folder.test("-k four -k five b.vo")
    #expect(none.errors == "\(unmatched) or 'five'; \(way)\n")
  }

  @Test("aren't files in folders: endings in any case, and .markdown")
  func endings() throws {
    let folder = try TestFolder()
    try folder.addPassing("b.VO")
    let document = "```voiceover\nscreen: a.screen\n\n> start\nMenu, Heading\n```\n"
    try folder.add("c.markdown", document)
    try folder.add("d.MD", document)
    let result = try folder.test(".")
    #expect(result.output == "ok ./b.VO\nok ./c.markdown\nok ./d.MD\n3 passed, 0 failed\n")
    for ending in ["mdx", "mkd", "mdown", "mdwn", "mkdn", "mkdown"] {
      try folder.add("\(ending)/a.\(ending)", document.replacing("Menu,", with: "Other,"))
      let failing = try folder.test(ending)
      #expect(failing.status == 66, "the screen isn't there: \(failing.output)")
    }
  }

  /// A file that Earshot skips, and whether it says so.
  static let putAside = [
    (name: ".c.vo", reason: "is hidden, so Earshot doesn't run it"),
    ("c.vo.txt", "has a name that doesn't end in .vo, so Earshot doesn't run it"),
    ("c.VO.disabled", "has a name that doesn't end in .vo, so Earshot doesn't run it"),
    ("c.vo.bak", "has a name that doesn't end in .vo, so Earshot doesn't run it"),
    ("d/.c.vo", "is hidden, so Earshot doesn't run it"),
    ("vo.txt", nil), (".vo.txt", "has a name that doesn't end in .vo, so Earshot doesn't run it"),
    ("c.vo~", nil), ("._c.vo", nil), (".#c.vo", nil), ("c.vo.out", nil), (".git/c.vo", nil),
    (".c.md", nil),
  ]

  @Test("are named if they are skipped sessions", arguments: putAside)
  func hidden(_ name: String, _ reason: String?) throws {
    let folder = try TestFolder()
    try folder.addPassing("b.vo")
    try folder.add(name, "screen: a.screen\n\n> start\nWrong\n")
    let result = try folder.test("--strict .")
    #expect(result.errors == (reason.map { "earshot: './\(name)' \($0)\n" } ?? ""))
    #expect(result.output == "ok ./b.vo\n1 passed, 0 failed\n")
  }
}
