import Testing

/// VOICEOVER.md, chapter 7: searches from the cursor, over containers, custom results and marks.
@Suite("Searching with the rotor")
struct RotorSearchTests {
  @Test("finds the next and the previous, and says what it did not find", arguments: kinds)
  func replayKinds(_ session: SessionCase) throws { try session.check() }

  @Test("goes from container to container", arguments: containers)
  func replayContainers(_ session: SessionCase) throws { try session.check() }

  @Test("walks the results of a custom rotor", arguments: custom)
  func replayCustom(_ session: SessionCase) throws { try session.check() }

  @Test("walks marked ranges", arguments: marks)
  func replayMarks(_ session: SessionCase) throws { try session.check() }

  /// A walk over two matches and past both ends.
  static func ends(_ option: String, _ missing: String, _ one: String, _ two: String, _ app: String)
    -> SessionCase
  {
    .init(
      "\(option): at both ends \(missing)",
      """
      > start
      Top
      > rotor "\(option)"
      ~ rotor: \(option)
      > swipe up
      ~ sound: boundary
      \(missing) not found
      > swipe down
      \(one)
      > swipe down
      \(two)
      > swipe down
      ~ sound: boundary
      \(missing) not found
      > swipe up
      \(one)

      -- app.screen --
      screen a
        text "Top"
      \(app)
      """
    )
  }

  static let edit = "\n~ hint: Double tap to edit."

  static let kinds: [SessionCase] = [
    ends(
      "Headings",
      "Heading",
      "One, Heading",
      "Two, Heading level 2",
      """
        header "One"
        text "Between"
        header "Two"
          level: 2
        text "End"
      """
    ),
    ends(
      "Links",
      "Link",
      "One, Link",
      "Two, Button, Link",
      """
        link "One"
        text "Between"
        button link "Two"
      """
    ),
    ends(
      "Buttons",
      "Button",
      "One, Button",
      "Two, Button, Pop up button\n~ hint: Double tap to activate the picker.",
      """
        button "One"
        text "Between"
        button popupButton "Two"
      """
    ),
    ends(
      "Form controls",
      "Form control",
      "One, Button",
      "Two, Text field" + edit,
      """
        button "One"
        text "Between"
        link "Help"
        textField "Two"
        header "End"
      """
    ),
    ends(
      "Text fields",
      "Text field",
      "One, Text field" + edit,
      "Two, Secure text field" + edit,
      """
        textField "One"
        button "Between"
        secureTextField "Two"
      """
    ),
    ends(
      "Images",
      "Image",
      "One, Image",
      "Two, Button, Image",
      """
        image "One"
        button "Between"
        button image "Two"
      """
    ),
    ends(
      "Tables",
      "Table",
      "One, Row 1, Column 1",
      "Three, Row 1, Column 1",
      """
        table
          row
            cell "One"
            cell "Two"
        text "Between"
        table
          row
            cell "Three"
      """
    ),
    ends(
      "Lists",
      "List",
      "One, List start",
      "Three, List start",
      """
        list "First"
          text "One"
          text "Two"
        text "Between"
        list
          text "Three"
      """
    ),
    ends(
      "Landmarks",
      "Landmark",
      "One, Landmark",
      "Three, Landmark",
      """
        landmark
          text "One"
          text "Two"
        landmark
          text "Three"
      """
    ),
    ends(
      "Containers",
      "Container",
      "One, List start",
      "Groups, Three",
      """
        list
          text "One"
          text "Two"
        text "Between"
        group "Groups"
          text "Three"
          text "Four"
      """
    ),
    .init(
      "a search area and a text area are text fields",
      """
      > start
      Top
      > rotor "Text fields"
      ~ rotor: Text fields
      > swipe down
      Find, Search field
      ~ hint: Double tap to edit.
      > swipe down
      Notes, Text field
      ~ hint: Double tap to edit. Use the rotor to access Misspelled Words
      > swipe down
      ~ sound: boundary
      Text field not found

      -- app.screen --
      screen a
        text "Top"
        searchField "Find"
        textArea "Notes"
      """
    ),
    .init(
      "switches and stepper buttons are buttons, sliders form controls alone",
      """
      > start
      Top
      > rotor "Buttons"
      ~ rotor: Buttons
      > swipe down
      Salt, Switch button, off
      ~ hint: Double tap to toggle setting.
      > swipe down
      Guests, Decrement, Button
      > swipe down
      Increment, Button
      > swipe down
      ~ sound: boundary
      Button not found
      > rotor "Form controls"
      ~ rotor: Form controls
      > swipe down
      Light, 0%, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value.

      -- app.screen --
      screen a
        text "Top"
        switch "Salt"
        stepper "Guests"
        slider "Light"
      """
    ),
    .init(
      "goes from the cursor in reading order, not in the file's",
      """
      > start
      One, Heading
      > rotor "Headings"
      ~ rotor: Headings
      > swipe down
      Two, Heading

      -- app.screen --
      screen a
        header "Two"
          frame: 0 100 10 10
        header "One"
          frame: 0 0 10 10
      """
    ),
    .init(
      "what is not found is said in English where the language has no word",
      """
      > start
      Eins, Überschrift
      > rotor "Headings"
      ~ rotor: Überschriften
      > swipe down
      ~ sound: boundary
      Heading not found

      -- app.screen --
      screen a
        language: de
        header "Eins"
      """
    ),
    .init(
      "a count stops at what is not found",
      """
      > start
      One, Heading
      > rotor "Headings"
      ~ rotor: Headings
      > swipe down 5
      Two, Heading
      Three, Heading
      ~ sound: boundary
      Heading not found

      -- app.screen --
      screen a
        header "One"
        header "Two"
        header "Three"
      """
    ),
    .init(
      "a swipe to an element walks the matches",
      """
      > start
      One, Heading
      > rotor "Headings"
      ~ rotor: Headings
      > swipe down to "Three"
      Two, Heading
      Three, Heading
      > swipe up to "Between"
      Two, Heading
      One, Heading
      ~ sound: boundary
      Heading not found
      ~ refused: "Between" not reached

      -- app.screen --
      screen a
        header "One"
        header "Two"
        text "Between"
        header "Three"
      """
    ),
  ]

