import EarshotModel
import EarshotSimulatedApp
import Testing

@Suite("The state of an app")
struct StateTests {
  @Test("resolves long chains of references, whatever their order in the file")
  func chains() throws {
    let count = 2_000
    let lines = (0..<count).map { "  text #n\($0)\n    value: {#n\($0 + 1).value}+" }
    var app = try Fixture.app(
      (["screen a"] + lines + ["  text #n\(count)\n    value: x"]).joined(separator: "\n")
        + "\n  button \"Go\" #go\n    on activate: set #n\(count).value: y"
    )
    #expect(try app.value("n0") == "x" + String(repeating: "+", count: count))
    try app.tap("go")
    #expect(try app.value("n0") == "y" + String(repeating: "+", count: count))
  }

  @Test("reports a new order only if the order may have changed")
  func revisions() throws {
    var app = try Fixture.app(
      """
      screen a
        button "Value" #value
          on activate:
            set #text.value: 1
            set #text.label: Other
            select #text
        button "Hide" #hide
          on activate: hide #text
        button "Guard" #guard
          on activate: set #flag.value: on
        text "Text" #text
          value: 0
        text "Guarded"
          hidden when #flag is on: true
        text #flag
          value: off
      """
    )
    let start = app.revision
    try app.tap("value")
    #expect(app.revision == start)
    try app.tap("hide")
    #expect(app.revision > start)
    let hidden = app.revision
    try app.tap("guard")
    #expect(app.revision > hidden)
  }

  @Test("asks nodes from the element up to the app")
  func chain() throws {
    let app = try Fixture.app(
      """
      app
        tabBar
          tab "One" #tab
            opens: a
      screen a
        group
          text "Text" #text
      """
    )
    let roles = { (index: ElementTree.Index?) in app.chain(from: index).map { app.tree[$0].role } }
    #expect(roles(try app.node("text")) == [.text, .group, .screen, .app])
    #expect(roles(try app.node("tab")) == [.tab, .tabBar, .screen, .app])
    #expect(roles(nil) == [.screen, .app])
  }

  @Test("fills in the default value if none is written")
  func initialValues() throws {
    let app = try Fixture.app(
      """
      screen a
        slider #a
        adjustable #b
          values: One | Two
        stepper #c
        adjustable #d
          value: {#b}!
          values: One | Two
        adjustable #e
      """
    )
    #expect(try app.value("a") == "0%")
    #expect(try app.value("b") == "One")
    #expect(try app.value("c") == "0")
    #expect(try app.value("d") == "One!")
    #expect(try app.value("e") == nil)
  }

  @Test("dims the halves of a stepper that is dimmed")
  func steppers() throws {
    var app = try Fixture.app(
      """
      screen a
        stepper #s
        button "Go" #go
          on activate: disable #s
      """
    )
    let half = try #require(app.tree.children(of: try app.node("s")).first { _ in true })
    #expect(!app.tree[half].traits.contains(.notEnabled))
    try app.tap("go")
    #expect(app.tree[half].traits.contains(.notEnabled))
    #expect(app.activate(half) == .dimmed)
  }

  @Test("keeps the trait that makes a tab a tab, and that of a field being edited")
  func traitsOfPlace() throws {
    var app = try Fixture.app(
      """
      screen a
        tabBar
          tab "Tab" #tab
        textField #field
        button "Go" #go
          on activate:
            set #tab.traits: notEnabled
            set #field.traits: selected
      """
    )
    try app.tap("field")
    try app.tap("go")
    #expect(app.tree[try app.node("tab")].traits == [.button, .tabBarItem, .notEnabled])
    #expect(app.tree[try app.node("field")].traits == [.textEntry, .isEditing, .selected])
    #expect(app.editedField == (try app.node("field")))
  }

  @Test("lists what is due, with the soonest first")
  func pending() throws {
    var app = try Fixture.app(
      """
      screen a
        every 3s: select #go
        button "Go" #go
          on activate:
            wait 5s
            deselect #go
        button "Soon" #soon
          on activate:
            wait 1s
            deselect #go
      """
    )
    try app.tap("go")
    try app.tap("soon")
    #expect(app.pending.map(\.due) == [1_000, 3_000, 5_000].map { Milliseconds($0) })
    app.advance(to: Milliseconds(1_000))
    #expect(app.now == Milliseconds(1_000))
    #expect(app.pending.map(\.due) == [3_000, 5_000].map { Milliseconds($0) })
  }
}

