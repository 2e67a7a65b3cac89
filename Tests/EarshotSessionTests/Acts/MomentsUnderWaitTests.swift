import Testing

/// VOICEOVER.md 8.1 and 8.2: what time does to speech, to polling, to timers and to undo.
@Suite("Moments under wait")
struct MomentsUnderWaitTests {
  @Test("cut speech at the border of a word", arguments: cuts)
  func replayCuts(_ session: SessionCase) throws { try session.check() }

  @Test("let what updates frequently be asked every two seconds", arguments: polling)
  func replayPolling(_ session: SessionCase) throws { try session.check() }

  @Test("let timers fire while their screen is shown", arguments: timers)
  func replayTimers(_ session: SessionCase) throws { try session.check() }

  @Test("tell the app how announcements ended", arguments: endings)
  func replayEndings(_ session: SessionCase) throws { try session.check() }

  @Test("are undone with the step", arguments: undone)
  func replayUndone(_ session: SessionCase) throws { try session.check() }

  @Test("end where effects never end", arguments: endless)
  func replayEndless(_ session: SessionCase) throws { try session.check() }

  static let cuts: [SessionCase] = [
    .init(
      "a word that begins at the cut is not begun before it",
      """
      > start
      Next
      > swipe right; wait 333ms; swipe left
      one—
      Next
      > swipe right; wait 334ms; swipe left
      one two—
      Next
      > swipe right; wait 0s; swipe left
      Next

      -- app.screen --
      screen a
        text "Next"
        text "one two three four"
      """
    ),
    .init(
      "the dash stands directly behind the last word begun, marks and all",
      """
      > start
      Next
      > swipe right; wait 1s; swipe left
      Bonus points, 24,—
      Next

      -- app.screen --
      screen a
        text "Next"
        button "Bonus points"
          value: 24
      """
    ),
    .init(
      "what is out before the cut has no dash",
      """
      > start
      Next
      > swipe right; wait 2s; swipe left
      one two three four
      Next

      -- app.screen --
      screen a
        text "Next"
        text "one two three four"
      """
    ),
    .init(
      "a hint waits a second, and is cut like speech",
      """
      > start
      Next
      > swipe right; swipe left
      Next
      > swipe right; wait 1s; swipe left
      One
      Next
      > swipe right; wait 2s; swipe left
      One
      ~ hint: Opens your—
      Next
      > swipe right; wait 9s; swipe left
      One
      ~ hint: Opens your whole offer
      Next

      -- app.screen --
      screen a
        text "Next"
        text "One"
          hint: Opens your whole offer
      """
    ),
    .init(
      "a count that is joined is spoken out but for its last",
      """
      > start
      One
      > swipe right 2; swipe left
      Two
      Two

      -- app.screen --
      screen a
        text "One"
        text "Two"
        text "Three"
      """
    ),
    .init(
      "a swipe to a target that is joined likewise",
      """
      > start
      One
      > swipe right to #four; wait 400ms; swipe left
      Two
      Three
      Four and—
      Three

      -- app.screen --
      screen a
        text "One"
        text "Two"
        text "Three"
        text "Four and more" #four
      """
    ),
    .init(
      "twice as fast, twice as many words",
      """
      rate: 75%

      > start
      Next
      > swipe right; wait 400ms; swipe left
      one two three—
      Next
      > :set rate 25%
      > swipe right; wait 1s; swipe left
      one two—
      Next

      -- app.screen --
      screen a
        text "Next"
        text "one two three four five"
      """
    ),
    .init(
      "characters stand for words in Chinese",
      """
      > start
      Next
      > swipe right; wait 500ms; swipe left
      一二三四—
      Next

      -- app.screen --
      screen a
        language: zh-Hans
        text "Next"
          language: en
        text "一二三四五六"
      """
    ),
    .init(
      "what is under way when a wait ends is spoken out",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 1s
      one two three four five six
      > wait 1s
      ~ silent

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 0.9s
            announce "one two three four five six"
      """
    ),
    .init(
      "a move under wait interrupts what is under way, but for a high announcement",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 5s
      one two three—
      Two
      > swipe left to "High"
      High, Button
      > double tap
      ~ sound: activate
      High
      > wait 5s
      one two three four
      Two

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one two three four"
            wait 1s
            notify layoutChanged #two
        button "High"
          on activate:
            wait 1s
            announce "one two three four" high
            wait 1s
            notify layoutChanged #two
        text "Two" #two
      """
    ),
  ]

