import Testing

/// VOICEOVER.md, chapters 9 and 10: the setting typingEcho.
@Suite("What is said of typing")
struct EchoTests {
  @Test("follows the settings", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "is each finished word",
      """
      typingEcho: words
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > type "hello"
      ~ value: hello
      > type " wor"
      ~ value: hello wor
      hello
      > type "ld, can't "
      ~ value: hello world, can't
      world
      can't
      > delete 2
      ~ value: hello world, can'
      t, space

      -- app.screen --
      screen a
        textField "Name"
      """
    ),
    .init(
      "is the characters, then the word",
      """
      typingEcho: both
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > type "Hi "
      ~ value: Hi
      cap H, i, space
      Hi
      > type "you"
      ~ value: Hi you
      y, o, u
      > type "\\n"
      ~ value: Hi you⏎
      new line
      you

      -- app.screen --
      screen a
        textArea "Name"
      """
    ),
    .init(
      "is nothing",
      """
      typingEcho: none
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > type "Hi "
      ~ value: Hi
      > delete
      ~ value: Hi

      -- app.screen --
      screen a
        textField "Name"
      """
    ),
    .init(
      "tells capitals as the setting says",
      """
      capitals: sound
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > type "Hi"
      ~ value: Hi
      ~ sound: capital
      H, i
      > :set capitals none
      # capitals: none
      > type "A"
      ~ value: HiA
      A

      -- app.screen --
      screen a
        textField "Name"
      """
    ),
    .init(
      "keeps a secret whatever the setting",
      """
      typingEcho: both
      capitals: sound
      hints: off

      > start
      PIN, Secure text field
      > double tap
      ~ sound: activate
      Secure text field, is editing, Character mode, Insertion point at end
      > type "Ab c"
      ~ value: ••••

      -- app.screen --
      screen a
        secureTextField "PIN"
      """
    ),
  ]
}
