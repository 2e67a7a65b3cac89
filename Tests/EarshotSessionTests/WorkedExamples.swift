import Testing

/// A row of the worked examples of the reference (VOICEOVER.md 4.6): a stop, and its words.
///
/// Rows that describe several stops are several examples.
struct WorkedExample: Sendable, CustomTestStringConvertible {
  /// The number of the row.
  let number: Int
  /// A whole file in our notation, with the element in its context.
  let screen: String
  /// The number of the stop on the screen, starting at 1.
  let stop: Int
  /// Whether the cursor comes from outside, so VoiceOver says the groups.
  let entersGroup: Bool
  /// The description and the hint line in the spoken style.
  let spoken: String
  let spokenHint: String?
  /// The description and the hint in the snapshot style.
  let snapshot: String
  let snapshotHint: String?
  /// The lines below them in a readout of the snapshot style, without indentation.
  let snapshotExtra: [String]

  init(
    number: Int,
    screen: String,
    stop: Int = 1,
    entersGroup: Bool = false,
    spoken: String,
    spokenHint: String? = nil,
    snapshot: String,
    snapshotHint: String? = nil,
    snapshotExtra: [String] = []
  ) {
    self.number = number
    self.screen = screen
    self.stop = stop
    self.entersGroup = entersGroup
    self.spoken = spoken
    self.spokenHint = spokenHint
    self.snapshot = snapshot
    self.snapshotHint = snapshotHint
    self.snapshotExtra = snapshotExtra
  }

  var testDescription: String { "row \(number), “\(spoken)”" }

