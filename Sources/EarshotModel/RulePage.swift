/// A page with tables of rules, as it was when the program was built: the source of their words.
///
/// Each table follows a line such as `` `SpeechRule` in … ``, and each row begins with the name of a
/// rule in code font. A cell can't contain a vertical bar.
package struct RulePage: Sendable {
  /// The cells after the name in each row, by the name of the table and of the rule.
  private var rows: [String: [String: [String]]] = [:]

  /// The rules in English, with their sources.
  package static let english = RulePage("Docs/Fidelity.md")
  /// The sentences of the rules in German.
  package static let german = RulePage("Docs/Fidelity.de.md")

  /// Reads a page.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the page.
  private init(_ path: String) {
    var table = ""
    for line in (BuiltInFiles.bytes(of: path) ?? []).split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "`".utf8) {
        let name = line.dropFirst().prefix { $0 != UInt8(ascii: "`") }
        table = String(decoding: name, as: UTF8.self)
      } else if line.starts(with: "| `".utf8) {
        let cells = line.split(separator: UInt8(ascii: "|")).map(Self.trimmed)
        rows[table, default: [:]][cells[0]] = Array(cells.dropFirst())
      }
    }
  }

  private static func trimmed(_ cell: ArraySlice<UInt8>) -> String {
    let space = UInt8(ascii: " ")
    let text = cell.drop { $0 == space }
    let end = text.lastIndex { $0 != space }
    return String(decoding: end.map { text[...$0] } ?? [], as: UTF8.self)
  }

  /// Returns the rules of a table, with the first two cells of each row.
  package func rules<Name>(named names: [Name]) -> [Name: Rule] {
    names.reduce(into: [:]) { rules, name in
      guard let cells = cells(of: name), cells.count >= 2 else { return }
      rules[name] = Rule(cells[0], source: cells[1])
    }
  }

  /// Returns the cells after the name of a rule, or `nil` if the page doesn't list it.
  package func cells(of name: some Any) -> [String]? {
    cells(of: "\(name)", in: "\(type(of: name))")
  }

  /// Returns the cells after a name in a table, or `nil` if it has no such row.
  package func cells(of name: String, in table: String) -> [String]? { rows[table]?["`\(name)`"] }

  /// Returns the first cells of another page by those of this one in the rows of the same rules.
  package func sentences(on page: RulePage) -> [String: String] {
    rows.reduce(into: [:]) { sentences, table in
      for (name, cells) in table.value where !cells.isEmpty {
        sentences[cells[0]] = page.rows[table.key]?[name]?.first
      }
    }
  }
}
