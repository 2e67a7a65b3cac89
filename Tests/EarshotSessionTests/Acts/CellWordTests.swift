import Testing

/// VOICEOVER.md 2.3: a cell without a label speaks its children as one.
@Suite("What a cell speaks")
struct CellWordTests {
  @Test("holds the states of its toggles", arguments: sessions)
  func replay(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "by words, the state of a toggle is one of them",
      """
      > start
      Ann, Mute, on
      > rotor "Words"
      ~ rotor: Words
      > swipe down 4
      Ann
      Mute
      on
      ~ sound: boundary

      -- app.screen --
      screen a
        cell
          text "Ann"
          switch on "Mute"
      """
    ),
    .init(
      "by characters and lines, with a German state",
      """
      > start
      a, b, aus
      > rotor "Lines"
      ~ rotor: Zeilen
      > swipe down
      a, b, aus
      > rotor "Characters"
      ~ rotor: Zeichen
      > swipe down 9
      a
      comma
      space
      b
      comma
      space
      a
      u
      s

      -- app.screen --
      screen a
        language: de
        cell
          text "a"
          switch off "b"
      """
    ),
  ]
}
