import EarshotAudit
import EarshotNotation
import SessionTestSupport
import Testing

@Suite("The audit at the prompt")
struct AuditPromptTests {
  private let screen = """
    screen cart "Cart"
      header "Cart"
      button #pay
        on activate: announce "Paid"
      image
    """

  @Test("begins with the stop in focus and its fix, then lists the screen")
  func lines() throws {
    var walk = try Walk(screen)
    #expect(
      Audit.lines(on: walk.session) == [
        "no findings at the cursor", "elsewhere on the screen:",
        "#pay: error: the button has no label; VoiceOver says 'Button' [label-missing]",
        "image: error: the image has no label; VoiceOver says 'Image' [image-label-missing]",
      ]
    )
    walk("swipe right")
    #expect(
      Audit.lines(on: walk.session).prefix(3) == [
        "at the cursor:",
        "error: the button has no label; VoiceOver says 'Button' [label-missing]",
        "  Give the control a label that says what it does.",
      ]
    )
  }

  @Test("says that what VoiceOver recognizes is a guess, and not a label")
  func guesses() throws {
    let walk = try Walk(
      """
      screen cart "Cart"
        header "Cart"
        button #add
          recognized: add
          on activate: announce "Added" high
        image
          recognizedText: Sale
      """
    )
    #expect(
      Audit.lines(on: walk.session).suffix(2) == [
        "#add: error: the button has no label; VoiceOver says 'Button, Possibly add', "
          + "of which 'Possibly add' is a guess [label-missing]",
        "image: error: the image has no label; VoiceOver says 'Image, Possible text: Sale', "
          + "of which 'Possible text: Sale' is a guess [image-label-missing]",
      ]
    )
  }

  @Test("lists what sounds the same in the order of the screen")
  func order() throws {
    let names = ["Ham", "Corn", "Basil", "Tuna", "Olives", "Onions", "Capers", "Garlic"]
    let buttons = (names + names).map { "  button \"\($0)\"\n" }.joined()
    let walk = try Walk("screen toppings \"Toppings\"\n  header \"Toppings\"\n\(buttons)")
    let alike = Audit.lines(on: walk.session).filter { $0.hasSuffix("[label-duplicate]") }
    #expect(
      alike
        == names.map {
          "button \"\($0)\": warning: 2 stops sound the same: '\($0), Button' [label-duplicate]"
        }
    )
  }

  @Test("says if nothing is wrong")
  func nothing() throws {
    let walk = try Walk("screen cart \"Cart\"\n  header \"Cart\"\n")
    #expect(
      Audit.lines(on: walk.session) == [
        "the audit finds no problems on this screen in its current state; 'earshot audit' also tries gestures"
      ]
    )
  }

  @Test("leaves out what comments in the files leave out, as the audit does")
  func ignored() throws {
    let text = screen.replacing(
      "  image",
      with: "  # audit: ignore image-label-missing \"a line\"\n  image"
    )
    let source = SourceText(name: "cart.screen", text)
    let audit = try #require(Audit(AppDocument.read([source]), of: [source]))
    let lines = try #require(audit.lines(on: try Walk(text).session))
    #expect(!lines.contains { $0.contains("image-label-missing") })
    #expect(lines.last == "comments suppress 1 finding")
    #expect(audit.lines(on: try Walk(screen + "  button \"Go\"\n").session) == nil)
  }
}