  static let containers: [SessionCase] = [
    .init(
      "nested containers are met in order, each at its first element",
      """
      > start
      Top
      > rotor "Containers"
      ~ rotor: Containers
      > swipe down
      Outer, One
      > swipe down
      Inner, Two
      > swipe down
      ~ sound: boundary
      Container not found

      -- app.screen --
      screen a
        text "Top"
        group "Outer"
          text "One"
          group "Inner"
            text "Two"
            text "Three"
          text "Four"
      """
    ),
    .init(
      "containers that begin together are one place",
      """
      > start
      Top
      > rotor "Containers"
      ~ rotor: Containers
      > swipe down
      Outer, Inner, One
      > swipe down
      Last, Two
      > swipe up
      Outer, Inner, One
      > swipe up
      ~ sound: boundary
      Container not found

      -- app.screen --
      screen a
        text "Top"
        group "Outer"
          group "Inner"
            text "One"
        group "Last"
          text "Two"
      """
    ),
    .init(
      "empty and hidden containers are none",
      """
      > start
      Top
      > rotor "Containers"
      ~ refused: no rotor

      -- app.screen --
      screen a
        text "Top"
        group "Empty"
        list
          hidden: true
          text "One"
        view
          text "Two"
      """
    ),
    .init(
      "bars are containers",
      """
      > start
      Title, Heading
      > rotor "Containers"
      ~ rotor: Containers
      > swipe down
      Edit, Share, Button
      > swipe down
      Tab Bar, Home, Tab, 1 of 1

      -- app.screen --
      screen a
        header "Title"
        toolbar "Edit"
          button "Share"
        tabBar
          tab "Home"
      """
    ),
  ]

