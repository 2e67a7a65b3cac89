import EarshotSession
import SessionTestSupport
import Testing

@Suite(":what")
struct WhatTests {
  private func what(_ screen: String, after commands: String...) throws -> [String] {
    var walk = try Walk(screen)
    for command in commands { walk(command) }
    // A separate test covers where swipes to the sides lead.
    return walk(":what all").filter {
      !$0.hasPrefix("# swipe right:") && !$0.hasPrefix("# swipe left:")
    }
  }

  @Test("says what leads to other screens")
  func screens() throws {
    #expect(
      try what(pizzeria, after: "n") == [
        "# double tap: present offers", "# swipe up or down: Characters",
      ]
    )
    #expect(
      try what(pizzeria, after: "touch \"Pepperoni Fresh, from 245 roubles\"", "a", "first") == [
        "# double tap: goes back to menu", "# swipe up or down: Characters",
        "# scrub: goes back to menu", "# magic tap: activate #add",
      ]
    )
    #expect(try what(pizzeria, after: "n", "a", "n").contains("# double tap: dismiss"))
    #expect(try what(pizzeria, after: "n", "a", "n").contains("# scrub: closes offers"))
    #expect(try what(pizzeria, after: "last").first == "# double tap: opens cart")
  }

  @Test("says what roles do automatically")
  func roles() throws {
    let screen = """
      screen main
        switch off "a"
        segments
          tab selected "b"
          tab "c"
        textField "d"
        stepper "e"
        adjustable "f"
          values: 1 | 2
        button notEnabled "g"
          on activate: back
        text "h"
      """
    #expect(try what(screen).first == "# double tap: toggles the element")
    #expect(try what(screen, after: "n").first == "# double tap: selects the element")
    #expect(try what(screen, after: "n to \"d\"").first == "# double tap: starts editing")
    #expect(
      try what(screen, after: "n to \"d\"", "a").contains(
        "# scrub: stops editing textField \"d\""
      )
    )
    #expect(
      try what(screen, after: "n to \"Increment\"").first
        == "# double tap: changes the value by one step"
    )
    #expect(try what(screen, after: "n to \"f\"") == ["# swipe up or down: Adjust value"])
    #expect(try what(screen, after: "n to \"g\"").first == "# swipe up or down: Characters")
    #expect(try what(screen, after: "last").first == "# swipe up or down: Characters")
  }

  @Test("lists effects as they are written, and actions by their names")
  func effects() throws {
    let screen = """
      screen main
        on escape: announce "Stay"
        on scroll next: announce "Next"
        on scroll right: announce "Right"
        button "a" #a
          on activate:
            set #a.value: 3
            notify layoutChanged #a
            present #alert
          on longPress: select self
          on zoomIn: play "in"
          action "Delete":
            remove self
            notify layoutChanged next
        alert "b" #alert
          button "OK"
            on activate: dismiss
      """
    #expect(
      try what(screen) == [
        "# double tap: set #a.value: 3; notify layoutChanged #a; present #alert",
        "# swipe up or down: Actions",
        "# triple tap: select self", "# double tap and hold: select self",
        "# action \"Delete\": remove self; notify layoutChanged next",
        "# scrub: announce \"Stay\"",
        "# three-finger swipe left: announce \"Next\"",
        "# three-finger swipe right: announce \"Right\"",
        "# three-finger swipe up: announce \"Next\"",
        "# pass through left: announce \"Next\"",
        "# pass through right: announce \"Right\"",
        "# pass through up: announce \"Next\"",
        "# zoom in: play \"in\"",
      ]
    )
    #expect(
      try what(screen, after: "d").first == "# double tap: remove self; notify layoutChanged next"
    )
    #expect(try what(screen, after: "a", "n").first == "# double tap: dismiss")
  }

  @Test("skips what declines, and what a guard turns off")
  func declining() throws {
    let screen = """
      screen main
        on escape: announce "Out"
        group "g"
          on escape:
            announce "In"
            decline
          button "a"
            on activate when value is 1: back
          button "b"
            on activate:
              announce "No"
              decline
      """
    #expect(
      try what(screen) == ["# swipe up or down: Characters", "# scrub: announce \"Out\""]
    )
    #expect(try what(screen, after: "n").first == "# swipe up or down: Characters")
  }

  @Test("says which page a scroll view turns to, in both directions")
  func pages() throws {
    let screen = """
      screen main
        scrollView
          pages: 3
          text "a"
      """
    #expect(
      try what(screen) == [
        "# swipe up or down: Characters",
        "# three-finger swipe left: goes to page 2 of 3",
        "# three-finger swipe up: goes to page 2 of 3",
      ]
    )
    #expect(
      try what(screen, after: "scroll left") == [
        "# swipe up or down: Characters",
        "# three-finger swipe left: goes to page 3 of 3",
        "# three-finger swipe right: goes to page 1 of 3",
        "# three-finger swipe up: goes to page 3 of 3",
        "# three-finger swipe down: goes to page 1 of 3",
      ]
    )
  }

  @Test("says what drags and drops, and what takes direct touches")
  func dragging() throws {
    let screen = """
      screen main
        element draggable "a"
        element "b" #b
          action "Drop": set value: a
        element allowsDirectInteraction "c"
          directTouchOptions: requiresActivation
          on touch: play "c"
      """
    #expect(
      try what(screen) == [
        "# swipe up or down: Characters", "# action \"Drag\": starts dragging the element",
      ]
    )
    #expect(
      try what(screen, after: "action drag", "n") == [
        "# swipe up or down: Actions",
        "# action \"Drop\": drops element \"a\"; set value: a",
        "# scrub: puts back element \"a\"",
      ]
    )
    #expect(
      try what(screen, after: "last") == [
        "# double tap: starts direct touch", "# swipe up or down: Characters",
      ]
    )
    #expect(
      try what(screen, after: "last", "a") == [
        "# double tap: starts direct touch", "# swipe up or down: Characters",
        "# touch: play \"c\"",
      ]
    )
  }

  @Test("begins with where swipes lead, then says what gestures do, in plain words")
  func plain() throws {
    var walk = try Walk(
      """
      screen main "Shop"
        header "Shop"
        button "Offer" #offer
          on activate:
            set #offer.value: seen
            play "ding"
            push other
          action "Delete": remove self
        slider "Volume"
          value: 50%
      screen other "Special offers"
        header "Offers"
      """
    )
    #expect(
      walk(":what") == [
        "# swipe right: goes to \"Offer\"",
        "# swipe up or down: reads the label one character at a time",
      ]
    )
    #expect(
      walk("n", ":what") == [
        "# swipe right: goes to \"Volume\"", "# swipe left: goes to \"Shop\"",
        "# double tap: changes the value of \"Offer\"; plays \"ding\"; opens Special offers",
        "# swipe up or down: chooses an action",
        "# rotor: turned to Actions automatically, because the element has actions",
        "# action \"Delete\": removes this element",
      ]
    )
    #expect(
      walk("n", ":what") == [
        "# swipe right: goes no further, because this is the last stop",
        "# swipe left: goes to \"Offer\"",
        "# swipe up or down: changes the value",
        "# rotor: turned to Adjust value automatically, because the element is adjustable",
      ]
    )
  }

  @Test("says more about a table cell than what swipes up and down do")
  func table() throws {
    var walk = try Walk(
      "screen main\n  table \"T\"\n    row\n      text \"A\"\n      text \"B\"\n"
    )
    #expect(
      walk(":what") == [
        "# swipe right: goes to \"B\"",
        "# swipe up or down: reads the label one character at a time",
      ]
    )
  }

  @Test("says if nothing does anything")
  func nothing() throws {
    let none = "# this screen has no stops, and gestures don't change anything here"
    #expect(try what("screen main\n") == [none])
  }
}
