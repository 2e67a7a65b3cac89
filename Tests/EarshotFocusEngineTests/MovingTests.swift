import EarshotModel
import EarshotSimulatedApp
import Testing

@testable import EarshotFocusEngine

@Suite("Moving from stop to stop")
struct MovingTests {
  /// Each case has a gesture, where it leads on four stops, and the rule.
  static let row = """
    screen a
      text "A" #a
      group "Inside" #group
        text "B" #b
        text "C" #c
      button notEnabled "D" #d
    """

  static var cases: [FocusCase] {
    [
      FocusCase("right: the next", [.right], lands: "b", by: .movesGoInReadingOrder, on: row),
      FocusCase(
        "left: the one before",
        [.last, .left],
        lands: "c",
        by: .movesGoInReadingOrder,
        on: row
      ),
      FocusCase(
        "right at the last: stays",
        [.last, .right],
        lands: "d",
        by: .movesStopAtTheEnds,
        on: row
      ),
      FocusCase("left at the first: stays", [.left], lands: "a", by: .movesStopAtTheEnds, on: row),
      FocusCase(
        "on an empty screen: a boundary that is no end",
        [.right],
        lands: nil,
        by: .nothingWithoutCursor,
        on: "screen a\n  view #v"
      ),
      FocusCase(
        "four fingers: the last",
        [.last],
        lands: "d",
        by: .fourFingerTapsGoToTheEnds,
        on: row
      ),
      FocusCase(
        "four fingers: the first",
        [.last, .first],
        lands: "a",
        by: .fourFingerTapsGoToTheEnds,
        on: row
      ),
      FocusCase(
        "a touch of a group: its first",
        [.touch("group")],
        lands: "b",
        by: .touchLandsOnTheTopmost,
        on: row
      ),
      FocusCase(
        "a touch of what holds no stop: stays",
        [.last, .touch("view")],
        lands: "b",
        by: .touchNeedsAStop,
        on: """
          screen a
            text "A" #a
            view #view
            text "B" #b
          """
      ),
      FocusCase(
        "a dimmed element refuses activation",
        [.last, .tap],
        lands: "d",
        by: .dimmedElementsRefuse,
        on: row
      ),
      FocusCase(
        "a text that nobody handles refuses, too",
        [.tap],
        lands: "a",
        by: .activationNeedsAHandler,
        on: row
      ),
      FocusCase(
        "Return ends editing on the field",
        [.touch("field"), .tap, .type("x"), .right, .enter],
        lands: "field",
        by: .endedEditingLandsOnTheField,
        on: """
          screen a
            textField "Name" #field
            text "A" #a
          """
      ),
      FocusCase(
        "a scrub ends editing on the field",
        [.touch("field"), .tap, .right, .scrub],
        lands: "field",
        by: .endedEditingLandsOnTheField,
        on: """
          screen a
            textField "Name" #field
            text "A" #a
          """
      ),
      FocusCase(
        "a page that goes away: the first of the next",
        [.scroll(.left)],
        lands: "b",
        by: .pageTurnLandsOnItsFirst,
        on: """
          screen a
            scrollView #view
              pages: 2
              frame: 0 0 100 100
              text "A" #a
                frame: 0 0 10 10
              text "B" #b
                frame: 100 0 10 10
          """
      ),
    ]
  }

  @Test("leads where the order says", arguments: cases)
  func moves(_ example: FocusCase) throws { try example.check() }

  @Test("reads rows from top to bottom, and each along the layout")
  func order() throws {
    let rows = """
      screen a
        text "1" #right
          frame: 100 0 10 10
        text "2" #below
          frame: 0 20 10 10
        text "3" #left
          frame: 0 7 10 10
      """
    #expect(try TestPhone(rows).stops == ["left", "right", "below"])
    var settings = VoiceOverSettings()
    settings.direction = .rightToLeft
    #expect(try TestPhone(rows, settings: settings).stops == ["right", "left", "below"])
  }

  @Test("follows the order as it changes")
  func changes() throws {
    var phone = try TestPhone(
      """
      screen a
        button "A" #a
          on activate: show #b
        text "B" #b
          hidden: true
        text "C" #c
      """
    )
    #expect(phone.stops == ["a", "c"])
    try phone.make(.tap)
    #expect(phone.stops == ["a", "b", "c"])
    try phone.make(.right)
    #expect(phone.cursor == "b")
  }

  @Test("leaves a tab bar for last, and an open alert only to itself")
  func roots() throws {
    var phone = try TestPhone(
      """
      app "Shop"
        tabBar
          tab "List" #tab
            opens: list
      screen list
        button "A" #a
          on activate: present #ask
        alert "Sure?" #ask
          button "No" #no
      """
    )
    #expect(phone.stops == ["a", "tab"])
    try phone.make(.tap)
    #expect(phone.stops == [nil, "no"])
  }

  @Test("keeps the decisions of a turn, including the app's")
  func decisions() throws {
    var phone = try TestPhone(
      """
      screen a
        button "A" #a
          on activate: push b
      screen b
        text "B" #b
      """
    )
    #expect(phone.rules.contains(.newScreenLandsOnTheFirst))
    try phone.make(.tap)
    #expect(
      phone.rules == [
        .doubleTapActivates, .activationSounds, .shownScreenIsNamed, .newScreenLandsOnTheFirst,
        .landingDescribesTheStop,
      ]
    )
    try phone.make(.scrub)
    #expect(phone.engine.decisions.first == .app(.scrubGoesBack))
    try phone.make(.scrub)
    #expect(phone.rules == [.scrubNeedsSomethingToLeave])
  }
}
