import Testing

@Suite("Contexts of the outermost container")
struct OutermostContextTests {
  static let three = """

        button #a
        button #b
        button #c
    """

  static let listed = """

        elements: #a, #b, #c
        button #a
        button #b
        button #c
    """

  static let bare = "\n    class: UITabBar"

  static let cases: [ScreenCase] = [
    ScreenCase(
      "segments, by elements",
      inside("segments", listed),
      "a: 1 of 3, b: 2 of 3, c: 3 of 3"
    ),
    ScreenCase(
      "a UISegmentedControl, by children",
      inside("view\n    class: UISegmentedControl", three),
      ""
    ),
    ScreenCase(
      "the role segments, which declares its items",
      inside("segments", three),
      "a: 1 of 3, b: 2 of 3, c: 3 of 3"
    ),
    ScreenCase(
      "the tabBar trait, by elements",
      inside("view tabBar", listed),
      "a: tab 1 of 3, b: tab 2 of 3, c: tab 3 of 3"
    ),
    ScreenCase(
      "the tabBar trait, by children",
      inside("view tabBar", three),
      "a: tab 1 of 3, b: tab 2 of 3, c: tab 3 of 3"
    ),
    ScreenCase(
      "a UITabBar with the trait, by elements",
      inside("tabBar", listed),
      "a: tab 1 of 3, b: tab 2 of 3, c: tab 3 of 3"
    ),
    ScreenCase("a UITabBar without it, by elements", inside("view", bare + listed), ""),
    ScreenCase("a UITabBar, by children that are no tabs", inside("tabBar", three), ""),
    ScreenCase("a list, by elements", inside("list", listed), "a: list start, c: list end"),
    ScreenCase("a list, by children", inside("list", three), ""),
    ScreenCase(
      "a landmark, by elements",
      inside("landmark", listed),
      "a: landmark start, c: landmark end"
    ),
    ScreenCase("a landmark, by children", inside("landmark", three), ""),
    ScreenCase("a group says nothing", inside("group \"G\"", listed), ""),
    ScreenCase(
      "the declared array counts hidden entries: nobody is first",
      """
      screen s
        list
          elements: #a, #b, #c
          button #a
            hidden: true
          button #b
          button #c
      """,
      "c: list end"
    ),
    ScreenCase(
      "segments count hidden entries, too",
      """
      screen s
        segments
          elements: #a, #b, #c
          button #a
          button #b
            hidden: true
          button #c
      """,
      "a: 1 of 3, c: 3 of 3"
    ),
    ScreenCase(
      "one entry is a start only",
      """
      screen s
        landmark
          elements: #a
          button #a
      """,
      "a: landmark start"
    ),
    ScreenCase(
      "a stop under a container inside the array has no context",
      """
      screen s
        list
          elements: #v, #w, #c
          view #v
            button #a
          view #w
            elements: #b
            button #b
          button #c
      """,
      "c: list end"
    ),
    ScreenCase(
      "the outermost wins, even where it says nothing",
      """
      screen s
        landmark
          list
            elements: #a, #b
            button #a
            button #b
      """,
      ""
    ),
    ScreenCase(
      "the outermost wins over what is inside its array",
      """
      screen s
        landmark
          elements: #l, #c
          list #l
            elements: #a, #b
            button #a
            button #b
          button #c
      """,
      "c: landmark end"
    ),
    ScreenCase(
      "views and groups between are transparent to what is inside",
      """
      screen s
        group "G"
          view
            list
              elements: #a, #b
              button #a
              button #b
      """,
      "a: list start, b: list end"
    ),
    ScreenCase(
      "a provider never applies to itself",
      """
      screen s
        list "L" #l
          element: true
      """,
      ""
    ),
    ScreenCase(
      "the tabs of a UITabBar are its direct children that are tabs",
      """
      screen s
        tabBar
          tab #a
          button #b
          element #c
            class: UITabBarButton
          view
            element tabBarItem #d
          tab #e
            hidden: true
      """,
      "a: tab 1 of 2, c: tab 2 of 2"
    ),
    ScreenCase(
      "a UITabBar without the trait numbers its tabs all the same",
      """
      screen s
        view
          class: UITabBar
          element tabBarItem #a
          element tabBarItem #b
      """,
      "a: tab 1 of 2, b: tab 2 of 2"
    ),
    ScreenCase(
      "the tabs of a UITabBar count in the order of the file",
      """
      screen s
        tabBar
          tab #a
            frame: 100 0 10 10
          tab #b
            frame: 0 0 10 10
      """,
      "b: tab 2 of 2, a: tab 1 of 2"
    ),
    ScreenCase(
      "a bar with the trait alone counts the flat order of all that is inside",
      """
      screen s
        view tabBar
          button #c
            frame: 200 0 10 10
          view
            frame: 100 0 10 10
            elements: #b, #a
            button #a
              frame: 90 0 10 10
            button #b
              frame: 110 0 10 10
          button #z
            frame: 0 0 10 10
          button #h
            hidden: true
            frame: 0 0 10 10
      """,
      "z: tab 1 of 4, b: tab 2 of 4, a: tab 3 of 4, c: tab 4 of 4"
    ),
    ScreenCase(
      "two bars count for themselves",
      """
      screen s
        tabBar
          tab #a
        tabBar
          tab #b
          tab #c
      """,
      "a: tab 1 of 1, b: tab 1 of 2, c: tab 2 of 2"
    ),
  ]

  static func inside(_ container: String, _ body: String) -> String {
    "screen s\n  \(container)\(body)"
  }

  @Test("follow the route", arguments: cases)
  func contexts(_ test: ScreenCase) { #expect(Shown(test.source).snapshot == test.expected) }
}
