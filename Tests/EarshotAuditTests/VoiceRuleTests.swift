import EarshotAudit
import SessionTestSupport
import Testing

/// VOICE-CONTROL.md, chapter 5.
@Suite("What the audit says about names for Voice Control")
struct VoiceRuleTests {
  /// Lines of a screen, and the rules about voice and names that they break.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: String
    let ids: [String]

    init(_ description: String, _ lines: String, _ ids: String...) {
      (testDescription, self.lines, self.ids) = (description, lines, ids)
    }
  }

  @Test(
    "each is found exactly where it is wrong",
    arguments: [
      Case("the label alone", "button \"Pay\"\n  on activate: announce \"Paid\""),
      // label-not-in-name judges the label; its value and its names for voice aren't labels.
      Case(
        "the visible text in the value",
        "button \"Order\"\n  value: Pay now\n  text \"Pay now\"\n  on activate: announce \"Paid\"",
        "label-not-in-name"
      ),
      Case(
        "the visible text among the names only",
        "button \"Order\"\n  userInputLabels: Pay now\n  text \"Pay now\"\n  on activate: announce \"1\"",
        "label-not-in-name"
      ),
      Case(
        "a label that begins with the visible text",
        "button \"Pay now, Order\"\n  text \"Pay now\"\n  on activate: announce \"Paid\""
      ),
      Case(
        "names without the visible text",
        "button \"Send now, to Anna\"\n  userInputLabels: Ship\n  text \"Send now\"\n"
          + "  on activate: announce \"1\"",
        "voice-name-hidden"
      ),
      Case(
        "the visible text is the second name",
        "button \"Send now, to Anna\"\n  userInputLabels: Ship, Send now\n  text \"Send now\"\n"
          + "  on activate: announce \"1\""
      ),
      Case(
        "names without the first word of the label",
        "button \"Order\"\n  userInputLabels: Ship\n  on activate: announce \"1\"",
        "voice-name-hidden"
      ),
      Case(
        "the first word in any case",
        "button \"Add 2 to the cart\"\n  userInputLabels: add, To cart\n  on activate: announce \"1\""
      ),
      Case(
        "a part of a word isn't the word",
        "button \"Add to cart\"\n  userInputLabels: Additional\n  on activate: announce \"1\"",
        "voice-name-hidden"
      ),
      Case(
        "names that repeat the label, as exports have them",
        "button \"Order\"\n  userInputLabels: Order\n  on activate: announce \"1\""
      ),
      Case("names of a text", "text \"Order\"\n  userInputLabels: Ship"),
      Case(
        "an emoji in the label",
        "button \"Cart 🛒\"\n  on activate: announce \"1\"",
        "voice-name-symbols"
      ),
      Case(
        "an emoji in the second name",
        "button \"Cart\"\n  userInputLabels: Cart, 🛒 Cart\n  on activate: announce \"1\""
      ),
      Case(
        "signs that people say",
        "button \"20 °C, 5 €, 2× & more\"\n  on activate: announce \"1\""
      ),
      Case("a symbol in a text", "text \"★ Favorites\""),
      Case("five words", "button \"One two three four five\"\n  on activate: announce \"1\""),
      Case(
        "six words",
        "button \"One two three four five six\"\n  on activate: announce \"1\"",
        "voice-name-long"
      ),
      Case(
        "six words, and a short name",
        "button \"Box two three four five six\"\n  userInputLabels: Box\n  on activate: announce \"1\""
      ),
      Case(
        "words behind a comma",
        "button \"Checking, ending in four one eight two\"\n  on activate: announce \"1\""
      ),
      Case("a long text", "text \"One two three four five six seven\""),
      Case(
        "four names",
        "button \"Cart\"\n  userInputLabels: Cart, Basket, Bag, Box\n  on activate: announce \"1\""
      ),
      Case(
        "five names",
        "button \"Cart\"\n  userInputLabels: Cart, Basket, Bag, Box, Sack\n"
          + "  on activate: announce \"1\"",
        "voice-names-many"
      ),
      Case(
        "a link in a text",
        "text \"See the terms.\"\n  mark link: \"terms\"\n    on activate: announce \"1\"",
        "voice-link"
      ),
      Case(
        "a link in a text, and a control of its name",
        "text \"See the terms.\"\n  mark link: \"terms\"\n    on activate: announce \"1\"\n"
          + "link \"Terms\"\n  on activate: announce \"1\""
      ),
      Case("a mark that is no link", "text \"Ten minutes\"\n  mark bold: \"Ten\""),
      Case(
        "four named values",
        "adjustable \"Size\"\n  values: Small | Medium | Large | Huge\n  value: Small",
        "voice-adjust-steps"
      ),
      Case(
        "three named values",
        "adjustable \"Size\"\n  values: Small | Medium | Large\n  value: Small"
      ),
      Case(
        "nine named values",
        "adjustable \"Size\"\n  values: A1 | B1 | C1 | D1 | E1 | F1 | G1 | H1 | I1\n  value: A1"
      ),
      Case("a range", "adjustable \"Size\"\n  range: 1...5\n  value: 1"),
      Case(
        "values that are numbers",
        "adjustable \"Adults\"\n  values: 1 adult | 2 adults | 3 adults | 4 adults\n  value: 1 adult"
      ),
      Case(
        "actions for all but one",
        "adjustable \"Size\"\n  values: Small | Medium | Large | Huge\n  value: Small\n"
          + "  action \"Small\": set value: Small\n  action \"Medium\": set value: Medium\n"
          + "  action \"Large\": set value: Large",
        "voice-adjust-steps"
      ),
      Case(
        "a text that responds and does nothing",
        "text \"Free\"\n  respondsToUserInteraction: true",
        "voice-dead"
      ),
      Case(
        "a text that responds and does something",
        "text \"Free\"\n  respondsToUserInteraction: true\n  on activate: announce \"1\""
      ),
      Case(
        "a text that responds with an action",
        "text \"Free\"\n  respondsToUserInteraction: true\n  action \"Why\": announce \"1\""
      ),
      Case("a text that doesn't respond", "text \"Free\"\n  respondsToUserInteraction: false"),
    ]
  )
  func rules(_ sample: Case) throws {
    let screen = """
      screen one "Shop"
        header "Shop"
      \(sample.lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
        button "Done"
          on activate: announce "Done"
      """
    let ids = try AuditReport.of(screen).ids
    #expect(ids.filter { $0.hasPrefix("voice-") || $0 == "label-not-in-name" } == sample.ids)
  }
}
