import Testing

@Suite("Unreadable guards, events, and effects")
struct SentenceDiagnosticsTests {
  static let guards: [DiagnosticCase] = [
    .lines("no subject", "text\n  value when 1️⃣is1️⃣ 3: x", "'self is"),
    .lines("an unknown subject", "text\n  value when 1️⃣lable1️⃣ is x: y", "did you mean 'label'?"),
    .lines(
      "no verb",
      "text\n  value when label 1️⃣seems1️⃣ x: y",
      "needs 'is', 'is not', 'contains', or 'lacks'"
    ),
    .lines("no word", "text\n  value when label is 1️⃣: y", "expected text or a state after 'is'"),
    .lines("no number", "text\n  value when label is 1️⃣above three1️⃣: y", "'above' needs a number"),
    .lines(
      "no colon",
      "text\n  value when label is x1️⃣",
      "put the value for this condition after a colon: 'value when label is x: …'"
    ),
    .lines(
      "an unknown property of a node",
      "text #a\n  value when #a.1️⃣lable1️⃣ is x: y",
      "unknown property 'lable'; did you mean 'label'?"
    ),
    .lines(
      "an unknown identifier",
      "text #amount\n  hint when 1️⃣#amuont1️⃣ is empty: y",
      "did you mean 'amount'?"
    ),
  ]

  static let events: [DiagnosticCase] = [
    .lines("an unknown event", "text\n  on 1️⃣activat1️⃣: back", "did you mean 'activate'?"),
    .lines("no event", "text\n  on1️⃣", "'on' needs an event, such as 'on activate:'"),
    .lines("a direction", "text\n  on scroll 1️⃣lefft1️⃣: back", "did you mean 'left'?"),
    .lines("no colon", "text\n  on activate 1️⃣back1️⃣", "a colon is missing after the event"),
    .lines("a timer's interval", "text\n  every 1️⃣21️⃣: back", "a duration such as '2s'"),
    .lines(
      "an event twice",
      "text\n  on activate: back\n  on 1️⃣activate1️⃣: back",
      "occurs twice"
    ),
    .lines(
      "a guard after the line without one",
      "text\n  on activate: back\n  on 1️⃣activate1️⃣ when value is x: back",
      "put that line last"
    ),
    .lines("appear on a node", "text\n  on 1️⃣appear1️⃣: back", "belongs on a screen; move it there"),
    .lines(
      "an announcement event on a node",
      "text\n  on 1️⃣announcementWasCut1️⃣: back",
      "belongs on a screen or the app; move it there"
    ),
  ]

  static let effects: [DiagnosticCase] = [
    .lines("an unknown effect", "text\n  on focus: 1️⃣anounce1️⃣ \"A\"", "did you mean 'announce'?"),
    .lines(
      "an unknown effect below",
      "text\n  on focus:\n    1️⃣anounce1️⃣ \"A\"",
      "did you mean 'announce'?"
    ),
    .lines("no target", "text\n  on focus: select1️⃣", "'select' needs '#identifier'"),
    .lines("a target of another kind", "text\n  on focus: select 1️⃣all1️⃣", "not 'all'"),
    .lines(
      "set without a property",
      "text #a\n  on focus: set 1️⃣#a1️⃣",
      "'set' needs a property after '#a', as in 'set #a.value: …'"
    ),
    .lines(
      "set of what never changes",
      "text\n  on focus: set 1️⃣level1️⃣: 2",
      "'set' can't change 'level' while the app runs; delete this effect"
    ),
    .lines(
      "set of an unknown property",
      "text\n  on focus: set 1️⃣valu1️⃣: 2",
      "did you mean 'value'?"
    ),
    .lines("set without a colon", "text\n  on focus: set value1️⃣ 2", "a colon is missing"),
    .lines("push of nothing", "text\n  on focus: push1️⃣", "'push' needs a name"),
    .lines(
      "announce without quotes",
      "text\n  on focus: announce 1️⃣A1️⃣",
      "'announce' needs text in quotes"
    ),
    .lines("a priority", "text\n  on focus: announce \"A\" 1️⃣hihg1️⃣", "did you mean 'high'?"),
    .lines("an unknown notification", "text\n  on focus: notify 1️⃣layout1️⃣", "unknown notification"),
    .lines(
      "a page without a text",
      "text\n  on focus: notify 1️⃣pageScrolled1️⃣",
      "needs text in quotes"
    ),
    .lines(
      "a page behind a colon",
      "text\n  on focus: notify pageScrolled1️⃣:1️⃣ Page 2",
      "needs text in quotes, without a colon; write \"Page 2\""
    ),
    .lines("a tag to notify", "text .a\n  on focus: notify layoutChanged 1️⃣.a1️⃣", "one target"),
    .lines("wait without a unit", "text\n  on focus: wait 1️⃣31️⃣", "a duration such as '2s'"),
    .lines(
      "more after an effect",
      "text\n  on focus: back 1️⃣now1️⃣",
      "'back' goes back one screen; leave out the words after it"
    ),
    .lines(
      "an effect after decline",
      "text\n  on focus:\n    decline\n    1️⃣back1️⃣",
      "no effect can follow 'decline'; put this effect before it"
    ),
    .lines(
      "an unknown property in a text",
      "text #a\n  on focus: announce \"{#a.1️⃣lable1️⃣}\"",
      "unknown property 'lable'; did you mean 'label'?"
    ),
  ]

  @Test("report the place in a guard", arguments: guards)
  func checkGuards(_ test: DiagnosticCase) { test.check() }

  @Test("report the place in an event", arguments: events)
  func checkEvents(_ test: DiagnosticCase) { test.check() }

  @Test("report the place in an effect", arguments: effects)
  func checkEffects(_ test: DiagnosticCase) { test.check() }
}
