import EarshotNotation
import TestSupport
import Testing

@testable import EarshotExercises

@Suite("Repairs of exercises")
struct ExerciseRepairsTests {
  static let paths = ["Tests/Fixtures/exercises", "Tests/Fixtures/exercises/de"].flatMap {
    ProjectFiles.paths(in: $0, endingIn: ".md")
  }

  @Test("each exercise has at least four repairs and four mistakes")
  func counts() throws {
    let fixtures = Set(Self.paths.map { String($0.dropFirst("Tests/Fixtures/exercises/".count)) })
    let exercises = Set(ExerciseTests.paths.map { String($0.dropFirst("Docs/Exercises/".count)) })
    #expect(fixtures == exercises)
    for path in Self.paths {
      let repairs = ExerciseRepairs(try ProjectFiles.source(path)).repairs
      #expect(repairs.count(where: \.isRight) >= 4 && repairs.count { !$0.isRight } >= 4, "\(path)")
    }
  }

  struct Document: Sendable, CustomTestStringConvertible {
    var text: String
    var problem: String
    var testDescription: String { text }
  }

  static let documents = [
    Document(
      text: "---\nexercise: lamp\njudge: a.screen\n---\n\n```mistake\nx\n```\n",
      problem: "'judge' isn't part of a repair document; did you mean 'judges'?"
    ),
    Document(
      text: "---\nexercise: lamp\n---\n",
      problem: "a repair document needs a screen in a '```repair' or '```mistake' block"
    ),
    Document(
      text: "---\nexercise: lamp\n---\n\n```repair\nscren x\n```\n",
      problem: "this screen has an error: only 'app', 'screen'"
    ),
    Document(
      text: "---\nexercise: lamp\n---\n\n```mistake\nx\n",
      problem: "this 'mistake' block isn't closed"
    ),
  ]

  @Test("says what is wrong with a document of repairs", arguments: documents)
  func problems(_ row: Document) throws {
    let exercise = try #require(
      Exercise.read(try ProjectFiles.source("Docs/Exercises/lonely-switch.md")).exercise
    )
    let check = ExerciseCheck(ExerciseRepairs(SourceText(name: "a.md", row.text)), of: exercise)
    let found = check.diagnostics.map(\.message.text)
    #expect(found.contains { $0.hasPrefix(row.problem) }, "\(found)")
  }

  @Test("each gets the verdict that was written before the checks", arguments: paths)
  func verdicts(_ path: String) throws {
    let source = try ProjectFiles.source(path)
    let name = path.dropFirst("Tests/Fixtures/exercises/".count)
    let exercise = try #require(
      Exercise.read(try ProjectFiles.source("Docs/Exercises/\(name)")).exercise
    )
    for repair in ExerciseRepairs(source).repairs {
      let mistake = ExerciseRepairs.mistake(in: repair, of: exercise)
      #expect(mistake == nil, "\(name), \(repair.title): \(mistake?.message.text ?? "")")
    }
  }
}
