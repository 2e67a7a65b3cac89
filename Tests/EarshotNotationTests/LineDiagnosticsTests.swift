import EarshotNotation
import TestSupport
import Testing

@Suite("Unreadable lines")
struct LineDiagnosticsTests {
  static let lines: [DiagnosticCase] = [
    DiagnosticCase(
      "this line is indented with a tab",
      "screen a\n1️⃣\t1️⃣text \"A\"\n",
      "this line is indented with a tab"
    ),
    DiagnosticCase("three spaces", "screen a\n1️⃣   1️⃣text \"A\"\n", "indented by 3 spaces"),
    DiagnosticCase(
      "a level left out, one error for all of it",
      "screen a\n    1️⃣text \"A\"1️⃣\n      value: x\n    text \"B\"\n",
      "indented one level too far"
    ),
    DiagnosticCase(
      "lines below a property",
      "screen a\n  text \"A\"\n    value: x\n      1️⃣hint: y1️⃣\n      hint: z\n",
      "nothing can be below a property; indent this line less"
    ),
    DiagnosticCase(
      "lines below an effect",
      "screen a\n  text \"A\"\n    on focus:\n      back\n        1️⃣back1️⃣\n",
      "nothing can be below an effect; indent this line less"
    ),
    DiagnosticCase(
      "an effect on the line and a block",
      "screen a\n  text \"A\"\n    on focus: back\n      1️⃣back1️⃣\n",
      "nothing can be below an event with its effect on the same line; put each effect on its own line"
    ),
    DiagnosticCase(
      "an action with an effect and a block",
      "screen a\n  text \"A\"\n    action \"B\": back\n      1️⃣back1️⃣\n",
      "nothing can be below an action with its effect on the same line"
    ),
    DiagnosticCase("a word at the margin", "1️⃣scren1️⃣ a\n", "'scren'; did you mean 'screen'?"),
    DiagnosticCase("a property at the margin", "1️⃣language1️⃣: en\n", "belong at the left margin"),
    DiagnosticCase(
      "a screen inside",
      "screen a\n  1️⃣screen1️⃣ b\n",
      "belongs at the left margin; delete the spaces before it"
    ),
    DiagnosticCase("no first word", "screen a\n  1️⃣\"A\"1️⃣\n", "expected a role, a property"),
    DiagnosticCase(
      "a second app",
      "app \"A\"\n1️⃣app1️⃣ \"B\"\nscreen a\n",
      "all files together can contain only one 'app'"
    ),
    DiagnosticCase("a screen without a name", "screen1️⃣\n", "'screen' needs a name"),
    DiagnosticCase("a title without quotes", "screen a 1️⃣Title1️⃣\n", "needs text in quotes"),
    DiagnosticCase("more after a title", "screen a \"A\" 1️⃣#b1️⃣\n", "unexpected '#b'"),
    DiagnosticCase(
      "no screen at all",
      "1️⃣app \"A\"\n",
      "an app needs at least one 'screen'; add one"
    ),
    DiagnosticCase("nothing at all", "1️⃣", "an app needs at least one 'screen'; add one"),
    DiagnosticCase("each without a selector", "screen a\neach1️⃣\n", "a selector needs"),
    DiagnosticCase(
      "a node in each",
      "screen a\n  text .x\neach .x\n  1️⃣text1️⃣ \"B\"\n",
      "not nodes such as 'text'; put the node on a screen"
    ),
    DiagnosticCase(
      "an identifier from each",
      "screen a\n  text .x\neach .x\n  1️⃣identifier1️⃣: b\n",
      "can't give several nodes the same identifier; give it to one node"
    ),
  ]

  @Test("are reported once, with their places", arguments: lines)
  func checkLines(_ test: DiagnosticCase) { test.check() }

  @Test("stop at a hundred errors for each file, and say how many more there are")
  func hundred() {
    let text = "screen a\n" + String(repeating: "  foo\n", count: 150)
    let other = "screen b\n  foo\n"
    let sources = [SourceText(name: "a.screen", text), SourceText(name: "b.screen", other)]
    let found = AppDocument.read(sources).diagnostics
    #expect(found.filter { $0.source == 0 && $0.severity == .error }.count == 100)
    #expect(found.filter { $0.source == 0 }.last?.message.text == "and 50 more errors")
    #expect(found.filter { $0.source == 1 }.count == 1)
  }

  @Test("are at most 64 KiB long")
  func longLine() {
    let fits = String(repeating: "x", count: 65_000)
    #expect(
      AppDocument.read([SourceText(name: "a", "screen a\n  text\n    value: \(fits)\n")])
        .diagnostics.isEmpty
    )
    let long = String(repeating: "x", count: 66_000)
    let found = AppDocument.read([SourceText(name: "a", "screen a\n  text\n    value: \(long)\n")])
    #expect(found.diagnostics.map(\.message.text) == ["the line is longer than 64 KiB; shorten it"])
  }

  @Test("nest at most 1,024 levels deep")
  func depth() {
    func nested(_ levels: Int) -> AppDocument.ParseResult {
      let lines = (0..<levels).map { String(repeating: "  ", count: $0 + 1) + "view\n" }
      return AppDocument.read([SourceText(name: "a", "screen a\n" + lines.joined())])
    }
    #expect(nested(1_023).document != nil)
    let found = nested(1_024).diagnostics
    #expect(
      found.map(\.message.text)
        == ["nodes can be nested at most 1,024 levels deep; use fewer levels"]
    )
  }
}
