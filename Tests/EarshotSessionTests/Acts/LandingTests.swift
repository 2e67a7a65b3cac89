import Testing

/// VOICEOVER.md 8.3, row by row.
@Suite("Landing")
struct LandingTests {
  @Test("at the start", arguments: starts)
  func replayStarts(_ session: SessionCase) throws { try session.check() }

  @Test("on a screen that comes up", arguments: screens)
  func replayScreens(_ session: SessionCase) throws { try session.check() }

  @Test("after going back", arguments: returns)
  func replayReturns(_ session: SessionCase) throws { try session.check() }

  @Test("on an alert or a sheet", arguments: panels)
  func replayPanels(_ session: SessionCase) throws { try session.check() }

  @Test("where elements come and go", arguments: changes)
  func replayChanges(_ session: SessionCase) throws { try session.check() }

  static let starts: [SessionCase] = [
    .init(
      "the app's name, then the first element",
      """
      > start
      Pizzeria
      Menu, Heading

      -- app.screen --
      app "Pizzeria"
      screen a
        header "Menu"
        text "Other"
      """
    ),
    .init(
      "no app in the file, no name",
      """
      > start
      Menu, Heading

      -- app.screen --
      screen a
        header "Menu"
      """
    ),
    .init(
      "the summary element before the first",
      """
      > start
      Weather
      Sunny, 20 degrees
      > first
      Rome, Heading

      -- app.screen --
      app "Weather"
      screen a
        header "Rome"
        element summaryElement "Sunny, 20 degrees"
      """
    ),
    .init(
      "the first is the first in reading order, where frames say so",
      """
      > start
      Menu, Heading

      -- app.screen --
      screen a
        text "Below"
          frame: 0 200 100 20
        header "Menu"
          frame: 0 100 100 20
      """
    ),
    .init(
      "nothing to focus: the name alone, and gestures end at the border",
      """
      > start
      Empty
      > swipe right
      ~ sound: boundary
      > swipe left
      ~ sound: boundary
      > double tap
      ~ sound: boundary
      > swipe down
      ~ sound: boundary
      > first
      ~ sound: boundary
      > last
      ~ sound: boundary
      > tap
      ~ sound: boundary
      > increment
      ~ sound: boundary

      -- app.screen --
      app "Empty"
      screen a
        view
      """
    ),
    .init(
      "nothing at all to say",
      """
      > start
      ~ silent

      -- app.screen --
      screen a
        view
      """
    ),
    .init(
      "always of a fresh app, and at any screen",
      """
      hints: off

      > start
      Sound, Switch button, off
      > double tap
      ~ sound: activate
      on
      > start
      Sound, Switch button, off
      > start b
      Other
      > scrub
      ~ sound: boundary

      -- app.screen --
      screen a
        switch "Sound"
      screen b
        text "Other"
      """
    ),
    .init(
      "appear runs before the landing is spoken, and its notify moves it",
      """
      > start
      Two changed
      Welcome

      -- app.screen --
      screen a
        on appear:
          set #two.label: Two changed
          announce "Welcome"
          notify layoutChanged #two
        text "One"
        text "Two" #two
      """
    ),
    .init(
      "appear that pushes shows the second screen alone",
      """
      > start
      ~ screen: b
      Second
      > scrub
      ~ screen: a
      ~ screen: b
      Second

      -- app.screen --
      screen a
        on appear: push b
        text "First"
      screen b
        text "Second"
      """
    ),
    .init(
      "is decided before appear runs",
      """
      > start
      First
      > swipe left
      Banner

      -- app.screen --
      screen a
        on appear: show #banner
        text "Banner" #banner
          hidden: true
        text "First"
      """
    ),
    .init(
      "goes to the next best where appear hides what it was decided for",
      """
      > start
      Second

      -- app.screen --
      screen a
        on appear: hide #first
        text "First" #first
        text "Second"
      """
    ),
  ]

