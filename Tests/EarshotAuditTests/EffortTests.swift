import EarshotAudit
import EarshotNotation
import EarshotSession
import EarshotTranscripts
import SessionTestSupport
import TestSupport
import Testing

@Suite("What an app costs")
struct EffortTests {
  private let screen = """
    screen menu "Menu"
      header "Menu"
      button "Bonus"
        on activate: announce "24"
      text "Pizzas"
      button "Pepperoni"
        on activate: announce "Added"
      button "Garden"
        on activate: announce "Added"
    """

  @Test("a screen's stops, swipes, words, and seconds are counted at the pace of the clock")
  func screens() throws {
    let effort = AppEffort(try AppDocument.of(screen))
    let menu = try #require(effort.screens.first)
    #expect(menu.stops == 5)
    #expect(menu.swipes == 4)
    // Menu, Heading · Bonus, Button · Pizzas · Pepperoni, Button · Garden, Button
    #expect(menu.words == 9)
    #expect(menu.tenths == 30)
  }

  @Test("a control costs the swipes to it and the gesture that uses it")
  func swipes() throws {
    let menu = try #require(AppEffort(try AppDocument.of(screen)).screens.first)
    #expect(menu.controls.map(\.bySwipes) == [2, 4, 5])
    // A four-finger tap near the lower end goes to the last stop.
    #expect(menu.controls.map(\.least) == [2, 3, 2])
    #expect(menu.controls.map(\.byTouch) == [nil, nil, nil])
  }

  @Test(
    "no way is longer than swiping alone, in any sample app",
    arguments: Effort.share(of: ProjectFiles.screens, atLeast: 1)
  )
  func shorter(_ path: String) throws {
    let document = try #require(AppDocument.read([try ProjectFiles.source(path)]).document)
    for screen in AppEffort(document, advising: false).screens {
      for control in screen.controls {
        guard let least = control.least, let swipes = control.bySwipes else { continue }
        #expect(least <= swipes, "\(screen.screen): \(control.heard)")
      }
    }
  }

  @Test("the advice is tested: with the heading, the controls cost as much less as it says")
  func advice() throws {
    let rows = (1...12).map { "  button \"Pizza \($0)\"\n    on activate: announce \"\($0)\"" }
    let before = "screen menu \"Menu\"\n" + rows.prefix(6).joined(separator: "\n")
    let after =
      "\n" + rows.suffix(6).joined(separator: "\n") + "\n  text \"End\"\n  text \"Still\"\n"
    let plain = AppEffort(try AppDocument.of(before + "\n  text \"Specials\"" + after))
    let advice = try #require(plain.advice.first)
    #expect(advice.text == "Specials")
    let mended = AppEffort(try AppDocument.of(before + "\n  header \"Specials\"" + after))
    func total(_ effort: AppEffort) -> Int {
      effort.screens.flatMap(\.controls).reduce(0) { $0 + ($1.least ?? 0) }
    }
    #expect(total(plain) - total(mended) == advice.saved)
  }

  @Test("a budget names what costs more")
  func budget() throws {
    let effort = AppEffort(try AppDocument.of(screen))
    #expect(effort.over(3).isEmpty)
    #expect(effort.over(2).map(\.control.heard) == ["Pepperoni, Button"])
  }

  @Test("a session that takes a long way is shown the shorter one")
  func task() throws {
    let text = """
      screen: menu.screen

      > start
      > swipe right 3
      > swipe right
      > double tap
      """
    let transcript = try #require(Transcript.read(SourceText(name: "t.vo", text)).transcript)
    let task = TaskEffort(transcript, on: try AppDocument.of(screen))
    #expect(task.used == 5)
    #expect(task.fewest == 2)
    #expect(task.shorter.map(\.line) == [6])
  }

