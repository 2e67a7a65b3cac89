import EarshotNotation
import TestSupport
import Testing

@Suite("Docs/Design/Words.md")
struct WordsLaws {
  /// README, the guides, and the pages of the audit, the cookbook, and the design.
  ///
  /// The page about sentences quotes what it advises against.
  static let pages =
    (["README.md"]
    + ["Docs", "Docs/Audit", "Docs/Cookbook", "Docs/Design"].flatMap {
      ProjectFiles.paths(in: $0, endingIn: ".md")
    }).filter { $0 != "Docs/Design/English.md" }

  /// The modules.
  static let modules = Set(
    ProjectFiles.everything(in: "Sources", endingIn: ".swift").compactMap {
      $0.split(separator: "/").dropFirst().first.map { "Sources/\($0)" }
    }
  ).sorted()

  /// The words that people type and Earshot answers with its own words, and the words that are
  /// names of files.
  private let typed: Set = [
    "Sources/EarshotAudit/Words/AssetName.swift",
    "Sources/EarshotNotation/Guide/BorrowedWord+Effects.swift",
    "Sources/EarshotNotation/Guide/BorrowedWord+Properties.swift",
    "Sources/EarshotNotation/Guide/BorrowedWord+Table.swift",
  ]

  @Test("no guide has a word that it rejects", arguments: Effort.share(of: pages, atLeastOneIn: 4))
  func guides(_ path: String) throws {
    let page = String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
    #expect(try WordList.project.findings(in: Prose(markdown: page)) == [], "\(path)")
  }

  @Test(
    "no program output has one, either",
    arguments: Effort.share(of: modules, atLeastOneIn: 5)
  )
  func messages(_ module: String) throws {
    for path in ProjectFiles.everything(in: module, endingIn: ".swift")
    where !typed.contains(path) {
      let prose = Prose(swift: try ProjectFiles.source(path).utf8)
      #expect(try WordList.project.findings(in: prose) == [], "\(path)")
    }
  }

  @Test("the words of literals are found, and not those of code")
  func literals() throws {
    let code = """
      /// It told "told".
      let told = "It is parted by \\(told) or told"
      let text = \"""
        searched through
        and through
        \"""
      """
    #expect(
      try WordList.project.findings(in: Prose(swift: Array(code.utf8))) == [
        "2: 'parted by': write separated by", "2: 'told': write says, shows, lists, reports",
        "4: 'through and through': write completely",
      ]
    )
  }

  @Test(
    "a word matches as a whole, whatever its case and where the line breaks",
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
