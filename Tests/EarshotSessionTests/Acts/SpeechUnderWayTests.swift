import Testing

/// VOICEOVER.md chapters 5 and 8: what each gesture does to speech that is under way, and what is
/// heard of handlers that run beside the gestures.
@Suite("Speech under way")
struct SpeechUnderWayTests {
  @Test("is cut by what comes next, and by what moves", arguments: cuts)
  func replayCuts(_ session: SessionCase) throws { try session.check() }

  @Test("is followed by what waits", arguments: queues)
  func replayQueues(_ session: SessionCase) throws { try session.check() }

  @Test("is stopped and goes on", arguments: pauses)
  func replayPauses(_ session: SessionCase) throws { try session.check() }

  static let cuts: [SessionCase] = [
    .init(
      "a boundary is no speech, and still the gesture cuts what is under way",
      """
      > start
      One two three
      > tap; wait 500ms; swipe left
      One two—
      ~ sound: boundary

      -- app.screen --
      screen a
        text "One two three"
      """
    ),
    .init(
      "a refusal cuts, too",
      """
      > start
      One two three
      > tap; wait 500ms; double tap
      One two—
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        text "One two three"
      """
    ),
    .init(
      "a command that is not understood, or not simulated, cuts nothing and stands behind",
      """
      > start
      One two three
      > tap; home
      One two three
      ~ refused: not simulated
      > tap; hop
      One two three
      ~ refused: unknown command 'hop'
      > tap; :set emoji on
      One two three
      ~ refused: not simulated
      > tap; :set navigation grouped
      One two three
      ~ refused: not simulated

      -- app.screen --
      screen a
        text "One two three"
      """
    ),
    .init(
      "waits on one line add up",
      """
      > start
      One two three four
      > tap; wait 0.4s; wait 0.4s; tap
      One two three—
      One two three four

      -- app.screen --
      screen a
        text "One two three four"
      """
    ),
    .init(
      "a wait before the first speech lets nothing be heard",
      """
      > start
      One
      > wait 1s; swipe right
      Two

      -- app.screen --
      screen a
        text "One"
        text "Two"
      """
    ),
    .init(
      "a timer's announcement cuts the description, its hint is lost",
      """
      > start
      One
      > swipe right; wait 4s
      two three—
      Tick
      > tap
      two three four five
      ~ hint: Opens

      -- app.screen --
      screen a
        every 500ms when #ticks is 0:
          increment #ticks
          announce "Tick"
        text "One"
        text "two three four five"
          hint: Opens
        view
          hidden: true
          text #ticks
            values: 0 | 1
      """
    ),
    .init(
      "a low announcement waits for the hint, too",
      """
      > start
      One
      > swipe right; wait 4s
      Two
      ~ hint: Opens your offers
      Tick

      -- app.screen --
      screen a
        every 500ms when #ticks is 0:
          increment #ticks
          announce "Tick" low
        text "One"
        text "Two"
          hint: Opens your offers
        view
          hidden: true
          text #ticks
            values: 0 | 1
      """
    ),
    .init(
      "a changed value of the focused switch cuts what is under way",
      """
      > start
      One
      > swipe right; wait 2s
      Wifi in the whole—
      on

      -- app.screen --
      screen a
        every 1100ms when #wifi is off: toggle #wifi
        text "One"
        switch off "Wifi in the whole house" #wifi
      """
    ),
    .init(
      "a sound of the app's own cuts nothing",
      """
      > start
      One
      > swipe right; wait 2s
      Two three four
      ~ sound: app ding

      -- app.screen --
      screen a
        every 500ms when #ticks is 0:
          increment #ticks
          play "ding"
        text "One"
        text "Two three four"
        view
          hidden: true
          text #ticks
            values: 0 | 1
      """
    ),
    .init(
      "a status of a page waits for nothing and cuts like a default announcement",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three—
      Page 2

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five"
            wait 1s
            notify pageScrolled "Page 2"
      """
    ),
    .init(
      "the words of layoutChanged cut, but not a high announcement",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three four five
      New row

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four five" high
            wait 1s
            notify layoutChanged "New row"
      """
    ),
  ]

