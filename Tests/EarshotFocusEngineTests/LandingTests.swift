import Testing

@testable import EarshotFocusEngine

@Suite("Where the cursor lands")
struct LandingTests {
  @Test("on a new screen", arguments: openings)
  func opened(_ example: FocusCase) throws { try example.check() }

  @Test("when a screen, an alert or a tab comes back", arguments: returns)
  func returned(_ example: FocusCase) throws { try example.check() }

  @Test("after a notification", arguments: notifications)
  func notified(_ example: FocusCase) throws { try example.check() }

  @Test("if its element is gone", arguments: losses)
  func gone(_ example: FocusCase) throws { try example.check() }

  /// A list over a card, which is opened, summarized, replaced, and left.
  static let shop = """
    screen list
      header "Menu" #title
      button "One" #one
        on activate: push card
      button "Two" #two
        on activate: present card
      button "Three" #three
        on activate: replace card
      button "Four" #four
        on activate: present #ask
      button "Five" #five
        on activate: present #more
      alert "Sure?" #ask
        button "No" #no
          on activate: dismiss
      sheet "More" #more
        button "Plain" #plain
        text summaryElement "Sum" #sum
        button "Done" #done
          on activate: dismiss

    screen card
      header "Card" #card
      text summaryElement "Price" #price
      button "Back" #back
        on activate: back
      button "Next" #next
        on activate: push other

    screen other
      header "Other" #other
      button "Away" #away
        on activate: back
    """

  static var openings: [FocusCase] {
    [
      FocusCase("the first at the start", lands: "title", by: .newScreenLandsOnTheFirst, on: shop),
      FocusCase(
        "the summary element at the start",
        lands: "b",
        by: .newScreenLandsOnTheSummary,
        on: """
          screen a
            text "A" #a
            text summaryElement "B" #b
          """
      ),
      FocusCase(
        "push: the summary element the first time",
        [.touch("one"), .tap],
        lands: "price",
        by: .newScreenLandsOnTheSummary,
        on: shop
      ),
      FocusCase(
        "push: the first the second time",
        [.touch("one"), .tap, .scrub, .tap],
        lands: "card",
        by: .newScreenLandsOnTheFirst,
        on: shop
      ),
      FocusCase(
        "push: below the bar",
        [.touch("one"), .tap],
        lands: "content",
        by: .pushLandsBelowTheBar,
        on: """
          screen a
            button "One" #one
              on activate: push b
          screen b
            back "A" #back
            header "B" #title
            text "C" #content
          """
      ),
      FocusCase(
        "present: as a push",
        [.touch("two"), .tap],
        lands: "price",
        by: .newScreenLandsOnTheSummary,
        on: shop
      ),
      FocusCase(
        "replace: as a push",
        [.touch("three"), .tap],
        lands: "price",
        by: .newScreenLandsOnTheSummary,
        on: shop
      ),
      FocusCase(
        "a sheet: the summary element each time",
        [.touch("five"), .tap, .scrub, .touch("five"), .tap],
        lands: "sum",
        by: .newScreenLandsOnTheSummary,
        on: shop
      ),
      FocusCase(
        "decided before appear hides it: the nearest before",
        [.tap],
        lands: "c",
        on: """
          screen a
            button "A" #a
              on activate: push b
          screen b
            on appear: hide #sum
            text "B" #b
            text "C" #c
            text summaryElement "Sum" #sum
          """
      ),
      FocusCase(
        "decided before appear shows another before it",
        [.tap],
        lands: "c",
        on: """
          screen a
            button "A" #a
              on activate: push b
          screen b
            on appear: show #b
            text "B" #b
              hidden: true
            text "C" #c
          """
      ),
      FocusCase(
        "nothing on the screen: no cursor",
        lands: nil,
        on: """
          screen a
            view
          """
      ),
    ]
  }

  static var first: VoiceOverSettings {
    var settings = VoiceOverSettings()
    settings.focusAfterBack = .first
    return settings
  }

  static var restored: VoiceOverSettings {
    var settings = VoiceOverSettings()
    settings.focusAfterDismiss = .restored
    return settings
  }

  static var onTab: VoiceOverSettings {
    var settings = VoiceOverSettings()
    settings.focusAfterTab = .tab
    return settings
  }

  static let tabs = """
    app "Shop"
      tabBar
        tab "List" #listTab
          opens: list
        tab "Cart" #cartTab
          opens: cart
    screen list
      text "A" #a
      text "B" #b
    screen cart
      text "C" #c
      text "D" #d
    """

  static var returns: [FocusCase] {
    [
      FocusCase(
        "pop: where it was",
        [.touch("one"), .tap, .touch("back"), .tap],
        lands: "one",
        by: .goingBackRestoresTheCursor,
        on: shop
      ),
      FocusCase(
        "dismiss: the first",
        [.touch("two"), .tap, .scrub],
        lands: "title",
        by: .dismissalLandsOnTheFirst,
        on: shop
      ),
      FocusCase(
        "dismiss with focusAfterDismiss restored: where it was",
        [.touch("two"), .tap, .scrub],
        lands: "two",
        by: .dismissalRestoresTheCursor,
        settings: restored,
        on: shop
      ),
      FocusCase(
        "two screens down and up again: each its own place",
        [.touch("one"), .tap, .touch("next"), .tap, .scrub],
        lands: "next",
        by: .goingBackRestoresTheCursor,
        on: shop
      ),
      FocusCase(
        "an alert closed: the first",
        [.touch("four"), .tap, .touch("no"), .tap],
        lands: "title",
        by: .dismissalLandsOnTheFirst,
        on: shop
      ),
      FocusCase(
        "a sheet closed: the first",
        [.touch("five"), .tap, .touch("done"), .tap],
        lands: "title",
        by: .dismissalLandsOnTheFirst,
        on: shop
      ),
      FocusCase(
        "focusAfterBack first: the first",
        [.touch("one"), .tap, .scrub],
        lands: "title",
        by: .goingBackLandsOnTheFirst,
        settings: first,
        on: shop
      ),
      FocusCase(
        "its element removed meanwhile: the nearest before it",
        [.touch("b"), .tap, .touch("d"), .tap],
        lands: "a",
        by: .goingBackRestoresTheCursor,
        on: """
          screen one
            text "A" #a
            button "B" #b
              on activate: push two
            text "C" #c
          screen two
            button "D" #d
              on activate:
                remove #b
                back
          """
      ),
      FocusCase(
        "a tab opened for the first time: the first",
        [.touch("b"), .touch("cartTab"), .tap],
        lands: "c",
        by: .tabLandsOnTheFirst,
        on: tabs
      ),
      FocusCase(
        "a tab that was open: where it was outside the bar",
        [.touch("b"), .touch("cartTab"), .tap, .touch("listTab"), .tap],
        lands: "b",
        by: .tabRestoresTheCursor,
        on: tabs
      ),
      FocusCase(
        "a tab, with focusAfterTab tab: on the tab",
        [.touch("b"), .touch("cartTab"), .tap],
        lands: "cartTab",
        by: .tabKeepsTheCursor,
        settings: onTab,
        on: tabs
      ),
      FocusCase(
        "a tab that was open, with focusAfterBack first: where it was all the same",
        [.touch("b"), .touch("cartTab"), .tap, .touch("listTab"), .tap],
        lands: "b",
        by: .tabRestoresTheCursor,
        settings: first,
        on: tabs
      ),
    ]
  }
}
