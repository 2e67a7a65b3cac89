import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("Writing a file to begin with", .waiting)
struct NewTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func new(_ words: String) throws -> ToolProcess.Result {
    try ToolProcess.shell("cd '\(folder.path)' && $earshot new \(words)")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test("without a name lists an app, a lesson, and every component")
  func lists() throws {
    let result = try new("")
    let names = ProjectFiles.paths(in: "Docs/Cookbook", endingIn: ".md").count - 1
    #expect(result.output.hasPrefix("app "))
    #expect(result.output.contains("\ncarousel "))
    #expect(
      result.output.hasSuffix(
        "\n\(names) components; 'earshot new carousel' writes carousel.screen.\n"
      )
    )
    #expect(result.status == 0)
  }

  @Test("a component is written as on its page of the cookbook, by any of its names")
  func component() throws {
    let result = try new("dropdown")
    #expect(result.output == "Wrote menu.screen. To open it, run 'earshot menu.screen'.\n")
    let page = String(
      decoding: try ProjectFiles.source("Docs/Cookbook/menu.md").utf8,
      as: UTF8.self
    )
    #expect(page.contains("\n" + (try text("menu.screen")) + "```\n"))
    #expect(try new("'Date Picker' when.screen").status == 0)
    #expect(try text("when.screen").contains("datePicker"))
    #expect(try new("menu -").output == (try text("menu.screen")))
  }

  @Test("existing files are never overwritten")
  func exists() throws {
    try folder.add("app.screen", "mine")
    let result = try new("app")
    #expect(result.errors.hasSuffix("the file already exists; name a different one\n"))
    #expect(result.status == 74)
    #expect(try text("app.screen") == "mine")
  }

  @Test("the app and the components open without messages", arguments: ["app", "toolbar"])
  func opens(_ name: String) throws {
    let source = SourceText(name: name, try NewFile.named(name).text)
    let reading = AppDocument.read([source])
    #expect(reading.diagnostics + reading.traps == [])
    #expect(reading.document?.screenText == String(decoding: source.utf8, as: UTF8.self))
  }

  @Test(
    "a name that nothing has is answered with the nearest one, or with how to list them",
    arguments: [
      ("caroussel", "no component is called 'caroussel'; did you mean 'earshot new carousel'?"),
      ("leson", "no component is called 'leson'; did you mean 'earshot new lesson'?"),
      ("xyzzy", "no component is called 'xyzzy'; 'earshot new' lists all components"),
      ("a b c", "'new' takes at most a name and a file; put names with spaces in quotes"),
    ]
  )
  func unknown(_ words: String, _ message: String) throws {
    let result = try new(words)
    #expect(result.errors.hasPrefix("earshot: \(message)"))
    #expect(result.status == 64)
  }
}
