import EarshotNotation
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotExercises

/// The messages that an author gets for an exercise before learners do.
@Suite("Checking an exercise")
struct ExerciseCheckTests {
  /// An exercise whose check is a session.
  private static let example = """
    ---
    goal: #lamp
    fewest: 2
    ---

    # A lamp without a name

    The switch is beside a picture of a lamp. Everyone who sees the picture knows what it switches. A listener hears
    “Switch button, off”.

    ```screen exercise.screen
    screen light "Light"
      header "Living room"
      switch off #lamp
    ```

    ```check
    done: #lamp has a name
    still: #lamp has no name yet
    audit: label-missing
    hint: What would you call it on the phone?
    hint: Write the name in quotes after 'off': switch off "Lamp" #lamp
    > start
    > swipe right to #lamp
    ? says "Lamp"
    ```

    """

  struct Case: Sendable, CustomTestStringConvertible {
    /// The text to replace, and its replacement.
    var old: String
    var new: String
    /// The message, at its line.
    var message: String
    var isWarning = false
    var testDescription: String { message }
  }

  static let cases = [
    Case(
      old: "off #lamp",
      new: "off \"Lamp\" #lamp",
      message: "17: the screen passes every check, so there's nothing to repair; add a problem "
        + "to the screen",
      isWarning: true
    ),
    Case(
      old: "fewest: 2",
      new: "fewest: 1",
      message: "3: the screen needs 2 gestures for #lamp, not 1; write 'fewest: 2' or, if the "
        + "repair changes that number, add the repaired screen in a '```solution' block"
    ),
    Case(
      old: "  header \"Living room\"\n",
      new: "",
      message: "3: the screen needs 1 gesture for #lamp, not 2; write 'fewest: 1' or, if the "
        + "repair changes that number, add the repaired screen in a '```solution' block"
    ),
    Case(
      old: "  switch off #lamp",
      new: "  switch off #lamp\n    hidden: true",
      message: "3: you can't reach and use #lamp on the screen; if the repair makes "
        + "that possible, add the repaired screen in a '```solution' block"
    ),
    Case(
      old: "right to #lamp",
      new: "right to #lmap",
      message: """
        24: the app has no #lmap; write '> swipe right to #lamp'; if learners must use this \
        name, add the name to the text or to a hint
        """
    ),
    Case(
      old: "right to #lamp",
      new: "right to #kettle",
      message:
        "24: the app has no #kettle; correct the identifier; if learners must use this name, add "
        + "the name to the text or to a hint"
    ),
    Case(
      old: "? says \"Lamp\"\n",
      new: "",
      message:
        "17: every solution fails a check without a claim; add a claim such as '? says \"Share\"'"
    ),
    Case(
      old: "fewest: 2\n",
      new: "",
      message: "2: 'goal' needs a number of gestures; add a line such as 'fewest: 2'"
    ),
    Case(
      old: "goal: #lamp\n",
      new: "",
      message: "2: 'fewest' needs a control; add a line such as 'goal: #pay'"
    ),
    Case(
      old: "fewest: 2",
      new: "fewest: 0",
      message:
        "3: 'fewest' needs a whole number of 1 or more, not '0'; write one, as in 'fewest: 2'"
    ),
    Case(
      old: "  switch off",
      new: "  swich off",
      message: "14: unknown role 'swich'; did you mean 'switch'?"
    ),
    Case(old: "? says", new: "? sys", message: "25: unknown claim 'sys'; write '? says \"Lamp\"'"),
    Case(
      old: "hint: What would you call it on the phone?",
      new: "hint:",
      message: "21: a hint needs text after 'hint:'"
    ),
    Case(
      old: "```check",
      new: "```screen b.screen\nscreen b\n```\n\n```check",
      message: "17: an exercise can have only one 'screen' block; remove this one"
    ),
    Case(
      old: "#lamp\n```\n",
      new: "#lamp\n",
      message: "11: this 'screen' block isn't closed; end it with '```' above line 16"
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

  /// The example, with its repaired screen below it.
  private static func solved(_ repaired: String, fewest: Int) -> [String] {
    let solution = "\n```solution\nscreen light \"Light\"\n\(repaired)\n```\n"
    let text = example.replacing("fewest: 2", with: "fewest: \(fewest)") + solution
    return ExerciseCheck(SourceText(name: "a.md", text)).diagnostics.map(\.message.text)
  }

  @Test("a repaired screen passes every check, and needs as many gestures as the header says")
  func solutions() {
    let lamp = "  header \"Room\"\n  switch off \"Lamp\" #lamp"
    #expect(Self.solved(lamp, fewest: 2) == [])
    #expect(Self.solved("  text \"Hall\"\n\(lamp)\n  text \"Door\"", fewest: 3) == [])
    #expect(
      Self.solved(lamp, fewest: 1)
        == ["the solution needs 2 gestures for #lamp, not 1; write 'fewest: 2'"]
    )
    #expect(
      Self.solved("  header \"Room\"\n  switch off #lamp", fewest: 2)
        == [
          "the solution fails a check: #lamp has no name yet (you hear “Switch button, off”); "
            + "correct the solution or the check"
        ]
    )
    #expect(
      Self.solved("  swich off", fewest: 2) == ["unknown role 'swich'; did you mean 'switch'?"]
    )
  }

  @Test("a name that a hint tells learners to write may be missing on the broken screen")
  func told() {
    let text = Self.example.replacing("right to #lamp", with: "right to #lamps")
      .replacing("hint: What would", with: "hint: Write a second one, #lamps. What would")
    #expect(ExerciseCheck(SourceText(name: "a.md", text)).diagnostics == [])
  }

  @Test(
    "reports nothing about the built-in exercises",
    arguments: Effort.share(of: ExerciseTests.paths, atLeastOneIn: 4)
  )
  func builtIn(_ path: String) throws {
    let source = try ProjectFiles.source(path)
    #expect(Exercise.isIn(source) && ExerciseCheck(source).diagnostics == [])
  }

  @Test("reports nothing about the exercise that the program writes, and its verdicts are right")
  func template() throws {
    let source = try ProjectFiles.source("Docs/Examples/exercise.md")
    let check = ExerciseCheck(source)
    #expect(check.diagnostics == [])
    let exercise = try #require(check.exercise)
    #expect(exercise.judgesBehavior && ExerciseRepairs(source).repairs.count >= 2)
    #expect(exercise.story.count == 1, "\(exercise.story)")
  }

  @Test("finds a misspelled block word in an exercise, and nothing in a lesson")
  func isIn() throws {
    let misspelled = Self.example.replacing("```check", with: "```chek")
    #expect(Exercise.isIn(SourceText(name: "a.md", misspelled)))
    let lesson = try ProjectFiles.source("Docs/Lessons/01-turn-voiceover-on.md")
    #expect(!Exercise.isIn(lesson))
  }
}
