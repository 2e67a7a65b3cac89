import Testing

/// VOICEOVER.md 6.1, sentence by sentence.
@Suite("Activation")
struct ActivationTests {
  @Test("says the element again", arguments: repeats)
  func replayRepeats(_ session: SessionCase) throws { try session.check() }

  @Test("does what the role does, then what the handler does", arguments: defaults)
  func replayDefaults(_ session: SessionCase) throws { try session.check() }

  @Test("is refused where nobody takes it", arguments: refusals)
  func replayRefusals(_ session: SessionCase) throws { try session.check() }

  @Test("gives way to a new element", arguments: moves)
  func replayMoves(_ session: SessionCase) throws { try session.check() }

  @Test("by an effect is silent", arguments: effects)
  func replayEffects(_ session: SessionCase) throws { try session.check() }

  static let repeats: [SessionCase] = [
    .init(
      "the label, without role or value",
      """
      > start
      Save, 3 files, Button
      > double tap
      ~ sound: activate
      Save

      -- app.screen --
      screen a
        button "Save"
          value: 3 files
          on activate: set #log.value: saved
        text "Log" #log
      """
    ),
    .init(
      "the value where there is no label, else the promoted hint",
      """
      > start
      24, Button
      > double tap
      ~ sound: activate
      24
      > swipe right
      Opens the door, Button
      > double tap
      ~ sound: activate
      Opens the door

      -- app.screen --
      screen a
        button
          value: 24
          on activate: set #log.value: x
        button
          hint: Opens the door
          on activate: set #log.value: x
        text "Log" #log
      """
    ),
    .init(
      "of a cell what it speaks",
      """
      > start
      Ann, Hello, Button
      > double tap
      ~ sound: activate
      Ann, Hello

      -- app.screen --
      screen a
        cell button
          text "Ann"
          text "Hello"
          on activate: set #log.value: x
        text "Log" #log
      """
    ),
    .init(
      "and the whole description where the value changed",
      """
      > start
      Points, 24, Button
      > double tap
      ~ sound: activate
      Points
      Points, 25, Button

      -- app.screen --
      screen a
        button "Points"
          value: 24
          on activate: set value: 25
      """
    ),
    .init(
      "and the whole description where it became selected",
      """
      > start
      Steps
      > double tap
      ~ sound: activate
      Steps
      Selected, Steps
      > double tap
      ~ sound: activate
      Steps
      Steps

      -- app.screen --
      screen a
        element "Steps"
          on activate: toggle self
      """
    ),
    .init(
      "and the whole description where it unfolded",
      """
      > start
      Hours, Button, collapsed
      ~ hint: Double tap to expand.
      > double tap
      ~ sound: activate
      Hours
      Hours, Button, expanded

      -- app.screen --
      screen a
        button "Hours"
          expandedStatus: collapsed
          on activate: toggle self
      """
    ),
    .init(
      "and the whole description where it was dimmed",
      """
      > start
      Send, Button
      > double tap
      ~ sound: activate
      Send
      Send, dimmed, Button

      -- app.screen --
      screen a
        button "Send"
          on activate: disable self
      """
    ),
    .init(
      "a changed label in place of the old one, and nothing else",
      """
      > start
      Pause, Button
      > double tap
      ~ sound: activate
      Play
      > double tap
      ~ sound: activate
      Pause

      -- app.screen --
      screen a
        button "Pause"
          on activate when label is Pause: set label: Play
          on activate: set label: Pause
      """
    ),
    .init(
      "a changed label, then the whole where the value changed too",
      """
      > start
      Pause, playing, Button
      > double tap
      ~ sound: activate
      Play
      Play, stopped, Button

      -- app.screen --
      screen a
        button "Pause"
          value: playing
          on activate:
            set label: Play
            set value: stopped
      """
    ),
    .init(
      "not a hint that changed",
      """
      > start
      Save, Button
      ~ hint: Saves
      > double tap
      ~ sound: activate
      Save
      > tap
      Save, Button
      ~ hint: Saves again

      -- app.screen --
      screen a
        button "Save"
          hint: Saves
          on activate: set hint: Saves again
      """
    ),
    .init(
      "no sound where the element plays its own",
      """
      > start
      Ring, Button
      > double tap
      ~ sound: app bell
      Ring

      -- app.screen --
      screen a
        button playsSound "Ring"
          on activate: play "bell"
      """
    ),
    .init(
      "nothing where media starts, only the sound",
      """
      > start
      Play, Button
      > double tap
      ~ sound: activate
      > double tap
      ~ sound: activate
      Now playing

      -- app.screen --
      screen a
        button startsMediaSession "Play"
          value when #state is playing: 1 minute
          on activate when #state is playing: announce "Now playing"
          on activate: set #state.value: playing
        text "State" #state
      """
    ),
    .init(
      "nothing at all where it plays its own sound and starts media",
      """
      > start
      Play, Button
      > double tap
      ~ silent

      -- app.screen --
      screen a
        button startsMediaSession playsSound "Play"
          on activate: set #state.value: playing
        text "State" #state
      """
    ),
    .init(
      "before announcements, wherever they stand in the handler",
      """
      > start
      Photos, Button
      > double tap
      ~ sound: activate
      Photos
      Photos, open, Button
      Loading photos view

      -- app.screen --
      screen a
        button "Photos"
          on activate:
            announce "Loading photos view"
            set value: open
      """
    ),
    .init(
      "but not what the handler announces after a wait",
      """
      > start
      Pay, Button
      > double tap
      ~ sound: activate
      Pay
      Paying
      > wait 1s
      ~ silent
      > wait 1s
      Paid

      -- app.screen --
      screen a
        button "Pay"
          on activate:
            announce "Paying"
            wait 2s
            announce "Paid"
      """
    ),
    .init(
      "of an adjustable, too, as of anything that is activated",
      """
      hints: off

      > start
      Zoom, 1, Adjustable
      > double tap
      ~ sound: activate
      Zoom
      Zoom, 2, Adjustable

      -- app.screen --
      screen a
        adjustable "Zoom"
          range: 1...3
          on activate: advance self
      """
    ),
    .init(
      "although the element removed itself; the cursor leaves it at the next gesture",
      """
      > start
      First
      > swipe right
      Delete, Button
      > double tap
      ~ sound: activate
      Delete
      > swipe right
      Last

      -- app.screen --
      screen a
        text "First"
        button "Delete"
          on activate: remove self
        text "Last"
      """
    ),
  ]

