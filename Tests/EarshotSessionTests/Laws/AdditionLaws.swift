import EarshotNotation
import TestSupport
import Testing

/// The table of what an addition costs keeps the cost of a kind of addition from growing unnoticed.
@Suite("What an addition costs, in Docs/Architecture.md")
struct AdditionLaws {
  /// The cells of a table on the page, row by row.
  private static func table(_ head: String) throws -> [[String]] {
    let page = String(decoding: try ProjectFiles.source("Docs/Architecture.md").utf8, as: UTF8.self)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: head[...]))
    return lines[(start + 2)...].prefix { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  @Test("each example is in as many files as the table says, and of a kind in the first table")
  func counts() throws {
    let kinds = try Self.table("| what | where |").map { $0[0] }
    let rows = try Self.table("| what | example | files |")
    #expect(rows.count >= 16)
    for row in rows {
      let example = String(row[1].dropFirst().dropLast())
      let files = Citation.files.filter { Citation.text(of: $0).holds(example) }
      #expect(String(files.count) == row[2], "\(row[0]), \(example): \(files)")
      #expect(kinds.contains(row[0]), "\(row[0])")
    }
  }
}
