import EarshotNotation
import Testing

/// Lines that read like text and were meant as something else, and similar lines that weren't.
@Suite("Traps of text, states, and rotors")
struct SwallowedTests {
  /// Lines below a button, the lines with a warning, and how the messages begin.
  struct Row: Sendable {
    var lines: String
    var warnings: [String]
  }

  private static let frame = """
    screen a "A"
      header "A"
      switch "Wifi" #wifi
      textField "Name" #name
      stepper "Guests" #guests
        range: 1...4
      stepper "Time" #time
        range: 15 min...60 min by 15 min
      variable #sum
        value: 0
      variable #empty
      text "Old"  .old
      button "Go" #go

    """

  private static let rows: [Row] = [
    // Effects, conditions, and comments after text.
    Row(
      lines: "on activate: set #sum.value: 1; announce \"Paid\"",
      warnings: ["'announce \"Paid\"' is part of the text; put the effect on its own line"]
    ),
    Row(
      lines: "on activate: set #sum.value: {#sum + 1} and announce \"Paid\"",
      warnings: ["'announce \"Paid\"' is part of the text"]
    ),
    Row(
      lines: "on activate: set #go.hint: announce \"Paid\"",
      warnings: ["'announce \"Paid\"' is part of the text"]
    ),
    Row(
      lines: "on activate: set #sum.value: 1, #go.hint: Paid",
      warnings: ["'#go.hint: Paid' is part of the text"]
    ),
    Row(
      lines: "on activate: set #sum.value: 2 when #wifi is on",
      warnings: ["'when #wifi is on' is part of the text; put the condition before the colon"]
    ),
    Row(
      lines: "value: 3 # at first",
      warnings: ["'# at first' is part of the text; put the comment on its own line"]
    ),
    Row(
      lines: "value: 3 when #wifi is on",
      warnings: ["'when #wifi is on' is part of the text; put the condition before the colon"]
    ),
    Row(lines: "value: 3 when it is on", warnings: []),
    Row(lines: "on activate: set #go.hint: Wait; then hide behind it", warnings: []),
    Row(lines: "on activate: set #go.hint: Push, hold, and drag", warnings: []),
    Row(lines: "on activate: set #go.hint: \"Say; announce \\\"Paid\\\"\"", warnings: []),
    Row(lines: "on activate: set #go.hint: Ring when it is done", warnings: []),
    Row(lines: "hint: Track # 3", warnings: []),
    Row(lines: "hint: \"Opens # one\"", warnings: []),
    // States.
    Row(
      lines: "on activate: select #wifi",
      warnings: ["'select' adds “Selected” to the switch"]
    ),
    Row(lines: "on activate: select #go", warnings: []),
    Row(lines: "on activate: set #wifi.value: true", warnings: ["'true' is literal text"]),
    Row(lines: "on activate: set #wifi.value: on", warnings: []),
    Row(lines: "on activate: set #go.value: true", warnings: []),
    Row(lines: "on activate: cancel #sum", warnings: ["'cancel' has no effect, because '#sum'"]),
    Row(
      lines: "on longPress: cancel #go\n    on activate:\n      wait 1s\n      announce \"x\"",
      warnings: []
    ),
    Row(
      lines: "on activate: announce \"{#empty + 1}\"",
      warnings: ["'#empty' has no value at the start"]
    ),
    Row(lines: "on activate: announce \"{#sum + 1}\"", warnings: []),
    Row(
      lines: "on activate: announce \"{#empty + 1}\"\n    on longPress: set #empty.value: 2",
      warnings: []
    ),
    // Rotors.
    Row(lines: "rotor \"Old\": .old", warnings: ["the rotor 'Old' finds nothing, because"]),
    Row(lines: "rotor \"Me\": #go", warnings: []),
    Row(lines: "rotor \"Chosen\": selected", warnings: []),
    // Names and values.
    Row(lines: "userInputLabels: Pay | Buy", warnings: ["'Pay | Buy' is a single name"]),
    Row(lines: "userInputLabels: Pay, Buy", warnings: []),
    // Conditions on fields and ranges.
    Row(
      lines: "hint when #name is Anna or Bob: x",
      warnings: [
        "the condition compares 'Anna or Bob' with the text of the field; a condition can't "
          + "contain 'or'"
      ]
    ),
    Row(
      lines: "hint when #name is filled: x",
      warnings: ["the condition compares 'filled' with the text of the field; write 'is not empty'"]
    ),
    Row(
      lines: "hint when #name is valid: x",
      warnings: [
        "the condition compares 'valid' with the text of the field; a condition can't tell"
      ]
    ),
    Row(
      lines: "hint when #name is longer than 3: x",
      warnings: [
        "the condition compares 'longer than 3' with the text of the field; a condition "
          + "can't count"
      ]
    ),
    Row(lines: "hint when #name is Anna: x", warnings: []),
    Row(
      lines: "hint when #guests is 11: x",
      warnings: ["the value of #guests is never '11'; use a number from 1 to 4"]
    ),
    Row(
      lines: "hint when #guests is 3 people: x",
      warnings: ["the value of #guests is never '3 people'; write 'is 3'"]
    ),
    Row(
      lines: "hint when #time is 30: x",
      warnings: ["the value of #time is never '30'; write 'is 30 min'"]
    ),
    Row(lines: "hint when #time is 30 min: x\n    hint when #guests is 4: y", warnings: []),
    Row(
      lines: "hint when #guests is none: x\n    on activate: set #guests.value: none",
      warnings: []
    ),
  ]

