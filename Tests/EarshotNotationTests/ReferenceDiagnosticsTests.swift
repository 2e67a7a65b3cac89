import EarshotNotation
import Testing

@Suite("References that lead nowhere")
struct ReferenceDiagnosticsTests {
  static let references: [DiagnosticCase] = [
    .lines(
      "an unknown identifier",
      "text #size\n  on focus: select 1️⃣#sise1️⃣",
      "did you mean 'size'?"
    ),
    .lines(
      "an unknown identifier in a text",
      "text \"A {1️⃣#sise1️⃣}\"\ntext #size",
      "did you mean 'size'?"
    ),
    .lines(
      "an unknown tag",
      "text .special\nrotor \"A\": 1️⃣.specail1️⃣",
      "; did you mean 'special'?"
    ),
    DiagnosticCase(
      "an unknown screen",
      "screen menu\n  on focus: push 1️⃣manu1️⃣\n",
      "did you mean 'menu'?"
    ),
    .lines(
      "cells in a list, noted once",
      "list \"A\"\n  1️⃣cell1️⃣ \"B\"\n  cell \"C\"\ngroup\n  cell \"D\"\nlist\n  text \"E\"",
      "'list' is for web content"
    ),
    .lines("an identifier twice", "text #a\nview\n  text 1️⃣#a1️⃣", "the app already has '#a'"),
    DiagnosticCase(
      "a screen twice",
      "screen a\nscreen 1️⃣a1️⃣\n",
      "the app already has a screen 'a'; give this screen a different name"
    ),
    DiagnosticCase("a screen named as a node is none", "screen a\n  text #a\n"),
    .lines("elements outside", "text #a\nview\n  elements: 1️⃣#a1️⃣", "'#a' is outside"),
    .lines("elements holding itself", "view #a\n  elements: 1️⃣#a1️⃣", "'#a' is outside"),
    .lines("present of a button", "button #a\n  on activate: present 1️⃣#a1️⃣", "the role 'button'"),
    .lines(
      "present of a sheet that is not modal",
      "sheet \"A\" #a\n  viewIsModal: false\n  on focus: present 1️⃣#a1️⃣",
      "isn't modal"
    ),
    .lines(
      "show of an alert",
      "alert \"A\" #a\n  on focus: show 1️⃣#a1️⃣",
      "modal sheet; write 'on focus: present #a'"
    ),
    .lines("hidden of an alert", "alert \"A\"\n  1️⃣hidden1️⃣: true", "'hidden' doesn't apply"),
    .lines(
      "set hidden of a sheet",
      "sheet \"A\" #a\n  on focus: set 1️⃣#a.hidden1️⃣: true",
      "'hidden' doesn't apply"
    ),
    .lines(
      "hidden of a sheet that is not modal",
      "sheet \"A\"\n  hidden: true\n  viewIsModal: false"
    ),
    .lines(
      "opens elsewhere",
      "tabBar\n  tab \"A\"\n    1️⃣opens1️⃣: test",
      "only tabs in the app's own 'tabBar' can have 'opens'"
    ),
    DiagnosticCase(
      "a name on a line that can't be read is no second mistake",
      "screen a\n  1️⃣buton1️⃣ \"A\" #b .c\n  text \"{#b}\"\n    on focus: select .c\n",
      "unknown role"
    ),
    DiagnosticCase(
      "a screen whose line can't be read is no second mistake",
      "screen a\n  text\n    on focus: push b\n1️⃣screeen1️⃣ b\n  text \"B\"\n",
      "did you mean 'screen'?"
    ),
    DiagnosticCase(
      "a tab that stands on a screen opens nothing",
      "screen a\n  tab \"A\"\n    1️⃣opens1️⃣: b\n",
      "only tabs in the app's own 'tabBar' can have 'opens'"
    ),
  ]

  static let loops: [DiagnosticCase] = [
    .lines("a label of itself", "text #a\n  label: A {1️⃣#a1️⃣.label}", "'label' of '#a'"),
    .lines(
      "two labels",
      "text \"{1️⃣#b1️⃣.label}\" #a\ntext \"{#a.label}\" #b",
      "refers to itself"
    ),
    .lines("a value without one is its label", "text \"{1️⃣#a1️⃣}\" #a", "'label' of '#a'"),
    .lines("a value that is there is no loop", "text \"{#a}\" #a\n  value: 3"),
    .lines("a guard of itself", "text\n  value when 1️⃣value1️⃣ is empty: x", "'value' of 'text'"),
    .lines(
      "a trait that asks for itself",
      "text\n  traits when 1️⃣self1️⃣ is selected: header",
      "'traits' of 'text' refers to itself"
    ),
    .lines(
      "hidden by what is inside",
      "view\n  hidden when 1️⃣#a1️⃣ is hidden: true\n  text #a",
      "'hidden' of 'view' refers to itself"
    ),
    .lines(
      "an event may ask for what it changes",
      "text #a\n  on focus when #a is x: set value: {#a}"
    ),
  ]

