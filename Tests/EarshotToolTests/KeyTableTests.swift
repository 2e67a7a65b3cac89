import EarshotLines
import Testing

@testable import EarshotSession

@Suite("A single key")
struct KeyTableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var keys: [KeyTable.Key]
    var command: String
    var testDescription: String { command }
  }

  /// - Source: SESSIONS.md, "Single keys".
  static let cases: [Case] = [
    Case(keys: [.right, .character("n"), .character("N")], command: "swipe right"),
    Case(keys: [.left, .character("p")], command: "swipe left"),
    Case(keys: [.up, .character("u")], command: "swipe up"),
    Case(keys: [.down, .character("d")], command: "swipe down"),
    Case(keys: [.character(" "), .character("a")], command: "double tap"),
    Case(keys: [.character("t")], command: "tap"),
    Case(keys: [.character("z")], command: "scrub"),
    Case(keys: [.character("m")], command: "magic tap"),
    Case(keys: [.character("]")], command: "rotor right"),
    Case(keys: [.character("[")], command: "rotor left"),
    Case(keys: [.character("?")], command: ":what"),
    Case(keys: [.character("q")], command: ":quit"),
  ]

  @Test("stands for a command in its canonical form", arguments: cases)
  func commands(_ row: Case) throws {
    for key in row.keys { #expect(KeyTable.command(for: key) == row.command) }
    let command = try CommandParser.parse(row.command)
    #expect(command.canonical == row.command)
    #expect(command.singleKeys.allSatisfy { row.keys.contains($0) })
  }

  @Test("stands for nothing if there's no command for it")
  func nothing() {
    for scalar: Unicode.Scalar in ["x", ":", "\u{1B}", "\0", "é", "\r"] {
      #expect(KeyTable.command(for: .character(scalar)) == nil)
    }
    #expect(Gesture("wait 2s")?.definition.singleKeys == [])
  }

  @Test("has a name that can be printed")
  func names() {
    #expect(KeyTable.Key.right.name == "right arrow")
    #expect(KeyTable.Key.character(" ").name == "space")
    #expect(KeyTable.Key.character("n").name == "n")
  }

  @Test("is described in prose")
  func help() {
    #expect((KeyTable.help + KeyTable.greeting).allSatisfy { $0.isNote })
  }

  @Test(
    "opens a prompt at which you may leave out the colon",
    arguments: [
      ("why", ":why"), (" WHAT", ":WHAT"), (":why", ":why"), ("set echo off", ":set echo off"),
      ("undo 2", ":undo 2"), ("undo typing", "undo typing"), ("rotor", ":rotor"),
      ("rotor Headings", "rotor Headings"), ("type Anna", "type Anna"), ("n; n", "n; n"),
      ("> why", ":why"), ("where; n", ":where; n"), ("", ""), ("# why", "# why"),
      ("blah", "blah"), ("? silent", "? silent"), ("quit", ":quit"), (";", ";"),
    ]
  )
  func prompt(line: String, command: String) {
    #expect(KeyTable.command(typedAfterColon: line) == command)
  }

  @Test("has completions at its prompt, with the colon and without")
  func completions() throws {
    let session = try Session(screen: "screen a\n  button \"Pay\"\n")
    #expect(KeyTable.completions(of: "whe", in: session) == ["where"])
    #expect(KeyTable.completions(of: ":whe", in: session) == [":where"])
    #expect(KeyTable.completions(of: "swipe ri", in: session) == ["swipe right"])
    #expect(KeyTable.completions(of: "n; whe", in: session).isEmpty)
  }
}

extension Command {
  /// The single keys that stand for the command.
  fileprivate var singleKeys: [KeyTable.Key] {
    switch self {
    case .gesture(let gesture): gesture.definition.singleKeys
    case .session(let command): command.definition.singleKeys
    }
  }
}
