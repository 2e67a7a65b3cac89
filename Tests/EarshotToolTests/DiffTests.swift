import Testing

@testable import EarshotTool

@Suite("earshot diff")
struct DiffTests {
  private static let old = "screen menu\n  header \"Menu\"\n  button \"Pay\" #pay\n    value: 24\n"
  private static let new = "screen menu\n  header \"Menu\"\n  text \"Pay\" #pay\n    value: 25\n"

  private let folder: TemporaryFolder
  private let old: String
  private let new: String

  init() throws {
    folder = try TemporaryFolder()
    old = try folder.add("old.screen", Self.old)
    new = try folder.add("new.screen", Self.new)
  }

  @Test("tells a change a line, and closes with one sentence")
  func changes() throws {
    let result = try ToolProcess.run(["diff", old, new])
    #expect(
      result.output == """
        Screen menu:
        Pay: value "24" → "25", from value of #pay
        Pay: role "Button" is gone, from traits of #pay
        2 changes on 1 screen.

        """
    )
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test("says so where nothing changes, and ends well")
  func same() throws {
    let result = try ToolProcess.run(["diff", old, old])
    #expect(result.output == "Nothing changes for the ear: 1 screen, 2 stops.\n")
    #expect(result.status == 0)
    let json = try ToolProcess.run(["diff", old, old, "--json"])
    #expect(json.output == "")
    #expect(json.status == 0)
  }

  @Test("prints an object a change, and nothing else, with --json")
  func json() throws {
    let result = try ToolProcess.run(["diff", old, new, "--json"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"change": "part", "screen": "menu", "#) })
    #expect(result.status == 1)
  }

  @Test("takes folders, JSON and standard input, in any mix")
  func forms() throws {
    let json = try ToolProcess.run(["convert", old, "--to", "json"]).output
    let path = try folder.add("json/old.json", json)
    #expect(try ToolProcess.run(["diff", old, path]).status == 0)
    #expect(try ToolProcess.run(["diff", folder.path + "/json", new]).status == 1)
    let piped = try ToolProcess.run(["diff", "-", old], input: Array(Self.old.utf8))
    #expect(piped.output == "Nothing changes for the ear: 1 screen, 2 stops.\n")
  }

  @Test("hears both in the style and the language that are asked for")
  func styles() throws {
    let german = try ToolProcess.run(["diff", old, new, "--language", "de"])
    #expect(german.output.contains("role \"Taste\" is gone"))
    let snapshot = try ToolProcess.run(["diff", old, new, "--style", "snapshot"])
    #expect(snapshot.output.contains("role \"Button.\" is gone"))
  }

  @Test("refuses what it cannot compare")
  func errors() throws {
    let one = try ToolProcess.run(["diff", old])
    #expect(one.errors == "earshot: 'diff' needs two files, not 1\n")
    #expect(one.status == 64)
    let twice = try ToolProcess.run(["diff", "-", "-"])
    #expect(twice.errors == "earshot: standard input can be read only once\n")
    #expect(twice.status == 64)
    let missing = try ToolProcess.run(["diff", old, folder.path + "/none.screen"])
    #expect(missing.errors == "earshot: no such file '\(folder.path)/none.screen'\n")
    #expect(missing.status == 66)
    let bad = try folder.add("bad.screen", "screen a\n  buton \"Pay\"\n")
    let malformed = try ToolProcess.run(["diff", bad, new])
    #expect(malformed.errors.hasPrefix("\(bad):2:3: error: "))
    #expect(malformed.output == "")
    #expect(malformed.status == 65)
  }

  @Test("shows what a terminal would obey")
  func hostile() throws {
    let text = "screen a\n  text \"\\u{1B}[2J\\u{202E}\"\n"
    let path = try folder.add("hostile.screen", text)
    let result = try ToolProcess.run(["diff", path, new, "--color", "never"])
    #expect(result.output.contains("\\u{1B}[2J\\u{202E}"))
    #expect(!result.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }
}
