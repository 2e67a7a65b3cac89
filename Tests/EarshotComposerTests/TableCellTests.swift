import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("A cell of a table")
struct TableCellTests {
  @Test("says its headers and its place", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  static let cases: [SpeechCase] = [
    SpeechCase(
      "first of its row",
      cell("A1", row: 0, column: 0, isFirst: true),
      spoken: "A1, Row 1, Column 1",
      snapshot: "A1. Row 1. Column 1."
    ),
    SpeechCase(
      "not first of its row",
      cell("B2", row: 1, column: 1),
      spoken: "B2, Column 2",
      snapshot: "B2. Column 2."
    ),
    SpeechCase(
      "over several rows and columns",
      cell("C3", row: 2, column: 2, span: CellSpan(rows: 3, columns: 2)),
      spoken: "C3, Spans 3 rows, Spans 2 columns, Column 3",
      snapshot: "C3. Spans 3 rows. Spans 2 columns. Column 3."
    ),
    SpeechCase(
      "of an unknown place",
      cell("C", row: nil, column: nil, isFirst: true, span: CellSpan(rows: 3, columns: 2)),
      spoken: "C",
      snapshot: "C."
    ),
    SpeechCase(
      "of a known row alone",
      cell("C", row: 2, column: nil, isFirst: true, span: CellSpan(rows: 3, columns: 2)),
      spoken: "C, Spans 3 rows, Row 3",
      snapshot: "C. Spans 3 rows. Row 3."
    ),
    SpeechCase(
      "with a value and roles, which differ in place",
      cell("B5", .notEnabled, value: "Value", row: 4, column: 1, isFirst: true),
      spoken: "B5, Value, Row 5, Column 2, dimmed, Button",
      snapshot: "B5. Row 5. Column 2. Value. Dimmed. Button."
    ),
    SpeechCase(
      "that is selected",
      cell("B2", .selected, value: "V", row: 1, column: 1),
      spoken: "Selected, B2, V, Column 2, Button",
      snapshot: "Selected: B2. Column 2. V. Button."
    ),
    SpeechCase(
      "without text",
      ElementDescription.of(.element).inside(.cell(CellContext(row: 0, column: 1))),
      spoken: "Column 2",
      snapshot: ". Column 2."
    ),
    SpeechCase(
      "with a hint alone: the spoken style promotes it",
      ElementDescription.of(.element, hint: "H").inside(.cell(CellContext(row: 0, column: 1))),
      spoken: "H, Column 2",
      snapshot: ". Column 2. ‖ H"
    ),
    SpeechCase(
      "whose label has its stop",
      cell("A.", row: 0, column: 0),
      spoken: "A. Column 1",
      snapshot: "A. Column 1."
    ),
    SpeechCase(
      "under a header with a value",
      headed("B2", [.of(.cell, "Price", value: "€")]),
      spoken: "Price, €, B2, Column 2",
      snapshot: "Price: €. B2. Column 2."
    ),
    SpeechCase(
      "under a header that is a value",
      headed("B2", [.of(.cell, value: "€")]),
      spoken: "€, B2, Column 2",
      snapshot: "€. B2. Column 2."
    ),
    SpeechCase(
      "with several headers",
      headed("B2", [.of(.cell, "Tea"), .of(.cell), .of(.cell, "Price")]),
      spoken: "Tea, Price, B2, Column 2",
      snapshot: "Tea. Price. B2. Column 2."
    ),
    SpeechCase(
      "selected under a header",
      headed("B2", [.of(.cell, "Price")], .selected),
      spoken: "Selected, Price, B2, Column 2",
      snapshot: "Selected: Price. B2. Column 2."
    ),
    SpeechCase(
      "under a header, the setting off",
      headed("B2", [.of(.cell, "Price")]),
      settings: with { $0.tableHeaders = false },
      spoken: "B2, Column 2",
      snapshot: "B2. Column 2."
    ),
    SpeechCase(
      "the setting for rows and columns off",
      cell("A1", row: 0, column: 0, isFirst: true, span: CellSpan(rows: 2, columns: 2)),
      settings: with { $0.rowsAndColumns = false },
      spoken: "A1",
      snapshot: "A1."
    ),
    SpeechCase(
      "that heads its row",
      heading(.row),
      spoken: "Tea, Row header, Column 1",
      snapshot: "Tea. Column 1."
    ),
    SpeechCase("that heads its column", heading(.column), spoken: "Tea, Column header, Column 1"),
    SpeechCase(
      "that heads both",
      heading(.both),
      spoken: "Tea, Row header, Column header, Column 1"
    ),
    SpeechCase(
      "in Russian, whose snapshot strings swap the spans",
      cell("A", row: 0, column: 0, span: CellSpan(rows: 2, columns: 3)).with { $0.language = "ru" },
      spoken: "A, Охватывает строк: 2, Охватывает столбцов: 3, Столбец 1",
      snapshot: "A. Охватывает столбцов: 2. Охватывает строк: 3. Столбец 1."
    ),
  ]

  private static func cell(
    _ label: String,
    _ traits: Traits = [],
    value: String? = nil,
    row: Int?,
    column: Int?,
    isFirst: Bool = false,
    span: CellSpan = CellSpan()
  ) -> ElementDescription {
    let context = CellContext(row: row, column: column, span: span, isFirstInRow: isFirst)
    return ElementDescription.of(traits.isEmpty ? .cell : .button, label, traits, value: value)
      .inside(.cell(context))
  }

  private static func headed(
    _ label: String,
    _ headers: [Element],
    _ traits: Traits = []
  ) -> ElementDescription {
    let places = headers.indices.map { ElementTree.Index($0 + 10) }
    let context = CellContext(row: 1, column: 1, columnHeaders: places)
    return ElementDescription.of(.cell, label, traits).inside(.cell(context)).with {
      for (place, header) in zip(places, headers) { $0.headers[place] = header }
    }
  }

  private static func heading(_ heading: CellHeading) -> ElementDescription {
    ElementDescription.of(.cell, "Tea").inside(
      .cell(CellContext(row: 1, column: 0, heading: heading))
    )
  }

  private static func with(_ change: (inout VoiceOverSettings) -> Void) -> VoiceOverSettings {
    var settings = VoiceOverSettings()
    change(&settings)
    return settings
  }
}
