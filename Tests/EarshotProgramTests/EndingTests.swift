import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// RELIABILITY.md, rows 14 and 15.
@Suite("A program that a signal ends", .waiting)
struct EndingTests {
  private let folder: TemporaryFolder
  private let screen: String

  /// More than any terminal accepts if nobody reads from it.
  private static let texts = (1...8).map { "\($0)" + String(repeating: "x", count: 50_000) }

  init() throws {
    folder = try TemporaryFolder()
    let texts = Self.texts.map { "  text \"\($0)\"\n" }.joined()
    screen = try folder.add("a.screen", "screen a\n  header \"A\"\n\(texts)")
  }

  private var recording: String { folder.path + "/my.vo" }

  /// Starts a walk with so much output that it never reaches its prompt again.
  private func blocked(_ words: [String] = []) throws -> TerminalProcess {
    let arguments = [screen, "--record", recording] + words
    let environment = ["TERM": "vt100", "LC_ALL": "C", "EARSHOT_HISTORY": "off"]
    let terminal = try #require(TerminalProcess(arguments, environment: environment))
    #expect(terminal.waitFor("A, Heading"))
    let swipe = words == ["--keys"] ? "n" : "swipe right\r"
    terminal.type(String(repeating: swipe, count: Self.texts.count))
    #expect(terminal.waitFor("xxxxxxxxxx"))
    return terminal
  }

  /// The recording contains everything that was done, in whole lines.
  private func expectWholeRecording() throws {
    let text = try String(contentsOfFile: recording, encoding: .utf8)
    let start = "screen: a.screen\n\n> start\nA, Heading\n"
    let isWhole = (1...Self.texts.count).contains { count in
      text == start + Self.texts.prefix(count).map { "> swipe right\n\($0)\n" }.joined()
    }
    #expect(isWhole, "\(text.count): \(text.prefix(80))")
  }

  @Test(
    "ends at once while it works, with a complete recording",
    arguments: [SIGTERM, SIGHUP, SIGQUIT],
    [[], ["--keys"], ["--plain"]]
  )
  func signals(_ signal: Int32, _ words: [String]) throws {
    let terminal = try blocked(words)
    terminal.send(signal)
    #expect(terminal.status() == 128 + signal)
    try expectWholeRecording()
  }

  @Test("ends at the second Control-C while it works", arguments: [[], ["--keys"], ["--plain"]])
  func interrupted(_ words: [String]) throws {
    let terminal = try blocked(words)
    // If the second comes before the first is seen, the system has only one.
    for _ in 0..<20 {
      terminal.send(SIGINT)
      usleep(10_000)
    }
    #expect(terminal.status() == 130)
    try expectWholeRecording()
  }

  @Test("continues after a single Control-C, and asks at the prompt")
  func interruptedOnce() throws {
    let terminal = try blocked()
    terminal.send(SIGINT)
    #expect(terminal.waitFor("# Press Control-C again to end the session"))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test(
    "ends when its terminal is closed while it works",
    arguments: [[], ["--keys"], ["--plain"]]
  )
  func hungUp(_ words: [String]) throws {
    let terminal = try blocked(words)
    terminal.hangUp()
    #expect(terminal.status() == 129)
    try expectWholeRecording()
  }

  @Test("ends where it was stopped, and leaves the terminal to the shell")
  func stopped() throws {
    let ending = "kill %1; kill -CONT %1; while kill -0 %1 2>&-; do sleep 0.1; wait %1; done"
    let line = "$earshot --keys; \(ending); echo \"ended.\"; stty -a; echo over"
    let terminal = try #require(TerminalProcess(shell: line))
    #expect(terminal.waitFor("Menu, Heading"))
    terminal.type("\u{1A}")
    #expect(terminal.waitFor("ended."))
    #expect(terminal.waitFor("over"))
    #expect(terminal.readsLines)
  }

  /// Command lines that read input, and so would never end.
  private static let reading = [
    "speak -", "check -", "audit -", "effort -", "convert - --to json", "import -", "test -",
    "verify --screen a.screen -", "diff - a.screen",
  ]

