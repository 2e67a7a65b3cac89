import EarshotSession
import SessionTestSupport
import Testing

/// A screen, the typed lines, and the omissions that `:why` then lists.
struct OmissionCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let screen: String
  let commands: [String]
  let leftOut: [String]

  init(_ name: String, _ screen: String, _ commands: [String] = [], _ leftOut: [String]) {
    self.testDescription = name
    self.screen = "screen main\n" + screen.split(separator: "\n").map { "  \($0)\n" }.joined()
    self.commands = commands
    self.leftOut = leftOut
  }

  /// Compares the lines without the evidence in brackets.
  func check() throws {
    var walk = try Walk(screen)
    for command in commands { walk(command) }
    let lines = walk(":why").filter { $0.hasPrefix("# left out: ") }.map { line in
      let reason = line.hasSuffix("]") ? line.prefix { $0 != "[" }.dropLast() : line[...]
      return String(reason.dropFirst("# left out: ".count))
    }
    #expect(lines == leftOut)
  }
}

@Suite(":why says what was left out")
struct OmissionTests {
  @Test("and which setting did it", arguments: settings)
  func ofSettings(_ example: OmissionCase) throws { try example.check() }

  static let settings = [
    OmissionCase(
      "hints, the author's and VoiceOver's",
      "switch on \"Mute\"\n  hint: Silences all",
      [":set hints off", "tap"],
      [
        "value \"1\": the trait 'toggleButton' makes the value a state, which VoiceOver says after the kind",
        "role \"Button\": VoiceOver leaves this out because of the trait 'toggleButton'",
        "hint \"Silences all\": the 'hints' setting is off",
        "hint \"Double tap to toggle setting.\": the 'hints' setting is off",
      ]
    ),
    OmissionCase(
      "groups",
      "group \"Profile\"\n  button \"Edit\"",
      [":set containers off", "start"],
      ["context \"Profile\": the 'containers' setting is off"]
    ),
    OmissionCase(
      "cues",
      "button \"Mail\"\n  content \"Age\": three years\n  action \"Delete\": play \"x\"",
      [":set actionsFeedback sound", ":set moreContentFeedback off", "tap"],
      [
        "content \"three years\": this content isn't important, so VoiceOver says it only in the More content rotor",
        "actions \"Actions available\": the 'actionsFeedback' setting is 'sound'",
        "moreContent \"More content available\": the 'moreContentFeedback' setting is 'off'",
      ]
    ),
    OmissionCase(
      "headers, rows and columns",
      table,
      [":set tableHeaders off", ":set rowsAndColumns off", "last"],
      [
        "context \"Prices\": VoiceOver doesn't say the label of a table",
        "tableHeader \"Price\": the 'tableHeaders' setting is off",
        "position \"Column 2\": the 'rowsAndColumns' setting is off",
        "position \"Row 2\": VoiceOver says the row only at its first cell",
      ]
    ),
  ]

  static let table = """
    table "Prices"
      row
        cell "Pizza"
        cell "Price"
          header: column
      row
        cell "Four Cheese"
        cell "320"
    """

  @Test("and which rule did it", arguments: rules)
  func ofRules(_ example: OmissionCase) throws { try example.check() }

