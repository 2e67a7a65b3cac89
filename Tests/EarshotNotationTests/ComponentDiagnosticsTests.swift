import Testing

@Suite("Components that can't be expanded")
struct ComponentDiagnosticsTests {
  static let product = """
    component product(name, price)
      group "{name}, {price}"
        stepper "How many" #count

    """

  private static func uses(_ name: String, _ lines: String, _ message: String) -> DiagnosticCase {
    DiagnosticCase(name, product + "screen a\n" + lines, message)
  }

  static let uses: [DiagnosticCase] = [
    uses(
      "too few arguments",
      "  use 1️⃣product1️⃣(\"Milk\") #milk",
      "'product(name, price)' takes 2 arguments, not 1; in the parentheses, add a string for 'price', because each parameter needs one"
    ),
    uses(
      "arguments without quotes",
      "  use product(1️⃣Milk, 1.991️⃣) #milk",
      "write arguments as strings in quotes: \"Milk\""
    ),
    uses(
      "no name",
      "  use 1️⃣product1️⃣(\"Milk\", \"2\")",
      "'product' contains #count, so each 'use' needs its own identifier at the end of its line, such as #milk"
    ),
    uses(
      "a name from inside",
      "  use product(\"Milk\", \"2\") #milk\n  use product(\"Bread\", \"3\") #bread\neach 1️⃣#count1️⃣\n  hint: x",
      "unknown identifier '#count'; it's inside the component 'product', so write #milk-count or #bread-count"
    ),
    uses(
      "a node below, without a slot",
      "  use 1️⃣product1️⃣(\"Milk\", \"2\") #milk\n    text \"New\"",
      "the component 'product' needs a 'slot' for the lines below 'use'; add one inside its element"
    ),
    uses(
      "a property below",
      "  use product(\"Milk\", \"2\") #milk\n    1️⃣label:1️⃣ x",
      "only elements belong below 'use'; write this line in the component or in an 'each' block"
    ),
    uses(
      "an unknown component",
      "  use product(\"Milk\", \"2\") #milk\n  use 1️⃣prodct1️⃣(\"A\", \"1\") #a",
      "unknown component 'prodct'; did you mean 'product'?"
    ),
    uses(
      "two uses of one name",
      "  use product(\"Milk\", \"2\") #milk\n  use product(\"Milk\", \"2\") 1️⃣#milk1️⃣",
      "the app already has '#milk'"
    ),
    uses(
      "a name that another node has",
      "  text #milk-count\n  use product(\"Milk\", \"2\") 1️⃣#milk1️⃣",
      "the app already has '#milk-count'"
    ),
    uses(
      "a state behind a use",
      "  use product(\"Milk\", \"2\") 1️⃣selected1️⃣ #milk",
      "a line with 'use' can end only with an identifier and tags"
    ),
  ]

  static let components: [DiagnosticCase] = [
    DiagnosticCase(
      "two roots",
      "component a\n  text \"A\"\n  1️⃣text1️⃣ \"B\"\nscreen s\n  use a",
      "a component can contain only one element; put its elements in a 'view'"
    ),
    DiagnosticCase(
      "two slots",
      "component a\n  view\n    slot\n    1️⃣slot1️⃣\nscreen s\n  use a",
      "a component can have only one 'slot'"
    ),
    DiagnosticCase(
      "a stray slot",
      "screen s\n  view\n    1️⃣slot1️⃣",
      "'slot' belongs in a component; move it there"
    ),
    DiagnosticCase(
      "no node",
      "component 1️⃣a1️⃣\nscreen s\n  use a",
      "a component needs an element; write one below it"
    ),
    DiagnosticCase(
      "a property of the component",
      "component a\n  1️⃣label:1️⃣ x\n  text\nscreen s\n  use a",
      "only an element can be directly below 'component'; write this line below the element"
    ),
    DiagnosticCase(
      "a circle",
      "component a\n  use b\ncomponent b\n  use 1️⃣a1️⃣\nscreen s\n  use a",
      "a component can't contain itself, even inside other components (a → b → a); delete this line"
    ),
    DiagnosticCase(
      "an argument without a number",
      "component a(price)\n  text \"{price * 2}\"\nscreen s\n  use a(1️⃣\"free\"1️⃣)",
      "the component calculates with 'price', so the argument must contain a number, not 'free'; write a number"
    ),
    DiagnosticCase(
      "a reference in a fixed text",
      "component a(name)\n  button \"B\"\n    action \"Take {name}\": back\nscreen s\n  text \"T\" #t\n  use a(1️⃣\"{#t}\"1️⃣)",
      "the argument for 'name' can't contain references, because '{name}' is in text that never changes, such as the name of an action"
    ),
    DiagnosticCase(
      "an unknown node, reported once",
      "component a\n  text \"{1️⃣#zz1️⃣}\"\nscreen s\n  use a\n  use a",
      "unknown identifier '#zz'"
    ),
    DiagnosticCase(
      "a component that nothing uses",
      "component 1️⃣a1️⃣\n  text \"A\"\nscreen s\n  text \"T\"",
      "nothing uses the component 'a'"
    ),
    DiagnosticCase(
      "an unknown node in a component that nothing uses",
      "component 1️⃣a1️⃣\n  text \"{2️⃣#zz2️⃣}\"\nscreen s\n  text \"T\"",
      "nothing uses the component 'a'",
      "unknown identifier '#zz'"
    ),
    DiagnosticCase(
      "a parameter twice",
      "component a(name, 1️⃣name1️⃣)\n  text \"A\"\nscreen s\n  use a(\"A\", \"B\")",
      "the component already has a parameter 'name'"
    ),
    DiagnosticCase(
      "a parameter called label",
      "component a(1️⃣label1️⃣)\n  text \"A\"\nscreen s\n  text \"T\"",
      "a parameter can't be named 'label'"
    ),
    DiagnosticCase(
      "a component called when",
      "component 1️⃣when1️⃣\n  text \"A\"\nscreen s\n  text \"T\"",
      "a component can't be named 'when'"
    ),
    DiagnosticCase(
      "there's already a component",
      "component a\n  text \"A\"\ncomponent 1️⃣a1️⃣\n  text \"B\"\nscreen s\n  use a",
      "there's already a component 'a'"
    ),
  ]

  @Test("are reported once, at their places", arguments: uses + components)
  func check(_ item: DiagnosticCase) { item.check() }

  @Test("expand to at most as many nodes as an app can have")
  func limit() {
    DiagnosticCase(
      "a product of uses",
      levels + "screen s\n  use 1️⃣c121️⃣",
      "with the 22,369,621 nodes of 'use c12', the app exceeds 1,000,000 nodes; use fewer components"
    ).check()
  }

  @Test("aren't expanded if they go in a circle")
  func circle() {
    DiagnosticCase(
      "a product of uses in a circle",
      levels + "component a\n  view\n    use c12\n    use b\ncomponent b\n  use 1️⃣a1️⃣\n"
        + "screen s\n  use a",
      "a component can't contain itself, even inside other components (a → b → a); delete this line"
    ).check()
  }

  /// Components that each contain four of the previous one.
  private var levels: String {
    (1...12).map { level in
      let inner = level == 1 ? "text \"A\"" : "use c\(level - 1)"
      return "component c\(level)\n  view\n    \(inner)\n    \(inner)\n    \(inner)\n    \(inner)\n"
    }.joined()
  }
}
