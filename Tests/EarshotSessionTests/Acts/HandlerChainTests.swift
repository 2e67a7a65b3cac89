import Testing

/// VOICEOVER.md 6.3 and 6.4: escape and magic tap go up to the app.
@Suite("The chain of escape and magic tap")
struct HandlerChainTests {
  @Test("asks the nearest first, and goes on where one declines", arguments: walks)
  func replayWalks(_ session: SessionCase) throws { try session.check() }

  @Test("ends with what the system does by itself", arguments: ends)
  func replayEnds(_ session: SessionCase) throws { try session.check() }

  static let walks: [SessionCase] = [
    .init(
      "the element, its containers, the screen, the app",
      """
      > start
      One
      > scrub
      Element
      > magic tap
      Element tapped
      > swipe right
      Two
      > scrub
      Group
      > magic tap
      Group tapped
      > swipe right
      Three
      > scrub
      Screen
      > magic tap
      Screen tapped

      -- app.screen --
      screen a
        on magicTap: announce "Screen tapped"
        on escape: announce "Screen"
        view
          on magicTap: announce "Group tapped"
          on escape: announce "Group"
          text "One"
            on magicTap: announce "Element tapped"
            on escape: announce "Element"
          text "Two"
        text "Three"
      """
    ),
    .init(
      "the app is asked last",
      """
      > start
      Demo
      One
      > scrub
      App escaped
      > magic tap
      App tapped

      -- app.screen --
      app "Demo"
        on magicTap: announce "App tapped"
        on escape: announce "App escaped"
      screen a
        text "One"
      """
    ),
    .init(
      "who declines passes it on; of the announcements at one moment the last is heard",
      """
      > start
      One
      > scrub
      Screen
      > magic tap
      Screen tapped

      -- app.screen --
      screen a
        on magicTap: announce "Screen tapped"
        on escape: announce "Screen"
        text "One"
          on magicTap:
            announce "Element tapped"
            decline
          on escape:
            announce "Element"
            decline
      """
    ),
    .init(
      "a handler whose guard does not hold is passed over",
      """
      > start
      One
      > scrub
      Screen

      -- app.screen --
      screen a
        on escape: announce "Screen"
        text "One"
          on escape when value is 1: announce "Element"
      """
    ),
    .init(
      "what is handled in silence is silent",
      """
      > start
      One
      > scrub
      ~ silent
      > magic tap
      ~ silent

      -- app.screen --
      screen a
        on magicTap: set #one.value: tapped
        on escape: set #one.value: escaped
        text "One" #one
      """
    ),
    .init(
      "a screen's handler is asked before what was presented is closed",
      """
      > start
      Open, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Sure?
      > scrub
      Held
      > swipe right
      OK, Button

      -- app.screen --
      screen a
        on escape: announce "Held"
        button "Open"
          on activate: present #sure
        alert "Sure?" #sure
          button "OK"
            on activate: dismiss
      """
    ),
    .init(
      "an effect of a magic tap activates without a sound, and what it changes is heard of",
      """
      > start
      Add, Button
      > magic tap
      Added

      -- app.screen --
      screen a
        on magicTap: activate #add
        button "Add" #add
          on activate: announce "Added"
      """
    ),
    .init(
      "dimmed elements are asked, too",
      """
      > start
      One, dimmed, Button
      > scrub
      Left
      > magic tap
      Tapped

      -- app.screen --
      screen a
        button notEnabled "One"
          on magicTap: announce "Tapped"
          on escape: announce "Left"
      """
    ),
    .init(
      "without a cursor the screen is asked, then the app",
      """
      > start
      Demo
      > scrub
      Screen
      > magic tap
      App

      -- app.screen --
      app "Demo"
        on magicTap: announce "App"
      screen a
        on escape: announce "Screen"
      """
    ),
  ]

  static let ends: [SessionCase] = [
    .init(
      "text entry ends before anything is asked",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > scrub
      Name, Text field
      ~ hint: Double tap to edit.
      > scrub
      Screen

      -- app.screen --
      screen a
        on escape: announce "Screen"
        textField "Name"
      """
    ),
    .init(
      "an alert closes, then the sheet below it, then the screen goes back",
      """
      > start
      Card, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Open, Button
      > double tap
      ~ sound: activate
      ~ screen: sheet
      Options, Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Sure?
      > scrub
      ~ screen: sheet
      Options, Ask, Button
      > scrub
      ~ screen: b
      Open, Button
      > scrub
      ~ screen: a
      Card, Button
      > scrub
      ~ sound: boundary

      -- app.screen --
      screen a
        button "Card"
          on activate: push b
      screen b
        button "Open"
          on activate: present #sheet
        sheet "Options" #sheet
          button "Ask"
            on activate: present #sure
        alert "Sure?" #sure
          button "OK"
      """
    ),
    .init(
      "a screen that was presented is closed",
      """
      > start
      Open, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Offers, Heading
      > scrub
      ~ screen: a
      Open, Button

      -- app.screen --
      screen a
        button "Open"
          on activate: present b
      screen b
        header "Offers"
      """
    ),
    .init(
      "a modal view without a handler stays",
      """
      > start
      Inside
      > scrub
      ~ sound: boundary
      > swipe right
      ~ sound: boundary

      -- app.screen --
      screen a
        view
          viewIsModal: true
          text "Inside"
        text "Outside"
      """
    ),
    .init(
      "all who decline leave the way back, and what they said",
      """
      > start
      Card, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Text
      > scrub
      ~ screen: a
      Card, Button
      Leaving

      -- app.screen --
      screen a
        button "Card"
          on activate: push b
      screen b
        on escape:
          announce "Leaving"
          decline
        text "Text"
      """
    ),
    .init(
      "nobody takes a magic tap, and who declined is heard",
      """
      > start
      One
      > magic tap
      ~ refused: no magic tap
      Not here

      -- app.screen --
      screen a
        on magicTap:
          announce "Not here"
          decline
        text "One"
      """
    ),
    .init(
      "a tab's stack goes back, its first screen is a boundary",
      """
      > start
      First
      > swipe right
      Tab Bar, Selected, A, Tab, 1 of 2
      > swipe right
      B, Tab, 2 of 2
      > double tap
      ~ sound: activate
      ~ screen: b
      Second
      > scrub
      ~ sound: boundary

      -- app.screen --
      app
        tabBar
          tab "A"
            opens: a
          tab "B"
            opens: b
      screen a
        text "First"
      screen b
        text "Second"
      """
    ),
  ]
}