  static let rules = [
    OmissionCase(
      "dimmed drops the hints of VoiceOver and keeps the author's",
      "adjustable notEnabled \"Size\"\n  values: 1 | 2\n  hint: Of the pizza",
      [],
      [
        "hint \"Swipe up or down with one finger to adjust the value.\": "
          + "VoiceOver leaves out its own hints for a dimmed element"
      ]
    ),
    OmissionCase(
      "narrower roles hide Button",
      "key button \"a\"\n",
      [],
      [
        "role \"keyboardKey\": VoiceOver has no word for this trait",
        "role \"Button\": VoiceOver leaves this out because of the trait 'keyboardKey'",
      ]
    ),
    OmissionCase(
      "a back button drops the word Back",
      "back \"Back\"\n",
      [],
      ["label \"Back\": VoiceOver leaves this out because of the trait 'backButton'"]
    ),
    OmissionCase(
      "a tab bar hides Button",
      "text \"a\"\ntabBar\n  button \"b\"\n",
      ["last"],
      []
    ),
    OmissionCase(
      "a promoted hint silences the hint for adjusting",
      "adjustable\n  hint: Of the pizza",
      [],
      [
        "hint \"Swipe up or down with one finger to adjust the value.\": the element's own hint serves as its label, so VoiceOver leaves out this hint"
      ]
    ),
    OmissionCase(
      "a group that the element repeats",
      "group \"Photo\"\n  image \"Photo\"",
      [],
      ["context \"Photo\": the element's label says the same thing"]
    ),
    OmissionCase(
      "a group that the cursor was in",
      "group \"Profile\"\n  button \"a\"\n  button \"b\"",
      ["n"],
      ["context \"Profile\": the cursor was already inside this container"]
    ),
    OmissionCase(
      "the label of a list",
      "list \"Pizzas\"\n  button \"a\"",
      [],
      ["context \"Pizzas\": VoiceOver doesn't say the label of a list"]
    ),
    OmissionCase(
      "a level without the header trait",
      "button \"a\"\n  level: 2",
      [],
      ["role \"Heading level 2\": VoiceOver says a level only for headings"]
    ),
    OmissionCase(
      "a placeholder that says the same",
      "textField \"Name\"\n  placeholder: Name",
      [],
      ["value \"Name\": the label says the same thing"]
    ),
    OmissionCase(
      "a placeholder of a field with a text",
      "textField \"Name\"\n  placeholder: Your name\n  value: Ann",
      [],
      ["value \"Your name\": VoiceOver says a placeholder only while the field is empty"]
    ),
    OmissionCase(
      "the search field's narrower word",
      "searchField \"Find\"",
      [],
      ["role \"Text field\": VoiceOver leaves this out because of the trait 'searchField'"]
    ),
    OmissionCase(
      "traits without a word",
      "text updatesFrequently \"12:00\"",
      [],
      [
        "role \"staticText\": VoiceOver has no word for this trait",
        "role \"updatesFrequently\": VoiceOver has no word for this trait",
      ]
    ),
    OmissionCase(
      "roles inside a cell",
      "cell\n  text \"Ann\"\n  button \"Call\"",
      [],
      ["role \"Button\": VoiceOver leaves out the kinds of the elements inside a cell"]
    ),
    OmissionCase(
      "direct touch without the trait",
      "element \"Piano\"\n  directTouchOptions: requiresActivation",
      [],
      [
        "hint \"Activate to start direct touch interaction.\": the element lacks the trait 'allowsDirectInteraction'"
      ]
    ),
    OmissionCase(
      "the label of a field that begins to be edited",
      "textField \"Name\"\n  hint: As on your card",
      ["a"],
      [
        "label \"Name\": VoiceOver doesn't say this part when editing begins",
        "hint \"As on your card\": VoiceOver doesn't say this part when editing begins",
      ]
    ),
    OmissionCase("nothing where all was said", "button \"a\"\n  value: 1", [], []),
  ]

  @Test("for an element that its activation changed, by the rule of changed descriptions")
  func changed() throws {
    let rule =
      "if an activation changes its element, VoiceOver describes the element again, without kind, "
      + "hint, or group"
    var walk = try Walk(
      "screen main\n  button \"a\"\n    hint: b\n    on activate:\n      set value: on\n"
    )
    let lines = walk("double tap", ":why").filter { $0.hasPrefix("# ") }
    #expect(lines.filter { $0.contains(rule) }.count == 2)
    #expect(
      lines.filter { $0.hasPrefix("# left out") } == [
        "# left out: role \"Button\": VoiceOver already said this part before the element changed [observed]",
        "# left out: hint \"b\": VoiceOver already said this part before the element changed [observed]",
      ]
    )
  }

  @Test("also in the snapshot style")
  func snapshot() throws {
    var walk = try Walk(
      "screen main\n  group \"g\"\n    button popupButton \"a\"\n      expandedStatus: collapsed\n",
      ["style": "snapshot"]
    )
    #expect(
      walk(":why all").filter { $0.hasPrefix("# left out") } == [
        "# left out: context \"g\": the snapshot style omits this part [AccessibilitySnapshot]",
        "# left out: state \"collapsed\": the snapshot style omits this part [AccessibilitySnapshot]",
        "# left out: role \"Pop up button\": the snapshot style omits this part [AccessibilitySnapshot]",
      ]
    )
  }

  @Test("as it was when it was spoken, whatever the settings are later")
  func then() throws {
    var walk = try Walk("screen main\n  button \"a\"\n    hint: b\n")
    #expect(!walk(":set hints off", ":why").contains { $0.hasPrefix("# left out") })
    #expect(walk(":set hints on", "tap", ":why").last?.hasPrefix("# hint") == true)
  }
}
