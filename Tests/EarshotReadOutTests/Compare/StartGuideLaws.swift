import EarshotNotation
import EarshotReadOut
import SessionTestSupport
import TestSupport
import Testing

@Suite("Docs/Start.md")
struct StartGuideLaws {
  @Test("fits on a page")
  func length() throws {
    #expect(try lines().count <= 61, "60 lines, and what follows the last")
  }

  @Test("shows what diff says about its two cards")
  func cards() throws {
    let block = try self.block(beginning: "bad.screen")
    let column = try #require(block[0].split(separator: " ").first).count
    let gap = block[0].dropFirst(column).prefix { $0 == " " }.count + column
    let rows = block.dropFirst().prefix { !$0.isEmpty }
    let left = rows.map { String($0.prefix(gap)) + "\n" }.joined()
    let right = rows.map { String($0.dropFirst(gap)) + "\n" }.joined()
    let comparison = AppComparison(from: try .of(left), to: try .of(right))
    let shown = block.dropFirst(rows.count + 2)
    #expect(
      shown.prefix(2) == ["$ earshot diff bad.screen good.screen", "2 stops → 1"],
      "the second line is the audit's, which these tests do not know"
    )
    #expect(Array(shown.dropFirst(2)) == comparison.lines + [comparison.sentence])
  }

  @Test("shows the speech beside its picture")
  func picture() throws {
    let source = try self.block(beginning: "screen coffee")
    let document = try AppDocument.of(source.map { $0 + "\n" }.joined())
    let stops = try #require(ReadOut(document)).stops
    let heard = stops.flatMap(\.lines).filter { !$0.hasPrefix("~") }
    let shown = try self.block(beginning: "┌").dropFirst().dropLast().map { line in
      String(line.split(separator: "│", omittingEmptySubsequences: false).last ?? "").dropFirst(2)
    }
    #expect(shown.map(String.init) == heard)
  }

  private func lines() throws -> [String] {
    let page = String(decoding: try ProjectFiles.source("Docs/Start.md").utf8, as: UTF8.self)
    return page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines of the fenced block whose first line begins with the given text.
  private func block(beginning start: String) throws -> [String] {
    let lines = try self.lines()
    let first = try #require(
      lines.indices.dropFirst().first {
        lines[$0].hasPrefix(start) && lines[$0 - 1].hasPrefix("```")
      }
    )
    return Array(lines[first...].prefix { !$0.hasPrefix("```") })
  }
}
