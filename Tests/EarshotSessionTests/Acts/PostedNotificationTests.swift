import Testing

/// VOICEOVER.md chapter 8: each notification with each kind of argument, wherever it is posted.
@Suite("Posted notifications")
struct PostedNotificationTests {
  @Test("move focus by their argument", arguments: arguments)
  func replayArguments(_ session: SessionCase) throws { try session.check() }

  @Test("count as one where they come together", arguments: several)
  func replaySeveral(_ session: SessionCase) throws { try session.check() }

  @Test("move the landing of a screen that appears", arguments: appearing)
  func replayAppearing(_ session: SessionCase) throws { try session.check() }

  @Test("are heard at their moment under wait", arguments: waiting)
  func replayWaiting(_ session: SessionCase) throws { try session.check() }

  @Test("are not needed for what changes under the cursor", arguments: changes)
  func replayChanges(_ session: SessionCase) throws { try session.check() }

  static let arguments: [SessionCase] = [
    .init(
      "screenChanged to an element",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      Two

      -- app.screen --
      screen a
        button "Go"
          on activate: notify screenChanged #two
        text "One"
        text "Two" #two
      """
    ),
    .init(
      "screenChanged to a text says it, then lands on the first",
      """
      > start
      One
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      Results
      One

      -- app.screen --
      screen a
        text "One"
        button "Go"
          on activate: notify screenChanged "Results"
      """
    ),
    .init(
      "screenChanged alone lands on the first, the summary element counts at the first showing",
      """
      > start
      Two
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      One

      -- app.screen --
      screen a
        text "One"
        text summaryElement "Two"
        button "Go"
          on activate: notify screenChanged
      """
    ),
    .init(
      "layoutChanged to an element has no sound",
      """
      > start
      Go, Button
      > magic tap
      Two

      -- app.screen --
      screen a
        on magicTap: notify layoutChanged #two
        button "Go"
        text "Two" #two
      """
    ),
    .init(
      "layoutChanged to a text says it, and focus stays",
      """
      > start
      Go, Button
      > magic tap
      Two more
      > tap
      Go, Button

      -- app.screen --
      screen a
        on magicTap: notify layoutChanged "Two more"
        button "Go"
        text "Two"
      """
    ),
    .init(
      "layoutChanged to a container lands on its first stop, and says the group",
      """
      > start
      Go, Button
      > magic tap
      Details, Two

      -- app.screen --
      screen a
        on magicTap: notify layoutChanged #box
        button "Go"
        group "Details" #box
          text "Two"
          text "Three"
      """
    ),
    .init(
      "a target that is hidden counts as none: screenChanged lands, layoutChanged stays",
      """
      > start
      One
      > swipe right
      Two
      > magic tap
      ~ silent
      > tap
      Two
      > scrub
      ~ screen: a
      One

      -- app.screen --
      screen a
        on magicTap: notify layoutChanged #hidden
        on escape: notify screenChanged #hidden
        text "One"
        text "Two"
        text "Three" #hidden
          hidden: true
      """
    ),
    .init(
      "layoutChanged after the focused element went lands on the nearest before it, and says it",
      """
      > start
      One
      > swipe right 2
      Two
      Three
      > magic tap
      Two

      -- app.screen --
      screen a
        on magicTap:
          hide #three
          notify layoutChanged
        text "One"
        text "Two"
        text "Three" #three
      """
    ),
    .init(
      "without a notification the cursor moves at the next gesture, silently",
      """
      > start
      One
      > swipe right 2
      Two
      Three
      > magic tap
      ~ silent
      > tap
      Two

      -- app.screen --
      screen a
        on magicTap: hide #three
        text "One"
        text "Two"
        text "Three" #three
      """
    ),
    .init(
      "a status is heard, the same one again is the boundary, another one is heard",
      """
      > start
      One
      > magic tap
      Page 2 of 5
      > magic tap
      ~ sound: boundary
      > scrub
      Page 3 of 5
      > magic tap
      Page 2 of 5

      -- app.screen --
      screen a
        on magicTap: notify pageScrolled "Page 2 of 5"
        on escape: notify pageScrolled "Page 3 of 5"
        text "One"
      """
    ),
    .init(
      "an announcement moves nothing",
      """
      > start
      One
      > swipe right
      Two
      > magic tap
      Hello
      > tap
      Two

      -- app.screen --
      screen a
        on magicTap: announce "Hello"
        text "One"
        text "Two"
      """
    ),
  ]

  static let several: [SessionCase] = [
    .init(
      "only the last of several moves is spoken, texts are",
      """
      > start
      Go, Button
      > magic tap
      ~ screen: a
      Two

      -- app.screen --
      screen a
        on magicTap:
          notify layoutChanged #one
          notify screenChanged #two
        button "Go"
        text "One" #one
        text "Two" #two
      """
    ),
    .init(
      "an announcement stands behind the move, wherever it is written",
      """
      > start
      Go, Button
      > magic tap
      Two
      Hello

      -- app.screen --
      screen a
        on magicTap:
          announce "Hello"
          notify layoutChanged #two
        button "Go"
        text "Two" #two
      """
    ),
    .init(
      "a move from a handler of focus goes on from there",
      """
      > start
      One
      > swipe right
      Two
      Three
      > swipe left
      Two
      Three

      -- app.screen --
      screen a
        text "One"
        text "Two"
          on focus: notify layoutChanged #three
        text "Three" #three
      """
    ),
    .init(
      "the words of a handler of focus stand before the element that they lead to",
      """
      > start
      One
      > swipe right
      ~ screen: a
      Two
      Results
      One
      > swipe left
      ~ sound: boundary

      -- app.screen --
      screen a
        text "One"
        text "Two"
          on focus: notify screenChanged "Results"
      """
    ),
    .init(
      "the words of a handler of focus that lead nowhere follow its element",
      """
      > start
      One
      > swipe right
      Two
      Results

      -- app.screen --
      screen a
        text "One"
        text "Two"
          on focus: notify layoutChanged "Results"
      """
    ),
    .init(
      "leaving and coming are told in turn, and heard after the place",
      """
      > start
      One
      > swipe right
      Two
      From one to two

      -- app.screen --
      screen a
        text "One"
          on unfocus: set #log.value: From one
        text "Two"
          on focus:
            set #log.value: {#log} to two
            announce "{#log}"
        view
          hidden: true
          text #log
      """
    ),
  ]

  static let appearing: [SessionCase] = [
    .init(
      "a target in appear is where the cursor lands",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Second

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        on appear: notify layoutChanged #second
        text "First"
        text "Second" #second
      """
    ),
    .init(
      "what appear sets is heard at the landing, what it announces behind it",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      First, fresh
      Welcome
      > scrub
      ~ screen: a
      Go, Button

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        on appear:
          announce "Welcome"
          set #first.value: fresh
        text "First" #first
      """
    ),
    .init(
      "appear runs at every showing, at start and on the way back, too",
      """
      > start
      Go, 1, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      First
      > scrub
      ~ screen: a
      Go, 2, Button

      -- app.screen --
      screen a
        on appear: increment #go
        button "Go" #go
          range: 0...9
          on activate: push b
      screen b
        text "First"
      """
    ),
    .init(
      "appear may push on: both screens are passed, the last is heard",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      ~ screen: c
      Last

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        on appear: push c
        text "Between"
      screen c
        text "Last"
      """
    ),
    .init(
      "an element that appear hides is not landed on",
      """
      > start
      Second

      -- app.screen --
      screen a
        on appear: hide #first
        text "First" #first
        text "Second"
      """
    ),
  ]

