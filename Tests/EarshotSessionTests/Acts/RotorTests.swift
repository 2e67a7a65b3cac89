import Testing

/// VOICEOVER.md, chapter 7, as far as it is built.
@Suite("The rotor")
struct RotorTests {
  @Test("walks custom rotors", arguments: custom)
  func replayCustom(_ session: SessionCase) throws { try session.check() }

  @Test("searches", arguments: searches)
  func replaySearches(_ session: SessionCase) throws { try session.check() }

  @Test("offers actions", arguments: actions)
  func replayActions(_ session: SessionCase) throws { try session.check() }

  @Test("reads more content", arguments: content)
  func replayContent(_ session: SessionCase) throws { try session.check() }

  @Test("turns, and by itself", arguments: rotorState)
  func replayDial(_ session: SessionCase) throws { try session.check() }

  static let custom: [SessionCase] = [
    .init(
      "next is the first result where focus is on none, previous the last",
      """
      > start
      Map, Heading
      > swipe right 2
      Bakery
      Park 1
      > first
      Map, Heading
      > rotor "Parks"
      ~ rotor: Parks
      > swipe down
      Park 1
      > swipe down
      Park 2
      > swipe down
      ~ sound: boundary
      > swipe up
      Park 1
      > swipe up
      ~ sound: boundary
      > last
      Footer
      > swipe down
      Park 1
      > last
      Footer
      > swipe up
      Park 2

      -- app.screen --
      screen a
        rotor "Parks": .park
        header "Map"
        text "Bakery"
        text "Park 1" .park
        text "Shop"
        text "Park 2" .park
        text "Footer"
      """
    ),
    .init(
      "walks identifiers, tags and traits, in reading order, in its own subtree",
      """
      > start
      Outside, Link
      > swipe right
      Plain
      > rotor "Mixed"
      ~ rotor: Mixed
      > swipe down
      One, Link
      > swipe down
      Two
      > swipe down
      Three
      > swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        link "Outside"
        view
          shouldGroupChildren: true
          rotor "Mixed": #three, .t, link
          text "Plain"
            frame: 0 0 10 10
          text "Three" #three
            frame: 0 90 10 10
          text "Two" .t
            frame: 0 60 10 10
          link "One"
            frame: 0 30 10 10
        text "Other" .t
      """
    ),
    .init(
      "is offered only inside what declares it",
      """
      > start
      Outside
      > rotor "Parks"
      ~ refused: no rotor
      > swipe right
      Park
      > rotor "parks"
      ~ rotor: Parks
      > swipe left
      Outside
      > swipe down
      cap O

      -- app.screen --
      screen a
        text "Outside"
        view
          rotor "Parks": .park
          text "Park" .park
      """
    ),
    .init(
      "passes over what is hidden",
      """
      > start
      Map, Heading
      > rotor "Parks"
      ~ rotor: Parks
      > swipe down
      Park 2

      -- app.screen --
      screen a
        rotor "Parks": .park
        header "Map"
        text "Park 1" .park
          hidden: true
        text "Park 2" .park
      """
    ),
    .init(
      "keeps the dial where it is, even on an adjustable",
      """
      hints: off

      > start
      Map, Heading
      > rotor "Stops"
      ~ rotor: Stops
      > swipe down
      Volume, 50%, Adjustable
      > swipe down
      End, Link
      > swipe left
      Volume, 50%, Adjustable
      > swipe down
      40%

      -- app.screen --
      screen a
        rotor "Stops": adjustable, link
        header "Map"
        slider "Volume"
          value: 50%
        link "End"
      """
    ),
  ]

