import Testing

/// VOICEOVER.md, chapter 9: editing begins, goes on and ends.
@Suite("Editing a field")
struct FieldEditingTests {
  @Test("begins and ends", arguments: endings)
  func replayEndings(_ session: SessionCase) throws { try session.check() }

  @Test("types and deletes", arguments: typing)
  func replayTyping(_ session: SessionCase) throws { try session.check() }

  @Test("selects and replaces", arguments: selecting)
  func replaySelecting(_ session: SessionCase) throws { try session.check() }

  @Test("undoes typing", arguments: undoing)
  func replayUndoing(_ session: SessionCase) throws { try session.check() }

  static let empty = """
    > start
    Name, Text field
    ~ hint: Double tap to edit.
    > double tap
    ~ sound: activate
    Text field, is editing, Character mode, Insertion point at end
    ~ hint: Use the rotor to access Misspelled Words

    """

  static let name = """

    -- app.screen --
    screen a
      textField "Name" #name
      text "End"
    """

  static let filled = """
    > start
    Name, Ann Lee, Text field
    ~ hint: Double tap to edit.
    > double tap
    ~ sound: activate
    Text field, is editing, Ann Lee, Character mode, Insertion point at end
    ~ hint: Use the rotor to access Misspelled Words

    """

  static let ann = """

    -- app.screen --
    screen a
      textField "Name" #name
        value: Ann Lee
      text "End"
    """

