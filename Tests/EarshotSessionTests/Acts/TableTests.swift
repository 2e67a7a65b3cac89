import Testing

/// VOICEOVER.md 3.6, 4.1 (rows 3 and 7), 4.2 and 4.5; SCREEN-FORMAT.md, "Tables".
@Suite("A table")
struct TableTests {
  @Test("tells where its cells stand", arguments: places)
  func replayPlaces(_ session: SessionCase) throws { try session.check() }

  @Test("speaks headers before the cells they head", arguments: headers)
  func replayHeaders(_ session: SessionCase) throws { try session.check() }

  @Test("obeys the settings", arguments: settings)
  func replaySettings(_ session: SessionCase) throws { try session.check() }

  @Test("keeps the places of cells that cannot be reached", arguments: hidden)
  func replayHidden(_ session: SessionCase) throws { try session.check() }

  @Test("is one of several", arguments: nested)
  func replayNested(_ session: SessionCase) throws { try session.check() }

  static let places: [SessionCase] = [
    .init(
      "a cell tells its column, the first of a row its row, with each landing",
      """
      > start
      Tea, Row 1, Column 1
      > read all
      Tea, Row 1, Column 1
      3, Column 2
      Milk, Row 2, Column 1
      1, Column 2
      > swipe left
      Milk, Row 2, Column 1

      -- app.screen --
      screen a
        table "Prices"
          row
            cell "Tea"
            cell "3"
          row
            cell "Milk"
            cell "1"
      """
    ),
    .init(
      "spans stand before row and column, both ways; columns are counted as HTML does",
      """
      > start
      A, Spans 2 rows, Row 1, Column 1
      > read all
      A, Spans 2 rows, Row 1, Column 1
      B, Spans 2 columns, Column 2
      C, Row 2, Column 2
      D, Spans 2 rows, Column 3
      E, Spans 2 columns, Row 3, Column 1
      F, Spans 3 rows, Spans 4 columns, Column 4

      -- app.screen --
      screen a
        table
          row
            cell "A"
              span: 2x1
            cell "B"
              span: 1x2
          row
            cell "C"
            cell "D"
              span: 2x1
          row
            cell "E"
              span: 1x2
            cell "F"
              span: 3x4
      """
    ),
    .init(
      "value, place, state, role: in this order",
      """
      > start
      Selected, A, V, Row 1, Column 1, dimmed, Button
      > swipe right
      Ann, Mute, on, Column 2
      > swipe right
      Sum, 3, 3 in all, Column 3, Heading level 2
      ~ hint: More content available
      > swipe right
      Volume, 5, Column 4, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.

      -- app.screen --
      screen a
        table
          row
            cell button notEnabled selected "A"
              value: V
            cell
              text "Ann"
              switch on "Mute"
            header "Sum"
              value: 3
              level: 2
              content important "In all": 3 in all
            adjustable "Volume"
              value: 5
              range: 1...9
      """
    ),
    .init(
      "in German, and in the snapshot style",
      """
      language: de

      > start
      A, Umfasst 2 Zeilen, Zeile 1, Spalte 1
      > :set style snapshot
      > tap
      A. Umfasst 2 Zeilen. Zeile 1. Spalte 1.

      -- app.screen --
      screen a
        table
          row
            cell "A"
              span: 2x1
          row
            cell "B"
      """
    ),
  ]

  static let headers: [SessionCase] = [
    .init(
      "the first cell of a row hears the header of the row, every cell those of its columns",
      """
      > start
      Drink, Column header, Row 1, Column 1
      > read all
      Drink, Column header, Row 1, Column 1
      Price, €, Column header, Column 2
      Drink, Tea, Row header, Row 2, Column 1
      Price, €, 3, Column 2
      Drink, Milk, Row header, Row 3, Column 1
      Price, €, 1, Column 2

      -- app.screen --
      screen a
        table
          row
            cell "Drink"
              header: column
            cell "Price"
              value: €
              header: column
          row
            cell "Tea"
              header: row
            cell "3"
          row
            cell "Milk"
              header: row
            cell "1"
      """
    ),
    .init(
      "the header of the row that is not its first cell is heard before that, row first",
      """
      > start
      Head, Column header, Row 1, Column 1
      > read all
      Head, Column header, Row 1, Column 1
      Tea, Head, A, Row 2, Column 1
      Tea, Row header, Column 2

      -- app.screen --
      screen a
        table
          row
            cell "Head"
              header: column
          row
            cell "A"
            cell "Tea"
              header: row
      """
    ),
    .init(
      "a cell that heads both says both",
      """
      > start
      All, Row header, Column header, Row 1, Column 1
      > read all
      All, Row header, Column header, Row 1, Column 1
      1, Column 2
      All, 2, Row 2, Column 1
      3, Column 2

      -- app.screen --
      screen a
        table
          row
            cell "All"
              header: both
            cell "1"
          row
            cell "2"
            cell "3"
      """
    ),
    .init(
      "the first cell of a row hears the header right above, which the snapshot style leaves out",
      """
      > start
      Head, Column header, Row 1, Column 1
      > swipe right
      Head, A, Row 2, Column 1
      > swipe right
      Head, B, Row 3, Column 1
      > :set style snapshot
      > tap
      Head. B. Row 3. Column 1.
      > swipe left
      A. Row 2. Column 1.

      -- app.screen --
      screen a
        table
          row
            cell "Head"
              header: column
          row
            cell "A"
          row
            cell "B"
      """
    ),
    .init(
      "headers of two rows and over two columns are heard in their order",
      """
      > start
      Tea, Column header, Spans 2 columns, Row 1, Column 1
      > read all
      Tea, Column header, Spans 2 columns, Row 1, Column 1
      Milk, Column header, Column 3
      Tea, Small, Column header, Row 2, Column 1
      Tea, Large, Column header, Column 2
      Tea, Small, 1, Row 3, Column 1
      Tea, Large, 2, Column 2
      Milk, 3, Column 3

      -- app.screen --
      screen a
        table
          row
            cell "Tea"
              span: 1x2
              header: column
            cell "Milk"
              header: column
          row
            cell "Small"
              header: column
            cell "Large"
              header: column
          row
            cell "1"
            cell "2"
            cell "3"
      """
    ),
    .init(
      "a row header over two rows heads both",
      """
      > start
      Tea, Row header, Spans 2 rows, Row 1, Column 1
      > read all
      Tea, Row header, Spans 2 rows, Row 1, Column 1
      1, Column 2
      Tea, 2, Row 2, Column 2

      -- app.screen --
      screen a
        table
          row
            cell "Tea"
              span: 2x1
              header: row
            cell "1"
          row
            cell "2"
      """
    ),
    .init(
      "a header without a label says what is inside, as it does itself",
      """
      > start
      Price, per kilo, Column header, Row 1, Column 1
      > swipe right
      Price, per kilo, 3, Row 2, Column 1
      > :set style snapshot
      > last
      Price, per kilo. 4. Row 3. Column 1.

      -- app.screen --
      screen a
        table
          row
            cell
              header: column
              text "Price"
              text "per kilo"
          row
            cell "3"
          row
            cell "4"
      """
    ),
  ]

