import EarshotTranscripts
import EarshotNotation
import EarshotSession
import SessionTestSupport
import Testing

@Suite(":log and :note")
struct LogTests {
  @Test("prints the session so far, without questions")
  func log() throws {
    var walk = try Walk(pizzeria)
    #expect(
      walk("## Offers", "n", ":where", "", ":note heard twice", "nonsense", ":log") == [
        "# > start", "# Pizzeria", "# Menu, Heading",
        "#", "# ## Offers",
        "# > swipe right", "# Bonus points, 24, Button", "# ~ hint: Opens your offers",
        "# # heard twice", "# # > nonsense",
      ]
    )
    #expect(walk(":note heard twice") == ["# heard twice"])
    #expect(walk(":note \"a\\nb\"") == ["# a⏎b"])
  }

  @Test("keeps a comment that reads like a failing claim")
  func remarkLikeFailure() throws {
    var walk = try Walk("screen main\n  text \"a\"\n")
    #expect(walk(":note fails: a", ":log") == ["# > start", "# a", "# # fails: a"])
  }

  @Test("leaves out what was undone, and keeps comments and settings")
  func undone() throws {
    var walk = try Walk(pizzeria)
    #expect(
      walk("n", "n", ":note here", ":set hints off", ":undo 2", "last", ":log") == [
        "# > start", "# Pizzeria", "# Menu, Heading", "# # here",
        "# > :set hints off", "# # hints: off; whether VoiceOver says hints after the description",
        "# > four-finger tap bottom", "# Tab Bar, Cart, 0 items, Tab, 2 of 2",
      ]
    )
  }

  @Test("keeps a partly undone line, with the undoing")
  func halfUndone() throws {
    var walk = try Walk("screen main\n  text \"a\"\n  text \"b\"\n  text \"c\"\n")
    let line = ["# > start", "# a", "# > swipe right; swipe right; swipe left", "# b"]
    #expect(walk("n; n; p", ":undo 2", ":log") == line + ["# > :undo 2"])
    #expect(walk("tap", ":log") == line + ["# > :undo 2", "# > tap", "# b"])
    #expect(walk(":undo 3", ":log") == ["# > start", "# a"])
  }

  @Test("continues after a start, and goes back to before one")
  func restarted() throws {
    var walk = try Walk("screen main\n  text \"a\"\n  text \"b\"\n")
    let first = ["# > start", "# a", "# > swipe right", "# b"]
    #expect(walk("n", "start", ":log") == first + ["# > start", "# a"])
    #expect(walk(":undo", "p", ":log") == first + ["# > swipe left", "# a"])
    var silent = try Walk(unstarted: "screen main\n  text \"a\"\n  text \"b\"\n")
    #expect(silent("n", ":undo", ":log") == ["# you haven't done anything yet"])
  }

  @Test("begins with the settings that differ from a new phone's")
  func header() throws {
    var walk = try Walk("screen main\n  button \"a\"\n", ["style": "snapshot", "rate": "80%"])
    #expect(
      walk(":set hints off", ":log").prefix(4) == [
        "# style: snapshot", "# rate: 80%", "#", "# > start",
      ]
    )
  }

  @Test("is a transcript that passes")
  func transcript() throws {
    var walk = try Walk(pizzeria)
    for line in ["n", "a", "nonsense", "n; n", "z", "## On", "last", ":why", "a", "wait 2s"] {
      walk(line)
    }
    let text = "screen: app.screen\n\n" + walk(":log").map { $0.dropFirst(2) + "\n" }.joined()
    let result = Transcript.read(SourceText(name: "log.vo", text))
    #expect(result.diagnostics == [])
    let run = TranscriptRun(try #require(result.transcript), on: walk.session.document)
    #expect(run.passed, "\(run.report)")
  }
}