  static let searches: [SessionCase] = [
    .init(
      "from the cursor on, both ways, and say what was not found",
      """
      > start
      Top
      > rotor "Headings"
      ~ rotor: Headings
      > swipe down 3
      One, Heading
      Two, Heading
      ~ sound: boundary
      Heading not found
      > swipe up
      One, Heading
      > swipe up
      ~ sound: boundary
      Heading not found
      > swipe right
      Between
      > swipe up
      One, Heading

      -- app.screen --
      screen a
        text "Top"
        header "One"
        text "Between"
        header "Two"
      """
    ),
    .init(
      "for every kind of element",
      """
      hints: off

      > start
      Top
      > rotor "Links"
      ~ rotor: Links
      > swipe down
      A link, Link
      > swipe down
      ~ sound: boundary
      Link not found
      > first
      Top
      > rotor "Buttons"
      ~ rotor: Buttons
      > swipe down 2
      A button, Button
      A switch, Switch button, off
      > swipe down
      ~ sound: boundary
      Button not found
      > first
      Top
      > rotor "Form controls"
      ~ rotor: Form controls
      > swipe down 4
      A button, Button
      A switch, Switch button, off
      A field, Text field
      A slider, 0%, Adjustable
      > swipe down
      ~ sound: boundary
      Form control not found
      > first
      Top
      > rotor "Text fields"
      ~ rotor: Text fields
      > swipe down 2
      A field, Text field
      ~ sound: boundary
      Text field not found
      > first
      Top
      > rotor "Images"
      ~ rotor: Images
      > swipe down 2
      An image, Image
      ~ sound: boundary
      Image not found
      > rotor "Headings"
      ~ refused: no rotor

      -- app.screen --
      screen a
        text "Top"
        link "A link"
        button "A button"
        switch "A switch"
        textField "A field"
        slider "A slider"
        image "An image"
      """
    ),
    .init(
      "for containers, at their first elements",
      """
      > start
      Top
      > rotor "Lists"
      ~ rotor: Lists
      > swipe down
      Row 1, List start
      > swipe down
      ~ sound: boundary
      List not found
      > rotor "Landmarks"
      ~ rotor: Landmarks
      > swipe down
      Foot, Landmark
      > swipe down
      ~ sound: boundary
      Landmark not found
      > first
      Top
      > rotor "Tables"
      ~ rotor: Tables
      > swipe down
      A1, Row 1, Column 1
      > swipe down
      ~ sound: boundary
      Table not found
      > first
      Top
      > rotor "Containers"
      ~ rotor: Containers
      > swipe down 5
      Row 1, List start
      Box, Boxed
      A1, Row 1, Column 1
      Foot, Landmark
      ~ sound: boundary
      Container not found
      > swipe up
      A1, Row 1, Column 1

      -- app.screen --
      screen a
        text "Top"
        list "Rows"
          text "Row 1"
          text "Row 2"
        group "Box"
          text "Boxed"
        table
          row
            text "A1"
        landmark "Footer"
          text "Foot"
      """
    ),
    .init(
      "an option that finds nothing on the screen is not offered",
      """
      > start
      Top
      > rotor "Containers"
      ~ refused: no rotor
      > rotor "Links"
      ~ refused: no rotor
      > rotor "Actions"
      ~ refused: no rotor
      > rotor "Adjust value"
      ~ refused: no rotor
      > rotor "Nonsense"
      ~ refused: no rotor

      -- app.screen --
      screen a
        text "Top"
      """
    ),
  ]