  static let settings: [SessionCase] = [
    .init(
      "without headers: neither those of a cell nor what it heads",
      """
      tableHeaders: off

      > start
      Price, Row 1, Column 1
      > swipe right
      3, Spans 2 columns, Row 2, Column 1

      -- app.screen --
      screen a
        table
          row
            cell "Price"
              header: column
          row
            cell "3"
              span: 1x2
      """
    ),
    .init(
      "without rows and columns: no spans either",
      """
      > :set rowsAndColumns off
      > start
      Price, Column header
      > swipe right
      Price, 3
      > :set rowsAndColumns on
      > tap
      Price, 3, Spans 2 columns, Row 2, Column 1

      -- app.screen --
      screen a
        table
          row
            cell "Price"
              header: column
          row
            cell "3"
              span: 1x2
      """
    ),
  ]

  static let hidden: [SessionCase] = [
    .init(
      "the first that can be reached tells the row and hears its header; the snapshot style not",
      """
      > start
      Tea, B, Row 1, Column 2
      > swipe right
      C, Column 3
      > swipe right
      D, Row 2, Column 1
      > :set style snapshot
      > first
      B. Column 2.

      -- app.screen --
      screen a
        table
          row
            cell "Tea"
              header: row
              hidden: true
            cell "B"
            cell "C"
          row
            cell "D"
      """
    ),
    .init(
      "a cell below a hidden one keeps its column, and what appears takes its place again",
      """
      > start
      B, Row 1, Column 3
      > swipe right
      D, Row 2, Column 3, Button
      > double tap
      ~ sound: activate
      D
      > read from top
      A, Spans 2 rows, Spans 2 columns, Row 1, Column 1
      B, Column 3
      D, Row 2, Column 3, Button

      -- app.screen --
      screen a
        table
          row
            cell "A" #a
              span: 2x2
              hidden: true
            cell "B"
          row
            button "D"
              on activate: show #a
      """
    ),
    .init(
      "a whole hidden row counts",
      """
      > start
      A, Row 1, Column 1
      > swipe right
      C, Row 3, Column 1

      -- app.screen --
      screen a
        table
          row
            cell "A"
          row
            hidden: true
            cell "B"
          row
            cell "C"
      """
    ),
    .init(
      "a cell that holds a list is reached, so the next one is not the first",
      """
      > start
      Cats, List start
      > swipe right
      Dogs, List end
      > swipe right
      B, Column 2

      -- app.screen --
      screen a
        table
          row
            list
              text "Cats"
              text "Dogs"
            cell "B"
      """
    ),
  ]

  static let nested: [SessionCase] = [
    .init(
      "the nearest counts: its rows, columns and headers alone",
      """
      > start
      Head, Column header, Spans 2 columns, Row 1, Column 1
      > read all
      Head, Column header, Spans 2 columns, Row 1, Column 1
      Inner, Column header, Row 1, Column 1
      Inner, 1, Row 2, Column 1
      2, Column 2
      Head, B, Column 2

      -- app.screen --
      screen a
        table
          row
            cell "Head"
              span: 1x2
              header: column
          row
            table
              row
                cell "Inner"
                  header: column
              row
                cell "1"
                cell "2"
            cell "B"
      """
    ),
    .init(
      "its name is not spoken, a group around it is; a group in a cell is",
      """
      > start
      Shop, Tea, Row 1, Column 1
      > swipe right
      Price, 3, Column 2
      > swipe right
      €, Column 2
      > swipe right
      Below

      -- app.screen --
      screen a
        group "Shop"
          table "Prices"
            row
              cell "Tea"
              group "Price"
                text "3"
                text "€"
        text "Below"
      """
    ),
    .init(
      "the rotor goes to each, and says so where there is no more",
      """
      > start
      Top
      > rotor "Tables"
      ~ rotor: Tables
      > swipe down
      A, Row 1, Column 1
      > swipe down
      B, Row 1, Column 1
      > swipe down
      ~ sound: boundary
      Table not found

      -- app.screen --
      screen a
        text "Top"
        table
          row
            cell "A"
        table
          row
            cell "B"
      """
    ),
  ]
}