  static let defaults: [SessionCase] = [
    .init(
      "a switch flips and says the new state alone",
      """
      hints: off

      > start
      Sound, Switch button, off
      > double tap
      ~ sound: activate
      on
      > double tap
      ~ sound: activate
      off

      -- app.screen --
      screen a
        switch "Sound"
      """
    ),
    .init(
      "mixed becomes on",
      """
      hints: off

      > start
      All, Switch button, mixed
      > double tap
      ~ sound: activate
      on

      -- app.screen --
      screen a
        switch mixed "All"
      """
    ),
    .init(
      "guards are judged before, valueChanged follows the flip, then come the effects",
      """
      hints: off

      > start
      Sound, Switch button, off
      > double tap
      ~ sound: activate
      on
      > swipe right
      Log, changed to on, was off and is on

      -- app.screen --
      screen a
        switch "Sound" #sound
          on activate when value is off: set #log.value: {#log}, was off and is {#sound}
          on activate: set #log.value: wrong
          on valueChanged: set #log.value: changed to {value}
        text "Log" #log
      """
    ),
    .init(
      "a segment is selected and its siblings are not",
      """
      hints: off

      > start
      Selected, Drive, Button, 1 of 2
      > swipe right
      Walk, Button, 2 of 2
      > double tap
      ~ sound: activate
      Walk
      Selected, Walk, Button, 2 of 2
      > double tap
      ~ sound: activate
      Walk
      > swipe left
      Drive, Button, 1 of 2
      > last
      Log, changed once

      -- app.screen --
      screen a
        segments
          on valueChanged when #log is empty: set #log.value: changed once
          on valueChanged: set #log.value: changed again
          tab selected "Drive"
          tab "Walk"
        text "Log" #log
      """
    ),
    .init(
      "a tab inside a view or a group is one of its bar",
      """
      > start
      Tab Bar, Selected, All, Tab, 1 of 2
      > swipe right
      More, Missed, Tab, 2 of 2
      > double tap
      ~ sound: activate
      Missed
      Selected, Missed, Tab, 2 of 2
      > swipe left
      All, Tab, 1 of 2
      > touch #walk
      Walk, Button, 2 of 2
      > double tap
      ~ sound: activate
      Walk
      Selected, Walk, Button, 2 of 2
      Route changed
      > swipe left
      Drive, Button, 1 of 2

      -- app.screen --
      screen a
        tabBar
          tab selected "All"
          group "More"
            tab "Missed"
        segments
          on valueChanged: announce "Route changed"
          tab selected "Drive"
          view
            tab "Walk" #walk
      """
    ),
    .init(
      "a tab of a bar that is not the app's is selected, too",
      """
      hints: off

      > start
      Tab Bar, Selected, All, Tab, 1 of 2
      > swipe right
      Missed, Tab, 2 of 2
      > double tap
      ~ sound: activate
      Missed
      Selected, Missed, Tab, 2 of 2
      > swipe left
      All, Tab, 1 of 2

      -- app.screen --
      screen a
        tabBar
          tab selected "All"
          tab "Missed"
      """
    ),
    .init(
      "a back button goes back",
      """
      > start
      Open, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Menu, Back button
      > double tap
      ~ sound: activate
      ~ screen: a
      Open, Button

      -- app.screen --
      screen a
        button "Open"
          on activate: push b
      screen b
        back "Menu"
      """
    ),
    .init(
      "a back button that declines stays",
      """
      > start
      Open, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Menu, Back button
      > double tap
      ~ refused: nothing to activate
      Save first

      -- app.screen --
      screen a
        button "Open"
          on activate: push b
      screen b
        back "Menu"
          on activate:
            announce "Save first"
            decline
      """
    ),
    .init(
      "a back button with nothing behind it is refused",
      """
      > start
      Menu, Back button
      > double tap
      ~ sound: activate
      ~ refused: nothing to go back to
      Menu

      -- app.screen --
      screen a
        back "Menu"
      """
    ),
    .init(
      "a stepper's halves step and say the new value alone",
      """
      > start
      Guests, Decrement, Button
      > swipe right
      Increment, Button
      > double tap
      ~ sound: activate
      3
      > double tap
      ~ sound: activate
      ~ sound: boundary
      > swipe left
      Decrement, Button
      > double tap
      ~ sound: activate
      2
      > last
      Log, 2

      -- app.screen --
      screen a
        stepper "Guests"
          value: 2
          range: 1...3
          on valueChanged: set #log.value: {value}
        text "Log" #log
      """
    ),
    .init(
      "a stepper without a range has 0 to 100",
      """
      > start
      Decrement, Button
      > double tap
      ~ sound: activate
      ~ sound: boundary
      > swipe right
      Increment, Button
      > double tap
      ~ sound: activate
      1

      -- app.screen --
      screen a
        stepper
      """
    ),
    .init(
      "a plain button has none, only its handler",
      """
      > start
      Off, Button
      > double tap
      ~ sound: activate
      Off
      Lights on

      -- app.screen --
      screen a
        button "Off"
          on activate: announce "Lights on"
      """
    ),
    .init(
      "a toggle that is no button flips as well",
      """
      hints: off

      > start
      Lamp, Switch button, off
      > double tap
      ~ sound: activate
      on

      -- app.screen --
      screen a
        element toggleButton "Lamp"
          value: off
      """
    ),
  ]

