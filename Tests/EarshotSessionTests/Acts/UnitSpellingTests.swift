import Testing

/// VOICEOVER.md, chapters 7, 9 and 10: what each character, word and line is heard as.
@Suite("Reading by unit")
struct UnitSpellingTests {
  @Test("says each unit alone", arguments: texts)
  func replayTexts(_ session: SessionCase) throws { try session.check() }

  @Test("follows the settings", arguments: settings)
  func replaySettings(_ session: SessionCase) throws { try session.check() }

  @Test("moves the insertion point of a field that is edited", arguments: fields)
  func replayFields(_ session: SessionCase) throws { try session.check() }

  static let texts: [SessionCase] = [
    .init(
      "the value that a scale begins with is a value as any other",
      """
      > start
      Size, 10%, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.
      > rotor "Words"
      ~ rotor: Words
      > swipe down 3
      Size
      10
      ~ sound: boundary

      -- app.screen --
      screen a
        adjustable "Size"
          range: 10%...20%
      """
    ),
    .init(
      "a placeholder and a hint that stands for the label are read as they are heard",
      """
      > start
      City, Any, Text field
      ~ hint: Double tap to edit.
      > rotor "Words"
      ~ rotor: Words
      > swipe down 3
      City
      Any
      ~ sound: boundary
      > swipe right
      Opens mail, Button
      > swipe down 3
      Opens
      mail
      ~ sound: boundary

      -- app.screen --
      screen a
        textField "City"
          placeholder: Any
        button
          hint: Opens mail
      """
    ),
    .init(
      "label and value are joined as they are heard",
      """
      > start
      Done. Yes
      > swipe down 7
      cap D
      o
      n
      e
      dot
      space
      cap Y

      -- app.screen --
      screen a
        text "Done."
          value: Yes
      """
    ),
    .init(
      "a family is one character, and one word",
      """
      > start
      Hi 👨‍👩‍👧‍👦!
      > rotor "Words"
      ~ rotor: Words
      > swipe down 3
      Hi
      👨‍👩‍👧‍👦
      ~ sound: boundary

      -- app.screen --
      screen a
        text "Hi 👨‍👩‍👧‍👦!"
      """
    ),
    .init(
      "Thai, Arabic and hyphens",
      """
      > start
      مرحبا well-known
      > rotor "Words"
      ~ rotor: Words
      > swipe down 4
      مرحبا
      well
      known
      ~ sound: boundary

      -- app.screen --
      screen a
        text "مرحبا well-known"
      """
    ),
    .init(
      "capitals, a space, marks, and the ends",
      """
      > start
      Hi, B.
      > swipe up
      ~ sound: boundary
      > swipe down 7
      cap H
      i
      comma
      space
      cap B
      dot
      ~ sound: boundary
      > swipe up
      cap B
      > swipe up 5
      space
      comma
      i
      cap H
      ~ sound: boundary

      -- app.screen --
      screen a
        text "Hi, B."
      """
    ),
    .init(
      "label and value are one text, hint and role are none of it",
      """
      > start
      ab, c, Button
      ~ hint: Opens
      > swipe down 6
      a
      b
      comma
      space
      c
      ~ sound: boundary

      -- app.screen --
      screen a
        button "ab"
          value: c
          hint: Opens
      """
    ),
    .init(
      "an emoji, a flag and a combined accent are one character each",
      """
      > start
      👍🏽🇩🇪é
      > swipe down 4
      👍🏽
      🇩🇪
      é
      ~ sound: boundary

      -- app.screen --
      screen a
        text "👍🏽🇩🇪é"
      """
    ),
    .init(
      "an accented capital is a capital",
      """
      > start
      Ée
      > swipe down 2
      cap É
      e

      -- app.screen --
      screen a
        text "Ée"
      """
    ),
    .init(
      "Cyrillic capitals; the word for them is English where none is known",
      """
      > start
      Да
      > swipe down 3
      cap Д
      а
      ~ sound: boundary

      -- app.screen --
      screen a
        language: ru
        text "Да"
      """
    ),
    .init(
      "Chinese by character, and by word",
      """
      > start
      你好
      > swipe down 3
      你
      好
      ~ sound: boundary

      -- app.screen --
      screen a
        language: zh-Hans
        text "你好"
      """
    ),
    .init(
      "right-to-left text goes in its logical order",
      """
      > start
      שלום עולם
      > swipe down 5
      ש
      ל
      ו
      ם
      space
      > rotor "Words"
      ~ rotor: Words
      > swipe down
      עולם
      > swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        direction: rtl
        text "שלום עולם"
      """
    ),
    .init(
      "a line break is a character of its own, and parts lines",
      #"""
      > start
      a⏎B c
      > swipe down 3
      a
      new line
      cap B
      > rotor "Lines"
      ~ rotor: Lines
      > swipe up
      a
      > swipe up
      ~ sound: boundary
      > swipe down 2
      B c
      ~ sound: boundary

      -- app.screen --
      screen a
        text "a\nB c"
      """#
    ),
    .init(
      "words stand without the marks around them",
      """
      > start
      "Don't stop," he said -- ok?
      > rotor "Words"
      ~ rotor: Words
      > swipe down 6
      Don't
      stop
      he
      said
      ok
      ~ sound: boundary
      > swipe up 2
      said
      he

      -- app.screen --
      screen a
        text "\\"Don't stop,\\" he said -- ok?"
      """
    ),
    .init(
      "the word that was heard last is spelled by its characters",
      """
      > start
      To be
      > rotor "Words"
      ~ rotor: Words
      > swipe down 2
      To
      be
      > rotor "Characters"
      ~ rotor: Characters
      > swipe down 3
      b
      e
      ~ sound: boundary
      > rotor "Words"
      ~ rotor: Words
      > swipe up
      be
      > rotor "Lines"
      ~ rotor: Lines
      > swipe down
      To be
      > rotor "Characters"
      ~ rotor: Characters
      > swipe down
      cap T

      -- app.screen --
      screen a
        text "To be"
      """
    ),
    .init(
      "numbers are words, with their points",
      """
      > start
      3.50 for 2 items
      > rotor "Words"
      ~ rotor: Words
      > swipe down 4
      3.50
      for
      2
      items

      -- app.screen --
      screen a
        text "3.50 for 2 items"
      """
    ),
    .init(
      "a text without line breaks is one line",
      """
      > start
      A text that goes on
      > rotor "Lines"
      ~ rotor: Lines
      > swipe down
      A text that goes on
      > swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        text "A text that goes on"
      """
    ),
    .init(
      "a cell's units are those of what it speaks",
      """
      > start
      Ann, Hi
      > rotor "Words"
      ~ rotor: Words
      > swipe down 3
      Ann
      Hi
      ~ sound: boundary

      -- app.screen --
      screen a
        cell
          text "Ann"
          text "Hi"
      """
    ),
    .init(
      "what has no text has no unit",
      """
      > start
      Button
      > swipe down
      ~ sound: boundary
      > swipe up
      ~ sound: boundary

      -- app.screen --
      screen a
        button
      """
    ),
    .init(
      "the position begins anew on another element",
      """
      > start
      ab
      > swipe down 2
      a
      b
      > swipe right
      cd
      > swipe down
      c
      > swipe left
      ab
      > swipe down
      a

      -- app.screen --
      screen a
        text "ab"
        text "cd"
      """
    ),
    .init(
      "marks by their names",
      """
      > start
      :;?!-'"()/@#%&*+=_
      > swipe down 18
      colon
      semicolon
      question mark
      exclamation point
      dash
      apostrophe
      quote
      left paren
      right paren
      slash
      at
      number
      percent
      ampersand
      asterisk
      plus
      equals
      underline

      -- app.screen --
      screen a
        text ":;?!-'\\"()/@#%&*+=_"
      """
    ),
    .init(
      "a mark without a name is itself",
      """
      > start
      €§
      > swipe down 2
      €
      §

      -- app.screen --
      screen a
        text "€§"
      """
    ),
  ]

  static let settings: [SessionCase] = [
    .init(
      "punctuation none leaves marks as they are, a space is a space",
      """
      > start
      a. b
      > :set punctuation none
      > swipe down 4
      a
      .
      space
      b

      -- app.screen --
      screen a
        text "a. b"
      """
    ),
    .init(
      "punctuation all names marks",
      """
      punctuation: all

      > start
      a.
      > swipe down 2
      a
      dot

      -- app.screen --
      screen a
        text "a."
      """
    ),
    .init(
      "capitals none and pitch say the bare letter",
      """
      capitals: none

      > start
      AB
      > swipe down
      A
      > :set capitals pitch
      > swipe down
      B
      > :set capitals cap
      > swipe up
      cap A

      -- app.screen --
      screen a
        text "AB"
      """
    ),
    .init(
      "capitals sound has a sound of its own",
      """
      capitals: sound

      > start
      Ab
      > swipe down
      ~ sound: capital
      A
      > swipe down
      b

      -- app.screen --
      screen a
        text "Ab"
      """
    ),
    .init(
      "phonetics: small letters and capitals",
      """
      phonetics: on

      > start
      wZ 1
      > swipe down
      w
      ~ hint: whisky
      > swipe down
      cap Z
      ~ hint: Zulu
      > swipe down
      space
      > swipe down
      1

      -- app.screen --
      screen a
        text "wZ 1"
      """
    ),
    .init(
      "phonetics are of characters, not of words",
      """
      phonetics: on

      > start
      a b
      > rotor "Words"
      ~ rotor: Words
      > swipe down
      a

      -- app.screen --
      screen a
        text "a b"
      """
    ),
    .init(
      "muted, units are passed and not heard",
      """
      > start
      ab
      > :set speech off
      > swipe down
      ~ silent
      > :set speech on
      > swipe down
      b

      -- app.screen --
      screen a
        text "ab"
      """
    ),
  ]

  static let field = """

    -- app.screen --
    screen a
      textField "Name"
        value: Ab c
    """

  static let fields: [SessionCase] = [
    .init(
      "characters: down over the next, up over the one before",
      """
      > start
      Name, Ab c, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Ab c, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > swipe down
      ~ sound: boundary
      > swipe up 2
      c
      space
      > type "x"
      ~ value: Abx c
      x
      > swipe up 3
      x
      b
      cap A
      > swipe up
      ~ sound: boundary
      > type "Y"
      ~ value: YAbx c
      cap Y
      > swipe down
      cap A
      > delete
      ~ value: Ybx c
      cap A
      """ + field
    ),
    .init(
      "words and lines move it as well",
      """
      > start
      Name, Ab c, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Ab c, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > rotor "Words"
      ~ rotor: Words
      > swipe up
      c
      > type "d"
      ~ value: Ab dc
      d
      > rotor "Lines"
      ~ rotor: Lines
      > swipe up
      Ab dc
      > type "x"
      ~ value: xAb dc
      x
      """ + field
    ),
    .init(
      "not edited, a field is read as any text",
      """
      > start
      Name, Ab c, Text field
      ~ hint: Double tap to edit.
      > rotor "Words"
      ~ rotor: Words
      > swipe down 4
      Name
      Ab
      c
      ~ sound: boundary
      """ + field
    ),
    .init(
      "characters of a secure field are bullets",
      """
      > start
      Code, Secure text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Secure text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > type "ab"
      ~ value: ••
      > swipe up
      bullet

      -- app.screen --
      screen a
        secureTextField "Code"
      """
    ),
  ]
}