  static let screens: [SessionCase] = [
    .init(
      "the summary element the first time, then the first",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Summary
      > scrub
      ~ screen: a
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Title, Heading

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        header "Title"
        text summaryElement "Summary"
      """
    ),
    .init(
      "the same for present and replace",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Replace, Button
      > double tap
      ~ sound: activate
      ~ screen: c
      Summary
      > scrub
      ~ screen: a
      Go, Button

      -- app.screen --
      screen a
        button "Go"
          on activate: present b
      screen b
        button "Replace"
          on activate: replace c
      screen c
        header "Title"
        text summaryElement "Summary"
      """
    ),
    .init(
      "groups are entered anew on another screen",
      """
      > start
      Bar, Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Bar, Back button
      > double tap
      ~ sound: activate
      ~ screen: a
      Bar, Go, Button

      -- app.screen --
      screen a
        group "Bar"
          button "Go"
            on activate: push b
      screen b
        group "Bar"
          back "Back"
      """
    ),
    .init(
      "screenChanged without a target: the first",
      """
      > start
      Title, Heading
      > swipe right
      Reload, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      Title, Heading

      -- app.screen --
      screen a
        header "Title"
        button "Reload"
          on activate: notify screenChanged
      """
    ),
    .init(
      "screenChanged with an element, a container, a hidden one",
      """
      > start
      Title, Heading
      > swipe right
      One, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      End
      > swipe left
      Two, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      Row 1, List start
      > swipe left
      One, Button
      > swipe right 4
      Row 1, List start
      Row 2, List end
      Two, Button
      End
      > swipe right
      Three, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      Title, Heading

      -- app.screen --
      screen a
        header "Title"
        button "One"
          on activate: notify screenChanged #end
        list #rows
          text "Row 1"
          text "Row 2"
        button "Two"
          on activate: notify screenChanged #rows
        text "End" #end
        button "Three"
          on activate: notify screenChanged #gone
        text "Gone" #gone
          hidden: true
      """
    ),
    .init(
      "screenChanged with a string: it, then the first, summary or not",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Loaded
      Title, Heading

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        on appear: notify screenChanged "Loaded"
        header "Title"
        text summaryElement "Summary"
      """
    ),
    .init(
      "layoutChanged with a string: it, and focus stays",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Loaded

      -- app.screen --
      screen a
        button "Go"
          on activate: notify layoutChanged "Loaded"
        text "End"
      """
    ),
    .init(
      "a tab as push the first time, then where focus was outside the bar",
      """
      > start
      One, Heading
      > swipe right
      Row 1
      > last
      Tab Bar, Second, Tab, 2 of 2
      > double tap
      ~ sound: activate
      ~ screen: b
      Summary
      > swipe left
      Two, Heading
      > last
      Tab Bar, Selected, Second, Tab, 2 of 2
      > swipe left
      First, Tab, 1 of 2
      > double tap
      ~ sound: activate
      ~ screen: a
      Row 1
      > last
      Tab Bar, Second, Tab, 2 of 2
      > double tap
      ~ sound: activate
      ~ screen: b
      Two, Heading

      -- app.screen --
      app
        tabBar
          tab "First"
            opens: a
          tab "Second"
            opens: b
      screen a
        header "One"
        text "Row 1"
      screen b
        header "Two"
        text summaryElement "Summary"
      """
    ),
    .init(
      "a tab keeps its stack, its state and its cursor",
      """
      hints: off

      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: c
      Back, Heading
      > swipe right
      Sound, Switch button, off
      > double tap
      ~ sound: activate
      on
      > last
      Tab Bar, Second, Tab, 2 of 2
      > double tap
      ~ sound: activate
      ~ screen: b
      Two, Heading
      > swipe right
      Tab Bar, First, Tab, 1 of 2
      > double tap
      ~ sound: activate
      ~ screen: c
      Sound, Switch button, on
      > scrub
      ~ screen: a
      Go, Button

      -- app.screen --
      app
        tabBar
          tab "First"
            opens: a
          tab "Second"
            opens: b
      screen a
        button "Go"
          on activate: push c
      screen b
        header "Two"
      screen c
        header "Back"
        switch "Sound"
      """
    ),
    .init(
      "the selected tab again goes back to its first screen; there it is only said again",
      """
      > start
      Title, Heading
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: c
      On, Button
      > double tap
      ~ sound: activate
      ~ screen: d
      End
      > last
      Tab Bar, Selected, First, Tab, 1 of 1
      > double tap
      ~ sound: activate
      ~ screen: a
      Go, Button
      > last
      Tab Bar, Selected, First, Tab, 1 of 1
      > double tap
      ~ sound: activate
      First

      -- app.screen --
      app
        tabBar
          tab "First"
            opens: a
      screen a
        header "Title"
        button "Go"
          on activate: push c
      screen c
        button "On"
          on activate: push d
      screen d
        text "End"
      """
    ),
    .init(
      "a screen pushed over itself is another place on the stack",
      """
      > start
      Title, Heading
      > swipe right
      Again, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      Title, Heading
      > scrub
      ~ screen: a
      Again, Button
      > scrub
      ~ sound: boundary

      -- app.screen --
      screen a
        header "Title"
        button "Again"
          on activate: push a
      """
    ),
  ]