  static let endings: [SessionCase] = [
    .init(
      "in an alert, until it is closed",
      """
      > start
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: who
      Who?
      > swipe right
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "a"
      ~ value: a
      a
      > swipe right
      OK, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      Ask, Button
      > type "b"
      ~ refused: not editing

      -- app.screen --
      screen a
        button "Ask"
          on activate: present #who
        alert "Who?" #who
          textField "Name"
          button "OK"
            on activate: dismiss
      """
    ),
    .init(
      "scrub ends editing before it closes the alert",
      """
      > start
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: who
      Who?
      > swipe right
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > scrub
      Name, Text field
      ~ hint: Double tap to edit.
      > scrub
      ~ screen: a
      Ask, Button

      -- app.screen --
      screen a
        button "Ask"
          on activate: present #who
        alert "Who?" #who
          textField "Name"
      """
    ),
    .init(
      "a composer that empties itself on Return is edited on",
      """
      > start
      Message, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "hi"
      ~ value: hi
      h, i
      > return
      Sent: hi
      > type "x"
      ~ value: x
      x

      -- app.screen --
      screen a
        textField "Message" #message
          on return:
            announce "Sent: {value}"
            set value:
      """
    ),
    .init(
      "in German, what is not known in English",
      """
      language: de

      > start
      Name, Textfeld
      ~ hint: Zum Bearbeiten doppeltippen.
      > double tap
      ~ sound: activate
      Textfeld, bearbeiten, Character mode, Insertion point at end
      ~ hint: Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden
      > type "Ö"
      ~ value: Ö
      cap Ö
      """ + name
    ),
    .init(
      "return ends it where nobody handles it, and speaks as on a landing",
      empty + """
        > type "Al"
        ~ value: Al
        cap A, l
        > return
        Name, Al, Text field
        ~ hint: Double tap to edit.
        > type "x"
        ~ refused: not editing
        > delete
        ~ refused: not editing
        > select all
        ~ refused: not editing
        > return
        ~ refused: not editing
        """ + name
    ),
    .init(
      "done is return",
      empty + """
        > done
        Name, Text field
        ~ hint: Double tap to edit.
        """ + name
    ),
    .init(
      "scrub ends it first",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > scrub
      Name, Text field
      ~ hint: Double tap to edit.
      > scrub
      Gone

      -- app.screen --
      screen a
        on escape: announce "Gone"
        textField "Name"
      """
    ),
    .init(
      "a handler of return keeps it going",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > return
      Sent
      > type "a"
      ~ value: a
      a

      -- app.screen --
      screen a
        textField "Name"
          on return: announce "Sent"
      """
    ),
    .init(
      "a declining handler of return ends it",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > return
      Name, Text field
      ~ hint: Double tap to edit.
      Empty
      > type "a"
      ~ refused: not editing

      -- app.screen --
      screen a
        textField "Name"
          on return:
            announce "Empty"
            decline
      """
    ),
    .init(
      "Return in a text area types no line break",
      #"""
      > start
      Notes, Text field
      ~ hint: Double tap to edit. Use the rotor to access Misspelled Words
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "a\nb"
      ~ value: a⏎b
      a, new line, b
      > return
      Notes, a⏎b, Text field
      ~ hint: Double tap to edit. Use the rotor to access Misspelled Words

      -- app.screen --
      screen a
        textArea "Notes"
      """#
    ),
    .init(
      "landing on the edited field speaks the label first",
      filled + """
        > swipe right
        End
        > swipe left
        Name, Text field, is editing, Ann Lee, Character mode, Insertion point at end
        ~ hint: Use the rotor to access Misspelled Words
        """ + ann
    ),
    .init(
      "in the middle the insertion point is left out",
      filled + """
        > swipe up
        e
        > tap
        Name, Text field, is editing, Ann Lee, Character mode
        ~ hint: Use the rotor to access Misspelled Words
        > swipe up 6
        e
        cap L
        space
        n
        n
        cap A
        > tap
        Name, Text field, is editing, Ann Lee, Character mode, Insertion point at start
        ~ hint: Use the rotor to access Misspelled Words
        """ + ann
    ),
    .init(
      "from the start, where the file says isEditing",
      """
      > start
      New Email, Text field, is editing, some text, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "!"
      ~ value: some text!
      !

      -- app.screen --
      screen a
        textField isEditing "New Email"
          value: some text
      """
    ),
    .init(
      "a second field takes it over",
      """
      > start
      One, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > swipe right
      Two, Text field
      ~ hint: Double tap to edit.
      > type "a"
      ~ value: a
      a
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "b"
      ~ value: b
      b
      > swipe left
      One, a, Text field
      ~ hint: Double tap to edit.
      > swipe right
      Two, Text field, is editing, b, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words

      -- app.screen --
      screen a
        textField "One"
        textField "Two"
      """
    ),
    .init(
      "a dimmed field refuses",
      """
      > start
      Name, dimmed, Text field
      > double tap
      ~ refused: dimmed
      > type "a"
      ~ refused: not editing

      -- app.screen --
      screen a
        textField notEnabled "Name"
      """
    ),
    .init(
      "a handler that declines keeps it shut",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ refused: nothing to activate
      Locked
      > type "a"
      ~ refused: not editing

      -- app.screen --
      screen a
        textField "Name"
          on activate:
            announce "Locked"
            decline
      """
    ),
    .init(
      "hidden while edited, it is edited on, as UIKit leaves a first responder",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > swipe right
      Hide, Button
      > double tap
      ~ sound: activate
      Hide
      > type "a"
      ~ value: a
      a

      -- app.screen --
      screen a
        textField "Name" #name
        button "Hide"
          on activate: hide #name
      """
    ),
    .init(
      "removed while edited, it is edited no longer",
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
      > type "b"
      ~ refused: not editing

      -- app.screen --
      screen a
        textField "Name" #name
          on valueChanged: remove #name
        text "End"
      """
    ),
    .init(
      "with its screen left, nothing is edited there or on the way back",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Other, Heading
      > type "a"
      ~ refused: not editing
      > scrub
      ~ screen: a
      Go, Button
      > swipe left
      Name, Text field
      ~ hint: Double tap to edit.

      -- app.screen --
      screen a
        textField "Name" #name
        button "Go"
          on activate: push b
      screen b
        header "Other"
      """
    ),
    .init(
      "an own handler of activation comes after editing began",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      Keyboard shown

      -- app.screen --
      screen a
        textField "Name"
          on activate: announce "Keyboard shown"
      """
    ),
    .init(
      "guards see editing",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > swipe right
      Cancel
      > scrub
      Name, Text field
      ~ hint: Double tap to edit.
      > swipe right
      Edit

      -- app.screen --
      screen a
        textField "Name" #name
        text "Edit"
          label when #name is editing: Cancel
      """
    ),
    .init(
      "starting by an effect moves focus to it",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Name, Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "a"
      ~ value: a
      a

      -- app.screen --
      screen a
        button "Go"
          on activate: activate #name
        text "Between"
        textField "Name" #name
      """
    ),
    .init(
      "a search field is edited as one",
      """
      > start
      Find, Search field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Search field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "x"
      ~ value: x
      x
      > return
      Find, x, Search field
      ~ hint: Double tap to edit.

      -- app.screen --
      screen a
        searchField "Find"
      """
    ),
  ]

