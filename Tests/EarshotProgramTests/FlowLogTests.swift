import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("A log instead of a flow", .waiting)
struct FlowLogTests {
  private let folder = "Tests/Fixtures/flows"

  @Test("of XCUITest is one app, which the audit walks")
  func xcuitest() throws {
    let opened = try ToolProcess.run(["import", "--flow", "\(folder)/xcuitest.txt"])
    let screens = "3 screens (home, tickets, lost-property), handlers on 3 controls\n"
    #expect(opened.output == screens, "\(opened.errors)")
    let audit = try ToolProcess.run(["audit", "--flow", "\(folder)/xcuitest.txt", "--coverage"])
    #expect(audit.output.contains("in 3 states after"), "\(audit.output)")
  }

  @Test("of Appium needs the page sources beside it")
  func appium() throws {
    let sources = ["home", "tickets"].map { "\(folder)/\($0).xml" }
    let copy = try TemporaryFolder()
    let home = try String(contentsOfFile: sources[0], encoding: .utf8)
    let again = try copy.add("again.xml", home)
    let command = ["import", "--flow", "\(folder)/appium.txt"]
    let opened = try ToolProcess.run(command + sources + [again])
    #expect(opened.output == "2 screens (home, tickets), handlers on 1 control\n")
    let short = try ToolProcess.run(command + sources)
    #expect(short.status == 65)
    let error = "appium.txt:1:1: error: the log contains 3 requests for the page source"
    #expect(short.errors.contains(error))
  }

  @Test("has its exports, or the flow names them: others are rejected")
  func others() throws {
    let run = try ToolProcess.run(
      ["import", "--flow", "\(folder)/xcuitest.txt", "\(folder)/home.xml"]
    )
    #expect(run.status == 64)
    #expect(run.errors.contains("already names or contains the exports"))
  }
}
