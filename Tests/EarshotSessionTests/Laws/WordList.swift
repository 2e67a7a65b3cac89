import EarshotNotation
import TestSupport
import Testing

/// The words that Docs/Design/Words.md rejects, with their replacements.
struct WordList {
  /// Each phrase as lowercase words, by its first word.
  private var phrases: [String: [(words: [String], advice: String)]] = [:]

  /// Reads the second table of the page.
  ///
  /// - Throws: That the table is missing or has another number of columns.
  init(_ page: String) throws {
    let start = try #require(page.firstRange(of: "\n| not | write |\n")).upperBound
    let rows = page[start...].split(separator: "\n", omittingEmptySubsequences: false)
    for row in rows.dropFirst().prefix(while: { $0.hasPrefix("|") }) {
      let cells = row.split(separator: "|").map { String($0.dropFirst().dropLast()) }
      try #require(cells.count == 2, "\(row)")
      for phrase in cells[0].split(separator: "`").map({ Prose(text: $0).words.map(\.text) }) {
        guard let first = phrase.first else { continue }
        phrases[first, default: []].append((phrase, cells[1]))
      }
    }
  }

  /// The project's own list.
  static var project: WordList { get throws { try list.get() } }

  private static let list = Result {
    let page = try ProjectFiles.source("Docs/Design/Words.md")
    return try WordList(String(decoding: page.utf8, as: UTF8.self))
  }

  /// Returns the problems in a piece of prose, each with its line.
  ///
  /// - Complexity: O(*n*) in the number of words.
  func findings(in prose: Prose) -> [String] {
    let words = prose.words
    return words.indices.flatMap { place in
      (phrases[words[place].text] ?? [])
        .filter { words[place...].prefix($0.words.count).map(\.text) == $0.words }
        .map { "\(words[place].line): '\($0.words.joined(separator: " "))': write \($0.advice)" }
    }
  }
}

/// Words that a person reads, in lowercase, each with the number of its line.
struct Prose {
  private(set) var words: [(text: String, line: Int)] = []

  /// The words of plain text.
  init(text: some StringProtocol) { add(text, line: 1) }

  /// The words of a Markdown page; code, in a block or a line, is one word that is always fine.
  init(markdown page: String) {
    var isCode = false
    for (number, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode {
        addCode(line: number + 1)
      } else {
        add(markdownLine: line, line: number + 1)
      }
    }
  }

  /// Adds a line of Markdown, in which code is one word that is always fine.
  mutating func add(markdownLine text: some StringProtocol, line: Int) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      if place % 2 == 1 { addCode(line: line) } else { add(part, line: line) }
    }
  }

  /// Adds a word that is always fine, and that no phrase contains.
  mutating func addCode(line: Int) { words.append(("``", line)) }

  /// The words in a source file's string literals, without interpolations.
  init(swift source: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    var isText = false
    for (number, bytes) in source.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    where isText || bytes.contains(quote) {
      let line = String(decoding: bytes.drop { $0 == 32 }, as: UTF8.self)
      if line.hasPrefix("//") { continue }
      if line.contains("\"\"\"") {
        isText.toggle()
        addCode(line: number + 1)
      } else {
        addLiterals(of: line[...], isText: isText, line: number + 1)
      }
    }
  }

  /// Adds the text in quotes on a line, or the whole line if it is part of a longer literal.
  private mutating func addLiterals(of code: Substring, isText: Bool, line: Int) {
    var rest = code
    var isInside = isText
    var literal = ""
    while let character = rest.popFirst() {
      if character == "\\" {
        let isPlace = rest.popFirst() == "("
        if isPlace { rest.dropInterpolation() }
        literal += isPlace ? " `` " : " "
      } else if character == "\"", !isText {
        isInside.toggle()
        if !isInside { endLiteral(&literal, line: line) }
      } else if isInside {
        literal.append(character)
      }
    }
    if isText { add(literal, line: line) }
  }

  private mutating func endLiteral(_ literal: inout String, line: Int) {
    add(literal, line: line)
    addCode(line: line)
    literal = ""
  }

  private mutating func add(_ text: some StringProtocol, line: Int) {
    let parts = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    words += parts.map { ($0.lowercased(), line) }
  }
}

extension Substring {
  /// Drops the text up to the parenthesis that closes an open one, and that parenthesis.
  fileprivate mutating func dropInterpolation() {
    var depth = 1
    while depth > 0, let character = popFirst() {
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
    }
  }
}