  static let returns: [SessionCase] = [
    .init(
      "the element that had focus when the screen was left",
      """
      > start
      Title, Heading
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Menu, Back button
      > double tap
      ~ sound: activate
      ~ screen: a
      Go, Button

      -- app.screen --
      screen a
        header "Title"
        button "Go"
          on activate: push b
      screen b
        back "Menu"
      """
    ),
    .init(
      "the first where the setting says so",
      """
      focusAfterBack: first

      > start
      Title, Heading
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      End
      > scrub
      ~ screen: a
      Title, Heading
      > swipe right 2
      Go, Button
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > scrub
      ~ screen: a
      Title, Heading

      -- app.screen --
      screen a
        header "Title"
        button "Go"
          on activate: push b
        button "Ask"
          on activate: present #sure
        alert "Really?" #sure
          button "Yes"
      screen b
        text "End"
      """
    ),
    .init(
      "the nearest before it where it is gone",
      """
      > start
      One
      > swipe right 2
      Two
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      End
      > scrub
      ~ screen: a
      Two

      -- app.screen --
      screen a
        text "One"
        text "Two"
        button "Go" #go
          on activate: push b
        text "Four"
      screen b
        on appear: hide #go
        text "End"
      """
    ),
    .init(
      "the first where everything before it is gone",
      """
      > start
      One, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      End
      > scrub
      ~ screen: a
      Two

      -- app.screen --
      screen a
        button "One" #one
          on activate: push b
        text "Two"
      screen b
        on appear: remove #one
        text "End"
      """
    ),
    .init(
      "where layoutChanged had sent the cursor before the screen was left",
      """
      > start
      Title, Heading
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      End
      > scrub
      ~ screen: a
      Field

      -- app.screen --
      screen a
        header "Title"
        button "Go"
          on activate:
            notify layoutChanged #field
            push b
        text "Field" #field
      screen b
        text "End"
      """
    ),
    .init(
      "appear runs at every showing",
      """
      > start
      Go, Button
      1
      > double tap
      ~ sound: activate
      ~ screen: b
      End
      > scrub
      ~ screen: a
      Go, Button
      2

      -- app.screen --
      screen a
        on appear:
          increment #count
          announce "{#count}"
        button "Go"
          on activate: push b
        text "Count" #count
          range: 0...9
      screen b
        text "End"
      """
    ),
    .init(
      "dismiss closes a presented screen with what was pushed on it",
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
      Done, Button
      > double tap
      ~ sound: activate
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
        button "Done"
          on activate: dismiss
      """
    ),
    .init(
      "back and dismiss with nothing to go back to are refused",
      """
      > start
      Back, Button
      > double tap
      ~ sound: activate
      ~ refused: nothing to go back to
      Back
      > swipe right
      Dismiss, Button
      > double tap
      ~ sound: activate
      ~ refused: nothing to go back to
      Dismiss

      -- app.screen --
      screen a
        button "Back"
          on activate: back
        button "Dismiss"
          on activate: dismiss
      """
    ),
  ]

  static let panels: [SessionCase] = [
    .init(
      "a sheet's summary element every time it is presented",
      """
      > start
      Offer, Button
      > double tap
      ~ sound: activate
      ~ screen: offer
      Two for one
      > scrub
      ~ screen: a
      Offer, Button
      > double tap
      ~ sound: activate
      ~ screen: offer
      Two for one

      -- app.screen --
      screen a
        button "Offer"
          on activate: present #offer
        sheet #offer
          button "Close"
          text summaryElement "Two for one"
      """
    ),
    .init(
      "as its screen appears: the screen is named, too, and is entered after it",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      ~ screen: welcome
      Welcome!
      > scrub
      ~ screen: b
      Summary
      > scrub
      ~ screen: a
      Go, Button

      -- app.screen --
      screen a
        button "Go"
          on activate: push b
      screen b
        on appear: present #welcome
        header "Title"
        text summaryElement "Summary"
        alert "Welcome!" #welcome
          button "OK"
      """
    ),
    .init(
      "that is not of the screen shown by then is not presented",
      """
      > start
      Ask later, Button
      > double tap
      ~ sound: activate
      Ask later
      > swipe right
      Go, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Other
      > wait 2s
      ~ silent
      > scrub
      ~ screen: a
      Go, Button

      -- app.screen --
      screen a
        button "Ask later"
          on activate:
            wait 1s
            present #sure
        button "Go"
          on activate: push b
        alert "Really?" #sure
          button "Yes"
      screen b
        text "Other"
      """
    ),
    .init(
      "gives way to another tab that an effect opens",
      """
      > start
      More, Button
      > double tap
      ~ sound: activate
      ~ screen: more
      Options, To the cart, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      Cart, Heading
      > last
      Tab Bar, Selected, Cart, Tab, 2 of 2
      > swipe left
      Menu, Tab, 1 of 2
      > double tap
      ~ sound: activate
      ~ screen: a
      More, Button

      -- app.screen --
      app
        tabBar
          tab "Menu"
            opens: a
          tab "Cart" #cart
            opens: b
      screen a
        button "More"
          on activate: present #more
        sheet "Options" #more
          button "To the cart"
            on activate: activate #cart
      screen b
        header "Cart"
      """
    ),
    .init(
      "presented twice is open once",
      """
      > start
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > swipe right
      Again, Button
      > double tap
      ~ sound: activate
      Again
      > scrub
      ~ screen: a
      Ask, Button

      -- app.screen --
      screen a
        button "Ask"
          on activate: present #sure
        alert "Really?" #sure
          button "Again"
            on activate: present #sure
      """
    ),
    .init(
      "an alert: its title, only what is inside is reachable, and the cursor returns",
      """
      > start
      Title, Heading
      > swipe right
      Delete, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Delete 3 files?
      > swipe right
      This cannot be undone.
      > swipe right
      Cancel, Button
      > swipe right
      ~ sound: boundary
      > first
      Delete 3 files?
      > last
      Cancel, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      Delete, Button

      -- app.screen --
      screen a
        header "Title"
        button "Delete"
          on activate: present #sure
        alert "Delete {#count} files?" #sure
          text "This cannot be undone."
          button "Cancel"
            on activate: dismiss
        text "Count" #count
          value: 3
      """
    ),
    .init(
      "an alert without a title: its first stop, and its title once it has one",
      """
      > start
      Save, Button
      > double tap
      ~ sound: activate
      ~ screen: failed
      Disk full
      > swipe left
      ~ sound: boundary
      > swipe right
      Name it, Button
      > double tap
      ~ sound: activate
      Name it
      > four-finger tap top
      Failed

      -- app.screen --
      screen a
        button "Save"
          on activate: present #failed
        alert #failed
          text "Disk full"
          button "Name it"
            on activate: set #failed.label: Failed
      """
    ),
    .init(
      "an alert's title even before a summary element, and whatever the frames",
      """
      > start
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > swipe right
      Yes, Button

      -- app.screen --
      screen a
        button "Ask"
          frame: 0 0 100 44
          on activate: present #sure
        alert "Really?" #sure
          frame: 50 300 200 200
          button summaryElement "Yes"
            frame: 50 100 100 44
      """
    ),
    .init(
      "notify to an alert's identifier is to its title",
      """
      > start
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > swipe right
      Again, Button
      > double tap
      ~ sound: activate
      Really?

      -- app.screen --
      screen a
        button "Ask"
          on activate: present #sure
        alert "Really?" #sure
          button "Again"
            on activate: notify layoutChanged #sure
      """
    ),
    .init(
      "a sheet: its summary element or its first, the label on entry",
      """
      > start
      More, Button
      > double tap
      ~ sound: activate
      ~ screen: more
      More options, Share, Button
      > scrub
      ~ screen: a
      More, Button
      > swipe right
      Offer, Button
      > double tap
      ~ sound: activate
      ~ screen: offer
      Two for one

      -- app.screen --
      screen a
        button "More"
          on activate: present #more
        button "Offer"
          on activate: present #offer
        sheet "More options" #more
          button "Share"
        sheet #offer
          button "Close"
          text summaryElement "Two for one"
      """
    ),
    .init(
      "a sheet that is not modal is part of its screen",
      """
      > start
      Map
      > swipe right
      Search here, Go, Button
      > swipe right
      End

      -- app.screen --
      screen a
        text "Map"
        sheet "Search here"
          viewIsModal: false
          button "Go"
        text "End"
      """
    ),
    .init(
      "of another screen is not presented",
      """
      > start
      Ask, Button
      > double tap
      ~ sound: activate
      Ask

      -- app.screen --
      screen a
        button "Ask"
          on activate: present #sure
      screen b
        text "Other"
        alert "Really?" #sure
          button "Yes"
      """
    ),
    .init(
      "one over another, closed one by one",
      """
      > start
      More, Button
      > double tap
      ~ sound: activate
      ~ screen: more
      Options, Delete, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > swipe right
      No, Button
      > double tap
      ~ sound: activate
      ~ screen: more
      Options, Delete, Button
      > scrub
      ~ screen: a
      More, Button

      -- app.screen --
      screen a
        button "More"
          on activate: present #more
        sheet "Options" #more
          button "Delete"
            on activate: present #sure
        alert "Really?" #sure
          button "No"
            on activate: dismiss
      """
    ),
    .init(
      "is closed by a move to another screen, and is closed when that is left",
      """
      > start
      More, Button
      > double tap
      ~ sound: activate
      ~ screen: more
      Options, Open, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      End
      > scrub
      ~ screen: a
      More, Button
      > swipe right
      Last

      -- app.screen --
      screen a
        button "More"
          on activate: present #more
        text "Last"
        sheet "Options" #more
          button "Open"
            on activate: push b
      screen b
        text "End"
      """
    ),
    .init(
      "covers the app's tab bar, as a presented screen does, a pushed one does not",
      """
      > start
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > last
      Yes, Button
      > scrub
      ~ screen: a
      Ask, Button
      > swipe right
      Present, Button
      > double tap
      ~ sound: activate
      ~ screen: b
      On, Button
      > swipe right
      ~ sound: boundary
      > double tap
      ~ sound: activate
      ~ screen: c
      End
      > swipe right
      ~ sound: boundary
      > scrub
      ~ screen: b
      On, Button
      > scrub
      ~ screen: a
      Present, Button
      > swipe right
      Push, Button
      > double tap
      ~ sound: activate
      ~ screen: c
      End
      > swipe right
      Tab Bar, Selected, Only, Tab, 1 of 1

      -- app.screen --
      app
        tabBar
          tab "Only"
            opens: a
      screen a
        button "Ask"
          on activate: present #sure
        button "Present"
          on activate: present b
        button "Push"
          on activate: push c
        alert "Really?" #sure
          button "Yes"
      screen b
        button "On"
          on activate: push c
      screen c
        text "End"
      """
    ),
    .init(
      "named by its identifier, else its title, else its role",
      """
      > start
      One, Button
      > double tap
      ~ sound: activate
      ~ screen: first
      One?
      > scrub
      ~ screen: a
      One, Button

      -- app.screen --
      screen a
        button "One"
          on activate: present #first
        alert "One?" #first
          button "Yes"
      """
    ),
    .init(
      "removed while it is open is closed",
      """
      > start
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > swipe right
      Never, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      Ask, Button

      -- app.screen --
      screen a
        button "Ask"
          on activate: present #sure
        alert "Really?" #sure
          button "Never"
            on activate: remove #sure
      """
    ),
    .init(
      "under the first screen of a tab is closed by that tab",
      """
      > start
      More, Button
      > double tap
      ~ sound: activate
      ~ screen: more
      Options, Home, Button
      > double tap
      ~ sound: activate
      ~ screen: a
      More, Button

      -- app.screen --
      app
        tabBar
          tab "Only" #only
            opens: a
      screen a
        button "More"
          on activate: present #more
        sheet "Options" #more
          button "Home"
            on activate: activate #only
      """
    ),
  ]

