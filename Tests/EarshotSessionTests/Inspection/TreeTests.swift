import EarshotSession
import SessionTestSupport
import Testing

@Suite(":tree")
struct TreeTests {
  @Test("prints the example of the reference")
  func example() throws {
    var walk = try Walk(pizzeria)
    let lines = """
      #   screen menu "Menu"
      #     1. header "Menu"
      # >   2. button "Bonus points" #points
      #     list "Pizzas"
      #       3. button "Pepperoni Fresh, from 245 roubles" .special
      #       4. button "Four Cheese, from 320 roubles"
      #     tabBar
      #       5. tab selected "Menu"
      #       6. tab "Cart" #cartTab
      """
    #expect(walk("n", ":tree") == lines.split(separator: "\n").map(String.init))
  }

  @Test("marks pruned nodes, with everything inside")
  func pruned() throws {
    var walk = try Walk(
      """
      screen main
        view
          hidden: true
          text "a"
        group "b"
          elementsHidden: true
          text "c"
        view
          text "d"
        view
          elements: #g
          text "f"
          text "g" #g
        cell
          text "inside"
        alert "h" #h
          button "i"
      """
    )
    let lines = """
      #   screen main
      #     view (hidden)
      #       text "a" (hidden)
      #     group "b" (hidden)
      #       text "c" (hidden)
      #     view
      # >     1. text "d"
      #     view
      #       text "f" (hidden)
      #       2. text "g" #g
      #     3. cell
      #       text "inside"
      #     alert "h" #h (hidden)
      #       text "h" (hidden)
      #       button "i" (hidden)
      """
    #expect(walk(":tree") == lines.split(separator: "\n").map(String.init))
  }

  @Test("marks what a modal view sets aside, and the screen under an alert")
  func modal() throws {
    var walk = try Walk(
      """
      screen main
        text "a"
        view
          viewIsModal: true
          button "b"
            on activate: present #c
        alert "c" #c
          button "d"
            on activate: remove self
      """
    )
    #expect(
      walk(":tree") == [
        "#   screen main", "#     text \"a\" (hidden)", "#     view", "# >     1. button \"b\"",
        "#     alert \"c\" #c (hidden)", "#       text \"c\" (hidden)",
        "#       button \"d\" (hidden)",
      ]
    )
    #expect(
      walk("a", "n", ":tree") == [
        "#   screen main", "#     text \"a\" (hidden)", "#     view (hidden)",
        "#       button \"b\" (hidden)", "#     alert \"c\" #c", "#       1. text \"c\"",
        "# >     2. button \"d\"",
      ]
    )
    #expect(walk("a", ":tree").last == "#       1. text \"c\"")
    #expect(walk("tap", ":tree").last == "# >     1. text \"c\"")
  }

  @Test("prints node lines as they are now")
  func now() throws {
    var walk = try Walk(
      """
      screen main
        switch off "Sound" #sound
        text "Sound is {#sound}" #note
        button "Pay"
          traits when #sound is on: notEnabled
        stepper "Count"
      """
    )
    #expect(
      walk("a", ":tree") == [
        "#   screen main", "# >   1. switch on \"Sound\" #sound",
        "#     2. text \"Sound is on\" #note",
        "#     3. button notEnabled \"Pay\"", "#     stepper \"Count\"",
        "#       4. button \"Decrement\"", "#       5. button \"Increment\"",
      ]
    )
  }

  @Test("ends at once on a deep screen")
  func deep() throws {
    let depth = 1_000
    let nested = (1...depth).map { String(repeating: "  ", count: $0) + "view\n" }.joined()
    var walk = try Walk(
      "screen main\n\(nested)\(String(repeating: "  ", count: depth + 1))text \"a\"\n"
    )
    #expect(walk(":tree").count == depth + 2)
  }
}
