import Testing

/// VOICEOVER.md, chapter 7: the units of a text.
@Suite("Characters, words and lines")
struct TextUnitTests {
  @Test("read the text of a stop", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "reads characters with capitals, blanks and marks by name",
      """
      > start
      Hi, you
      > swipe up
      ~ sound: boundary
      > swipe down
      cap H
      > swipe down
      i
      > swipe down
      comma
      > swipe down
      space
      > swipe down
      y
      > swipe up
      space
      > swipe down 3
      y
      o
      u
      > swipe down
      ~ sound: boundary
      > swipe up
      o

      -- app.screen --
      screen a
        text "Hi, you"
      """
    ),
    .init(
      "reads words without the marks around them",
      """
      > start
      Wait... "can't" 3.5 - 1,000 (e.g. now)!
      > rotor "Words"
      ~ rotor: Words
      > swipe down 6
      Wait
      can't
      3.5
      1,000
      e.g
      now
      > swipe down
      ~ sound: boundary
      > swipe up
      e.g
      > swipe up 9
      1,000
      3.5
      can't
      Wait
      ~ sound: boundary

      -- app.screen --
      screen a
        text "Wait... \\"can't\\" 3.5 - 1,000 (e.g. now)!"
      """
    ),
    .init(
      "reads lines, an empty one as a line break",
      """
      > start
      One⏎⏎Two three
      > rotor "Lines"
      ~ rotor: Lines
      > swipe down
      One
      > swipe down
      new line
      > swipe down
      Two three
      > swipe down
      ~ sound: boundary
      > swipe up 2
      new line
      One
      > rotor "Characters"
      ~ rotor: Characters
      > swipe down 3
      cap O
      n
      e
      > swipe down 3
      new line
      new line
      cap T

      -- app.screen --
      screen a
        text "One\\n\\nTwo three"
      """
    ),
    .init(
      "reads a text without line breaks as one line",
      """
      > start
      Total, 24, Button
      > rotor "Lines"
      ~ rotor: Lines
      > swipe down
      Total, 24
      > swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        button "Total"
          value: 24
      """
    ),
    .init(
      "goes through label and value as they are heard, and nothing else",
      """
      hints: off

      > start
      Are you sure? 5%, Adjustable
      > rotor "Words"
      ~ rotor: Words
      > swipe down 4
      Are
      you
      sure
      5
      > swipe down
      ~ sound: boundary
      > swipe right
      Mute, Switch button, on
      > rotor "Words"
      ~ rotor: Words
      > swipe down
      Mute
      > swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        slider "Are you sure?"
          value: 5%
        switch on "Mute"
      """
    ),
    .init(
      "goes through what a cell speaks",
      """
      > start
      Ann, Hello
      > rotor "Words"
      ~ rotor: Words
      > swipe down 2
      Ann
      Hello

      -- app.screen --
      screen a
        cell
          text "Ann"
          text "Hello"
      """
    ),
    .init(
      "meets the boundary where there is no text",
      """
      > start
      Button
      > swipe down
      ~ sound: boundary
      > swipe up
      ~ sound: boundary
      > rotor "Words"
      ~ rotor: Words
      > swipe down
      ~ sound: boundary
      > rotor "Lines"
      ~ rotor: Lines
      > swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        button
      """
    ),
    .init(
      "begins anew at each stop, and goes on where the dial was turned",
      """
      > start
      One two
      > swipe down 2
      cap O
      n
      > rotor "Words"
      ~ rotor: Words
      > swipe down
      One
      > swipe down
      two
      > rotor "Characters"
      ~ rotor: Characters
      > swipe up
      space
      > tap
      One two
      > swipe down
      t
      > swipe right
      Other
      > swipe left
      One two
      > swipe down
      cap O

      -- app.screen --
      screen a
        text "One two"
        text "Other"
      """
    ),
    .init(
      "counts an emoji and a letter with its marks as one character",
      """
      > start
      é👨‍👩‍👧🇩🇪1️⃣
      > swipe down
      é
      > swipe down
      👨‍👩‍👧
      > swipe down
      🇩🇪
      > swipe down
      1️⃣
      > swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        text "é👨‍👩‍👧🇩🇪1️⃣"
      """
    ),
    .init(
      "reads ideographs one by one, and emoji and symbols as words",
      """
      > start
      你好 245 ₽ 👍 カメラ
      > rotor "Words"
      ~ rotor: Words
      > swipe down 6
      你
      好
      245
      ₽
      👍
      カメラ

      -- app.screen --
      screen a
        text "你好 245 ₽ 👍 カメラ"
      """
    ),
    .init(
      "leaves marks as they are where the setting says none",
      """
      punctuation: none
      capitals: none

      > start
      A, b
      > swipe down 3
      A
      ,
      space

      -- app.screen --
      screen a
        text "A, b"
      """
    ),
    .init(
      "names marks where the setting says all",
      """
      punctuation: all

      > start
      a@b.com #1 50%
      > swipe down 15
      a
      at
      b
      dot
      c
      o
      m
      space
      number
      1
      space
      5
      0
      percent
      ~ sound: boundary

      -- app.screen --
      screen a
        text "a@b.com #1 50%"
      """
    ),
    .init(
      "tells a capital by a sound, or by the voice alone",
      """
      capitals: sound

      > start
      Ab
      > swipe down
      ~ sound: capital
      A
      > swipe down
      b
      > :set capitals pitch
      # capitals: pitch
      > swipe up
      A

      -- app.screen --
      screen a
        text "Ab"
      """
    ),
    .init(
      "spells letters where phonetics are on",
      """
      phonetics: on
      hints: off

      > start
      Zw1 é
      > swipe down
      cap Z
      ~ hint: Zulu
      > swipe down
      w
      ~ hint: whisky
      > swipe down
      1
      > swipe down
      space
      > swipe down
      é
      > rotor "Words"
      ~ rotor: Words
      > swipe up
      Zw1
      > swipe down
      é

      -- app.screen --
      screen a
        text "Zw1 é"
      """
    ),
    .init(
      "stays in the text where it becomes shorter under the cursor",
      """
      hints: off

      > start
      Points, 12345, Button
      > rotor "Words"
      ~ rotor: Words
      > swipe down 2
      Points
      12345
      > double tap
      ~ sound: activate
      Points
      Points, 1, Button
      > swipe down
      ~ sound: boundary
      > swipe up
      Points

      -- app.screen --
      screen a
        button "Points"
          value: 12345
          on activate: set value: 1
      """
    ),
    .init(
      "tells of a secret its length alone",
      """
      hints: off

      > start
      PIN, 3 characters, Secure text field
      > swipe down 6
      cap P
      cap I
      cap N
      comma
      space
      bullet
      > rotor "Words"
      ~ rotor: Words
      > swipe down
      ~ sound: boundary
      > swipe up
      PIN
      > rotor "Lines"
      ~ rotor: Lines
      > swipe down
      PIN, •••

      -- app.screen --
      screen a
        secureTextField "PIN"
          value: abc
      """
    ),
  ]
}
