import AccessibilityModel
import FocusEngine
import Testing

@Suite("Tables")
struct TableTests {
  static let cases: [ScreenCase] = [
    ScreenCase(
      "rows and cells by nesting",
      """
      screen s
        table
          row
            text #a1
            text #b1
          row
            text #a2
            text #b2
      """,
      "a1: r0c0 first, b1: r0c1, a2: r1c0 first, b2: r1c1"
    ),
    ScreenCase(
      "a cell takes the first column free in its row, counting spans from above",
      """
      screen s
        table
          row
            text #a
              span: 2x1
            text #b
            text #c
              span: 3x1
          row
            text #d
            text #e
          row
            text #f
            text #g
              span: 1x2
            text #h
      """,
      "a: r0c0 first 2x1, b: r0c1, c: r0c2 3x1, d: r1c1 first, e: r1c3, "
        + "f: r2c0 first, g: r2c1 1x2, h: r2c3"
    ),
    ScreenCase(
      "a column header heads every later cell in its columns, and not itself",
      """
      screen s
        table
          row
            text #a
            text #b
              span: 1x2
              header: column
          row
            text #c
            text #d
            text #e
      """,
      "a: r0c0 first, b: r0c1 1x2, c: r1c0 first, d: r1c1 column(b), e: r1c2 column(b)"
    ),
    ScreenCase(
      "headers of two rows are heard in their order",
      """
      screen s
        table
          row
            text #a
              span: 1x2
              header: column
          row
            text #b
              header: column
            text #c
          row
            text #d
              span: 1x2
      """,
      "a: r0c0 first 1x2, b: r1c0 first column(a), c: r1c1 column(a), "
        + "d: r2c0 first 1x2 column(a b)"
    ),
    ScreenCase(
      "a row header is heard by the first cell of its row",
      """
      screen s
        table
          row
            text #a
            text #b
              header: row
            text #c
      """,
      "a: r0c0 first row(b), b: r0c1, c: r0c2"
    ),
    ScreenCase(
      "a row header that covers two rows heads both",
      """
      screen s
        table
          row
            text #a
              span: 2x1
              header: row
            text #b
          row
            text #c
      """,
      "a: r0c0 first 2x1, b: r0c1, c: r1c1 first row(a)"
    ),
    ScreenCase(
      "a header of both heads row and columns",
      """
      screen s
        table
          row
            text #a
            text #b
              header: both
          row
            text #c
            text #d
      """,
      "a: r0c0 first row(b), b: r0c1, c: r1c0 first, d: r1c1 column(b)"
    ),
    ScreenCase(
      "hidden cells keep their place",
      """
      screen s
        table
          row
            text #a
              hidden: true
            text #b
          row
            text #c
      """,
      "b: r0c1, c: r1c0 first"
    ),
    ScreenCase(
      "what a row's child holds is one cell; views are transparent",
      """
      screen s
        table
          row
            stepper "S"
            view
              text #a
              text #b
          text #caption
      """,
      "decrementButton: r0c0 first, incrementButton: r0c0 first, a: r0c1, b: r0c2"
    ),
    ScreenCase(
      "a view that spans is a cell",
      """
      screen s
        table
          row
            view
              span: 1x2
              text #a
              text #b
            text #c
      """,
      "a: r0c0 first 1x2, b: r0c0 first 1x2, c: r0c2"
    ),
    ScreenCase(
      "rows may stand in views, and no row outside a table counts",
      """
      screen s
        row
          text #x
        table
          view
            row
              text #a
            row
              text #b
      """,
      "a: r0c0 first, b: r1c0 first"
    ),
    ScreenCase(
      "the nearest table counts",
      """
      screen s
        table
          row
            text #a
            table
              row
                text #b
              row
                text #c
            text #d
      """,
      "a: r0c0 first, b: r0c0 first, c: r1c0 first, d: r0c2"
    ),
    ScreenCase(
      "a list in a cell marks its own stops",
      """
      screen s
        table
          row
            text #a
            list
              text #b
              text #c
      """,
      "a: r0c0 first, b: list start, c: list end"
    ),
  ]

  @Test("are laid out as HTML does", arguments: cases)
  func tables(_ test: ScreenCase) { #expect(Shown(test.source).spoken == test.expected) }

  @Test("in the snapshot style the outermost table counts")
  func outermostTable() {
    let shown = Shown(
      """
      screen s
        table
          row
            text #a
            table
              row
                text #b
              row
                text #c
      """
    )
    #expect(shown.snapshot == "a: r0c0 first, b: r0c1, c: r0c1")
  }

  @Test("in the snapshot style the first cell of a row does not hear the header right above")
  func headerAbove() {
    let shown = Shown(
      """
      screen s
        table
          row
            text #a
              header: column
            text #b
              header: column
          row
            text #c
            text #d
          row
            text #e
      """
    )
    let tops = "a: r0c0 first, b: r0c1, "
    #expect(
      shown.snapshot == tops + "c: r1c0 first, d: r1c1 column(b), e: r2c0 first column(a)"
    )
    #expect(
      shown.spoken == tops + "c: r1c0 first column(a), d: r1c1 column(b), e: r2c0 first column(a)"
    )
  }

  @Test("spans beyond measure do no harm")
  func hugeSpans() throws {
    var tree = Outline.tree(
      """
      screen s
        table
          row
            text #a
            text #b
          row
            text #c
      """
    )
    for span in [CellSpan(rows: .max, columns: .max), CellSpan(rows: .min, columns: 0)] {
      tree.update(try #require(tree.node("a"))) {
        $0.span = span
        $0.heading = .both
      }
      #expect(Shown(tree).order.stops.count == 3)
      #expect(Shown(tree).spoken.contains("c: r1c\(span.rows > 0 ? 1000 : 0) first"))
    }
  }

  @Test("a cell tells what it heads")
  func heading() throws {
    let shown = Shown("screen s\n  table\n    row\n      text #a\n        header: column")
    guard case .cell(let cell)? = shown.order.nearestContext(of: try shown.node("a")) else {
      Issue.record("no cell")
      return
    }
    #expect(cell.heading == .column)
  }
}

