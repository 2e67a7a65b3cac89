import EarshotModel
import EarshotNotation
import Testing

@Suite("Reading screens")
struct ScreenReadingTests {
  /// The elements of a screen's nodes.
  private func elements(_ lines: String, each: String = "") throws -> [Element] {
    let text = "screen test\n" + lines.split(separator: "\n").map { "  \($0)\n" }.joined() + each
    let tree = try ScreenSamples.document(text).tree
    return tree.indices.dropFirst(2).map { tree[$0] }
  }

  @Test("a role stands for traits, and more can be added")
  func traits() throws {
    let element = try #require(try elements("button selected notEnabled \"A\"").first)
    #expect(element.traits == [.button, .selected, .notEnabled])
  }

  @Test("a switch is off by default, and keeps what UIKit keeps")
  func switches() throws {
    let values = try elements("switch\nswitch on\nswitch off\nswitch mixed\nswitch\n  value: on")
    #expect(values.map(\.value) == ["0", "1", "0", "2", "1"])
    #expect(values.map { $0.declares(.value) } == [false, true, true, true, true])
    let others = try elements("button toggleButton\n  value: off\nswitch\n  value: Perhaps")
    #expect(others.map(\.value) == ["0", "Perhaps"])
    let late = try elements("button\n  value: mixed\n  traits: toggleButton")
    #expect(late.map(\.value) == ["2"])
  }

  @Test("text without quotes is taken as it is")
  func verbatim() throws {
    let element = try #require(
      try elements("text\n  value:   a \\n \"b\" # c {x} {hint}  \n  hint: \"\\n\\u{1F355}\"").first
    )
    #expect(element.value == "a \\n \"b\" # c {x} {hint}")
    #expect(element.hint == "\n\u{1F355}")
  }

  @Test("braces refer to nodes only in the given forms")
  func references() throws {
    let element = try #require(
      try elements("text #a\n  value: x\n  hint: {#a}{#\"a\".label}{value}{ label}{lable}{hint}{}")
        .first
    )
    let node = NodeReference.identifier("a")
    #expect(
      element.template(of: .hint)?.segments == [
        .reference(TextReference(node: node, property: nil)),
        .reference(TextReference(node: node, property: .label)),
        .reference(TextReference(node: .own, property: .value)),
        .literal("{ label}{lable}{hint}{}"),
      ]
    )
    #expect(element.hint == nil)
  }

  @Test("an escaped brace in quotes is a brace")
  func escapedBraces() throws {
    let element = try #require(try elements("text \"\\{value} {value}\"").first)
    #expect(
      element.template(of: .label)?.segments == [
        .literal("{value} "), .reference(TextReference(node: .own, property: .value)),
      ]
    )
  }

  @Test("traits lines without a condition extend the node line's traits")
  func traitsLines() throws {
    let joined = try #require(try elements("text header\n  traits: selected").first)
    #expect(joined.traits == [.staticText, .header, .selected])
    #expect(joined.fallbackTraits == nil)
    let guarded = try #require(
      try elements("text header\n  traits when value is a: notEnabled\n  traits: selected").first
    )
    #expect(guarded.traits == [.staticText, .header])
    #expect(guarded.fallbackTraits == .selected)
    #expect(guarded.guarded.map(\.value) == [.traits(.notEnabled)])
  }

  @Test("a guard ends at the first colon that a space follows, outside quotes")
  func guards() throws {
    let element = try #require(
      try elements(
        "text\n  hint when value is 7:15 AM and label is \"a: b\": c: d\n  on focus when self is x: back"
      ).first
    )
    let words = element.guarded.first?.condition.tests.map(\.word)
    #expect(words == [.text(TextTemplate("7:15 AM")), .text(TextTemplate("a: b"))])
    #expect(element.guarded.first?.value == .hint(TextTemplate("c: d")))
  }

  @Test("handlers are in canonical order, and those for one event in their own")
  func handlers() throws {
    let element = try #require(
      try elements(
        "text\n  every 1s: back\n  on activate when value is a: back\n  on focus: back\n  on activate: dismiss"
      )
      .first
    )
    #expect(
      element.handlers.map(\.event) == [.focus, .activate, .activate, .every(Milliseconds(1_000))]
    )
    #expect(element.handlers[2].effects == [.leave(.dismiss)])
  }

  @Test("scales have exact numbers with one suffix")
  func scales() throws {
    let element = try #require(try elements("slider\n  range: 0.5 km...10 km by 0.1").first)
    #expect(element.scale?.initialValue == "0.5 km")
    #expect(element.scale?.value(after: "0.7 km", .increment) == "0.8 km")
    #expect(element.value == nil)
  }

  @Test("each adds what a node doesn't set itself, and the first each wins")
  func each() throws {
    let elements = try elements(
      """
      text "A" #a .x
        hint: own
        action "Star": back
        on focus: back
      text "B" .x
      """,
      each: """
        each .x
          value: first
          hint: each
          traits: selected
          action "Star": dismiss
          action "Delete": dismiss
          on focus: dismiss
          on unfocus: dismiss
        each staticText, #a
          value: second
          label: C
          placeholder: each
          traits: header

        """
    )
    #expect(elements.map(\.label) == ["A", "B"])
    #expect(elements.map(\.value) == ["first", "first"])
    #expect(elements.map(\.hint) == ["own", "each"])
    #expect(elements.map(\.placeholder) == ["each", "each"])
    #expect(elements.map(\.traits) == [[.staticText, .selected], [.staticText, .selected]])
    #expect(elements.map { $0.actions.map(\.name) } == [["Star", "Delete"], ["Star", "Delete"]])
    #expect(elements.map { $0.actions.first?.effects } == [[.leave(.back)], [.leave(.dismiss)]])
    #expect(
      elements.map { $0.handlers.map(\.event) } == [[.focus, .unfocus], [.focus, .unfocus]]
    )
    #expect(elements.first?.handlers.first?.effects == [.leave(.back)])
  }

  @Test("each matches nodes as they are written, not as another each makes them")
  func eachAsWritten() throws {
    let elements = try elements(
      "text .x",
      each: "each .x\n  traits: selected\neach selected\n  hint: no\n"
    )
    #expect(elements.map(\.hint) == [nil])
  }

  @Test("the app's tab bar comes first, wherever the app is")
  func app() throws {
    let text = "screen a\n  text \"A\"\napp \"B\"\n  tabBar\n    tab \"C\"\n      opens: a\n"
    let tree = try ScreenSamples.document(text).tree
    #expect(tree.indices.map { tree[$0].role } == [.app, .tabBar, .tab, .screen, .text])
    #expect(
      tree.tabBar.map { tree.children(of: $0).map { tree[$0].traits } } == [[.button, .tabBarItem]]
    )
  }

  @Test("a label of more than 4,096 characters gets a warning, not an error")
  func longLabel() throws {
    let label = String(repeating: "x", count: 4_097)
    let source = SourceText(name: "a", "screen a\n  text \"\(label)\"\n")
    let result = AppDocument.read([source])
    #expect(result.document != nil)
    #expect(result.diagnostics.map(\.severity) == [.warning])
  }
}
