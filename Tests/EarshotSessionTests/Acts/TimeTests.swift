import Testing

/// VOICEOVER.md 8.2; SCREEN-FORMAT.md, `wait` and `every`.
@Suite("Time")
struct TimeTests {
  @Test("moves under wait alone", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "timers run in order, while their screen is shown, and begin anew with it",
      """
      > start
      Clock
      > wait 2s
      fast 1
      > wait 2s
      fast 2
      > wait 1s
      slow
      > wait 1s
      fast 3
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Other
      > wait 11s
      ~ silent
      > scrub
      ~ screen: a
      Go, Button
      > wait 1s
      ~ silent
      > wait 1s
      fast 4

      -- app.screen --
      screen a
        every 2s:
          increment #count
          announce "fast {#count}"
        text "Clock"
          every 5s: announce "slow"
        button "Go"
          on activate: push b
        text #count
          range: 0...99
          hidden: true
      screen b
        text "Other"
      """
    ),
    .init(
      "a timer's guard is judged at each tick",
      """
      hints: off

      > start
      Run, Switch button, off
      > wait 3s
      ~ silent
      > double tap
      ~ sound: activate
      on
      > wait 1s
      tick

      -- app.screen --
      screen a
        every 1s when #run is on: announce "tick"
        switch "Run" #run
      """
    ),
    .init(
      "a handler goes on after its wait, on another screen, too",
      """
      > start
      Pay, Button
      > double tap
      ~ sound: activate
      Pay
      Paying
      > swipe right
      Leave, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Other
      > wait 2s
      ~ silent
      > wait 1s
      ~ screen: done
      Paid, Heading
      > scrub
      ~ screen: b
      Other

      -- app.screen --
      screen a
        button "Pay"
          on activate:
            announce "Paying"
            wait 3s
            push done
        button "Leave"
          on activate: push b
      screen b
        text "Other"
      screen done
        header "Paid"
      """
    ),
    .init(
      "but not once its node is removed, or what is around it",
      """
      > start
      One, Button
      > double tap
      ~ sound: activate
      One
      > swipe right
      Two, Button
      > double tap
      ~ sound: activate
      Two
      > swipe right
      Remove, Button
      > double tap
      ~ sound: activate
      Remove
      > wait 5s
      ~ silent

      -- app.screen --
      screen a
        button "One" #one
          on activate:
            wait 1s
            announce "Wrong"
        view #box
          button "Two"
            on activate:
              wait 1s
              announce "Wrong"
        button "Remove"
          on activate: remove #one, #box
      """
    ),
    .init(
      "a removed node's timer is still",
      """
      > start
      Remove, Button
      > wait 1s
      tick
      > double tap
      ~ sound: activate
      Remove
      > wait 5s
      ~ silent

      -- app.screen --
      screen a
        button "Remove"
          on activate: remove #clock
        text "Clock" #clock
          every 1s: announce "tick"
      """
    ),
    .init(
      "several waits in one handler, and in two taps of it",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > wait 0.5s
      ~ silent
      > double tap
      ~ sound: activate
      Go
      > wait 0.5s
      one
      > wait 500ms
      one
      > wait 1s
      two
      two

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 1s
            announce "one"
            wait 1s
            announce "two"
      """
    ),
    .init(
      "a focused adjustable or toggle that time changes is heard, other things are not",
      """
      hints: off

      > start
      Position, 0:00, Adjustable
      > wait 1s
      0:30
      > swipe right
      Text, 1
      > wait 1s
      ~ silent
      > tap
      Text, 2

      -- app.screen --
      screen a
        every 1s:
          increment #position
          increment #text
        adjustable "Position" #position
          values: 0:00 | 0:30 | 1:00
        text "Text" #text
          range: 0...9
      """
    ),
    .init(
      "a timer moves focus by a notification",
      """
      > start
      One
      > wait 1s
      Two
      > swipe left
      One

      -- app.screen --
      screen a
        on appear:
          wait 1s
          notify layoutChanged #two
        text "One"
        text "Two" #two
      """
    ),
    .init(
      "gestures take none",
      """
      > start
      One
      > swipe right
      Two
      > swipe left
      One
      > wait 1s
      tick

      -- app.screen --
      screen a
        every 1s: announce "tick"
        text "One"
        text "Two"
      """
    ),
    .init(
      "appear may wait and be seen again",
      """
      > start
      Chat
      > wait 6s
      Marta is typing
      > wait 2s
      Marta, hello

      -- app.screen --
      screen a
        on appear when #answer is hidden:
          wait 6s
          announce "Marta is typing"
          wait 2s
          show #answer
          announce "Marta, hello"
        text "Chat"
        text "Answer" #answer
          hidden: true
      """
    ),
  ]
}
