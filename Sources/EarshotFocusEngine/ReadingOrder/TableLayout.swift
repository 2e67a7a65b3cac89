import EarshotModel

/// The cells of a table, with their headers.
///
/// The cells are the nodes in the rows of the outline, and elements with a position that a tool
/// exported. A child of a row is one cell, whatever its contents. The contents of a view in a row
/// are separate cells (our choice).
struct TableLayout: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    var node: ElementTree.Index
    /// The first index after the stops in this cell.
    var end: ElementTree.Index
    var row: Int?
    var column: Int?
    var span: CellSpan
    var heading: CellHeading?
  }

  /// The cells in file order, followed by the guests, which are cells of tables inside this one.
  private(set) var cells: [Cell] = []
  private var guestCount = 0
  /// The first column in which a cell starts, for each row.
  private var leastColumns: [Int: Int] = [:]
  /// The headers of rows and columns in the outline.
  private var headings = TableHeadings()
  /// The headers of an exported table, as indices of nodes, by row and column.
  private var declaredRowHeaders: [Int: [ElementTree.Index]] = [:]
  private var declaredColumnHeaders: [Int: [ElementTree.Index]] = [:]

  /// Finds the cells of a table.
  ///
  /// If the caller passes the stops, sorted by index, only a cell with a stop can be the first in a
  /// row. VoiceOver then says the row number even if the first cell is hidden.
  ///
  /// - Complexity: O(*n* + *c* log *s*), where *n* is the number of nodes in the table, *c* is the
  ///   number of cells, and *s* is the number of stops.
  /// - Rule: ``FocusRule/firstCellsSayTheRow``
  init(of table: ElementTree.Index, in tree: ElementTree, stops: [ElementTree.Index]? = nil) {
    addCells(of: table, in: tree)
    for (place, cell) in cells.enumerated() {
      if let row = cell.row, let column = cell.column, stops?.hold(oneIn: cell) ?? true {
        leastColumns[row] = min(leastColumns[row] ?? column, column)
      }
      headings.add(cell, at: place)
    }
    addDeclaredHeaders(of: table, in: tree)
  }

  /// Returns the index of the cell that contains a stop, or `nil` if there's none.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of cells.
  func place(of stop: ElementTree.Index) -> Int? {
    var range = 0..<(cells.count - guestCount)
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if stop < cells[middle].node {
        range = range.lowerBound..<middle
      } else if stop >= cells[middle].end {
        range = (middle + 1)..<range.upperBound
      } else {
        return middle
      }
    }
    return nil
  }

  /// Adds a cell of a table that is inside this one, and returns the cell's index.
  ///
  /// The cell keeps its exported row and column. If it has no exported position, the result is
  /// `nil`.
  ///
  /// - Rule: ``FocusRule/outermostContainerNumbers``
  mutating func addGuest(_ stop: ElementTree.Index, of tree: ElementTree) -> Int? {
    guard tree.facts(of: stop).hasDetails else { return nil }
    let details = tree[stop].details
    guard let exported = details.cellPlace else { return nil }
    addCell(stop, end: stop, details, row: exported.row, column: exported.column)
    guestCount += 1
    return cells.count - 1
  }

  /// Returns the table's information about a cell.
  ///
  /// - Complexity: O(*h*), where *h* is the number of headers of its row and columns.
  func context(of place: Int, headerAbove: HeaderAbove) -> CellContext {
    let cell = cells[place]
    let isFirst = isFirstInRow(cell)
    var columnHeaders = columnHeaders(of: cell)
    if isFirst, headerAbove == .dropped { columnHeaders.removeAll { isExactlyAbove(cell, $0) } }
    return CellContext(
      row: cell.row,
      column: cell.column,
      span: cell.span,
      isFirstInRow: isFirst,
      rowHeaders: isFirst ? rowHeaders(of: cell) : [],
      columnHeaders: columnHeaders,
      heading: cell.heading
    )
  }

  /// The treatment of a header directly above the first cell of a row.
  ///
  /// - Rule: ``FocusRule/headersHeadRowsAndColumns``
  enum HeaderAbove {
    case heard
    case dropped
  }
}

