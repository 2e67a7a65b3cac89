import Testing

/// VOICEOVER.md 3.8 and chapter 5; SESSIONS.md, "Commands".
@Suite("A finger on the screen")
struct TouchTests {
  @Test("that is dragged speaks what it meets", arguments: drags)
  func replayDrags(_ session: SessionCase) throws { try session.check() }

  static let drags: [SessionCase] = [
    .init(
      "each stop in order, once while the finger stays on it, both ends included",
      """
      > start
      One
      > drag 10 10 to 10 110
      One
      Two
      Three
      > drag 10 110 to 10 10
      Three
      Two
      One
      > drag 10 60 to 200 60
      Two
      > drag 10 60 to 10 60
      Two

      -- app.screen --
      screen a
        text "One"
        text "Two"
        text "Three"
      """
    ),
    .init(
      "and an empty stretch sounds once",
      """
      > start
      One
      > drag 10 10 to 10 300
      One
      ~ sound: empty
      Two
      ~ sound: empty
      > tap
      Two
      > drag 10 250 to 10 10
      ~ sound: empty
      Two
      ~ sound: empty
      One

      -- app.screen --
      screen a
        text "One"
          frame: 0 0 390 40
        text "Two"
          frame: 0 100 390 40
      """
    ),
    .init(
      "and the topmost, as often as it comes back",
      """
      > start
      Map
      > drag 0 10 to 99 10
      Map
      Pin
      Map
      > drag 0 10 to 45 10
      Map
      Pin
      > drag 45 10 to 55 10
      Pin

      -- app.screen --
      screen a
        text "Map"
          frame: 0 0 100 100
        text "Pin"
          frame: 40 0 20 20
      """
    ),
    .init(
      "across columns and on the slant",
      """
      > start
      A
      > drag 5 5 to 15 15
      A
      D
      > drag 5 5 to 15 10
      A
      B
      D

      -- app.screen --
      screen a
        text "A"
          frame: 0 0 10 10
        text "B"
          frame: 10 0 10 10
        text "C"
          frame: 0 10 10 10
        text "D"
          frame: 10 10 10 10
      """
    ),
    .init(
      "as it is at that moment",
      """
      > start
      One
      > drag 10 10 to 10 300
      One
      Two
      ~ sound: empty
      Four
      Fifth, unhidden
      ~ sound: empty

      -- app.screen --
      screen a
        text "One"
          frame: 0 0 390 40
        text "Two"
          frame: 0 40 390 40
          on focus:
            hide #three
            show #five
        text "Three" #three
          frame: 0 80 390 40
        text "Four"
          frame: 0 100 390 40
        text "Fifth, unhidden" #five
          hidden: true
          frame: 0 140 390 40
      """
    ),
    .init(
      "with the groups that it enters, and what the app says",
      """
      > start
      Menu, Heading
      > drag 10 10 to 10 100
      Menu, Heading
      Pizzas, Pepperoni
      Looked at
      Four Cheese

      -- app.screen --
      screen a
        header "Menu"
        group "Pizzas"
          text "Pepperoni"
            on focus: announce "Looked at"
          text "Four Cheese"
      """
    ),
    .init(
      "and is one gesture to undo",
      """
      > start
      One
      > drag 10 10 to 10 110
      One
      Two
      Three
      > :undo
      > tap
      One

      -- app.screen --
      screen a
        text "One"
        text "Two"
        text "Three"
      """
    ),
    .init(
      "on a screen without stops is empty",
      """
      > start
      ~ silent
      > drag 0 0 to 9 9
      ~ sound: empty
      > touch 1 1
      ~ sound: empty

      -- app.screen --
      screen a
        view
      """
    ),
  ]
}
