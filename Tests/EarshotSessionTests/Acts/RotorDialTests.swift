import Testing

/// VOICEOVER.md, chapter 7: what stands on the dial, in which order, and by which names.
@Suite("The dial of the rotor")
struct RotorDialTests {
  @Test("offers what there is", arguments: offers)
  func replayOffers(_ session: SessionCase) throws { try session.check() }

  @Test("is turned by name", arguments: names)
  func replayNames(_ session: SessionCase) throws { try session.check() }

  static let offers: [SessionCase] = [
    .init(
      "two custom rotors of one name are one option, the inner one's",
      """
      > start
      Top
      > rotor left 3
      ~ rotor: Parks
      ~ rotor: Containers
      ~ rotor: Hints
      > swipe right
      Map, One
      > rotor "Parks"
      ~ rotor: Parks
      > rotor right
      ~ rotor: Characters
      > rotor left 2
      ~ rotor: Parks
      ~ rotor: Containers
      > rotor "Parks"
      ~ rotor: Parks
      > swipe down
      Two

      -- app.screen --
      screen a
        rotor "Parks": .outer
        text "Top" .outer
        group "Map"
          rotor "Parks": .inner
          text "One"
          text "Two" .inner
      """
    ),
    .init(
      "without actions at first, with them once a timer offers them",
      """
      > start
      Mail, new
      > rotor "Actions"
      ~ refused: no rotor
      > wait 2s
      ~ silent
      > swipe down
      cap M
      > rotor "Actions"
      ~ rotor: Actions
      > swipe down
      Read
      > tap
      Mail, old
      ~ hint: Actions available

      -- app.screen --
      screen a
        every 2s: set #mail.value: old
        element "Mail" #mail
          value: new
          action "Read" when value is old: announce "Done"
      """
    ),
    .init(
      "a text alone has units and settings, and wraps",
      """
      > start
      Plain
      > rotor right
      ~ rotor: Words
      > rotor right
      ~ rotor: Lines
      > rotor right
      ~ rotor: Speaking rate
      > rotor right
      ~ rotor: Volume
      > rotor right
      ~ rotor: Punctuation
      > rotor right
      ~ rotor: Hints
      > rotor right
      ~ rotor: Characters
      > rotor left
      ~ rotor: Hints

      -- app.screen --
      screen a
        text "Plain"
      """
    ),
    .init(
      "everything at once stands in its order",
      """
      > start
      One
      ~ hint: Use the rotor to access Parks. More content available
      > rotor left 7
      ~ rotor: Zoom
      ~ rotor: Parks
      ~ rotor: More content
      ~ rotor: Landmarks
      ~ rotor: Lists
      ~ rotor: Tables
      ~ rotor: Images
      > rotor left 7
      ~ rotor: Text fields
      ~ rotor: Form controls
      ~ rotor: Buttons
      ~ rotor: Links
      ~ rotor: Headings
      ~ rotor: Containers
      ~ rotor: Hints
      > rotor left 6
      ~ rotor: Punctuation
      ~ rotor: Volume
      ~ rotor: Speaking rate
      ~ rotor: Lines
      ~ rotor: Words
      ~ rotor: Characters

      -- app.screen --
      screen a
        element supportsZoom "One"
          content "Age": 3
          rotor "Parks": .park
        header "Two"
        link "Three"
        button "Four"
        textField "Five"
        image "Six" .park
        table "Seven"
          row
            cell "Eight"
        list "Nine"
          text "Ten"
        landmark "Eleven"
          text "Twelve"
      """
    ),
    .init(
      "Adjust value stands before Characters, Actions at the end",
      """
      > start
      Size, 1, Adjustable
      ~ hint: Swipe up or down with one finger to adjust the value. Actions available
      > rotor left
      ~ rotor: Actions
      > rotor right
      ~ rotor: Adjust value
      > rotor right
      ~ rotor: Characters
      > rotor left 2
      ~ rotor: Adjust value
      ~ rotor: Actions

      -- app.screen --
      screen a
        adjustable "Size"
          values: 1 | 2
          action "Reset": announce "Reset"
      """
    ),
    .init(
      "content that is hidden is not offered",
      """
      > start
      Plain
      > rotor "Headings"
      ~ refused: no rotor
      > rotor "Images"
      ~ refused: no rotor
      > rotor "Buttons"
      ~ refused: no rotor

      -- app.screen --
      screen a
        text "Plain"
        header "Secret"
          hidden: true
        view
          elementsHidden: true
          image "Photo"
        element "Card"
          button "Inside"
      """
    ),
    .init(
      "a button is a form control too, a link is none",
      """
      > start
      Pay, Button
      > rotor "Form controls"
      ~ rotor: Form controls
      > rotor "Links"
      ~ refused: no rotor
      > rotor "Text fields"
      ~ refused: no rotor

      -- app.screen --
      screen a
        button "Pay"
      """
    ),
    .init(
      "a link alone offers no form controls",
      """
      > start
      Help, Link
      > rotor "Links"
      ~ rotor: Links
      > rotor "Form controls"
      ~ refused: no rotor
      > rotor "Buttons"
      ~ refused: no rotor

      -- app.screen --
      screen a
        link "Help"
      """
    ),
    .init(
      "more content and zoom are of the focused element alone",
      """
      > start
      Bailey
      ~ hint: More content available
      > rotor "More content"
      ~ rotor: More content
      > swipe right
      Map
      > rotor "More content"
      ~ refused: no rotor
      > rotor "Zoom"
      ~ rotor: Zoom
      > swipe left
      Bailey
      ~ hint: More content available
      > rotor "Zoom"
      ~ refused: no rotor

      -- app.screen --
      screen a
        element "Bailey"
          content "Age": 3
        element supportsZoom "Map"
      """
    ),
    .init(
      "an option comes and goes with its content",
      """
      > start
      Show, Button
      > rotor "Headings"
      ~ refused: no rotor
      > double tap
      ~ sound: activate
      Show
      > rotor "Headings"
      ~ rotor: Headings
      > swipe down
      Two, Heading

      -- app.screen --
      screen a
        button "Show"
          on activate: show #two
        header "Two" #two
          hidden: true
      """
    ),
    .init(
      "only what is in the alert counts while it is open",
      """
      > start
      Apps, Heading
      > rotor "Headings"
      ~ rotor: Headings
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Sure?
      > rotor "Headings"
      ~ refused: no rotor
      > rotor "Buttons"
      ~ rotor: Buttons
      > swipe down
      Yes, Button
      > swipe down
      ~ sound: boundary
      Button not found

      -- app.screen --
      screen a
        header "Apps"
        button "Go"
          on activate: present #sure
        alert "Sure?" #sure
          button "Yes"
      """
    ),
    .init(
      "without a stop there is no dial to turn",
      """
      > start
      ~ silent
      > rotor "Headings"
      ~ refused: no rotor

      -- app.screen --
      screen a
        view
      """
    ),
    .init(
      "a turn leaves the cursor and says the name alone",
      """
      > start
      Apps, Heading
      > rotor "Headings"
      ~ rotor: Headings
      > tap
      Apps, Heading
      > rotor "Headings"
      ~ rotor: Headings

      -- app.screen --
      screen a
        header "Apps"
      """
    ),
    .init(
      "dimmed content counts as content",
      """
      > start
      Plain
      > rotor "Buttons"
      ~ rotor: Buttons
      > swipe down
      Pay, dimmed, Button

      -- app.screen --
      screen a
        text "Plain"
        button notEnabled "Pay"
      """
    ),
  ]

