import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("Single keys at a terminal", .serialized, .onOwnThread, .timeLimit(.minutes(1)))
struct KeyTests {
  private static let screen = """
    screen menu "Menu"
      header "Menu"
      button "Pay" #pay
        on activate: push card
      button "Ü"
      textField "Name" #name

    screen card "Card"
      header "Card"
      button "Back"

    """

  /// The program while it reads keys, after it has said where it starts.
  private func keys(_ arguments: [String] = []) throws -> TerminalProcess {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", Self.screen)
    let terminal = try #require(TerminalProcess(["--keys", path, "--color", "never"] + arguments))
    #expect(terminal.waitFor("# single keys: arrows swipe"))
    #expect(terminal.waitFor("> start\r\nMenu, Heading\r\n"))
    return terminal
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var keys: String
    var lines: [String]
    var testDescription: String { keys.debugDescription }

    init(_ keys: String, _ lines: String...) {
      self.keys = keys
      self.lines = lines
    }
  }

  static let cases: [Case] = [
    Case("\u{1B}[C", "> swipe right", "Pay, Button"),
    Case("\u{1B}OC\u{1B}OD", "> swipe right", "Pay, Button", "> swipe left", "Menu, Heading"),
    Case("nNp", "> swipe right", "Pay, Button", "> swipe right", "Ü, Button", "> swipe left"),
    Case("\u{1B}[D", "> swipe left", "~ sound: boundary"),
    Case("n ", "> swipe right", "Pay, Button", "> double tap", "~ sound: activate"),
    Case("naz", "> double tap", "~ screen: card", "> scrub", "~ screen: menu"),
    Case("t", "> tap", "Menu, Heading"),
    Case("m", "> magic tap", "~ refused: no magic tap"),
    Case("][", "> rotor right", "~ rotor: ", "> rotor left", "~ rotor: "),
    Case("\u{1B}[B\u{1B}OA", "> swipe down", "> swipe up"),
    Case(
      "n?",
      "> :what",
      "# double tap: opens Card",
      "# keys: ",
      "# keys: press ':' to type one "
        + "command"
    ),
    Case("x", "# the key 'x' does nothing; ? lists the keys"),
    Case("ü", "# the key 'ü' does nothing"),
    Case("\u{1B}[6~\r", "# that key does nothing", "# that key does nothing"),
    Case("n\u{1B}[1;5Cn", "> swipe right", "# that key does", "> swipe right", "Ü, Button"),
  ]

