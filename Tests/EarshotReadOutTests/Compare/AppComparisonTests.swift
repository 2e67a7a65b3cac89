import EarshotLines
import EarshotReadOut
import Foundation
import EarshotNotation
import EarshotSession
import EarshotComposer
import TestSupport
import SessionTestSupport
import Testing

/// A change to a screen, and the lines that say what you hear differently.
struct ComparisonCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let old: String
  let new: String
  let lines: [String]

  init(_ name: String, from old: String, to new: String, _ lines: [String]) {
    (testDescription, self.old, self.new, self.lines) = (name, old, new, lines)
  }

  /// A change inside a screen `a`; the lines follow its name.
  static func on(_ name: String, from old: String, to new: String, _ lines: String...) -> Self {
    Self(
      name,
      from: "screen a\n" + old,
      to: "screen a\n" + new,
      lines.isEmpty ? [] : ["Screen a:"] + lines
    )
  }
}

@Suite("The audible changes of a screen")
struct AppComparisonTests {
  private func comparison(
    _ old: String,
    _ new: String,
    _ settings: KeyValuePairs<String, String> = [:]
  ) throws -> AppComparison {
    var options = SessionOptions()
    for (name, value) in settings { options.set(name, to: value) }
    return AppComparison(from: try .of(old), to: try .of(new), options: options)
  }

  @Test("are listed line by line, in reading order", arguments: cases)
  func lines(_ example: ComparisonCase) throws {
    let comparison = try comparison(example.old, example.new)
    #expect(comparison.lines == example.lines)
    #expect(comparison.isEmpty == example.lines.isEmpty)
  }

  private static let parts: [ComparisonCase] = [
    .on(
      "a role that is gone",
      from: "  button \"Pay\"\n",
      to: "  text \"Pay\"\n",
      "Pay: role \"Button\" is gone, from the traits"
    ),
    .on(
      "a value, by the identifier of the stop",
      from: "  button \"Bonus points\" #points\n    value: 24\n",
      to: "  button \"Bonus points\" #points\n    value: 25\n",
      "Bonus points: value \"24\" → \"25\", from the value of #points"
    ),
    .on(
      "a state that is new, and the hint from the system that goes with it",
      from: "  switch on \"Mute\"\n",
      to: "  switch on notEnabled \"Mute\"\n",
      "Mute: state \"dimmed\" is new, from the traits",
      "Mute: hint \"Double tap to toggle setting.\" is gone, from the system"
    ),
    .on(
      "a hint",
      from: "  button \"Pay\"\n    hint: Opens the offers\n",
      to: "  button \"Pay\"\n    hint: Opens your offers\n",
      "Pay: hint \"Opens the offers\" → \"Opens your offers\", from the hint"
    ),
    .on(
      "a label, of the stop that keeps its identifier",
      from: "  button \"Buy\" #pay\n",
      to: "  button \"Pay\" #pay\n",
      "Pay: label \"Buy\" → \"Pay\", from the label of #pay"
    ),
    .on(
      "the same words from another property",
      from: "  textField\n    placeholder: Name\n",
      to: "  textField \"Name\"\n",
      "Name: value \"Name\" is gone, from the placeholder",
      "Name: label \"Name\" is new, from the label"
    ),
    .on(
      "the label of a group, once for all that is inside",
      from: "  group \"Dogs\"\n    text \"Bailey\"\n    text \"Rex\"\n",
      to: "  group \"Cats\"\n    text \"Bailey\"\n    text \"Rex\"\n",
      "Bailey: context \"Dogs\" → \"Cats\", from the container of the group \"Cats\""
    ),
    .on(
      "a stop that leaves its group",
      from: "  group \"Dogs\"\n    text \"Bailey\"\n    text \"Rex\"\n",
      to: "  group \"Dogs\"\n    text \"Bailey\"\n  text \"Rex\"\n",
      "Rex: context \"Dogs\" is gone, from the container of the group \"Dogs\""
    ),
    .on(
      "the language a stop is spoken in, and how its label is said",
      from: "  text \"ABC\"\n",
      to: "  text \"ABC\"\n    label.spoken: spellOut\n    language: fr\n",
      "ABC: language \"en\" → \"fr\", from the language",
      "ABC: pronunciation \"spellOut\" is new, from the label.spoken"
    ),
  ]

