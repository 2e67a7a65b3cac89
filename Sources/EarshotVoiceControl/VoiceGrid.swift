package import EarshotModel

/// The grid that Voice Control draws over the screen, and the cell that it's zoomed in to.
///
/// - Rule: ``VoiceRule/grid``
package struct VoiceGrid: Hashable, Sendable {
  /// The number of columns.
  package let columns: Int
  /// The number of rows.
  package let rows: Int
  /// The numbers of the cells that the user zoomed in to, from the outermost to the innermost,
  /// starting at 1.
  package private(set) var cells: [Int] = []
  /// The frame, in points.
  private var frame: Rect

  /// The maximum number of columns, and of rows.
  package static let limit = 99
  /// The maximum zoom depth of a grid.
  private static let depthLimit = 8
  /// The default number of columns.
  private static let usualColumns = 4

  /// Creates a grid over a screen.
  ///
  /// If a count is `nil`, the cells are as close to square as possible.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - columns: The requested number of columns, or `nil` if none is requested.
  ///   - rows: The requested number of rows, or `nil` if none is requested.
  package init(over size: Size, columns: Int? = nil, rows: Int? = nil) {
    let width = max(1, size.width)
    let height = max(1, size.height)
    let usual =
      rows.map { VoiceGrid.fitting(Double($0) * width / height) } ?? VoiceGrid.usualColumns
    self.columns = columns ?? usual
    self.rows = rows ?? VoiceGrid.fitting(Double(self.columns) * height / width)
    frame = Rect(x: 0, y: 0, width: width, height: height)
  }

  private static func fitting(_ count: Double) -> Int { max(1, min(limit, Int(count.rounded()))) }

  /// The number of cells.
  package var count: Int { columns * rows }

  /// Returns the middle of a cell, in points.
  ///
  /// - Precondition: The cell is part of the grid.
  package func center(of cell: Int) -> Point {
    let frame = frame(of: cell)
    return Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  private func frame(of cell: Int) -> Rect {
    let (row, column) = (cell - 1).quotientAndRemainder(dividingBy: columns)
    let width = frame.width / Double(columns)
    let height = frame.height / Double(rows)
    return Rect(
      x: frame.x + Double(column) * width,
      y: frame.y + Double(row) * height,
      width: width,
      height: height
    )
  }

  /// Zooms in to a cell, unless the grid is at its maximum zoom depth.
  mutating func zoom(into cell: Int) {
    guard cells.count < VoiceGrid.depthLimit else { return }
    frame = frame(of: cell)
    cells.append(cell)
  }

  /// The description of the grid in a line of a session.
  package var notation: String {
    let inside = cells.isEmpty ? "" : " in " + cells.map(String.init).joined(separator: ", ")
    return
      "\(columns) \(columns == 1 ? "column" : "columns"), \(rows) \(rows == 1 ? "row" : "rows")\(inside)"
  }
}