  @Test("print the command that they stand for, and what you hear", arguments: cases)
  func commands(_ row: Case) throws {
    let terminal = try keys()
    terminal.type(row.keys)
    for line in row.lines { #expect(terminal.waitFor(line), "\(line)") }
    terminal.type("q")
    #expect(terminal.waitFor("> :quit\r\n"))
    #expect(terminal.status() == 0)
  }

  @Test("a zero is a key like any other, once keys are read one by one")
  func zero() throws {
    // Before that, the terminal itself turns the end of input into a zero. The first lines appear
    // once the program reads keys, so the zero doesn't have to wait for it.
    let terminal = try keys()
    terminal.type("n\0n")
    #expect(terminal.waitFor("> swipe right\r\nPay, Button\r\n"))
    #expect(terminal.waitFor("# that key does nothing"))
    #expect(terminal.waitFor("> swipe right\r\nÜ, Button\r\n"))
    terminal.type("q")
    #expect(terminal.status() == 0)
  }

  @Test("show only lines, so what you see is a transcript")
  func transcript() throws {
    let terminal = try keys()
    terminal.type("n\u{1B}[Cz")
    let shown = terminal.shownBefore("> scrub\r\n")
    #expect(shown == "> swipe right\r\nPay, Button\r\n> swipe right\r\nÜ, Button\r\n")
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("come in pieces, too")
  func pieces() throws {
    let terminal = try keys()
    terminal.type(bytes: [0xC3])
    terminal.type(bytes: [0xBC])
    #expect(terminal.waitFor("# the key 'ü' does"))
    terminal.type(bytes: [0xFF])
    #expect(terminal.waitFor("# that key does"))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("are turned off with only Escape, and come back with ':keys'")
  func escape() throws {
    let terminal = try keys()
    terminal.type("\u{1B}")
    #expect(terminal.waitFor("# Earshot reads whole lines again; ':keys' returns to single keys"))
    #expect(terminal.waitFor("> "))
    terminal.type("swipe right\r")
    #expect(terminal.waitFor("Pay, Button\r\n"))
    terminal.type(":keys\r")
    #expect(terminal.waitFor("# keys: press ':' to type one command"))
    terminal.type("n")
    #expect(terminal.waitFor("> swipe right\r\nÜ, Button\r\n"))
    terminal.type("q")
    #expect(terminal.status() == 0)
  }

  @Test("open a prompt for one command with ':'", arguments: [[], ["--plain"]])
  func prompt(arguments: [String]) throws {
    let terminal = try keys(arguments)
    terminal.type("nnn ")
    #expect(terminal.waitFor("> double tap"))
    terminal.type(":")
    #expect(terminal.waitFor("# :"))
    terminal.type("type Anna\r")
    #expect(terminal.waitFor("> type \"Anna\"\r\n"))
    #expect(terminal.waitFor("~ value: Anna"))
    terminal.type("z:")
    #expect(terminal.waitFor("> scrub"))
    #expect(terminal.waitFor("# :"))
    terminal.type("where\r")
    #expect(terminal.waitFor("> :where\r\n"))
    #expect(terminal.waitFor("# focus: 4 of 4"))
    terminal.type("p")
    #expect(terminal.waitFor("> swipe left\r\nÜ, Button\r\n"))
    terminal.type(":")
    #expect(terminal.waitFor("# :"))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test("print no commands if the setting 'echo' is off")
  func echo() throws {
    let terminal = try keys()
    terminal.type(":")
    #expect(terminal.waitFor("# :"))
    terminal.type("set echo off\r")
    #expect(terminal.waitFor("it stands for\r\n"))
    terminal.type("nq")
    #expect(terminal.shownBefore("Pay, Button\r\n") == "")
    #expect(terminal.status() == 0)
  }

  @Test("are interrupted by Control-C, which ends the walk if you press it twice")
  func interrupt() throws {
    let terminal = try keys()
    terminal.type("\u{3}")
    #expect(terminal.waitFor("# Press Control-C again to end the session"))
    terminal.type("n")
    #expect(terminal.waitFor("> swipe right"))
    while true {
      terminal.type("\u{3}")
      guard terminal.waitFor("# Press Control-C again to end the session") else { break }
    }
    #expect(terminal.status() == 130)
  }

  @Test("come back when Control-C clears the line at the prompt")
  func interruptedPrompt() throws {
    let terminal = try keys()
    terminal.type(":")
    #expect(terminal.waitFor("# :"))
    terminal.type("half a li")
    #expect(terminal.waitFor("half a li"))
    terminal.type("\u{3}")
    #expect(terminal.waitFor("# Earshot reads single keys again"))
    terminal.type("nq")
    #expect(terminal.waitFor("> swipe right\r\nPay, Button\r\n"))
    #expect(terminal.status() == 0)
  }

  @Test("continue after a resize of the window")
  func resize() throws {
    let terminal = try keys()
    terminal.send(SIGWINCH)
    terminal.type("n")
    #expect(terminal.waitFor("> swipe right\r\nPay, Button\r\n"))
    terminal.type("q")
    #expect(terminal.status() == 0)
  }

  // MARK: The terminal's modes

  /// A shell that reports the terminal's modes before and after the program, which now reads keys.
  private func shell(_ redirection: String = "", then rest: String = "") throws -> ShellWithKeys {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", Self.screen)
    let job =
      "sh -c 'echo \"pid $$.\"; exec \"$earshot\" --keys \(path) --color never' \(redirection)"
    let modes = "echo \"modes $(stty -g).\""
    let line = "\(modes); \(job); echo \"left $?.\"; \(modes); \(rest)"
    let terminal = try #require(TerminalProcess(shell: line))
    #expect(terminal.waitFor("modes "))
    let before = try #require(terminal.shownBefore("."))
    #expect(!before.isEmpty)
    return ShellWithKeys(terminal: terminal, before: before, folder: folder)
  }

  private struct ShellWithKeys {
    let terminal: TerminalProcess
    let before: String
    let folder: TemporaryFolder

    /// Waits until the program reads keys, and returns its process number.
    func process() throws -> pid_t {
      #expect(terminal.waitFor("pid "))
      let process = try #require(terminal.shownBefore(".").flatMap { pid_t($0) })
      #expect(terminal.waitFor("> start\r\n"))
      #expect(!terminal.readsLines)
      return process
    }

    /// Checks that the program ends or stops, and that the terminal then works as before.
    func expectRestored(_ status: Int) throws {
      #expect(terminal.waitFor("left \(status).\r\nmodes "))
      let after = try #require(terminal.shownBefore("."))
      #expect(after == before)
      #expect(terminal.readsLines)
    }
  }

  @Test("give the terminal back when they end the walk", arguments: ["q", "Q", "\u{4}"])
  func restoresAtEnd(key: String) throws {
    let shell = try shell()
    _ = try shell.process()
    shell.terminal.type("n" + key)
    try shell.expectRestored(0)
  }

  @Test("give the terminal back to lines", arguments: ["\u{1B}", ":"])
  func restoresForLines(key: String) throws {
    let shell = try shell()
    _ = try shell.process()
    shell.terminal.type(key)
    #expect(shell.terminal.waitFor(key == ":" ? "# :" : "# Earshot reads whole lines again"))
    shell.terminal.type("\u{4}")
    try shell.expectRestored(0)
  }

  @Test(
    "give the terminal back when a signal ends the program",
    arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131)]
  )
  func restoresAtSignal(signal: Int32, status: Int) throws {
    let shell = try shell()
    kill(try shell.process(), signal)
    try shell.expectRestored(status)
  }

  @Test("give the terminal back when Control-C comes twice")
  func restoresAtInterrupt() throws {
    let shell = try shell()
    let process = try shell.process()
    kill(process, SIGINT)
    #expect(shell.terminal.waitFor("# Press Control-C again to end the session"))
    shell.terminal.type("\u{3}\u{3}\u{3}")
    try shell.expectRestored(130)
  }

  @Test("give the terminal back when the reader of the output is gone")
  func restoresWithoutReader() throws {
    let pipe = "| { read a; read b; exec <&-; echo \"got $b.\"; }"
    let shell = try shell(pipe)
    #expect(shell.terminal.waitFor("got > start."))
    shell.terminal.type("n")
    try shell.expectRestored(0)
  }

  @Test("give the terminal back when the output can't be written")
  func restoresWithFullDisk() throws {
    let shell = try shell(">/dev/full 2>&1")
    try shell.expectRestored(74)
  }

  @Test("give the terminal back when Control-Z stops them, and continue after that")
  func stops() throws {
    let shell = try shell(then: "read line; fg; echo \"ended $?.\"; stty -g; echo .")
    let terminal = shell.terminal
    _ = try shell.process()
    terminal.type("n")
    #expect(terminal.waitFor("Pay, Button"))
    terminal.type("\u{1A}")
    try shell.expectRestored(148)
    terminal.type("\r")
    #expect(terminal.waitFor("earshot"))
    while terminal.readsLines { sched_yield() }
    terminal.type("n")
    #expect(terminal.waitFor("> swipe right\r\nÜ, Button"))
    terminal.type("q")
    #expect(terminal.waitFor("ended 0.\r\n"))
    #expect(terminal.shownBefore("\r\n") == shell.before)
  }
}
