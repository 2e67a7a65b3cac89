import EarshotModel
import EarshotNotation
import Testing

@Suite("Components")
struct ComponentTests {
  static let shop = """
    component product(name, price)
      # A comment in a component.
      group "{name}, {price} euros" .product
        text "\\{name} {value}"
        stepper "How many" #count
          range: 0...9
          on valueChanged: announce "{#count item|items} of {name}"
        text #sum
          value: {price * #count}
          hidden: true
        button "Remove" #remove
          traits when #count is 0: notEnabled
          action "Forget {name}": set #count.value: 0
          on activate:
            decrement #count
            notify layoutChanged #count
        slot

    screen shop "Shop"
      use product("Milk", "1.99") #milk .dairy
        text "Contains lactose"
      use product("Rye, dark: \\"bread\\" | no", "3.50") #bread
      text "Total" #total
        value: {#milk-sum + #bread-sum} euros

    each #milk-remove
      hint: Removes milk

    """

  @Test("come back byte for byte, including comments")
  func printing() throws {
    #expect(try ScreenSamples.document(Self.shop).screenText == Self.shop)
  }

  @Test("put a component's nodes where it is used, with arguments and names")
  func writingOut() throws {
    let tree = try ScreenSamples.document(Self.shop).tree
    let names = tree.indices.compactMap { tree[$0].role == .screen ? nil : tree[$0].identifier }
    #expect(
      names == [
        "milk", "milk-count", "milk-sum", "milk-remove", "bread", "bread-count", "bread-sum",
        "bread-remove", "total",
      ]
    )
    let milk = try #require(tree.node("milk"))
    #expect(tree[milk].label == "Milk, 1.99 euros")
    #expect(tree[milk].tags == ["product", "dairy"])
    #expect(tree.children(of: milk).map { tree[$0].label }.last == "Contains lactose")
    let first = try #require(tree.children(of: milk).first { _ in true })
    #expect(tree[first].template(of: .label)?.segments.first == .literal("{name} "))
    let bread = try #require(tree.node("bread"))
    #expect(tree[bread].label == "Rye, dark: \"bread\" | no, 3.50 euros")
    let remove = try #require(tree.node("milk-remove"))
    #expect(tree[remove].hint == "Removes milk")
    #expect(tree[remove].actions.first?.name == "Forget Milk")
    #expect(
      tree[remove].handlers.first?.effects.first
        == .change(.decrement, [.identifier("milk-count")])
    )
    #expect(try tree[#require(tree.node("bread-remove"))].hint == nil)
  }

  @Test("give arguments and names to content, marks, rotors, and the order of what is inside")
  func parts() throws {
    let tree = try ScreenSamples.document(
      """
      component card(name, price)
        view #root
          elements: #amount, #terms
          rotor "Amounts": #amount
          text "Read the terms" #terms
            content "Price of {name}": {price} euros, {#amount.value} of them
            mark link 1: terms
              on activate: announce "Terms of {name}, {#amount.value}"
          adjustable "Amount" #amount
            range: 1...9
      screen a
        use card("Milk", "2") #milk
        use card("Rye", "3") #rye
      """
    ).tree
    for (use, name, price) in [("milk", "Milk", "2"), ("rye", "Rye", "3")] {
      let root = tree[try #require(tree.node(use))]
      #expect(root.elements == ["\(use)-amount", "\(use)-terms"])
      #expect(root.rotors.map(\.content) == [.elements(Selector([.identifier("\(use)-amount")]))])
      let terms = tree[try #require(tree.node("\(use)-terms"))]
      let content = try #require(terms.customContent.first)
      #expect(content.label == "Price of \(name)")
      #expect(content.value.notation == "\(price) euros, {#\(use)-amount.value} of them")
      guard case .announce(let text, _)? = terms.marks.first?.handlers.first?.effects.first else {
        Issue.record("the link of #\(use)-terms announces nothing")
        continue
      }
      #expect(text.notation == "Terms of \(name), {#\(use)-amount.value}")
    }
  }

  @Test("are expanded in JSON, which reads as the same app")
  func json() throws {
    let document = try ScreenSamples.document(Self.shop)
    let read = AppDocument.read([SourceText(name: "shop.json", document.json)])
    let tree = try #require(read.document).tree
    #expect(
      tree.indices.map { tree[$0].identifier }
        == document.tree.indices.map { document.tree[$0].identifier }
    )
    #expect(!document.json.contains("component"))
  }

  @Test("use each other, and pass on their arguments")
  func nesting() throws {
    let tree = try ScreenSamples.document(
      """
      component row(name)
        use price("{name}", "1") #price .row
          slot
      component price(name, number)
        group #all
          text "{name}: {number}" #text
          button "Show"
            on activate: notify layoutChanged #all
          slot
      screen a
        use row("Milk") #milk
          text "Inside" #inside
      """
    ).tree
    let milk = try #require(tree.node("milk"))
    #expect(tree[milk].tags == ["row"])
    #expect(tree[try #require(tree.node("milk-text"))].label == "Milk: 1")
    #expect(tree.contains(try #require(tree.node("inside")), in: milk))
    let button = try #require(tree.subtree(of: milk).first { tree[$0].role == .button })
    #expect(
      tree[button].handlers.first?.effects == [
        .notify(.layoutChanged, .target(.identifier("milk")))
      ]
    )
  }

  @Test("don't need names if they have no identifiers, however often they are used")
  func unnamed() throws {
    let tree = try ScreenSamples.document(
      "component rule\n  text \"—\"\nscreen a\n  use rule\n  use rule\n"
    ).tree
    #expect(tree.indices.count { tree[$0].role == .text } == 2)
  }
}