  static let names: [SessionCase] = [
    .init(
      "in any case, and without quotes",
      """
      > start
      Apps, Heading
      > rotor headings
      ~ rotor: Headings
      > rotor "SPEAKING RATE"
      ~ rotor: Speaking rate
      > rotor speaking rate
      ~ rotor: Speaking rate

      -- app.screen --
      screen a
        header "Apps"
      """
    ),
    .init(
      "in the screen's language and in English",
      """
      > start
      Apps, Überschrift
      > rotor "Überschriften"
      ~ rotor: Überschriften
      > rotor "words"
      ~ rotor: Wörter
      > rotor "ZEICHEN"
      ~ rotor: Zeichen
      > rotor "Headings"
      ~ rotor: Überschriften
      > rotor "Заголовки"
      ~ refused: no rotor
      > rotor "Volume"
      ~ rotor: Volume

      -- app.screen --
      screen a
        language: de
        header "Apps"
      """
    ),
    .init(
      "an exact match goes first",
      """
      > start
      Map
      > rotor "parks"
      ~ rotor: parks
      > rotor "Parks"
      ~ rotor: Parks
      > rotor "PARKS"
      ~ rotor: Parks

      -- app.screen --
      screen a
        rotor "Parks": .a
        rotor "parks": .b
        text "Map" .a
        text "Bus" .b
      """
    ),
    .init(
      "no such name is refused, and the dial stays",
      """
      > start
      Apps, Heading
      > rotor "Words"
      ~ rotor: Words
      > rotor "Heading"
      ~ refused: no rotor
      > rotor "Misspelled Words"
      ~ refused: no rotor
      > swipe down
      Apps
      > rotor
      ~ refused: 'rotor' needs a name

      -- app.screen --
      screen a
        header "Apps"
      """
    ),
    .init(
      "Russian and Chinese names",
      """
      > start
      Почта, Заголовок
      > rotor "заголовки"
      ~ rotor: Заголовки
      > rotor "Characters"
      ~ rotor: Characters

      -- app.screen --
      screen a
        language: ru
        header "Почта"
      """
    ),
  ]
}
