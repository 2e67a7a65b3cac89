import EarshotNotation
import TestSupport
import Testing

@Suite("Docs/Design/Words.md")
struct WordsLaws {
  /// README, the guides, the lessons, the exercises, and the pages of the audit, the cookbook, and
  /// the design.
  ///
  /// The page about sentences quotes what it advises against.
  static let pages =
    (["README.md"]
    + [
      "Docs", "Docs/Audit", "Docs/Cookbook", "Docs/Design", "Docs/Exercises", "Docs/Lessons",
    ].flatMap { ProjectFiles.paths(in: $0, endingIn: ".md") })
    .filter { $0 != "Docs/Design/English.md" }

  /// The modules.
  static let modules = folders(in: "Sources")

  /// The folders of the modules that Package.swift offers to others.
  static let library = ["Earshot", "EarshotExpectations", "EarshotTesting", "EarshotXCTest"].map {
    "Sources/\($0)"
  }

  private static func folders(in top: String) -> [String] {
    Set(
      ProjectFiles.everything(in: top, endingIn: ".swift").compactMap {
        $0.split(separator: "/").dropFirst().first.map { "\(top)/\($0)" }
      }
    ).sorted()
  }

  /// The words that people type and Earshot answers with its own words, and the words that are
  /// names of files.
  private let typed: Set = [
    "Sources/EarshotAudit/Words/AssetName.swift",
    "Sources/EarshotNotation/Guide/BorrowedWord+Effects.swift",
    "Sources/EarshotNotation/Guide/BorrowedWord+Properties.swift",
    "Sources/EarshotNotation/Guide/BorrowedWord+Table.swift",
    "Sources/EarshotNotation/Guide/ForeignElement.swift",
    "Sources/EarshotNotation/Guide/PlainLine+Conditions.swift",
    "Sources/EarshotNotation/Guide/PlainLine+Elements.swift",
    "Sources/EarshotNotation/Guide/PlainLine+Events.swift",
    "Sources/EarshotNotation/Guide/PlainLine+Values.swift",
    "Sources/EarshotNotation/Guide/StateOnLine.swift",
    "Sources/EarshotAudit/Words/AuditWords.swift",
    "Sources/EarshotAudit/Words/EnglishLabel.swift",
    "Sources/EarshotExercises/ExerciseMeaning.swift",
    "Sources/EarshotLessons/LessonHeader.swift",
    "Sources/EarshotLessons/WordsMistake.swift",
    "Sources/EarshotSession/Commands/GestureDefinition+Table.swift",
    "Sources/EarshotSession/Commands/IntentWords.swift",
    "Sources/EarshotTool/Options/Repair/ForeignOption.swift",
    "Sources/EarshotTool/Options/Repair/ForeignVerb.swift",
    "Sources/EarshotTranscripts/Claims/ClaimSentence+Comparison.swift",
    "Sources/EarshotTranscripts/Claims/ClaimSentence+Rules.swift",
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

  @Test("no comment of the public library has one", arguments: library)
  func comments(_ module: String) throws {
    let found = try WordList.project.findings(inFolder: module).comments
    #expect(found == [], "\(found.joined(separator: "\n"))")
  }

  @Test(
    "other comments and test titles have as many as their budget says",
    arguments: Effort.share(of: modules + folders(in: "Tests"), atLeastOneIn: 4)
  )
  func budget(_ module: String) throws {
    let budget = try Self.budgets()[module] ?? WordBudget()
    let faults = budget.faults(try WordList.project.findings(inFolder: module))
    #expect(faults == [], "\(module): \(faults.joined(separator: "\n"))")
  }

  @Test("budgets are those of modules that exist, and not of the public library")
  func budgets() throws {
    let named = Set(try Self.budgets().keys)
    let possible = Set(Self.modules + Self.folders(in: "Tests")).subtracting(Self.library)
    #expect(named.subtracting(possible) == [])
  }

  private static func budgets() throws -> [String: WordBudget] {
    let page = try ProjectFiles.source("Docs/Design/Words.md")
    return try WordBudget.table(String(decoding: page.utf8, as: UTF8.self))
  }

  @Test(
    "a budget fails if there are more words, and if there are fewer",
    arguments: [
      (0, []), (1, ["comments: 0; lower the budget to that"]),
    ]
  )
  func fallingBudget(_ budget: Int, _ faults: [String]) {
    let other = ["a.swift:1: 'lest': write a plainer sentence"]
    #expect(WordBudget(comments: budget).faults(([], [])) == faults)
    #expect(
      WordBudget(comments: budget, titles: 0).faults(([], other)) == faults + [
        "titles: 1, and the budget is 0; reword one of"
      ] + other
    )
  }

  @Test("the words of comments and titles are found, and not those of code")
  func commentsAndTitles() throws {
    let code = """
      // It is parted
      // by `told`, lest
      let told = "told"
      @Suite("told")
      @Test(
        "tells more",
        arguments: ["told"])
      """
    let list = try WordList.project
    #expect(
      list.findings(in: Prose(commentsOf: Array(code.utf8))) == [
        "1: 'parted by': write separated by", "2: 'lest': write a plainer sentence",
      ]
    )
    #expect(
      list.findings(in: Prose(titlesOf: Array(code.utf8))) == [
        "5: 'tells': write says, shows, lists, reports",
        "4: 'told': write says, shows, lists, reports",
      ]
    )
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
