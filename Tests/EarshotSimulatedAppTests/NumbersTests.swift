import EarshotModel
import EarshotSimulatedApp
import Testing

@Suite("Numbers that an app keeps")
struct NumbersTests {
  private static let source = """
    component limit(max)
      text "Limit {max}" #text
        hint when #q is above {max}: over
    app
      variable #total
        value: 0
    screen a
      variable #q
        value: 5
      variable #goal
        value: 3
      variable #word
        value: none
      variable #time
        value: 100
        range: 0...1000 as time
      use limit("3") #one
      use limit("7") #two
      text "Q" #text
        hint when #q is above {#goal * 2}: twice
        hint when #q is above {#goal}: more
        hint when #q is below {#goal}: less
        hint: same
      text "Word" #unknown
        hint when #q is above {#word}: above
        hint when #q is not above {#word}: not above
      text "Time" #soon
        hint when #q is below {#time}: in time
      button "Up" #up
        on activate: set #q.value: {#q + 2}
      button "Down" #down
        on activate: set #q.value: {#q - 3}
      button "Lamps" #lamps
        on activate: set .lamp.value: {#q}
      text "L" #l1 .lamp
      text "L" #l2 .lamp
      button "Total" #add
        on activate: set #total.value: {#total + #q}
    """

  private func hints(_ app: App, _ names: String...) throws -> [String] {
    try names.map { app.tree[try app.node($0)].hint ?? "-" }
  }

  @Test("are compared with each other when the condition is checked")
  func bounds() throws {
    var app = try Fixture.app(Self.source)
    #expect(try hints(app, "text", "one", "two") == ["more", "over", "-"])
    try app.tap("up")
    #expect(try hints(app, "text", "one", "two") == ["twice", "over", "-"])
    try app.tap("up")
    #expect(try hints(app, "two") == ["over"])
    for _ in 1...2 { try app.tap("down") }
    #expect(try app.value("q") == "3")
    #expect(try hints(app, "text", "one") == ["same", "-"])
    try app.tap("down")
    #expect(try hints(app, "text") == ["less"])
  }

  @Test("are neither above nor below text without a number")
  func noNumber() throws {
    #expect(try hints(Fixture.app(Self.source), "unknown") == ["not above"])
  }

  @Test("are compared with the seconds of a time")
  func times() throws {
    #expect(try hints(Fixture.app(Self.source), "soon") == ["in time"])
  }

  @Test("are set at every element with a tag")
  func tags() throws {
    var app = try Fixture.app(Self.source)
    try app.tap("lamps")
    #expect(try [app.value("l1"), app.value("l2")] == ["5", "5"])
  }

  @Test("aren't elements, on a screen or on the app")
  func variables() throws {
    var app = try Fixture.app(Self.source)
    #expect(!app.tree[try app.node("q")].isAccessibilityElement)
    try app.tap("add")
    try app.tap("add")
    #expect(try app.value("total") == "10")
  }

  @Test(
    "are rounded as the amount says, with halves away from zero",
    arguments: [
      ("{#price * #rate as 0.00}", "0.59"), ("{#price * #rate as 0}", "1"), ("{#half as 0}", "-3"),
      ("{#two as 0.00}", "2.00"), ("{#two as 0 item|items}", "2 items"),
      ("{#price * #rate as 0.00 euro|euros}", "0.59 euros"), ("{#half + 2 as 0}", "-1"),
      ("{#comma as 0.0}", "1,3"), ("{#big as 0.000000000}", ""),
    ]
  )
  func rounding(_ amount: String, _ wanted: String) throws {
    let values = [
      ("price", "3.10"), ("rate", "0.19"), ("half", "-2.5"), ("two", "2"), ("comma", "1,25"),
      ("big", "12345678"),
    ]
    let variables = values.map { "  variable #\($0)\n    value: \($1)\n" }.joined()
    let app = try Fixture.app("screen a\n\(variables)  text \"T\" #t\n    value: \(amount)\n")
    #expect(try app.value("t") ?? "" == wanted)
  }
}

@Suite("Canceling")
struct CancelTests {
  @Test("stops only what waits at an element")
  func waiting() throws {
    var app = try Fixture.app(
      """
      screen a
        variable #n
          value: 0
        button "Send" #send
          on activate:
            wait 2s
            set #n.value: {#n + 1}
        button "Other" #other
          on activate:
            wait 2s
            set #n.value: {#n + 10}
        button "Stop" #stop
          on activate: cancel #send
      """
    )
    for name in ["send", "other", "stop"] { try app.tap(name) }
    #expect(app.pending.map(\.name.node) == [try app.node("other")])
    while let due = app.pending.first?.due { _ = app.advance(to: due) }
    #expect(try app.value("n") == "10")
    try app.tap("stop")
    #expect(app.pending.isEmpty)
  }
}
