import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("Cells that speak their contents")
struct SpokenChildrenTests {
  static let cases: [ScreenCase] = [
    ScreenCase(
      "the texts inside, in the order of the file",
      """
      screen s
        cell #cell
          text "Ann" #a
          view
            switch "Mute" #b
              value: 1
          image #c
          text #d
            value: 5
          textField #e
            placeholder: Name
      """,
      "a b d e"
    ),
    ScreenCase(
      "in reading order where there are frames",
      """
      screen s
        cell #cell
          text "B" #b
            frame: 0 50 10 10
          text "A" #a
            frame: 0 0 10 10
      """,
      "a b"
    ),
    ScreenCase(
      "by elements where they are set",
      """
      screen s
        cell #cell
          elements: #b, #a
          text "A" #a
          text "B" #b
          text "C" #c
      """,
      "b a"
    ),
    ScreenCase(
      "without what is hidden, closed or behind a modal",
      """
      screen s
        cell #cell
          text "A" #a
            hidden: true
          view
            elementsHidden: true
            text "B" #b
          view
            text "C" #c
            element "D" #d
              viewIsModal: true
          alert "E"
            text "F" #f
      """,
      "d"
    ),
    ScreenCase(
      "a cell with a label inside is one text, one without is opened",
      """
      screen s
        cell #cell
          cell "A" #a
            text "B" #b
          cell #c
            text "D" #d
      """,
      "a d"
    ),
    ScreenCase(
      "the buttons of a stepper have words of their own",
      """
      screen s
        cell #cell
          stepper "S" #s
      """,
      "decrementButton incrementButton"
    ),
    ScreenCase(
      "an empty label is none",
      """
      screen s
        cell "" #cell
          text "A" #a
      """,
      "a"
    ),
    ScreenCase(
      "a cell with a label speaks that",
      """
      screen s
        cell "C" #cell
          text "A" #a
      """,
      ""
    ),
    ScreenCase(
      "any other element stays empty",
      """
      screen s
        element #cell
          text "A" #a
      """,
      ""
    ),
    ScreenCase(
      "a cell that is a container has stops of its own",
      """
      screen s
        cell #cell
          element: false
          text "A" #a
      """,
      ""
    ),
  ]

  @Test("speak texts and values", arguments: cases)
  func speaks(_ test: ScreenCase) throws {
    let shown = Shown(test.source)
    let children = shown.order.spokenChildren(of: try shown.node("cell"))
    #expect(shown.names(children) == test.expected)
  }

  @Test("the cell is one stop")
  func oneStop() {
    #expect(Shown("screen s\n  cell #c\n    text \"A\" #a\n  text #b").stops == "c b")
  }

  @Test("each cell speaks its own contents")
  func several() throws {
    let shown = Shown("screen s\n  cell #c\n    text \"A\" #a\n  cell #d\n    text \"B\" #b")
    #expect(shown.names(shown.order.spokenChildren(of: try shown.node("c"))) == "a")
    #expect(shown.names(shown.order.spokenChildren(of: try shown.node("d"))) == "b")
  }
}
