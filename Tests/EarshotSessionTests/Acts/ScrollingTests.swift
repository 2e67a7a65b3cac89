import Testing

/// VOICEOVER.md 6.5, sentence by sentence.
@Suite("Scrolling")
struct ScrollingTests {
  @Test("asks the handlers, from the element upwards", arguments: handlers)
  func replayHandlers(_ session: SessionCase) throws { try session.check() }

  @Test("turns the pages of a scroll view", arguments: pages)
  func replayPages(_ session: SessionCase) throws { try session.check() }

  @Test("goes by the frames where they are known", arguments: frames)
  func replayFrames(_ session: SessionCase) throws { try session.check() }

  static let handlers: [SessionCase] = [
    .init(
      "its own word first, then next or previous, then the next node up",
      """
      > start
      Card
      > three-finger swipe left
      ~ scroll: left
      Left of the card
      > three-finger swipe up
      ~ scroll: up
      Next of the card
      > three-finger swipe right
      ~ scroll: right
      Previous of the group
      > three-finger swipe down
      ~ scroll: down
      Previous of the group
      > swipe right 2
      On, 1
      Last
      > three-finger swipe down
      ~ scroll: down
      Down of the screen

      -- app.screen --
      screen a
        on scroll down: announce "Down of the screen"
        on scroll left: announce "Left of the screen"
        view
          on scroll right:
            announce "Not to the right"
            decline
          on scroll previous when #on is 1: announce "Previous of the group"
          on scroll up: announce "Up of the group"
          text "Card"
            on scroll left: announce "Left of the card"
            on scroll next: announce "Next of the card"
          text "On" #on
            value: 1
            on scroll right: set value: 2
        text "Last"
      """
    ),
    .init(
      "that decline are heard, and passed over",
      """
      > start
      Card
      > scroll left
      ~ scroll: left
      Taken
      > swipe right
      Lone
      > scroll right
      ~ sound: boundary
      No way

      -- app.screen --
      screen a
        text "Card"
          on scroll left: decline
          on scroll next: announce "Taken"
        text "Lone"
          on scroll right:
            announce "No way"
            decline
      """
    ),
    .init(
      "before the scroll view between them",
      """
      > start
      Card
      > scroll left
      ~ scroll: left
      Screen

      -- app.screen --
      screen a
        on scroll next: announce "Screen"
        scrollView
          pages: 3
          text "Card"
      """
    ),
    .init(
      "and the page they tell is spoken; the same twice is the end",
      """
      > start
      Card
      > scroll left
      ~ scroll: left
      Page 2 of 5
      > scroll left
      ~ sound: boundary
      > scroll right
      ~ scroll: right
      Page 1 of 5
      > scroll left 3
      ~ scroll: left
      Page 2 of 5
      ~ sound: boundary

      -- app.screen --
      screen a
        text "Card"
          on scroll left: notify pageScrolled "Page 2 of 5"
          on scroll right: notify pageScrolled "Page 1 of 5"
      """
    ),
    .init(
      "and a screen that comes up begins anew",
      """
      > start
      Card
      > scroll left
      ~ scroll: left
      Page 2 of 2
      > double tap
      ~ sound: activate
      ~ screen: b
      Other
      > scroll left
      ~ scroll: left
      Page 2 of 2

      -- app.screen --
      screen a
        text "Card"
          on scroll left: notify pageScrolled "Page 2 of 2"
          on activate: push b
      screen b
        text "Other"
          on scroll left: notify pageScrolled "Page 2 of 2"
      """
    ),
    .init(
      "mirrored where the layout goes from right to left",
      """
      direction: rtl

      > start
      Card
      > scroll right
      ~ scroll: right
      Next
      > scroll left
      ~ scroll: left
      Previous
      > scroll up
      ~ scroll: up
      Next
      > scroll down
      ~ scroll: down
      Previous

      -- app.screen --
      screen a
        text "Card"
          on scroll next: announce "Next"
          on scroll previous: announce "Previous"
      """
    ),
    .init(
      "which may move focus, or change the value under it",
      """
      hints: off

      > start
      Day, 1, Adjustable
      > scroll left
      ~ scroll: left
      2
      > scroll up
      ~ scroll: up
      Other

      -- app.screen --
      screen a
        adjustable "Day" #day
          range: 1...9
          on scroll left: increment self
          on scroll up: notify layoutChanged #other
        text "Other" #other
      """
    ),
    .init(
      "without a cursor the screen's",
      """
      > start
      ~ silent
      > scroll left
      ~ scroll: left
      Taken
      > scroll right
      ~ sound: boundary

      -- app.screen --
      screen a
        on scroll left: announce "Taken"
        view
      """
    ),
  ]