  static let typing: [SessionCase] = [
    .init(
      "a letter and its accent, an emoji of several parts: deleted as one",
      filled
        + #"""
        > type "e\u{301}"
        ~ value: Ann Leeé
        é
        > delete
        ~ value: Ann Lee
        é
        > type "👍🏽"
        ~ value: Ann Lee👍🏽
        👍🏽
        > delete
        ~ value: Ann Lee
        👍🏽
        """#.replacing("é", with: "e\u{301}") + ann
    ),
    .init(
      "Cyrillic letters, and a line of text without quotes",
      empty + """
        > type Привет, мир
        ~ value: Привет, мир
        cap П, р, и, в, е, т, , space, м, и, р
        """ + name
    ),
    .init(
      "what is missing is asked for",
      filled + """
        > type
        ~ refused: 'type' needs a text in quotes
        > delete 0
        ~ refused: 'delete' needs a count of 1 to 999
        > delete all
        ~ refused: 'delete' needs a count of 1 to 999
        """ + ann
    ),
    .init(
      "a double tap while it is edited tells the field anew",
      filled + """
        > double tap
        ~ sound: activate
        Text field, is editing, Ann Lee, Character mode, Insertion point at end
        ~ hint: Use the rotor to access Misspelled Words
        > swipe up
        e
        > double tap
        ~ sound: activate
        Text field, is editing, Ann Lee, Character mode
        ~ hint: Use the rotor to access Misspelled Words
        > type "x"
        ~ value: Ann Lexe
        x
        """ + ann
    ),
    .init(
      "a space, an emoji and capitals in the echo, marks as they are",
      empty + """
        > type "A b, 👍"
        ~ value: A b, 👍
        cap A, space, b, , space, 👍
        """ + name
    ),
    .init(
      "deleting says what went, a count at once",
      filled + """
        > delete
        ~ value: Ann Le
        e
        > delete 3
        ~ value: Ann
        space, cap L, e
        > delete 9
        ~ value:
        cap A, n, n
        > delete
        ~ sound: boundary
        """ + ann
    ),
    .init(
      "an empty text changes nothing",
      filled + """
        > type ""
        ~ sound: boundary
        """ + ann
    ),
    .init(
      "echo by words: each finished one",
      "typingEcho: words\n\n" + empty + """
        > type "Hi"
        ~ value: Hi
        > type " you"
        ~ value: Hi you
        Hi
        > type ", me."
        ~ value: Hi you, me.
        you
        me
        """ + name
    ),
    .init(
      "echo both: characters, then the word",
      "typingEcho: both\n\n" + empty
        + """
        > type "Hi "
        ~ value: Hi 
        cap H, i, space
        Hi
        """.replacing("Hi \ncap", with: "Hi\ncap") + name
    ),
    .init(
      "echo none: the value alone",
      "typingEcho: none\n\n" + empty + """
        > type "Hi"
        ~ value: Hi
        > delete
        ~ value: H
        """ + name
    ),
    .init(
      "capitals and punctuation hold for the echo",
      "capitals: none\npunctuation: none\n\n" + empty + """
        > type "A."
        ~ value: A.
        A, .
        """ + name
    ),
    .init(
      "every type and delete runs valueChanged, after the change",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "ab"
      ~ value: ab
      a, b
      Now ab
      > delete
      ~ value: a
      b
      Now a
      > type "x"; type "y"
      ~ value: ax
      ~ value: axy
      y
      Now axy

      -- app.screen --
      screen a
        textField "Name"
          on valueChanged: announce "Now {value}"
      """
    ),
    .init(
      "secure: no echo, bullets, and a count of characters",
      """
      > start
      Code, Secure text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Secure text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "a"
      ~ value: •
      > tap
      Code, Secure text field, is editing, 1 character, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "bc"
      ~ value: •••
      > delete
      ~ value: ••
      > return
      Code, 2 characters, Secure text field
      ~ hint: Double tap to edit.

      -- app.screen --
      screen a
        secureTextField "Code" #code
      """
    ),
    .init(
      "a placeholder is the value while the field is empty",
      """
      > start
      Name, As on the card, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, As on the card, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "A"
      ~ value: A
      cap A
      > tap
      Name, Text field, is editing, A, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > delete
      ~ value:
      cap A
      > return
      Name, As on the card, Text field
      ~ hint: Double tap to edit.

      -- app.screen --
      screen a
        textField "Name"
          placeholder: As on the card
      """
    ),
    .init(
      "a placeholder that is the label is not said twice",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.

      -- app.screen --
      screen a
        textField "Name"
          placeholder: Name
      """
    ),
    .init(
      "an app that changes the text puts the insertion point at its end",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "4"
      ~ value: 4 km
      4
      > type "x"
      ~ value: 4 kmx
      x

      -- app.screen --
      screen a
        textField "Name"
          on valueChanged when value is 4: set value: 4 km
      """
    ),
  ]

