import Earshot
import Pizzeria
import Testing

@Suite("The cart")
struct CartTests {
  @Test("says name and price of each pizza, and the sum on the button")
  func full() throws {
    let cart = Cart([.init("Four Cheese", 425), .init("Garden", 395)])
    let session = try Session(screen: cart.elementTree(), named: "cart.json")
    #expect(
      session.stopUtterances.map(\.text) == [
        "Cart, Heading", "Four Cheese, 425 roubles", "Garden, 395 roubles",
        "Pay, 820 roubles, Button",
      ]
    )
  }

  @Test("cannot be paid while it is empty")
  func empty() throws {
    var session = try Session(screen: Cart().elementTree(), named: "cart.json")
    session.run("start")
    let pay = try #require(session.run("swipe right").utterances.first)
    #expect(pay[.state] == "dimmed")
    #expect(session.run("double tap").isRefused)
  }

  @Test("is heard in the user's language", arguments: [("en", "Button"), ("de", "Taste")])
  func languages(language: String, role: String) throws {
    let options = try SessionOptions(["language": language])
    let cart = Cart([.init("Garden", 395)])
    let session = try Session(screen: cart.elementTree(), named: "cart.json", options: options)
    #expect(session.stopUtterances.last?[.role] == role)
  }

  @Test("keeps what is heard when its code changes")
  func comparison() throws {
    let old = try Session(screen: Cart().elementTree(), named: "cart.json").document
    let new = try Session(
      screen: """
        screen cart "Cart"
          header "Cart"
          button notEnabled "Pay" #pay
            value: 0 roubles
        """
    ).document
    let comparison = AppComparison(from: old, to: new)
    #expect(comparison.isEmpty, "\(comparison.lines.joined(separator: "\n"))")
  }
}
