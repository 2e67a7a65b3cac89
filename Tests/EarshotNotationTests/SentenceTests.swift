import EarshotModel
import EarshotNotation
import Testing

@Suite("Sentences of the notation")
struct SentenceTests {
  static let effects = [
    "set #a.value: x", "set label: {#a}, {#a.hint}", "set hint:", "set value: \" x\"",
    "set values: a | b | \"c|d\"", "select #a, .b, self, next, previous", "push menu",
    "push \"my screen\"", "present menu", "present #\"odd name\"", "replace menu", "back",
    "dismiss", "announce \"A\"", "announce \"A\" high", "notify layoutChanged",
    "notify layoutChanged #a", "notify layoutChanged \"A\"", "notify pageScrolled \"A\"",
    "play \"a\"", "wait 2s", "wait 0.05s", "decline", "set frame: 1 2 3 4", "set frame:",
    "set traits: selected", "set elements: #a", "set language: fr", "set hidden: true",
  ]

  @Test("come back as they are written: effects", arguments: effects)
  func effect(_ text: String) throws {
    #expect(try Sentence.effect(text, source: 0, range: 0..<1).notation == text)
  }

  static let conditions = [
    "#a is empty", "#a is not empty", "self is selected", "value is dimmed and #a is hidden",
    "#a.label is expanded", "label is not collapsed", "hint is editing", "placeholder is above 3",
    "value is below -0.5", "value is 3 items", "value is \"empty\"", "value is \"a and b\"",
    "value is \"above all\"", "value is \"not x\"", "value is \"x: y\"", "value is x:y",
    "#\"odd name\" is x", "value is \"\"", "value is \" x\"", "value is notable",
  ]

  @Test("come back as they are written: conditions", arguments: conditions)
  func condition(_ text: String) throws {
    #expect(try Sentence.condition(text, source: 0, range: 0..<1).notation == text)
  }

  static let selectors = ["#a", ".b", "header", "#a, .b, header, .\"c d\""]

  @Test("come back as they are written: selectors", arguments: selectors)
  func selector(_ text: String) throws {
    #expect(try Sentence.selector(text, source: 0, range: 0..<1).notation == text)
  }

  @Test("are wrong as a whole inside another text")
  func ranges() {
    let found = #expect(throws: Diagnostic.self) {
      try Sentence.effect("push", source: 2, range: 10..<20)
    }
    #expect(found?.range == 10..<20)
    #expect(found?.source == 2)
  }

  @Test("have their own places in a claim")
  func claims() {
    let text = Array("? #pay is dimed and #a it x".utf8)
    let found = #expect(throws: Diagnostic.self) { try Condition.read(in: text, 2..<text.count) }
    #expect(found?.range == 23..<25)
  }

  @Test("in JSON have no quotes and no escapes")
  func templates() throws {
    let text = try Sentence.template(" \"a\\n\" {#b} ", source: 0, range: 0..<0)
    #expect(text.notation == " \"a\\n\" {#b} ")
    #expect(text.references.count == 1)
  }

  @Test("note what they refer to")
  func uses() throws {
    var recorder = UseRecorder(context: .event)
    _ = try Sentence.effect("set #a.value: {#b}", source: 1, range: 3..<9, uses: &recorder)
    #expect(
      recorder.uses.map(\.kind) == [
        .node("a"), .setting(.identifier("a"), .value), .node("b"),
        .giving(.identifier("a"), .value(try Sentence.template("{#b}", source: 1, range: 3..<9))),
      ]
    )
    #expect(recorder.uses.allSatisfy { $0.range == 3..<9 && $0.source == 1 })
  }

  @Test("print numbers without exponents")
  func numbers() {
    let numbers: [Double] = [0, -0.5, 44, 1e21, 1.25e-7, -1.5e20]
    #expect(
      numbers.map(\.notation) == [
        "0", "-0.5", "44", "1000000000000000000000", "0.000000125", "-150000000000000000000",

      ]
    )
  }
}

@Suite("Node lines")
struct NodeLineTests {
  @Test("show elements as they are now")
  func lines() throws {
    var tree = try ScreenSamples.document(
      """
      screen menu "Menu"
        switch "Wi-Fi" #wifi .net
        tabBar
          tab "One"
        stepper "Count"
        alert "Sure?" #sure
        text "Say \\"{value}\\""

      """
    ).tree
    let wifi = try #require(tree.node("wifi"))
    tree.set(.value(TextTemplate("on")), of: wifi)
    tree.update(wifi) { $0.traits.insert(.notEnabled) }
    #expect(
      tree.indices.dropFirst().map { tree.nodeLine(of: $0) } == [
        "screen menu \"Menu\"", "switch on notEnabled \"Wi-Fi\" #wifi .net", "tabBar",
        "tab \"One\"",
        "stepper \"Count\"", "button \"Decrement\"", "button \"Increment\"",
        "alert \"Sure?\" #sure", "text \"Sure?\"", "text \"Say \\\"{value}\\\"\"",
      ]
    )
  }
}

extension Sentence {
  /// Reads a sentence without looking at its uses.
  static func effect(_ text: String, source: Int, range: Range<Int>) throws(Diagnostic)
    -> Effect
  {
    var uses = UseRecorder()
    return try effect(text, source: source, range: range, uses: &uses)
  }

  fileprivate static func condition(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Condition {
    var uses = UseRecorder()
    return try condition(text, source: source, range: range, uses: &uses)
  }

  fileprivate static func selector(
    _ text: String,
    source: Int,
    range: Range<Int>
  ) throws(Diagnostic) -> Selector {
    var uses = UseRecorder()
    return try selector(text, source: source, range: range, uses: &uses)
  }
}
