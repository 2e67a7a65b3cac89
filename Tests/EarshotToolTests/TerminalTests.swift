import Foundation
import Testing

@testable import EarshotTool

/// Whether the system has the library that edits lines.
private let canEditLines =
  ["libedit.so.2", "libedit.so.0", "libedit.3.dylib", "/usr/lib/libedit.3.dylib"]
  .contains { (name: String) in dlopen(name, RTLD_NOW) != nil }

@Suite("At a terminal", .serialized, .timeLimit(.minutes(1)))
struct TerminalTests {
  @Test("the first line tells where help is")
  func greeting() throws {
    let terminal = try #require(TerminalProcess())
    #expect(terminal.waitFor("# :what tells what the gestures do here, :help lists them"))
    #expect(terminal.waitFor("start"))
    #expect(terminal.waitFor("\n> "))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("a line is edited, remembered and completed in UTF-8", .enabled(if: canEditLines))
  func editing() throws {
    let terminal = try #require(TerminalProcess())
    #expect(terminal.waitFor("start"))
    #expect(terminal.waitFor("\n> "))
    terminal.type("# ü🍕c\u{1B}[Db\r")
    #expect(terminal.waitFor("\n> "))
    terminal.type("\u{1B}[A")
    #expect(terminal.waitFor("# ü🍕bc"))
    terminal.type("\r\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("TAB completes a command", .enabled(if: canEditLines))
  func completion() throws {
    let terminal = try #require(TerminalProcess())
    #expect(terminal.waitFor("start"))
    #expect(terminal.waitFor("\n> "))
    terminal.type("swipe ri\t\r")
    #expect(terminal.waitFor("Bonus points"))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("the end of input may be typed ahead", .enabled(if: canEditLines))
  func typedAhead() throws {
    let terminal = try #require(TerminalProcess())
    terminal.type("n\n\u{4}")
    #expect(terminal.waitFor("Bonus points"))
    #expect(terminal.status() == 0)
  }

  @Test("Control-C clears the line, and twice ends the program", .enabled(if: canEditLines))
  func interrupt() throws {
    let terminal = try #require(TerminalProcess())
    #expect(terminal.waitFor("start"))
    #expect(terminal.waitFor("\n> "))
    terminal.type("half a li")
    #expect(terminal.waitFor("half a li"))
    terminal.type("\u{3}")
    #expect(terminal.waitFor("\n> "))
    terminal.type("\u{3}")
    #expect(terminal.status() == 130)
  }

  @Test("a signal to end restores the terminal", .enabled(if: canEditLines))
  func terminate() throws {
    for (signal, status) in [(SIGTERM, Int32(143)), (SIGHUP, 129)] {
      let terminal = try #require(TerminalProcess())
      #expect(terminal.waitFor("start"))
      #expect(terminal.waitFor("\n> "))
      terminal.send(signal)
      #expect(terminal.status() == status)
    }
  }

  @Test("a terminal that can do nothing gets plain lines")
  func dumb() throws {
    for arguments in [["--plain"], []] {
      let terminal = try #require(TerminalProcess(arguments, environment: ["TERM": "dumb"]))
      #expect(terminal.waitFor("start"))
      terminal.type("# x\n")
      #expect(terminal.waitFor("# x\r\n"))
      terminal.type("\u{4}")
      #expect(terminal.status() == 0)
    }
  }
}