  static let actions: [SessionCase] = [
    .init(
      "in order, the last is activation, around both ends; a double tap at once activates",
      """
      > start
      Mail, Button
      ~ hint: Actions available
      > double tap
      ~ sound: activate
      Mail
      Opened
      > swipe down
      Delete
      > swipe down
      Star
      > swipe down
      Activate, default
      > swipe down
      Delete
      > swipe up
      Activate, default
      > swipe up
      Star
      > double tap
      ~ sound: activate
      Starred
      > swipe right
      End
      > swipe left
      Mail, Button
      ~ hint: Actions available
      > double tap
      ~ sound: activate
      Mail
      Opened

      -- app.screen --
      screen a
        button "Mail"
          action "Delete": announce "Deleted"
          action "Star": announce "Starred"
          on activate: announce "Opened"
        text "End"
      """
    ),
    .init(
      "by name",
      """
      > start
      Mail
      ~ hint: Actions available
      > action "delete"
      ~ sound: activate
      Deleted
      > action "Nonsense"
      ~ refused: no action
      > swipe right
      End
      > action "Delete"
      ~ refused: no action

      -- app.screen --
      screen a
        element "Mail"
          action "Delete": announce "Deleted"
        text "End"
      """
    ),
    .init(
      "whose value they change is heard",
      """
      > start
      Mail
      ~ hint: Actions available
      > action "Star"
      ~ sound: activate
      Starred
      > tap
      Mail, Starred
      ~ hint: Actions available

      -- app.screen --
      screen a
        element "Mail"
          action "Star": set value: Starred
      """
    ),
    .init(
      "whose value they empty are not heard beyond the sound",
      """
      > start
      Mail, Starred
      ~ hint: Actions available
      > action "Unstar"
      ~ sound: activate

      -- app.screen --
      screen a
        element "Mail"
          value: Starred
          action "Unstar": set value:
      """
    ),
    .init(
      "that decline end at the border",
      """
      > start
      Mail
      ~ hint: Actions available
      > action "Star"
      ~ sound: boundary
      No stars left

      -- app.screen --
      screen a
        element "Mail"
          action "Star":
            announce "No stars left"
            decline
      """
    ),
    .init(
      "of containers are inherited, and self is the focused element",
      """
      > start
      Ann, List start
      ~ hint: Actions available
      > swipe down
      Own
      > swipe down
      Call
      > double tap
      ~ sound: activate
      called
      Calling Ann
      > swipe right
      Ben, List end
      ~ hint: Actions available
      > swipe down
      Call
      > double tap
      ~ sound: activate
      called
      Calling Ben

      -- app.screen --
      screen a
        list
          action "Call":
            set value: called
            announce "Calling {label}"
          view
            element "Ann"
              action "Own": announce "Own"
            element "Ben"
      """
    ),
    .init(
      "are offered while their guard holds, and one that is gone gives way to activation",
      """
      > start
      Song, Button
      ~ hint: Actions available
      > swipe down
      Love
      > double tap
      ~ sound: activate
      loved
      > double tap
      ~ sound: activate
      Song
      > swipe down
      Unlove
      > double tap
      ~ sound: activate
      > swipe down
      Love

      -- app.screen --
      screen a
        button "Song"
          action "Love" when value is empty: set value: loved
          action "Unlove" when value is loved: set value:
          on activate: set #log.value: x
        text "Log" #log
      """
    ),
    .init(
      "of the screen and of the app are inherited as well",
      """
      > start
      One
      ~ hint: Actions available
      > swipe down
      Own
      > swipe down
      Of the screen
      > swipe down
      Of the app
      > swipe down
      Activate, default
      > swipe up
      Of the app
      > double tap
      ~ sound: activate
      Help for One

      -- app.screen --
      app
        action "Of the app": announce "Help for {label}"
      screen a
        action "Of the screen": announce "Wrong"
        element "One"
          action "Own": announce "Wrong"
      """
    ),
    .init(
      "of one name are two entries",
      """
      > start
      Song
      ~ hint: Actions available
      > swipe down
      Share
      > swipe down
      Share
      > double tap
      ~ sound: activate
      Second
      > swipe down
      Activate, default

      -- app.screen --
      screen a
        element "Song"
          action "Share": announce "First"
          action "Share": announce "Second"
      """
    ),
    .init(
      "that remove the element send the cursor on",
      """
      > start
      One, List start
      ~ hint: Actions available
      > action "Delete"
      ~ sound: activate
      Two, List start
      ~ hint: Actions available
      > action "Delete"
      ~ sound: activate
      End, List start

      -- app.screen --
      screen a
        list
          element "One" .row
          element "Two" .row
          text "End"
      each .row
        action "Delete":
          remove self
          notify layoutChanged next
      """
    ),
  ]

  static let content: [SessionCase] = [
    .init(
      "value, then label; the ends are borders; the cursor stays",
      """
      > start
      Bailey, three years
      ~ hint: More content available
      > rotor "More content"
      ~ rotor: More content
      > swipe down
      three years, Age
      > swipe down
      10 kilos, Weight
      > swipe down
      ~ sound: boundary
      > swipe up
      three years, Age
      > swipe up
      ~ sound: boundary
      > swipe right
      Weight, 10
      > swipe left
      Bailey, three years
      ~ hint: More content available

      -- app.screen --
      screen a
        element "Bailey"
          content important "Age": three years
          content "Weight": {#weight} kilos
        text "Weight" #weight
          value: 10
      """
    )
  ]

