import Testing

/// VOICEOVER.md chapter 5 and SESSIONS.md: reading on, choosing, copying, muting, practising.
@Suite("Reading aloud and its switches")
struct ReadingAloudTests {
  @Test("speaks each stop without hints", arguments: description)
  func replayReading(_ session: SessionCase) throws { try session.check() }

  @Test("stops are found by their words", arguments: choosing)
  func replayChoosing(_ session: SessionCase) throws { try session.check() }

  @Test("speech is copied, muted, covered and practised", arguments: switches)
  func replaySwitches(_ session: SessionCase) throws { try session.check() }

  static let description: [SessionCase] = [
    .init(
      "from the cursor, and from the top, to the last stop",
      """
      > start
      One
      > swipe right
      Two, Button
      ~ hint: Opens
      > read all
      Two, Button
      Box, Three
      > tap
      Three
      > read from top
      One
      Two, Button
      Box, Three
      > swipe right
      ~ sound: boundary

      -- app.screen --
      screen a
        text "One"
        button "Two"
          hint: Opens
        group "Box"
          text "Three"
      """
    ),
    .init(
      "pages are turned until nothing moves",
      """
      > start
      Page text 1
      > read all
      Page text 1
      ~ scroll: next
      Page text 2
      ~ scroll: next
      Page text 3

      -- app.screen --
      screen a
        text causesPageTurn "Page text {#page}" #text
          on scroll next when #page is 3: decline
          on scroll next: increment #page
        view
          hidden: true
          text #page
            range: 1...3
      """
    ),
    .init(
      "what is joined to it cuts it short",
      """
      > start
      One two three
      > read all; wait 900ms; pause
      One two three—
      > swipe right
      Four five six seven

      -- app.screen --
      screen a
        text "One two three"
        text "Four five six seven"
      """
    ),
    .init(
      "pause stops in the middle of a word run, pause again says the rest",
      """
      > start
      One two three four five six
      > swipe right
      Next
      > swipe left; wait 1s; pause
      One two three—
      > pause
      four five six
      > pause
      ~ silent

      -- app.screen --
      screen a
        text "One two three four five six"
        text "Next"
      """
    ),
    .init(
      "another gesture forgets what was paused",
      """
      > start
      Next
      > swipe right; wait 1s; pause
      One two three—
      > swipe left
      Next
      > pause
      ~ silent

      -- app.screen --
      screen a
        text "Next"
        text "One two three four five six"
      """
    ),
  ]

  static let choosing: [SessionCase] = [
    .init(
      "the first stop that holds the text, whatever the case",
      """
      > start
      One
      > item chooser "BUTT"
      Two, Button
      > item chooser three
      Three
      > item chooser "Four"
      ~ sound: boundary
      > tap
      Three

      -- app.screen --
      screen a
        text "One"
        button "Two"
        text "Three"
      """
    ),
    .init(
      "an item's summary: page, place and cell, else the description",
      """
      > start
      Title, Heading
      > summary
      Title, Heading
      > swipe right
      Tab Bar, A, Tab, 1 of 2
      > summary
      1 of 2
      > swipe right 2
      B, Tab, 2 of 2
      Text
      > summary
      Page 1 of 4

      -- app.screen --
      screen a
        header "Title"
        tabBar
          tab "A"
          tab "B"
        scrollView
          pages: 4
          text "Text"
      """
    ),
  ]

  static let switches: [SessionCase] = [
    .init(
      "copying says so, and speech goes on",
      """
      > start
      One
      > copy
      Copied to clipboard
      > swipe right
      Two

      -- app.screen --
      screen a
        text "One"
        text "Two"
      """
    ),
    .init(
      "muted speech is not printed, sounds and screens are, positions move",
      """
      > start
      One, Button
      ~ hint: Opens
      > mute
      Speech off
      > swipe right
      ~ silent
      > swipe right
      ~ sound: boundary
      > swipe left
      ~ silent
      > double tap
      ~ sound: activate
      ~ screen: b
      > scrub
      ~ screen: a
      > mute
      Speech on
      > tap
      One, Button
      ~ hint: Opens

      -- app.screen --
      screen a
        button "One"
          hint: Opens
          on activate: push b
        text "Two"
      screen b
        on appear: announce "Never heard"
        text "Three"
      """
    ),
    .init(
      "a refusal is seen while muted",
      """
      > start
      One
      > mute
      Speech off
      > double tap
      ~ refused: nothing to activate
      > :set speech on
      > tap
      One

      -- app.screen --
      screen a
        text "One"
      """
    ),
    .init(
      "the curtain does not silence",
      """
      > start
      One
      > curtain
      Screen curtain on
      > tap
      One
      > curtain
      Screen curtain off

      -- app.screen --
      screen a
        text "One"
      """
    ),
    .init(
      "practice names the gestures and moves nothing",
      """
      > start
      One
      > four-finger double tap
      Starting help
      > swipe right
      swipe right
      > rotor right
      two finger rotate right
      > scrub
      Stopping help
      > tap
      One

      -- app.screen --
      screen a
        text "One"
        text "Two"
      """
    ),
    .init(
      "names of settings change what is heard",
      """
      > start
      One, Button
      ~ hint: Opens
      > :set hints off
      > tap
      One, Button
      > :set sounds off
      > double tap
      One
      > swipe left
      ~ sound: boundary

      -- app.screen --
      screen a
        button "One"
          hint: Opens
          on activate: play "x"
      """
    ),
  ]
}
