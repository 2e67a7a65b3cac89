import Testing

@Suite("Unreadable nodes and properties")
struct NodeDiagnosticsTests {
  static let nodes: [DiagnosticCase] = [
    .lines("an unknown role", "1️⃣buton1️⃣ \"A\"", "unknown role 'buton'; did you mean 'button'?"),
    .lines(
      "an unknown trait",
      "button 1️⃣selcted1️⃣ \"A\"",
      "unknown trait 'selcted'; did you mean 'selected'?"
    ),
    .lines(
      "a trait after the text",
      "button \"A\" 1️⃣selected1️⃣",
      "'selected' goes before the text"
    ),
    .lines("a state after the text", "switch \"A\" 1️⃣on1️⃣", "'on' goes before the text"),
    .lines("a state after a trait", "switch selected 1️⃣on1️⃣ \"A\"", "'on' goes before 'selected'"),
    .lines("a text after the identifier", "text #a 1️⃣\"A\"1️⃣", "the text goes before '#a'"),
    .lines("an identifier after a tag", "text .t 1️⃣#a1️⃣", "'#a' goes before '.t'"),
    .lines(
      "a state without a switch",
      "button 1️⃣on1️⃣ \"A\"",
      "only 'switch' and 'checkbox' can have the state 'on'; delete it, or use one of these roles"
    ),
    .lines(
      "two states",
      "switch on 1️⃣off1️⃣ \"A\"",
      "this line already has a state; delete this one"
    ),
    .lines("two texts", "text \"A\" 1️⃣\"B\"1️⃣", "this line already has text"),
    .lines(
      "two identifiers",
      "text #a 1️⃣#b1️⃣",
      "this line already has an identifier; write 'text #a .b'"
    ),
    .lines("no blank between", "text \"A\"1️⃣#b1️⃣", "a space is missing before '#b'"),
    .lines("an open quote", "text 1️⃣\"A1️⃣", "the closing quote is missing"),
    .lines("an unknown escape", "text \"A1️⃣\\q1️⃣\"", "unknown escape '\\q'"),
    .lines(
      "a line break of two escapes",
      "text \"A1️⃣\\r\\n1️⃣B\"",
      "write '\\n' in place of '\\r\\n'"
    ),
    .lines("no character's number", "text \"1️⃣\\u{D800}1️⃣\"", "expected a Unicode code point"),
    .lines("an empty identifier", "text #1️⃣", "'#' needs a name"),
    .lines("an identifier that is no name", "text #1️⃣1a1️⃣", "'#' needs a name, not '1a'"),
    .lines("an effect as a node", "1️⃣announce1️⃣ \"A\"", "'announce' is an effect"),
  ]