  static let refusals: [SessionCase] = [
    .init(
      "a text has nothing to activate, and the containers are not asked",
      """
      > start
      Card, Hello
      > double tap
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        group "Card"
          on activate: announce "Wrong"
          text "Hello"
      """
    ),
    .init(
      "a handler that declines suppresses the default; its other effects run and speak",
      """
      hints: off

      > start
      Sound, Switch button, off
      > double tap
      ~ refused: nothing to activate
      Not now
      > tap
      Sound, Switch button, off

      -- app.screen --
      screen a
        switch "Sound"
          on activate:
            announce "Not now"
            decline
      """
    ),
    .init(
      "no guard holds and there is no default",
      """
      > start
      Pay, Button
      > double tap
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        button "Pay"
          on activate when #sum is above 0: announce "Paid"
        text "Sum" #sum
          value: 0
      """
    ),
    .init(
      "dimmed, and nothing runs",
      """
      hints: off

      > start
      Sound, dimmed, Switch button, off
      > double tap
      ~ refused: dimmed
      > tap
      Sound, dimmed, Switch button, off

      -- app.screen --
      screen a
        switch notEnabled "Sound"
          on activate: announce "Wrong"
      """
    ),
    .init(
      "dimmed by the stepper around it",
      """
      > start
      Guests, Decrement, dimmed, Button
      > double tap
      ~ refused: dimmed
      > swipe right
      Increment, dimmed, Button
      > double tap
      ~ refused: dimmed

      -- app.screen --
      screen a
        stepper notEnabled "Guests"
          value: 2
      """
    ),
  ]

