import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("Contexts of the nearest container")
struct NearestContextTests {
  typealias Snapshot = OutermostContextTests

  static let marked = "a: list start, c: list end"
  static let tabs = "a: tab 1 of 3, b: tab 2 of 3, c: tab 3 of 3"
  static let series = "a: 1 of 3, b: 2 of 3, c: 3 of 3"

  static let cases: [ScreenCase] = [
    ScreenCase("a list, by children", Snapshot.inside("list", Snapshot.three), marked),
    ScreenCase("a list, by elements", Snapshot.inside("list", Snapshot.listed), marked),
    ScreenCase(
      "a landmark, by children",
      Snapshot.inside("landmark", Snapshot.three),
      "a: landmark start, c: landmark end"
    ),
    ScreenCase("segments, by children", Snapshot.inside("segments", Snapshot.three), series),
    ScreenCase("segments, by elements", Snapshot.inside("segments", Snapshot.listed), series),
    ScreenCase("the trait, by children", Snapshot.inside("view tabBar", Snapshot.three), tabs),
    ScreenCase("the trait, by elements", Snapshot.inside("view tabBar", Snapshot.listed), tabs),
    ScreenCase(
      "numbers come after pruning",
      """
      screen s
        list
          elements: #a, #b, #c
          button #a
            hidden: true
          button #b
          button #c
        segments
          tab #d
            elementsHidden: true
          tab #e
          tab #f
      """,
      "b: list start, c: list end, e: 1 of 2, f: 2 of 2"
    ),
    ScreenCase(
      "one stop is a start only",
      """
      screen s
        list
          button #a
      """,
      "a: list start"
    ),
    ScreenCase(
      "views and groups between are transparent",
      """
      screen s
        list
          group "G"
            button #a
          view
            view
              elements: #c, #b
              button #b
              button #c
      """,
      "a: list start, b: list end"
    ),
    ScreenCase(
      "a list inside a landmark says the list alone",
      """
      screen s
        landmark
          list
            button #a
            button #b
      """,
      "a: list start, b: list end"
    ),
    ScreenCase(
      "a landmark marks what is not in the list inside it",
      """
      screen s
        landmark
          header #h
          list
            button #a
            button #b
          text #t
      """,
      "h: landmark start, a: list start, b: list end, t: landmark end"
    ),
    ScreenCase(
      "first and last are those in reading order",
      """
      screen s
        list
          button #b
            frame: 0 50 10 10
          button #a
            frame: 0 0 10 10
      """,
      "a: list start, b: list end"
    ),
    ScreenCase(
      "a tab bar counts its tabs alone, through views",
      """
      screen s
        tabBar
          tab #a
          button #b
          view
            element tabBarItem #c
      """,
      "a: tab 1 of 2, c: tab 2 of 2"
    ),
    ScreenCase(
      "segments in a list number their items",
      """
      screen s
        list
          segments
            tab #a
            tab #b
      """,
      "a: 1 of 2, b: 2 of 2"
    ),
    ScreenCase(
      "a node listed twice counts once",
      """
      screen s
        list
          elements: #a, #b, #a
          button #a
          button #b
      """,
      "b: list start, a: list end"
    ),
  ]

  @Test("number what is there", arguments: cases)
  func contexts(_ test: ScreenCase) { #expect(Shown(test.source).spoken == test.expected) }

  @Test("an element that isn't a stop has no context")
  func noStop() throws {
    let shown = Shown("screen s\n  list #l\n    button #a")
    #expect(shown.order.nearestContext(of: try shown.node("l")) == nil)
    #expect(shown.order.outermostContext(of: try shown.node("l")) == nil)
  }
}
