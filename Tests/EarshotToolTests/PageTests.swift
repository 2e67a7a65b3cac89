import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("A page from the command line", .waiting)
struct PageTests {
  private static func page(_ words: String, in folder: TestFolder) throws -> ToolProcess.Result {
    try ToolProcess.shell("cd '\(folder.folder.path)' && \"$earshot\" page \(words)")
  }

  /// A session of a document, as a block of code.
  private static func block(_ title: String, of screen: String, expecting label: String) -> String {
    let fence = "```"
    return """
      \(fence)voiceover
      ## \(title)
      screen: \(screen)

      > start
      Menu, Heading
      > swipe right
      \(label), Button
      \(fence)

      """
  }

  @Test("shows only those sessions of a document that walk the app")
  func document() throws {
    let folder = try TestFolder()
    try folder.add("other.screen", TestFolder.screen)
    try folder.add(
      "all.md",
      Self.block("Good", of: "a.screen", expecting: "Pay")
        + Self.block("Bad", of: "a.screen", expecting: "Buy")
        + Self.block("Foreign", of: "other.screen", expecting: "Pay")
    )
    let result = try Self.page("a.screen all.md", in: folder)
    #expect(result.errors == "" && result.status == ExitCode.ok.rawValue)
    #expect(result.output.contains("all.md, line 5 <span class=\"pass\">"))
    #expect(result.output.contains("all.md, line 14 <span class=\"fail\">"))
    #expect(result.output.contains(">Good<") && result.output.contains(">Bad<"))
    #expect(!result.output.contains("Foreign"))
  }

  @Test("rejects a document without a session of the app")
  func without() throws {
    let folder = try TestFolder()
    try folder.add("other.screen", TestFolder.screen)
    try folder.add("other.md", Self.block("Foreign", of: "other.screen", expecting: "Pay"))
    try folder.add("none.md", "# Nothing\n")
    for name in ["other.md", "none.md"] {
      let result = try Self.page("a.screen \(name)", in: folder)
      let advice = "name a session of this app"
      #expect(result.errors == "earshot: '\(name)' doesn't use 'a.screen'; \(advice)\n")
      #expect(result.status == ExitCode.usage.rawValue && result.output == "")
    }
  }
}
