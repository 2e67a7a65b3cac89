import Testing

/// VOICEOVER.md 6.1: what is heard of an activation, and in which order.
@Suite("What is heard of an activation")
struct ActivationOrderTests {
  @Test("is the label, then the description where it changed", arguments: descriptions)
  func replayDescriptions(_ session: SessionCase) throws { try session.check() }

  @Test("goes by the traits that silence it", arguments: silences)
  func replaySilences(_ session: SessionCase) throws { try session.check() }

  @Test("ends with what the handler announced", arguments: announcements)
  func replayAnnouncements(_ session: SessionCase) throws { try session.check() }

  @Test("follows guards that are judged before", arguments: guards)
  func replayGuards(_ session: SessionCase) throws { try session.check() }

  @Test("is a refusal where nothing was activated", arguments: refusals)
  func replayRefusals(_ session: SessionCase) throws { try session.check() }

  @Test("is the new place where focus moved", arguments: moves)
  func replayMoves(_ session: SessionCase) throws { try session.check() }

  static let descriptions: [SessionCase] = [
    .init(
      "a changed value gives the whole description as a second utterance",
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
      "a changed label is said in place of the old one, and is no changed description",
      """
      > start
      Follow, Button
      > double tap
      ~ sound: activate
      Following

      -- app.screen --
      screen a
        button "Follow"
          on activate: set label: Following
      """
    ),
    .init(
      "a changed label and value are both heard in the second utterance",
      """
      > start
      Follow, 3, Button
      > double tap
      ~ sound: activate
      Following
      Following, 4, Button

      -- app.screen --
      screen a
        button "Follow"
          value: 3
          on activate:
            set label: Following
            set value: 4
      """
    ),
    .init(
      "an element selected by its handler",
      """
      > start
      Steps
      > double tap
      ~ sound: activate
      Steps
      Selected, Steps

      -- app.screen --
      screen a
        element "Steps"
          on activate: select self
      """
    ),
    .init(
      "an element that its handler dims has another state",
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
      "a changed hint is no changed description",
      """
      > start
      Send, Button
      > double tap
      ~ sound: activate
      Send
      > tap
      Send, Button
      ~ hint: Already sent

      -- app.screen --
      screen a
        button "Send"
          on activate: set hint: Already sent
      """
    ),
    .init(
      "a value that changes and comes back is no change",
      """
      > start
      Points, 24, Button
      > double tap
      ~ sound: activate
      Points

      -- app.screen --
      screen a
        button "Points"
          value: 24
          on activate:
            set value: 25
            set value: 24
      """
    ),
    .init(
      "a value that follows another element",
      """
      > start
      Total, 1 item, Button
      > double tap
      ~ sound: activate
      Total
      Total, 2 items, Button

      -- app.screen --
      screen a
        button "Total" #total
          value: {#cart}
          on activate: increment #cart
        text #cart
          values: 1 item | 2 items
      """
    ),
    .init(
      "a switch says its state alone, a mixed one becomes on",
      """
      > start
      Cheese, Switch button, mixed
      ~ hint: Double tap to toggle setting.
      > double tap
      ~ sound: activate
      on
      > double tap
      ~ sound: activate
      off

      -- app.screen --
      screen a
        switch mixed "Cheese"
      """
    ),
    .init(
      "a stepper's button says the value alone; at the limit nothing changes",
      """
      > start
      Guests, Decrement, Button
      > swipe right
      Increment, Button
      > double tap
      ~ sound: activate
      2
      > double tap
      ~ sound: activate
      ~ sound: boundary

      -- app.screen --
      screen a
        stepper "Guests"
          range: 1...2
      """
    ),
    .init(
      "an item of segments is selected, its sibling is not, and the segments have changed",
      """
      > start
      Selected, Day, Button, 1 of 2
      > swipe right
      Week, Button, 2 of 2
      > double tap
      ~ sound: activate
      Week
      Selected, Week, Button, 2 of 2
      Chosen
      > swipe left
      Day, Button, 1 of 2

      -- app.screen --
      screen a
        segments
          on valueChanged: announce "Chosen"
          tab selected "Day"
          tab "Week"
      """
    ),
    .init(
      "a split tap is a double tap",
      """
      > start
      Points, 24, Button
      > split tap
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
  ]

  static let silences: [SessionCase] = [
    .init(
      "playsSound leaves the sound out, the repeat stays",
      """
      > start
      Drum, Button
      > double tap
      Drum

      -- app.screen --
      screen a
        button playsSound "Drum"
          on activate: set #log.value: x
        text "Log" #log
      """
    ),
    .init(
      "startsMediaSession leaves the speech out, the sound stays",
      """
      > start
      Play, 0, Button
      > double tap
      ~ sound: activate

      -- app.screen --
      screen a
        button startsMediaSession "Play"
          value: 0
          on activate: set value: 1
      """
    ),
    .init(
      "both together leave nothing",
      """
      > start
      Play, Button
      > double tap
      ~ silent

      -- app.screen --
      screen a
        button startsMediaSession playsSound "Play"
          on activate: set #log.value: x
        text "Log" #log
      """
    ),
    .init(
      "a media session does not silence announcements, nor a new place",
      """
      > start
      Play, Button
      > double tap
      ~ sound: activate
      Playing
      > swipe right
      Film, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Film

      -- app.screen --
      screen a
        button startsMediaSession "Play"
          on activate: announce "Playing"
        button startsMediaSession "Film"
          on activate: push b
      screen b
        text "Film"
      """
    ),
    .init(
      "the sound of the app's own comes after that of activating",
      """
      > start
      Shoot, Button
      > double tap
      ~ sound: activate
      ~ sound: app shutter
      Shoot

      -- app.screen --
      screen a
        button "Shoot"
          on activate: play "shutter"
      """
    ),
  ]

  static let announcements: [SessionCase] = [
    .init(
      "an announcement before a push follows the new screen",
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
      "what stands behind the first wait is heard later",
      """
      > start
      Load, Button
      > double tap
      ~ sound: activate
      Load
      Loading
      > wait 1s
      Loaded

      -- app.screen --
      screen a
        button "Load"
          on activate:
            announce "Loading"
            wait 1s
            announce "Loaded"
      """
    ),
    .init(
      "an announcement of what the change of a switch does follows its state",
      """
      > start
      Wifi, Switch button, off
      ~ hint: Double tap to toggle setting.
      > double tap
      ~ sound: activate
      on
      Connecting

      -- app.screen --
      screen a
        switch off "Wifi"
          on valueChanged: announce "Connecting"
      """
    ),
    .init(
      "the default comes first, valueChanged next, the event's effects last",
      """
      > start
      Wifi, Switch button, off
      ~ hint: Double tap to toggle setting.
      > double tap
      ~ sound: activate
      on
      > swipe right
      Log, on changed activated

      -- app.screen --
      screen a
        switch off "Wifi" #wifi
          on valueChanged: set #log.value: {#wifi} changed
          on activate: set #log.value: {#log} activated
        text "Log" #log
      """
    ),
    .init(
      "an effect that activates another element is silent",
      """
      > start
      Flip, Button
      > double tap
      ~ sound: activate
      Flip
      > swipe right
      Wifi, Switch button, on
      ~ hint: Double tap to toggle setting.

      -- app.screen --
      screen a
        button "Flip"
          on activate: activate #wifi
        switch off "Wifi" #wifi
      """
    ),
    .init(
      "an effect activates nothing that is dimmed",
      """
      > start
      Flip, Button
      > double tap
      ~ sound: activate
      Flip
      > swipe right
      Wifi, dimmed, Switch button, off

      -- app.screen --
      screen a
        button "Flip"
          on activate: activate #wifi
        switch off notEnabled "Wifi" #wifi
      """
    ),
  ]

  static let guards: [SessionCase] = [
    .init(
      "a guard sees the switch before it flips",
      """
      > start
      Wifi, Switch button, off
      ~ hint: Double tap to toggle setting.
      > double tap
      ~ sound: activate
      on
      It was off
      > double tap
      ~ sound: activate
      off
      It was on

      -- app.screen --
      screen a
        switch off "Wifi"
          on activate when self is off: announce "It was off"
          on activate: announce "It was on"
      """
    ),
    .init(
      "the first line that holds runs, and it alone",
      """
      > start
      Next, Button
      > double tap
      ~ sound: activate
      Next
      First
      > double tap
      ~ sound: activate
      Next
      Second

      -- app.screen --
      screen a
        button "Next"
          on activate when #a is 0:
            announce "First"
            increment #a
          on activate when #a is above 0: announce "Second"
        text #a
          values: 0 | 1
      """
    ),
    .init(
      "where no line holds the role does what it does by itself",
      """
      > start
      Wifi, Switch button, off
      ~ hint: Double tap to toggle setting.
      > double tap
      ~ sound: activate
      on

      -- app.screen --
      screen a
        switch off "Wifi"
          on activate when #a is 1: announce "One"
        text "A" #a
      """
    ),
  ]

  static let refusals: [SessionCase] = [
    .init(
      "no line of a button holds",
      """
      > start
      Pay, Button
      > double tap
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        button "Pay"
          on activate when #a is 1: announce "One"
        text "A" #a
      """
    ),
    .init(
      "a handler of a container is not asked",
      """
      > start
      Row
      > double tap
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        view
          on activate: announce "No"
          text "Row"
      """
    ),
    .init(
      "a handler that declines keeps the switch as it is, and says the rest",
      """
      > start
      Wifi, Switch button, off
      ~ hint: Double tap to toggle setting.
      > double tap
      ~ refused: nothing to activate
      Not now
      > tap
      Wifi, Switch button, off
      ~ hint: Double tap to toggle setting.

      -- app.screen --
      screen a
        switch off "Wifi"
          on activate:
            announce "Not now"
            decline
      """
    ),
    .init(
      "dimmed elements run nothing, by either tap, and are stops",
      """
      > start
      Pay, dimmed, Button
      > double tap
      ~ refused: dimmed
      > split tap
      ~ refused: dimmed
      > triple tap
      ~ refused: dimmed
      > tap
      Pay, dimmed, Button

      -- app.screen --
      screen a
        button notEnabled "Pay"
          on activate: announce "Paid"
          on longPress: announce "Pressed"
      """
    ),
    .init(
      "a link and a picture without a handler",
      """
      > start
      Help, Link
      > double tap
      ~ refused: nothing to activate
      > swipe right
      Map, Image
      > double tap
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        link "Help"
        image "Map"
      """
    ),
    .init(
      "an element that may not be activated any more",
      """
      > start
      Pay, Button
      > double tap
      ~ sound: activate
      Pay
      Pay, dimmed, Button
      > double tap
      ~ refused: dimmed

      -- app.screen --
      screen a
        button "Pay"
          on activate: disable self
      """
    ),
  ]

  static let moves: [SessionCase] = [
    .init(
      "a target of layoutChanged",
      """
      > start
      Continue, Button
      > double tap
      ~ sound: activate
      Enter an amount
      > swipe left
      Continue, Button

      -- app.screen --
      screen a
        button "Continue"
          on activate: notify layoutChanged #error
        text "Enter an amount" #error
      """
    ),
    .init(
      "layoutChanged without a target leaves the repeat alone",
      """
      > start
      Continue, Button
      > double tap
      ~ sound: activate
      Continue

      -- app.screen --
      screen a
        button "Continue"
          on activate: notify layoutChanged
        text "More"
      """
    ),
    .init(
      "of several moves only the last is heard",
      """
      > start
      Continue, Button
      > double tap
      ~ sound: activate
      Two

      -- app.screen --
      screen a
        button "Continue"
          on activate:
            notify layoutChanged #one
            notify layoutChanged #two
        text "One" #one
        text "Two" #two
      """
    ),
    .init(
      "back says where it led, and the element that was left",
      """
      > start
      One
      > swipe right
      Card, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Menu, Back button
      > double tap
      ~ sound: activate
      ~ screen: a
      Card, Button

      -- app.screen --
      screen a
        text "One"
        button "Card"
          on activate: push b
      screen b
        back "Menu"
      """
    ),
    .init(
      "an element that removes itself still says its label; the cursor moves at the next gesture",
      """
      > start
      One
      > swipe right
      Delete, Button
      > double tap
      ~ sound: activate
      Delete
      > swipe right
      Two

      -- app.screen --
      screen a
        text "One"
        button "Delete"
          on activate: remove self
        text "Two"
      """
    ),
  ]
}
