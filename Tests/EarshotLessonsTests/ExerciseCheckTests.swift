import EarshotNotation
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotLessons

/// What an author is told of an exercise before learners get it.
@Suite("Checking an exercise")
struct ExerciseCheckTests {
  private static let example = String(
    decoding: (try? ProjectFiles.source("Docs/Examples/exercise.md").utf8) ?? [],
    as: UTF8.self
  )

  struct Case: Sendable, CustomTestStringConvertible {
    /// What is written in place of what.
    var old: String
    var new: String
    /// What is said, at its line.
    var message: String
    var isWarning = false
    var testDescription: String { message }
  }

  static let cases = [
    Case(
      old: "off #lamp",
      new: "off \"Lamp\" #lamp",
      message: "17: the screen passes every check as it is, so there is nothing to repair",
      isWarning: true
    ),
    Case(
      old: "fewest: 2",
      new: "fewest: 3",
      message: "17: the broken screen needs 2 gestures for #lamp, fewer than 'fewest'",
      isWarning: true
    ),
    Case(
      old: "right to #lamp",
      new: "right to #lmap",
      message: "24: the app has no #lmap; did you mean '#lamp'?"
    ),
    Case(
      old: "right to #lamp",
      new: "right to #kettle",
      message:
        "24: the app has no #kettle; if learners have to write it, name it in the text or in a hint"
    ),
    Case(
      old: "? says \"Lamp\"\n",
      new: "",
      message:
        "17: a check needs a claim such as '? says \"Share\"'; without one, nobody can pass it"
    ),
    Case(
      old: "fewest: 2\n",
      new: "",
      message: "2: 'goal' needs a line such as 'fewest: 2' beside it"
    ),
    Case(
      old: "goal: #lamp\n",
      new: "",
      message: "2: 'fewest' needs a line such as 'goal: #pay' beside it"
    ),
    Case(
      old: "fewest: 2",
      new: "fewest: 0",
      message: "3: 'fewest' needs a number of 1 or more in digits, not '0'"
    ),
    Case(
      old: "  switch off",
      new: "  swich off",
      message: "14: unknown role 'swich'; did you mean 'switch'?"
    ),
    Case(old: "? says", new: "? sys", message: "25: unknown claim 'sys'; did you mean 'says'?"),
    Case(
      old: "hint: What would you call it on the phone?",
      new: "hint:",
      message: "21: a hint needs text after 'hint:'"
    ),
    Case(
      old: "#lamp\n```\n",
      new: "#lamp\n",
      message: "11: this block of 'screen' is not closed; end it with ``` above line 16"
    ),
  ]

  @Test("reports a mistake at its line", arguments: cases)
  func reports(_ row: Case) {
    let source = SourceText(name: "a.md", Self.example.replacing(row.old, with: row.new))
    let check = ExerciseCheck(source)
    let found = check.diagnostics.map { problem in
      let line = source.lines.last { $0.range.lowerBound <= problem.range.lowerBound }
      return "\(line?.number ?? 0): \(problem.message.text)"
    }
    #expect(found == [row.message])
    #expect(check.isRight == row.isWarning)
  }

  @Test("a name that a hint tells learners to write may be missing on the broken screen")
  func told() {
    let text = Self.example.replacing("right to #lamp", with: "right to #lamps")
      .replacing("hint: What would", with: "hint: Write a second one, #lamps. What would")
    #expect(ExerciseCheck(SourceText(name: "a.md", text)).diagnostics == [])
  }

  @Test("says nothing of the exercises of the program", arguments: ExerciseTests.paths)
  func builtIn(_ path: String) throws {
    let source = try ProjectFiles.source(path)
    #expect(Exercise.isIn(source) && ExerciseCheck(source).diagnostics == [])
  }

  @Test("finds a check whose word is misspelled, and none in a lesson")
  func isIn() throws {
    let misspelled = Self.example.replacing("```check", with: "```chek")
    #expect(Exercise.isIn(SourceText(name: "a.md", misspelled)))
    #expect(!Exercise.isIn(SourceText(name: "a.md", LessonSample.text)))
  }
}
