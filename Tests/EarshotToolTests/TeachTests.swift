import Foundation
import TestSupport
import Testing

@testable import EarshotTool

@Suite("Teaching")
struct TeachTests {
  private static let first = "Docs/Lessons/01-turn-voiceover-on.md"

  /// Runs a line of shell in the folder of the project.
  private func shell(_ line: String, in folder: String = ProjectFiles.root.path) throws
    -> ToolProcess.Result
  {
    try ToolProcess.shell("cd '\(folder)' && \(line)")
  }

  @Test("without a lesson lists those that are there, and says how to begin")
  func lists() throws {
    let result = try shell("$earshot teach")
    #expect(result.output.hasPrefix("1. Turn VoiceOver on: \(Self.first)\n"))
    #expect(result.output.hasSuffix("lessons; 'earshot teach 1' plays the first.\n"))
    #expect(result.status == 0)
  }

  @Test("tells a lesson to its end where there is no input, by number, name and path alike")
  func tells() throws {
    let results = try ["1", "turn-voiceover-on", Self.first].map {
      try shell("$earshot teach \($0) </dev/null")
    }
    for result in results {
      #expect(result.output == results[0].output)
      #expect(result.output.hasSuffix(" steps heard.\n"))
      #expect(result.output.contains("\n> tap \"Locked\"\nLocked\n"))
      #expect(!result.output.contains("\u{1B}"))
      #expect(result.errors == "")
      #expect(result.status == 0)
    }
  }

  @Test("asks, takes the lines of a pipe as answers, and ends with them")
  func asks() throws {
    let result = try shell("printf 'n\\nespresso button\\nquit\\n' | $earshot teach 2 --quiz")
    #expect(result.output.contains("\n> swipe right\nTwo free drinks left\nRight.\n"))
    #expect(result.output.contains("\nRight.\nEspresso, Button\n"))
    #expect(
      result.output.hasSuffix(
        "2 of 3 questions answered, 2 of them at once; 1 gesture where 1 would do.\n"
      )
    )
    #expect(result.status == 0)
  }

  @Test("writes what the learner did as a transcript that passes")
  func records() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mine.vo"
    let answers = "printf 'n\\nespresso button\\na\\np\\nskip\\n'"
    let taught = try shell("\(answers) | $earshot teach 2 --quiz --record '\(path)'")
    #expect(taught.status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("screen: coffee.screen\n\n# 2. Swipe and double tap\n> start\n"))
    #expect(text.contains("\n\n-- coffee.screen --\napp \"Coffee Corner\"\n"))
    let test = try ToolProcess.run(["test", path])
    #expect(test.output.hasSuffix("1 passed, 0 failed\n"))
  }

  @Test("writes a transcript for each session of a lesson")
  func recordsSeveral() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mine.vo"
    _ = try shell("$earshot teach 20 --record '\(path)' </dev/null")
    let test = try ToolProcess.run(["test", path, folder.path + "/mine-2.vo"])
    #expect(test.output.hasSuffix("2 passed, 0 failed\n"))
  }

  @Test("leaves a file alone that is there already")
  func keepsFiles() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("mine.vo", "kept")
    let result = try shell("$earshot teach 1 --record '\(path)' </dev/null")
    #expect(result.errors.hasPrefix("earshot: cannot write '\(path)': it is there already"))
    #expect(result.status == 74)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var words: String
    var errors: String
    var status: ExitCode
    var testDescription: String { "teach \(words)" }
  }

  static let cases: [Case] = [
    Case(words: "99", errors: "no lesson '99' in the program", status: .noInput),
    Case(
      words: "rotor",
      errors: "",
      status: .ok
    ),
    Case(
      words: "rotrs",
      errors: "no lesson 'rotrs' in the program; did you mean 'rotor'?",
      status: .noInput
    ),
    Case(words: "none.md", errors: "no such file 'none.md'", status: .noInput),
    Case(words: "1 2", errors: "'1' is no folder of lessons", status: .usage),
    Case(
      words: "1 2 3",
      errors: "'teach' takes a folder and a lesson, not 3 words",
      status: .usage
    ),
    Case(
      words: "Docs/Lessons 99",
      errors: "no lesson '99' in 'Docs/Lessons'",
      status: .noInput
    ),
    Case(words: "1 --record", errors: "'--record' needs a file", status: .usage),
    Case(
      words: "-",
      errors: "'teach' reads answers from standard input, not a lesson",
      status: .usage
    ),
  ]

  @Test("says clearly what it does not find", arguments: cases)
  func refuses(_ row: Case) throws {
    let result = try shell("$earshot teach \(row.words) </dev/null")
    #expect(result.errors == (row.errors.isEmpty ? "" : "earshot: \(row.errors)\n"))
    #expect(result.status == row.status.rawValue)
  }

  @Test("plays the lessons of the program in any folder, those of a folder, and its own sessions")
  func anywhere() throws {
    let folder = try TemporaryFolder()
    let list = try shell("$earshot teach", in: folder.path)
    #expect(list.output.hasSuffix("20 lessons; 'earshot teach 1' plays the first.\n"))
    let built = try shell("$earshot teach 1 </dev/null", in: folder.path)
    let here = try shell("$earshot teach \(Self.first) </dev/null")
    #expect(built.output == here.output && !here.output.isEmpty && built.status == 0)
    let named = try shell("$earshot teach Docs/Lessons 1 </dev/null")
    #expect(named.output == here.output)
    let own = try shell("$earshot teach Docs/Lessons")
    #expect(own.output.hasSuffix("20 lessons; 'earshot teach Docs/Lessons 1' plays the first.\n"))
  }

  @Test("says what is wrong with a lesson")
  func noLessons() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.md", "# A\n\nNothing.\n")
    let empty = try shell("$earshot teach a.md", in: folder.path)
    #expect(empty.errors.contains("error: no session in this lesson"))
    #expect(empty.status == 65)
  }
}
