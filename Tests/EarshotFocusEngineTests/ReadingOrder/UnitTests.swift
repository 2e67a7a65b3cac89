import Testing

@Suite("Units")
struct UnitTests {
  /// Two columns whose rows interleave unless each column is a unit.
  static func columns(_ container: String, _ properties: String...) -> String {
    let lines = properties.map { "\n    \($0)" }.joined()
    return """
      screen a
        \(container)\(lines)
          text #a1
            frame: 0 0 50 20
          text #a2
            frame: 0 100 50 20
        view
          text #b1
            frame: 100 0 50 20
          text #b2
            frame: 100 100 50 20
      """
  }

  static let apart = "a1 a2 b1 b2"
  static let mixed = "a1 b1 a2 b2"

  static let cases: [ScreenCase] = [
    ScreenCase("a view is transparent", columns("view"), mixed),
    ScreenCase("shouldGroupChildren", columns("view", "shouldGroupChildren: true"), apart),
    ScreenCase("the tabBar trait", columns("view tabBar"), apart),
    ScreenCase("a list", columns("list"), apart),
    ScreenCase("a landmark", columns("landmark"), apart),
    ScreenCase("a table", columns("table"), apart),
    ScreenCase("a group with a label", columns("group \"G\""), apart),
    ScreenCase("a group with a value", columns("group", "value: V"), apart),
    ScreenCase("a group with an identifier", columns("group #g"), apart),
    ScreenCase("a group without any of them is transparent", columns("group"), mixed),
    ScreenCase("an empty label is none", columns("group \"\""), mixed),
    ScreenCase("a view with a label is transparent", columns("view \"V\" #v"), mixed),
    ScreenCase("a navigation bar without label is transparent", columns("navigationBar"), mixed),
    ScreenCase("a toolbar with a label", columns("toolbar \"T\""), apart),
    ScreenCase("segments are transparent", columns("segments"), mixed),
    ScreenCase("a scroll view is transparent", columns("scrollView #s"), mixed),
    ScreenCase("elements", columns("view", "elements: #a2, #a1"), "a2 a1 b1 b2"),
  ]

  @Test("nothing interleaves with a unit", arguments: cases)
  func units(_ test: ScreenCase) {
    #expect(Shown(test.source).stops == test.expected)
  }

  @Test("a unit is where its first stop would be, not where its frame is")
  func byLeastChild() {
    let shown = Shown(
      """
      screen a
        group "A" #g
          frame: 0 0 200 400
          text #a2
            frame: 0 300 200 40
          text #a1
            frame: 0 50 200 40
        group "B" #h
          frame: 0 390 200 50
          text #b1
            frame: 0 0 200 40
      """
    )
    #expect(shown.stops == "b1 a1 a2")
  }

  @Test("an empty unit comes after everything and disturbs nothing")
  func emptyUnits() {
    let shown = Shown(
      """
      screen a
        list "L"
        text #b
          frame: 0 100 10 10
        list "M"
          text #hidden
            hidden: true
        text #a
          frame: 0 0 10 10
      """
    )
    #expect(shown.stops == "a b")
  }

  @Test("units in units stay together")
  func nested() {
    let shown = Shown(
      """
      screen a
        list #l
          list #m
            text #c
              frame: 0 200 10 10
            text #a
              frame: 0 0 10 10
          text #b
            frame: 0 100 10 10
        text #d
          frame: 0 50 10 10
      """
    )
    #expect(shown.stops == "a c b d")
  }
}
