import EarshotNotation
import TestSupport
import Testing

@testable import EarshotSession

@Suite("The files that are built in")
struct BuiltInFilesTests {
  static let files =
    ProjectFiles.paths(in: "Screens", endingIn: ".screen")
    + ProjectFiles.paths(in: "Docs/Lessons", endingIn: ".md")
    + ProjectFiles.paths(in: "Docs/Lessons/de", endingIn: ".md")
    + ProjectFiles.paths(in: "Docs/Exercises", endingIn: ".md")
    + ProjectFiles.paths(in: "Docs/Cookbook", endingIn: ".md").filter { !$0.hasSuffix("README.md") }
    + [
      "Docs/Examples/lesson.md", "Docs/Examples/exercise.md", "Docs/Examples/starter.screen",
    ]

  @Test("are the apps, the lessons, the exercises, the cookbook and what new writes, and no other")
  func complete() {
    #expect(BuiltInFiles.paths.sorted() == Self.files.sorted())
  }

  @Test("are as they stand in the repository, byte for byte", arguments: files)
  func bytes(_ path: String) throws {
    let here = try ProjectFiles.source(path).utf8
    let isSame = BuiltInFiles.bytes(of: path) == here  // an expectation would print them all
    #expect(isSame)
  }

  @Test("are none by another name")
  func none() { #expect(BuiltInFiles.bytes(of: "Screens/none.screen") == nil) }
}
