import EarshotSession
import SessionTestSupport
import Testing

@Suite(":where")
struct WhereTests {
  @Test("shows the screen, the focus, the rotor, and the time")
  func example() throws {
    var walk = try Walk(pizzeria)
    #expect(
      walk("n", "rotor headings", "wait 3.4s", ":where") == [
        "# screen: menu \"Menu\", 1 screen on the stack",
        "# focus: 2 of 6, button \"Bonus points\" #points",
        "# rotor: Headings",
        "# time: 3.4s",
      ]
    )
    #expect(
      walk("n", "a", ":where").first == "# screen: card \"Pepperoni Fresh\", 2 screens on the stack"
    )
  }

  @Test("lists the containers around the focus, outermost first, without views between")
  func inside() throws {
    var walk = try Walk(
      "screen main\n  list \"Pizzas\" #list\n    view\n      group \"Today\"\n        button \"a\"\n"
    )
    #expect(
      walk(":where").dropFirst().prefix(2) == [
        "# focus: 1 of 1, button \"a\"", "# inside: list \"Pizzas\" #list, group \"Today\"",
      ]
    )
  }

  @Test("says if there is no focus")
  func nowhere() throws {
    var walk = try Walk("screen main\n")
    #expect(
      walk(":where") == [
        "# screen: main, 1 screen on the stack", "# focus: none", "# rotor: Characters",
        "# time: 0s",
      ]
    )
  }

  @Test("says where you type, and what is waiting")
  func editing() throws {
    var walk = try Walk(
      """
      screen main
        every 5s: set #name.hint: x
        textField "Name" #name
          value: Lemon
          action "Clear later":
            wait 2s
            set value:
      """
    )
    #expect(
      walk("a", "action \"clear later\"", ":where").dropFirst(4) == [
        "# editing: insertion point after 5 of 5 characters",
        "# waiting: action \"Clear later\" of #name, due in 2s",
        "# waiting: every 5s of screen main, due in 5s",
      ]
    )
    #expect(
      walk("rotor characters", "u 2", ":where")[4]
        == "# editing: insertion point after 3 of 5 characters"
    )
  }
}
