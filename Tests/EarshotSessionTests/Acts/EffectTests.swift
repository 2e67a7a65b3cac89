import Testing

/// SCREEN-FORMAT.md, "Events and effects", "Targets", "One line for many".
@Suite("Effects")
struct EffectTests {
  @Test("change nodes", arguments: changes)
  func replayChanges(_ session: SessionCase) throws { try session.check() }

  @Test("find their targets", arguments: targets)
  func replayTargets(_ session: SessionCase) throws { try session.check() }

  @Test("of each node that a line is for", arguments: each)
  func replayEach(_ session: SessionCase) throws { try session.check() }

  static let changes: [SessionCase] = [
    .init(
      "a text that comes is heard in its cell, and makes a group of a group",
      """
      > start
      Fill, Button
      > swipe right
      B
      > swipe left
      Fill, Button
      > double tap
      ~ sound: activate
      Fill
      > swipe right
      Hello, B

      -- app.screen --
      screen a
        button "Fill"
          on activate: set #t.label: Hello
        cell
          text #t
          text "B"
      """
    ),
    .init(
      "set every property",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > swipe right
      new label, new value, dimmed, Button, collapsed
      ~ hint: new hint
      > swipe right
      Field, new placeholder, Text field
      ~ hint: Double tap to edit.
      > swipe right
      two
      > swipe right
      one
      > swipe right
      Taste, Taste
      > swipe right
      ~ sound: boundary

      -- app.screen --
      screen a
        button "Go"
          on activate:
            set #b.label: new label
            set #b.value: new value
            set #b.hint: new hint
            set #b.traits: notEnabled
            set #b.expandedStatus: collapsed
            set #f.placeholder: new placeholder
            set #box.elements: #two, #one
            set #german.language: de
            set #gone.hidden: true
            set #closed.elementsHidden: true
        button "B" #b
        textField "Field" #f
        view #box
          text "one" #one
          text "two" #two
        button "Taste" #german
        text "Gone" #gone
        view #closed
          text "Closed"
      """
    ),
    .init(
      "set with nothing empties, and of a toggle takes words",
      """
      hints: off

      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > swipe right
      Value
      > swipe right
      S, Switch button, on
      > swipe right
      T, Switch button, mixed
      > swipe right
      U, Switch button, maybe

      -- app.screen --
      screen a
        button "Go"
          on activate:
            set #v.value:
            set #s.value: on
            set #t.value: mixed
            set #u.value: maybe
        text "Value" #v
          value: 3
        switch "S" #s
        switch "T" #t
        switch "U" #u
      """
    ),
    .init(
      "set frame moves a stop",
      """
      > start
      One
      > magic tap
      ~ silent
      > swipe right
      ~ sound: boundary
      > swipe left
      Two

      -- app.screen --
      screen a
        on magicTap: set #one.frame: 0 90 10 10
        text "One" #one
          frame: 0 0 10 10
        text "Two"
          frame: 0 50 10 10
      """
    ),
    .init(
      "select, deselect, enable, disable, show, hide, remove",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > swipe right
      Selected, One
      > swipe right
      Two
      > swipe right
      Three
      > swipe right
      Four, dimmed
      > swipe right
      Five
      > swipe right
      ~ sound: boundary

      -- app.screen --
      screen a
        button "Go"
          on activate:
            select #one
            deselect #two
            enable #three
            disable #four
            show #five
            hide #six
            remove #seven
        text "One" #one
        text selected "Two" #two
        text notEnabled "Three" #three
        text "Four" #four
        text "Five" #five
          hidden: true
        text "Six" #six
        text "Seven" #seven
      """
    ),
    .init(
      "toggle flips a switch, an expanded status, else selected",
      """
      hints: off

      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > swipe right
      One, Switch button, on
      > swipe right
      Two, Switch button, on
      > swipe right
      Three, Button, expanded
      > swipe right
      Selected, Four
      > first
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > last
      Four
      > swipe left 3
      Three, Button, collapsed
      Two, Switch button, off
      One, Switch button, off

      -- app.screen --
      screen a
        button "Go"
          on activate: toggle #one, #two, #three, #four
        switch "One" #one
        switch mixed "Two" #two
        button "Three" #three
          expandedStatus: collapsed
        element "Four" #four
      """
    ),
    .init(
      "valueChanged is the user's, not an effect's",
      """
      hints: off

      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > swipe right
      One, Switch button, on
      > double tap
      ~ sound: activate
      off
      changed

      -- app.screen --
      screen a
        button "Go"
          on activate:
            toggle #one
            set #two.value: x
            increment #three
        switch "One" #one
          on valueChanged: announce "changed"
        textField "Two" #two
          on valueChanged: announce "Wrong"
        slider "Three" #three
          on valueChanged: announce "Wrong"
      """
    ),
    .init(
      "remove takes what is inside, and shows it no more",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > swipe right
      End

      -- app.screen --
      screen a
        button "Go"
          on activate:
            remove #box
            show #box, #in
            select #in
        view #box
          text "In" #in
        text "End"
      """
    ),
    .init(
      "a hidden container hides what is inside",
      """
      > start
      Go, Button
      > swipe right
      In
      > swipe left
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > swipe right
      ~ sound: boundary
      > double tap
      ~ sound: activate
      Go
      > swipe right
      In

      -- app.screen --
      screen a
        button "Go"
          on activate when #box is hidden: show #box
          on activate: hide #box
        view #box
          text "In"
      """
    ),
    .init(
      "replace takes the place of what is shown, presented or first",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Second
      > scrub
      ~ sound: boundary

      -- app.screen --
      screen a
        button "Go"
          on activate: replace b
      screen b
        text "Second"
      """
    ),
    .init(
      "a screen has one state, however often it is entered",
      """
      hints: off

      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      S, Switch button, off
      > double tap
      ~ sound: activate
      on
      > scrub
      ~ screen: a
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      S, Switch button, on

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        switch "S"
      """
    ),
    .init(
      "decline leaves the event unhandled, its other effects run",
      """
      > start
      Go, Button
      > double tap
      ~ refused: nothing to activate
      > swipe right
      Log, tried

      -- app.screen --
      screen a
        button "Go"
          on activate:
            set #log.value: tried
            decline
        text "Log" #log
      """
    ),
  ]

