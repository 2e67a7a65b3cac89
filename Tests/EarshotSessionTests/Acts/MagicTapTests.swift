import Testing

/// VOICEOVER.md 6.4.
@Suite("The magic tap")
struct MagicTapTests {
  @Test("goes up to the app", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "asks the element, its containers, the screen, the app",
      """
      > start
      Row
      > magic tap
      Row took it
      > swipe right
      Plain
      > magic tap
      Group took it
      > swipe right
      Outside
      > magic tap
      App took it

      -- app.screen --
      app
        on magicTap: announce "App took it"
      screen a
        view
          on magicTap: announce "Group took it"
          element "Row"
            on magicTap: announce "Row took it"
          element "Plain"
        text "Outside"
      """
    ),
    .init(
      "is refused where nobody takes it, or all decline",
      """
      > start
      Row
      > magic tap
      ~ refused: no magic tap
      > swipe right
      Other
      > magic tap
      ~ refused: no magic tap
      Not now

      -- app.screen --
      screen a
        element "Row"
        element "Other"
          on magicTap:
            announce "Not now"
            decline
      """
    ),
    .init(
      "has no sound of activation, even if it activates something",
      """
      > start
      Pause, Button
      > swipe right
      Song
      > magic tap
      ~ silent
      > swipe left
      Play, Button

      -- app.screen --
      app
        on magicTap: activate #play
      screen a
        button "Pause" #play
          on activate when label is Pause: set label: Play
          on activate: set label: Pause
        text "Song"
      """
    ),
    .init(
      "goes on to the next step",
      """
      > start
      Menu, Heading
      > magic tap
      ~ screen: b
      Pay, Heading

      -- app.screen --
      screen a
        on magicTap: push b
        header "Menu"
      screen b
        header "Pay"
      """
    ),
    .init(
      "reaches the app from its tab bar over the screen",
      """
      > start
      Menu, Heading
      > last
      Tab Bar, Selected, Menu, Tab, 1 of 1
      > magic tap
      Screen took it

      -- app.screen --
      app
        tabBar
          tab "Menu"
            opens: a
        on magicTap: announce "App took it"
      screen a
        on magicTap: announce "Screen took it"
        header "Menu"
      """
    ),
    .init(
      "speaks a focused toggle that it changed",
      """
      hints: off

      > start
      Lamp, Switch button, off
      > magic tap
      on

      -- app.screen --
      screen a
        on magicTap: toggle #lamp
        switch "Lamp" #lamp
      """
    ),
    .init(
      "needs no cursor",
      """
      > start
      Menu
      > magic tap
      Taken

      -- app.screen --
      app "Menu"
      screen a
        on magicTap: announce "Taken"
        view
      """
    ),
  ]
}
