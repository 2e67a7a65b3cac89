import Testing

/// VOICEOVER.md, chapter 7, Marks; SCREEN-FORMAT.md, “Parts”.
@Suite("Rotors over marked ranges")
struct MarkTests {
  @Test("speak the range alone", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "go from range to range, and the cursor stays",
      """
      > start
      Bake at 250 degrees for 20 minutes at 200 degrees
      ~ hint: Use the rotor to access Bold.
      > rotor "bold"
      ~ rotor: Bold
      > swipe down
      250 degrees
      > swipe down
      20 minutes
      > swipe down
      degrees
      > swipe down
      ~ sound: boundary
      > swipe up 2
      20 minutes
      250 degrees
      > swipe up
      ~ sound: boundary
      > :set hints off
      # hints: off
      > tap
      Bake at 250 degrees for 20 minutes at 200 degrees
      > swipe down
      20 minutes

      -- app.screen --
      screen a
        text "Bake at 250 degrees for 20 minutes at 200 degrees"
          mark bold: "20 minutes"
          mark bold: "250 degrees"
          mark bold 2: "degrees"
          mark italic: "Bake"
          rotor "Bold": mark bold
      """
    ),
    .init(
      "begin with the last one on the way back, and move the place that is read",
      """
      hints: off

      > start
      one two one
      > rotor "Bold"
      ~ rotor: Bold
      > swipe up
      one
      > rotor "Characters"
      ~ rotor: Characters
      > swipe up
      space
      > rotor "Bold"
      ~ rotor: Bold
      > swipe down
      one
      > rotor "Words"
      ~ rotor: Words
      > swipe down 2
      one
      two

      -- app.screen --
      screen a
        text "one two one"
          mark bold: one
          mark bold: one
          mark bold: one
          rotor "Bold": mark bold
      """
    ),
    .init(
      "look in the label, then in the value",
      """
      hints: off

      > start
      Soup, hot, soup, hot
      > rotor "Bold"
      ~ rotor: Bold
      > swipe down
      Soup
      > swipe down 3
      hot
      hot
      ~ sound: boundary

      -- app.screen --
      screen a
        text "Soup, hot"
          value: soup, hot
          mark bold: Soup
          mark bold: hot
          mark bold: hot
          mark bold: cold
          rotor "Bold": mark bold
      """
    ),
    .init(
      "meet the boundary where nothing is marked",
      """
      hints: off

      > start
      Plain
      > rotor "Bold"
      ~ rotor: Bold
      > swipe down
      ~ sound: boundary
      > swipe right
      Bold
      > swipe down
      old

      -- app.screen --
      screen a
        group
          rotor "Bold": mark bold
          text "Plain"
          text "Bold"
            mark bold: old
      """
    ),
    .init(
      "move the insertion point of a field that is edited",
      """
      hints: off

      > start
      Note, so very good, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, so very good, Character mode, Insertion point at end
      > rotor "Bold"
      ~ rotor: Bold
      > swipe down
      very
      > swipe down
      ~ sound: boundary
      > type "x"
      ~ value: so xvery good
      x

      -- app.screen --
      screen a
        textField "Note"
          value: so very good
          mark bold: very
          mark bold: Note
          rotor "Bold": mark bold
      """
    ),
    .init(
      "begin again where the text that is read is another, since editing ended",
      """
      hints: off

      > start
      Note, so very good, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, so very good, Character mode, Insertion point at end
      > rotor "Bold"
      ~ rotor: Bold
      > swipe down
      very
      > return
      Note, so very good, Text field
      > swipe down
      very
      > rotor "Characters"
      ~ rotor: Characters
      > swipe up
      space

      -- app.screen --
      screen a
        textField "Note"
          value: so very good
          mark bold: very
          rotor "Bold": mark bold
      """
    ),
  ]
}
