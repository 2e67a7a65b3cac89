import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("earshot walk --watch", .serialized, .onOwnThread, .timeLimit(.minutes(1)))
struct WatchTests {
  private static let screen = "screen a \"A\"\n  header \"Menu\"\n  button \"Pay\"\n"

  private func saved(_ old: String, _ new: String) -> String {
    Self.screen.replacing(old, with: new)
  }

  @Test("reads the saved file, says what changed, and keeps what was typed so far")
  func terminal() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", Self.screen)
    let environment = ["TERM": "vt100", "COLUMNS": "200"]
    let terminal = try #require(
      TerminalProcess(["--watch", path], environment: environment, size: (rows: 24, columns: 30))
    )
    #expect(terminal.waitFor("Menu, Heading"))
    #expect(terminal.waitFor("> "))
    terminal.type("swipe right; swipe left; swipe ri")
    #expect(terminal.waitFor("ipe ri"))
    try folder.add("a.screen", saved("Pay", "Buy"))
    // Both rows of the input are erased.
    #expect(terminal.waitFor("\u{1B}[1A\r\u{1B}[J"))
    #expect(terminal.waitFor("# repeated 1 step; 1 line changed here"))
    #expect(terminal.waitFor("ipe ri"))
    terminal.type("ght\r")
    #expect(terminal.waitFor("Buy, Button"))
    #expect(terminal.waitFor("> "))
    try folder.add("a.screen", saved("button", "buton"))
    #expect(terminal.waitFor("unknown role 'buton'"))
    #expect(terminal.waitFor("# the session continues with the old app"))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("keeps watching after the last command of a pipe, until someone ends it")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", Self.screen)
    let line = "echo n | COLUMNS=200 $earshot walk --watch \(path); echo status $?"
    let terminal = try #require(TerminalProcess(shell: line))
    #expect(terminal.waitFor("Pay, Button"))
    #expect(terminal.waitFor("# watching \(path); to stop, press Control-C"))
    try folder.add("a.screen", saved("Pay", "Buy now"))
    #expect(terminal.waitFor("# repeated 2 steps; 1 line changed here"))
    terminal.type("\u{3}")
    #expect(terminal.waitFor("status 130"))
    _ = terminal.status()
  }

  @Test("needs files that it can read again", arguments: [[], ["-"]])
  func files(_ operands: [String]) throws {
    let result = try ToolProcess.run(["walk", "--watch"] + operands)
    #expect(result.status == 64)
    let problem = operands == ["-"] ? "can't read standard input again; " : "needs "
    #expect(result.errors.hasPrefix("earshot: '--watch' \(problem)"))
  }
}
