import EarshotModel

/// The columns and rows in a drawing of a table without frames.
///
/// - Source: our choice.
struct TableGrid: Sendable {
  /// A cell of the table.
  struct Cell: Hashable, Sendable {
    var table: ElementTree.Index
    /// The row and the column where the cell begins, starting at 0.
    var row: Int
    var column: Int
    /// The number of rows and columns that the cell covers.
    var span: CellSpan
    /// Whether the cell is the header of a row or a column.
    var isHeader: Bool
  }

  /// The minimum width of a column in points, which fits a number and a short word beside it.
  static let leastWidth = 84.0
  /// The minimum height of a row, in points.
  private static let leastHeight = 40.0
  /// The maximum number of rows.
  ///
  /// A longer table appears as a list.
  private static let mostRows = 1_000

  /// The width of a column, in points.
  let columnWidth: Double
  private let cells: [Cell]
  private let firstRow: Int
  private var heights: [Double]

  /// Finds the columns, or returns `nil` if the cells don't form a table that fits the width.
  ///
  /// - Parameters:
  ///   - cells: The cells that are stops, in any order.
  ///   - width: The width of the table, in points.
  /// - Complexity: O(*n*), where *n* is the number of cells and rows.
  init?(_ cells: [Cell], width: Double) {
    guard let firstRow = cells.map(\.row).min(),
      let rows = cells.map({ $0.row + $0.span.rows }).max(),
      let columns = cells.map({ $0.column + $0.span.columns }).max(),
      columns > 1, rows - firstRow <= Self.mostRows,
      width / Double(columns) >= Self.leastWidth,
      Set(cells.map { [$0.row, $0.column] }).count == cells.count
    else { return nil }
    self.cells = cells
    self.firstRow = firstRow
    columnWidth = width / Double(columns)
    heights = Array(repeating: Self.leastHeight, count: rows - firstRow)
  }

  /// Returns the width of a cell, in points.
  func width(of place: Int) -> Double { columnWidth * Double(cells[place].span.columns) }

  /// Makes the last row of a cell high enough for the cell.
  ///
  /// - Complexity: O(*r*), where *r* is the number of rows that the cell spans.
  mutating func fit(_ place: Int, height: Double) {
    let rows = rows(of: cells[place])
    let missing = height - heights[rows].reduce(0, +)
    if missing > 0 { heights[rows.upperBound - 1] += missing }
  }

  /// The height of the table, in points.
  var height: Double { heights.reduce(0, +) }

  /// The frame of each cell within the table, in points.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells and the rows that they span.
  var frames: [Rect] {
    let tops = heights.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
    return cells.map { cell in
      let rows = rows(of: cell)
      return Rect(
        x: columnWidth * Double(cell.column),
        y: tops[rows.lowerBound],
        width: columnWidth * Double(cell.span.columns),
        height: tops[rows.upperBound] - tops[rows.lowerBound]
      )
    }
  }

  private func rows(of cell: Cell) -> Range<Int> {
    cell.row - firstRow..<cell.row - firstRow + cell.span.rows
  }
}