  @Test("a command without a prompt ends at the first signal", arguments: reading)
  func commands(_ words: String) throws {
    let words = words.split(separator: " ").map { $0 == "a.screen" ? screen : String($0) }
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      let terminal = try #require(TerminalProcess(words))
      terminal.send(signal)
      #expect(terminal.status() == 128 + signal, "\(words)")
    }
  }

  // MARK: Files that get too large

  /// Limits files to two blocks of 512 bytes, and shows all output.
  private func limited(_ words: String, input: String = "") throws -> ToolProcess.Result {
    let line = "cd '\(folder.path)'; ulimit -f 2; printf '\(input)' | \"$earshot\" \(words)"
    return try ToolProcess.shell("{ \(line); echo \"ended $?\" >&2; } 2>&1 | tail -c 400")
  }

  /// The lines of a session or screen that is longer than a limited file.
  private static let many = (1...200).map { "# line \($0) of many\n" }.joined()

  @Test("a file that gets too large is an error with a reason, and the old one stays")
  func tooLarge() throws {
    try folder.add("b.screen", "screen b\n  header \"B\"\n")
    let session = "screen: b.screen\n\n> start\nWrong\n\(Self.many)"
    let screen = "screen c\n\tbutton \"C\"\n\(Self.many)"
    let old = "<old/>\n"
    try folder.add("b.vo", session)
    try folder.add("c.screen", screen)
    try folder.add("r.xml", old)
    for number in 1...9 { try folder.add("\(number).vo", session.replacing(Self.many, with: "")) }
    let cases = [
      ("test --update b.vo", "b.vo", session), ("check --fix c.screen", "c.screen", screen),
      ("test --junit r.xml .", "r.xml", old),
    ]
    for (words, file, text) in cases {
      let result = try limited(words)
      let message = "can't write '\(file)': the file is too large; raise the file size limit"
      #expect(result.output.contains(message), "\(words)")
      #expect(result.output.hasSuffix("ended 74\n"), "\(words): \(result.output)")
      #expect(try String(contentsOfFile: folder.path + "/\(file)", encoding: .utf8) == text)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0.hasPrefix(".") } == [])
  }

  @Test("a recording that gets too large ends with the last whole step, and the walk continues")
  func tooLargeRecording() throws {
    try folder.add("b.screen", "screen b\n  header \"B\"\n")
    let input = String(repeating: ":note abcdefghijklmnopqrstuvwxyz\\nn\\n", count: 40) + "p\\n"
    let result = try limited("b.screen --record my.vo", input: input)
    #expect(result.output.contains("> swipe left\n~ sound: boundary\nB, Heading\nended 74\n"))
    let text = try String(contentsOfFile: recording, encoding: .utf8)
    #expect(text.utf8.count > 900 && text.utf8.count <= 1_024)
    #expect(text.hasSuffix("~ sound: boundary\nB, Heading\n") || text.hasSuffix("uvwxyz\n"))
    #expect(try ToolProcess.run(["test", recording]).status == 0)
  }

  @Test("output that gets too large is an error with a reason")
  func tooLargeOutput() throws {
    let result = try limited("help commands > out")
    let message = "can't write standard output: the file is too large; raise the file size limit"
    #expect(result.output == "earshot: \(message)\nended 74\n")
  }

  // MARK: The command line

  /// Whether a program can be started without `/proc`.
  private static let canHideProc =
    (try? ToolProcess.shell("unshare -rm mount -t tmpfs none /proc"))?.status == 0

  @Test("has its arguments without /proc", .enabled(if: canHideProc))
  func withoutProc() throws {
    let hidden = "unshare -rm sh -c 'mount -t tmpfs none /proc; exec \"$earshot\""
    let version = try ToolProcess.shell("\(hidden) --version'")
    #expect(version.output == "earshot 0.1.0\n")
    let missing = try ToolProcess.shell("\(hidden) check /none'")
    #expect(missing.status == 66)
    #expect(missing.errors == "earshot: no such file '/none'; check the path\n")
  }

  @Test("rejects a command line without even its name, and doesn't open the sample app")
  func withoutWords() throws {
    let result = try ToolProcess.runWithoutWords()
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("earshot: the command line is empty"))
  }
}