  static let custom: [SessionCase] = [
    .init(
      "it is offered inside the container that declares it alone",
      """
      > start
      Top
      > rotor "Parks"
      ~ refused: no rotor
      > swipe right
      Map, One
      > rotor "Parks"
      ~ rotor: Parks
      > swipe down
      Two
      > swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        text "Top" .park
        group "Map"
          rotor "Parks": .park
          text "One"
          view
            text "Two" .park
      """
    ),
    .init(
      "its results are focused and spoken as usual, groups entered and hints too",
      """
      > start
      Top
      > rotor "Shops"
      ~ rotor: Shops
      > swipe down
      High street, Bakery, Button
      ~ hint: Opens the bakery

      -- app.screen --
      screen a
        rotor "Shops": .shop
        text "Top"
        group "High street"
          button "Bakery" .shop
            hint: Opens the bakery
      """
    ),
    .init(
      "by trait, by identifier and by tag together",
      """
      > start
      One, Heading
      > rotor "Mixed"
      ~ rotor: Mixed
      > swipe down
      Two
      > swipe down
      Three
      > swipe down
      ~ sound: boundary
      > swipe up 2
      Two
      One, Heading

      -- app.screen --
      screen a
        rotor "Mixed": header, #two, .three
        header "One"
        text "Two" #two
        text "Between"
        text "Three" .three
      """
    ),
    .init(
      "with nothing to find it is a boundary without a word",
      """
      > start
      Top
      > rotor "Parks"
      ~ rotor: Parks
      > swipe down
      ~ sound: boundary
      > swipe up
      ~ sound: boundary

      -- app.screen --
      screen a
        rotor "Parks": .park
        text "Top"
        text "Park" .park
          hidden: true
      """
    ),
    .init(
      "a single result that is focused ends both ways",
      """
      > start
      Top
      > rotor "Parks"
      ~ rotor: Parks
      > swipe up
      Park
      > swipe up
      ~ sound: boundary
      > swipe down
      ~ sound: boundary

      -- app.screen --
      screen a
        rotor "Parks": .park
        text "Top"
        text "Park" .park
      """
    ),
    .init(
      "a result with actions keeps the rotor",
      """
      > start
      Top
      > rotor "Parks"
      ~ rotor: Parks
      > swipe down
      Park
      ~ hint: Actions available
      > swipe down
      Wood
      > swipe up
      Park
      ~ hint: Actions available

      -- app.screen --
      screen a
        rotor "Parks": .park
        text "Top"
        text "Park" .park
          action "Leave": announce "Left"
        text "Wood" .park
      """
    ),
  ]

  static let marks: [SessionCase] = [
    .init(
      "ranges in their order, each alone; past the ends a boundary",
      """
      > start
      Heat to 200 degrees, then 250 degrees
      ~ hint: Use the rotor to access Heat.
      > rotor "Heat"
      ~ rotor: Heat
      > swipe down
      200 degrees
      > swipe down
      250 degrees
      > swipe down
      ~ sound: boundary
      > swipe up
      200 degrees
      > swipe up
      ~ sound: boundary
      > tap
      Heat to 200 degrees, then 250 degrees
      ~ hint: Use the rotor to access Heat.

      -- app.screen --
      screen a
        text "Heat to 200 degrees, then 250 degrees"
          mark bold: "250 degrees"
          mark bold: "200 degrees"
          rotor "Heat": mark bold
      """
    ),
    .init(
      "the second occurrence, and what is missing not at all",
      """
      > start
      red, green, red
      ~ hint: Use the rotor to access Bold.
      > rotor "Bold"
      ~ rotor: Bold
      > swipe down
      red
      > swipe down
      ~ sound: boundary
      > rotor "Characters"
      ~ rotor: Characters
      > swipe up
      space

      -- app.screen --
      screen a
        text "red, green, red"
          mark bold 2: "red"
          mark bold: "blue"
          rotor "Bold": mark bold
      """
    ),
    .init(
      "in the value where the label has none",
      """
      > start
      Soup, stir often
      ~ hint: Use the rotor to access Bold.
      > rotor "Bold"
      ~ rotor: Bold
      > swipe down
      often

      -- app.screen --
      screen a
        text "Soup"
          value: stir often
          mark bold: "often"
          rotor "Bold": mark bold
      """
    ),
    .init(
      "from a container, the marks of the focused element",
      """
      > start
      stir often
      > rotor "Bold"
      ~ rotor: Bold
      > swipe down
      often
      > swipe right
      heat slowly
      > swipe down
      slowly

      -- app.screen --
      screen a
        rotor "Bold": mark bold
        text "stir often"
          mark bold: "often"
        text "heat slowly"
          mark bold: "slowly"
      """
    ),
  ]
}
