import Testing

/// VOICEOVER.md, chapter 5, Decision on the item summary.
@Suite("The item summary")
struct SummaryTests {
  @Test("tells where a stop stands", arguments: cases)
  func replay(_ session: SessionCase) throws { try session.check() }

  static let cases: [SessionCase] = [
    .init(
      "row and column, both",
      """
      > start
      Tea, Row 1, Column 1
      > swipe right
      3, Column 2
      > three-finger tap
      Row 1, Column 2
      > :set rowsAndColumns off
      > summary
      Row 1, Column 2

      -- app.screen --
      screen a
        table
          row
            cell "Tea"
            cell "3"
          row
            cell "Milk"
            cell "1"
      """
    ),
    .init(
      "the place among tabs and segments",
      """
      > start
      Selected, Day, Button, 1 of 2
      > summary
      1 of 2
      > last
      Tab Bar, Cart, Tab, 2 of 2
      > summary
      2 of 2

      -- app.screen --
      screen a
        segments
          tab selected "Day"
          tab "Week"
        tabBar
          tab "Menu"
          tab "Cart"
      """
    ),
    .init(
      "the page first, then the place",
      """
      > start
      Tea, Row 1, Column 1
      > summary
      Page 1 of 3, Row 1, Column 1
      > scroll left
      ~ scroll: left
      Page 2 of 3
      > summary
      Page 2 of 3, Row 1, Column 1
      > last
      Roses
      > summary
      Page 2 of 3
      > :set language ru
      > swipe left
      Tea, Ряд 1, Столбец 1
      > summary
      Page 2 of 3, Ряд 1, Столбец 1

      -- app.screen --
      screen a
        scrollView
          pages: 3
          table
            row
              cell "Tea"
          text "Roses"
      """
    ),
    .init(
      "the description again where there is nothing to tell",
      """
      > start
      Profile, Points, Button
      ~ hint: Opens your offers
      > summary
      Points, Button
      > swipe right
      ~ silent
      > summary
      ~ silent

      -- app.screen --
      screen a
        group "Profile"
          button "Points"
            hint: Opens your offers
        element
      """
    ),
    .init(
      "the boundary where there is no stop",
      """
      > start
      ~ silent
      > summary
      ~ sound: boundary

      -- app.screen --
      screen a
      """
    ),
    .init(
      "in the words of the language and the style",
      """
      style: snapshot
      language: de

      > start
      Tee. Zeile 1. Spalte 1.
      > summary
      Zeile 1. Spalte 1.

      -- app.screen --
      screen a
        table
          row
            cell "Tee"
      """
    ),
  ]
}
