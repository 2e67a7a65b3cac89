import Testing

/// VOICEOVER.md, chapters 5 and 9; SESSIONS.md, “Commands”.
@Suite("Selecting and taking back")
struct SelectionTests {
  @Test("changes what is typed next", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "replaces what is selected",
      """
      hints: off

      > start
      Name, Anna Bell, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Anna Bell, Character mode, Insertion point at end
      > select "Anna"
      Selected, Anna
      > type "Jo"
      ~ value: Jo Bell
      cap J, o
      > type "y"
      ~ value: Joy Bell
      y
      > select all
      Selected, Joy Bell
      > delete
      ~ value:
      cap J, o, y, space, cap B, e, l, l
      > select all
      ~ sound: boundary
      > select "Joy"
      ~ sound: boundary

      -- app.screen --
      screen a
        textField "Name"
          value: Anna Bell
      """
    ),
    .init(
      "deletes what is selected, however many are asked for",
      """
      hints: off

      > start
      Name, abcabc, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, abcabc, Character mode, Insertion point at end
      > select "bc"
      Selected, bc
      > delete 3
      ~ value: aabc
      b, c
      > delete
      ~ value: abc
      a

      -- app.screen --
      screen a
        textField "Name"
          value: abcabc
      """
    ),
    .init(
      "forgets the selection where the rotor moves on",
      """
      hints: off

      > start
      Name, abc, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, abc, Character mode, Insertion point at end
      > select "b"
      Selected, b
      > swipe down
      c
      > type "d"
      ~ value: abcd
      d

      -- app.screen --
      screen a
        textField "Name"
          value: abc
      """
    ),
    .init(
      "of a secret says how long it is",
      """
      hints: off

      > start
      PIN, 3 characters, Secure text field
      > double tap
      ~ sound: activate
      Secure text field, is editing, 3 characters, Character mode, Insertion point at end
      > select all
      Selected, 3 characters
      > type "x"
      ~ value: •

      -- app.screen --
      screen a
        secureTextField "PIN"
          value: abc
      """
    ),
    .init(
      "is refused outside a field that is edited",
      """
      hints: off

      > start
      Name, abc, Text field
      > select all
      ~ refused: not editing
      > select "a"
      ~ refused: not editing
      > three-finger double tap and hold left
      ~ refused: not editing
      > three-finger double tap and hold right
      ~ refused: not editing

      -- app.screen --
      screen a
        textField "Name"
          value: abc
      """
    ),
    .init(
      "takes typing and deleting back, and does them again",
      """
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > three-finger double tap and hold left
      ~ sound: boundary
      > type "ab"
      ~ value: ab
      a, b
      1 changes
      > type "c"
      ~ value: abc
      c
      2 changes
      > delete 2
      ~ value: a
      b, c
      3 changes
      > three-finger double tap and hold left
      ~ value: abc
      4 changes
      > three-finger double tap and hold left
      ~ value: ab
      5 changes
      > three-finger double tap and hold right
      ~ value: abc
      6 changes
      > type "d"
      ~ value: abcd
      d
      7 changes
      > three-finger double tap and hold right
      ~ sound: boundary

      -- app.screen --
      screen a
        textField "Name"
          on valueChanged:
            increment #count
            announce "{#count} changes"
        text #count
          range: 0...9
      """
    ),
    .init(
      "takes back a replacement and goes where it was",
      """
      hints: off

      > start
      Name, one two three, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, one two three, Character mode, Insertion point at end
      > select "two"
      Selected, two
      > type "2"
      ~ value: one 2 three
      2
      > three-finger double tap and hold left
      ~ value: one two three
      > type "!"
      ~ value: one two! three
      !
      > return
      Name, one two! three, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, one two! three, Character mode, Insertion point at end
      > three-finger double tap and hold left
      ~ sound: boundary

      -- app.screen --
      screen a
        textField "Name"
          value: one two three
      """
    ),
  ]
}