  // Every row of the table, so the file is longer than others.
  static let all: [WorkedExample] = [
    WorkedExample(
      number: 1,
      screen: """
        screen main
          text "Label"
        """,
      spoken: "Label",
      snapshot: "Label"
    ),
    WorkedExample(
      number: 2,
      screen: """
        screen main
          element
            hint: Hint
        """,
      spoken: "Hint",
      snapshot: "Hint"
    ),
    WorkedExample(
      number: 3,
      screen: """
        screen main
          element "Label"
            value: Value
            hint: Hint
        """,
      spoken: "Label, Value",
      spokenHint: "Hint",
      snapshot: "Label: Value",
      snapshotHint: "Hint"
    ),
    WorkedExample(
      number: 4,
      screen: """
        screen main
          button "Add"
        """,
      spoken: "Add, Button",
      snapshot: "Add. Button."
    ),
    WorkedExample(
      number: 5,
      screen: """
        screen main
          button "Add button"
        """,
      spoken: "Add button, Button",
      snapshot: "Add button. Button."
    ),
    WorkedExample(
      number: 6,
      screen: """
        screen main
          button
        """,
      spoken: "Button",
      snapshot: "Button."
    ),
    WorkedExample(
      number: 7,
      screen: """
        screen main
          button
            hint: Hint
        """,
      spoken: "Hint, Button",
      snapshot: "Hint. Button."
    ),
    WorkedExample(
      number: 8,
      screen: """
        screen main
          button "Avenue Loop"
            value: 0.8 miles
        """,
      spoken: "Avenue Loop, 0.8 miles, Button",
      snapshot: "Avenue Loop: 0.8 miles. Button."
    ),
    WorkedExample(
      number: 9,
      screen: """
        screen main
          button "Favorite"
            value: off
        """,
      spoken: "Favorite, off, Button",
      snapshot: "Favorite: off. Button."
    ),
    WorkedExample(
      number: 10,
      screen: """
        screen main
          button "Done."
        """,
      spoken: "Done. Button",
      snapshot: "Done. Button."
    ),
    WorkedExample(
      number: 11,
      screen: """
        screen main
          button "Stop!"
        """,
      spoken: "Stop! Button",
      snapshot: "Stop!. Button."
    ),
    WorkedExample(
      number: 12,
      screen: """
        screen main
          back "Routes"
        """,
      spoken: "Routes, Back button",
      snapshot: "Routes. Back Button."
    ),
    WorkedExample(
      number: 13,
      screen: """
        screen main
          back "Back"
        """,
      spoken: "Back button",
      snapshot: "Back Button."
    ),
    WorkedExample(
      number: 14,
      screen: """
        screen main
          header "Apps"
        """,
      spoken: "Apps, Heading",
      snapshot: "Apps. Heading."
    ),
    WorkedExample(
      number: 15,
      screen: """
        screen main
          header "Results"
            level: 2
        """,
      spoken: "Results, Heading level 2",
      snapshot: "Results. Heading."
    ),
    WorkedExample(
      number: 16,
      screen: """
        screen main
          link "Help"
        """,
      spoken: "Help, Link",
      snapshot: "Help. Link."
    ),
    WorkedExample(
      number: 17,
      screen: """
        screen main
          image "Meet your match"
        """,
      spoken: "Meet your match, Image",
      snapshot: "Meet your match. Image."
    ),
    WorkedExample(
      number: 18,
      screen: """
        screen main
          element selected "07"
        """,
      spoken: "Selected, 07",
      snapshot: "Selected: 07"
    ),
    WorkedExample(
      number: 19,
      screen: """
        screen main
          button selected "23"
        """,
      spoken: "Selected, 23, Button",
      snapshot: "Selected: 23. Button."
    ),
    WorkedExample(
      number: 20,
      screen: """
        screen main
          element notEnabled "12"
        """,
      spoken: "12, dimmed",
      snapshot: "12. Dimmed."
    ),
    WorkedExample(
      number: 21,
      screen: """
        screen main
          button notEnabled "24"
        """,
      spoken: "24, dimmed, Button",
      snapshot: "24. Dimmed. Button."
    ),
    WorkedExample(
      number: 22,
      screen: """
        screen main
          button keyboardKey "26"
        """,
      spoken: "26",
      snapshot: "26"
    ),
    WorkedExample(
      number: 23,
      screen: """
        screen main
          adjustable "Brightness"
            value: 50%
        """,
      spoken: "Brightness, 50%, Adjustable",
      spokenHint: "Swipe up or down with one finger to adjust the value.",
      snapshot: "Brightness: 50%. Adjustable.",
      snapshotHint: "Swipe up or down with one finger to adjust the value."
    ),
    WorkedExample(
      number: 24,
      screen: """
        screen main
          adjustable notEnabled "Brightness"
            value: 50%
        """,
      spoken: "Brightness, 50%, dimmed, Adjustable",
      snapshot: "Brightness: 50%. Dimmed. Adjustable."
    ),
    WorkedExample(
      number: 25,
      screen: """
        screen main
          adjustable "Label"
            hint: Hint
        """,
      spoken: "Label, Adjustable",
      spokenHint: "Hint. Swipe up or down with one finger to adjust the value.",
      snapshot: "Label. Adjustable.",
      snapshotHint: "Hint. Swipe up or down with one finger to adjust the value."
    ),
    WorkedExample(
      number: 26,
      screen: """
        screen main
          adjustable
            hint: Hint
        """,
      spoken: "Hint, Adjustable",
      snapshot: "Hint. Adjustable."
    ),
    WorkedExample(
      number: 27,
      screen: """
        screen main
          adjustable
        """,
      spoken: "Adjustable",
      spokenHint: "Swipe up or down with one finger to adjust the value.",
      snapshot: "Adjustable.",
      snapshotHint: "Swipe up or down with one finger to adjust the value."
    ),
    WorkedExample(
      number: 28,
      screen: """
        screen main
          adjustable
            value: page 2 of 3
        """,
      spoken: "page 2 of 3, Adjustable",
      spokenHint: "Swipe up or down with one finger to adjust the value.",
      snapshot: "page 2 of 3. Adjustable.",
      snapshotHint: "Swipe up or down with one finger to adjust the value."
    ),
    WorkedExample(
      number: 29,
      screen: """
        screen main
          switch on "Include Salt"
        """,
      spoken: "Include Salt, Switch button, on",
      spokenHint: "Double tap to toggle setting.",
      snapshot: "Include Salt. Switch Button. On.",
      snapshotHint: "Double tap to toggle setting."
    ),
    WorkedExample(
      number: 30,
      screen: """
        screen main
          switch mixed "Fake Label"
        """,
      spoken: "Fake Label, Switch button, mixed",
      spokenHint: "Double tap to toggle setting.",
      snapshot: "Fake Label. Switch Button. Mixed.",
      snapshotHint: "Double tap to toggle setting."
    ),
    WorkedExample(
      number: 31,
      screen: """
        screen main
          switch on "Label"
            hint: Hint
        """,
      spoken: "Label, Switch button, on",
      spokenHint: "Hint. Double tap to toggle setting.",
      snapshot: "Label. Switch Button. On.",
      snapshotHint: "Hint. Double tap to toggle setting."
    ),
    WorkedExample(
      number: 32,
      screen: """
        screen main
          switch on notEnabled "Label"
            hint: Hint
        """,
      spoken: "Label, dimmed, Switch button, on",
      spokenHint: "Hint",
      snapshot: "Label. Dimmed. Switch Button. On.",
      snapshotHint: "Hint"
    ),
    WorkedExample(
      number: 33,
      screen: """
        screen main
          element toggleButton "Fake Label"
            value: 3
        """,
      spoken: "Fake Label, Switch button, 3",
      spokenHint: "Double tap to toggle setting.",
      snapshot: "Fake Label. 3",
      snapshotHint: "Double tap to toggle setting."
    ),
    WorkedExample(
      number: 34,
      screen: """
        screen main
          tabBar
            tab selected "World clock"
            tab "Alarm"
            tab "Stopwatch"
            tab "Timer"
        """,
      spoken: "Selected, World clock, Tab, 1 of 4",
      snapshot: "Selected: World clock. Tab. 1 of 4."
    ),
    WorkedExample(
      number: 35,
      screen: """
        screen main
          segments
            tab "Segment A"
            tab selected "Segment B"
            tab "Segment C"
        """,
      stop: 2,
      spoken: "Selected, Segment B, Button, 2 of 3",
      snapshot: "Selected: Segment B. Button. 2 of 3."
    ),
    WorkedExample(
      number: 36,
      screen: """
        screen main
          textField
        """,
      spoken: "Text field",
      spokenHint: "Double tap to edit.",
      snapshot: "Text Field.",
      snapshotHint: "Double tap to edit."
    ),
    WorkedExample(
      number: 37,
      screen: """
        screen main
          textField "Hobbies"
            value: Music
        """,
      spoken: "Hobbies, Music, Text field",
      spokenHint: "Double tap to edit.",
      snapshot: "Hobbies: Music. Text Field.",
      snapshotHint: "Double tap to edit."
    ),
    WorkedExample(
      number: 38,
      screen: """
        screen main
          textField "Name"
            hint: As on the card
        """,
      spoken: "Name, Text field",
      spokenHint: "As on the card. Double tap to edit.",
      snapshot: "Name. Text Field.",
      snapshotHint: "Double tap to edit."
    ),
    WorkedExample(
      number: 39,
      screen: """
        screen main
          textField isEditing "New Email"
            value: some text
        """,
      spoken: "New Email, Text field, is editing, some text, Character mode, Insertion point "
        + "at end",
      spokenHint: "Use the rotor to access Misspelled Words",
      snapshot: "New Email: some text. Text Field. Is editing.",
      snapshotHint: "Use the rotor to access Misspelled Words"
    ),
    WorkedExample(
      number: 40,
      screen: """
        screen main
          secureTextField
            value: pizza1234
        """,
      spoken: "9 characters, Secure text field",
      spokenHint: "Double tap to edit.",
      snapshot: "•••••••••. Secure Text Field.",
      snapshotHint: "Double tap to edit."
    ),
    WorkedExample(
      number: 41,
      screen: """
        screen main
          textArea
            value: Hello
        """,
      spoken: "Hello, Text field",
      spokenHint: "Double tap to edit. Use the rotor to access Misspelled Words",
      snapshot: "Hello. Text Field.",
      snapshotHint: "Double tap to edit., Use the rotor to access Misspelled Words"
    ),
    WorkedExample(
      number: 42,
      screen: """
        screen main
          element searchField "05"
        """,
      spoken: "05, Search field",
      snapshot: "05. Search Field."
    ),
    WorkedExample(
      number: 43,
      screen: """
        screen main
          list
            elements: #cats, #dogs, #birds
            text "Cats" #cats
            text "Dogs" #dogs
            text "Birds" #birds
        """,
      spoken: "Cats, List start",
      snapshot: "Cats. List Start."
    ),
    WorkedExample(
      number: 43,
      screen: """
        screen main
          list
            elements: #cats, #dogs, #birds
            text "Cats" #cats
            text "Dogs" #dogs
            text "Birds" #birds
        """,
      stop: 3,
      spoken: "Birds, List end",
      snapshot: "Birds. List End."
    ),
    WorkedExample(
      number: 44,
      screen: """
        screen main
          list
            text "Cats"
            text "Dogs"
            text "Birds"
        """,
      spoken: "Cats, List start",
      snapshot: "Cats"
    ),
    WorkedExample(
      number: 44,
      screen: """
        screen main
          list
            text "Cats"
            text "Dogs"
            text "Birds"
        """,
      stop: 3,
      spoken: "Birds, List end",
      snapshot: "Birds"
    ),
    WorkedExample(
      number: 45,
      screen: """
        screen main
          landmark
            elements: #one, #two, #three, #four
            text "Label 1" #one
            text "Label 2" #two
            text "Label 3" #three
            text "Label 4" #four
        """,
      spoken: "Label 1, Landmark",
      snapshot: "Label 1. Landmark."
    ),
    WorkedExample(
      number: 45,
      screen: """
        screen main
          landmark
            elements: #one, #two, #three, #four
            text "Label 1" #one
            text "Label 2" #two
            text "Label 3" #three
            text "Label 4" #four
        """,
      stop: 4,
      spoken: "Label 4, End",
      snapshot: "Label 4. End."
    ),
    WorkedExample(
      number: 46,
      screen: """
        screen main
          group "Profile"
            image "Photo"
        """,
      entersGroup: true,
      spoken: "Profile, Photo, Image",
      snapshot: "Photo. Image."
    ),
    WorkedExample(
      number: 47,
      screen: """
        screen main
          table
            row
              cell "A1"
              cell "B1"
              cell "C1"
            row
              cell "A2"
              cell "B2"
                span: 1x2
        """,
      spoken: "A1, Row 1, Column 1",
      snapshot: "A1. Row 1. Column 1."
    ),
    WorkedExample(
      number: 47,
      screen: """
        screen main
          table
            row
              cell "A1"
              cell "B1"
              cell "C1"
            row
              cell "A2"
              cell "B2"
                span: 1x2
        """,
      stop: 5,
      spoken: "B2, Spans 2 columns, Column 2",
      snapshot: "B2. Spans 2 columns. Column 2."
    ),
    WorkedExample(
      number: 48,
      screen: """
        screen main
          table
            row
              cell "A1"
              cell "B1"
            row
              cell "A2"
              cell "B2"
            row
              cell "A3"
              cell "B3"
            row
              cell "A4"
                span: 2x1
              cell "B4"
            row
              cell button notEnabled "B5"
                value: Value
        """,
      stop: 9,
      spoken: "B5, Value, Row 5, Column 2, dimmed, Button",
      snapshot: "B5. Row 5. Column 2. Value. Dimmed. Button."
    ),
    WorkedExample(
      number: 49,
      screen: """
        screen main
          table
            row
              cell "Item"
              cell "Price"
                value: €
                header: column
            row
              cell "A2"
              cell "B2"
        """,
      stop: 4,
      spoken: "Price, €, B2, Column 2",
      snapshot: "Price: €. B2. Column 2."
    ),
    WorkedExample(
      number: 50,
      screen: """
        screen main
          element "Skyler's animal shelter"
            action "Call": announce "Calling"
            action "Directions": announce "On the way"
        """,
      spoken: "Skyler's animal shelter",
      spokenHint: "Actions available",
      snapshot: "Skyler's animal shelter",
      snapshotExtra: [
        "Actions Available",
        "- Call",
        "- Directions",
      ]
    ),
    WorkedExample(
      number: 51,
      screen: """
        screen main
          element "Bailey, beagle"
            content "Age": three years
            content "Weight": 12 kilograms
        """,
      spoken: "Bailey, beagle",
      spokenHint: "More content available",
      snapshot: "Bailey, beagle",
      snapshotExtra: [
        "More Content Available",
        "- Age: three years",
        "- Weight: 12 kilograms",
      ]
    ),
    WorkedExample(
      number: 52,
      screen: """
        screen main
          element "Bailey, beagle"
            content important "Age": three years
            content "Weight": 12 kilograms
        """,
      spoken: "Bailey, beagle, three years",
      spokenHint: "More content available",
      snapshot: "Bailey, beagle",
      snapshotExtra: [
        "More Content Available",
        "- Age: three years",
        "- Weight: 12 kilograms",
      ]
    ),
    WorkedExample(
      number: 53,
      screen: """
        screen main
          button popupButton notEnabled "Add to favorites"
        """,
      spoken: "Add to favorites, dimmed, Button, Pop up button",
      snapshot: "Add to favorites. Dimmed. Button."
    ),
    WorkedExample(
      number: 54,
      screen: """
        screen main
          element draggable "Synth"
        """,
      spoken: "Synth, draggable",
      snapshot: "Synth"
    ),
    WorkedExample(
      number: 55,
      screen: """
        screen main
          element allowsDirectInteraction "Virtual cat"
            value: sleeping
            directTouchOptions: requiresActivation
            action "Feed": announce "Fed"
        """,
      spoken: "Virtual cat, sleeping",
      spokenHint: "Activate to start direct touch interaction. Actions available",
      snapshot: "Virtual cat: sleeping",
      snapshotExtra: [
        "Actions Available",
        "- Feed",
      ]
    ),
    WorkedExample(
      number: 56,
      screen: """
        screen main
          element button link image selected playsSound keyboardKey staticText summaryElement \
        notEnabled updatesFrequently searchField startsMediaSession adjustable \
        allowsDirectInteraction causesPageTurn header supportsZoom "27"
        """,
      spoken: "Selected, 27, dimmed, Heading, Link, Adjustable, Image, Search field",
      snapshot: "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field."
    ),
    WorkedExample(
      number: 57,
      screen: """
        screen main
          button "Hinzufügen"
            language: de
        """,
      spoken: "Hinzufügen, Taste",
      snapshot: "Hinzufügen. Taste."
    ),
    WorkedExample(
      number: 58,
      screen: """
        screen main
          adjustable "Размер"
            value: средний
            language: ru
        """,
      spoken: "Размер, средний, Элемент регулировки",
      spokenHint: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
      snapshot: "Размер: средний. Элемент регулировки.",
      snapshotHint: "Смахните вверх или вниз одним пальцем, чтобы настроить значение."
    ),
    WorkedExample(
      number: 59,
      screen: """
        screen main
          switch on "Звук"
            language: ru
        """,
      spoken: "Звук, Кнопка-переключатель, вкл.",
      spokenHint: "Коснитесь дважды, чтобы переключить настройку.",
      snapshot: "Звук. Кнопка-переключатель. Вкл.",
      snapshotHint: "Коснитесь дважды, чтобы переключить настройку."
    ),
    WorkedExample(
      number: 60,
      screen: """
        screen main
          button selected
            hint: Hint
        """,
      spoken: "Selected, Button",
      spokenHint: "Hint",
      snapshot: "Selected. Button.",
      snapshotHint: "Hint"
    ),
    WorkedExample(
      number: 61,
      screen: """
        screen main
          cell
            text "Ann"
            switch on "Mute"
        """,
      spoken: "Ann, Mute, on",
      snapshot: "Ann, Mute, on"
    ),
    WorkedExample(
      number: 62,
      screen: """
        screen main
          button "Hours"
            expandedStatus: collapsed
        """,
      spoken: "Hours, Button, collapsed",
      spokenHint: "Double tap to expand.",
      snapshot: "Hours. Button."
    ),
  ]
}
