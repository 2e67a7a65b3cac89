import EarshotTranscripts
import EarshotSession
import Testing

/// SCREEN-FORMAT.md, "JSON"; VOICEOVER.md 3.6 and 4.5.
@Suite("A table that another tool exported")
struct ExportedTableTests {
  @Test("is read like one in the notation: headers of row and column, spans, and unknown places")
  func description() throws {
    var session = try Session(
      screen: """
        {"screen": "a", "children": [
          {"containerType": "dataTable", "rowCount": 3, "columnCount": 3,
           "headerElementsForRow": {"1": ["tea"]},
           "headerElementsForColumn": {"0": ["drink"], "1": ["price"]},
           "children": [
            {"identifier": "drink", "label": "Drink", "isAccessibilityElement": true,
             "row": 0, "column": 0},
            {"identifier": "price", "label": "Price", "value": "€", "isAccessibilityElement": true,
             "row": 0, "column": 1, "columnSpan": 2},
            {"identifier": "tea", "label": "Tea", "isAccessibilityElement": true, "hidden": true,
             "row": 1, "column": 0},
            {"identifier": "small", "label": "3", "isAccessibilityElement": true,
             "row": 1, "column": 1},
            {"identifier": "large", "label": "5", "isAccessibilityElement": true,
             "row": 1, "column": 2},
            {"identifier": "note", "label": "Note", "isAccessibilityElement": true,
             "row": null, "column": 0},
            {"label": "Below", "isAccessibilityElement": true}
          ]}
        ]}
        """,
      named: "a.json"
    )
    #expect(
      session.run("read all").lines == [
        "Drink, Row 1, Column 1", "Price, €, Spans 2 columns, Column 2",
        "Tea, Price, €, 3, Row 2, Column 2", "5, Column 3", "Drink, Note, Column 1", "Below",
      ]
    )
    session.run(":set style snapshot")
    #expect(
      session.run("read from top").lines == [
        "Drink. Row 1. Column 1.", "Price. Spans 2 columns. Column 2. €",
        "Price: €. 3. Column 2.", "5. Column 3.", "Drink. Note. Column 1.", "Below",
      ]
    )
  }
}