  static let targets: [SessionCase] = [
    .init(
      "a tag stands for all that have it",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > swipe right
      Selected, One
      > swipe right
      Two
      > swipe right
      Selected, Three

      -- app.screen --
      screen a
        button "Go"
          on activate: select .odd
        text "One" .odd
        text "Two"
        text "Three" .odd .late
      """
    ),
    .init(
      "next is the stop after, in reading order, as before the handler",
      """
      > start
      Left, Button, List start
      > double tap
      ~ sound: activate
      Right, List start
      > swipe right
      Below, List end

      -- app.screen --
      screen a
        list
          button "Left"
            frame: 0 0 10 10
            on activate:
              remove self
              notify layoutChanged next
          text "Below"
            frame: 0 50 10 10
          text "Right"
            frame: 50 0 10 10
      """
    ),
    .init(
      "next is the other way at the end, inside the parent alone",
      """
      > start
      One, List start
      > swipe right
      Two, Button, List end
      > double tap
      ~ sound: activate
      One, List start
      > swipe right
      After

      -- app.screen --
      screen a
        list
          text "One"
          button "Two"
            on activate:
              remove self
              notify layoutChanged next
        text "After"
      """
    ),
    .init(
      "previous is the other way at the start",
      """
      > start
      Before
      > swipe right
      One, Button, List start
      > double tap
      ~ sound: activate
      Selected, Two, List end

      -- app.screen --
      screen a
        text "Before"
        list
          button "One"
            on activate:
              select previous
              notify layoutChanged previous
          text "Two"
      """
    ),
    .init(
      "no target where there is no other: as without",
      """
      > start
      Before
      > swipe right
      One, Button, List start
      > double tap
      ~ sound: activate
      Before

      -- app.screen --
      screen a
        text "Before"
        list
          button "One"
            on activate:
              remove self
              select next
              notify layoutChanged next
        text "After"
      """
    ),
    .init(
      "next of a stepper, which is no stop itself, is what follows its buttons",
      """
      > start
      Guests, Decrement, Button
      > swipe right
      Increment, Button
      > double tap
      ~ sound: activate
      1
      > swipe right
      Selected, Two

      -- app.screen --
      screen a
        stepper "Guests"
          on valueChanged: select next
        text "Two"
        text "Three"
      """
    ),
    .init(
      "a removed node is no target",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      > double tap
      ~ sound: activate
      Go
      > swipe right
      End

      -- app.screen --
      screen a
        button "Go"
          on activate:
            remove #one
            notify layoutChanged #one
        text "One" #one
        text "End"
      """
    ),
  ]

  static let each: [SessionCase] = [
    .init(
      "what is written for many is each node's own",
      """
      > start
      One, day 1, Button
      > double tap
      ~ sound: activate
      One
      Selected, One, day 1, Button
      One chosen
      > swipe right
      Two, own, Button
      > double tap
      ~ sound: activate
      Two
      Own handler
      > swipe right
      Three, Button

      -- app.screen --
      screen a
        button "One" .day
        button "Two" .day
          value: own
          on activate: announce "Own handler"
        button "Three"
      each .day
        value: day 1
        on activate:
          toggle self
          announce "{label} chosen"
      each .day
        value: wrong
        on activate: announce "Wrong"
      """
    ),
    .init(
      "by trait and identifier, with guards",
      """
      > start
      Edit, Button
      > swipe right
      One, Link
      > first
      Edit, Button
      > double tap
      ~ sound: activate
      Done
      > swipe right
      Delete
      > swipe right
      One, Link
      ~ hint: goes away

      -- app.screen --
      screen a
        button "Edit" #edit
          on activate: set label: Done
        text "Delete" #delete
        link "One"
      each #delete
        hidden when #edit.label is Edit: true
      each link
        hint when #edit.label is Done: goes away
      """
    ),
  ]
}