  static let selecting: [SessionCase] = [
    .init(
      "without quotes, and only as it is spelled",
      filled + """
        > select Lee
        Selected, Lee
        > select lee
        ~ sound: boundary
        > type "Kay"
        ~ value: Ann Kay
        cap K, a, y
        """ + ann
    ),
    .init(
      "all, and typing replaces it",
      filled + """
        > select all
        Selected, Ann Lee
        > type "B"
        ~ value: B
        cap B
        """ + ann
    ),
    .init(
      "a part, the first of its kind, and deleting takes it away",
      filled + """
        > select "n"
        Selected, n
        > delete
        ~ value: An Lee
        n
        > type "x"
        ~ value: Axn Lee
        x
        """ + ann
    ),
    .init(
      "what is not there is a boundary, and nothing is selected",
      filled + """
        > select "Bob"
        ~ sound: boundary
        > type "!"
        ~ value: Ann Lee!
        !
        > select
        ~ refused: 'select' needs a text in quotes
        """ + ann
    ),
    .init(
      "a move by the rotor drops the selection",
      filled + """
        > select "Lee"
        Selected, Lee
        > swipe up
        e
        > type "x"
        ~ value: Ann Lexe
        x
        """ + ann
    ),
    .init(
      "of a secure field no letter is said",
      """
      > start
      Code, 2 characters, Secure text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Secure text field, is editing, 2 characters, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > select all
      Selected, 2 characters
      > delete
      ~ value:

      -- app.screen --
      screen a
        secureTextField "Code"
          value: ab
      """
    ),
    .init(
      "in an empty field there is nothing to select",
      empty + """
        > select all
        ~ sound: boundary
        """ + name
    ),
  ]

  static let undoing: [SessionCase] = [
    .init(
      "step by step back and forth",
      empty + """
        > type "a"
        ~ value: a
        a
        > type "b"
        ~ value: ab
        b
        > undo typing
        ~ value: a
        > undo typing
        ~ value:
        > undo typing
        ~ sound: boundary
        > redo typing
        ~ value: a
        > three-finger double tap and hold right
        ~ value: ab
        > redo typing
        ~ sound: boundary
        """ + name
    ),
    .init(
      "typing anew forgets what could be redone",
      empty + """
        > type "a"
        ~ value: a
        a
        > three-finger double tap and hold left
        ~ value:
        > type "b"
        ~ value: b
        b
        > redo typing
        ~ sound: boundary
        """ + name
    ),
    .init(
      "outside of editing it is refused",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > undo typing
      ~ refused: not editing
      > redo typing
      ~ refused: not editing
      """ + name
    ),
    .init(
      "undoing the step itself brings field and insertion point back",
      filled + """
        > swipe up
        e
        > type "x"
        ~ value: Ann Lexe
        x
        > :undo
        > type "y"
        ~ value: Ann Leye
        y
        > :undo 3
        > type "z"
        ~ refused: not editing
        """ + ann
    ),
  ]
}
