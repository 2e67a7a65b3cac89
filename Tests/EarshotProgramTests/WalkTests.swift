import ProgramTestSupport
import TestSupport
import Testing

@Suite("A walk from a pipe", .waiting)
struct WalkTests {
  @Test("prints a transcript: the commands in canonical form, and what you hear")
  func transcript() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", TestFolder.screen)
    let result = try ToolProcess.run([path], input: Array("start\nn\n\n# prose\n> P".utf8))
    #expect(
      result.output == """
        > start
        Menu, Heading
        > swipe right
        Pay, Button

        # prose
        > swipe left
        Menu, Heading

        """
    )
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var input: String
    var arguments: [String] = []
    var ending: String
    var status: Int32 = 0
    var testDescription: String { input.debugDescription }
  }

  static let cases: [Case] = [
    Case(input: "blah\nn", ending: "> swipe right\nPay, Button\n", status: 1),
    Case(
      input: "blah\nn",
      arguments: ["--fail-fast"],
      ending: "# > blah\n# ~ refused: unknown command 'blah'; ':help' lists the commands\n",
      status: 1
    ),
    Case(
      input: ":keys\nn",
      ending:
        "> :keys\n# ':keys' needs a terminal; write the gestures as commands\n> swipe right\nPay, Button\n"
    ),
    Case(
      input: "return",
      ending:
        "~ refused: not editing\n# to edit text, double-tap a text field first\n"
    ),
    Case(input: "n\n:quit\np", ending: "Pay, Button\n> :quit\n"),
    Case(input: "start\nstart", ending: "> start\nMenu, Heading\n> start\nMenu, Heading\n"),
    Case(
      input: "foo\nstart",
      ending: started("> foo", "'foo'; ':help' lists the commands"),
      status: 1
    ),
    Case(
      input: "#foo\nstart",
      ending: started("> #foo", "'#foo'; the app has no #foo; ':tree' lists the identifiers"),
      status: 1
    ),
    Case(input: "# foo\n\n>start", ending: "> start\nMenu, Heading\n# foo\n\n"),
    Case(input: "n\n:reload", ending: "> :reload\n# repeated 2 steps; nothing changed\n"),
    Case(
      input: "\u{1B}[2J",
      ending: "unknown command '\\u{1B}[2J'; ':help' lists the commands\n",
      status: 1
    ),
  ]

  /// The output if a line that isn't a command comes before `start`, which then runs automatically.
  private static func started(_ echo: String, _ quoted: String) -> String {
    "# \(echo)\n# ~ refused: unknown command \(quoted)\n> start\nMenu, Heading\n"
  }

  @Test("continues, ends, and answers as its commands say", arguments: cases)
  func ends(_ row: Case) throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", TestFolder.screen)
    let result = try ToolProcess.run(row.arguments + [path], input: Array(row.input.utf8))
    #expect(result.output.hasSuffix(row.ending), "\(result.output)")
    #expect(result.status == row.status)
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("doesn't begin if the file has errors")
  func errors() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", "screen a\n  buton \"Pay\"\n")
    let result = try ToolProcess.run([path])
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("\(path):2:3: error: "))
    #expect(result.status == 65)
  }

  @Test("reloads the open file, not the first one")
  func reloads() throws {
    let folder = try TemporaryFolder()
    let first = try folder.add("a.screen", TestFolder.screen)
    let other = try folder.add("b.screen", "screen b\n  text \"Other\"\n")
    let commands = ":open \(other)\n:open none.screen\n:reload"
    let result = try ToolProcess.run([first], input: Array(commands.utf8))
    #expect(result.output.hasSuffix("> :reload\n# repeated 1 step; nothing changed\n"))
  }

  @Test("also takes the JSON form from standard input")
  func standardInputInJSON() throws {
    let tree = " {\"role\": \"button\", \"label\": \"Pay\"}"
    let result = try ToolProcess.run(["speak", "-"], input: Array(tree.utf8))
    #expect(result.output == "Pay, Button\n")
    #expect(result.errors == "")
  }

  @Test("takes the screens from standard input on request")
  func standardInput() throws {
    let result = try ToolProcess.run(["-"], input: Array(TestFolder.screen.utf8))
    #expect(result.output == "> start\nMenu, Heading\n")
    #expect(result.status == 0)
  }
}

/// SESSIONS.md, "`walk`".
@Suite("A walk that begins at a step of a session", .waiting)
struct WalkAtTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.add("a.screen", TestFolder.screen)
    try folder.add(
      "s.vo",
      "screen: a.screen\nhints: off\n\n> start\n...\n> swipe right\n...\n> z\n...\n"
    )
    return folder
  }

  @Test("makes the steps up to there under the settings of the session, and continues")
  func steps() throws {
    let folder = try folder()
    let result = try ToolProcess.run(
      ["walk", "--at", folder.path + "/s.vo:7"],
      input: Array("p\n".utf8)
    )
    #expect(
      result.output
        == "> start\nMenu, Heading\n> swipe right\nPay, Button\n> swipe left\nMenu, Heading\n"
    )
    #expect(result.status == 0)
  }

  @Test(
    "says what it needs instead",
    arguments: [
      ("s.vo", 64, "'--at' needs a step of a session, such as menu.vo:14"),
      ("s.vo:2", 65, "there's no step at or above line 2 of"), ("none.vo:2", 66, "no such file"),
    ]
  )
  func needs(place: String, status: Int32, message: String) throws {
    let folder = try folder()
    let result = try ToolProcess.run(["walk", "--at", "\(folder.path)/\(place)"])
    #expect(result.errors.contains(message) && result.status == status, "\(result.errors)")
  }
}