  private static let stops: [ComparisonCase] = [
    .on(
      "a stop that is new",
      from: "  text \"a\"\n  text \"c\"\n",
      to: "  text \"a\"\n  button \"b\"\n  text \"c\"\n",
      "b, Button: new, stop 2"
    ),
    .on(
      "a stop that is gone, where it was",
      from: "  text \"a\"\n  button \"b\"\n  text \"c\"\n    value: 1\n",
      to: "  text \"a\"\n  text \"c\"\n    value: 2\n",
      "b, Button: gone, previously stop 2",
      "c: value \"1\" → \"2\", from the value"
    ),
    .on(
      "a stop that moved, and not those that made way",
      from: "  text \"a\"\n  text \"b\"\n  text \"c\"\n  button \"d\"\n",
      to: "  text \"a\"\n  button \"d\"\n  text \"b\"\n  text \"c\"\n",
      "d, Button: moved from stop 4 to stop 2"
    ),
    .on(
      "equal stops, of which the one in a new place is the new one",
      from: "  text \"Ann\"\n  button \"More\"\n  text \"Bob\"\n  button \"More\"\n",
      to:
        "  text \"Zoe\"\n  button \"More\"\n  text \"Ann\"\n  button \"More\"\n  text \"Bob\"\n"
        + "  button \"More\"\n",
      "Zoe: the cursor lands here, previously on \"Ann\"",
      "Zoe: new, stop 1",
      "More, Button: new, stop 2"
    ),
    .on(
      "stops that share neither label nor role: one went, one came",
      from: "  text \"a\"\n  button \"Pay\"\n",
      to: "  text \"a\"\n  link \"Terms\"\n",
      "Pay, Button: gone, previously stop 2",
      "Terms, Link: new, stop 2"
    ),
    .on(
      "a stop in the same place with another label: it is the same, renamed",
      from: "  text \"a\"\n  button \"Buy\"\n  text \"c\"\n",
      to: "  text \"a\"\n  button \"Pay\"\n  text \"c\"\n",
      "Pay: label \"Buy\" → \"Pay\", from the label"
    ),
    .on(
      "which of several stops of one name it is",
      from: "  button \"More\"\n  button \"More\"\n    hint: Opens a\n",
      to: "  button \"More\"\n  button \"More\"\n    hint: Opens b\n",
      "More, stop 2: hint \"Opens a\" → \"Opens b\", from the hint"
    ),
    .on(
      "where the cursor lands",
      from: "  header \"Menu\"\n  text \"Today\" #today\n",
      to: "  header \"Menu\"\n  text summaryElement \"Today\" #today\n",
      "Today: the cursor lands here, previously on \"Menu, Heading\""
    ),
    .on(
      "nothing, where only what is never heard changed",
      from: "  text \"a\"\n",
      to: "  text \"a\" .b\n"
    ),
  ]

  private static let offers: [ComparisonCase] = [
    .on(
      "actions, by the element that has them",
      from: "  cell \"Ann\"\n    action \"Star\": back\n    action \"Delete\": back\n",
      to: "  cell \"Ann\"\n    action \"Delete\": back\n    action \"Archive\": back\n",
      "Ann: action \"Star\" is gone, from the custom actions",
      "Ann: action \"Archive\" is new, from the custom actions"
    ),
    .on(
      "an action of a container once, and the cue at every stop",
      from: "  list \"Mail\" #mail\n    cell \"Ann\"\n    cell \"Bob\"\n",
      to:
        "  list \"Mail\" #mail\n    action \"Delete\": back\n    cell \"Ann\"\n    cell \"Bob\"\n",
      "Ann: actions \"Actions available\" is new, from the system",
      "Ann: action \"Delete\" is new, from the custom actions of #mail",
      "Bob: actions \"Actions available\" is new, from the system"
    ),
    .on(
      "content, once where it is spoken with the element",
      from: "  text \"a\"\n    content \"Weight\": 540 g\n    content important \"Age\": three\n",
      to: "  text \"a\"\n    content \"Weight\": 560 g\n    content important \"Age\": four\n",
      "a: content \"three\" → \"four\", from the custom content",
      "a: entry \"Weight\" \"540 g\" → \"560 g\", from the custom content"
    ),
    .on(
      "a rotor that leads elsewhere",
      from: "  rotor \"Hot\": .hot\n  text \"a\" .hot\n  text \"b\"\n",
      to: "  rotor \"Hot\": .hot\n  text \"a\"\n  text \"b\" .hot\n",
      "Hot: rotor no longer finds \"a\"",
      "Hot: rotor also finds \"b\""
    ),
    .on(
      "a rotor that is new, and one that is gone",
      from: "  rotor \"Hot\": .hot\n  text \"a\" .hot\n  text \"b\"\n",
      to: "  rotor \"Mild\": .mild\n  text \"a\"\n  text \"b\" .mild\n",
      "Mild: rotor is new, with 1 result; it belongs to screen a",
      "Hot: rotor is gone; it belonged to screen a"
    ),
    .on(
      "a rotor of another name",
      from: "  rotor \"Hot\": .hot\n  text \"a\" .hot\n",
      to: "  rotor \"Spicy\": .hot\n  text \"a\" .hot\n",
      "Spicy: rotor \"Hot\" → \"Spicy\"; it belongs to screen a"
    ),
  ]

