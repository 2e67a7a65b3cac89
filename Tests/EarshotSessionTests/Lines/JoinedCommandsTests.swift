import SessionTestSupport
import Testing

/// SESSIONS.md, "Commands"; VOICEOVER.md 8.1 and 8.2.
@Suite("Commands joined by a semicolon")
struct JoinedCommandsTests {
  private let screen = """
    screen main
      button "Go"
        hint: Starts
        on activate:
          announce "Stop now" high
          announce "Later" low
      button "Next"
        on activate: announce "Ready"
    """

  @Test("silence what was about to be said, including hints; sounds were heard")
  func silenced() throws {
    var walk = try Walk(screen)
    #expect(walk("n; p") == ["Go, Button", "~ hint: Starts"])
    #expect(walk("n; a; p") == ["~ sound: activate", "Go, Button", "~ hint: Starts"])
    #expect(walk("n; n") == ["~ sound: boundary", "Next, Button"])
  }

  @Test("don't cut a high-priority announcement, and wait for it")
  func high() throws {
    var walk = try Walk(screen)
    #expect(walk("a; n") == ["~ sound: activate", "Stop now", "Next, Button"])
  }

  @Test("let you hear what a wait follows")
  func wait() throws {
    var walk = try Walk(screen)
    #expect(walk("n; wait 9s; p") == ["Next, Button", "Go, Button", "~ hint: Starts"])
  }

  @Test("differ from a count, which speaks each one to the end")
  func counts() throws {
    var walk = try Walk(screen)
    let heard = ["~ sound: boundary", "Next, Button", "~ sound: boundary", "Next, Button"]
    #expect(walk("p; n 2") == heard)
    #expect(walk("p") == ["Go, Button", "~ hint: Starts"])
  }
}
