import Testing

/// VOICEOVER.md, chapter 9: where typing goes.
@Suite("The insertion point")
struct InsertionPointTests {
  @Test("is moved by the rotor's units, and typing goes there", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "is moved by characters, and told at both ends",
      """
      hints: off

      > start
      Name, Anna, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Anna, Character mode, Insertion point at end
      > swipe down
      ~ sound: boundary
      > swipe up
      a
      > tap
      Name, Text field, is editing, Anna, Character mode
      > swipe up 9
      n
      n
      cap A
      ~ sound: boundary
      > tap
      Name, Text field, is editing, Anna, Character mode, Insertion point at start
      > type "Jo"
      ~ value: JoAnna
      cap J, o
      > swipe down
      cap A
      > delete
      ~ value: Jonna
      cap A
      > swipe up 2
      o
      cap J
      > delete
      ~ sound: boundary
      > delete 5
      ~ sound: boundary

      -- app.screen --
      screen a
        textField "Name"
          value: Anna
      """
    ),
    .init(
      "is moved by words, whole ones from inside, too",
      """
      hints: off

      > start
      Note, one two, three, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, one two, three, Character mode, Insertion point at end
      > rotor "Words"
      ~ rotor: Words
      > swipe up
      three
      > swipe up
      two
      > type "x"
      ~ value: one xtwo, three
      x
      > swipe down
      xtwo
      > type "!"
      ~ value: one xtwo!, three
      !
      > swipe down
      three
      > swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        textField "Note"
          value: one two, three
      """
    ),
    .init(
      "is moved by lines",
      """
      hints: off

      > start
      Note, one⏎two⏎three, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, one⏎two⏎three, Character mode, Insertion point at end
      > rotor "Lines"
      ~ rotor: Lines
      > swipe up 3
      three
      two
      one
      > swipe up
      ~ sound: boundary
      > swipe down
      one
      > type "\\n"
      ~ value: one⏎⏎two⏎three
      new line
      > swipe down 3
      two
      three
      ~ sound: boundary

      -- app.screen --
      screen a
        textArea "Note"
          value: "one\\ntwo\\nthree"
      """
    ),
    .init(
      "is at the end again where editing begins anew",
      """
      hints: off

      > start
      Name, ab, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, ab, Character mode, Insertion point at end
      > swipe up 2
      b
      a
      > return
      Name, ab, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, ab, Character mode, Insertion point at end
      > type "c"
      ~ value: abc
      c
      > scrub
      Name, abc, Text field
      > swipe down
      cap N

      -- app.screen --
      screen a
        textField "Name"
          value: ab
      """
    ),
    .init(
      "is of the field that is edited alone",
      """
      hints: off

      > start
      Name, ab, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, ab, Character mode, Insertion point at end
      > swipe right
      Other, Button
      > swipe down
      cap O
      > type "c"
      ~ value: abc
      c
      > swipe left
      Name, Text field, is editing, abc, Character mode, Insertion point at end
      > swipe up
      c

      -- app.screen --
      screen a
        textField "Name"
          value: ab
        button "Other"
      """
    ),
    .init(
      "stays at the end, or in the text, where the app sets another",
      """
      hints: off

      > start
      Code, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > type "a"
      ~ value: a-
      a
      > type "b"
      ~ value: a-
      b
      > swipe up
      dash
      > type "c"
      ~ value: a-
      c
      > tap
      Code, Text field, is editing, a-, Character mode, Insertion point at end
      > three-finger double tap and hold left
      ~ sound: boundary

      -- app.screen --
      screen a
        textField "Code"
          on valueChanged: set value: a-
      """
    ),
    .init(
      "counts characters as a person does",
      """
      hints: off

      > start
      Note, é👨‍👩‍👧x, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, é👨‍👩‍👧x, Character mode, Insertion point at end
      > swipe up 2
      x
      👨‍👩‍👧
      > delete
      ~ value: 👨‍👩‍👧x
      é
      > swipe down
      👨‍👩‍👧
      > delete
      ~ value: x
      👨‍👩‍👧

      -- app.screen --
      screen a
        textField "Note"
          value: é👨‍👩‍👧x
      """
    ),
    .init(
      "of a secure field goes from bullet to bullet",
      """
      hints: off

      > start
      PIN, 3 characters, Secure text field
      > double tap
      ~ sound: activate
      Secure text field, is editing, 3 characters, Character mode, Insertion point at end
      > swipe up 2
      bullet
      bullet
      > type "xy"
      ~ value: •••••
      > rotor "Lines"
      ~ rotor: Lines
      > swipe up
      5 characters
      > rotor "Words"
      ~ rotor: Words
      > swipe down
      ~ sound: boundary
      > delete
      ~ sound: boundary

      -- app.screen --
      screen a
        secureTextField "PIN"
          value: abc
      """
    ),
    .init(
      "and what is typed come back with :undo",
      """
      hints: off

      > start
      Name, abc, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, abc, Character mode, Insertion point at end
      > swipe up 2
      c
      b
      > type "x"
      ~ value: axbc
      x
      > :undo
      # focus: 1 of 1, textField isEditing "Name"
      > type "y"
      ~ value: aybc
      y

      -- app.screen --
      screen a
        textField "Name"
          value: abc
      """
    ),
    .init(
      "moves with the field where another one is edited",
      """
      hints: off

      > start
      One, ab, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, ab, Character mode, Insertion point at end
      > swipe up
      b
      > swipe right
      Two, cd, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, cd, Character mode, Insertion point at end
      > type "e"
      ~ value: cde
      e
      > swipe left
      One, ab, Text field
      > swipe down
      cap O

      -- app.screen --
      screen a
        textField "One"
          value: ab
        textField "Two"
          value: cd
      """
    ),
  ]
}
