import TestSupport
import Testing

/// VOICEOVER.md 2.2 (causesPageTurn) and chapter 5; SESSIONS.md, "Commands".
@Suite("Reading on")
struct ReadingOnTests {
  @Test("goes from stop to stop", arguments: description)
  func replayReading(_ session: SessionCase) throws { try session.check() }

  @Test("lets the app do what it does when the cursor comes", arguments: app)
  func replayApp(_ session: SessionCase) throws { try session.check() }

  @Test("turns pages", arguments: pages)
  func replayPages(_ session: SessionCase) throws { try session.check() }

  static let description: [SessionCase] = [
    .init(
      "from the cursor or from the top, without hints and cues; the cursor ends on the last stop",
      """
      > start
      Menu, Heading
      > swipe right
      Points, Button
      ~ hint: Opens your offers
      > two-finger swipe down
      Points, Button
      Size, Small, Adjustable
      Cheese, Switch button, off
      Bailey, beagle
      > swipe right
      ~ sound: boundary
      > read all
      Bailey, beagle
      > read from top
      Menu, Heading
      Points, Button
      Size, Small, Adjustable
      Cheese, Switch button, off
      Bailey, beagle
      > tap
      Bailey, beagle
      ~ hint: Actions available

      -- app.screen --
      screen a
        header "Menu"
        button "Points"
          hint: Opens your offers
        adjustable "Size"
          values: Small | Large
        switch off "Cheese"
        element "Bailey, beagle"
          action "Adopt": announce "Done"
      """
    ),
    .init(
      "groups are entered as on a swipe",
      """
      > start
      Profile, Photo, Image
      > swipe right
      Name
      > read all
      Name
      Address, Street
      City
      Footer
      Tab Bar, One, Tab, 1 of 2
      Two, Tab, 2 of 2
      > read from top
      Profile, Photo, Image
      Name
      Address, Street
      City
      Footer
      Tab Bar, One, Tab, 1 of 2
      Two, Tab, 2 of 2

      -- app.screen --
      screen a
        group "Profile"
          image "Photo"
          text "Name"
          group "Address"
            text "Street"
            text "City"
        text "Footer"
        tabBar
          tab "One"
          tab "Two"
      """
    ),
    .init(
      "a stop with nothing to say is silent in its place",
      """
      > start
      a
      > read from top
      a
      ~ silent
      b

      -- app.screen --
      screen a
        text "a"
        element
        text "b"
      """
    ),
    .init(
      "without a stop there is the boundary",
      """
      > start
      ~ silent
      > read all
      ~ sound: boundary
      > read from top
      ~ sound: boundary

      -- app.screen --
      screen a
        text "a"
          hidden: true
      """
    ),
    .init(
      "the rotor stands as after a swipe to the last stop",
      """
      > start
      a
      > read all
      a
      Size, Small, Adjustable
      > swipe up
      Large

      -- app.screen --
      screen a
        text "a"
        adjustable "Size"
          values: Small | Large
      """
    ),
    .init(
      "in the snapshot style, too",
      """
      style: snapshot

      > start
      a. Button.
      ~ hint: H
      > read from top
      a. Button.
      Size: Small. Adjustable.

      -- app.screen --
      screen a
        button "a"
          hint: H
        adjustable "Size"
          values: Small | Large
      """
    ),
  ]

