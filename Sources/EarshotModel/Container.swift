/// A kind of container that VoiceOver distinguishes from other containers.
///
/// - Source: UIAccessibilityContainerType, UIAccessibility.h.
public enum ContainerType: String, CaseIterable, Hashable, Sendable {
  /// A container without a special type.
  case none
  /// A list. VoiceOver says where it starts and ends.
  case list
  /// A landmark.
  case landmark
  /// A table of cells in rows and columns.
  case dataTable
  /// A group whose label VoiceOver says on entry.
  case semanticGroup
}

/// Information about a data table, as a tool exported it.
public struct DataTable: Hashable, Sendable {
  /// The number of rows, or `nil` if it's unknown.
  public var rowCount: Int?
  /// The number of columns, or `nil` if it's unknown.
  public var columnCount: Int?
  /// The identifiers of the header cells of each row, by the row's index, starting at 0.
  public var headersByRow: [Int: [String]]
  /// The identifiers of the header cells of each column, by the column's index, starting at 0.
  public var headersByColumn: [Int: [String]]

  /// Creates a description of a table.
  public init(
    rowCount: Int? = nil,
    columnCount: Int? = nil,
    headersByRow: [Int: [String]] = [:],
    headersByColumn: [Int: [String]] = [:]
  ) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.headersByRow = headersByRow
    self.headersByColumn = headersByColumn
  }
}

/// The position of a cell in its table, as a tool exported it.
///
/// Rows and columns start at 0.
public struct CellPlace: Hashable, Sendable {
  /// The row, or `nil` if it's unknown.
  public var row: Int?
  /// The column, or `nil` if it's unknown.
  public var column: Int?

  /// Creates a place.
  public init(row: Int?, column: Int?) {
    self.row = row
    self.column = column
  }
}

/// The number of rows and columns that a cell covers.
public struct CellSpan: Hashable, Sendable {
  /// The number of rows that the cell spans, at least 1.
  public var rows: Int
  /// The number of columns that the cell spans, at least 1.
  public var columns: Int

  /// Creates a span.
  public init(rows: Int = 1, columns: Int = 1) {
    self.rows = rows
    self.columns = columns
  }
}

/// The cells that a header cell of a table describes.
public enum CellHeading: String, CaseIterable, Hashable, Sendable {
  /// The other cells in its row.
  case row
  /// The cells below it.
  case column
  /// The other cells in its row and the cells below it.
  case both
}