  static let moves: [SessionCase] = [
    .init(
      "on a screen that is pushed, announcements last",
      """
      > start
      Add, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Title, Heading
      Added

      -- app.screen --
      screen a
        button "Add"
          on activate:
            announce "Added"
            push b
      screen b
        header "Title"
      """
    ),
    .init(
      "where layoutChanged leads, without a sound",
      """
      > start
      Continue, Button
      > double tap
      ~ sound: activate
      Enter an amount
      > swipe right
      End

      -- app.screen --
      screen a
        button "Continue"
          on activate:
            set value: tried
            notify layoutChanged #error
        text "Enter an amount" #error
        text "End"
      """
    ),
    .init(
      "of several moves only the last is spoken",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Two

      -- app.screen --
      screen a
        button "Go"
          on activate:
            notify layoutChanged #one
            notify layoutChanged #two
        text "One" #one
        text "Two" #two
      """
    ),
    .init(
      "layoutChanged to itself says the whole once",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go, done, Button

      -- app.screen --
      screen a
        button "Go"
          on activate:
            set value: done
            notify layoutChanged self
      """
    ),
    .init(
      "layoutChanged without a target moves nothing, and the label is said again",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go

      -- app.screen --
      screen a
        button "Go"
          on activate:
            show #more
            notify layoutChanged
        text "More" #more
          hidden: true
      """
    ),
    .init(
      "a target that is hidden counts as none",
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
          on activate: notify layoutChanged #more
        text "More" #more
          hidden: true
        text "End"
      """
    ),
    .init(
      "even where media starts",
      """
      > start
      Play, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Player, Heading

      -- app.screen --
      screen a
        button startsMediaSession "Play"
          on activate: present b
      screen b
        header "Player"
      """
    ),
  ]

  static let effects: [SessionCase] = [
    .init(
      "runs the default and the handler, without sound and repeat",
      """
      hints: off

      > start
      All on, Button
      > double tap
      ~ sound: activate
      All on
      Lamp switched
      > swipe right
      Lamp, Switch button, on

      -- app.screen --
      screen a
        button "All on"
          on activate: activate #lamp
        switch "Lamp" #lamp
          on activate: announce "Lamp switched"
      """
    ),
    .init(
      "of a dimmed element does nothing",
      """
      hints: off

      > start
      All on, Button
      > double tap
      ~ sound: activate
      All on
      > swipe right
      Lamp, dimmed, Switch button, off

      -- app.screen --
      screen a
        button "All on"
          on activate: activate #lamp
        switch notEnabled "Lamp" #lamp
          on activate: announce "Wrong"
      """
    ),
    .init(
      "reaches every node of a tag, in order",
      """
      hints: off

      > start
      All on, Button
      > double tap
      ~ sound: activate
      All on
      > swipe right
      Log, 1 2
      > swipe right
      One, Switch button, on
      > swipe right
      Two, Switch button, on

      -- app.screen --
      screen a
        button "All on"
          on activate: activate .lamp
        text "Log" #log
        switch "One" .lamp
          on activate: set #log.value: 1
        switch "Two" .lamp
          on activate: set #log.value: {#log} 2
      """
    ),
    .init(
      "opens a tab of the app",
      """
      hints: off

      > start
      Add, Button
      > double tap
      ~ sound: activate
      ~ screen: cart
      Cart, Heading

      -- app.screen --
      app
        tabBar
          tab "Menu"
            opens: menu
          tab "Cart" #cartTab
            opens: cart
      screen menu
        button "Add"
          on activate: activate #cartTab
      screen cart
        header "Cart"
      """
    ),
    .init(
      "on a field starts editing, and the cursor goes there",
      """
      hints: off

      > start
      Rename, Button
      > double tap
      ~ sound: activate
      Name, Text field, is editing, Anna, Character mode, Insertion point at end
      > type "!"
      ~ value: Anna!
      !

      -- app.screen --
      screen a
        button "Rename"
          on activate: activate #name
        textField "Name" #name
          value: Anna
      """
    ),
  ]
}
