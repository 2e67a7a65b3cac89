import EarshotModel

/// The cells that are headers of rows and columns, for quick access by row and column.
///
/// - Rule: ``FocusRule/headersHeadRowsAndColumns``
struct TableHeadings: Hashable, Sendable {
  private var byRow: [Int: [Int]] = [:]
  private var byColumn: [Int: [Int]] = [:]
  /// The headers that cover several rows or columns.
  ///
  /// There are few of them, so a scan is enough.
  private var tall: [Int] = []
  private var wide: [Int] = []

  /// Adds a cell if it's a header.
  mutating func add(_ cell: TableLayout.Cell, at place: Int) {
    guard let heading = cell.heading else { return }
    if heading != .column, let row = cell.row {
      if cell.span.placedRows > 1 {
        tall.append(place)
      } else {
        byRow[row, default: []].append(place)
      }
    }
    if heading != .row, let column = cell.column {
      if cell.span.placedColumns > 1 {
        wide.append(place)
      } else {
        byColumn[column, default: []].append(place)
      }
    }
  }

  /// The maximum number of row headers and the maximum number of column headers for a cell.
  ///
  /// If there are more headers, VoiceOver uses the nearest headers.
  ///
  /// Without a limit, the number of words in a table of headers would grow quadratically with the
  /// number of cells.
  ///
  /// - Source: our choice.
  static let limit = 16

  /// Returns the headers of a row, including headers from earlier rows that cover it, in the order
  /// of the file.
  func ofRow(_ row: Int, in cells: [TableLayout.Cell]) -> [ElementTree.Index] {
    let reaching = tall.last(TableHeadings.limit) { cells[$0].rows?.contains(row) ?? false }
    let all = reaching + (byRow[row] ?? []).suffix(TableHeadings.limit)
    return all.sorted().suffix(TableHeadings.limit).map { cells[$0].node }
  }

  /// Returns the headers in earlier rows that cover any column of a cell, in the order of the file.
  func above(_ cell: TableLayout.Cell, in cells: [TableLayout.Cell]) -> [ElementTree.Index] {
    guard let row = cell.row, let columns = cell.columns else { return [] }
    let isAbove = { (place: Int) in cells[place].row.map { $0 < row } ?? false }
    let narrow = columns.flatMap { (byColumn[$0] ?? []).last(TableHeadings.limit, where: isAbove) }
    let reaching = wide.last(TableHeadings.limit) { place in
      isAbove(place) && cells[place].columns?.overlaps(columns) ?? false
    }
    return (narrow + reaching).sorted().suffix(TableHeadings.limit).map { cells[$0].node }
  }
}

extension [Int] {
  /// Returns the last matching elements, up to a limit, from the last to the first.
  fileprivate func last(_ count: Int, where isSo: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    for element in reversed() where isSo(element) {
      found.append(element)
      if found.count == count { break }
    }
    return found
  }
}

extension TableLayout.Cell {
  /// The rows that the cell covers, or `nil` if its row is unknown.
  var rows: Range<Int>? { row.map { Range(from: $0, count: span.placedRows) } }

  /// The columns that the cell covers, or `nil` if its column is unknown.
  var columns: Range<Int>? { column.map { Range(from: $0, count: span.placedColumns) } }
}

extension Range<Int> {
  /// Creates a range that ends at the maximum integer if its end would be greater.
  fileprivate init(from start: Int, count: Int) {
    let (end, overflow) = start.addingReportingOverflow(count)
    self = start..<(overflow ? .max : end)
  }
}
