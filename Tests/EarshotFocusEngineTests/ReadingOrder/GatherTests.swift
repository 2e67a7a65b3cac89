import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("Gathering stops")
struct GatherTests {
  static let cases: [ScreenCase] = [
    ScreenCase(
      "elementsHidden removes the node and what is inside",
      """
      screen a
        group "G" #g
          elementsHidden: true
          button "B" #b
        button "C" #c
      """,
      "c"
    ),
    ScreenCase(
      "elementsHidden removes even an element",
      """
      screen a
        button "B" #b
          elementsHidden: true
        button "C" #c
      """,
      "c"
    ),
    ScreenCase(
      "a hidden view takes what is inside with it",
      """
      screen a
        view
          hidden: true
          button "B" #b
        button "C" #c
      """,
      "c"
    ),
    ScreenCase(
      "an element that is no view is not asked whether it is hidden",
      """
      screen a
        button "B" #b
          hidden: true
          class: UIAccessibilityElement
        button "C" #c
          hidden: true
      """,
      "b"
    ),
    ScreenCase(
      "alpha hides at 0, and at nothing above",
      """
      screen a
        button #zero
          alpha: 0
        button #above
          alpha: 0.01
      """,
      "above"
    ),
    ScreenCase(
      "the own alpha counts, that of a container for all inside",
      """
      screen a
        view
          alpha: 0
          button #b
        button #c
      """,
      "c"
    ),
    ScreenCase(
      "an element whose view frame is 0 by 0 is left out",
      """
      screen a
        button #a
          frame: 5 5 0 0
        button #b
          frame: 0 0 10 10
          viewFrame: 0 0 0 0
        button #c
          frame: 0 0 0 0
          viewFrame: 0 0 10 10
        button #d
          frame: 5 50 0 10
      """,
      "c d"
    ),
    ScreenCase(
      "a wrapper of no size is transparent unless it clips",
      """
      screen a
        view
          frame: 0 0 0 0
          button #b
        view
          frame: 0 0 0 0
          clipsToBounds: true
          button #c
      """,
      "b"
    ),
    ScreenCase(
      "a container with elements and no size is left out",
      """
      screen a
        view
          frame: 0 0 0 0
          elements: #b
          button #b
        button #c
      """,
      "c"
    ),
    ScreenCase(
      "what is no view has no size to be asked for",
      """
      screen a
        element #e
          class: NSObject
          frame: 0 0 0 0
      """,
      "e"
    ),
    ScreenCase(
      "below an element nothing is looked at",
      """
      screen a
        cell "C" #c
          button #b
      """,
      "c"
    ),
    ScreenCase(
      "an element needs no text",
      """
      screen a
        element #e
      """,
      "e"
    ),
    ScreenCase(
      "the root may be the only stop",
      """
      screen a
        element: true
        button #b
      """,
      "a"
    ),
    ScreenCase(
      "elements are read in their order, and nothing else inside",
      """
      screen a
        view
          elements: #c, #a
          button #a
          button #b
          button #c
      """,
      "c a"
    ),
    ScreenCase(
      "an empty array counts as set",
      """
      screen a
        view
          elements:
          button #a
        button #b
      """,
      "b"
    ),
    ScreenCase(
      "an element ignores its array",
      """
      screen a
        cell "C" #c
          elements: #b
          button #b
      """,
      "c"
    ),
    ScreenCase(
      "a listed container is walked by the same table",
      """
      screen a
        view
          elements: #v, #x
          button #x
          view #v
            button #y
            button #z
              hidden: true
      """,
      "y x"
    ),
    ScreenCase(
      "what is no view and no element has nothing inside but its array",
      """
      screen a
        view
          class: NSObject
          button #a
        view
          class: NSObject
          elements: #c
          button #b
          button #c
      """,
      "c"
    ),
    ScreenCase(
      "a node listed twice is one stop, at its last place",
      """
      screen a
        view
          elements: #a, #b, #a, #c
          button #a
          button #b
          button #c
      """,
      "b a c"
    ),
    ScreenCase(
      "a node listed by two containers is one stop, at its last place",
      """
      screen a
        view
          elements: #a, #v, #b
          button #b
          view #v
            elements: #c, #a
            button #a
            button #c
      """,
      "c a b"
    ),
    ScreenCase(
      "an array reaches into a hidden view, not over a hidden entry",
      """
      screen a
        view
          elements: #b, #c
          view
            hidden: true
            button #b
          button #c
            hidden: true
      """,
      "b"
    ),
    ScreenCase(
      "what is off the screen is a stop",
      """
      screen a
        button #a
          frame: 0 5000 10 10
        button #b
          frame: -500 -500 10 10
      """,
      "b a"
    ),
    ScreenCase(
      "element says whether a node is a stop",
      """
      screen a
        text #t
          element: false
        group "G" #g
          element: true
          button #b
      """,
      "g"
    ),
    ScreenCase(
      "a stepper is two stops",
      """
      screen a
        stepper "S" #s
      """,
      "decrementButton incrementButton"
    ),
  ]

  @Test("follows the table", arguments: cases)
  func gathers(_ test: ScreenCase) { #expect(Shown(test.source).stops == test.expected) }

  @Test("an empty array contains nothing")
  func emptyArray() throws {
    var tree = Outline.tree("screen a\n  view #v\n    button #b")
    tree.update(try #require(tree.node("v"))) { $0.elements = [] }
    #expect(Shown(tree).stops == "")
  }

  @Test("an alpha below 0 also hides")
  func negativeAlpha() throws {
    var tree = Outline.tree("screen a\n  button #b\n  button #c")
    tree.update(try #require(tree.node("b"))) { $0.alpha = -1 }
    #expect(Shown(tree).stops == "c")
  }

  @Test("a removed node is never there, and neither are its contents")
  func removed() throws {
    var tree = Outline.tree("screen a\n  view #v\n    button #b\n  button #c")
    tree.remove(try #require(tree.node("v")))
    #expect(Shown(tree).stops == "c")
  }

  @Test("a removed entry of an array isn't there")
  func removedEntry() throws {
    var tree = Outline.tree("screen a\n  view\n    elements: #c, #b\n    button #b\n    button #c")
    tree.remove(try #require(tree.node("c")))
    #expect(Shown(tree).stops == "b")
  }

  @Test("the rank of a stop is its position; nothing else has one")
  func ranks() throws {
    let shown = Shown("screen a\n  view #v\n    button #b\n  button #c\nscreen b\n  button #d")
    #expect(shown.order.rank(of: try shown.node("b")) == 0)
    #expect(shown.order.rank(of: try shown.node("c")) == 1)
    #expect(shown.order.rank(of: try shown.node("v")) == nil)
    #expect(shown.order.rank(of: try shown.node("d")) == nil)
    #expect(shown.order.rank(of: shown.tree.root) == nil)
  }
}