  static let changes: [SessionCase] = [
    .init(
      "layoutChanged brings the first stop where there was none",
      """
      > start
      Loading
      > wait 1s
      One
      > swipe right
      Two

      -- app.screen --
      app "Loading"
      screen a
        on appear:
          wait 1s
          show .row
          notify layoutChanged
        text "One" .row
          hidden: true
        text "Two" .row
          hidden: true
      """
    ),
    .init(
      "a focus handler that hides what it stands on, and says so",
      """
      > start
      One
      > swipe right
      Two
      One
      > swipe right
      Three

      -- app.screen --
      screen a
        text "One"
        text "Two"
          on focus:
            hide self
            notify layoutChanged
        text "Three"
      """
    ),
    .init(
      "a wait that hides the focused element without a word",
      """
      > start
      One
      > swipe right 2
      Two
      Three
      > wait 1s
      ~ silent
      > tap
      Two

      -- app.screen --
      screen a
        on appear:
          wait 1s
          hide #three
        text "One"
        text "Two"
        text "Three" #three
      """
    ),
    .init(
      "an adjustment whose handler sends the cursor on",
      """
      hints: off

      > start
      Guests, 1, Adjustable
      > swipe up
      Too many

      -- app.screen --
      screen a
        adjustable "Guests"
          range: 1...9
          on valueChanged: notify layoutChanged #error
        text "Too many" #error
      """
    ),
    .init(
      "layoutChanged none: the nearest before a focused element that is gone",
      """
      > start
      One
      > swipe right 2
      Two
      Remove, Button
      > double tap
      ~ sound: activate
      Two

      -- app.screen --
      screen a
        text "One"
        text "Two"
        button "Remove"
          on activate:
            remove self
            notify layoutChanged
        text "Four"
      """
    ),
    .init(
      "layoutChanged none: the first where nothing was before it",
      """
      > start
      Remove, Button
      > double tap
      ~ sound: activate
      Two

      -- app.screen --
      screen a
        button "Remove"
          on activate:
            hide self
            notify layoutChanged
        text "Two"
        text "Three"
      """
    ),
    .init(
      "layoutChanged none where something modal covers the focused element",
      """
      > start
      Open, Button
      > double tap
      ~ sound: activate
      Offer

      -- app.screen --
      screen a
        button "Open"
          on activate:
            show #overlay
            set #overlay.viewIsModal: true
            notify layoutChanged
        view #overlay
          hidden: true
          text "Offer"
      """
    ),
    .init(
      "without a notification silently, at the next gesture",
      """
      > start
      One
      > swipe right
      Hide, Button
      > double tap
      ~ sound: activate
      Hide
      > swipe right
      Three
      > swipe left
      One

      -- app.screen --
      screen a
        text "One"
        button "Hide"
          on activate: hide self
        text "Three"
      """
    ),
    .init(
      "without a notification to the nearest before it",
      """
      > start
      One
      > swipe right 2
      Two
      Hide, Button
      > double tap
      ~ sound: activate
      Hide
      > swipe right
      Four
      > swipe left
      Two

      -- app.screen --
      screen a
        text "One"
        text "Two"
        button "Hide"
          on activate: hide self
        text "Four"
      """
    ),
    .init(
      "by a guard, too",
      """
      > start
      One
      > swipe right
      Banner
      > wait 1s
      ~ silent
      > swipe right
      Three

      -- app.screen --
      screen a
        every 1s: set #state.value: late
        text "One"
        text "Banner"
          hidden when #state is late: true
        text "Three"
        text #state
          hidden: true
      """
    ),
    .init(
      "new content does not move focus",
      """
      > start
      Show, Button
      > double tap
      ~ sound: activate
      Show
      > swipe left
      Banner

      -- app.screen --
      screen a
        text "Banner" #banner
          hidden: true
        button "Show"
          on activate: show #banner
      """
    ),
    .init(
      "the first stop that comes where there was none is reached by a swipe",
      """
      > start
      Loading
      > swipe right
      ~ sound: boundary
      > wait 1s
      ~ silent
      > swipe right
      One
      > swipe right
      Two

      -- app.screen --
      app "Loading"
      screen a
        on appear:
          wait 1s
          show .row
        text "One" .row
          hidden: true
        text "Two" .row
          hidden: true
      """
    ),
    .init(
      "starting to edit: focus on the field",
      """
      hints: off

      > start
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > swipe right
      End
      > swipe left
      Name, Text field, is editing, Character mode, Insertion point at end

      -- app.screen --
      screen a
        textField "Name"
        text "End"
      """
    ),
    .init(
      "on the nearest before in the order of the frames",
      """
      > start
      Top
      > swipe right 2
      Left
      Remove, Button
      > double tap
      ~ sound: activate
      Left
      > swipe right
      Bottom

      -- app.screen --
      screen a
        text "Bottom"
          frame: 0 300 100 20
        button "Remove"
          frame: 200 100 100 20
          on activate:
            remove self
            notify layoutChanged
        text "Left"
          frame: 0 100 100 20
        text "Top"
          frame: 0 0 100 20
      """
    ),
  ]
}