  static let app: [SessionCase] = [
    .init(
      "it is told of every stop that gets and loses the cursor",
      """
      > start
      a
      > read all
      a
      b
      c
      > swipe left
      b, left
      > swipe right
      c, met

      -- app.screen --
      screen a
        text "a"
        text "b"
          on focus: set value: met
          on unfocus: set value: left
        text "c"
          on focus: set value: met
      """
    ),
    .init(
      "what it says when the cursor comes is heard after the stop",
      """
      > start
      a
      > read all
      a
      b
      Loading more
      c

      -- app.screen --
      screen a
        text "a"
        text "b"
          on focus: announce "Loading more"
        text "c"
      """
    ),
    .init(
      "what it shows when the cursor comes is read",
      """
      > start
      1
      > read all
      1
      2
      3
      4

      -- app.screen --
      screen a
        text "1"
        text "2"
          on focus:
            show .more
            notify layoutChanged
        text "3" .more
          hidden: true
        text "4" .more
          hidden: true
      """
    ),
    .init(
      "a stop that hides itself is passed, and the one after it is read",
      """
      > start
      b
      > read from top
      Gone
      a
      Gone, too
      b
      > swipe left
      a

      -- app.screen --
      screen a
        text "Gone"
          on focus: hide self
        text "a"
        text "Gone, too"
          on focus: hide self
        text summaryElement "b"
      """
    ),
    .init(
      "where it moves the cursor, that stop is described and reading ends",
      """
      > start
      a
      > read all
      a
      b
      Error, Button
      ~ hint: Shows it
      > swipe right
      ~ sound: boundary

      -- app.screen --
      screen a
        text "a"
        text "b"
          on focus: notify layoutChanged #error
        text "c"
        button "Error" #error
          hint: Shows it
      """
    ),
    .init(
      "where it opens another screen, reading ends there",
      """
      > start
      Leave
      > swipe right
      a
      > read from top
      ~ screen: b
      Leave, left
      b1
      > swipe right
      b2

      -- app.screen --
      screen a
        text "Leave"
          on unfocus: set value: left
          on focus when value is left: push b
        text "a"
      screen b
        text "b1"
        text "b2"
      """
    ),
    .init(
      "effects that never end end it",
      """
      > start
      b
      > read from top
      ~ refused: effects never end
      a
      > swipe right
      b

      -- app.screen --
      screen a
        text "a"
          on focus: activate #loop
        text summaryElement "b"
        button "Loop" #loop
          on activate: activate self
      """
    ),
    .init(
      "a stop that is moved behind the others again and again is read once",
      """
      > start
      a
      > read all
      a
      b
      > :where

      -- app.screen --
      screen a
        text "a" #a
          frame: 0 0 100 44
          on unfocus: set #a.frame: 0 200 100 44
        text "b" #b
          frame: 0 100 100 44
          on unfocus: set #b.frame: 0 300 100 44
      """
    ),
  ]

  static let pages: [SessionCase] = [
    .init(
      "at the last stop, as often as a page comes that says something else",
      """
      > start
      The Lake, Heading
      > read all
      The Lake, Heading
      Page one
      ~ scroll: next
      The Lake, Heading
      Page two
      ~ scroll: next
      The Lake, Heading
      Page three
      > tap
      Page three
      > read all
      Page three

      -- app.screen --
      screen a
        header "The Lake"
        text causesPageTurn "Page" #text
          label when #page is 1: Page one
          label when #page is 2: Page two
          label when #page is 3: Page three
          on scroll next when #page is below 3: increment #page
        view
          hidden: true
          text "Page" #page
            range: 1...3
      """
    ),
    .init(
      "the status that the app tells is heard before the page",
      """
      > start
      One
      > read all
      One
      ~ scroll: next
      Page 2 of 2
      Two

      -- app.screen --
      screen a
        text causesPageTurn "One" #text
          on scroll next when #text.label is One:
            set #text.label: Two
            notify pageScrolled "Page 2 of 2"
      """
    ),
    .init(
      "where a container asks for it, and the app puts the cursor on the new page",
      """
      > start
      Book, 1
      > read all
      1
      2
      ~ scroll: next
      3
      4

      -- app.screen --
      screen a
        group causesPageTurn "Book"
          on scroll next when #one is not hidden:
            hide .first
            show .second
            notify layoutChanged #three
          text "1" #one .first
          text "2" .first
          text "3" #three .second
            hidden: true
          text "4" .second
            hidden: true
      """
    ),
    .init(
      "not where the last stop does not ask for it",
      """
      > start
      1
      > read all
      1
      2

      -- app.screen --
      screen a
        text causesPageTurn "1"
        text "2"
          on scroll next: set value: next
      """
    ),
    .init(
      "no further where a turn changes nothing that is read",
      """
      > start
      1
      > read all
      1
      ~ scroll: next
      The end

      -- app.screen --
      screen a
        text causesPageTurn "1"
          on scroll next: announce "The end"
      """
    ),
    .init(
      "of a scroll view to its last page",
      """
      > start
      1
      > read all
      1
      2
      > scroll left
      ~ sound: boundary

      -- app.screen --
      screen a
        scrollView
          pages: 2
          frame: 0 0 100 100
          text "1"
            frame: 0 0 100 44
          text causesPageTurn "2"
            frame: 100 0 100 44
      """
    ),
  ]

  @Test("comes to an end in a book whose last page leads to the first")
  func endlessBook() throws {
    var walk = try Walk(
      """
      screen a
        text causesPageTurn "Page" #text
          values: one | two
          on scroll next: advance self
      """
    )
    let lines = walk("read all")
    #expect(lines.contains("~ refused: effects never end"))
    #expect(lines.contains { $0.hasPrefix("Page, ") })
    #expect(lines.count < 4_000)
  }

  @Test("is quick on a screen of many stops")
  func many() throws {
    let count = Effort.share(of: 10_000)
    let stops = String(repeating: "  header \"a\"\n", count: count)
    var walk = try Walk("screen a\n" + stops)
    walk("rotor \"Headings\"")
    #expect(walk("read all").count == count)
    #expect(walk("swipe up") == ["a, Heading"])
  }
}
