import Testing

/// VOICEOVER.md, chapter 7, settings items.
@Suite("The settings on the rotor's dial")
struct SettingItemTests {
  @Test("speak their new value", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "raise and lower rate and volume up to their ends",
      """
      > start
      Hello
      > rotor "Speaking rate"
      ~ rotor: Speaking rate
      > swipe up
      55%
      > swipe down 2
      50%
      45%
      > swipe up 12
      50%
      55%
      60%
      65%
      70%
      75%
      80%
      85%
      90%
      95%
      100%
      ~ sound: boundary
      > rotor "Volume"
      ~ rotor: Volume
      > swipe up
      ~ sound: boundary
      > swipe down
      95%

      -- app.screen --
      screen a
        text "Hello"
      """
    ),
    .init(
      "go through the kinds of punctuation",
      """
      > start
      Hello
      > rotor "Punctuation"
      ~ rotor: Punctuation
      > swipe down
      all
      > swipe down
      ~ sound: boundary
      > swipe up 3
      some
      none
      ~ sound: boundary

      -- app.screen --
      screen a
        text "Hello"
      """
    ),
    .init(
      "switch hints either way",
      """
      > start
      Hello
      > rotor "Hints"
      ~ rotor: Hints
      > swipe down
      off
      > swipe down
      on
      > swipe up
      off

      -- app.screen --
      screen a
        text "Hello"
      """
    ),
  ]
}
