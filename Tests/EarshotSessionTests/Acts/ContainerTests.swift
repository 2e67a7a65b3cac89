import Testing

/// VOICEOVER.md 2.3, 3.6 (Decision) and 4.1, rows 1, 14, 20 and 21.
@Suite("Containers")
struct ContainerTests {
  @Test("are entered and left", arguments: groups)
  func replayGroups(_ session: SessionCase) throws { try session.check() }

  @Test("mark and number their stops", arguments: marks)
  func replayMarks(_ session: SessionCase) throws { try session.check() }

  @Test("hold headings", arguments: headings)
  func replayHeadings(_ session: SessionCase) throws { try session.check() }

  static let groups: [SessionCase] = [
    .init(
      "a group's label is heard first each time the cursor comes in from outside",
      """
      > start
      Top
      > swipe right
      Profile, Photo, Image
      > swipe right
      Name
      > swipe left
      Photo, Image
      > swipe right 2
      Name
      Below
      > swipe left
      Profile, Name
      > tap
      Name
      > first
      Top
      > last
      Below

      -- app.screen --
      screen a
        text "Top"
        group "Profile"
          image "Photo"
          text "Name"
        text "Below"
      """
    ),
    .init(
      "of nested groups the outermost first, and only those that are entered",
      """
      > start
      Account, Profile, Photo, Image
      > swipe right
      Address, Street
      > swipe right
      Delete, Button
      > swipe left
      Address, Street
      > swipe right 2
      Delete, Button
      Next
      > swipe left
      Account, Delete, Button

      -- app.screen --
      screen a
        group "Account"
          group "Profile"
            image "Photo"
          view
            group "Address"
              text "Street"
          button "Delete"
        text "Next"
      """
    ),
    .init(
      "from one group to its neighbour",
      """
      > start
      One, a
      > swipe right
      Two, b
      > swipe left
      One, a

      -- app.screen --
      screen a
        group "One"
          text "a"
        group "Two"
          text "b"
      """
    ),
    .init(
      "a label that the element repeats is left out; one of a list or a landmark is not spoken",
      """
      > start
      Photo, Image
      > swipe right
      Cats, List start
      > swipe right
      Here, Landmark

      -- app.screen --
      screen a
        group "Photo"
          image "Photo"
        list "Animals"
          text "Cats"
        landmark "Main"
          text "Here"
      """
    ),
    .init(
      "the label stands before the selected state and before headers of a table",
      """
      > start
      Group, Selected, Price, 3, Row 2, Column 1

      -- app.screen --
      screen a
        text "Top"
        group "Group"
          table
            row
              cell "Price"
                header: column
            row
              cell selected summaryElement "3"
      """
    ),
    .init(
      "bars and sheets, by touch and after a screen, too; an alert's title is a stop",
      """
      > start
      Shop, Menu, Back button
      > swipe right 3
      Tools, Sort, Button
      Tab Bar, One, Tab, 1 of 2
      Two, Tab, 2 of 2
      > touch #sort
      Tools, Sort, Button
      > double tap
      ~ sound: activate
      ~ screen: sheet
      Sorting, By name, Button
      > scrub
      ~ screen: a
      Tools, Sort, Button

      -- app.screen --
      screen a
        navigationBar "Shop"
          back "Menu"
        toolbar "Tools"
          button "Sort" #sort
            on activate: present #sheet
        tabBar
          tab "One"
          tab "Two"
        sheet "Sorting" #sheet
          button "By name"
      """
    ),
    .init(
      "with the setting off no label is heard, and in the snapshot style none",
      """
      containers: off

      > start
      Photo, Image
      > swipe right
      One, Tab, 1 of 1
      > :set containers on
      > swipe left
      Profile, Photo, Image
      > :set style snapshot
      > swipe right
      One. Tab. 1 of 1.

      -- app.screen --
      screen a
        group "Profile"
          image "Photo"
        tabBar
          tab "One"
      """
    ),
  ]

  static let marks: [SessionCase] = [
    .init(
      "a list its first and last stop; a list of one its start only",
      """
      > start
      Cats, List start
      > read all
      Cats, List start
      Dogs
      Birds, List end
      Fish, Button, List start

      -- app.screen --
      screen a
        list
          text "Cats"
          view
            text "Dogs"
              language: en
          view
            text "Birds"
        list
          button "Fish"
      """
    ),
    .init(
      "what is hidden is not counted, and what appears is",
      """
      > start
      Dogs, List start
      > swipe right
      More, Button, List end
      > double tap
      ~ sound: activate
      More
      > read from top
      Cats, List start
      Dogs
      More, Button, List end

      -- app.screen --
      screen a
        list
          text "Cats" #cats
            hidden: true
          text "Dogs"
          button "More"
            on activate: show #cats
      """
    ),
    .init(
      "the nearest speaks: a list inside a landmark, segments inside a list",
      """
      > start
      Title, Landmark
      > read all
      Title, Landmark
      Cats, List start
      Selected, Day, Button, 1 of 2
      Week, Button, 2 of 2
      Dogs, List end
      Bottom, End

      -- app.screen --
      screen a
        landmark "Main"
          text "Title"
          list
            text "Cats"
            segments
              tab selected "Day"
              tab "Week"
            text "Dogs"
          text "Bottom"
      """
    ),
    .init(
      "the state of expansion stands before the place",
      """
      > start
      Hours, Button, collapsed, List start
      ~ hint: Double tap to expand.

      -- app.screen --
      screen a
        list
          button "Hours"
            expandedStatus: collapsed
          text "b"
      """
    ),
  ]

  static let headings: [SessionCase] = [
    .init(
      "with the level where it is given; the rotor finds them all",
      """
      > start
      Results, Heading level 1
      > rotor "Headings"
      ~ rotor: Headings
      > swipe down
      Animals, Cats, 2, Heading level 2, List start
      > swipe down
      All, Heading, Link
      > swipe down
      ~ sound: boundary
      Heading not found
      > swipe up 2
      Animals, Cats, 2, Heading level 2, List start
      Results, Heading level 1

      -- app.screen --
      screen a
        header "Results"
          level: 1
        group "Animals"
          list
            header "Cats"
              value: 2
              level: 2
            text "Ginger"
        link header "All"
        text "No heading"
          level: 3
      """
    ),
    .init(
      "in the snapshot style without the level",
      """
      style: snapshot

      > start
      Results. Heading.

      -- app.screen --
      screen a
        header "Results"
          level: 2
      """
    ),
  ]
}
