import Testing

/// VOICEOVER.md 6.5: who is asked to scroll, and what is heard of it.
@Suite("Turning pages with three fingers")
struct PageTurningTests {
  @Test("asks handlers from the element upwards", arguments: handlers)
  func replayHandlers(_ session: SessionCase) throws { try session.check() }

  @Test("turns the pages of the nearest scroll view", arguments: pages)
  func replayPages(_ session: SessionCase) throws { try session.check() }

  static let handlers: [SessionCase] = [
    .init(
      "the direction's word goes before next and previous, which go before the container's word",
      """
      > start
      One
      > scroll left
      ~ scroll: left
      Left of one
      > scroll up
      ~ scroll: up
      Next of one
      > scroll right
      ~ scroll: right
      Right of the view
      > scroll down
      ~ scroll: down
      Previous of the view

      -- app.screen --
      screen a
        view
          on scroll left: announce "Left of the view"
          on scroll right: announce "Right of the view"
          on scroll previous: announce "Previous of the view"
          text "One"
            on scroll left: announce "Left of one"
            on scroll next: announce "Next of one"
      """
    ),
    .init(
      "right to left mirrors left and right, not up and down",
      """
      direction: rtl

      > start
      One
      > scroll left
      ~ scroll: left
      Previous
      > scroll right
      ~ scroll: right
      Next
      > scroll up
      ~ scroll: up
      Next
      > scroll down
      ~ scroll: down
      Previous

      -- app.screen --
      screen a
        text "One"
          on scroll next: announce "Next"
          on scroll previous: announce "Previous"
      """
    ),
    .init(
      "who declines passes it to next, then up",
      """
      > start
      One
      > scroll left
      ~ scroll: left
      Screen

      -- app.screen --
      screen a
        on scroll left: announce "Screen"
        text "One"
          on scroll left: decline
          on scroll next: decline
      """
    ),
    .init(
      "all decline: the boundary, and what they said",
      """
      > start
      One
      > scroll left
      ~ sound: boundary
      The end

      -- app.screen --
      screen a
        text "One"
          on scroll left:
            announce "The end"
            decline
      """
    ),
    .init(
      "a status is heard, the same once more is the boundary",
      """
      > start
      One
      > scroll left
      ~ scroll: left
      Page 2 of 2
      > scroll left
      ~ sound: boundary

      -- app.screen --
      screen a
        text "One"
          on scroll left: notify pageScrolled "Page 2 of 2"
      """
    ),
    .init(
      "a handler that says nothing has its direction alone",
      """
      > start
      One
      > scroll left
      ~ scroll: left

      -- app.screen --
      screen a
        text "One" #one
          on scroll left: set #one.value: moved
      """
    ),
    .init(
      "a handler goes before the scroll view's pages, and a declined one leads to them",
      """
      > start
      One
      > scroll left
      ~ scroll: left
      Mine
      > scroll up
      ~ scroll: up
      Page 2 of 3

      -- app.screen --
      screen a
        scrollView
          pages: 3
          on scroll left: announce "Mine"
          on scroll up: decline
          text "One"
      """
    ),
  ]

  static let pages: [SessionCase] = [
    .init(
      "left and up go on, right and down go back, an end is the boundary alone",
      """
      > start
      One
      > scroll right
      ~ sound: boundary
      > scroll left
      ~ scroll: left
      Page 2 of 3
      > scroll up
      ~ scroll: up
      Page 3 of 3
      > scroll up
      ~ sound: boundary
      > scroll down
      ~ scroll: down
      Page 2 of 3
      > scroll right
      ~ scroll: right
      Page 1 of 3

      -- app.screen --
      screen a
        scrollView
          pages: 3
          text "One"
      """
    ),
    .init(
      "a count stops at the boundary",
      """
      > start
      One
      > scroll left 9
      ~ scroll: left
      Page 2 of 3
      ~ scroll: left
      Page 3 of 3
      ~ sound: boundary

      -- app.screen --
      screen a
        scrollView
          pages: 3
          text "One"
      """
    ),
    .init(
      "right to left",
      """
      direction: rtl

      > start
      One
      > scroll left
      ~ sound: boundary
      > scroll right
      ~ scroll: right
      Page 2 of 3

      -- app.screen --
      screen a
        scrollView
          pages: 3
          text "One"
      """
    ),
    .init(
      "with frames the cursor goes to the first stop of the new page",
      """
      > start
      A1
      > swipe right
      A2
      > scroll left
      ~ scroll: left
      Page 2 of 2
      B1
      > swipe right
      B2
      > scroll right
      ~ scroll: right
      Page 1 of 2
      A1

      -- app.screen --
      screen a
        scrollView
          frame: 0 0 100 100
          pages: 2
          text "A1"
            frame: 0 0 50 20
          text "A2"
            frame: 0 30 50 20
          text "B1"
            frame: 100 60 50 20
          text "B2"
            frame: 100 90 50 20
      """
    ),
    .init(
      "outside the scroll view nothing moves",
      """
      > start
      Title, Heading
      > scroll left
      ~ sound: boundary

      -- app.screen --
      screen a
        header "Title"
        scrollView
          pages: 3
          text "One"
      """
    ),
    .init(
      "only the nearest scroll view turns",
      """
      > start
      Inner
      > scroll left
      ~ scroll: left
      Page 2 of 2
      > scroll left
      ~ sound: boundary
      > swipe right
      Outer
      > scroll left
      ~ scroll: left
      Page 2 of 5

      -- app.screen --
      screen a
        scrollView
          pages: 5
          scrollView
            pages: 2
            text "Inner"
          text "Outer"
      """
    ),
    .init(
      "undo turns the page back",
      """
      > start
      One
      > scroll left
      ~ scroll: left
      Page 2 of 2
      > :undo
      > scroll left
      ~ scroll: left
      Page 2 of 2

      -- app.screen --
      screen a
        scrollView
          pages: 2
          text "One"
      """
    ),
    .init(
      "a dimmed element scrolls like any other",
      """
      > start
      One, dimmed
      > scroll left
      ~ scroll: left
      Page 2 of 2

      -- app.screen --
      screen a
        scrollView
          pages: 2
          element notEnabled "One"
      """
    ),
  ]
}
