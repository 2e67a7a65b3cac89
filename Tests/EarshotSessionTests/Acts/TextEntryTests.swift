import Testing

/// VOICEOVER.md, chapter 9, as far as it is built.
@Suite("Text entry")
struct TextEntryTests {
  @Test("begins, types, ends", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "begins with a double tap, without the label",
      """
      > start
      Name, Anna, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Anna, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > tap
      Name, Text field, is editing, Anna, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words

      -- app.screen --
      screen a
        textField "Name"
          value: Anna
      """
    ),
    .init(
      "echoes what is typed and what is deleted",
      """
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > type "Hi you"
      ~ value: Hi you
      cap H, i, space, y, o, u
      > delete
      ~ value: Hi yo
      u
      > delete 2
      ~ value: Hi
      y, o
      > delete 99
      ~ value:
      cap H, i, space
      > delete
      ~ sound: boundary

      -- app.screen --
      screen a
        textField "Name"
      """
    ),
    .init(
      "does not echo what is secret",
      """
      hints: off

      > start
      Password, Secure text field
      > double tap
      ~ sound: activate
      Secure text field, is editing, Character mode, Insertion point at end
      > type "a"
      ~ value: •
      > tap
      Password, Secure text field, is editing, 1 character, Character mode, Insertion point at end
      > type "bc"
      ~ value: •••
      > delete
      ~ value: ••
      > return
      Password, 2 characters, Secure text field

      -- app.screen --
      screen a
        secureTextField "Password"
      """
    ),
    .init(
      "is refused outside a field that is edited",
      """
      hints: off

      > start
      Name, Text field
      > type "a"
      ~ refused: not editing
      > delete
      ~ refused: not editing
      > return
      ~ refused: not editing

      -- app.screen --
      screen a
        textField "Name"
      """
    ),
    .init(
      "ends with Return where nobody handles it, and the field is described",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "a"
      ~ value: a
      a
      > return
      Name, a, Text field
      ~ hint: Double tap to edit.
      > type "b"
      ~ refused: not editing

      -- app.screen --
      screen a
        textField "Name"
      """
    ),
    .init(
      "goes on after Return where a handler takes it, and ends where it declines",
      """
      hints: off

      > start
      Search, Search field
      > double tap
      ~ sound: activate
      Search field, is editing, Character mode, Insertion point at end
      > return
      Search, Search field
      Type something
      > double tap
      ~ sound: activate
      Search field, is editing, Character mode, Insertion point at end
      > type "a"
      ~ value: a
      a
      > return
      2 results
      > type "b"
      ~ value: ab
      b

      -- app.screen --
      screen a
        searchField "Search" #s
          on return when #s is empty:
            announce "Type something"
            decline
          on return: announce "2 results"
      """
    ),
    .init(
      "of the Return that moves focus goes there",
      """
      hints: off

      > start
      One, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > return
      Two, Text field, is editing, Character mode, Insertion point at end
      > type "x"
      ~ value: x
      x
      > swipe left
      One, Text field

      -- app.screen --
      screen a
        textField "One"
          on return: activate #two
        textField "Two" #two
      """
    ),
    .init(
      "tells valueChanged at each type and delete, not where nothing changed",
      """
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > type "ab"
      ~ value: ab
      a, b
      1 changes
      > delete
      ~ value: a
      b
      2 changes
      > delete
      ~ value:
      a
      3 changes
      > delete
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
      "moves to another field and leaves the first",
      """
      hints: off

      > start
      One, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > swipe right
      Two, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > swipe left
      One, Text field
      > type "x"
      ~ value: x
      x
      > swipe right
      Two, Text field, is editing, x, Character mode, Insertion point at end

      -- app.screen --
      screen a
        textField "One"
        textField "Two"
      """
    ),
    .init(
      "of a dimmed field does not begin, nor where the handler declines",
      """
      hints: off

      > start
      One, dimmed, Text field
      > double tap
      ~ refused: dimmed
      > swipe right
      Two, Text field
      > double tap
      ~ refused: nothing to activate
      > type "x"
      ~ refused: not editing

      -- app.screen --
      screen a
        textField notEnabled "One"
        textField "Two"
          on activate: decline
      """
    ),
    .init(
      "ends where another screen or an alert comes up",
      """
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > swipe right
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > type "x"
      ~ refused: not editing
      > scrub
      ~ screen: a
      Ask, Button
      > swipe left
      Name, Text field

      -- app.screen --
      screen a
        textField "Name"
        button "Ask"
          on activate: present #sure
        alert "Really?" #sure
          button "Yes"
      """
    ),
    .init(
      "is under way from the start where the trait says so, on whichever screen it is",
      """
      hints: off

      > start
      Go, Button
      > type "x"
      ~ refused: not editing
      > double tap
      ~ sound: activate
      ~ screen: b
      Name, Text field, is editing, Character mode, Insertion point at end
      > type "x"
      ~ value: x
      x

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        textField isEditing "Name"
      """
    ),
    .init(
      "of a field that is hidden meanwhile leaves the cursor where it is",
      """
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > swipe right
      Hide, Button
      > double tap
      ~ sound: activate
      Hide
      > scrub
      ~ silent
      > swipe left
      ~ sound: boundary
      > type "x"
      ~ refused: not editing

      -- app.screen --
      screen a
        textField "Name" #name
        button "Hide"
          on activate: hide #name
      """
    ),
    .init(
      "ends where its field is removed",
      """
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > swipe right
      Remove, Button
      > double tap
      ~ sound: activate
      Remove
      > type "x"
      ~ refused: not editing
      > scrub
      ~ sound: boundary

      -- app.screen --
      screen a
        textField "Name" #name
        button "Remove"
          on activate: remove #name
      """
    ),
    .init(
      "hears the placeholder while the field is empty",
      """
      hints: off

      > start
      Message, Write here, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Write here, Character mode, Insertion point at end
      > type "a"
      ~ value: a
      a
      > scrub
      Message, a, Text field
      > scrub
      ~ sound: boundary

      -- app.screen --
      screen a
        textArea "Message"
          placeholder: Write here
      """
    ),
  ]
}
