import EarshotModel

extension ExportedTable {
  /// The maximum number of pairs of cells and headers to compare.
  private static let comparisonLimit = 10_000_000

  /// Returns the headings that give every cell the headers that the table lists.
  ///
  /// In the notation, a header applies to its own row or to the cells below it.
  ///
  /// - Returns: The heading of each cell whose heading changes, or `nil` if the notation can't
  ///   express the headers or the table is too large.
  /// - Complexity: O(*c*·*h*), where *c* is the number of cells and *h* is the number of headers.
  func headings() -> [ElementTree.Index: CellHeading]? {
    guard tree[table].hasDetails, let description = tree[table].table else { return [:] }
    let cells = lines.flatMap(\.cells)
    let isCell = Set(cells)
    var rows: [Int: [ElementTree.Index]] = [:]
    var columns: [Int: [ElementTree.Index]] = [:]
    for (row, names) in description.headersByRow { rows[row] = names.compactMap(tree.node) }
    for (column, names) in description.headersByColumn {
      columns[column] = names.compactMap(tree.node)
    }
    let headsRow = Set(rows.values.joined())
    let headsColumn = Set(columns.values.joined())
    guard headsRow.union(headsColumn).isSubset(of: isCell) else { return nil }
    let old = Headings(cells, in: tree) { tree[$0].heading }
    let new = Headings(cells, in: tree) { cell in
      CellHeading(
        old.byRow.contains(cell) || headsRow.contains(cell),
        old.byColumn.contains(cell) || headsColumn.contains(cell)
      )
    }
    guard cells.count * new.all.count <= ExportedTable.comparisonLimit else { return nil }
    let firsts = firstColumns
    for cell in cells {
      guard let row = tree[cell].cellPlace?.row, let column = tree[cell].cellPlace?.column
      else { return nil }
      let isFirst = firsts[row] == column
      let before = (rows[row] ?? []) + old.ofRow(row)
      if isFirst, before.filter({ $0 != cell }) != new.ofRow(row).filter({ $0 != cell }) {
        return nil
      }
      let above = (columns[column] ?? []) + old.above(cell)
      if above.filter({ $0 != cell }) != new.above(cell).filter({ $0 != cell }) { return nil }
    }
    return new.all.filter { tree[$0.key].heading != $0.value }
  }

  /// The first column that a cell begins in, by row.
  private var firstColumns: [Int: Int] {
    var firsts: [Int: Int] = [:]
    for cell in lines.flatMap(\.cells) {
      guard let row = tree[cell].cellPlace?.row, let column = tree[cell].cellPlace?.column
      else { continue }
      firsts[row] = min(firsts[row] ?? column, column)
    }
    return firsts
  }
}

/// The headings of a table's cells, in the model of the notation.
private struct Headings {
  private(set) var all: [ElementTree.Index: CellHeading] = [:]
  private(set) var byRow: [ElementTree.Index] = []
  private(set) var byColumn: [ElementTree.Index] = []
  private let tree: ElementTree

  init(
    _ cells: [ElementTree.Index],
    in tree: ElementTree,
    heading: (ElementTree.Index) -> CellHeading?
  ) {
    self.tree = tree
    for cell in cells {
      guard let heading = heading(cell) else { continue }
      all[cell] = heading
      if heading != .column { byRow.append(cell) }
      if heading != .row { byColumn.append(cell) }
    }
  }

  /// Returns the headers of a row, including cells that begin in a row above and extend to this
  /// row, in the order of the file.
  func ofRow(_ row: Int) -> [ElementTree.Index] { byRow.filter { rows($0).contains(row) } }

  /// Returns the headers that are above a cell and share a column with it, in the order of the
  /// file.
  func above(_ cell: ElementTree.Index) -> [ElementTree.Index] {
    let row = rows(cell).lowerBound
    let columns = columns(cell)
    return byColumn.filter { rows($0).lowerBound < row && self.columns($0).overlaps(columns) }
  }

  private func rows(_ cell: ElementTree.Index) -> Range<Int> {
    let row = tree[cell].cellPlace?.row ?? 0
    return row..<row + (tree[cell].span?.rows ?? 1)
  }

  private func columns(_ cell: ElementTree.Index) -> Range<Int> {
    let column = tree[cell].cellPlace?.column ?? 0
    return column..<column + (tree[cell].span?.columns ?? 1)
  }
}

extension CellHeading {
  fileprivate init?(_ isOfRow: Bool, _ isOfColumn: Bool) {
    switch (isOfRow, isOfColumn) {
    case (true, true): self = .both
    case (true, false): self = .row
    case (false, true): self = .column
    case (false, false): return nil
    }
  }
}