  private static let apps: [ComparisonCase] = [
    ComparisonCase(
      "screens that came and went, and where the app starts",
      from: "app \"A\"\nscreen menu\n  text \"a\"\nscreen old\n  text \"b\"\n",
      to: "app \"B\"\nscreen new\n  text \"c\"\nscreen menu\n  text \"a\"\n",
      [
        "B: app name \"A\" → \"B\", from the label of the app",
        "new: the app starts on this screen, previously on screen menu",
        "Screen new: new, 1 stop", "Screen old: gone, 1 stop",
      ]
    ),
    ComparisonCase(
      "an alert, under a name of its own",
      from: "screen a\n  text \"b\"\n  alert \"Sure?\" #sure\n    button \"OK\"\n",
      to: "screen a\n  text \"b\"\n  alert \"Really?\" #sure\n    button \"OK\"\n",
      [
        "Alert #sure on screen a:",
        "Really?: label \"Sure?\" → \"Really?\", from the label of #sure",
      ]
    ),
    ComparisonCase(
      "the only screen of either app, whatever its name",
      from: "screen a\n  button \"b\"\n",
      to: "screen c\n  text \"b\"\n",
      [
        "c: the app starts on this screen, previously on screen a", "Screen c:",
        "b: role \"Button\" is gone, from the traits",
      ]
    ),
    ComparisonCase(
      "a tab bar once, though every screen has it",
      from:
        "app \"A\"\n  tabBar\n    tab \"One\"\n      opens: a\nscreen a\n  text \"x\"\nscreen b\n  text \"y\"\n",
      to:
        "app \"A\"\n  tabBar\n    tab \"Two\"\n      opens: a\nscreen a\n  text \"x\"\nscreen b\n  text \"y\"\n",
      ["Screen a:", "Two: label \"One\" → \"Two\", from the label"]
    ),
  ]

  static let cases = parts + stops + offers + apps

  @Test("end with one sentence")
  func sentence() throws {
    let screen = "screen a\n  text \"b\"\n"
    #expect(
      try comparison(screen, screen).sentence == "Nothing sounds different: 1 screen, 1 stop."
    )
    #expect(try comparison(screen, "screen a\n  text \"c\"\n").sentence == "1 change on 1 screen.")
    let both = try comparison(screen, "screen a\n  text \"b\"\nscreen c\nscreen d\n  text \"e\"\n")
    #expect(both.sentence == "2 changes on 2 screens.")
  }

  @Test("are in the given style and language")
  func styles() throws {
    let (old, new) = ("screen a\n  button \"b\"\n", "screen a\n  link \"b\"\n")
    #expect(
      try comparison(old, new, ["language": "de"]).changes.map(\.detail) == [
        "role \"Taste\" → \"Hyperlink\", from the traits"
      ]
    )
    #expect(
      try comparison(old, new, ["style": "snapshot"]).changes.map(\.detail) == [
        "role \"Button.\" → \"Link.\", from the traits"
      ]
    )
  }

  @Test("show what is invisible, so no line affects a terminal")
  func escapes() throws {
    let text = Quoting.quoted("a\n\u{1B}[2J\u{202E}")
    let comparison = try comparison("screen a\n  text \"b\"\n", "screen a\n  text \(text)\n")
    #expect(
      comparison.lines.allSatisfy {
        $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E }
      }
    )
    #expect(
      comparison.changes.allSatisfy {
        !$0.json.text().contains("\n") && !$0.json.text().contains("\u{1B}")
      }
    )
  }

  @Test("are a JSON object each, always with every key")
  func json() throws {
    var count = 0
    for example in Self.cases {
      for change in try comparison(example.old, example.new).changes {
        count += 1
        let value = try JSONSerialization.jsonObject(with: Data(change.json.text().utf8))
        let object = try #require(value as? [String: Any])
        #expect(
          Set(object.keys) == [
            "change", "screen", "panel", "stop", "oldStop", "identifier", "subject", "part", "old",
            "new", "source", "text",
          ]
        )
        #expect(object["text"] as? String == change.line)
      }
    }
    #expect(count > 20)
  }
}
