import SessionTestSupport
import Testing

/// SESSIONS.md, "Commands", `item chooser`; VOICEOVER.md, chapter 5.
@Suite("The item chooser")
struct ChooserTests {
  @Test("says the names of the elements, or everything that VoiceOver says if there is no name")
  func names() throws {
    var walk = try Walk(
      """
      screen a
        group "Profile"
          image "Photo"
          text "# 1"
        button "Pay"
          hint: Pays
        button
        element
          value: 5
        cell
          text "Ann"
          switch on "Mute"
      """
    )
    #expect(walk("two-finger triple tap") == ["~ screen: item chooser", "Search field"])
    #expect(
      walk("swipe right 9") == [
        "\\# 1", "5", "Ann, Mute, on", "Button", "Pay", "Photo", "~ sound: boundary",
      ]
    )
  }

  @Test("disappears on a start, comes back with :undo, and appears in :where")
  func states() throws {
    var walk = try Walk("screen a\n  text \"One\"\n  text \"Two\"\n")
    walk("item chooser", "type \"t\"")
    #expect(walk(":where").contains("# item chooser: open, searching \"t\""))
    #expect(walk("n") == ["Two"])
    walk("scrub", ":undo")
    #expect(walk("tap") == ["Two"])
    walk("start")
    #expect(walk("n") == ["Two"])
    #expect(!walk(":where").contains { $0.contains("chooser") })
  }

  @Test("is explained as itself, with what gestures do in it")
  func inspected() throws {
    var walk = try Walk("screen a\n  text \"One\"\n  text \"Two\" #two\n")
    walk("start", "item chooser", "n", "n")
    #expect(walk(":what").first == "# double tap: goes to \"Two\"")
    #expect(walk(":what").last == "# scrub: closes the item chooser")
    #expect(walk(":why").count == 1)
    walk("n")
    #expect(walk(":why").first?.contains("the item chooser lists a search field") == true)
    walk("first", "a")
    #expect(walk(":why").first?.contains("the item chooser lists a search field") == true)
  }
}
