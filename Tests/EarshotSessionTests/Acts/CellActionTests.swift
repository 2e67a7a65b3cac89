import Testing

/// VOICEOVER.md 2.3 and chapter 7.
@Suite("An action of a cell")
struct CellActionTests {
  @Test("is heard by what it changes", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "inside a cell without a label: all of it again",
      """
      > start
      Ann, Hello, Button
      ~ hint: Actions available
      > action "Mute"
      ~ sound: activate
      Ann, Hello, muted, Button
      > action "Look"
      ~ sound: activate
      Looked
      > action "Delete"
      ~ sound: activate

      -- app.screen --
      screen a
        cell button #ann
          text "Ann"
          text "Hello"
          text #state
          action "Mute": set #state.value: muted
          action "Look": announce "Looked"
          action "Delete": remove self
        text "Bob"
      """
    ),
    .init(
      "of a cell with a label its changed value",
      """
      > start
      Ann
      ~ hint: Actions available
      > action "Mute"
      ~ sound: activate
      muted
      > action "Rename"
      ~ sound: activate

      -- app.screen --
      screen a
        cell "Ann"
          text "Hello" #hello
          action "Mute": set value: muted
          action "Rename": set #hello.label: Bye
      """
    ),
  ]
}
