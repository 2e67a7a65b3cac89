import Testing

@testable import EarshotTool

@Suite("Help on a narrow terminal")
struct HelpReflowTests {
  @Test(
    "keeps every word of every page, and no line is wider than the terminal",
    arguments: [40, 50]
  )
  func pages(_ columns: Int) {
    #expect(HelpPage.all.count > 10)
    for page in HelpPage.all {
      let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init
      )
      let filled = HelpReflow(columns: columns).lines(of: lines)
      #expect(words(of: filled) == words(of: lines), "\(page.topic)")
      #expect(filled.filter { $0.count > columns } == [], "\(page.topic)")
    }
  }

  @Test("puts a meaning below its word if there's no room beside it, and joins broken lines")
  func meaning() {
    let page = [
      "earshot walk FILE                  walk an app, or the sample app, with",
      "                                   the keys of a keyboard", "",
      "A sentence that was broken because it is longer than the page is wide",
      "goes on here.",
    ]
    #expect(
      HelpReflow(columns: 40).lines(of: page) == [
        "earshot walk FILE", "    walk an app, or the sample app, with",
        "    the keys of a keyboard",
        "", "A sentence that was broken because it is", "longer than the page is wide goes on",
        "here.",
      ]
    )
  }

  private func words(of lines: [String]) -> [Substring] {
    lines.flatMap { $0.split(separator: " ") }
  }
}