  @Test("tasks in claims are reported one by one, each from the end of the previous one")
  func tasks() throws {
    let text = """
      screen: menu.screen

      > start
      > swipe right 3
      ? task "Find a pizza": reach "Pepperoni"
      > double tap
      > four-finger tap bottom
      ? task "Find the last": reach "Garden"
      > swipe left
      """
    let transcript = try #require(Transcript.read(SourceText(name: "t.vo", text)).transcript)
    let tasks = TaskEffort.tasks(in: transcript, on: try AppDocument.of(screen))
    #expect(tasks.map(\.task) == ["Find a pizza", "Find the last"])
    #expect(tasks.map(\.line) == [4, 7])
    #expect(tasks.map(\.used) == [3, 2])
    #expect(tasks.map(\.fewest) == [2, 2])
    #expect(
      tasks.first.map { EffortText.lines(of: $0) }?.first
        == "t.vo:4: Find a pizza: 3 gestures, but 2 would be enough"
    )
  }

  @Test("apps that are too large to be measured beside a comparison get no headline")
  func largeApps() throws {
    func app(_ count: Int) throws -> AppDocument {
      try .of("screen a\n" + String(repeating: "  button \"B\"\n", count: count))
    }
    let small = try app(4)
    #expect(EffortComparison.headline(from: small, to: try app(3)) != nil)
    let large = try app(EffortComparison.nodeLimit)
    #expect(EffortComparison.headline(from: small, to: large) == nil)
    #expect(EffortComparison.headline(from: large, to: small) == nil)
  }

  /// An inbox in which you can delete a mail on its own screen or with an action.
  private let inbox = """
    screen inbox "Inbox"
      button "Anna" #anna
        on activate: push mail
        action "Delete": hide #anna
      button "Save" #save
        on activate: announce "Saved"
    screen mail "Anna"
      text "Hello"
      text "How are you?"
      button "Delete"
        on activate:
          hide #anna
          back
      text "Yours"
      text "Anna"
    """

  private func tasks(_ steps: String) throws -> [TaskEffort] {
    let text = "screen: inbox.screen\n\n" + steps
    let transcript = try #require(Transcript.read(SourceText(name: "t.vo", text)).transcript)
    return TaskEffort.tasks(in: transcript, on: try AppDocument.of(inbox))
  }

  @Test("other controls that lead to the same result are found")
  func otherControls() throws {
    let task = try #require(
      tasks(
        """
        > start
        > double tap
        > swipe right 2
        > double tap
        ? task "Delete a mail": reach #save

        """
      ).first
    )
    // The action is the first one: a swipe down, and a double tap. The cursor stays where the mail
    // was.
    #expect(task.used == 4)
    #expect(task.fewest == 3)
    #expect(task.otherWay == [.action("Delete"), .swipe(.right)])
    #expect(
      EffortText.lines(of: task).last
        == #"  t.vo:6: you can get the same result with 3 gestures: action "Delete"; swipe right"#
    )
  }

  @Test("a way without the app's announcements doesn't have the same result")
  func announcements() throws {
    let task = try #require(
      tasks(
        """
        > start
        > swipe right
        > double tap
        > swipe left
        ? task "Save": reach #anna

        """
      ).first
    )
    #expect(task.used == 3)
    #expect(task.fewest == 3)
    #expect(task.otherWay == nil)
    #expect(task.givenUp == nil)
  }

  @Test("a search ends after a number of gestures, and says so")
  func bound() throws {
    var start = Session(try AppDocument.of(inbox))
    start.perform(.start())
    var end = start
    for gesture in [Gesture.swipe(.right), .doubleTap, .swipe(.left)] { end.perform(gesture) }
    var search = ResultSearch(
      from: start,
      to: TaskResult(end, said: ["Saved"]),
      knowing: [],
      cost: 4
    )
    #expect(search.run(limit: 10) == .givenUp(gestures: 10))
    var whole = ResultSearch(
      from: start,
      to: TaskResult(end, said: ["Saved"]),
      knowing: [],
      cost: 4
    )
    #expect(whole.run() == .found([.swipe(.right), .doubleTap, .swipe(.left)], cost: 3))
  }

  @Test("alerts and sheets are measured from where the cursor lands")
  func panels() throws {
    let effort = AppEffort(
      try AppDocument.of(
        """
        screen menu "Menu"
          button "Help"
            on activate: present #help
          sheet "Help" #help
            text "Do you want a call?"
            button "Call"
              on activate: dismiss
        """
      )
    )
    #expect(effort.screens.map(\.screen) == ["menu", "help on menu"])
    let help = try #require(effort.screens.last)
    #expect(help.stops == 2)
    #expect(help.controls.map(\.least) == [2])
  }

  @Test("a headline shows what a change affects")
  func headline() throws {
    let row = "  button \"Pepperoni\"\n    on activate: announce \"Added\"\n"
    let moved = row + screen.replacing(row, with: "").dropFirst("screen menu \"Menu\"\n".count)
    let (old, new) = (
      try AppDocument.of(screen), try AppDocument.of("screen menu \"Menu\"\n" + moved)
    )
    #expect(
      EffortComparison.headline(from: old, to: new) == "3 gestures → 1 to 'Pepperoni, Button'"
    )
    let shorter = try AppDocument.of(screen.replacing("  text \"Pizzas\"\n", with: ""))
    #expect(EffortComparison.headline(from: old, to: shorter) == "5 stops → 4")
    #expect(EffortComparison.headline(from: old, to: old) == nil)
  }

  @Test("a headline compares controls that sound the same in their order")
  func alike() throws {
    let shop =
      "screen s \"S\"\n  text \"A\"\n  stepper \"Apples\"\n  text \"B\"\n"
      + "  stepper \"Pears\"\n  text \"C\"\n  stepper \"Plums\"\n"
    let old = try AppDocument.of(shop)
    let priced = try AppDocument.of(shop.replacing("text \"B\"", with: "text \"BB\""))
    #expect(EffortComparison.headline(from: old, to: priced) == nil)
    let fewer = try AppDocument.of(shop.replacing("  stepper \"Plums\"\n", with: ""))
    #expect(EffortComparison.headline(from: old, to: fewer) == "9 stops → 7")
  }
}
