import EarshotComposer
import EarshotFocusEngine
import EarshotModel
import EarshotNotation
import Testing

@testable import EarshotLessons

@Suite("The score of a lesson")
struct LessonScoreTests {
  private static let withTask = LessonSample.text.replacing(
    "\n## On a phone\n\nThe same.",
    with: "\n```task\nPour.\n> last\n? says \"Milk\"\n```\n"
  )

  /// A player at the end of a lesson, with the right answer to every question.
  private func player(doing task: String, of text: String = withTask) throws -> LessonPlayer {
    var player = try LessonSample.player(.asking, of: text)
    _ = player.begin()
    while !player.isOver {
      if case .task = player.awaited { _ = player.take(task) } else { player.answerPerfectly() }
    }
    return player
  }

  @Test(
    "with all questions right and the task skipped is below a hundred and not finished, and says so"
  )
  func skippedTask() throws {
    let player = try player(doing: "skip")
    #expect(player.report.percent == 80 && !player.report.isFinished)
    let sentence = player.score.sentence(of: player.lesson, in: .asking)
    #expect(sentence.en.hasSuffix("Left out: “Pour”."))
    #expect(sentence.de.hasSuffix("Ausgelassen: „Pour“."))
  }

  @Test("with all questions right and the task done is a hundred, and finished")
  func doneTask() throws {
    let player = try player(doing: "last")
    #expect(player.report.percent == 100 && player.report.isFinished)
    #expect(!player.score.sentence(of: player.lesson, in: .asking).en.contains("Left out"))
  }

  @Test("exists for a lesson that asks only for a task, and not for one that is only read")
  func onlyTask() throws {
    let text = Self.withTask.replacing(
      "## Walk\n",
      with: "## Walk\n\n```ask\nchoice: Is it tea?\n- [x] Yes\n- [ ] No\n```\n"
    )
    var player = try LessonSample.player(.asking, of: text)
    _ = player.begin()
    #expect(player.report.percent == nil)
    #expect(try self.player(doing: "skip", of: text).report.percent == 50)
    var reader = try LessonSample.player(.telling, of: text)
    (_, _) = (reader.begin(), reader.end())
    #expect(reader.report.percent == nil && reader.report.isFinished)
  }

  @Test("ignores a question whose rules are all guesses; one rule with a source is enough")
  func guesswork() {
    let guess = FocusRule.allCases.first { $0.rule.source.lowercased().hasPrefix("our choice") }
    let known = SpeechRule.allCases.first { $0.rule.source.hasPrefix("UIAccessibility.h") }
    var help = LessonHelp()
    #expect(!help.isGuesswork)
    help.rules = guess.map { ["\($0)"] } ?? []
    #expect(help.isGuesswork)
    help.rules += known.map { ["\($0)"] } ?? []
    #expect(!help.isGuesswork)
  }

  @Test("an expected mistake gets the author's reply, and a line without a reply is an error")
  func wrong() throws {
    let ask =
      "```ask\nwords: What does VoiceOver say?\nwrong: Coffee\n  This is a tea room.\n```\n\n"
    let text = LessonSample.text.replacing(
      "```voiceover\n> swipe right",
      with: ask + "```voiceover\n> swipe right"
    )
    var player = try LessonSample.player(.asking, of: text)
    _ = player.begin()
    let reply = "Earshot: Not quite. This is a tea room. Try once more."
    #expect(player.told("coffee.").first == reply)
    let bare = text.replacing("wrong: Coffee\n  This is a tea room.\n", with: "wrong: Coffee\n")
    let result = Lesson.read(SourceText(name: "tea.md", bare))
    #expect(
      result.diagnostics.map(\.message.text) == [
        "'wrong:' needs a wrong answer and, indented on the next line, the reply"
      ]
    )
  }

  @Test("a class has a row for each learner, across lessons and exercises")
  func people() throws {
    let lesson = try player(doing: "skip").report
    let exercise = LessonReport(
      lesson: "A lamp",
      isFinished: true,
      percent: 100,
      questions: [
        .init(
          text: "It has a name",
          kind: "task",
          outcome: "right",
          isRightAtOnce: true,
          misses: 0,
          hints: 0
        )
      ]
    )
    let table = ClassTable([
      .init(learner: "anna.1", report: lesson), .init(learner: "anna.lamp", report: exercise),
      .init(learner: "ben", report: exercise),
    ])
    #expect(
      table.people.dropFirst(2).map(\.self) == [
        "| anna | 1 of 2 | 5 of 6 | 83% |", "| ben | 1 of 1 | 1 of 1 | 100% |",
      ]
    )
  }
}
