import EarshotNotation
import TestSupport
import Testing

@testable import EarshotExercises

@Suite("Repairs of exercises")
struct ExerciseRepairsTests {
  static let paths = ProjectFiles.paths(in: "Tests/Fixtures/exercises", endingIn: ".md")

  @Test("each exercise has four repairs and four mistakes at least")
  func counts() throws {
    #expect(Self.paths.count == ExerciseTests.paths.count)
    for path in Self.paths {
      let repairs = ExerciseRepairs(try ProjectFiles.source(path)).repairs
      #expect(repairs.count(where: \.isRight) >= 4 && repairs.count { !$0.isRight } >= 4, "\(path)")
    }
  }

  @Test("each gets the verdict that was written before the checks", arguments: paths)
  func verdicts(_ path: String) throws {
    let source = try ProjectFiles.source(path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let exercise = try #require(
      Exercise.read(try ProjectFiles.source("Docs/Exercises/\(name)")).exercise
    )
    for repair in ExerciseRepairs(source).repairs {
      let mistake = ExerciseRepairs.mistake(in: repair, of: exercise)
      #expect(mistake == nil, "\(name), \(repair.title): \(mistake?.message.text ?? "")")
    }
  }
}
