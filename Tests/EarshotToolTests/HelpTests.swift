import Testing

@testable import EarshotTool

@Suite("Help")
struct HelpTests {
  @Test("fits a narrow terminal", arguments: HelpPage.allCases)
  func width(_ page: HelpPage) {
    #expect(fitsNarrowTerminal(page.text))
  }

  @Test("gives an overview that fits, too")
  func overview() {
    #expect(fitsNarrowTerminal(HelpPage.overview))
  }

  private func fitsNarrowTerminal(_ text: String) -> Bool {
    text.hasSuffix("\n") && text.split(separator: "\n").allSatisfy { $0.count <= 72 }
  }

  @Test("leads from every command to the exit statuses", arguments: Command.allCases)
  func status(_ command: Command) {
    #expect(HelpPage(command)?.text.contains("status.\n") ?? true)
  }

  @Test("names every option on the page of its command")
  func options() {
    for option in Option.allCases {
      let isCommon = option.commands.count == Command.allCases.count
      let pages = isCommon ? [HelpPage.options] : option.commands.compactMap(HelpPage.init)
      #expect(pages.allSatisfy { $0.text.contains(option.spelling) }, "\(option.spelling)")
    }
  }
}

extension HelpPage {
  fileprivate init?(_ command: Command) { self.init(rawValue: command.rawValue) }
}