  static let polling: [SessionCase] = [
    .init(
      "the value that differs from the one last heard, at two seconds, four, six",
      """
      > start
      Clock, 0
      > wait 1s
      ~ silent
      > wait 1s
      1
      > wait 2s
      2
      > wait 1900ms
      ~ silent
      > wait 100ms
      3
      > wait 2s
      ~ silent

      -- app.screen --
      screen a
        every 1500ms: increment #clock
        text updatesFrequently "Clock" #clock
          range: 0...3
      """
    ),
    .init(
      "the landing starts the two seconds",
      """
      > start
      One
      > wait 1s
      ~ silent
      > swipe right
      Clock, 0
      > wait 1900ms
      ~ silent
      > wait 100ms
      1

      -- app.screen --
      screen a
        every 2500ms: increment #clock
        text "One"
        text updatesFrequently "Clock" #clock
          range: 0...9
      """
    ),
    .init(
      "an adjustable's value is heard when it changes, not once more",
      """
      > start
      Position, 0, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > wait 1500ms
      1
      > wait 1s
      ~ silent

      -- app.screen --
      screen a
        every 1500ms: increment #p
        adjustable updatesFrequently "Position" #p
          range: 0...9
      """
    ),
    .init(
      "a gesture that said the value leaves nothing new for the poll",
      """
      > start
      Clock, 0
      > wait 1600ms
      ~ silent
      > tap
      Clock, 1
      > wait 500ms
      ~ silent

      -- app.screen --
      screen a
        every 1500ms: increment #clock
        text updatesFrequently "Clock" #clock
          range: 0...9
      """
    ),
    .init(
      "an element without the trait is silent",
      """
      > start
      Clock, 0
      > wait 9s
      ~ silent

      -- app.screen --
      screen a
        every 1s: increment #clock
        text "Clock" #clock
          range: 0...9
      """
    ),
    .init(
      "muted, nothing is printed",
      """
      > start
      Clock, 0
      > mute
      Speech off
      > wait 2s
      ~ silent
      > mute
      Speech on
      > wait 2s
      2

      -- app.screen --
      screen a
        every 1500ms: increment #clock
        text updatesFrequently "Clock" #clock
          range: 0...9
      """
    ),
  ]

  static let timers: [SessionCase] = [
    .init(
      "a guard is judged at each tick",
      """
      > start
      Live, Switch button, off
      ~ hint: Double tap to toggle setting.
      > wait 3s
      ~ silent
      > double tap
      ~ sound: activate
      on
      > wait 1s
      Tick
      > wait 2s
      Tick

      -- app.screen --
      screen a
        every 2s when #live is on: announce "Tick"
        switch off "Live" #live
      """
    ),
    .init(
      "only while the screen is shown",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Other
      > wait 9s
      ~ silent

      -- app.screen --
      screen a
        every 2s: announce "Tick"
        button "Go"
          on activate: push b
      screen b
        text "Other"
      """
    ),
    .init(
      "two timers of one node fire in turn, in the order they are due",
      """
      > start
      One
      > wait 3s
      Two
      Three

      -- app.screen --
      screen a
        every 3s: announce "Three"
        every 2s: announce "Two"
        text "One"
      """
    ),
    .init(
      "a refusal inside a handler that was suspended is heard",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 1s
      ~ refused: nothing to go back to

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            back
      """
    ),
  ]

