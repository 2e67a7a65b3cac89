import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("Tables that other tools exported")
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

  @Test("cells are where they say; an element without a place isn't a cell")
  func places() throws {
    let shown = try Self.table(
      Self.cell("a", #""row": 0, "column": 1"#),
      Self.cell("b", #""row": 0, "column": 2"#),
      Self.cell("c", #""row": 1, "column": 2, "rowSpan": 2"#),
      Self.cell("d", #""label": "x""#)
    )
    #expect(shown.snapshot == "a: r0c1 first, b: r0c2, c: r1c2 first 2x1")
  }

  @Test("a cell of an unknown row or column is never first")
  func unknown() throws {
    let shown = try Self.table(
      Self.cell("a", #""row": 0, "column": null"#),
      Self.cell("b", #""row": null, "column": 0"#)
    )
    #expect(shown.snapshot == "a: r0c?, b: r?c0")
  }

  @Test("a cell that spans in from above doesn't count as the first of a row")
  func spanning() throws {
    let shown = try Self.table(
      Self.cell("a", #""row": 0, "column": 0, "rowSpan": 2"#),
      Self.cell("b", #""row": 1, "column": 1"#)
    )
    #expect(shown.snapshot == "a: r0c0 first 2x1, b: r1c1 first")
  }

  @Test("row headers are the table's list without the cell and without elements that aren't cells")
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

  @Test("column headers are the table's list without the cell and the one right above the first")
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

  @Test("a table says the same through elements, whatever the array contains")
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

  @Test("absurd rows and columns do no harm")
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
