import Testing

/// SCREEN-FORMAT.md, "Events and effects"; VOICEOVER.md, chapter 8 and 2.2.
@Suite("What becomes of announcements, and of values that update frequently")
struct AnnouncementEndTests {
  @Test("the app is told", arguments: ends)
  func replayEnds(_ session: SessionCase) throws { try session.check() }

  @Test("a value is looked at every two seconds", arguments: polls)
  func replayPolls(_ session: SessionCase) throws { try session.check() }

  static let ends: [SessionCase] = [
    .init(
      "one that was spoken to its end",
      """
      > start
      Save, Button
      > double tap
      ~ sound: activate
      Save
      Saved
      Heard: Saved

      -- app.screen --
      screen main
        on announcementDidFinish when value is Saved: announce "Heard: {value}"
        button "Save"
          on activate: announce "Saved"
      """
    ),
    .init(
      "one that a gesture silenced is posted again and heard after it",
      """
      > start
      Save, Button
      > double tap; swipe right
      ~ sound: activate
      Next, Button
      Saved

      -- app.screen --
      app
        on announcementWasCut: announce "{value}"
      screen main
        button "Save"
          on activate: announce "Saved"
        button "Next"
      """
    ),
    .init(
      "one that another one cut short; the screen is told before the app",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      One—
      Four
      ~ sound: app screen
      ~ sound: app app
      Lost: One two three

      -- app.screen --
      app
        on announcementWasCut: play "app"
      screen main
        on announcementWasCut:
          play "screen"
          announce "Lost: {value}"
        button "Go"
          on activate:
            wait 0.1s
            announce "One two three"
            wait 0.2s
            announce "Four"
      """
    ),
    .init(
      "at its end under wait, not before",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 1s
      One two three
      > wait 5s
      ~ silent
      > double tap
      ~ sound: activate
      Go
      > wait 3s
      One two three
      ~ sound: app done

      -- app.screen --
      screen main
        on announcementDidFinish when #count is 2: play "done"
        button "Go"
          on activate:
            wait 0.5s
            announce "One two three"
        text #count
          range: 0...9
          hidden: true
          every 3s: increment self
      """
    ),
  ]

  static let polls: [SessionCase] = [
    .init(
      "two seconds after the landing, under wait alone, and only if it is another",
      """
      > start
      Timer, 10
      > wait 1s
      ~ silent
      > wait 1s
      8
      > wait 4s
      6
      4
      > tap
      Timer, 4
      > swipe right
      Other
      > wait 1s
      ~ silent
      > swipe left
      Timer, 3
      > wait 1.9s
      ~ silent
      > wait 0.1s
      1

      -- app.screen --
      screen main
        text updatesFrequently "Timer" #left
          range: 0...10
          value: 10
          every 1s: decrement self
        text "Other"
      """
    ),
    .init(
      "one that is adjustable too is heard at once, and not again",
      """
      > start
      Position, 0, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > wait 2.5s
      1
      > wait 1s
      2

      -- app.screen --
      screen main
        adjustable updatesFrequently "Position" #position
          range: 0...9
          every 1.5s: increment self
      """
    ),
  ]
}