  static let endings: [SessionCase] = [
    .init(
      "one that is spoken out has finished in its step, its text is the value",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Saved
      > swipe right
      Log, Saved finished

      -- app.screen --
      screen a
        on announcementDidFinish: set #log.value: {value} finished
        button "Go"
          on activate: announce "Saved"
        text "Log" #log
      """
    ),
    .init(
      "one that is replaced was cut, and is posted again once speech falls silent",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Second
      First

      -- app.screen --
      screen a
        on announcementWasCut when value is First: announce "{value}"
        button "Go"
          on activate:
            announce "First"
            announce "Second"
      """
    ),
    .init(
      "one that is cut under wait is posted again",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 9s
      one two three—
      Two
      one two three four

      -- app.screen --
      screen a
        on announcementWasCut: announce "{value}"
        button "Go"
          on activate:
            wait 1s
            announce "one two three four"
            wait 1s
            notify layoutChanged #two
        text "Two" #two
      """
    ),
    .init(
      "one that was paused and is said to its end has finished as a whole",
      """
      > start
      Go, Button
      > double tap; wait 1s; pause
      ~ sound: activate
      Go
      one two—
      > pause
      three four five
      > swipe right
      Log, finished one two three four five

      -- app.screen --
      screen a
        on announcementDidFinish: set #log.value: finished {value}
        button "Go"
          on activate: announce "one two three four five"
        text "Log" #log
      """
    ),
    .init(
      "one that was paused and is forgotten was cut as a whole, and is posted again as a whole",
      """
      > start
      Go, Button
      > double tap; wait 1s; pause
      ~ sound: activate
      Go
      one two—
      > swipe right
      Other
      one two three four five

      -- app.screen --
      screen a
        on announcementWasCut: announce "{value}"
        button "Go"
          on activate: announce "one two three four five"
        text "Other"
      """
    ),
    .init(
      "one that was paused in its last word was cut, since there is no rest",
      """
      > start
      Go, Button
      > double tap; wait 500ms; pause
      ~ sound: activate
      Go
      Saved—
      > swipe right
      Log, cut Saved

      -- app.screen --
      screen a
        on announcementWasCut: set #log.value: cut {value}
        button "Go"
          on activate: announce "Saved"
        text "Log" #log
      """
    ),
    .init(
      "the screen is told first, then the app",
      """
      > start
      Demo
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Saved
      > swipe right
      Log, screen app

      -- app.screen --
      app "Demo"
        on announcementDidFinish: set #log.value: {#log} app
      screen a
        on announcementDidFinish: set #log.value: screen
        button "Go"
          on activate: announce "Saved"
        text "Log" #log
      """
    ),
  ]

  static let undone: [SessionCase] = [
    .init(
      "a wait, and what it let happen",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 2s
      Done
      > :undo
      > wait 1s
      ~ silent
      > wait 1s
      Done
      > :undo 3
      > wait 9s
      ~ silent

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 2s
            announce "Done"
      """
    ),
    .init(
      "the poll of what updates frequently",
      """
      > start
      Clock, 0
      > wait 2s
      1
      > :undo
      > wait 2s
      1
      > wait 2s
      2

      -- app.screen --
      screen a
        every 1500ms: increment #clock
        text updatesFrequently "Clock" #clock
          range: 0...9
      """
    ),
    .init(
      "the status of a page that was heard",
      """
      > start
      One
      > magic tap
      Page 2
      > :undo
      > magic tap
      Page 2
      > magic tap
      ~ sound: boundary

      -- app.screen --
      screen a
        on magicTap: notify pageScrolled "Page 2"
        text "One"
      """
    ),
    .init(
      "commands that were joined, one by one",
      """
      > start
      One
      > swipe right; swipe right
      Three
      > :undo
      > tap
      Two
      > :undo 2
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
      "the mute and the chosen item of the dial",
      """
      > start
      One
      > rotor right
      ~ rotor: Words
      > mute
      Speech off
      > :undo 2
      > rotor right
      ~ rotor: Words

      -- app.screen --
      screen a
        text "One"
      """
    ),
  ]

  static let endless: [SessionCase] = [
    .init(
      "two screens that push each other",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: c
      ~ refused: effects never end
      C

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        on appear: push c
        text "B"
      screen c
        on appear: push b
        text "C"
      """
    ),
    .init(
      "two elements that hand focus to each other",
      """
      > start
      One
      > swipe right
      ~ refused: effects never end
      Two

      -- app.screen --
      screen a
        text "One"
        text "Two" #two
          on focus: notify layoutChanged #three
        text "Three" #three
          on focus: notify layoutChanged #two
      """
    ),
    .init(
      "two buttons that activate each other",
      """
      > start
      One, Button
      > double tap
      ~ sound: activate
      ~ refused: effects never end
      One

      -- app.screen --
      screen a
        button "One" #one
          on activate: activate #two
        button "Two" #two
          on activate: activate #one
      """
    ),
    .init(
      "a timer of a millisecond is no endless loop in a short wait",
      """
      > start
      One
      > wait 500ms
      ~ silent

      -- app.screen --
      screen a
        every 1ms: increment #n
        text "One"
        view
          hidden: true
          text #n
            range: 0...9999
      """
    ),
  ]
}