  @Test("are reported, and lines that are only similar aren't", arguments: rows)
  func traps(_ row: Row) {
    let source = SourceText(name: "t.screen", Self.frame + "    \(row.lines)\n")
    let reading = AppDocument.read([source])
    #expect(reading.diagnostics.filter { $0.severity == .error } == [], "\(row.lines)")
    let found = reading.traps.map(\.message.text)
    #expect(found.count == row.warnings.count, "\(row.lines): \(found)")
    for (message, start) in zip(found, row.warnings) {
      #expect(message.hasPrefix(start), "\(row.lines): \(message)")
    }
  }

  @Test("include a value without the suffix of its range, and a slider's fraction")
  func suffixes() {
    let rows: [(String, String, String?)] = [
      ("adjustable \"T\"\n    range: 15 min...60 min by 15 min", "30", "30 min"),
      ("slider \"V\"", "0.5", "50%"), ("slider \"V\"", "70", "70%"), ("slider \"V\"", "70%", nil),
      ("stepper \"G\"\n    range: 1...4", "2", nil),
    ]
    for (node, value, meant) in rows {
      let source = SourceText(name: "t.screen", "screen a\n  \(node)\n    value: \(value)\n")
      let found = AppDocument.read([source]).traps.map(\.message.text)
      let message = meant.map { "'\(value)' is literal text until the first step; write '\($0)'" }
      #expect(found == [message].compactMap(\.self), "\(node): \(value)")
    }
  }

  /// Whole screens, and how the messages about them begin.
  private static let screens: [(String, [String])] = [
    ("  tab \"One\"\n", ["VoiceOver counts a 'tab' only in a 'tabBar' or in 'segments'"]),
    (
      "  text \"Size\"\n  segments \"Size\" #size\n    tab \"S\"\n    tab \"L\"\n  button \"Go, {#size}\"\n",
      [
        "'{#size}' is the label and not the choice, because '#size' has no value; let each choice set a "
          + "'variable'"
      ]
    ),
    (
      "  text \"Size\"\n  segments \"Size\" #size\n    value: S\n    tab \"S\"\n  button \"Go, {#size}\"\n",
      []
    ),
    (
      "  menu \"Sort\" #sort\n    button \"Name\"\n      on activate: announce \"By {#sort}\"\n",
      ["'{#sort}' is the label and not the choice, because '#sort' has no value"]
    ),
    (
      "  menu \"Sort\" #sort\n    button \"Name\"\n      on activate: set #sort.value: Name\n"
        + "  text \"By {#sort}\"\n",
      []
    ),
    ("  segments\n    tab \"One\"\n    tab \"Two\"\n", []),
    ("  group \"P\"\n    pages: 3\n    text \"x\"\n", ["nothing turns the pages of this 'group'"]),
    (
      "  scrollView\n    pages: 3\n    status: a | b\n    text \"x\"\n",
      ["'status' has words for only 2 of 3 pages"]
    ),
    ("  scrollView\n    pages: 2\n    status: a | b\n    text \"x\"\n", []),
    (
      "  adjustable \"S\"\n    values: A | B | A\n",
      [
        "the value 'A' occurs more than once, so these steps sound the same; write a different value for each step"
      ]
    ),
    (
      "  adjustable \"S\"\n    range: 0...9\n    on focus: set value: +1\n",
      ["'+1' is literal text; for the sum, write '{value + 1}'"]
    ),
  ]

  @Test("include lines that have no effect at their place", arguments: screens)
  func places(_ row: (screen: String, warnings: [String])) {
    let source = SourceText(name: "t.screen", "screen a \"A\"\n" + row.screen)
    let reading = AppDocument.read([source])
    #expect(reading.diagnostics.filter { $0.severity == .error } == [], "\(row.screen)")
    let found = reading.traps.map(\.message.text)
    #expect(found.count == row.warnings.count, "\(row.screen): \(found)")
    for (message, start) in zip(found, row.warnings) { #expect(message.hasPrefix(start)) }
  }

  @Test("include an app's escape that keeps a scrub from going back", arguments: [true, false])
  func escapes(goesBack: Bool) {
    let back = goesBack ? "\n    back" : ""
    let text = """
      app "A"
        on escape:
          announce "Left"\(back)
      screen a "A"
        button "Go"
          on activate: push b
      screen b "B"
        back

      """
    let found = AppDocument.read([SourceText(name: "t.screen", text)]).traps.map(\.message.text)
    #expect(found.map { $0.prefix(11) } == (goesBack ? [] : ["'on escape'"]))
  }

  @Test("a rotor finds an element far below, but none after its node", arguments: [1, 31, 32, 200])
  func farBelow(count: Int) {
    func warnings(ofTagIn place: String) -> Int {
      let rows = String(repeating: "    button \"Row\"\n", count: count)
      let text = "screen a \"A\"\n  group \"G\"\n    rotor \"Old\": .old\n\(rows)\(place)"
      return AppDocument.read([SourceText(name: "a.screen", text)]).traps.count
    }
    #expect(warnings(ofTagIn: "    text \"B\" .old\n") == 0)
    #expect(warnings(ofTagIn: "  text \"B\" .old\n") == 1)
  }
}
