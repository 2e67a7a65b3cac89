import EarshotTranscripts
import EarshotSession
import SessionTestSupport
import Testing

/// VOICEOVER.md, chapter 5: mute, screen curtain, copy.
@Suite("VoiceOver's own switches")
struct SwitchTests {
  private let screen = """
    screen main
      header "Menu"
      button "Points"
        hint: Opens your offers
      element
        hint: Only a hint
      element
    """

  @Test("the curtain hides what would be shown, but no speech")
  func curtain() throws {
    var walk = try Walk(screen)
    let curtainLine = "# the screen curtain is on; 'three-finger triple tap' turns it off"
    #expect(walk("three-finger triple tap") == ["Screen curtain on"])
    #expect(walk(":screen") == [curtainLine])
    #expect(walk(":tree") == [curtainLine])
    #expect(walk("n") == ["Points, Button", "~ hint: Opens your offers"])
    #expect(walk("curtain") == ["Screen curtain off"])
    #expect(walk(":screen").first == "#   1. Menu, Heading")
    #expect(walk(":tree").first == "#   screen main")
  }

  @Test("the curtain is also a setting")
  func curtainSetting() throws {
    var walk = try Walk(screen)
    let curtainLine = "# the screen curtain is on; 'three-finger triple tap' turns it off"
    #expect(walk(":set curtain on").first?.hasPrefix("# curtain: on; ") == true)
    #expect(walk(":screen") == [curtainLine])
    #expect(walk(":map") == [curtainLine])
    #expect(walk("curtain") == ["Screen curtain off"])
  }

  @Test("speech says that it is off, and that it is back")
  func mute() throws {
    var walk = try Walk(screen)
    #expect(walk("three-finger double tap") == ["Speech off"])
    #expect(walk(":settings").contains { $0.hasPrefix("# speech: off; ") })
    #expect(walk("mute") == ["Speech on"])
    #expect(walk(":settings").contains { $0.hasPrefix("# speech: on; ") })
  }

  @Test("the last speech is copied: the words of the stop, without its hint")
  func copy() throws {
    var session = try Session(screen: screen)
    #expect(session.clipboard == nil)
    #expect(session.run("start").lines == ["Menu, Heading"])
    session.run("n")
    #expect(session.run("three-finger quadruple tap").lines == ["Copied to clipboard"])
    #expect(session.clipboard == "Points, Button")
    session.run("p")
    session.run("copy")
    #expect(session.clipboard == "Menu, Heading")
  }

  @Test("the clipboard belongs to the phone: neither a start nor undo empties it")
  func clipboard() throws {
    var session = try Session(screen: screen)
    session.run("start")
    session.run("copy")
    session.run(":undo")
    #expect(session.clipboard == "Menu, Heading")
    session.run("start")
    #expect(session.clipboard == "Menu, Heading")
  }

  @Test("with nothing spoken yet, you hear the boundary")
  func nothingToCopy() throws {
    var session = try Session(screen: screen)
    #expect(session.run("copy").lines == ["~ sound: boundary"])
    #expect(session.clipboard == nil)
  }
}
