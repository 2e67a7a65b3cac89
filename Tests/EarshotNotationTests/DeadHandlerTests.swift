import EarshotModel
import TestSupport
import Testing

@testable import EarshotNotation

@Suite("Handlers that can never run")
struct DeadHandlerTests {
  /// An event, the nodes where it happens, and the nodes where it doesn't.
  struct Case: Sendable, CustomTestStringConvertible {
    let event: String
    let alive: [String]
    let dead: [String]
    var testDescription: String { event }
  }

  static let cases = [
    Case(
      event: "valueChanged",
      alive: [
        "slider", "adjustable", "switch on", "checkbox on", "stepper", "segments", "textField",
        "textArea", "searchField", "wheel", "grabber",
      ],
      dead: ["text", "button", "view", "group", "image", "screen"]
    ),
    Case(
      event: "return",
      alive: ["textField", "secureTextField", "searchField"],
      dead: ["text", "button", "slider", "view", "screen"]
    ),
    Case(
      event: "increment",
      alive: ["slider", "adjustable", "wheel"],
      dead: ["text", "button", "stepper", "view", "textField", "screen"]
    ),
    Case(
      event: "touch",
      alive: ["element allowsDirectInteraction"],
      dead: ["element", "button", "view", "screen"]
    ),
    Case(
      event: "focus",
      alive: ["text", "button"],
      dead: ["view", "group", "screen", "variable"]
    ),
    Case(event: "activate", alive: ["text", "cell"], dead: ["view", "group", "list", "screen"]),
    Case(event: "zoomIn", alive: ["image supportsZoom", "image"], dead: ["view", "screen"]),
    Case(event: "longPress", alive: ["button"], dead: ["view", "screen"]),
    Case(event: "escape", alive: ["view", "screen", "text"], dead: []),
    Case(event: "magicTap", alive: ["view", "screen", "text"], dead: []),
    Case(event: "scroll up", alive: ["view", "screen", "text"], dead: []),
  ]

  private func warnings(_ text: String) -> [String] {
    AppDocument.read([SourceText(name: "a.screen", text)]).traps.map(\.message.text)
      .filter { $0.contains("never happens") }
  }

  private func screen(_ event: String, at node: String) -> String {
    let effect = "announce \"x\""
    return node == "screen"
      ? "screen a\n  on \(event): \(effect)\n  text \"T\"\n"
      : "screen a\n  \(node) \"N\"\n    on \(event): \(effect)\n  text \"T\"\n"
  }

  @Test("are reported at every node where the event never happens", arguments: cases)
  func events(_ each: Case) {
    for node in each.alive { #expect(warnings(screen(each.event, at: node)) == [], "\(node)") }
    for node in each.dead {
      let found = warnings(screen(each.event, at: node))
      #expect(found.count == 1 && found[0].hasPrefix("'on \(each.event)' never"), "\(node)")
    }
    #expect(each.alive.count + each.dead.count > 0)
  }

  @Test(
    "aren't reported if an effect or a condition may change the node's kind",
    arguments: [
      "screen a\n  text \"N\" #n\n    on increment: back\n  button \"B\"\n    on activate: set #n.traits: adjustable\n",
      "screen a\n  text \"N\" .n\n    on increment: back\n  button \"B\"\n    on activate: set .n.traits: adjustable\n",
      "screen a\n  text \"N\"\n    on increment: back\n    on activate: set traits: adjustable\n",
      "screen a\n  switch on \"S\" #s\n  text \"N\"\n    traits when #s is on: adjustable\n    on increment: back\n",
      "screen a\n  view #v\n    on activate: back\n  button \"B\"\n    on activate: activate #v\n",
      "screen a\n  view .v\n    on activate: back\n  button \"B\"\n    on activate: activate .v\n",
      "screen a\n  view\n    element: true\n    label: V\n    on activate: back\n",
    ]
  )
  func changes(_ text: String) { #expect(warnings(text) == []) }

  @Test("include those inside a variable, which shows nothing")
  func variable() {
    let result = AppDocument.read([
      SourceText(name: "a", "screen a\n  variable #v\n    text \"T\"\n  text \"U\"\n")
    ])
    let found = result.traps.map(\.message.text)
    let start = "VoiceOver never reaches an element inside a 'variable'"
    #expect(found.contains { $0.hasPrefix(start) })
  }
}
