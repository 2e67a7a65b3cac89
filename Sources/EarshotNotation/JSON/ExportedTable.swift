import EarshotModel

/// The cells of a table that a tool exported with their rows and columns.
struct ExportedTable {
  /// Consecutive cells of one row.
  struct Line {
    let row: Int
    /// The view around the cells, or `nil` if they're directly in the table.
    let container: ElementTree.Index?
    var cells: [ElementTree.Index]
  }

  let tree: ElementTree
  let table: ElementTree.Index
  /// The cells, row by row, in the order of the file.
  private(set) var lines: [Line] = []

  /// Finds the cells of a table.
  ///
  /// - Returns: The cells, or `nil` if a cell isn't an element, has no row or column, or is in a
  ///   view that can't become a row.
  /// - Complexity: O(*n*), where *n* is the number of nodes in the table.
  init?(_ table: ElementTree.Index, of tree: ElementTree) {
    self.tree = tree
    self.table = table
    var continues = false
    var hasUnplacedRow = false
    for child in tree.children(of: table) {
      if let place = tree[child].cellPlace {
        guard tree[child].isAccessibilityElement, let row = place.row, place.column != nil
        else { return nil }
        add(child, row: row, continues: continues)
        continues = true
        continue
      }
      continues = false
      let (cells, hasRow) = content(of: child)
      if cells.isEmpty {
        hasUnplacedRow = hasUnplacedRow || hasRow
      } else if let line = line(child, cells) {
        lines.append(line)
      } else {
        return nil
      }
    }
    if hasUnplacedRow, !lines.isEmpty { return nil }
  }

  private mutating func add(_ cell: ElementTree.Index, row: Int, continues: Bool) {
    if continues, let last = lines.last, last.container == nil, last.row == row {
      lines[lines.count - 1].cells.append(cell)
    } else {
      lines.append(Line(row: row, container: nil, cells: [cell]))
    }
  }

  /// Returns the cells with a position inside a child of the table, and whether the child contains
  /// a row.
  private func content(of child: ElementTree.Index) -> ([ElementTree.Index], hasRow: Bool) {
    var cells: [ElementTree.Index] = []
    var hasRow = false
    var place = child
    while place < tree.end(of: child) {
      if tree[place].hasDetails, tree[place].cellPlace != nil {
        cells.append(place)
        place = tree.end(of: place)
      } else if tree[place].containerType == .dataTable {
        place = tree.end(of: place)
      } else {
        hasRow = hasRow || tree[place].role == .row
        place = ElementTree.Index(Int(place.offset) + 1)
      }
    }
    return (cells, hasRow)
  }

  /// Returns the cells of a view that can become a row, or `nil` if the view contains anything
  /// except the cells of one row.
  private func line(_ child: ElementTree.Index, _ cells: [ElementTree.Index]) -> Line? {
    let element = tree[child]
    let places = cells.compactMap { tree[$0].cellPlace }
    guard element.role == .view || element.role == .row, !element.isAccessibilityElement,
      element.containerType == .none, element.span == nil, element.heading == nil,
      tree.children(of: child).elementsEqual(cells), let row = places.first?.row,
      places.allSatisfy({ $0.row == row && $0.column != nil }),
      cells.allSatisfy({ tree[$0].isAccessibilityElement })
    else { return nil }
    return Line(row: row, container: child, cells: cells)
  }
}

extension ExportedTable {
  /// The maximum number of rows to insert where no cell begins.
  private static let gapLimit = 1_000

  /// Whether rows around the cells would place them at their positions, as HTML places cells.
  var isPlacedByRows: Bool {
    var reaching: [(columns: Range<Int>, end: Int)] = []
    var lastRow = -1
    guard (lines.last?.row ?? 0) - lines.count < ExportedTable.gapLimit else { return false }
    for line in lines {
      guard line.row > lastRow else { return false }
      lastRow = line.row
      reaching.removeAll { $0.end <= line.row }
      reaching.sort { $0.columns.lowerBound < $1.columns.lowerBound }
      var next = 0
      var column = 0
      var fresh: [(columns: Range<Int>, end: Int)] = []
      for cell in line.cells {
        while next < reaching.count, reaching[next].columns.lowerBound <= column {
          column = max(column, reaching[next].columns.upperBound)
          next += 1
        }
        let span = tree[cell].span ?? CellSpan()
        guard tree[cell].cellPlace?.column == column else { return false }
        fresh.append((column..<column + span.columns, line.row + span.rows))
        column += span.columns
      }
      reaching += fresh.filter { $0.end > line.row + 1 }
    }
    return true
  }
}
