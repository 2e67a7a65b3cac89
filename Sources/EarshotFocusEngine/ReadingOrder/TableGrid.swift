import EarshotModel

/// A grid that assigns a column to each cell, row by row.
///
/// Each cell takes the first free column in its row.
///
/// As in HTML, a cell covers at most 1,000 columns and 65,534 rows.
///
/// - Rule: ``FocusRule/cellsTakeTheFirstFreeColumn``
struct TableGrid {
  /// Columns that a cell in an earlier row still covers.
  private struct Reach {
    var columns: Range<Int>
    /// The first row that is free again.
    var end: Int
  }

  private var reaching: [Reach] = []
  private var fresh: [Reach] = []
  private var soonestEnd = Int.max
  private var next = 0
  private var column = 0

  /// The row, starting at 0, or -1 before the first row.
  private(set) var row = -1

  /// Moves to the next row.
  ///
  /// - Complexity: O(*r* log *r*), where *r* is the number of cells that extend from earlier rows.
  mutating func beginRow() {
    row += 1
    next = 0
    column = 0
    guard !fresh.isEmpty || soonestEnd <= row else { return }
    reaching.removeAll { $0.end <= row }
    reaching += fresh
    fresh = []
    reaching.sort { $0.columns.lowerBound < $1.columns.lowerBound }
    soonestEnd = reaching.lazy.map(\.end).min() ?? .max
    joinNeighbors()
  }

  /// Adds the next cell to the row and returns its first column.
  mutating func place(_ span: CellSpan) -> Int {
    while next < reaching.count, reaching[next].columns.lowerBound <= column {
      column = max(column, reaching[next].columns.upperBound)
      next += 1
    }
    let first = column
    column += span.placedColumns
    if span.placedRows > 1 {
      fresh.append(Reach(columns: first..<column, end: row + span.placedRows))
    }
    return first
  }

  private mutating func joinNeighbors() {
    var joined: [Reach] = []
    for reach in reaching {
      if let last = joined.last, last.end == reach.end,
        last.columns.upperBound >= reach.columns.lowerBound
      {
        let upper = max(last.columns.upperBound, reach.columns.upperBound)
        joined[joined.count - 1].columns = last.columns.lowerBound..<upper
      } else {
        joined.append(reach)
      }
    }
    reaching = joined
  }
}

extension CellSpan {
  /// The number of rows that a cell covers in the grid, up to the limit.
  var placedRows: Int { min(max(rows, 1), 65_534) }

  /// The number of columns that a cell covers in the grid, up to the limit.
  var placedColumns: Int { min(max(columns, 1), 1_000) }
}
