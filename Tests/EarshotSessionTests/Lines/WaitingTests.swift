import EarshotSession
import SessionTestSupport
import TestSupport
import Testing

@Suite("Time")
struct WaitingTests {
  private let screen = """
    screen main
      button "Pay" #pay
        on activate:
          announce "Paying"
          wait 3s
          announce "Paid"
          wait 0.5s
          push thanks
      button "Other"
      switch off "Flash"
        every 10s: toggle self
    screen thanks
      text "Thanks"
    """

  @Test("says when a waiting handler continues")
  func due() throws {
    var walk = try Walk(screen)
    #expect(walk("a") == ["~ sound: activate", "Pay", "Paying", "# more effects are due in 3s"])
    #expect(walk("n") == ["Other, Button"])
    #expect(
      walk(":where").suffix(2) == [
        "# waiting: on activate of #pay, due in 3s",
        "# waiting: every 10s of switch \"Flash\", due in 10s",
      ]
    )
  }

  @Test("moves only with wait, and what is due happens at its moment")
  func wait() throws {
    var walk = try Walk(screen)
    #expect(walk("a", "wait 2.5s") == ["~ silent"])
    #expect(walk("wait 1s") == ["Paid", "~ screen: thanks", "Thanks"])
    #expect(walk(":where").contains("# time: 3.5s"))
  }

  @Test("says it again if a handler waits once more after a wait")
  func again() throws {
    var walk = try Walk(screen)
    #expect(walk("a", "wait 3s") == ["Paid", "# more effects are due in 0.5s"])
    #expect(walk("wait 1s") == ["~ screen: thanks", "Thanks"])
  }

  @Test("names each handler that began to wait, and none that waited before")
  func several() throws {
    var walk = try Walk(screen)
    #expect(walk("a", "wait 1s", "a").last == "# more effects are due in 3s")
    #expect(walk("n") == ["Other, Button"])
    #expect(walk("start", "a; a").filter { $0 == "# more effects are due in 3s" }.count == 2)
  }

  @Test("names a handler that waits from the start")
  func appear() throws {
    var walk = try Walk(
      unstarted: "screen main\n  on appear:\n    wait 2s\n    announce \"Hello\"\n  text \"a\"\n"
    )
    #expect(walk("start") == ["a", "# more effects are due in 2s"])
    #expect(walk("start") == ["a", "# more effects are due in 2s"])
    #expect(walk("n") == ["~ sound: boundary", "a"])
  }

  @Test("passes under the cursor, and you hear what changes there")
  func polled() throws {
    var walk = try Walk(screen)
    #expect(walk("last", "wait 10s") == ["on"])
    #expect(walk("wait 25s") == ["off", "on"])
  }

  @Test("comes to an end, whatever the app does")
  func endless() throws {
    var walk = try Walk("screen main\n  text \"a\" #a\n    every 0.001s: set #a.value: 1\n")
    walk.session.eventLimit = Effort.share(of: walk.session.eventLimit)
    #expect(walk("wait 99999999s").last == "~ refused: effects never end")
    #expect(walk("n") == ["~ sound: boundary", "a, 1"])
  }
}
