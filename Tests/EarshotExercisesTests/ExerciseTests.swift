import EarshotLessons
import EarshotNotation
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotExercises

@Suite("Exercises")
struct ExerciseTests {
  static let englishPaths = ProjectFiles.paths(in: "Docs/Exercises", endingIn: ".md")
  static let germanPaths = ProjectFiles.paths(in: "Docs/Exercises/de", endingIn: ".md")
  static let paths = englishPaths + germanPaths

  private func exercise(_ path: String) throws -> Exercise {
    let result = Exercise.read(try ProjectFiles.source(path))
    #expect(result.diagnostics == [])
    return try #require(result.exercise)
  }

  private func solution(of exercise: Exercise) throws -> SourceText {
    let folder = exercise.language == .german ? "de/" : ""
    return try ProjectFiles.source("Tests/Fixtures/exercises/\(folder)\(exercise.screenName)")
  }

  @Test("there are twenty, each also in German, with the same numbers of checks and hints")
  func count() throws {
    #expect(Self.englishPaths.count >= 20)
    #expect(Self.germanPaths.count == Self.englishPaths.count)
    for (english, german) in zip(Self.englishPaths, Self.germanPaths) {
      let (first, second) = (try exercise(english), try exercise(german))
      #expect(first.name == second.name)
      #expect(first.language == .english && second.language == .german)
      #expect(first.checks.map(\.hints.count) == second.checks.map(\.hints.count), "\(german)")
      #expect(first.checks.map(\.audit) == second.checks.map(\.audit), "\(german)")
      #expect(first.fewest == second.fewest && first.goal == second.goal, "\(german)")
    }
  }

