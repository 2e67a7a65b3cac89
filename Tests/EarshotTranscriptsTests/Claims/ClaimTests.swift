import EarshotTranscripts
import EarshotNotation
import EarshotSession
import TestSupport
import SessionTestSupport
import Testing

/// An app with something for every claim.
private let clinic = """
  app "Clinic"

  screen home "Home"
    rotor "Urgent": .urgent
    header "Today"
    button "Pay" #pay
      traits: notEnabled
    button "Call" #call .urgent
      value: 24
      hint: Rings at once
      action "Star": announce "Starred"
      action "Delete": announce "Deleted"
    switch on "Wi-Fi" #wifi
    textField "Name" #name
    list "Plans" #plans
      button "Basic" #basic
        traits: selected
      button "Plus" #plus
    header "More" #more
    button "Hidden" #hidden
      hidden: true
    button "Unfold" #fold
      expandedStatus: collapsed
    text "3 items" #total
      value: 3 items
    button "Next" #next
      on activate: push card
    button "Ask" #ask
      on activate: present #sure
    alert "Sure?" #sure
      button "Yes"

  screen card "Card"
    back "Home"
    adjustable "Size" #size
      values: Small | Large
  """

@Suite("A claim")
struct ClaimTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var commands: [String]
    var claim: String
    /// The actual state, or `nil` if the claim is true.
    var failure: String?
    var testDescription: String { claim + (failure.map { " → \($0)" } ?? "") }

    init(_ claim: String, after commands: String..., fails failure: String? = nil) {
      self.claim = claim
      self.commands = commands
      self.failure = failure
    }
  }

  static let conditions: [Case] = [
    Case("#pay is dimmed"),
    Case("#call is dimmed", fails: "#call is not dimmed"),
    Case("#pay is not dimmed", fails: "#pay is dimmed"),
    Case("#call.value is 24"),
    Case("#call is 25", fails: "the value of #call is \"24\""),
    Case("#total is 3 items and #wifi is on"),
    Case("#total is 3 items and #wifi is off", fails: "the value of #wifi is \"on\""),
    Case("#total is below 2", fails: "the value of #total is \"3 items\""),
    Case("#pay is empty"),
    Case("#total is empty", fails: "the value of #total is \"3 items\""),
    Case("#more.label is More"),
    Case("#basic is selected"),
    Case("#fold is collapsed"),
    Case("#hidden is hidden"),
    Case("#sure is hidden"),
    Case("value is 24", after: "touch #call"),
    Case("self is dimmed", after: "touch #pay"),
    Case("self is dimmed", after: "touch #call", fails: "#call is not dimmed"),
    Case("label is Today"),
    Case("LABEL IS NOT Today", fails: "the label of the header \"Today\" is \"Today\""),
    Case("#pay IS Dimmed AND #call Is Not EMPTY"),
    Case("#call.value is Selected", fails: "the value of #call is \"24\""),
    Case("#cal is 24", fails: "the app has no #cal; did you mean '#call'?"),
    Case("not #cal is 24", fails: "the app has no #cal; did you mean '#call'?"),
    Case("NOT not #call is 24"),
    Case("not #wifi is off"),
  ]

  /// Elements that you can't hear, and the elements in front of them.
  static let unheard: [Case] = [
    Case(
      "#size is Small",
      fails: "#size is on the screen named card; write '? state of #size is Small'"
    ),
    Case(
      "not #size is Large",
      fails: "#size is on the screen named card; write '? not state of #size is Large'"
    ),
    Case(
      "#hidden.label is Hidden",
      fails: "#hidden is hidden; write '? state of #hidden.label is Hidden'"
    ),
    Case(
      "#pay is dimmed and #hidden is not dimmed",
      fails: "#hidden is hidden; write '? state of #pay is dimmed and #hidden is not dimmed'"
    ),
    Case(
      "#sure.label is Sure?",
      fails: "#sure isn't open; write '? state of #sure.label is Sure?'"
    ),
    Case("state of #size is Small"),
    Case("STATE OF #size IS Small"),
    Case("not state of #size is Large"),
    Case("state of #size is Large", fails: "the value of #size is \"Small\""),
    Case("state of #hidden is hidden"),
    Case("not #hidden has action \"Delete\"", fails: "#hidden is hidden"),
    Case("not #size conveys state dimmed", fails: "#size is on the screen named card"),
    Case("not order #call, #hidden", fails: "#hidden is hidden"),
    Case("screen home below", fails: "the current screen is 'home'"),
    Case("not screen home below"),
    Case("reachable #pay", after: "touch #ask", "a", fails: "#pay is behind the alert sure"),
    Case(
      "#pay is dimmed",
      after: "touch #ask",
      "a",
      fails: "#pay is behind the alert sure; write '? state of #pay is dimmed'"
    ),
    Case("screen home", after: "touch #ask", "a", fails: "'sure' is in front of 'home'"),
    Case("screen home below", after: "touch #ask", "a"),
    Case("screen \"home\" below", after: "touch #ask", "a"),
    Case("screen sure", after: "touch #ask", "a"),
    Case("screen sure below", after: "touch #ask", "a", fails: "'sure' is in front of 'home'"),
    Case("reachable #sure", after: "touch #ask", "a"),
  ]

  static let words: [Case] = [
    Case("says \"Cal\"", after: "touch #call", fails: said),
    Case("says \"2\"", after: "touch #call", fails: said),
    Case("says \"24\"", after: "touch #call"),
    Case("says \"24, Button\"", after: "touch #call"),
    Case("not says \"Cal\"", after: "touch #call", fails: said),
    Case("not says \"Rings\"", after: "touch #call", fails: said),
    Case("hint says \"ings\"", after: "touch #call", fails: hint),
    Case("not hint says \"ings\"", after: "touch #call", fails: hint),
    Case("hint says /ings/", after: "touch #call"),
    Case("hint says \"Rings\"", after: "touch #pay", fails: "VoiceOver says no hint"),
  ]

  private static let said =
    "VoiceOver says \"Call, 24, Button\" and \"Rings at once. Actions available\""
  private static let hint = "the hint is \"Rings at once. Actions available\""

  static let places: [Case] = [
    Case("focus #call", after: "n 2"),
    Case("focus \"Call\"", after: "n 2"),
    Case("focus call", after: "n 2"),
    Case("focus #pay", fails: "the cursor is on header \"Today\", stop 1 of 12"),
    Case(
      "focus Nobody",
      fails: "no stop has the label \"Nobody\"; the cursor is on header \"Today\", stop 1 of 12"
    ),
    Case("not focus #pay"),
    Case(
      "focus #size",
      fails: "#size is on the screen named card; the cursor is on header \"Today\", stop 1 of 12"
    ),
    Case("screen home"),
    Case("screen HOME"),
    Case("screen card", after: "touch #next", "a"),
    Case("screen card", fails: "the current screen is 'home'"),
    Case("screen cart", fails: "the app has no screen \"cart\"; did you mean 'card'?"),
    Case("reachable #pay"),
    Case("reachable Unfold"),
    Case("reachable #hidden", fails: "#hidden is hidden"),
    Case("reachable #plans", fails: "#plans isn't a stop"),
    Case("not reachable #size"),
    Case("order #pay, #call, \"Next\""),
    Case("order #call, #pay", fails: "the order is #pay (stop 2), #call (stop 3)"),
    Case("order #call, #hidden", fails: "#hidden is hidden"),
    Case("rotor Characters"),
    Case("rotor \"headings\"", after: "rotor headings"),
    Case("rotor Headings", fails: "the rotor is set to Characters"),
    Case("rotor Urgent", after: "rotor urgent"),
    Case("rotor actions", after: "touch #call"),
    Case("#call has action \"delete\""),
    Case("has action Star", after: "touch #call"),
    Case("#call has action \"Share\"", fails: "#call offers \"Star\" and \"Delete\""),
    Case("has action Star", fails: "the header \"Today\" has no actions"),
  ]

  static let speech: [Case] = [
    Case("says \"Today\"", after: "start"),
    Case(
      "says \"today\"",
      after: "start",
      fails: "VoiceOver says \"Clinic\" and \"Today, Heading\""
    ),
    Case("hint says \"Rings at\"", after: "touch #call"),
    Case(
      "says \"Rings at\"",
      after: "touch #call",
      fails: said
        + ", but the hint says \"Rings at once. Actions available\"; write 'hint says' instead of 'says'"
    ),
    Case("says /[0-9]+, But+on/", after: "touch #call"),
    Case("says /^Call$/", after: "rotor headings", fails: "VoiceOver says \"Headings\""),
    Case("says \"Headings\"", after: "rotor headings"),
    Case("silent", after: "scrub"),
    Case("silent", after: "n", fails: "VoiceOver says \"Pay, dimmed, Button\""),
    Case("not silent", after: "scrub", fails: "VoiceOver says nothing"),
    Case("not says \"Pay\"", after: "p"),
    Case("gestures <= 3", after: "n 2", "p"),
    Case("gestures <= 2", after: "n 2", "p", fails: "you've made 3 gestures since the phase began"),
    Case(
      "gestures <= 0",
      after: "## next",
      "n",
      fails: "you've made 1 gesture since the phase began"
    ),
    Case("gestures <= 2", after: "n to #call"),
    Case("gestures <= 0", after: "touch #call", "wait 2s", "two-finger tap"),
    Case("gestures <= 1", after: "n", ":undo", "n"),
    Case("gestures <= 3", after: "touch #call", "action Star", fails: nil),
    Case("gestures <= 1", after: "rotor words"),
    Case(
      "gestures <= 0",
      after: "rotor words",
      fails: "you've made 1 gesture since the phase began"
    ),
    Case(
      "gestures <= 1",
      after: "touch #call",
      "action Delete",
      fails: "you've made 2 gestures since the phase began"
    ),
  ]

  static let descriptions: [Case] = [
    Case("#pay conveys label \"Pay\", role button, state dimmed"),
    Case(
      "#call conveys label \"Call\", state dimmed, role link",
      fails: "VoiceOver conveys label \"Call\", value \"24\", role \"Button\", "
        + "hint \"Rings at once\", actions \"Actions available\", but not state dimmed, role link"
    ),
    Case("#call conveys label, value, hint, action"),
    Case("#call conveys value \"24\", hint \"Rings at once\", action \"Delete\""),
    Case("not #pay conveys action \"Star\""),
    Case("not #pay conveys value"),
    Case("#wifi conveys role switch, state on"),
    Case("not #wifi conveys state off"),
    Case("#basic conveys state selected, position \"List start\""),
    Case("not #plus conveys state selected"),
    Case("#fold conveys state collapsed"),
    Case("not #fold conveys state expanded"),
    Case("#more conveys role header"),
    Case("#name conveys role textField"),
    Case("#name conveys state editing", after: "touch #name", "a"),
    Case("conveys role header, label \"Today\"", after: "start"),
    Case("conveys label \"Pay\"", after: "start", "n"),
    Case("conveys ROLE Button, STATE Dimmed", after: "start", "n"),
    Case(
      "conveys label \"Pay\"",
      after: "n",
      "n",
      fails: "VoiceOver conveys label \"Call\", value \"24\", role \"Button\", "
        + "hint \"Rings at once\", actions \"Actions available\", but not label \"Pay\""
    ),
    Case("conveys label \"Pay\"", fails: "VoiceOver hasn't said anything yet"),
    Case("#hidden conveys label", fails: "#hidden is hidden"),
  ]

  @Test(
    "is true, or says what is there instead",
    arguments: Effort.share(
      of: conditions + unheard + words + places + speech + descriptions,
      atLeastOneIn: 3
    )
  )
  func claim(_ each: Case) throws {
    var walk = try Walk(unstarted: clinic)
    for command in each.commands { walk(command) }
    #expect(walk.session.failure(of: try Claim(each.claim)) == each.failure)
    let response = walk.session.run("? \(each.claim)")
    #expect(response.echo == "? \(each.claim)")
    #expect(response.lines == (each.failure.map { ["# fails: \($0)"] } ?? []))
    let printed = walk.session.run(":claim \(each.claim)")
    #expect(printed.echo == "> :claim \(each.claim)")
    #expect(printed.lines == ["? \(each.claim)"] + response.lines)
  }

  @Test("about a state in another language uses its words")
  func language() throws {
    let walk = try Walk(clinic, ["language": "de"])
    #expect(walk.session.failure(of: try Claim("#pay conveys role button, state dimmed")) == nil)
  }

  @Test(
    "that can't fail is malformed at the prompt, as in a file",
    arguments: [
      Case("not #call is 25"), Case("not #call conveys action \"Share\""),
      Case("gestures <= 0", after: "n 2", "## next"),
    ]
  )
  func idle(_ each: Case) throws {
    var walk = try Walk(unstarted: clinic)
    for command in each.commands { walk(command) }
    let response = walk.session.run("? \(each.claim)")
    #expect(response.echo == "# ? \(each.claim)")
    #expect(response.isMalformed)
  }

  @Test("that doesn't exist is reported at the prompt, in prose, and is malformed")
  func malformed() throws {
    var walk = try Walk(clinic)
    let response = walk.session.run("? focs #pay")
    #expect(response.echo == "# ? focs #pay")
    #expect(response.lines == ["# unknown claim 'focs'; write '? focus #pay'"])
    #expect(response.isMalformed)
    #expect(walk.session.run(":claim focs #pay").isMalformed)
    #expect(walk(":claim") == ["~ refused: ':claim' needs a claim"])
  }
}