// MARK: - Cells

extension TableLayout {
  private mutating func addCells(of table: ElementTree.Index, in tree: ElementTree) {
    var grid = TableGrid()
    var rowEnd = table
    let end = tree.end(of: table)
    var place = ElementTree.Index(Int(table.offset) + 1)
    while place < end {
      let facts = tree.facts(of: place)
      let after = tree.end(of: place)
      let inside = ElementTree.Index(Int(place.offset) + 1)
      let details = facts.hasDetails ? tree[place].details : nil
      if facts.isRemoved || facts.isPanel {
        place = after
      } else if let exported = details?.cellPlace {
        addCell(place, end: inside, details, row: exported.row, column: exported.column)
        place = after
      } else if place < rowEnd, !facts.isTransparent || details?.isCell == true {
        let column = grid.place(details?.span ?? CellSpan())
        addCell(place, end: after, details, row: grid.row, column: column)
        place = after
      } else if facts.containerType == .dataTable {
        place = after
      } else {
        if facts.role == .row {
          grid.beginRow()
          rowEnd = after
        }
        place = inside
      }
    }
  }

  private mutating func addCell(
    _ node: ElementTree.Index,
    end: ElementTree.Index,
    _ details: ElementDetails?,
    row: Int?,
    column: Int?
  ) {
    cells.append(
      Cell(
        node: node,
        end: end,
        row: row,
        column: column,
        span: details?.span ?? CellSpan(),
        heading: details?.heading
      )
    )
  }

  /// Returns whether the cell starts at or before the first column of its row in `leastColumns`.
  ///
  /// - Rule: ``FocusRule/firstCellsSayTheRow``
  private func isFirstInRow(_ cell: Cell) -> Bool {
    guard let row = cell.row, let column = cell.column else { return false }
    return (leastColumns[row] ?? column) >= column
  }
}

extension [ElementTree.Index] {
  /// Returns whether a cell contains any of the sorted indices.
  fileprivate func hold(oneIn cell: TableLayout.Cell) -> Bool {
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if self[middle] < cell.node {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound < count && self[range.lowerBound] < cell.end
  }
}

extension ElementFacts {
  /// Whether a node in a row contains cells instead of being a cell.
  fileprivate var isTransparent: Bool {
    !isElement && (role == .view || role == .scrollView)
  }
}

extension ElementDetails {
  /// Whether a view has properties that only cells have.
  fileprivate var isCell: Bool { span != nil || heading != nil }
}

// MARK: - Headers

extension TableLayout {
  private mutating func addDeclaredHeaders(of table: ElementTree.Index, in tree: ElementTree) {
    guard tree.facts(of: table).hasDetails, let description = tree[table].details.table
    else { return }
    declaredRowHeaders = description.headersByRow.mapValues { identifiers in
      headers(identifiers, in: tree).filter { header in
        place(of: header).map { cells[$0].row != nil && cells[$0].column != nil } ?? false
      }
    }
    declaredColumnHeaders = description.headersByColumn.mapValues { headers($0, in: tree) }
  }

  private func headers(_ identifiers: [String], in tree: ElementTree) -> [ElementTree.Index] {
    identifiers.compactMap { tree.node($0) }.filter { !tree.facts(of: $0).isRemoved }
  }

  private func rowHeaders(of cell: Cell) -> [ElementTree.Index] {
    guard let row = cell.row else { return [] }
    let declared = declaredRowHeaders[row] ?? []
    let written = headings.ofRow(row, in: cells)
    return (declared + written).filter { $0 != cell.node }
  }

  private func columnHeaders(of cell: Cell) -> [ElementTree.Index] {
    guard let column = cell.column else { return [] }
    let declared = declaredColumnHeaders[column] ?? []
    let written = headings.above(cell, in: cells)
    return (declared + written).filter { $0 != cell.node }
  }

  private func isExactlyAbove(_ cell: Cell, _ header: ElementTree.Index) -> Bool {
    guard let row = cell.row, let place = place(of: header), let headerRow = cells[place].row
    else { return false }
    return headerRow < row && headerRow + 1 == row && cells[place].column == cell.column
  }
}