  static let queues: [SessionCase] = [
    .init(
      "a gesture without an announcement lets a low one of the line before be heard in its step",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Later
      > swipe right
      Two

      -- app.screen --
      screen a
        button "Go"
          on activate: announce "Later" low
        text "Two"
      """
    ),
    .init(
      "a hint stands before the announcement of the same gesture",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Wifi, Switch button, off
      ~ hint: Double tap to toggle setting.
      Welcome

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        on appear: announce "Welcome"
        switch off "Wifi"
      """
    ),
    .init(
      "an announcement that answers another one ends with the step",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      One
      Two
      > swipe right
      Other

      -- app.screen --
      screen a
        on announcementDidFinish when value is One: announce "Two"
        button "Go"
          on activate: announce "One"
        text "Other"
      """
    ),
    .init(
      "two that were lost are posted again in their order, where they wait for each other",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Three
      One
      Two

      -- app.screen --
      screen a
        on announcementWasCut: announce "{value}" low
        button "Go"
          on activate:
            announce "One"
            announce "Two"
            announce "Three"
      """
    ),
    .init(
      "an announcement that a handler makes on the way out is not lost on the next screen",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      B
      Bye

      -- app.screen --
      screen a
        button "Go"
          on unfocus: announce "Bye"
          on activate: push b
      screen b
        text "B"
      """
    ),
  ]

  static let pauses: [SessionCase] = [
    .init(
      "no time passes once the clock has stopped after a hundred years",
      """
      > start
      One
      > wait 99999999999s
      ~ silent
      > wait 1s; swipe right; wait 1s; swipe left
      One

      -- app.screen --
      screen a
        text "One"
        text "Two three four"
      """
    ),
    .init(
      "nothing is under way",
      """
      > start
      One
      > pause
      ~ silent
      > pause; pause
      ~ silent

      -- app.screen --
      screen a
        text "One"
      """
    ),
    .init(
      "a pause right after a gesture leaves all of it for later",
      """
      > start
      One
      > swipe right; pause
      ~ silent
      > pause
      Two three
      > pause
      ~ silent

      -- app.screen --
      screen a
        text "One"
        text "Two three"
      """
    ),
    .init(
      "twice on one line is as if nothing was",
      """
      > start
      One
      > swipe right; wait 400ms; pause; pause
      Two three—
      four

      -- app.screen --
      screen a
        text "One"
        text "Two three four"
      """
    ),
    .init(
      "a high announcement is paused like any other, it is the user who asks",
      """
      > start
      Go, Button
      > double tap; wait 1s; pause
      ~ sound: activate
      Go
      one two—
      > pause
      three

      -- app.screen --
      screen a
        button "Go"
          on activate: announce "one two three" high
      """
    ),
    .init(
      "what is paused waits through a wait",
      """
      > start
      One
      > swipe right; wait 400ms; pause
      Two three—
      > wait 5s
      ~ silent
      > pause
      four

      -- app.screen --
      screen a
        text "One"
        text "Two three four"
      """
    ),
    .init(
      "undo brings back what was paused",
      """
      > start
      One
      > swipe right; wait 400ms; pause
      Two three—
      > swipe left
      One
      > :undo
      > pause
      four

      -- app.screen --
      screen a
        text "One"
        text "Two three four"
      """
    ),
    .init(
      "reading on is paused and goes on with the next stop",
      """
      > start
      One two three
      > read all; wait 400ms; pause
      One two—
      > pause
      three
      Four
      Five

      -- app.screen --
      screen a
        text "One two three"
        text "Four"
        text "Five"
      """
    ),
    .init(
      "the hint alone may be what is left",
      """
      > start
      One
      > swipe right; wait 400ms; pause
      Two
      > pause
      ~ hint: Opens

      -- app.screen --
      screen a
        text "One"
        text "Two"
          hint: Opens
      """
    ),
  ]
}
