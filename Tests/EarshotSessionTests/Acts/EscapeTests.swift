import Testing

/// VOICEOVER.md 6.3.
@Suite("The scrub")
struct EscapeTests {
  @Test("leaves what can be left", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "first ends text entry, wherever the cursor is, and the field is described",
      """
      > start
      Name, Text field
      ~ hint: Double tap to edit.
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      ~ hint: Use the rotor to access Misspelled Words
      > swipe right
      Save, Button
      > scrub
      Name, Text field
      ~ hint: Double tap to edit.
      > scrub
      Escaped

      -- app.screen --
      screen a
        on escape: announce "Escaped"
        textField "Name"
        button "Save"
      """
    ),
    .init(
      "asks the element, what is around it, the screen and the app, until one takes it",
      """
      > start
      Row
      > scrub
      Row took it
      > swipe right
      Plain
      > scrub
      Group took it
      > swipe right
      Outside
      > scrub
      Screen took it
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Other
      > scrub
      App took it

      -- app.screen --
      app
        on escape: announce "App took it"
      screen a
        on escape: announce "Screen took it"
        group
          on escape: announce "Group took it"
          element "Row"
            on escape: announce "Row took it"
          element "Plain"
        text "Outside"
        button "Go"
          on activate: push b
      screen b
        text "Other"
      """
    ),
    .init(
      "goes on where a handler declines, and its other effects run",
      """
      > start
      Row
      > scrub
      Screen took it
      > swipe right
      Log, row was asked

      -- app.screen --
      screen a
        on escape: announce "Screen took it"
        element "Row"
          on escape:
            set #log.value: row was asked
            decline
        text "Log" #log
      """
    ),
    .init(
      "passes over a handler whose guard does not hold",
      """
      > start
      Row
      > scrub
      Screen took it

      -- app.screen --
      screen a
        on escape: announce "Screen took it"
        element "Row"
          on escape when #log is not empty: announce "Wrong"
        text "Log" #log
      """
    ),
    .init(
      "closes an alert before the screen goes back",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Delete, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > scrub
      ~ screen: b
      Delete, Button
      > scrub
      ~ screen: a
      Go, Button
      > scrub
      ~ sound: boundary

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        button "Delete"
          on activate: present #sure
        alert "Really?" #sure
          button "Yes"
      """
    ),
    .init(
      "closes a sheet, and a presented screen",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      More, Button
      > double tap
      ~ sound: activate
      ~ screen: options
      Options, Copy, Button
      > scrub
      ~ screen: b
      More, Button
      > scrub
      ~ screen: a
      Go, Button

      -- app.screen --
      screen a
        button "Go"
          on activate: present b
      screen b
        button "More"
          on activate: present #options
        sheet "Options" #options
          button "Copy"
      """
    ),
    .init(
      "goes back one screen at a time on what was pushed over a presented one",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      On, Button
      > double tap
      ~ sound: activate
      ~ screen: c
      End
      > scrub
      ~ screen: b
      On, Button
      > scrub
      ~ screen: a
      Go, Button

      -- app.screen --
      screen a
        button "Go"
          on activate: present b
      screen b
        button "On"
          on activate: push c
      screen c
        text "End"
      """
    ),
    .init(
      "does not close a view that is modal by itself",
      """
      > start
      Offer
      > scrub
      ~ sound: boundary
      > swipe right
      ~ sound: boundary

      -- app.screen --
      screen a
        text "Below"
        view
          viewIsModal: true
          text "Offer"
      """
    ),
    .init(
      "is asked of the screen before an alert over it is closed",
      """
      > start
      Delete, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > scrub
      Not so fast

      -- app.screen --
      screen a
        on escape: announce "Not so fast"
        button "Delete"
          on activate: present #sure
        alert "Really?" #sure
          button "Yes"
      """
    ),
    .init(
      "works where nothing can be focused",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      > swipe right
      ~ sound: boundary
      > scrub
      ~ screen: a
      Go, Button

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        view
      """
    ),
    .init(
      "of a handler that goes back is no more than that",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Other
      > scrub
      ~ screen: a
      Go, Button
      Saved

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        on escape:
          back
          announce "Saved"
        text "Other"
      """
    ),
    .init(
      "says nothing where its handler says nothing",
      """
      > start
      Row
      > scrub
      ~ silent

      -- app.screen --
      screen a
        on escape: set #log.value: x
        element "Row"
        text "Log" #log
      """
    ),
  ]
}
