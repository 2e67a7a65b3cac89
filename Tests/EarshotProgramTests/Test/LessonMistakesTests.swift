import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("Testing a lesson", .waiting)
struct LessonMistakesTests {
  private static let lesson = String(
    decoding: (try? ProjectFiles.source("Docs/Examples/lesson.md").utf8) ?? [],
    as: UTF8.self
  )

  struct Mistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The text to replace, and its replacement.
    var right: String
    var wrong: String
    /// The line, and the message.
    var line: Int
    var message: String
  }

  static let mistakes = [
    Mistake(
      testDescription: "a mistyped block",
      right: "```ask\nwords: What does",
      wrong: "```aks\nwords: What does",
      line: 43,
      message: "Earshot doesn't read blocks of type 'aks'; write '```ask'"
    ),
    Mistake(
      testDescription: "a key that a question does not have",
      right: "hint: The switch comes",
      wrong: "hnt: The switch comes",
      line: 29,
      message: "'hnt' isn't part of a question; did you mean 'hint'?"
    ),
    Mistake(
      testDescription: "a task that its own way does not do",
      right: "? says \"All lamps are off\"",
      wrong: "? says \"All lamps are on\"",
      line: 70,
      message: "the solution to this task doesn't work: '? says \"All lamps are on\"' fails"
    ),
  ]

  @Test(
    "reports what is wrong with its questions and tasks, with file, line, and column",
    arguments: mistakes
  )
  func reports(_ row: Mistake) throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("light.md", Self.lesson.replacing(row.right, with: row.wrong))
    let result = try ToolProcess.run(["test", path])
    #expect(result.errors.contains("\(path):\(row.line):1: error: \(row.message)"))
    #expect(result.output.hasSuffix("1 passed, 1 failed\n"))
    #expect(result.status == 65)
  }

  @Test("passes one without mistakes, and counts only its sessions")
  func passes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("light.md", Self.lesson)
    let result = try ToolProcess.run(["test", path])
    #expect(result.output.hasSuffix("1 passed, 0 failed\n") && result.status == 0)
  }

  @Test("reports only a session without a screen or a block without an end")
  func causes() throws {
    let folder = try TemporaryFolder()
    let nameless = try folder.add("a.md", Self.lesson.replacing("screen: light.screen\n", with: ""))
    let open = try folder.add(
      "b.md",
      Self.lesson.replacing("InReadingOrder\n```", with: "InReadingOrder")
    )
    for (path, message) in [
      (nameless, ":22:1: error: this session doesn't name"),
      (open, ":27:1: error: this 'ask' block"),
    ] {
      let result = try ToolProcess.run(["test", path])
      #expect(result.errors.contains(path + message), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count { $0.contains(": error: ") } == 1)
      #expect(!result.output.contains("to accept what you hear") && result.status == 65)
    }
  }

  @Test("reports a missing screen at its line, with the existing one")
  func unknownScreen() throws {
    let folder = try TemporaryFolder()
    let text = Self.lesson.replacing("screen: light.screen\n", with: "screen: lihgt.screen\n")
    let path = try folder.add("a.md", text)
    let result = try ToolProcess.run(["test", path])
    let message = "error: there's no file 'lihgt.screen'; did you mean 'light.screen'?"
    #expect(result.errors.contains(":1: \(message)"), "\(result.errors)")
    #expect(result.errors.contains("| screen: lihgt.screen") && result.status == 65)
  }

  @Test("checks an exercise, and counts it as a session")
  func exercise() throws {
    let folder = try TemporaryFolder()
    let new = try ToolProcess.run(["new", "exercise", folder.path + "/lamp.md"])
    #expect(new.status == 0)
    let good = try ToolProcess.run(["test", folder.path])
    #expect(good.output.hasSuffix("1 passed, 0 failed\n") && good.errors == "")
    let text = try String(contentsOfFile: folder.path + "/lamp.md", encoding: .utf8)
    try folder.add("lamp.md", text.replacing("off #lamp", with: "off \"Lamp\" #lamp"))
    let easy = try ToolProcess.run(["test", folder.path])
    #expect(easy.errors.contains("/lamp.md:17:1: warning: the screen passes every check"))
    #expect(easy.status == 0)
    try folder.add("lamp.md", text.replacing("goal: #lamp", with: "goal: #lmap"))
    let wrong = try ToolProcess.run(["test", folder.path])
    #expect(
      wrong.errors.contains("/lamp.md:2:1: error: no element on the screen is called '#lmap'")
    )
    #expect(wrong.status == 65)
  }

  @Test("ignores questions if you ask for one step of a session")
  func oneStep() throws {
    let folder = try TemporaryFolder()
    let text = Self.lesson.replacing("hint: The switch comes", with: "hnt: The switch comes")
    let path = try folder.add("light.md", text)
    #expect(try ToolProcess.run(["test", path + ":36"]).status == 0)
  }
}
