/// VOICEOVER.md 3.6 and 4.5 read a second time: the words for the cells of a data table in the
/// snapshot style.
struct SecondTable {
  /// The words for a cell besides its own label and value.
  struct Place {
    /// The sentences of the headers, with the row's first.
    var headers: [String]
    /// The sentences that say where the cell is and how many rows and columns it covers.
    var sentences: [String]
  }

  private let table: PlainNode
  /// The cells of the table itself, without those of a table inside it.
  private let cells: [PlainNode]
  /// Every cell by its name, including those of a table inside it.
  private let named: [String: PlainNode]

  init(_ table: PlainNode) {
    self.table = table
    cells = Self.cells(table.children, isNestedToo: false)
    named = Dictionary(
      Self.cells(table.children, isNestedToo: true).map { ($0.identifier ?? "", $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func cells(_ nodes: [PlainNode], isNestedToo: Bool) -> [PlainNode] {
    nodes.flatMap { node -> [PlainNode] in
      if node.cell != nil { return [node] }
      if node.container == .dataTable, !isNestedToo { return [] }
      return cells(node.children, isNestedToo: isNestedToo)
    }
  }

  /// The words for a node, or `nil` if it isn't a cell.
  func place(of node: PlainNode) -> Place? {
    guard let cell = node.cell else { return nil }
    let isFirst = isFirstInRow(cell)
    var headers = isFirst ? rowHeaders(of: node, cell) : []
    headers += columnHeaders(of: node, cell).filter { header in
      !(isFirst && isJustAbove(cell, header))
    }
    var sentences: [String] = []
    if cell.rowSpan > 1, cell.row != nil { sentences.append("Spans \(cell.rowSpan) rows.") }
    if cell.columnSpan > 1, cell.column != nil {
      sentences.append("Spans \(cell.columnSpan) columns.")
    }
    if isFirst, let row = cell.row { sentences.append("Row \(row + 1).") }
    if let column = cell.column { sentences.append("Column \(column + 1).") }
    return Place(headers: headers.compactMap { sentence(of: $0) }, sentences: sentences)
  }

  private func isFirstInRow(_ cell: PlainNode.Cell) -> Bool {
    guard let row = cell.row, let column = cell.column else { return false }
    return !cells.contains { other in
      guard let other = other.cell, let start = other.column else { return false }
      return other.row == row && start < column
    }
  }

  /// The headers of the row; for the cell at a place, a table never returns one without a place.
  private func rowHeaders(of node: PlainNode, _ cell: PlainNode.Cell) -> [PlainNode] {
    guard let row = cell.row else { return [] }
    let own = Set(cells.compactMap(\.identifier))
    return headers(table.rowHeaders[row], without: node).filter { header in
      guard let place = header.cell, own.contains(header.identifier ?? "") else { return false }
      return place.row != nil && place.column != nil
    }
  }

  private func columnHeaders(of node: PlainNode, _ cell: PlainNode.Cell) -> [PlainNode] {
    guard let column = cell.column else { return [] }
    return headers(table.columnHeaders[column], without: node)
  }

  private func headers(_ names: [String]?, without node: PlainNode) -> [PlainNode] {
    (names ?? []).filter { $0 != node.identifier }.compactMap { named[$0] }
  }

  /// Whether a header is the table's own cell in the same column, one row above.
  private func isJustAbove(_ cell: PlainNode.Cell, _ header: PlainNode) -> Bool {
    guard let row = cell.row, let column = cell.column, let place = header.cell else {
      return false
    }
    guard cells.contains(where: { $0.identifier == header.identifier }) else { return false }
    return place.row == row - 1 && place.column == column
  }

  private func sentence(of header: PlainNode) -> String? {
    let texts = [header.label, header.value].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ": ") + "."
  }
}
