import EarshotNotation
import TestSupport
import Testing

/// A row of Docs/Sources.md that shows nothing, or has a broken link, is a mistake.
@Suite("Docs/Sources.md")
struct SourcesLaws {
  private static let path = "Docs/Sources.md"

  private static var text: String {
    get throws { String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self) }
  }

  /// The cells of the second column.
  private static var cells: [String] {
    get throws {
      var cells: [String] = []
      for line in try text.split(separator: "\n") where line.hasPrefix("| ") {
        let last: Substring = line.split(separator: "|").last ?? ""
        let cell = String(last.drop { $0 == " " })
        let isHead = cell.hasPrefix("shown by") || cell.hasPrefix("---")
        if !isHead { cells.append(cell) }
      }
      return cells
    }
  }

  @Test("each row has a link to a file, a session on the page, or a reason")
  func rows() throws {
    let cells = try Self.cells
    #expect(cells.count > 80)
    for cell in cells {
      #expect(
        cell.contains("](") || cell.contains("ere: ") || cell.hasPrefix("Left out"),
        "\(cell)"
      )
    }
  }

  @Test("each link leads to a file, and each session is on the page")
  func places() throws {
    let text = try Self.text
    #expect(try Self.cells.count > 10)
    for cell in try Self.cells {
      for part in cell.split(separator: "](").dropFirst() {
        let target = part.prefix { $0 != ")" }
        let path = target.hasPrefix("../") ? String(target.dropFirst(3)) : "Docs/\(target)"
        #expect(throws: Never.self, "\(path)") { try ProjectFiles.source(path) }
      }
      guard let title = cell.split(separator: "ere: ").dropFirst().first else { continue }
      let name = title.prefix { $0 != ";" }.split(separator: " ").joined(separator: " ")
      #expect(text.contains("\n## \(name)\n"), "\(name)")
    }
  }
}
