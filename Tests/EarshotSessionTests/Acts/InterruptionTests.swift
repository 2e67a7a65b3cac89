import Testing

/// VOICEOVER.md 8.1 and 8.2; SESSIONS.md, "Commands".
@Suite("Speech that is cut short")
struct InterruptionTests {
  @Test("is heard up to the last word that had begun", arguments: gestures)
  func afterGestures(_ session: SessionCase) throws { try session.check() }

  @Test("by announcements follows their priorities", arguments: priorities)
  func byAnnouncements(_ session: SessionCase) throws { try session.check() }

  static let menu = """

    -- app.screen --
    screen menu
      header "Menu"
      button "Bonus points"
        value: 24
        hint: Opens your offers
      text "End"
    """

  static let gestures: [SessionCase] = [
    .init(
      "three words a second; the fourth would begin just when the swipe comes",
      """
      > start
      Menu, Heading
      > swipe right; wait 1s; swipe left
      Bonus points, 24,—
      Menu, Heading
      > swipe right; wait 333ms; swipe left
      Bonus—
      Menu, Heading
      > swipe right; wait 334ms; swipe left
      Bonus points,—
      Menu, Heading
      """ + menu
    ),
    .init(
      "the rate of the voice decides how much is heard",
      """
      rate: 25%

      > start
      Menu, Heading
      > swipe right; wait 1s; swipe left
      Bonus points,—
      Menu, Heading
      """ + menu
    ),
    .init(
      "all words had begun, and the last was cut",
      """
      > start
      Menu, Heading
      > swipe right; wait 1.1s; swipe left
      Bonus points, 24, Button—
      Menu, Heading
      """ + menu
    ),
    .init(
      "a hint begins a second after its description, and is dropped before that",
      """
      > start
      Menu, Heading
      > swipe right; wait 2.3s; swipe left
      Bonus points, 24, Button
      Menu, Heading
      > swipe right; wait 2.7s; swipe left
      Bonus points, 24, Button
      ~ hint: Opens your—
      Menu, Heading
      """ + menu
    ),
    .init(
      "what is under way when a wait ends the line is spoken out",
      """
      > start
      Menu, Heading
      > swipe right; wait 0.1s
      Bonus points, 24, Button
      ~ hint: Opens your offers
      > wait 5s
      ~ silent
      """ + menu
    ),
    .init(
      "lengths in thirds of a second add up without rounding",
      """
      > start
      x, Button
      > double tap; wait 1s; swipe left
      ~ sound: activate
      x
      one two
      ~ sound: boundary

      -- app.screen --
      screen main
        button "x"
          on activate: announce "one two"
      """
    ),
    .init(
      "reading that is cut short has not turned the page, and the cursor is where it was read",
      """
      > start
      One
      > read from top; wait 1s; tap
      One
      Two and—
      Two and a half
      > read all; wait 0.5s; two-finger tap
      Two and—
      > tap
      Two and a half
      > read all; wait 0.5s; two-finger tap
      Two and—
      > two-finger tap
      a half
      Three
      ~ scroll: next
      Page
      > tap
      Three

      -- app.screen --
      screen main
        on scroll next: announce "Page"
        text "One"
        text "Two and a half"
        text causesPageTurn "Three"
      """
    ),
    .init(
      "two fingers stop speech and let it go on",
      """
      > start
      Menu, Heading
      > swipe right; wait 0.5s; two-finger tap
      Bonus points,—
      > two-finger tap
      24, Button
      ~ hint: Opens your offers
      > two-finger tap
      ~ silent
      """ + menu
    ),
    .init(
      "what was stopped is forgotten after any other gesture",
      """
      > start
      Menu, Heading
      > swipe right; wait 0.5s; two-finger tap
      Bonus points,—
      > swipe right
      End
      > two-finger tap
      ~ silent
      """ + menu
    ),
    .init(
      "muted speech takes its time and is not printed",
      """
      speech: off

      > start
      ~ silent
      > swipe right
      ~ silent
      > swipe right 2
      ~ sound: boundary
      """ + menu
    ),
  ]

  static let priorities: [SessionCase] = [
    .init(
      "default, low and high in turn",
      """
      > start
      Camera, Button
      > double tap
      ~ sound: activate
      Camera
      Opening camera
      > wait 2s
      Camera—
      Camera active

      -- app.screen --
      screen main
        button "Camera"
          on activate:
            announce "Opening camera"
            wait 1s
            announce "Camera loading" low
            wait 0.3s
            announce "Camera active" high
      """
    ),
    .init(
      "a default one interrupts a default one",
      """
      > start
      Camera, Button
      > double tap
      ~ sound: activate
      Camera
      > wait 3s
      Open—
      Camera—
      Camera active

      -- app.screen --
      screen main
        button "Camera"
          on activate:
            wait 1s
            announce "Open the camera"
            wait 0.2s
            announce "Camera loading"
            wait 0.2s
            announce "Camera active"
      """
    ),
    .init(
      "a low one waits for the one under way, and nothing interrupts a high one",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 1.5s
      One two three
      Four
      > wait 3s
      Fire in the house
      Later

      -- app.screen --
      screen main
        button "Go"
          on activate:
            wait 0.1s
            announce "One two three"
            wait 0.1s
            announce "Four" low
            wait 1.8s
            announce "Fire in the house" high
            wait 0.2s
            announce "Now"
            wait 0.2s
            announce "Later"
      """
    ),
    .init(
      "a low one is dropped if something else is said before its turn",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 3s
      One two three four—
      Now

      -- app.screen --
      screen main
        button "Go"
          on activate:
            wait 0.1s
            announce "One two three four five"
            wait 0.1s
            announce "Lost" low
            wait 1s
            announce "Now"
      """
    ),
    .init(
      "of three at one moment the last default one stays; the same text may come again",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Three
      > double tap
      ~ sound: activate
      Go
      Three

      -- app.screen --
      screen main
        button "Go"
          on activate:
            announce "One"
            announce "Two" low
            announce "Three"
      """
    ),
    .init(
      "a move of focus interrupts a default one, and waits for a high one",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 2s
      One two—
      There, Button
      > swipe left
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 0.5s; wait 2s
      One two—
      There, Button

      -- app.screen --
      screen main
        button "Go"
          on activate:
            wait 0.1s
            announce "One two three four"
            wait 0.5s
            notify layoutChanged #there
        button "There" #there
      """
    ),
  ]
}