  @Test("describes in German what is wrong with the screen of a German exercise")
  func german() throws {
    let exercise = try exercise("Docs/Exercises/de/nameless-button.md")
    let broken = SourceText(name: exercise.screenName, exercise.screen)
    let result = try #require(ExerciseResult(exercise, of: broken))
    #expect(
      result.lines(hint: 1).map(\.printed) == [
        "Earshot: Noch falsch: Du hörst „Taste“: Es hat kein Label.",
        "Tipp 1 von 3: Hör dir das letzte Element an. Was tut es?",
        "Earshot: 0 von 1 Prüfung bestanden (0 %).",
      ]
    )
  }

  @Test(
    "the broken screen fails, and the solution passes every check",
    arguments: Effort.share(of: paths, atLeastOneIn: 4)
  )
  func solutions(_ path: String) throws {
    let exercise = try exercise(path)
    let broken = SourceText(name: exercise.screenName, exercise.screen)
    let before = try #require(ExerciseResult(exercise, of: broken))
    #expect(before.passed < before.phases.count && before.percent < 100)
    let after = try #require(ExerciseResult(exercise, of: try solution(of: exercise)))
    #expect(after.phases.compactMap(\.problem) == [])
    #expect(after.percent == 100 && after.isDone)
    #expect(after.report.percent == 100)
    if let fewest = exercise.fewest { #expect(after.gestures == fewest) }
  }

  @Test("says what is still wrong, gives hints one by one, and counts gestures and checks")
  func lines() throws {
    let exercise = try exercise("Docs/Exercises/nameless-button.md")
    let result = try #require(
      ExerciseResult(exercise, of: SourceText(name: exercise.screenName, exercise.screen))
    )
    #expect(
      result.lines(hint: 1).map(\.printed) == [
        "Earshot: Still wrong: you hear “Button”: the element has no label.",
        "Hint 1 of 3: Listen to the last stop. What does it do?",
        "Earshot: 0 of 1 check passed (0%).",
      ]
    )
    let last = result.lines(hint: 9).map(\.printed)
    #expect(last.contains("Hint 3 of 3: Write: button \"Share\""))
    #expect(!result.lines(hint: nil).contains { $0.voice == .hint })
  }

  @Test("hints lead from where to listen to the line, and the first one shows no notation")
  func hints() throws {
    #expect(Self.paths.count > 5)
    for path in Self.paths {
      for check in try exercise(path).checks {
        let (first, last) = (check.hints.first ?? "", check.hints.last ?? "")
        #expect(check.hints.count >= 3, "\(path)")
        #expect(first.allSatisfy { !"\":#`".contains($0) }, "\(path): \(first)")
        let verbs = ["Write", "Remove", "Schreib", "Entferne"]
        #expect(verbs.contains(where: last.hasPrefix), "\(path)")
      }
    }
  }

  @Test("gives partial scores by phase")
  func partial() throws {
    let exercise = try exercise("Docs/Exercises/leaking-overlay.md")
    let half = exercise.screen.replacing(
      "    on activate: show #overlay",
      with: "    on activate:\n      show #overlay\n      notify screenChanged #title"
    )
    let result = try #require(
      ExerciseResult(exercise, of: SourceText(name: exercise.screenName, half))
    )
    #expect(result.passed == 1 && result.percent == 33)
    let leak = "you can still reach “Your order, Heading” behind the view"
    #expect(result.lines(hint: 1).contains { $0.text.contains(leak) })
  }

  struct Half: Sendable, CustomTestStringConvertible {
    var exercise: String
    var old: String
    var new: String
    var problem: String
    var testDescription: String { "\(exercise): \(new)" }
  }

  static let halves = [
    Half(
      exercise: "nameless-button",
      old: "button #share",
      new: "button \"Icon\" #share",
      problem:
        "you hear “Icon, Button”: a name says what the element does, not what it looks like, "
        + "so leave out “icon”"
    ),
    Half(
      exercise: "no-headings",
      old: "text \"Delivery\"",
      new: "header \"Delivery\"",
      problem: "the Headings rotor doesn't find “Payment”"
    ),
    Half(
      exercise: "leaking-overlay",
      old: "view #overlay",
      new: "view #overlay\n    viewIsModal: true",
      problem:
        "on line 9, this modal view is hidden, so VoiceOver reaches neither the view nor the views beside it"
    ),
  ]

  @Test("says where a half-repaired screen still fails", arguments: halves)
  func half(_ row: Half) throws {
    let exercise = try exercise("Docs/Exercises/\(row.exercise).md")
    let screen = exercise.screen.replacing(row.old, with: row.new)
    let source = SourceText(name: exercise.screenName, screen)
    let result = try #require(ExerciseResult(exercise, of: source))
    #expect(result.phases.compactMap(\.problem).first == row.problem)
  }

  @Test("needs no identifier if it can find the control by its effect")
  func gone() throws {
    let exercise = try exercise("Docs/Exercises/nameless-button.md")
    let text = exercise.screen.replacing("button #share", with: "button \"Share\"")
    let result = try #require(
      ExerciseResult(exercise, of: SourceText(name: exercise.screenName, text))
    )
    #expect(result.isDone)
  }

  @Test("an exercise with mistakes reports them at their lines")
  func mistakes() {
    let text = """
      # Broken

      ```screen a.screen
      screen a "A"
        button #b
      ```

      ```check
      done: It has a name
      stil: It has none
      audit: label-mising
      > start
      ? sys "B"
      ```

      """
    let messages = Exercise.read(SourceText(name: "a.md", text)).diagnostics.map(\.message.text)
    let rules = "'earshot audit --explain all' lists the rules"
    #expect(messages.contains("the audit has no rule 'label-mising'; \(rules)"))
    #expect(messages.contains("this check needs text after 'still:'"))
    #expect(messages.contains("unknown claim 'sys'; write '? says \"B\"'"))
  }

  @Test("a mistake in an exercise is reported at its own line")
  func exercise() {
    let text = """
      ---
      goal: #paay
      fewest: two
      ---

      # Lamp

      ```screen lamp.screen
      screen lamp "Lamp"
        button "x" #pay
      ```

      ```check
      done: It has a name
      still: It has none
      > start
      ? nonsense here
      ```

      ```chek
      done: More
      ```
      """
    let source = SourceText(name: "lamp.md", text)
    let found = Exercise.read(source).diagnostics.map { problem in
      let line = source.lines.last { $0.range.lowerBound <= problem.range.lowerBound }
      return "\(line?.number ?? 0): \(problem.message.text)"
    }
    #expect(found.count == 4, "\(found)")
    #expect(found.contains("2: no element on the screen is called '#paay'; write 'goal: #pay'"))
    #expect(
      found.contains(
        "3: 'fewest' needs a whole number of 1 or more, not 'two'; write one, as in 'fewest: 2'"
      )
    )
    #expect(found.contains { $0.hasPrefix("17: ") }, "\(found)")
    #expect(found.contains("20: Earshot doesn't read blocks of type 'chek'; write '```check'"))
  }
}
