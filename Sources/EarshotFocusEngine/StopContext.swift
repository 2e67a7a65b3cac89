package import EarshotModel

/// A container's information about the place of one of its stops.
///
/// - Rule: ``FocusRule/nearestContainerNumbers``
package enum StopContext: Hashable, Sendable {
  /// An item of a segmented control. VoiceOver says “2 of 3”.
  case series(index: Int, count: Int)
  /// A tab. VoiceOver says “Tab, 2 of 4”.
  case tab(index: Int, count: Int)
  /// The first stop of a list. VoiceOver says “List start”.
  case listStart
  /// The last stop of a list. VoiceOver says “List end”.
  case listEnd
  /// The first stop of a landmark. VoiceOver says “Site, Landmark”.
  case landmarkStart(of: ElementTree.Index)
  /// The last stop of a landmark. VoiceOver says “End, Site”.
  case landmarkEnd(of: ElementTree.Index)
  /// A cell of a table. The case is indirect, because few stops are cells.
  indirect case cell(CellContext)

  /// The landmark that begins or ends at the stop, or `nil` if there's none.
  package var landmark: ElementTree.Index? {
    switch self {
    case .landmarkStart(let landmark), .landmarkEnd(let landmark): landmark
    case .series, .tab, .listStart, .listEnd, .cell: nil
    }
  }
}

/// A table's information about one of its cells.
///
/// Rows and columns start at 0.
package struct CellContext: Hashable, Sendable {
  /// The row, or `nil` if it's unknown.
  package var row: Int?
  /// The column, or `nil` if it's unknown.
  package var column: Int?
  /// The number of rows and columns that the cell covers.
  package var span: CellSpan
  /// Whether the cell is the first in its row.
  ///
  /// In the spoken style, cells without a stop are ignored.
  package var isFirstInRow: Bool
  /// The headers of the cell's row if the cell is the first in the row, without the cell itself.
  package var rowHeaders: [ElementTree.Index]
  /// The headers of the cell's column, without the cell itself.
  package var columnHeaders: [ElementTree.Index]
  /// The cells that a header cell describes, or `nil` for any other cell.
  package var heading: CellHeading?

  /// Creates the context of a cell.
  package init(
    row: Int?,
    column: Int?,
    span: CellSpan = CellSpan(),
    isFirstInRow: Bool = false,
    rowHeaders: [ElementTree.Index] = [],
    columnHeaders: [ElementTree.Index] = [],
    heading: CellHeading? = nil
  ) {
    self.row = row
    self.column = column
    self.span = span
    self.isFirstInRow = isFirstInRow
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
    self.heading = heading
  }
}
