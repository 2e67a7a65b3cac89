import EarshotLines
import EarshotNotation
import TestSupport
import Testing

/// The number of rejected words that the comments and the test titles of a module still have.
struct WordBudget: Hashable {
  /// The words in comments.
  var comments = 0
  /// The words in the titles of tests and suites.
  var titles = 0
}

extension WordBudget {
  /// Reads the last table of Docs/Design/Words.md: the budget of each module, by its folder.
  ///
  /// - Throws: That the table is missing, or a row of it isn't a folder and two numbers above zero.
  static func table(_ page: String) throws -> [String: WordBudget] {
    let start = try #require(page.firstRange(of: "\n| module | comments | titles |\n")).upperBound
    var table: [String: WordBudget] = [:]
    for row in page[start...].split(separator: "\n").dropFirst() where row.hasPrefix("|") {
      let cells = row.split(separator: "|").map { String($0).trimmed }
      try #require(cells.count == 3, "\(row)")
      let comments = try #require(Int(cells[1]), "\(row)")
      let titles = try #require(Int(cells[2]), "\(row)")
      try #require(comments + titles > 0 && table[cells[0]] == nil, "\(row)")
      table[cells[0]] = WordBudget(comments: comments, titles: titles)
    }
    return table
  }

  /// Returns what is wrong with a budget, with the places of the words, or an empty list.
  ///
  /// - Parameter found: The findings in the comments and in the titles.
  /// - Returns: The faults, as lines.
  func faults(_ found: (comments: [String], titles: [String])) -> [String] {
    Self.fault("comments", comments, found.comments) + Self.fault("titles", titles, found.titles)
  }

  private static func fault(_ kind: String, _ budget: Int, _ found: [String]) -> [String] {
    if found.count > budget {
      return ["\(kind): \(found.count), and the budget is \(budget); reword one of"] + found
    }
    return found.count < budget ? ["\(kind): \(found.count); lower the budget to that"] : []
  }
}

extension WordList {
  /// Returns the findings in the comments and in the test titles of a folder's Swift files.
  func findings(
    inFolder folder: String
  ) throws -> (comments: [String], titles: [String]) {
    var found: (comments: [String], titles: [String]) = ([], [])
    for path in ProjectFiles.everything(in: folder, endingIn: ".swift") {
      let source = try ProjectFiles.source(path).utf8
      found.comments += findings(in: Prose(commentsOf: source)).map { "\(path):\($0)" }
      found.titles += findings(in: Prose(titlesOf: source)).map { "\(path):\($0)" }
    }
    return found
  }
}

extension Prose {
  /// The words in the comments of a source file, without code in backticks.
  init(commentsOf source: [UInt8]) {
    self.init(text: "")
    let lines = source.split(separator: 10, omittingEmptySubsequences: false)
    for (number, bytes) in lines.enumerated() {
      let line = bytes.drop { $0 == 0x20 }
      if line.starts(with: "//".utf8) {
        add(markdownLine: String(decoding: line, as: UTF8.self), line: number + 1)
      } else {
        addCode(line: number + 1)
      }
    }
  }

  /// The words in the titles of the tests and suites of a source file.
  init(titlesOf source: [UInt8]) {
    self.init(text: "")
    let text = String(decoding: source, as: UTF8.self)
    for mark in ["@Test(", "@Suite("] {
      var rest = text[...]
      var line = 1
      while let range = rest.firstRange(of: mark) {
        line += rest[..<range.upperBound].count { $0.isNewline }
        rest = rest[range.upperBound...]
        let title = rest.drop { $0.isWhitespace }
        guard title.hasPrefix("\"") else { continue }
        add(markdownLine: String(title.dropFirst().prefix { $0 != "\"" }), line: line)
        addCode(line: line)
      }
    }
  }
}
