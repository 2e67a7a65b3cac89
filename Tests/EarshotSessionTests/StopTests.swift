import EarshotModel
import EarshotSession
import EarshotTranscripts
import SessionTestSupport
import Testing

@Suite("A stop as a value")
struct StopTests {
  private let screen = """
    screen main
      header "Menu"
      button notEnabled "Pay {#sum}" #pay
        hint: Opens the sheet
        frame: 10 20 100 44
        action "Later": announce "Later"
      text "24" #sum
      text "Gone" #gone
        hidden: true
    """

  @Test("has what a test asks for, with resolved references")
  func properties() throws {
    let stop = try #require(Walk(screen).session.stop("#pay"))
    #expect(stop.identifier == "pay" && stop.label == "Pay 24" && stop.value == nil)
    #expect(stop.traits == [.button, .notEnabled])
    #expect(stop.description == "Pay 24, dimmed, Button")
    #expect(stop.hint == "Opens the sheet. Actions available")
    #expect(stop.actions == ["Later"])
    #expect(stop.frame == Rect(x: 10, y: 20, width: 100, height: 44))
  }

  @Test("is found by its label, and missing if no stop has that name")
  func names() throws {
    let session = try Walk(screen).session
    #expect(session.stop("Menu")?.description == "Menu, Heading")
    #expect(session.stop("#gone") == nil && session.stop("Gone") == nil)
  }

  @Test("is in the order of the swipes, and prints as it is said")
  func order() throws {
    let session = try Walk(screen).session
    #expect(session.order.map { "\($0)" } == ["Menu, Heading", "Pay 24, dimmed, Button", "24"])
  }

  @Test("the last speech is a list of strings")
  func spoken() throws {
    var walk = try Walk("app \"Shop\"\nscreen main\n  button \"Pay\"\n    hint: Pays\n")
    #expect(walk.session.spoken == ["Shop", "Pay, Button"])
    walk("tap", ":where")
    #expect(walk.session.spoken == ["Pay, Button"])
  }

  @Test("values print as a person reads them")
  func descriptions() throws {
    var walk = try Walk(screen)
    let response = walk.session.run("n")
    #expect(
      "\(response)"
        == "> swipe right\nPay 24, dimmed, Button\n~ hint: Opens the sheet. Actions available"
    )
    #expect(
      "\(response.utterances[0])" == "Pay 24, dimmed, Button ‖ Opens the sheet. Actions available"
    )
    #expect("\(walk.session.element("pay")?.traits ?? [])" == "button, notEnabled")
    #expect("\(Traits())" == "none")
    let element = try #require(walk.session.element("sum"))
    #expect("\(element)" == "text staticText \"24\" #sum")
  }
}
