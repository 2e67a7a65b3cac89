import EarshotSession
import SessionTestSupport
import Testing

@Suite("Starting")
struct StartTests {
  @Test("says the app's name if it has one, then the first stop")
  func start() throws {
    var walk = try Walk(unstarted: pizzeria)
    #expect(walk("start") == ["Pizzeria", "Menu, Heading"])
    var other = try Walk(unstarted: "screen main\n  text \"a\"\n")
    #expect(other("start") == ["a"])
  }

  @Test("on another screen opens that one, whatever its case")
  func screen() throws {
    var walk = try Walk(unstarted: pizzeria)
    #expect(walk("start Card") == ["Pizzeria", "Menu, Back button"])
    #expect(walk("z") == ["~ sound: boundary"])
    #expect(walk("start") == ["Pizzeria", "Menu, Heading"])
  }

  @Test("always begins with a fresh app")
  func fresh() throws {
    var walk = try Walk(pizzeria)
    #expect(walk("start card", "m", "touch #cartTab") == ["Tab Bar, Cart, 1 item, Tab, 2 of 2"])
    #expect(walk("wait 1s", "start", ":where").last == "# time: 0s")
    #expect(walk("touch #cartTab") == ["Tab Bar, Cart, 0 items, Tab, 2 of 2"])
  }

  @Test("with another command is silent, on the requested screen")
  func silent() throws {
    var walk = try Walk(unstarted: pizzeria)
    #expect(walk("n") == ["Bonus points, 24, Button", "~ hint: Opens your offers"])
    var other = try Walk(unstarted: pizzeria)
    other.session.firstScreen = "card"
    #expect(other("n") == ["Pepperoni Fresh pizza, Image"])
    #expect(other("start") == ["Pizzeria", "Menu, Back button"])
    #expect(other("start menu") == ["Pizzeria", "Menu, Heading"])
  }

  @Test("without stops says only the app's name, and every move meets a boundary")
  func empty() throws {
    var walk = try Walk(unstarted: "app \"Empty\"\nscreen main\n")
    #expect(walk("start") == ["Empty"])
    #expect(walk("n") == ["~ sound: boundary"])
    #expect(
      walk("n to #x") == [
        "~ refused: no such element", "# the app has no #x; ':tree' lists the identifiers",
      ]
    )
    #expect(walk(":where").contains("# focus: none"))
    var nameless = try Walk(unstarted: "screen main\n")
    #expect(nameless("start") == ["~ silent"])
  }
}
