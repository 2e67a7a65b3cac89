import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("Visible stops")
struct RootsTests {
  static let tabs = """
    app
      tabBar
        tab "A" #a
          opens: s
          frame: 0 0 50 50
        tab "B" #b
          opens: s
          frame: 50 0 50 50
    screen s
      button #c
        frame: 0 100 50 50
    """

  @Test("the app's tab bar is last, whatever the frames")
  func tabBarLast() {
    let shown = Shown(Self.tabs)
    #expect(shown.stops == "c a b")
    #expect(shown.spoken == "a: tab 1 of 2, b: tab 2 of 2")
    #expect(shown.snapshot == "a: tab 1 of 2, b: tab 2 of 2")
  }

  @Test(
    "the title of an alert is first, whatever the frames",
    arguments: [
      "hint: H", "frame: 0 300 100 100", "elements: #no, #yes",
    ]
  )
  func titleFirst(_ property: String) throws {
    let shown = try Shown(
      """
      screen s
        button #other
        alert "Title" #alert
          \(property)
          button #no
            frame: 0 0 10 10
          button #yes
            frame: 50 0 10 10
      """,
      only: "alert"
    )
    #expect(shown.stops == "alert no yes")
  }

  @Test("the title is first if buttons have no frames")
  func titleFirstUnkeyed() throws {
    let shown = try Shown(
      "screen s\n  alert \"T\" #alert\n    button #no\n    button #yes",
      only: "alert"
    )
    #expect(shown.stops == "alert no yes")
  }

  @Test("an open sheet is the whole tree, and says nothing about what is around it")
  func sheet() throws {
    let shown = try Shown(
      """
      screen s
        list
          button #a
          sheet "S" #sheet
            button #b
      """,
      only: "sheet"
    )
    #expect(shown.stops == "b")
    #expect(shown.spoken == "")
  }

  @Test("an alert inside an open sheet stays closed")
  func alertInSheet() throws {
    let shown = try Shown(
      "screen s\n  sheet \"S\" #sheet\n    button #b\n    alert \"A\" #alert",
      only: "sheet"
    )
    #expect(shown.stops == "b")
  }

  @Test("nothing visible has no stops")
  func nothing() {
    let shown = Shown(Outline.tree("screen s"), roots: [])
    #expect(shown.stops == "")
    #expect(shown.order.stop(at: Point(x: 1, y: 1)) == nil)
  }
}

@Suite("Touching the screen")
struct TouchTests {
  private func touched(_ shown: Shown, _ x: Double, _ y: Double) -> String? {
    shown.order.stop(at: Point(x: x, y: y)).map { shown.name($0) }
  }

  private func frame(_ shown: Shown, _ name: String) throws -> Rect? {
    shown.order.frame(of: try shown.node(name))
  }

  @Test("the topmost stop is the last one gathered, not the last one read")
  func topmost() {
    let shown = Shown(
      """
      screen s
        button #over
          frame: 50 50 50 50
        list
          button #b
            frame: 0 200 50 50
          button #a
            frame: 0 0 100 100
      """
    )
    #expect(shown.stops == "a b over")
    #expect(touched(shown, 60, 60) == "a")
    #expect(touched(shown, 10, 210) == "b")
    #expect(touched(shown, 300, 300) == nil)
  }

  @Test("elements are gathered in the order of the array")
  func listed() {
    let shown = Shown(
      """
      screen s
        view
          elements: #b, #a
          button #a
            frame: 0 0 10 10
          button #b
            frame: 0 0 10 10
      """
    )
    #expect(touched(shown, 5, 5) == "a")
  }

  @Test("the tab bar is on top of the screen")
  func tabBar() {
    let shown = Shown(
      """
      app
        tabBar
          tab #t
            opens: s
            frame: 0 0 100 100
      screen s
        button #a
          frame: 0 0 100 100
      """
    )
    #expect(touched(shown, 5, 5) == "t")
  }

  @Test("broken frames can't be touched")
  func broken() throws {
    var tree = Outline.tree("screen s\n  button #a\n  button #b")
    tree.update(try #require(tree.node("a"))) {
      $0.frame = Rect(x: .nan, y: 0, width: .infinity, height: 10)
    }
    #expect(touched(Shown(tree), 0, 0) == nil)
  }

  @Test("without frames, each stop is a row of 44 points, starting at the top")
  func rows() throws {
    let shown = Shown("screen s\n  button #a\n  group \"G\" #g\n    button #b\n  button #c")
    #expect(try frame(shown, "a") == Rect(x: 0, y: 0, width: 390, height: 44))
    #expect(try frame(shown, "c") == Rect(x: 0, y: 88, width: 390, height: 44))
    #expect(try frame(shown, "g") == nil)
    #expect(touched(shown, 389, 50) == "b")
  }

  @Test("rows are as wide as the screen says, or as the app says")
  func width() throws {
    let source = "screen s\n  size: 200x400\n  button #a"
    #expect(try frame(Shown(source), "a")?.width == 200)
  }

  @Test("rows follow the reading order")
  func order() throws {
    let shown = Shown("screen s\n  view\n    elements: #b, #a\n    button #a\n    button #b")
    #expect(try frame(shown, "a")?.y == 44)
  }

  @Test("the stops of one bar, or of segments, share a row")
  func shared() throws {
    let shown = Shown(
      """
      app
        tabBar
          tab #t
            opens: s
          tab #u
            opens: s
      screen s
        navigationBar
          back #back
          header #title
        segments
          tab #x
          view
            tab #y
        toolbar "T"
          button #z
        view tabBar
          button #v
          button #w
      """
    )
    let left = { (y: Double) in Rect(x: 0, y: y, width: 195, height: 44) }
    let right = { (y: Double) in Rect(x: 195, y: y, width: 195, height: 44) }
    #expect(try frame(shown, "back") == left(0))
    #expect(try frame(shown, "title") == right(0))
    #expect(try frame(shown, "y") == right(44))
    #expect(try frame(shown, "z") == Rect(x: 0, y: 88, width: 390, height: 44))
    #expect(try frame(shown, "w") == right(132))
    #expect(try frame(shown, "t") == left(176))
  }

  @Test("from right to left, the first item of a bar is at the right")
  func rightToLeft() throws {
    let source = "screen s\n  toolbar\n    button #a\n    button #b"
    let shown = Shown(source, direction: .rightToLeft)
    #expect(try frame(shown, "a")?.x == 195)
    #expect(try frame(shown, "b")?.x == 0)
  }

  @Test("one frame on the screen is enough to have no rows")
  func someFrames() throws {
    let shown = Shown(
      """
      app
        tabBar
          tab #t
            opens: s
      screen s
        button #a
          frame: 0 0 10 10
        button #b
      """
    )
    #expect(try frame(shown, "a") == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(try frame(shown, "b") == nil)
    #expect(try frame(shown, "t") == nil)
  }

  @Test("a tab bar keeps its frames beside a screen of rows")
  func tabBarFrames() throws {
    let source =
      "app\n  tabBar\n    tab #t\n      opens: s\n      frame: 0 800 390 50\nscreen s\n  button #a"
    let shown = Shown(source)
    #expect(try frame(shown, "a")?.height == 44)
    #expect(try frame(shown, "t")?.y == 800)
  }
}
