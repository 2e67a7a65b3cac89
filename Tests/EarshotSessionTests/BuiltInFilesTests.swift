import EarshotModel
import EarshotNotation
import TestSupport
import Testing

@Suite("The built-in files")
struct BuiltInFilesTests {
  /// The folders whose pages are built in, except their lists.
  static let folders = [
    PageFolder(
      path: "Docs/Lessons/de",
      table: "earshot_german_lessons",
      file: "EarshotGermanLessons"
    ),
    PageFolder(
      path: "Docs/Exercises/de",
      table: "earshot_german_exercises",
      file: "EarshotGermanExercises"
    ),
    PageFolder(path: "Docs/Cookbook", table: "earshot_cookbook", file: "EarshotCookbook"),
    PageFolder(path: "Docs/Audit", table: "earshot_audit", file: "EarshotAudit"),
  ]

  static let files =
    ProjectFiles.paths(in: "Screens", endingIn: ".screen")
    + ProjectFiles.paths(in: "Docs/Lessons", endingIn: ".md")
    + ProjectFiles.paths(in: "Docs/Exercises", endingIn: ".md")
    + folders.flatMap(\.pages)
    + [
      "Docs/Examples/lesson.md", "Docs/Examples/exercise.md", "Docs/Examples/starter.screen",
      "Docs/Workshop.md", "Docs/Workshop.de.md", "Docs/Fidelity.md", "Docs/Fidelity.de.md",
    ]

  @Test("include exactly each app, lesson, exercise, page, and file that new writes")
  func complete() {
    #expect(BuiltInFiles.paths.sorted() == Self.files.sorted())
  }

  @Test("equal the files of the repository, byte for byte", arguments: files)
  func bytes(_ path: String) throws {
    let here = try ProjectFiles.source(path).utf8
    let isSame = BuiltInFiles.bytes(of: path) == here  // an expectation would print them all
    #expect(isSame)
  }

  @Test("can't be found by another name")
  func none() { #expect(BuiltInFiles.bytes(of: "Screens/none.screen") == nil) }

  @Test("list every page of a folder", arguments: folders)
  func list(_ folder: PageFolder) throws {
    try GeneratedPage.check("Sources/EarshotTexts/\(folder.file).c") { _ in folder.source }
  }
}

/// A folder whose pages are built in, and the C file that lists them.
struct PageFolder: Sendable, CustomTestStringConvertible {
  let path: String
  let table: String
  let file: String

  var testDescription: String { path }

  /// The paths of the pages, in order.
  var pages: [String] {
    ProjectFiles.paths(in: path, endingIn: ".md").filter { !$0.hasSuffix("/README.md") }
  }

  /// The expected text of the C file.
  var source: String {
    let names = pages.map { ($0.pageName, $0) }
    let embedded = names.map { name, path in
      """

      #define PAGE \(name)
      #define PAGE_FILE "../../\(path)"
      #include "EmbeddedPage.h"

      """
    }
    return """
      // The pages of \(path). A test writes this file when EARSHOT_WRITE_DOCS is 1.
      #include "EmbeddedPages.h"
      \(embedded.joined())
      PLAIN const EarshotText \(table)[] = {
      \(names.map { "  ROW(\($0.0)),\n" }.joined())};
      PLAIN const size_t \(table)_count = sizeof \(table) / sizeof *\(table);

      """
  }
}

extension String {
  /// The name of a page in C: `datePickerPage` for `Docs/Cookbook/date-picker.md`.
  fileprivate var pageName: String {
    let words = split(separator: "/").last?.dropLast(".md".count).split(separator: "-") ?? []
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let first = words.first ?? ""
    return (first.first?.isNumber ?? false ? "lesson" : "") + first + rest.joined() + "Page"
  }
}
