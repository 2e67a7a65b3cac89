import Earshot
import EarshotTesting
import Pizzeria
import Testing

@Suite("The cart")
struct CartTests {
  /// The screen of a cart, as the app's views would describe it.
  private func screen(_ cart: Cart) throws -> ScreenDocument {
    let pizzas = cart.lines.map { line in
      ScreenNode(.text, line.name, value: "\(line.price) roubles", actions: ["Remove"])
    }
    let pay = ScreenNode(
      .button,
      "Pay",
      value: "\(cart.total) roubles",
      traits: cart.lines.isEmpty ? [.notEnabled] : [],
      identifier: "pay"
    )
    let nodes = [ScreenNode(.header, "Cart")] + pizzas + [pay]
    return try ScreenDocument(screens: [.init("cart", title: "Cart", children: nodes)])
  }

  @Test("says name and price of each pizza, and the sum on the button")
  func full() throws {
    let cart = Cart([.init("Four Cheese", 425), .init("Garden", 395)])
    let session = VoiceOverSession(try screen(cart))
    expectSpeech(
      session.order,
      """
      Cart, Heading
      Four Cheese, 425 roubles
      Garden, 395 roubles
      Pay, 820 roubles, Button
      """
    )
  }

  @Test("cannot be paid while it is empty")
  func empty() throws {
    var session = VoiceOverSession(try screen(Cart()))
    try session.swipe(.right, to: "#pay")
    #expect(session.focus?.traits.contains(.notEnabled) == true)
    #expect(try session.attempt(.doubleTap).refusal == "dimmed")
  }

  @Test("shows a person who only speaks what to say")
  func voice() throws {
    let settings = try VoiceOverSession.Settings(["voiceControl": "on"])
    var session = VoiceOverSession(
      try screen(Cart([.init("Garden", 395)])),
      settings: settings
    )
    session.start()
    #expect(session.names == ["Garden", "Pay"])
    #expect(throws: VoiceOverSession.GestureError.self) { try session.say("Tap Pay button") }
  }

  @Test("is heard in the user's language", arguments: [("en", "Button"), ("de", "Taste")])
  func languages(language: String, role: String) throws {
    let settings = try VoiceOverSession.Settings(["language": language])
    let session = VoiceOverSession(try screen(Cart([.init("Garden", 395)])), settings: settings)
    #expect(session.readOut.last?[.role] == role)
  }

  @Test("has nothing that is hard to use by ear")
  func audit() throws {
    let cart = Cart([.init("Four Cheese", 425), .init("Garden", 395)])
    #expect(try screen(cart).audit(atLeast: .warning) == [])
  }

  @Test("sounds as the designer wrote it down")
  func design() throws {
    let design = try ScreenDocument(
      """
      screen cart "Cart"
        header "Cart"
        button notEnabled "Pay" #pay
          value: 0 roubles
      """
    )
    #expect(try screen(Cart()).audibleChanges(from: design) == [])
  }
}
