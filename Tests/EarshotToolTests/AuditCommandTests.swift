import Testing

@testable import EarshotTool

@Suite("earshot audit and earshot effort")
struct AuditCommandTests {
  private let good = "screen cart \"Cart\"\n  header \"Cart\"\n"
  private let note = "screen cart \"Cart\"\n  header \"Cart\"\n  text \"SALE\"\n"
  private let bad = "screen cart \"Cart\"\n  header \"Cart\"\n  button\n    on activate: back\n"

  @Test("the exit status says whether anything is as bad as asked for")
  func status() throws {
    #expect(try ToolProcess.run(["audit", "-"], input: Array(good.utf8)).status == 0)
    #expect(try ToolProcess.run(["audit", "-"], input: Array(note.utf8)).status == 0)
    #expect(
      try ToolProcess.run(["audit", "-", "--fail-on", "note"], input: Array(note.utf8)).status == 1
    )
    #expect(try ToolProcess.run(["audit", "-"], input: Array(bad.utf8)).status == 1)
    #expect(try ToolProcess.run(["audit", "-"], input: Array("screen\n".utf8)).status == 65)
    #expect(try ToolProcess.run(["audit"]).status == 64)
  }

  @Test("a rule is explained, and one that is misspelt is found")
  func explain() throws {
    let page = try ToolProcess.run(["audit", "--explain", "label-missing"])
    #expect(page.output.hasPrefix("label-missing: error\n"))
    let wrong = try ToolProcess.run(["audit", "--explain", "label-mising"])
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("label-missing"))
  }

  @Test("a baseline keeps what was there, and fails what is new")
  func baseline() throws {
    let folder = try TemporaryFolder()
    let screen = try folder.add("cart.screen", bad)
    let file = folder.path + "/known.txt"
    let first = try ToolProcess.run(["audit", screen, "--baseline", file, "--update-baseline"])
    #expect(first.status == 0)
    #expect(try ToolProcess.run(["audit", screen, "--baseline", file]).status == 0)
    try folder.add("cart.screen", bad + "  image\n")
    #expect(try ToolProcess.run(["audit", screen, "--baseline", file]).status == 1)
  }

  @Test("what does not go together is refused")
  func together() throws {
    #expect(try ToolProcess.run(["audit", "a", "--json", "--sarif"]).status == 64)
    #expect(try ToolProcess.run(["audit", "a", "--update-baseline"]).status == 64)
    #expect(try ToolProcess.run(["audit", "a", "--budget", "3"]).status == 64)
  }

  @Test("a budget fails where a control costs more")
  func budget() throws {
    #expect(
      try ToolProcess.run(["effort", "-", "--budget", "2"], input: Array(bad.utf8)).status == 0
    )
    #expect(
      try ToolProcess.run(["effort", "-", "--budget", "1"], input: Array(bad.utf8)).status == 1
    )
  }

  @Test("check says that the audit would find something")
  func check() throws {
    let result = try ToolProcess.run(["check", "-"], input: Array(bad.utf8))
    #expect(result.status == 0)
    #expect(result.output == "1 file, no errors; 'earshot audit' has 1 finding.\n")
    #expect(
      try ToolProcess.run(["check", "-"], input: Array(good.utf8)).output == "1 file, no errors.\n"
    )
  }
}