@Suite("A claim's mistakes are reported with their places")
struct ClaimErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var claim: String
    var error: String
    var testDescription: String { "\(claim) → \(error)" }

    init(_ claim: String, _ error: String) {
      self.claim = claim
      self.error = error
    }
  }

  static let cases: [Case] = [
    Case("?", "2:2 write a claim after '?'"),
    Case("? not", "2:6 write a claim after 'not'"),
    Case("? focs #a", "2:3 unknown claim 'focs'; write '? focus #a'"),
    Case("  ? focs #a", "2:5 unknown claim 'focs'; write '? focus #a'"),
    Case(
      "? bananas",
      "2:3 unknown claim 'bananas'; start the claim with an element, a property, or a word such as "
        + "'focus' or 'says'"
    ),
    Case("? focus", "2:8 'focus' needs an element, as in 'focus #pay'"),
    Case("? focus #", "2:9 write an identifier after '#', as in '#pay'"),
    Case("? focus #a b", "2:12 unexpected 'b' after the element; write '? focus #a'"),
    Case("? focus #a in", "2:12 'in' needs a number of gestures, as in 'in 5'"),
    Case("? focus #a in two", "2:12 'in' needs a number of gestures, as in 'in 5'"),
    Case(
      "? focus #a within 3",
      "2:12 use 'in' instead of 'within'; write '? focus #a in 3'"
    ),
    Case("? order #a #b", "2:12 a comma is missing before '#b'; write '? order #a, #b'"),
    Case("? focus \"a", "2:9 the closing quote is missing; add \" at the end of the text"),
    Case(
      "? says \"a\\q\"",
      "2:10 unknown escape '\\q'; use \\\", \\\\, \\n, \\t, \\{, or \\u{1F355}"
    ),
    Case("? screen", "2:9 'screen' needs a name, as in 'screen menu'"),
    Case("? reachable", "2:12 'reachable' needs an element, as in 'reachable #pay'"),
    Case("? order #a", "2:11 'order' needs two or more elements, as in 'order #tea, #pay'"),
    Case("? order #a,", "2:12 'order' needs two or more elements, as in 'order #tea, #pay'"),
    Case(
      "? #a has acton \"x\"",
      "2:10 'has' needs 'action \"NAME\"', not 'acton'; write '? #a has action \"x\"'"
    ),
    Case("? has action", "2:13 'has action' needs a name, as in 'has action \"Delete\"'"),
    Case(
      "? #a conveys rol button",
      "2:14 'conveys' needs 'label', 'value', 'role', 'state', 'hint', 'position', or 'action', "
        + "not 'rol'; did you mean 'role'?"
    ),
    Case(
      "? conveys role buton",
      """
      2:16 'buton' isn't a role that VoiceOver says; write '? conveys role button'
      """
    ),
    Case(
      "? conveys state dim",
      "2:17 'state' needs 'selected', 'dimmed', 'on', 'off', 'mixed', 'editing', 'expanded', or "
        + "'collapsed', not 'dim'"
    ),
    Case("? conveys label 24", "2:17 put the label in quotes; write '? conveys label \"24\"'"),
    Case(
      "? says hello",
      "2:8 'says' needs text in quotes or a regular expression between slashes; "
        + "write '? says \"hello\"'"
    ),
    Case(
      "? says /a(/",
      "2:10 'a(' isn't a valid regular expression: the group isn't closed; add ')'"
    ),
    Case("? gestures < 3", "2:12 'gestures' needs '<=' and a number; write '? gestures <= 2'"),
    Case("? gestures <= x", "2:12 'gestures' needs '<=' and a number, as in 'gestures <= 5'"),
    Case("? gestures >= 0", "2:12 the number of gestures is never below 0; delete this claim"),
    Case(
      "? not gestures > 5",
      "2:16 'gestures' needs '<=' and a number; write '? gestures <= 5'"
    ),
    Case(
      "? not gestures < 5",
      "2:16 'gestures' needs '<=' and a number; write '? not gestures <= 4'"
    ),
    Case(
      "? steps",
      "2:3 unknown claim 'steps'; to limit the gestures, write a number after 'gestures <=', as in "
        + "'gestures <= 5'"
    ),
    Case("? silent now", "2:10 unexpected 'now' after 'silent'; write '? silent'"),
    Case("? #a is", "2:8 expected text or a state after 'is'; write a word such as 'empty' there"),
    Case(
      "? #a iz dimmed",
      """
      2:6 a claim about an element continues with 'is', 'contains', 'lacks', 'has action', 'conveys', \
      or 'shows name', not 'iz'; write '? #a is dimmed'
      """
    ),
    Case(
      "? \"None\" is dimmed",
      "2:10 a condition can't name an element by its label; use the identifier, as in '#pay is dimmed'"
    ),
    Case("? #a.valu is 3", "2:6 unknown property 'valu'; write '? #a.value is 3'"),
    Case(
      "? #a is above x",
      "2:9 'above' needs a number, such as 3 or {#goal}, not 'x'"
    ),
    Case("? rotor", "2:8 'rotor' needs a name, as in 'rotor \"Headings\"'"),
    Case(
      "? says //",
      "2:8 'says' needs text in quotes or a regular expression between slashes; "
        + "write '? says \"//\"'"
    ),
    Case("? says /x*/", "2:9 this regular expression matches any line; make it more specific"),
    Case("? says /./", "2:8 this regular expression matches any words; make it more specific"),
    Case(
      "? hint says /\\w/",
      "2:13 this regular expression matches any words; make it more specific"
    ),
    Case("? voices /./", "2:10 this regular expression matches any words; make it more specific"),
    Case(
      "? not says /\\w+/",
      "2:12 this regular expression matches any words; make it more specific"
    ),
    Case(
      "? hint says /x*/",
      "2:14 this regular expression matches any line; make it more specific"
    ),
    Case(
      "? state #a is on",
      """
      2:9 'state' needs 'of' and an element, not '#a'; write \
      '? state of #a is on'
      """
    ),
    Case("? xfail", "2:8 'xfail' needs a reason in quotes, as in 'xfail \"not fixed yet\"'"),
    Case("? xfail: later", "2:3 unknown claim 'xfail:'; write '? xfail \"later\"'"),
    Case("? !focus #pay", "2:3 use 'not' instead of '!'; write '? not focus #pay'"),
    Case("? xfail later", "2:9 'xfail' needs a reason in quotes; write '? xfail \"later\"'"),
    Case("? not xfail \"later\"", "2:3 'xfail' can't be negated; delete 'not'"),
    Case(
      "a ( (re)",
      "2:3 'a (' isn't a valid regular expression: the group isn't closed; add ')'"
    ),
    Case(
      "  *a (re)",
      """
      2:3 '*a' isn't a valid regular expression: '*' has nothing to repeat; put '\\' before it to \
      match the character
      """
    ),
  ]

  @Test("in the file", arguments: cases)
  func error(_ each: Case) throws {
    let source = SourceText(name: "a.vo", "> n\n\(each.claim)\n")
    let result = Transcript.read(source)
    #expect(result.transcript == nil)
    #expect(result.diagnostics.count == 1)
    let text = result.diagnostics.first?.rendered(in: [source]) ?? ""
    let head = String(text.prefix { $0 != "\n" }).replacing(": error: ", with: " ")
    #expect(head == "a.vo:\(each.error)")
  }
}

@Suite("The table of claims in Docs/Sessions.md")
struct ClaimTableTests {
  @Test("has a row for each form, as help does")
  func rows() throws {
    let page = String(decoding: try ProjectFiles.source("Docs/Sessions.md").utf8, as: UTF8.self)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { $0 != "| claim | is true if |" }.dropFirst(2).prefix { !$0.isEmpty }
    let forms = ClaimVerb.allCases.flatMap(\.forms) + [ClaimVerb.negated]
    #expect(
      table.map(String.init).map(\.withoutCode) == forms.map { "| \($0.usage) | \($0.isTrueIf) |" }
    )
  }
}

extension String {
  /// The text of a table row, without the marks for code.
  fileprivate var withoutCode: String { filter { $0 != "`" } }
}

@Suite("A claim about speech")
struct ClaimedSpeechTests {
  @Test("doesn't hear what the program says")
  func notes() throws {
    var walk = try Walk(
      """
      screen main
        image "" #wait
          on magicTap:
            wait 2s
            announce "Done"
      """
    )
    #expect(walk("magic tap") == ["~ silent", "# more effects are due in 2s"])
    #expect(walk("? silent") == [])
    #expect(walk("? says \"due\"") == ["# fails: VoiceOver says nothing"])
  }
}
