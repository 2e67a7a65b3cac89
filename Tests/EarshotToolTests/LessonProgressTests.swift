import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("The progress of lessons", .waiting)
struct LessonProgressTests {
  private static let text = SourceText(name: "tea.md", "# Tea\n")
  private static let lesson = ChosenLesson(path: "Docs/tea.md", isBuiltIn: true, isQuiz: true)

  private func progress(in folder: TemporaryFolder) throws -> LessonProgress {
    try #require(LessonProgress(Environment(variables: ["XDG_STATE_HOME": folder.path + "/state"])))
  }

  @Test("is kept where programs keep their state, and is the same when it is read again")
  func kept() throws {
    let folder = try TemporaryFolder()
    let progress = try progress(in: folder)
    #expect(progress.last == nil)
    let entry = LessonProgress.Entry(inputs: ["n", "", "on"], place: "question 3")
    progress.keep(entry, of: Self.lesson, Self.text)
    #expect(progress.entry(of: Self.lesson, Self.text) == entry)
    #expect(progress.last == Self.lesson)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/state/earshot/lessons/tea.quiz"))
  }

  @Test("is kept with the report, by a path that leads there from every folder")
  func report() throws {
    let folder = try TemporaryFolder()
    let progress = try progress(in: folder)
    var lesson = Self.lesson
    lesson.report = "anna.json"
    progress.keep(.init(inputs: ["n"], place: "question 2"), of: lesson, Self.text)
    let here = FileManager.default.currentDirectoryPath
    #expect(progress.last?.report == here + "/anna.json")
    lesson.report = folder.path + "/anna.json"
    progress.keep(.init(inputs: ["n"], place: "question 2"), of: lesson, Self.text)
    #expect(progress.last == lesson)
  }

  @Test("does not count when the lesson has changed, nor when it is played another way")
  func changed() throws {
    let folder = try TemporaryFolder()
    let progress = try progress(in: folder)
    progress.keep(.init(inputs: ["n"], place: "question 2"), of: Self.lesson, Self.text)
    #expect(progress.entry(of: Self.lesson, SourceText(name: "tea.md", "# Tee\n")) == nil)
    var told = Self.lesson
    told.isQuiz = false
    #expect(progress.entry(of: told, Self.text) == nil)
  }

  @Test("is forgotten when the lesson is over")
  func forgotten() throws {
    let folder = try TemporaryFolder()
    let progress = try progress(in: folder)
    progress.keep(.init(inputs: ["n"], place: "question 2"), of: Self.lesson, Self.text)
    progress.forget(Self.lesson)
    #expect(progress.entry(of: Self.lesson, Self.text) == nil && progress.last == nil)
  }

  @Test("is kept nowhere where the environment names no folder")
  func nowhere() {
    #expect(LessonProgress(Environment()) == nil)
    #expect(LessonProgress(Environment(variables: ["XDG_STATE_HOME": "relative"])) == nil)
  }

  private static let canEditLines =
    ["libedit.so.2", "libedit.so.0", "/usr/lib/libedit.3.dylib"]
    .contains { (name: String) in dlopen(name, RTLD_NOW) != nil }

  @Test(
    "a learner who breaks off is told where, and goes on there",
    .enabled(if: Self.canEditLines)
  )
  func terminal() throws {
    let folder = try TemporaryFolder()
    let environment = ["TERM": "vt100", "LC_ALL": "C", "XDG_STATE_HOME": folder.path]
    let path = try folder.add("lesson.md", String(decoding: BuiltInLesson.text, as: UTF8.self))
    let first = try #require(TerminalProcess(["teach", path, "--quiz"], environment: environment))
    #expect(first.waitFor("Gesture: "))
    first.type("n\r")
    #expect(first.waitFor("Words: "))
    first.type("\u{3}")
    #expect(first.waitFor("Words: "))
    first.type("\u{3}")
    #expect(first.waitFor("You stopped at question 2 of 3"))
    #expect(first.status() == ExitCode.interrupted.rawValue)
    let second = try #require(TerminalProcess(["teach", "resume"], environment: environment))
    #expect(second.waitFor("You are at question 2 of 3"))
    #expect(second.waitFor("Words: "))
    second.type("on\r")
    #expect(second.waitFor("Choose: "))
    second.type("quit\r")
    #expect(second.waitFor("2 of 2 questions right the first time"))
    #expect(second.status() == 0)
    try folder.add("lesson.md", String(decoding: BuiltInLesson.text, as: UTF8.self) + "\nMore.\n")
    let third = try #require(TerminalProcess(["teach", "resume"], environment: environment))
    #expect(third.waitFor("This lesson has changed since you stopped, so it begins again."))
    third.type("quit\r")
    #expect(third.status() == 0)
  }
}

/// The lesson that the program writes.
private enum BuiltInLesson {
  static let text = (try? LessonFiles.builtInSource("Docs/Examples/lesson.md").utf8) ?? []
}
