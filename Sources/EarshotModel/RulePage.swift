/// A built-in page with tables of rules, which supplies the words of the rules.
///
/// Each table follows a line such as `` `SpeechRule` in … ``, and each row begins with the name of
/// a rule in code font. A cell can't contain a vertical bar.
package struct RulePage: Sendable {
  private let text: [UInt8]
  /// The byte range of each row after the rule's name, by the names of the table and the rule.
  private var rows: [String: [String: Range<Int>]] = [:]

  /// The rules in English, with their sources.
  package static let english = RulePage("Docs/Fidelity.md")
  /// The sentences of the rules in German.
  package static let german = RulePage("Docs/Fidelity.de.md")

  /// Creates a page and finds its rows.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the page.
  private init(_ path: String) {
    text = BuiltInFiles.bytes(of: path) ?? []
    var (table, names) = ("", [String: Range<Int>]())
    text.withUnsafeBufferPointer { text in
      var start = 0
      while start < text.count {
        var end = start
        while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
        if let name = text[start..<end].name(at: 0) {
          rows[table] = names
          (table, names) = (name, [:])
        } else if let name = text[start..<end].name(at: 2) {
          names[name] = min(start + 6 + name.utf8.count, end)..<end
        }
        start = end + 1
      }
    }
    rows[table] = names
  }

  /// Returns the rules with the given names, without names that the page doesn't list.
  package func rules<Name>(named names: [Name]) -> [Name: Rule] {
    names.reduce(into: [:]) { rules, name in
      guard let cells = cells(of: name), cells.count >= 2 else { return }
      rules[name] = Rule(cells[0], source: cells[1])
    }
  }

  /// Returns the first two cells in the row of a rule, or `nil` if the page doesn't list the rule.
  package func cells(of name: some Any) -> [String]? {
    cells(of: "\(name)", in: "\(type(of: name))")
  }

  /// Returns the first two cells in the row of a name, or `nil` if the table has no such row.
  package func cells(of name: String, in table: String) -> [String]? {
    rows[table]?[name].map(cells)
  }

  /// Returns the sentences of the rules on another page, by the sentences of the same rules on this
  /// page.
  package func sentences(on page: RulePage) -> [String: String] {
    rows.reduce(into: [:]) { sentences, table in
      for (name, row) in table.value {
        guard let sentence = cells(in: row).first else { continue }
        sentences[sentence] = page.cells(of: name, in: table.key)?.first
      }
    }
  }

  /// Returns the first two cells of a row, without leading and trailing spaces.
  private func cells(in row: Range<Int>) -> [String] {
    let (bar, space) = (UInt8(ascii: "|"), UInt8(ascii: " "))
    let cells = text[row].split(separator: bar, maxSplits: 2, omittingEmptySubsequences: false)
    return cells.prefix(2).map { cell in
      let text = cell.drop { $0 == space }
      let end = text.lastIndex { $0 != space }
      return String(decoding: end.map { text[...$0] } ?? [], as: UTF8.self)
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Returns the text in code font that begins at an offset, or `nil` if there's none.
  fileprivate func name(at offset: Int) -> String? {
    let start = startIndex + offset
    guard start < endIndex, self[start] == UInt8(ascii: "`") else { return nil }
    return self[(start + 1)...].firstIndex(of: UInt8(ascii: "`")).map {
      String(decoding: self[start + 1..<$0], as: UTF8.self)
    }
  }
}
