import EarshotAudit
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("Help")
struct HelpTests {
  @Test("fits a narrow terminal", arguments: HelpPage.all)
  func width(_ page: HelpPage) {
    #expect(fitsNarrowTerminal(page.text))
  }

  @Test("gives an overview that also fits")
  func overview() {
    #expect(fitsNarrowTerminal(HelpPage.overview))
  }

  @Test(
    "explains a word of the screen format, and a topic by another of its names",
    arguments: [
      ("range", "as time"), ("deleteLast", "the last character"), ("time", "1 minute 15 seconds"),
      ("amounts", "{#price * #count}"), ("when", "when #id is"), ("trait", "notEnabled"),
      ("button", "See also: earshot help roles, traits."), ("scrub", "goes back"),
      ("else", "all other cases"), (":undo", "undoes"), ("each", "at the left margin"),
      ("action", "to the Actions rotor"), ("action", "fingers:"),
      ("mark", "turns words in the text"),
    ]
  )
  func words(_ topic: String, _ text: String) throws {
    let page = try #require(HelpPage.on(topic))
    #expect(page.text.contains(text), "\(page.text)")
    #expect(fitsNarrowTerminal(page.text))
  }

  @Test("doesn't exist for what doesn't exist", arguments: ["heading", "frobnicate", ""])
  func unknown(_ topic: String) { #expect(HelpPage.on(topic) == nil) }

  private func fitsNarrowTerminal(_ text: String) -> Bool {
    text.hasSuffix("\n") && text.split(separator: "\n").allSatisfy { $0.count <= 72 }
  }

  @Test("leads from every command to the exit statuses", arguments: Command.all)
  func status(_ command: Command) {
    #expect(HelpPage.of(command)?.text.contains("status.\n") ?? true)
  }

  @Test("names every option on the page of its command")
  func options() {
    for option in Option.allCases {
      let commands = Command.all.filter { $0.knows(option) }
      #expect(!commands.isEmpty, "\(option.spelling)")
      let isCommon = commands.count == Command.all.count
      let pages =
        isCommon
        ? HelpPage.pages.filter { $0.topic == "options" } : commands.compactMap(HelpPage.of)
      #expect(pages.allSatisfy { $0.text.holds(option.spelling) }, "\(option.spelling)")
    }
  }

  @Test("'audit --explain all' lists all rules with what they ask")
  func list() throws {
    let result = try ToolProcess.run(["audit", "--explain", "all"])
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.map { String($0.prefix { $0 != "," }) } == AuditRule.all.map(\.id))
    #expect(lines.allSatisfy { $0.contains(": ") })
  }
}

extension HelpPage {
  /// All pages, printed once.
  fileprivate static let pages = all

  fileprivate static func of(_ command: Command) -> HelpPage? {
    pages.first { $0.topic == command.name }
  }
}
