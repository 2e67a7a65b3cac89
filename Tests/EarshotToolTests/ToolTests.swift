import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("The program", .waiting)
struct ToolTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: ExitCode
    var errors = ""
    var testDescription: String { "earshot " + arguments.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(arguments: ["help"], status: .ok),
    Case(arguments: ["--version"], status: .ok),
    Case(arguments: ["speak", "--help"], status: .ok),
    Case(
      arguments: ["--jsn"],
      status: .usage,
      errors: "earshot: unknown option '--jsn'; did you mean '--json'?\n"
    ),
    Case(
      arguments: ["help", "gestrues"],
      status: .usage,
      errors: "earshot: there's no help on 'gestrues'; did you mean 'earshot help gestures'?\n"
    ),
    Case(
      arguments: ["speak", "-", "-"],
      status: .usage,
      errors: "earshot: standard input can be read only once; write '-' only once\n"
    ),
    Case(
      arguments: ["--keys"],
      status: .usage,
      errors:
        "earshot: '--keys' needs a terminal; leave it out if the input is a pipe or a file\n"
    ),
    Case(
      arguments: ["spek", "a"],
      status: .noInput,
      errors: "earshot: no such file 'spek'; did you mean 'earshot speak a'?\n"
    ),
    Case(
      arguments: ["check", "\u{1B}[2J"],
      status: .noInput,
      errors: "earshot: no such file '\\u{1B}[2J'; check the path\n"
    ),
  ]

  @Test("reports what is wrong and how it ended", arguments: cases)
  func ends(_ row: Case) throws {
    let result = try ToolProcess.run(row.arguments)
    #expect(result.status == row.status.rawValue)
    #expect(result.errors == row.errors)
    #expect(result.output.isEmpty == (row.status != .ok))
  }

  @Test("continues after a line that it can't use, and ends with status 1")
  func unusableLines() throws {
    let input = [0xFF, 0x0A] + LineCutterTests.letters(65_537) + Array("\n# done".utf8)
    let result = try ToolProcess.run(["walk"], input: input)
    #expect(
      result.output.contains(
        "\n# ~ refused: the line isn't UTF-8; write it in UTF-8\n# ~ refused: the line is too long (65537 "
          + "bytes); shorten it to at most 65536 bytes\n"
      )
    )
    #expect(result.output.hasSuffix("\n# done\n"))
    #expect(result.status == ExitCode.differs.rawValue)
    #expect(result.errors == "")
  }

  @Test("stops at the first refusal on request")
  func failFast() throws {
    let result = try ToolProcess.run(["--fail-fast"], input: [0xFF, 0x0A] + Array("# on\n".utf8))
    #expect(result.output.hasSuffix("~ refused: the line isn't UTF-8; write it in UTF-8\n"))
    #expect(result.status == ExitCode.differs.rawValue)
  }

  @Test("copies prose and blank lines of a pipe, and starts once")
  func prose() throws {
    let result = try ToolProcess.run([], input: Array("# Hello\n\n> start\r\n# bye".utf8))
    let once = try ToolProcess.run([])
    #expect(result.output == once.output + "# Hello\n\n# bye\n")
    #expect(result.status == ExitCode.ok.rawValue)
  }

  struct Stream: Sendable, CustomTestStringConvertible {
    var line: String
    var status: Int32
    var errors = ""
    var testDescription: String { line }
  }

  static let streams: [Stream] = [
    Stream(
      line: "echo '# x' | \"$earshot\" >/dev/full",
      status: 74,
      errors: "earshot: can't write standard output: no space left on the device; free some space\n"
    ),
    Stream(
      line: "\"$earshot\" help >&-",
      status: 74,
      errors: "earshot: can't write standard output: it's closed; open it\n"
    ),
    Stream(line: "\"$earshot\" <&- >/dev/null", status: 0),
    Stream(line: "\"$earshot\" 2>&- </dev/null >/dev/null", status: 0),
    Stream(line: "(yes '# x' | \"$earshot\"; echo $? >&2) | head -1", status: 0, errors: "141\n"),
    Stream(
      line: "(trap '' PIPE; yes '# x' 2>/dev/null | \"$earshot\"; echo $? >&2) | head -1",
      status: 0,
      errors: "141\n"
    ),
    Stream(line: "env -i \"$earshot\" </dev/null >/dev/null", status: 0),
    Stream(
      line: "d=$(mktemp -d); cd \"$d\"; rmdir \"$d\"; \"$earshot\" </dev/null >/dev/null",
      status: 0
    ),
  ]

  @Test("survives streams that are full, closed, or abandoned", arguments: streams)
  func standsStreams(_ row: Stream) throws {
    let result = try ToolProcess.shell(row.line)
    #expect(result.status == row.status)
    #expect(result.errors == row.errors)
  }
}
