import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// Whether the system has the library that edits lines.
private let canEditLines =
  ["libedit.so.2", "libedit.so.0", "/usr/lib/libedit.3.dylib"]
  .contains { (name: String) in dlopen(name, RTLD_NOW) != nil }

@Suite("At a terminal", .serialized, .onOwnThread, .timeLimit(.minutes(1)))
struct TerminalTests {
  @Test("the first line says that it's the sample, and four show a newcomer what to type")
  func greeting() throws {
    let terminal = try #require(
      TerminalProcess(environment: ["TERM": "vt100", "NO_COLOR": "1"])
    )
    let lines = try #require(terminal.shownBefore("> start")).split(separator: "\r\n")
    #expect(lines.count == 5 && lines.allSatisfy { $0.contains("# ") && $0.count <= 90 })
    #expect(lines.first?.contains("# This is the sample app, a pizzeria") ?? false)
    let last = "# :help lists more gestures and commands, and :quit ends the session."
    #expect(lines.last?.contains(last) ?? false)
    #expect(terminal.waitFor("\n> "))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("a walk begins with the warnings of 'check': three lines and the number of the rest")
  func warnings() throws {
    let folder = try TestFolder()
    let menus = (1...5).map { "  menu \"M\($0)\"\n" }.joined()
    try folder.add("m.screen", "screen a \"A\"\n\(menus)")
    let path = folder.folder.path + "/m.screen"
    let environment = ["TERM": "vt100", "NO_COLOR": "1", "COLUMNS": "300"]
    let terminal = try #require(TerminalProcess([path], environment: environment))
    let text = try #require(terminal.shownBefore("> start"))
    let lines = text.split(separator: "\r\n")
    #expect(lines.count { $0.contains("warning: a double tap opens nothing") } == 3)
    #expect(lines.last == "# 2 more warnings; 'earshot check \(path)' lists all warnings")
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("a line can be edited, recalled, and completed in UTF-8", .enabled(if: canEditLines))
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

  @Test("the end of input can be typed ahead", .enabled(if: canEditLines))
  func typedAhead() throws {
    let terminal = try #require(TerminalProcess())
    terminal.type("n\n\u{4}")
    #expect(terminal.waitFor("Bonus points"))
    #expect(terminal.status() == 0)
  }

  @Test(
    "Control-C clears the line, asks once at an empty one, and then ends",
    .enabled(if: canEditLines)
  )
  func interrupt() throws {
    let terminal = try #require(TerminalProcess())
    #expect(terminal.waitFor("start"))
    #expect(terminal.waitFor("\n> "))
    terminal.type("half a li")
    #expect(terminal.waitFor("half a li"))
    terminal.type("\u{3}")
    #expect(terminal.waitFor("\n> "))
    let question = "# Press Control-C again to end the session, or type ':record FILE' to save it"
    terminal.type("\u{3}")
    #expect(terminal.waitFor(question))
    #expect(terminal.waitFor("\n> "))
    terminal.type("n\r")
    #expect(terminal.waitFor("Bonus points"))
    #expect(terminal.waitFor("\n> "))
    terminal.type("\u{3}")
    #expect(terminal.waitFor(question))
    #expect(terminal.waitFor("\n> "))
    terminal.type("\u{3}")
    #expect(terminal.status() == 130)
  }

  @Test(
    "a long line breaks between words, and continues after a mark",
    .enabled(if: canEditLines)
  )
  func wrapping() throws {
    let environment = ["TERM": "vt100", "COLUMNS": "40", "NO_COLOR": "1"]
    let terminal = try #require(TerminalProcess(environment: environment))
    #expect(
      terminal.waitFor("# You hold a phone with VoiceOver on.\r\n#   Type a gesture, and read")
    )
    #expect(terminal.waitFor("> "))
    terminal.type("n 2\r")
    #expect(terminal.waitFor("Offers, Lemonade as a gift, With two\r\n  | pizzas or more, Button"))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("long help goes page by page, and gives way to a command", .enabled(if: canEditLines))
  func paging() throws {
    let environment = ["TERM": "vt100", "LINES": "10", "NO_COLOR": "1"]
    let terminal = try #require(TerminalProcess(environment: environment))
    #expect(terminal.waitFor("start"))
    #expect(terminal.waitFor("\n> "))
    terminal.type(":help gestures\r")
    for _ in 0..<2 {
      #expect(terminal.waitFor("# Press Return for more, or q to stop "))
      terminal.type("\r")
    }
    #expect(terminal.waitFor("# Press Return for more, or q to stop "))
    terminal.type("n\r")
    // The question is erased, and the command follows a prompt, as in a copy.
    #expect(terminal.waitFor("\u{1B}[1A\r\u{1B}[J> n\r\nBonus points"))
    terminal.type(":help gestures\r")
    #expect(terminal.waitFor("# Press Return for more, or q to stop "))
    terminal.type(" ")
    #expect(terminal.waitFor("# Press Return for more, or q to stop "))
    // A single key is an answer.
    terminal.type("q")
    #expect(terminal.waitFor("\u{1B}[1A\r\u{1B}[J> "))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("long help also goes page by page with single keys", .enabled(if: canEditLines))
  func pagingByKey() throws {
    let environment = ["TERM": "vt100", "LINES": "10", "NO_COLOR": "1"]
    let terminal = try #require(TerminalProcess(["walk", "--keys"], environment: environment))
    #expect(terminal.waitFor("Menu, Heading"))
    terminal.type(":")
    #expect(terminal.waitFor("# :"))
    terminal.type("help gestures\r")
    for key in [" ", "\r", "n"] {
      #expect(terminal.waitFor("# Press Return for more, or q to stop "))
      terminal.type(key)
    }
    #expect(terminal.waitFor("\r\u{1B}[K> swipe right\r\nBonus points"))
    terminal.type("q")
    #expect(terminal.status() == 0)
  }

  @Test("lines stay between walks, except what secure fields contain", .enabled(if: canEditLines))
  func history() throws {
    let folder = try TemporaryFolder()
    let app = "screen a\n  secureTextField \"Password\"\n  button \"Pay\"\n"
    let path = try folder.add("a.screen", app)
    let file = folder.path + "/state/earshot/history"
    let environment = ["TERM": "vt100", "XDG_STATE_HOME": folder.path + "/state"]
    let first = try #require(TerminalProcess([path], environment: environment))
    #expect(first.waitFor("\n> "))
    for line in ["a", "type hunter2", "tpye hunter2", "swipe right"] {
      first.type(line + "\r")
      #expect(first.waitFor("\n> "))
    }
    first.type("\u{4}")
    #expect(first.status() == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "a\nswipe right\n")
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let second = try #require(TerminalProcess([path], environment: environment))
    #expect(second.waitFor("\n> "))
    second.type("\u{1B}[A")
    #expect(second.waitFor("swipe right"))
    second.type("\r\u{4}")
    #expect(second.status() == 0)
    let off = environment.merging(["EARSHOT_HISTORY": "off"]) { $1 }
    let third = try #require(TerminalProcess([path], environment: off))
    #expect(third.waitFor("\n> "))
    third.type("# not kept\r\u{4}")
    #expect(third.status() == 0)
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("not kept"))
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

  @Test("a terminal without features gets plain lines")
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

  /// Starts the program, and waits for its first prompt.
  private func atPrompt() throws -> TerminalProcess {
    let terminal = try #require(TerminalProcess())
    #expect(terminal.waitFor("start"))
    #expect(terminal.waitFor("\n> "))
    for _ in 0..<1_000 where terminal.readsLines { usleep(10_000) }
    return terminal
  }

  @Test(
    "half a character is rejected, and swallows neither Return nor the next one",
    .enabled(if: canEditLines)
  )
  func halfLetters() throws {
    let terminal = try atPrompt()
    for bytes: [UInt8] in [[0xC3], [0xE2, 0x82], [0xF0, 0x9F], [0xFF, 0xFE], [0x80]] {
      terminal.type(bytes: Array("# a".utf8) + bytes + [0x0D])
      #expect(terminal.waitFor("~ refused: the line isn't UTF-8; write it in UTF-8"))
      #expect(terminal.waitFor("\n> "))
    }
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("what a terminal would obey isn't echoed", .enabled(if: canEditLines))
  func obeyed() throws {
    let terminal = try atPrompt()
    terminal.type("# a\u{202E}\u{9B}b\r")
    let shown = try #require(terminal.shownBefore("b\r\n"))
    #expect(!shown.unicodeScalars.contains { ["\u{202E}", "\u{9B}"].contains($0) })
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("a bracketed paste is its contents", .enabled(if: canEditLines))
  func brackets() throws {
    let terminal = try atPrompt()
    terminal.type("swipe \u{1B}[200~right\u{1B}[201~\r")
    #expect(terminal.waitFor("Bonus points"))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("a pasted megabyte is read at once", .enabled(if: canEditLines))
  func megabyte() throws {
    let terminal = try atPrompt()
    terminal.type(
      String(repeating: "# sixty letters of prose that nobody reads, line by line\n", count: 3_000)
    )
    terminal.type("swipe right\r")
    #expect(terminal.waitFor("Bonus points"))
    #expect(terminal.waitFor("\n> "))
    terminal.type("# " + String(repeating: "x", count: 200_000) + "\r")
    #expect(terminal.waitFor("~ refused: the line is too long"))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test(
    "a terminal may change its size in the middle of a line, to any",
    .enabled(if: canEditLines),
    arguments: [(10, 20), (1, 1), (200, 500), (65_535, 65_535)] as [(UInt16, UInt16)]
  )
  func sizes(_ rows: UInt16, _ columns: UInt16) throws {
    let terminal = try atPrompt()
    terminal.type("# a line that is long enough to be broken")
    #expect(terminal.waitFor("broken"))
    terminal.resize(rows: rows, columns: columns)
    terminal.type(" and goes on\r")
    #expect(terminal.waitFor("\n"))
    terminal.resize(rows: 24, columns: 80)
    terminal.type(":where\r")
    #expect(terminal.waitFor("Menu"))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test(
    "every signal that ends the program gives the terminal back",
    .enabled(if: canEditLines),
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGUSR1, SIGALRM, SIGBUS, SIGXCPU]
  )
  func endings(_ signal: Int32) throws {
    for arguments in [[], ["--keys"]] {
      let line = "$earshot \(arguments.joined()); stty -a; echo over"
      let terminal = try #require(TerminalProcess(shell: line))
      #expect(terminal.waitFor("Menu"))
      let process = try #require(terminal.foreground)
      #expect(!terminal.readsLines || arguments.isEmpty)
      kill(process, signal)
      #expect(terminal.waitFor("over"))
      #expect(terminal.readsLines)
    }
  }
}
