import Earshot
import EarshotModel
import Testing

@Suite("A screen as a value of the library")
struct ScreenDocumentTests {
  @Test("is read from a string, and reports mistakes with line and column")
  func mistakes() throws {
    let error = #expect(throws: ReadingError.self) {
      try ScreenDocument("screen a\n  buton \"Pay\"\n  txt \"b\"\n", named: "a.screen")
    }
    let mistakes = try #require(error?.mistakes)
    #expect(mistakes.map(\.line) == [2, 3] && mistakes.map(\.column) == [3, 3])
    #expect(
      mistakes[0].description
        == "a.screen:2:3: error: unknown role 'buton'; did you mean 'button'?"
    )
    #expect(error?.description.contains(" 2 |   buton \"Pay\"\n") == true)
  }

  @Test("is read from JSON if the name says so, with warnings")
  func json() throws {
    let text = #"{"label": "Add", "traits": ["button"], "isAccessibilityElement": true, "labl": 1}"#
    let document = try ScreenDocument(text, named: "a.json")
    #expect(VoiceOverSession(document).order.map(\.description) == ["Add, Button"])
    #expect(document.warnings.map(\.isError) == [false])
    #expect(document.warnings.first?.message.contains("'labl'") == true)
  }

  @Test("is read from a file beside the test, and names a missing one")
  func files() throws {
    let menu = try ScreenDocument(contentsOf: "../../Screens/pizzeria.screen")
    #expect(!VoiceOverSession(menu).order.isEmpty)
    let error = #expect(throws: ReadingError.self) {
      try ScreenDocument(contentsOf: "gone.screen")
    }
    #expect(error?.mistakes.first?.file.hasSuffix("EarshotTests/gone.screen") == true)
    #expect(error?.description.contains("No such file") == true)
  }

  @Test("prints its source")
  func printing() throws {
    let text = "screen a\n  button \"Pay\" #pay\n"
    let document = try ScreenDocument(text)
    #expect(document.screenText == text)
    #expect(try ScreenDocument(document.json, named: "a.json").screenText == text)
  }
}

@Suite("A tree built in code")
struct ScreenNodeTests {
  @Test("sounds like the same screen in the notation")
  func heard() throws {
    let text = try ScreenDocument(
      """
      app "Shop"

      screen main "Main"
        header "Menu"
          level: 2
        list "Pizzas"
          button selected "Garden \\"big\\"" #garden
            value: 395 roubles
            hint: Opens it
            frame: 16 44.5 358 44
            action "Hide":
      """
    )
    let garden = ScreenNode(
      .button,
      "Garden \"big\"",
      value: "395 roubles",
      hint: "Opens it",
      traits: [.selected],
      identifier: "garden",
      frame: .init(x: 16, y: 44.5, width: 358, height: 44),
      actions: ["Hide"]
    )
    let tree = try ScreenDocument(
      app: "Shop",
      screens: [
        .init(
          "main",
          title: "Main",
          children: [
            ScreenNode(.header, "Menu", properties: ["level": 2]),
            ScreenNode(.list, "Pizzas", children: [garden]),
          ]
        )
      ]
    )
    #expect(tree.screenText == text.screenText)
    #expect(tree.warnings.isEmpty)
    #expect(try #require(VoiceOverSession(tree).stop("#garden")).actions == ["Hide"])
  }

  @Test("gets a file's checks, each mistake with the path of its node")
  func mistakes() throws {
    let nodes = [
      ScreenNode(.header, "Menu"),
      ScreenNode(
        .list,
        children: [
          ScreenNode(.text, "One"), ScreenNode(.text, "Two", properties: ["level": "high"]),
        ]
      ),
    ]
    let error = #expect(throws: ReadingError.self) {
      try ScreenDocument(screens: [.init("a"), .init("b", children: nodes)])
    }
    let mistake = try #require(error?.mistakes.first)
    #expect(mistake.node == "screens[1].children[1].children[1].properties[\"level\"]")
    #expect(mistake.line == nil && mistake.file.isEmpty && mistake.isError)
    #expect(error?.description.hasPrefix("screens[1].children[1]") == true)
  }

  @Test("gets warnings about unknown keys and repeated names")
  func warnings() throws {
    let twice = ScreenNode(.text, "a", identifier: "x")
    let odd = ScreenNode(.text, "b", identifier: "x", properties: ["hnit": "c"])
    let document = try ScreenDocument(screens: [.init("s", children: [twice, odd])])
    #expect(
      document.warnings.compactMap(\.node).sorted() == [
        "screens[0].children[1].identifier", "screens[0].children[1].properties[\"hnit\"]",
      ]
    )
  }

  @Test("is rejected without screens")
  func empty() {
    #expect(throws: ReadingError.self) { try ScreenDocument(screens: []) }
  }

  @Test("may report frames that aren't numbers")
  func frames() throws {
    let frame = ScreenNode.Frame(x: .nan, y: 0, width: .infinity, height: 44)
    let node = ScreenNode(.button, "Pay", frame: frame)
    let document = try ScreenDocument(screens: [.init("s", children: [node])])
    #expect(VoiceOverSession(document).order.map(\.label) == ["Pay"])
  }

  @Test("may be deep")
  func depth() throws {
    var node = ScreenNode(.button, "Pay")
    for _ in 0..<200 { node = ScreenNode(.view, children: [node]) }
    let document = try ScreenDocument(screens: [.init("s", children: [node])])
    #expect(VoiceOverSession(document).order.map(\.label) == ["Pay"])
  }

  @Test("is rejected with a short path if it is too deep")
  func tooDeep() throws {
    var node = ScreenNode(.button, "Pay")
    for _ in 0..<3_000 { node = ScreenNode(.view, children: [node]) }
    let screen = ScreenDocument.Screen("s", children: [node])
    let error = #expect(throws: ReadingError.self) { try ScreenDocument(screens: [screen]) }
    let path = try #require(error?.mistakes.first?.node)
    #expect(path.hasPrefix("screens[0].children[0].") && path.contains(".….") && path.count < 200)
  }

  @Test("has the roles and traits of the notation, by their names")
  func names() {
    #expect(ScreenNode.Role.allCases.map(\.rawValue) == Role.written.map(\.rawValue))
    #expect(ScreenNode.Trait.allCases.map(\.rawValue) == NamedTrait.allCases.map(\.rawValue))
  }
}