  static let rotorState: [SessionCase] = [
    .init(
      "starts on characters and goes around",
      """
      > start
      Top
      > rotor left
      ~ rotor: Hints
      > rotor right
      ~ rotor: Characters
      > rotor right 7
      ~ rotor: Words
      ~ rotor: Lines
      ~ rotor: Speaking rate
      ~ rotor: Volume
      ~ rotor: Punctuation
      ~ rotor: Hints
      ~ rotor: Characters

      -- app.screen --
      screen a
        text "Top"
      """
    ),
    .init(
      "has all its options in order",
      """
      hints: off

      > start
      Everything, 0%, Adjustable
      ~ hint: Actions available. More content available
      > rotor right 21
      ~ rotor: Characters
      ~ rotor: Words
      ~ rotor: Lines
      ~ rotor: Speaking rate
      ~ rotor: Volume
      ~ rotor: Punctuation
      ~ rotor: Hints
      ~ rotor: Containers
      ~ rotor: Headings
      ~ rotor: Links
      ~ rotor: Buttons
      ~ rotor: Form controls
      ~ rotor: Text fields
      ~ rotor: Images
      ~ rotor: Tables
      ~ rotor: Lists
      ~ rotor: Landmarks
      ~ rotor: More content
      ~ rotor: Mine
      ~ rotor: Zoom
      ~ rotor: Actions
      > rotor right
      ~ rotor: Adjust value

      -- app.screen --
      screen a
        slider supportsZoom "Everything"
          content "Age": three
          rotor "Mine": header
          action "Act": announce "x"
        header "H"
        link "L"
        button "B"
        textField "T"
        image "I"
        table
          row
            text "A1"
        list
          text "Row"
        landmark
          text "Mark"
      """
    ),
    .init(
      "chooses Adjust value, else Actions, and the last own choice comes back",
      """
      hints: off

      > start
      Menu, Heading
      > rotor "Headings"
      ~ rotor: Headings
      > swipe right
      Volume, 50%, Adjustable
      ~ hint: Actions available
      > swipe up
      60%
      > swipe right
      Mail
      ~ hint: Actions available
      > swipe down
      Delete
      > swipe right
      End
      > swipe up
      Menu, Heading

      -- app.screen --
      screen a
        header "Menu"
        slider "Volume"
          value: 50%
          action "Reset": set value: 0%
        element "Mail"
          action "Delete": announce "x"
        text "End"
      """
    ),
    .init(
      "an explicit turn holds until focus leaves the element",
      """
      hints: off

      > start
      Menu, Heading
      > swipe right
      Volume, 50%, Adjustable
      > rotor "Headings"
      ~ rotor: Headings
      > tap
      Volume, 50%, Adjustable
      > swipe up
      Menu, Heading
      > swipe right
      Volume, 50%, Adjustable
      > swipe up
      60%

      -- app.screen --
      screen a
        header "Menu"
        slider "Volume"
          value: 50%
      """
    ),
    .init(
      "the rotor's own search does not turn the dial",
      """
      hints: off

      > start
      Menu, Heading
      > rotor "Form controls"
      ~ rotor: Form controls
      > swipe down
      Volume, 50%, Adjustable
      > swipe down
      Send, Button
      ~ hint: Actions available
      > swipe up
      Volume, 50%, Adjustable

      -- app.screen --
      screen a
        header "Menu"
        slider "Volume"
          value: 50%
        button "Send"
          action "Later": announce "x"
      """
    ),
    .init(
      "a screen that comes up chooses as well",
      """
      hints: off

      > start
      Go, Button
      > rotor "Buttons"
      ~ rotor: Buttons
      > double tap
      ~ sound: activate
      ~ screen: b
      Volume, 50%, Adjustable
      > swipe up
      60%
      > scrub
      ~ screen: a
      Go, Button
      > swipe down
      ~ sound: boundary
      Button not found

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        slider "Volume"
          value: 50%
      """
    ),
    .init(
      "names are found in the screen's language and in English, whatever the case",
      """
      > start
      Menü, Überschrift
      > rotor "überschriften"
      ~ rotor: Überschriften
      > rotor "HEADINGS"
      ~ rotor: Überschriften

      -- app.screen --
      app
        language: de
      screen a
        header "Menü"
      """
    ),
  ]
}