@Suite("The screens of an app")
struct ScreensTests {
  private static let source = """
    app
      tabBar
        tab "One" #one
          opens: a
        tab "Two" #two
          opens: b
    screen a
      button "Push" #push
        on activate: push c
      button "Present" #present
        on activate: present c
      button "Ask" #ask
        on activate: present #sure
      alert "Really?" #sure
        button "Yes" #yes
          on activate: remove #sure
    screen b
      text "B"
    screen c
      button "On" #on
        on activate: push b
      button "Replace" #replace
        on activate: replace b
      button "Dismiss" #dismiss
        on activate: dismiss
      button "Back" #back
        on activate: back
    """

  private func shown(_ app: App) -> [String] {
    app.visibleRoots.map { app.tree[$0].identifier ?? app.tree[$0].role.rawValue }
  }

  @Test("show the tab bar except on presented ones; alerts show only themselves")
  func roots() throws {
    var app = try Fixture.app(Self.source)
    #expect(shown(app) == ["a", "tabBar"])
    try app.tap("push")
    #expect(shown(app) == ["c", "tabBar"])
    try app.tap("back")
    try app.tap("present")
    #expect(shown(app) == ["c"])
    try app.tap("on")
    #expect(shown(app) == ["b"])
    #expect(app.stackDepth == 3)
    try app.tap("dismiss")
    #expect(shown(app) == ["a", "tabBar"])
    try app.tap("ask")
    #expect(shown(app) == ["sure"])
    #expect(app.openPanel == (try app.node("sure")))
    try app.tap("yes")
    #expect(shown(app) == ["a", "tabBar"])
    #expect(app.openPanel == nil)
  }

  @Test("belong to each tab, and the visible tab is selected automatically")
  func tabs() throws {
    var app = try Fixture.app(Self.source)
    let isSelected = { (app: App) in
      try ["one", "two"].map { app.tree[try app.node($0)].traits.contains(.selected) }
    }
    #expect(try isSelected(app) == [true, false])
    try app.tap("push")
    try app.tap("two")
    #expect(try isSelected(app) == [false, true])
    #expect(shown(app) == ["b", "tabBar"])
    try app.tap("one")
    #expect(shown(app) == ["c", "tabBar"])
    try app.tap("one")
    #expect(shown(app) == ["a", "tabBar"])
    #expect(app.stackDepth == 1)
  }

  @Test("replace each other without growing")
  func replacing() throws {
    var app = try Fixture.app(Self.source)
    try app.tap("present")
    try app.tap("replace")
    #expect(app.stackDepth == 2)
    #expect(app.isPresented)
    #expect(app.screenBelow.map { app.tree[$0].identifier } == "a")
  }

  @Test("report what came up, each time as its own layer")
  func notifications() throws {
    var app = try Fixture.app(Self.source)
    app.start()
    let first = app.takeNotifications()
    let start = app.layer
    #expect(first == [.shown(app.screen, start, .opened, stops: nil)])
    app.beginStep()
    _ = app.activate(try app.node("push"))
    let pushed = app.layer
    #expect(app.takeNotifications() == [.shown(app.screen, pushed, .pushed, stops: nil)])
    app.beginStep()
    _ = app.activate(try app.node("back"))
    #expect(app.takeNotifications() == [.shown(app.screen, start, .returned, stops: nil)])
    #expect(pushed != start)
  }

  @Test("don't go back if nothing is below")
  func refusals() throws {
    var app = try Fixture.app(
      """
      screen a
        button "Back" #back
          on activate: back
        button "Dismiss" #dismiss
          on activate: dismiss
      """
    )
    _ = app.activate(try app.node("back"))
    #expect(app.takeNotifications() == [.nothingToGoBackTo])
    _ = app.activate(try app.node("dismiss"))
    #expect(app.takeNotifications() == [.nothingToGoBackTo])
    #expect(app.stackDepth == 1)
  }
}