  static let apps: [DiagnosticCase] = [
    DiagnosticCase("a property", "app\n  1️⃣hint1️⃣: x\nscreen a\n", "can't have 'hint'"),
    DiagnosticCase(
      "an event",
      "app\n  on 1️⃣activate1️⃣: back\nscreen a\n",
      "can't have 'on activate'"
    ),
    DiagnosticCase("a part", "app\n  1️⃣rotor1️⃣ \"A\": header\nscreen a\n", "can't have 'rotor'"),
    DiagnosticCase(
      "a back button of the app",
      "app\n  1️⃣back1️⃣ \"A\"\nscreen a\n",
      "'back' belongs on a screen; move it there"
    ),
    DiagnosticCase(
      "two tab bars",
      "app\n  tabBar\n  1️⃣tabBar1️⃣\nscreen a\n",
      "the app already has a 'tabBar'; put all tabs in it"
    ),
    DiagnosticCase(
      "a button among the tabs",
      "app\n  tabBar\n    1️⃣button1️⃣ \"A\"\nscreen a\n",
      "can contain only tabs, not 'button'; make this node a tab, or move it to a screen"
    ),
    DiagnosticCase(
      "a tab that opens nothing",
      "app\n  tabBar\n    1️⃣tab1️⃣ \"A\"\nscreen a\n",
      "needs 'opens:'"
    ),
    DiagnosticCase(
      "set of its own value",
      "app\n  on escape: set 1️⃣value1️⃣: x\nscreen a\n",
      "an event of the app has no element for 'set"
    ),
    DiagnosticCase("set in an action", "app\n  action \"A\": set value: x\nscreen a\n"),
  ]

  @Test("are reported at their places, with the nearest name", arguments: references)
  func checkReferences(_ test: DiagnosticCase) { test.check() }

  @Test("are reported if they lead back to themselves", arguments: loops)
  func checkLoops(_ test: DiagnosticCase) { test.check() }

  @Test("are reported if the app can't have such a line", arguments: apps)
  func checkApps(_ test: DiagnosticCase) { test.check() }

  @Test("aren't filled in just to find that a text would double 27 times")
  func doubling() {
    let lines = (1...27).map { "  text \"{#b\($0 - 1).label}{#b\($0 - 1).label}\" #b\($0)\n" }
      .joined()
    let text = "screen a\n  text \"0123456789abcdef\" #b0\n" + lines
    let found = AppDocument.read([SourceText(name: "a.screen", text)]).diagnostics
    #expect(
      found.map(\.message.text).first?.contains("the label of '#b13' exceeds 64 KiB") == true
    )
    #expect(found.count == 1)
    #expect(
      Diagnostic.rendered(found, in: [SourceText(name: "a.screen", text)]).hasPrefix("a.screen:15:")
    )
  }

  @Test("that make text of 64 KiB are fine, and longer ones aren't", arguments: [4_096, 4_097])
  func exactly(_ count: Int) {
    let text =
      "screen a\n  text \"0123456789abcdef\" #b\n  text \""
      + String(repeating: "{#b.label}", count: count) + "\"\n"
    let found = AppDocument.read([SourceText(name: "a.screen", text)]).diagnostics
    #expect(found.count == count - 4_096)
  }

  @Test("that make many long texts share 64 MiB")
  func together() {
    let long = String(repeating: "{#b.label}", count: 4_096)
    let text =
      "screen a\n  text \"0123456789abcdef\" #b\n  text \"\(long)\" #c\n"
      + String(repeating: "  text \"{#c.label}\"\n", count: 1_024)
    let found = AppDocument.read([SourceText(name: "a.screen", text)]).diagnostics
    #expect(found.map(\.message.text).map { $0.contains("exceeds 64 MiB") } == [true])
  }

  @Test("are looked up in all files that are opened together")
  func files() {
    let first = SourceText(
      name: "a.screen",
      "app \"A\"\nscreen a\n  text #a\n    on focus: push b\n"
    )
    let second = SourceText(name: "b.screen", "screen b\n  text #a\n  text \"{#a}\"\n")
    let found = AppDocument.read([first, second]).diagnostics
    #expect(found.map(\.source) == [1])
    #expect(found.map(\.range) == [16..<18])
    let app = AppDocument.read([second, first]).diagnostics
    #expect(
      app.first { $0.source == 1 }?.message.text == "'app' belongs in the first file that "
        + "you name; move it there"
    )
  }
}
