import EarshotNotation
import TestSupport
import Testing

@Suite("Docs/Design/Words.md")
struct WordsLaws {
  /// Pages that are written from the program, whose words are to be changed there.
  private static let generated: Set = ["Docs/API.md", "Docs/Fidelity.md", "Docs/Importing.md"]

  /// README, the guides, and the pages of the cookbook.
  static let pages =
    ["README.md"]
    + ["Docs", "Docs/Cookbook"].flatMap { ProjectFiles.paths(in: $0, endingIn: ".md") }
    .filter { !generated.contains($0) }

  @Test("no guide has a word that it refuses", arguments: pages)
  func guides(_ path: String) throws {
    let page = String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
    #expect(try WordList.project.findings(in: Prose(markdown: page)) == [], "\(path)")
  }

  @Test(
    "a word is found as a whole, whatever its case and where the line breaks",
    arguments: [
      ("What it told you.", ["1: 'told': write says, shows, lists, reports"]),
      ("A list, its items Parted\nby commas", ["1: 'parted by': write separated by"]),
      ("retold, amended `told`", []),
      ("```\ntold\n```\nShe is parted `x` by", []),
    ]
  )
  func finds(_ text: String, _ findings: [String]) throws {
    #expect(try WordList.project.findings(in: Prose(markdown: text)) == findings)
  }
}
