import EarshotModel
import Testing

@Suite("Modal views")
struct ModalTests {
  static let cases: [ScreenCase] = [
    ScreenCase(
      "siblings before and after are dropped",
      """
      screen a
        button #a
        view
          viewIsModal: true
          button #m
        button #b
      """,
      "m"
    ),
    ScreenCase(
      "the last of several is walked",
      """
      screen a
        view
          viewIsModal: true
          button #m
        button #b
        view
          viewIsModal: true
          button #n
        button #c
      """,
      "n"
    ),
    ScreenCase(
      "two containers keep one each",
      """
      screen a
        view
          button #a
          view
            viewIsModal: true
            button #m
        view
          view
            viewIsModal: true
            button #n
          button #b
      """,
      "m n"
    ),
    ScreenCase(
      "a modal sibling beats a later sibling that contains modals",
      """
      screen a
        view
          viewIsModal: true
          button #m
        view
          view
            viewIsModal: true
            button #n
      """,
      "m"
    ),
    ScreenCase(
      "a modal that is an element yields itself",
      """
      screen a
        button #a
        element #m
          viewIsModal: true
          text #t
      """,
      "m"
    ),
    ScreenCase(
      "an empty modal yields silence",
      """
      screen a
        button #a
        view
          viewIsModal: true
      """,
      ""
    ),
    ScreenCase(
      "a hidden modal silences its siblings",
      """
      screen a
        button #a
        view
          viewIsModal: true
          hidden: true
          button #m
      """,
      ""
    ),
    ScreenCase(
      "what is not a sibling leaks",
      """
      screen a
        view
          button #a
        view
          view
            viewIsModal: true
            button #m
      """,
      "a m"
    ),
    ScreenCase(
      "the rule does not hold inside an array",
      """
      screen a
        view
          elements: #a, #m, #b
          button #a
          button #b
          view #m
            viewIsModal: true
            button #c
      """,
      "a c b"
    ),
    ScreenCase(
      "what is inside a listed view follows the rule",
      """
      screen a
        view
          elements: #v, #a
          button #a
          view #v
            button #b
            element #m
              viewIsModal: true
      """,
      "m a"
    ),
    ScreenCase(
      "what is no view is no modal",
      """
      screen a
        button #a
        element #m
          viewIsModal: true
          class: UIAccessibilityElement
      """,
      "a m"
    ),
    ScreenCase(
      "a modal root drops nothing",
      """
      screen a
        viewIsModal: true
        button #a
      """,
      "a"
    ),
    ScreenCase(
      "the tab bar of the app is no sibling of a view on a screen",
      """
      app
        tabBar
          tab "T" #t
            opens: a
      screen a
        button #a
        element #m
          viewIsModal: true
      """,
      "m t"
    ),
    ScreenCase(
      "alerts and sheets are in no tree until they are presented, and silence nothing",
      """
      screen a
        button #a
        alert "A" #alert
          button #b
        sheet "S" #sheet
          viewIsModal: true
          button #c
        sheet "T" #t
          button #d
      """,
      "a"
    ),
    ScreenCase(
      "a sheet that is not modal is a group on its screen",
      """
      screen a
        button #a
        sheet "S" #sheet
          viewIsModal: false
          button #b
        button #c
      """,
      "a b c"
    ),
    ScreenCase(
      "an array does not open an alert",
      """
      screen a
        elements: #alert, #a
        button #a
        alert "A" #alert
          button #b
      """,
      "a"
    ),
  ]

  @Test("only the last modal child of a view is walked", arguments: cases)
  func modal(_ test: ScreenCase) { #expect(Shown(test.source).stops == test.expected) }

  @Test("a removed modal view silences nothing")
  func removed() throws {
    var tree = Outline.tree("screen a\n  button #a\n  view #m\n    viewIsModal: true")
    tree.remove(try #require(tree.node("m")))
    #expect(Shown(tree).stops == "a")
  }
}
