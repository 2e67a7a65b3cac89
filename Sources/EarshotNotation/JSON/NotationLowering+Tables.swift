import EarshotModel

extension NotationLowering {
  /// Puts the cells of exported tables in rows, so the notation expresses their positions.
  mutating func settleTables() {
    for index in tree.indices where tree[index].containerType == .dataTable {
      settleTable(index)
    }
    for index in tree.indices where tree[index].hasDetails {
      guard tree[index].cellPlace != nil || tree[index].table != nil else { continue }
      update(index) {
        $0.cellPlace = nil
        $0.table = nil
      }
    }
  }

  private mutating func settleTable(_ table: ElementTree.Index) {
    guard let exported = ExportedTable(table, of: tree), exported.isPlacedByRows else {
      return warn(.placesLost(of: tree.inWords(table)))
    }
    let hasHeaders = tree[table].hasDetails && tree[table].table?.hasHeaders == true
    guard !exported.lines.isEmpty else {
      if hasHeaders { warn(.headersLost(of: tree.inWords(table))) }
      return
    }
    for (number, line) in exported.lines.enumerated() {
      let before = number == 0 ? -1 : exported.lines[number - 1].row
      addRow(around: line, missing: line.row - before - 1)
    }
    guard hasHeaders else { return }
    guard let headings = exported.headings() else {
      return warn(.headersLost(of: tree.inWords(table)))
    }
    if !headings.isEmpty { warn(.headersAreTold(of: tree.inWords(table))) }
    for (cell, heading) in headings {
      update(cell) {
        $0.heading = heading
        $0.declared.insert(.header)
      }
    }
  }

  /// Plans a row around cells, with the missing rows before it.
  private mutating func addRow(around line: ExportedTable.Line, missing: Int) {
    guard let first = line.container ?? line.cells.first, let last = line.cells.last else { return }
    rows.addEmpty(missing, before: first)
    if let container = line.container {
      update(container) { $0.role = .row }
    } else {
      rows.add(from: first, to: tree.end(of: last))
    }
  }
}

extension DataTable {
  /// Whether the table lists headers.
  fileprivate var hasHeaders: Bool {
    !headersByRow.values.allSatisfy(\.isEmpty) || !headersByColumn.values.allSatisfy(\.isEmpty)
  }
}

extension Diagnostic.Message {
  static func placesLost(of table: String) -> Self {
    "a screen file can't express the rows and columns of \(table), so Earshot leaves them out"
  }

  static func headersLost(of table: String) -> Self {
    "a screen file can't express the headers of \(table), so Earshot leaves them out"
  }

  static func headersAreTold(of table: String) -> Self {
    """
    the headers of \(table) become 'header:', so VoiceOver also says “Row header” or “Column \
    header” when the cursor is on them
    """
  }
}
