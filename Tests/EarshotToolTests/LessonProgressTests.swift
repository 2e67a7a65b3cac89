import EarshotLessons
import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("The progress of lessons", .waiting)
struct LessonProgressTests {
  private static let text = SourceText(name: "tea.md", "# Tea\n")
  private static let lesson = ChosenLesson(path: "Docs/tea.md", kind: .builtIn, isQuiz: true)

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

  @Test("is kept with the report, by a path that works from every folder")
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

  @Test("doesn't count if the lesson has changed, or if it is played another way")
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

  @Test("isn't kept if the environment names no folder")
  func nowhere() {
    #expect(LessonProgress(Environment()) == nil)
    #expect(LessonProgress(Environment(variables: ["XDG_STATE_HOME": "relative"])) == nil)
  }

  /// A terminal at which a learner has typed these lines, with one folder of progress.
  private func shown(
    _ arguments: [String],
    _ answers: [String] = [],
    until end: String,
    in folder: TemporaryFolder
  ) throws -> String {
    let environment = ["TERM": "vt100", "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": folder.path]
    let terminal = try #require(
      TerminalProcess(["teach"] + arguments, environment: environment, size: (50, 400))
    )
    for answer in answers { terminal.type(answer + "\r") }
    return try #require(terminal.shownBefore(end))
  }

  @Test("a lesson ends with what was practiced, how far the learner is, and what comes next")
  func closing() throws {
    let folder = try TemporaryFolder()
    let progress = try #require(
      LessonProgress(Environment(variables: ["XDG_STATE_HOME": folder.path]))
    )
    let paths = try LessonFiles.builtIn(.english).paths()
    for path in paths.dropFirst(2) { progress.markDone(path) }
    let skipping = Array(repeating: "skip", count: 60)
    let read = Array(repeating: "", count: 60)
    let first = try shown(["1", "--read"], read, until: "continues with “", in: folder)
    #expect(first.contains("Earshot: You practiced: "))
    #expect(first.contains("Earshot: 21 of 23 lessons are done. 'earshot teach'"))
    let skipped = try shown(
      ["2", "--quiz", "--plain"],
      skipping,
      until: "continues with “",
      in: folder
    )
    #expect(skipped.contains("Left out: ") && !skipped.contains(".”."))
    #expect(skipped.contains("Earshot: 21 of 23 lessons are done."))
    for path in paths { progress.markDone(path) }
    let last = try shown(["1", "--read"], read, until: "nameless-button'", in: folder)
    #expect(
      last.contains("23 of 23 lessons are done. To start the next exercise, type 'earshot teach")
    )
    for path in ExerciseSource.builtInPaths(in: .english) { progress.markDone(path) }
    _ = try shown(
      ["1", "--read"],
      read,
      until: "You've finished all lessons and exercises.",
      in: folder
    )
  }

  @Test("a finished exercise is marked in the list, and the next one is named")
  func exercises() throws {
    let folder = try TemporaryFolder()
    let name = "nameless-button"
    let solution = try ProjectFiles.source("Tests/Fixtures/exercises/\(name).screen")
    try folder.add("mine/\(name).screen", String(decoding: solution.utf8, as: UTF8.self))
    let mine = folder.path + "/mine"
    let done = try shown(["--exercise", name, mine], until: "starts the next one.", in: folder)
    #expect(done.contains("1 of 21 exercises is done. 'earshot teach --exercise click-here'"))
    let list = try shown(["--list"], until: "begins one.", in: folder)
    #expect(list.contains("nameless-button (done)") && !list.contains("no-value (done)"))
    #expect(list.contains("'earshot teach --exercise click-here'"))
  }

  @Test("a learner's own lesson and exercise are marked by their file, from any folder")
  func ownFiles() throws {
    let folder = try TemporaryFolder()
    let lesson = try folder.add("own/lamp.md", String(decoding: BuiltInLesson.text, as: UTF8.self))
    let answers = ["n", "on", "2", "n", "a"]
    _ = try shown([lesson, "--quiz", "--plain"], answers, until: "1 of 1 task done.", in: folder)
    let list = try shown([folder.path + "/own", "--list"], until: "plays the first", in: folder)
    #expect(list.contains("A light switch (done): "))
  }

  private static let canEditLines =
    ["libedit.so.2", "libedit.so.0", "/usr/lib/libedit.3.dylib"]
    .contains { (name: String) in dlopen(name, RTLD_NOW) != nil }

  @Test(
    "a learner who stops learns where, and continues there",
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
    #expect(second.waitFor("You're at question 2 of 3"))
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