  static let pages: [SessionCase] = [
    .init(
      "left and up go on, right and down go back, to the ends",
      """
      > start
      Card
      > three-finger swipe left
      ~ scroll: left
      Page 2 of 3
      > three-finger swipe up
      ~ scroll: up
      Page 3 of 3
      > three-finger swipe left
      ~ sound: boundary
      > three-finger swipe right
      ~ scroll: right
      Page 2 of 3
      > three-finger swipe down
      ~ scroll: down
      Page 1 of 3
      > three-finger swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        scrollView
          pages: 3
          text "Card"
      """
    ),
    .init(
      "right goes on where the layout goes from right to left",
      """
      > start
      Card
      > scroll left
      ~ sound: boundary
      > scroll right
      ~ scroll: right
      Page 2 of 2
      > scroll down
      ~ scroll: down
      Page 1 of 2

      -- app.screen --
      screen a
        direction: rtl
        scrollView
          pages: 2
          text "Card"
      """
    ),
    .init(
      "up to the border with a count",
      """
      > start
      Card
      > three-finger swipe left 9
      ~ scroll: left
      Page 2 of 3
      ~ scroll: left
      Page 3 of 3
      ~ sound: boundary

      -- app.screen --
      screen a
        scrollView
          pages: 3
          text "Card"
      """
    ),
    .init(
      "of the nearest that has pages, and only around the cursor",
      """
      > start
      Inside
      > scroll left
      ~ scroll: left
      Page 2 of 2
      > scroll left
      ~ sound: boundary
      > swipe right
      Between
      > scroll left
      ~ scroll: left
      Page 2 of 4
      > swipe right
      Outside
      > scroll left
      ~ sound: boundary

      -- app.screen --
      screen a
        scrollView
          pages: 4
          scrollView
            pages: 2
            scrollView
              text "Inside"
          text "Between"
        text "Outside"
      """
    ),
    .init(
      "which the screen keeps when it is left, and undo brings back",
      """
      > start
      Card
      > scroll left
      ~ scroll: left
      Page 2 of 3
      > double tap
      ~ sound: activate
      ~ screen: b
      News, Back button
      > double tap
      ~ sound: activate
      ~ screen: a
      Card
      > scroll left
      ~ scroll: left
      Page 3 of 3
      > :undo 5
      > scroll left
      ~ scroll: left
      Page 2 of 3

      -- app.screen --
      screen a
        scrollView
          pages: 3
          text "Card"
            on activate: push b
      screen b
        back "News"
      """
    ),
  ]

  static let frames: [SessionCase] = [
    .init(
      "to the first stop of the new page, if the page of the cursor went away",
      """
      > start
      News, Heading
      > swipe right
      One
      > swipe right
      Two
      > scroll left
      ~ scroll: left
      Page 2 of 3
      Three
      > scroll left
      ~ scroll: left
      Page 3 of 3
      > scroll right
      ~ scroll: right
      Page 2 of 3
      > scroll right
      ~ scroll: right
      Page 1 of 3
      One

      -- app.screen --
      screen a
        header "News"
          frame: 0 0 390 40
        scrollView
          frame: 0 50 390 200
          pages: 3
          text "One"
            frame: 0 50 390 40
          text "Two"
            frame: 0 100 390 40
          text "Three"
            frame: 400 160 370 40
      """
    ),
    .init(
      "up and down, too",
      """
      > start
      One
      > scroll up
      ~ scroll: up
      Page 2 of 2
      Two
      > scroll down
      ~ scroll: down
      Page 1 of 2
      One

      -- app.screen --
      screen a
        scrollView
          frame: 0 0 390 200
          pages: 2
          text "One"
            frame: 0 50 390 40
          text "Two"
            frame: 0 200 390 40
          text "Three"
            frame: 0 300 390 40
      """
    ),
    .init(
      "from right to left to the pages on the left",
      """
      direction: rtl

      > start
      One
      > scroll right
      ~ scroll: right
      Page 2 of 3
      Two
      > scroll right
      ~ scroll: right
      Page 3 of 3
      Three

      -- app.screen --
      screen a
        scrollView
          frame: 0 0 390 200
          pages: 3
          text "One"
            frame: 100 0 100 40
          text "Two"
            frame: -100 0 100 40
          text "Three"
            frame: -780 0 100 40
      """
    ),
    .init(
      "and the page follows what the cursor lands on, silently",
      """
      > start
      One
      > swipe right
      Two
      > scroll left
      ~ sound: boundary
      > scroll right
      ~ scroll: right
      Page 1 of 2
      One
      > touch "Two"
      Two
      > scroll right
      ~ scroll: right
      Page 1 of 2
      One

      -- app.screen --
      screen a
        scrollView
          frame: 0 0 390 200
          pages: 2
          text "One"
            frame: 0 0 390 40
          text "Two"
            frame: 390 0 390 40
      """
    ),
    .init(
      "and a finger finds what the page shows",
      """
      > start
      One
      > touch 400 10
      ~ sound: empty
      > scroll left
      ~ scroll: left
      Page 2 of 2
      Two
      > touch 10 60
      Three
      > touch 10 10
      Two
      > touch 10 300
      Below

      -- app.screen --
      screen a
        scrollView
          frame: 0 0 390 200
          pages: 2
          text "One"
            frame: 0 0 390 100
          text "Two"
            frame: 390 0 390 50
          text "Three"
            frame: 390 50 390 50
        text "Below"
          frame: 0 300 390 40
      """
    ),
    .init(
      "where the scroll view has none, pages only speak",
      """
      > start
      One
      > scroll left
      ~ scroll: left
      Page 2 of 2
      > tap
      One

      -- app.screen --
      screen a
        scrollView
          pages: 2
          text "One"
            frame: 0 0 390 100
          text "Two"
            frame: 390 0 390 50
      """
    ),
    .init(
      "that are broken lead nowhere",
      """
      > start
      One
      > scroll left
      ~ scroll: left
      Page 2 of 2
      Two
      > swipe left
      One

      -- app.screen --
      screen a
        scrollView
          frame: 0 0 1 0
          pages: 2
          text "One"
            frame: 0 0 390 100
          text "Two"
            frame: 99999999999999999999 0 390 50
      """
    ),
  ]
}