@Suite("Tables that tools exported")
struct ExportedTableTests {
  static func cell(_ name: String, _ place: String) -> String {
    """
    {"identifier": "\(name)", "isAccessibilityElement": true, \(place)}
    """
  }

  static func table(_ cells: String..., headers: String = "") throws -> Shown {
    Shown(
      try ExportedTree.tree(
        """
        {"identifier": "t", "containerType": "dataTable", \(headers)
         "children": [\(cells.joined(separator: ", "))]}
        """
      )
    )
  }

  @Test("cells stand where they say; what says nothing is no cell")
  func places() throws {
    let shown = try Self.table(
      Self.cell("a", #""row": 0, "column": 1"#),
      Self.cell("b", #""row": 0, "column": 2"#),
      Self.cell("c", #""row": 1, "column": 2, "rowSpan": 2"#),
      Self.cell("d", #""label": "x""#)
    )
    #expect(shown.snapshot == "a: r0c1 first, b: r0c2, c: r1c2 first 2x1")
  }

  @Test("a cell of unknown row or column is never first")
  func unknown() throws {
    let shown = try Self.table(
      Self.cell("a", #""row": 0, "column": null"#),
      Self.cell("b", #""row": null, "column": 0"#)
    )
    #expect(shown.snapshot == "a: r0c?, b: r?c0")
  }

  @Test("a cell that spans in from above does not count as the first of a row")
  func spanning() throws {
    let shown = try Self.table(
      Self.cell("a", #""row": 0, "column": 0, "rowSpan": 2"#),
      Self.cell("b", #""row": 1, "column": 1"#)
    )
    #expect(shown.snapshot == "a: r0c0 first 2x1, b: r1c1 first")
  }

  @Test("row headers are the table's list, minus the cell, minus what is no cell of it")
  func rowHeaders() throws {
    let shown = try Self.table(
      Self.cell("a", #""row": 0, "column": 0"#),
      Self.cell("b", #""row": 0, "column": 1"#),
      Self.cell("c", #""label": "x""#),
      Self.cell("d", #""row": null, "column": 3"#),
      headers: #""headerElementsForRow": {"0": ["b", "a", "c", "d", "nothing"]},"#
    )
    #expect(shown.snapshot == "a: r0c0 first row(b), b: r0c1, d: r?c3")
  }

  @Test("column headers are the table's list, minus the cell, minus the one right above the first")
  func columnHeaders() throws {
    let shown = try Self.table(
      Self.cell("a", #""row": 0, "column": 0"#),
      Self.cell("b", #""row": 0, "column": 1"#),
      Self.cell("c", #""row": 1, "column": 0"#),
      Self.cell("d", #""row": 1, "column": 1"#),
      Self.cell("e", #""row": 2, "column": 0"#),
      headers: #""headerElementsForColumn": {"0": ["a", "e"], "1": ["b"]},"#
    )
    #expect(
      shown.snapshot == "a: r0c0 first column(e), b: r0c1, c: r1c0 first column(e), "
        + "d: r1c1 column(b), e: r2c0 first column(a)"
    )
  }

  @Test("through elements a table tells the same, whatever the array holds")
  func throughElements() throws {
    let shown = try Self.table(
      Self.cell("a", #""row": 0, "column": 0"#),
      Self.cell("b", #""row": 0, "column": 1"#),
      headers: #""accessibilityElements": ["b", "a"],"#
    )
    #expect(shown.snapshot == "b: r0c1, a: r0c0 first")
  }

  @Test("a cell of a table in a table keeps its own place")
  func nested() throws {
    let inner = """
      {"containerType": "dataTable", "children": [\(Self.cell("b", #""row": 5, "column": 2"#))]}
      """
    let shown = try Self.table(Self.cell("a", #""row": 5, "column": 1"#), inner)
    #expect(shown.snapshot == "a: r5c1 first, b: r5c2")
    #expect(shown.spoken == "a: r5c1 first, b: r5c2 first")
  }

  @Test("rows and columns beyond measure do no harm")
  func extremes() throws {
    let most = Int.max
    let shown = try Self.table(
      Self.cell("a", #""row": \#(most), "column": \#(most), "columnSpan": 5"#),
      Self.cell("b", #""row": \#(Int.min), "column": -1"#),
      headers: #""headerElementsForColumn": {"\#(most)": ["b"]},"#
    )
    #expect(
      shown.snapshot == "a: r\(most)c\(most) first 1x5 column(b), b: r\(Int.min)c-1 first"
    )
  }
}