  static let properties: [DiagnosticCase] = [
    .lines(
      "an unknown property",
      "text\n  1️⃣valu1️⃣: x",
      "unknown property 'valu'; did you mean 'value'?"
    ),
    .lines(
      "a property twice",
      "text\n  value: x\n  1️⃣value1️⃣: y",
      "'value' occurs twice; delete one of the lines"
    ),
    .lines(
      "a label beside the text",
      "text \"A\"\n  1️⃣label1️⃣: B",
      "the label is already in quotes on the element's line"
    ),
    .lines(
      "a value beside the state",
      "switch on\n  1️⃣value1️⃣: off",
      "the element already has a state or a value; delete this line"
    ),
    .lines(
      "tags beside tags",
      "text .a\n  1️⃣tags1️⃣: b",
      "the element already has tags; write all of its tags on one line"
    ),
    .lines(
      "two scales",
      "slider\n  values: a | b\n  1️⃣range1️⃣: 1...2",
      "can't be combined; delete one of them"
    ),
    .lines(
      "a guard on what never changes",
      "text\n  1️⃣level1️⃣ when value is 1: 2",
      """
      can't have a condition
      """
    ),
    .lines(
      "a Boolean",
      "text\n  hidden: 1️⃣yes1️⃣",
      "'hidden' needs 'true' or 'false'; write 'hidden: true'"
    ),
    .lines("no Boolean", "text\n  hidden:1️⃣", "'hidden' needs 'true' or 'false'"),
    .lines("a choice", "text\n  expandedStatus: 1️⃣colapsed1️⃣", "did you mean 'collapsed'?"),
    .lines("a level", "header\n  level: 1️⃣01️⃣", "a whole number of 1 or more"),
    .lines(
      "a huge count",
      "scrollView\n  pages: 1️⃣992233720368547758081️⃣",
      "'pages' can have at most 9 digits"
    ),
    .lines(
      "a frame",
      "text\n  frame: 1️⃣1 2 31️⃣",
      "'frame' needs x, y, width, and height, such as '0 60 390 44', not '1 2 3'"
    ),
    .lines(
      "numbers of other forms",
      "text\n  frame: 1️⃣1e400 nan inf +11️⃣",
      "'frame' needs x, y, width, and height"
    ),
    .lines("a point", "text\n  activationPoint: 1️⃣51️⃣", "'activationPoint' needs x and y"),
    .lines("a path", "text\n  path: 1️⃣emty1️⃣", "'path' needs x, y, width, and height"),
    .lines(
      "a circle without a radius",
      "text\n  path: circle 1️⃣1 21️⃣",
      "'circle' needs a value such as '195 200 40', not '1 2'"
    ),
    .lines("a circle of nothing", "text\n  path: circle 1️⃣1 2 01️⃣", "'circle' needs a value"),
    .lines(
      "a polygon of two corners",
      "text\n  path: polygon 1️⃣1 2, 3 41️⃣",
      "'polygon' needs a value such as '0 0, 44 0, 22 40'"
    ),
    .lines(
      "a polygon with half a corner",
      "text\n  path: polygon 1️⃣0 0, 1, 2 21️⃣",
      "'polygon' needs a value"
    ),
    .lines("a rounded rectangle", "text\n  path: rounded 1️⃣0 0 9 -1 31️⃣", "'rounded' needs"),
    .lines("an alpha", "text\n  alpha: 1️⃣21️⃣", "'alpha' needs a number from 0 to 1, not '2'"),
    .lines("no range", "slider\n  range: 1️⃣1 of 91️⃣", "'range' needs a value such as"),
    .lines("an empty range", "slider\n  range: 1️⃣9...11️⃣", "greater than the second"),
    .lines("two suffixes", "slider\n  range: 1️⃣0%...9 km1️⃣", "the same unit"),
    .lines("a step of nothing", "slider\n  range: 1️⃣0...9 by 01️⃣", "greater than 0"),
    .lines("too many digits", "slider\n  range: 1️⃣0...99999999999999991️⃣", "'range' needs"),
    .lines("a language", "text\n  language: 1️⃣e1️⃣", "a language tag such as 'pt-BR'"),
    .lines("a list of traits", "text\n  traits: selected, 1️⃣dimmed1️⃣", "unknown trait 'dimmed'"),
    .lines(
      "an element without a mark",
      "view\n  elements: 1️⃣a1️⃣",
      "'elements' needs '#identifier', not 'a'"
    ),
    .lines("a span", "cell\n  span: 1️⃣2*11️⃣", "'span' needs a value such as '2x1'"),
    .lines(
      "a colour",
      "text\n  foreground: 1️⃣red1️⃣",
      "'foreground' needs a value such as '#767676'"
    ),
    .lines(
      "a font size",
      "text\n  fontSize: 1️⃣15 italic1️⃣",
      "'fontSize' needs a value such as '15 bold'"
    ),
    .lines(
      "a size elsewhere",
      "text\n  1️⃣size1️⃣: 1x1",
      "'size' belongs on a screen or the app; move it there"
    ),
    .lines("a size", "size: 1️⃣390*8441️⃣", "'size' needs a value such as '390x844'"),
    .lines(
      "an identifier of a screen",
      "1️⃣identifier1️⃣: b",
      """
      write the screen's name after the word 'screen'
      """
    ),
    .lines(
      "more behind quotes",
      "text\n  value: \"A\" 1️⃣B1️⃣",
      "unexpected 'B' after the closing quote"
    ),
    .lines("more behind a quoted item", "slider\n  values: \"a\" 1️⃣b1️⃣ | c", "unexpected 'b'"),
    .lines("a way of saying", "text\n  label.spoken: 1️⃣spelOut1️⃣", "did you mean 'spellOut'?"),
    .lines("a pitch", "text\n  label.spoken: pitch 1️⃣91️⃣", "'pitch' needs a number from 0 to 2"),
    .lines(
      "a part without quotes",
      "text\n  label.spoken: spellOut on 1️⃣A1️⃣",
      "'on' needs text in quotes"
    ),
    .lines("a direct touch option", "text\n  directTouchOptions: 1️⃣silent1️⃣", "'silentOnTouch'"),
  ]

  static let parts: [DiagnosticCase] = [
    .lines(
      "content without quotes",
      "text\n  content 1️⃣Weight:1️⃣ 1",
      "'content' needs text in quotes"
    ),
    .lines(
      "content without a colon",
      "text\n  content \"Weight\" 1️⃣11️⃣",
      "a colon is missing after the label"
    ),
    .lines("a mark of nothing", "text\n  mark bold:1️⃣", "'mark' needs the text to mark"),
    .lines(
      "an event of a link that is none",
      "text \"a\"\n  mark link: a\n    1️⃣on focus: back1️⃣",
      "only 'on activate' can be below 'mark link'; move this line to the element"
    ),
    .lines(
      "anything else below a link",
      "text \"a\"\n  mark link: a\n    1️⃣button \"B\"1️⃣\n      on activate: back",
      "only 'on activate' can be below 'mark link'; move this line to the element"
    ),
    .lines(
      "a second event of a link",
      "text \"a\"\n  mark link: a\n    on activate: back\n    1️⃣on activate1️⃣: dismiss",
      "'on activate' occurs twice"
    ),
    .lines(
      "an event of another mark",
      "text \"a\"\n  mark bold: a\n    1️⃣on activate: back1️⃣",
      "only a 'mark link' can have 'on activate'; write 'mark link: \"a\"' in the line above"
    ),
    .lines("a mark's count", "text\n  mark bold 1️⃣0:1️⃣ a", "counts occurrences of its text"),
    .lines("a rotor of nothing", "rotor \"A\":1️⃣", "a rotor needs"),
    .lines(
      "a rotor of text",
      "rotor \"A\": 1️⃣\"10 minutes\"1️⃣",
      "a trait, or 'mark NAME', not '\"10 minutes\"'"
    ),
    .lines(
      "a rotor's trait",
      "rotor \"A\": 1️⃣buton1️⃣",
      "unknown trait 'buton'; did you mean 'button'?"
    ),
    .lines("an action without a colon", "text\n  action \"A\"1️⃣", "a colon is missing"),
  ]

  @Test("report the word of a node line", arguments: nodes)
  func checkNodes(_ test: DiagnosticCase) { test.check() }

  @Test("report the name or the value of a property", arguments: properties)
  func checkProperties(_ test: DiagnosticCase) { test.check() }

  @Test("report the place in a part", arguments: parts)
  func checkParts(_ test: DiagnosticCase) { test.check() }
}