  static let waiting: [SessionCase] = [
    .init(
      "a move after a wait interrupts nothing that has ended, and is heard",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > swipe right
      One
      > wait 1s
      ~ silent
      > wait 1s
      ~ screen: a
      Two

      -- app.screen --
      screen a
        button "Go"
          on activate:
            wait 2s
            notify screenChanged #two
        text "One"
        text "Two" #two
      """
    ),
    .init(
      "what is left of a handler dies with its node",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > magic tap
      ~ silent
      > wait 5s
      ~ silent

      -- app.screen --
      screen a
        on magicTap: remove #go
        text "One"
          hidden: true
        button "Go" #go
          on activate:
            wait 2s
            announce "Late"
      """
    ),
    .init(
      "what is left of a handler runs on another screen",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      First
      > wait 2s
      Late

      -- app.screen --
      screen a
        button "Go"
          on activate:
            push b
            wait 2s
            announce "Late"
      screen b
        text "First"
      """
    ),
    .init(
      "two taps leave two handlers waiting",
      """
      > start
      Pay, Button
      > double tap
      ~ sound: activate
      Pay
      > double tap
      ~ sound: activate
      Pay
      > wait 3s
      Paid 2
      Paid 2

      -- app.screen --
      screen a
        button "Pay"
          on activate:
            increment #n
            wait 2s
            announce "Paid {#n}" low
        view
          hidden: true
          text #n
            range: 0...9
      """
    ),
  ]

  static let changes: [SessionCase] = [
    .init(
      "a focused adjustable or switch that an effect changes says its value alone",
      """
      > start
      Size, Small, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > magic tap
      Large
      > swipe right
      Wifi, Switch button, off
      ~ hint: Double tap to toggle setting.
      > scrub
      on

      -- app.screen --
      screen a
        on magicTap: set #size.value: Large
        on escape: toggle #wifi
        adjustable "Size" #size
          values: Small | Large
        switch off "Wifi" #wifi
      """
    ),
    .init(
      "what follows a reference or a guard is heard likewise",
      """
      > start
      Size, 1 of 9, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > magic tap
      2 of 9
      > swipe right
      Mode, plain, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > magic tap
      rich

      -- app.screen --
      screen a
        on magicTap: increment #n
        adjustable "Size"
          value: {#n} of 9
        adjustable "Mode"
          value when #n is above 2: rich
          value: plain
        view
          hidden: true
          text #n
            range: 1...9
      """
    ),
    .init(
      "another focused element that changes is silent until it is landed on",
      """
      > start
      Points, 24, Button
      > magic tap
      ~ silent
      > tap
      Points, 25, Button

      -- app.screen --
      screen a
        on magicTap: set #points.value: 25
        button "Points" #points
          value: 24
      """
    ),
    .init(
      "a place that focus moves to makes up for the changed value",
      """
      > start
      Size, Small, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > magic tap
      Other

      -- app.screen --
      screen a
        on magicTap:
          set #size.value: Large
          notify layoutChanged #other
        adjustable "Size" #size
          values: Small | Large
        text "Other" #other
      """
    ),
  ]
}
