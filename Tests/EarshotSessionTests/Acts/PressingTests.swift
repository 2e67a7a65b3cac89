import Testing

/// VOICEOVER.md, chapter 5, and 6.6.
@Suite("Pressing")
struct PressingTests {
  @Test("long runs the handler of longPress", arguments: long)
  func replayLong(_ session: SessionCase) throws { try session.check() }

  @Test("through lets the movement reach the app", arguments: through)
  func replayThrough(_ session: SessionCase) throws { try session.check() }

  static let long: [SessionCase] = [
    .init(
      "with rising tones where it is double tap and hold, without a sound as a triple tap",
      """
      > start
      Photo, Button
      > double tap and hold
      ~ sound: passThrough
      Menu opened
      > triple tap
      Menu opened
      > hold
      ~ sound: passThrough
      Menu opened
      > long press
      Menu opened

      -- app.screen --
      screen a
        button "Photo"
          on longPress: announce "Menu opened"
      """
    ),
    .init(
      "and does not climb; nobody there: only the tones, or a refusal",
      """
      > start
      Photo
      > double tap and hold
      ~ sound: passThrough
      > triple tap
      ~ refused: nothing to activate
      > swipe right
      Stays
      > double tap and hold
      ~ sound: passThrough
      Not now
      > triple tap
      ~ refused: nothing to activate
      Not now

      -- app.screen --
      screen a
        on longPress: announce "Wrong"
        text "Photo"
          on activate: announce "Wrong"
        text "Stays"
          on longPress:
            announce "Not now"
            decline
      """
    ),
    .init(
      "on what is dimmed is refused",
      """
      > start
      Photo, dimmed, Button
      > double tap and hold
      ~ refused: dimmed
      > triple tap
      ~ refused: dimmed

      -- app.screen --
      screen a
        button notEnabled "Photo"
          on longPress: announce "Wrong"
      """
    ),
    .init(
      "follows where the app leads, and speaks a value that it changed",
      """
      hints: off

      > start
      Volume, 50%, Adjustable
      > triple tap
      0%
      > swipe right
      Photo, Button
      > double tap and hold
      ~ sound: passThrough
      ~ screen: menu
      Actions, Copy, Button

      -- app.screen --
      screen a
        slider "Volume"
          value: 50%
          on longPress: set value: 0%
        button "Photo"
          on longPress: present #menu
        sheet "Actions" #menu
          button "Copy"
      """
    ),
    .init(
      "where there is no cursor, meets the boundary",
      """
      > start
      ~ silent
      > double tap and hold
      ~ sound: boundary
      > triple tap
      ~ sound: boundary
      > pass through left
      ~ sound: boundary

      -- app.screen --
      screen a
        view
      """
    ),
    .init(
      "a split tap is a double tap",
      """
      > start
      Key, Button
      > split tap
      ~ sound: activate
      Key
      Typed

      -- app.screen --
      screen a
        button "Key"
          on activate: announce "Typed"
      """
    ),
  ]

  static let through: [SessionCase] = [
    .init(
      "as the direction, then as next or previous, up the containers, without a status",
      """
      > start
      Lock
      > pass through right
      ~ sound: passThrough
      Opened
      > pass through left
      ~ sound: passThrough
      Next
      > pass through up
      ~ sound: passThrough
      Next
      > pass through down
      ~ sound: passThrough

      -- app.screen --
      screen a
        on scroll up: announce "Wrong"
        scrollView
          pages: 3
          on scroll left: decline
          on scroll next: announce "Next"
          on scroll previous: notify pageScrolled "Page 1 of 3"
          text "Lock" #lock
            on scroll right: announce "Opened"
      """
    ),
    .init(
      "and turns no page",
      """
      > start
      Card
      > pass through left
      ~ sound: passThrough
      > scroll left
      ~ scroll: left
      Page 2 of 3

      -- app.screen --
      screen a
        scrollView
          pages: 3
          text "Card"
      """
    ),
    .init(
      "and a value that it changes is spoken",
      """
      hints: off

      > start
      Lock, Switch button, off
      > pass through right
      ~ sound: passThrough
      on

      -- app.screen --
      screen a
        switch "Lock"
          on scroll right: toggle self
      """
    ),
  ]
}
