import EarshotModel
import EarshotNotation
import EarshotLines
import EarshotSession
import TestSupport
import Testing

@testable import EarshotPage

/// Tables without frames, drawn in rows and columns.
@Suite("Drawings of tables")
struct TableGridTests {
  private static func frames(_ rows: [String], pad: Bool = false) throws -> [String: Rect] {
    let text = """
      app
        idiom: \(pad ? "pad" : "phone")
      screen main
        table "Trains"
      \(rows.map { "    \($0)" }.joined(separator: "\n"))
      """
    let document = try #require(AppDocument.read([SourceText(name: "a.screen", text)]).document)
    let screen = try #require(Review.screens(of: document, SessionOptions(), .usual).first)
    return Dictionary(
      screen.drawing.stops.map { ($0.drawn.title, $0.frame) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func row(_ cells: String...) -> [String] {
    ["row"] + cells.map { "  text \"\($0)\"" }
  }

  @Test("put the cells of a row side by side, and those of a column below each other")
  func grid() throws {
    let frames = try Self.frames(Self.row("A", "B") + Self.row("C", "D"))
    let (a, b, c, d) = (frames["A"], frames["B"], frames["C"], frames["D"])
    #expect(try #require(a).y == b?.y && a?.maxX == b?.x)
    #expect(a?.x == c?.x && a?.maxY == c?.y)
    #expect(b?.x == d?.x && c?.y == d?.y)
  }

  @Test("let a cell cover the rows and columns that it spans")
  func spans() throws {
    let wide = ["row", "  text \"Wide\"", "    span: 1x2"]
    let tall = ["row", "  text \"Tall\"", "    span: 2x1", "  text \"B\""]
    let frames = try Self.frames(wide + tall + Self.row("C"))
    #expect(frames["Wide"]?.width == 358)
    #expect(frames["Tall"]?.height == 80)
    #expect(frames["C"]?.x == frames["B"]?.x)
    #expect(frames["C"]?.y == frames["B"]?.maxY)
  }

  @Test("make a row as high as its longest text")
  func heights() throws {
    let long = "a text of a good many words, more than a line holds"
    let frames = try Self.frames(Self.row(long, "B") + Self.row("C", "D"))
    #expect(frames["B"]?.height == frames[long]?.height)
    #expect(try #require(frames["B"]).height > 40)
    #expect(frames["D"]?.height == 40)
  }

  @Test("are lists if the columns would be too narrow, and tables again on a pad")
  func narrow() throws {
    let rows = Self.row("A", "B", "C", "D", "E")
    let phone = try Self.frames(rows)
    #expect(phone["A"]?.x == phone["B"]?.x)
    let pad = try Self.frames(rows, pad: true)
    #expect(pad["A"]?.y == pad["B"]?.y)
  }

  @Test("are lists if two cells have the same place")
  func twice() {
    let cell = TableGrid.Cell(
      table: ElementTree.Index(1),
      row: 0,
      column: 0,
      span: CellSpan(rows: 1, columns: 2),
      isHeader: false
    )
    #expect(TableGrid([cell], width: 358) != nil)
    #expect(TableGrid([cell, cell], width: 358) == nil)
  }
}
