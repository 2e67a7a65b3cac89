import SessionTestSupport
import Testing

@testable import EarshotSession

/// VOICEOVER.md, chapter 5, Help.
@Suite("Practicing gestures")
struct PracticeTests {
  private let screen = """
    screen main
      header "Menu" #menu
      button "Pay" #pay
        on activate: push thanks
      text "Later"
        every 2s: announce "Tick"
    screen thanks
      text "Thanks"
    """

  @Test("names each gesture and moves nothing, until it ends")
  func practice() throws {
    var walk = try Walk(screen)
    walk("n")
    #expect(walk("four-finger double tap") == ["Starting help"])
    #expect(walk("swipe right") == ["swipe right, to the next element"])
    #expect(walk("a") == ["double tap, activates the element"])
    #expect(walk("]") == ["two finger rotate right, turns the rotor to its next setting"])
    #expect(walk(":where").contains("# focus: 2 of 3, button \"Pay\" #pay"))
    #expect(walk("four-finger double tap") == ["Stopping help"])
    #expect(walk("swipe right") == ["Later"])
  }

  @Test("ends with a scrub, which goes nowhere")
  func scrub() throws {
    var walk = try Walk(screen)
    #expect(walk("n", "a", "practice") == ["Starting help"])
    #expect(walk("scrub") == ["Stopping help"])
    #expect(walk("tap") == ["Thanks"])
    #expect(walk("scrub") == ["~ screen: main", "Pay, Button"])
  }

  @Test("names a gesture as often as it is made")
  func counts() throws {
    var walk = try Walk(screen)
    walk("practice")
    let name = "swipe left, to the previous element"
    #expect(walk("swipe left 3") == [name, name, name])
    #expect(
      walk("swipe right to #pay") == [
        "swipe right, to the next element", "~ refused: #pay not reached",
      ]
    )
    #expect(walk("swipe right to #menu") == ["~ silent"])
  }

  @Test("lets time pass; the program's own answers appear; a start ends it")
  func others() throws {
    var walk = try Walk(screen)
    walk("practice")
    #expect(walk("wait 2s") == ["Tick"])
    #expect(walk(":rotor").first == "# > Characters")
    #expect(walk("rubbish") == ["~ refused: unknown command 'rubbish'; ':help' lists the commands"])
    #expect(walk("start") == ["Menu, Heading"])
    #expect(walk("n") == ["Pay, Button"])
  }

  @Test("can be undone like any gesture")
  func undo() throws {
    var walk = try Walk(screen)
    walk("practice", ":undo")
    #expect(walk("n") == ["Pay, Button"])
  }

  @Test(
    "names gestures by what the fingers do",
    arguments: [
      ("tap", "tap"), ("touch #pay", "touch"), ("double tap and hold", "double tap and hold"),
      ("triple tap", "triple tap"), ("drag 1 2 to 3 4", "drag"),
      ("rotor left", "two finger rotate left"), ("rotor \"Links\"", "two finger rotate right"),
      ("magic tap", "two finger double tap"), ("read all", "two finger swipe down"),
      ("read from top", "two finger swipe up"), ("item chooser", "two finger triple tap"),
      ("scroll left", "three finger swipe left"), ("scroll down", "three finger swipe down"),
      ("summary", "three finger tap"), ("mute", "three finger double tap"),
      ("curtain", "three finger triple tap"), ("copy", "three finger quadruple tap"),
      ("first", "four finger tap top"), ("last", "four finger tap bottom"),
      ("undo typing", "three finger double tap and hold left"),
      ("redo typing", "three finger double tap and hold right"),
      ("pass through up", "double tap, hold and drag up"),
      ("increment", "swipe up"), ("decrement", "swipe down"), ("zoom in", "swipe up"),
      ("zoom out", "swipe down"), ("action \"Delete\"", "double tap"),
      ("type \"a\"", "type"), ("delete", "delete"), ("return", "return"),
      ("select all", "select all"), ("select \"a\"", "select"),
    ]
  )
  func names(_ command: String, _ name: String) throws {
    var walk = try Walk(screen)
    walk("practice")
    #expect(walk(command).first?.hasPrefix(name + ", ") == true)
  }
}
