import Earshot
import EarshotTesting
import Testing

@Suite("Ordering a pizza")
struct OrderTests {
  @Test("is heard as the session file says")
  func order() {
    expectSession("order.vo")
  }

  @Test("is reported with its place when it is not")
  func report() throws {
    let order = try SessionFile(contentsOf: "order.vo")
    let changed = SessionFile(
      """
      screen: menu.screen

      > start
      Pizzeria
      Menu, Heading
      > swipe right to #fourCheese
      Bonus points, 25, Button
      ~ hint: Opens your offers
      Four Cheese, 425 roubles, Button
      """,
      named: "order.vo",
      screens: { path in .init(named: path, try ScreenDocument(contentsOf: path).screenText) }
    )
    #expect(try order.run().passed)
    let failure = try #require(try changed.run().failures.first)
    #expect(failure.line == 6)
    #expect(failure.details == ["value \"25\" → \"24\", from the value of #points"])
  }

  @Test("offers sizes on a screen that is kept in a file")
  func size() throws {
    var session = VoiceOverSession(try ScreenDocument(contentsOf: "menu.screen"))
    try session.start("card")
    try session.swipe(.right, to: "#size")
    try session.swipe(.up)
    #expect(session.stop("#size")?.value == "Large")
    expectSpeech(session.stop("#add")?.description ?? "", "Add to cart, Large, dimmed, Button")
  }

  @Test("names elements that the screen file has")
  func identifiers() throws {
    let document = try ScreenDocument(contentsOf: "menu.screen")
    var session = VoiceOverSession(document)
    try session.start(.card)
    try session.touch(.cheese)
    #expect(session.isFocused(.cheese))
    #expect(MenuIdentifier.allCases.map(\.rawValue) == document.identifiers)
    #expect(MenuScreen.allCases.map(\.rawValue) == document.screens)
  }
}
