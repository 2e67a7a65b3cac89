import EarshotModel
import EarshotFocusEngine
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
      "hidden cells keep their place; the first that can be reached tells the row",
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
      "b: r0c1 first, c: r1c0 first"
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

  @Test("are laid out as in HTML", arguments: cases)
  func tables(_ test: ScreenCase) { #expect(Shown(test.source).spoken == test.expected) }

  @Test("in the snapshot style, the outermost table counts")
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

  @Test("in the snapshot style, the first cell of a row doesn't have the header right above")
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

  @Test("absurd spans do no harm")
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

  @Test("a cell says what it is a header for")
  func heading() throws {
    let shown = Shown("screen s\n  table\n    row\n      text #a\n        header: column")
    guard case .cell(let cell)? = shown.order.nearestContext(of: try shown.node("a")) else {
      Issue.record("no cell")
      return
    }
    #expect(cell.heading == .column)
  }
}
