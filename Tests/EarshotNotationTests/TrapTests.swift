import EarshotNotation
import Testing

@Suite("Traps of the notation")
struct TrapTests {
  /// Returns the messages about a screen, as `line:column: severity: message`.
  private func traps(_ text: String) -> [String] {
    let source = SourceText(name: "t.screen", text)
    let reading = AppDocument.read([source])
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    return reading.traps.map { diagnostic in
      let place = source.place(of: diagnostic.range.lowerBound)
      return
        "\(place.line):\(place.column): \(diagnostic.severity.rawValue): \(diagnostic.message.text)"
    }
  }

  @Test("commas don't separate values")
  func values() {
    #expect(
      traps("screen a\n  adjustable \"Size\"\n    values: S, M, L\n") == [
        "3:5: warning: 'S, M, L' is a single value; to list several values, separate them with ' | '"
      ]
    )
    #expect(traps("screen a\n  adjustable \"Size\"\n    values: S | M, tall | L\n") == [])
  }

  @Test("a value that isn't in the list is marked where it is given, even as an argument")
  func givenValues() {
    let component =
      "component size(start)\n  adjustable \"Size\"\n    value: {start}\n    values: S | M | L\n"
    #expect(
      traps(component + "screen a\n  use size(\"XL\")\n  use size(\"M\")\n") == [
        "6:12: warning: the value 'XL' isn't in 'values: S | M | L'; add it there, or write a value from that list"
      ]
    )
    #expect(
      traps("screen a\n  adjustable \"Size\"\n    value: XL\n    values: S | M | L\n") == [
        "3:5: warning: the value 'XL' isn't in 'values: S | M | L'; add it there, or write a value from that list"
      ]
    )
  }

  @Test("braces that aren't a reference are read aloud")
  func braces() {
    let found = traps("screen a\n  text \"Next {#b.value + 1}\"\n  text \"B\" #b\n")
    #expect(found.count <= 1)
    #expect(traps("screen a\n  text \"Next {#b.value}\"\n  text \"B\" #b\n") == [])
  }

  @Test("a handler with nothing below it does nothing")
  func emptyHandlers() {
    #expect(
      traps("screen a\n  button \"Pay\"\n    on activate:\n") == [
        "3:8: warning: 'on activate' has no effects; add an effect to it, or add 'decline'"
      ]
    )
    #expect(traps("screen a\n  button \"Pay\"\n    on activate:\n      play \"tick\"\n") == [])
  }

  @Test("an element without a scale can't step")
  func steps() {
    #expect(
      traps("screen a\n  button \"More\"\n    on activate: increment self\n") == [
        "3:28: warning: 'self' has neither 'range' nor 'values' to step through; add one of them"
      ]
    )
    #expect(
      traps("screen a\n  button \"More\"\n    range: 1...3\n    on activate: increment self\n")
        == []
    )
  }

  @Test("a sheet of another screen can't be presented")
  func otherScreens() {
    let screens =
      "screen a\n  button \"Go\"\n    on activate: OPEN\nscreen b\n  sheet \"S\" #s\n    text \"T\"\n"
    #expect(
      traps(screens.replacing("OPEN", with: "present #s")).first
        == "3:8: warning: '#s' is on screen 'b' and opens only there; to present it from any "
        + "screen, move it below 'app \"Name\"'"
    )
    let both = screens.replacing(
      "on activate: OPEN",
      with: "on activate:\n      push b\n      present #s"
    )
    #expect(traps(both) == [])
    let later = screens.replacing(
      "on activate: OPEN",
      with: "on activate:\n      wait 1s\n      present #s\n  button \"B\"\n    on activate: push b"
    )
    #expect(traps(later) == [])
  }

  @Test("nothing is ever heard of an alert that nothing presents or a screen that nothing opens")
  func unopened() {
    let alert = "screen a\n  text \"T\"\n  alert \"Gone\" #gone\n    button \"OK\"\n"
    #expect(
      traps(alert) == [
        """
        3:3: warning: nothing presents this 'alert', so you never hear it; write 'present #gone' \
        where it should open
        """
      ]
    )
    let screens =
      "screen a\n  button \"Go\"\n    on activate: push b\nscreen b\n  text \"B\"\nscreen c\n  text \"C\"\n"
    #expect(
      traps(screens) == [
        "6:8: warning: nothing opens screen 'c', so you can reach it only with 'start'; write 'push c' where it should open"
      ]
    )
  }

  @Test("a link inside text opens a screen, too")
  func opensByLink() {
    let lines = [
      "screen a", "  button \"Go\"", "    on activate: push b", "  text \"Read the terms\"",
      "    mark link: \"terms\"", "      on activate: push c", "screen b", "  text \"B\"",
      "screen c", "  text \"C\"",
    ]
    #expect(traps(lines.joined(separator: "\n") + "\n") == [])
  }

  @Test("a control inside an element can't be reached, unless actions stand for it")
  func swallowed() {
    let cell =
      "screen a\n  cell\n    text \"Pizza\"\n    button \"More\"\n      on activate: play \"tick\"\n"
    #expect(traps(cell).map { $0.prefix(13) } == ["4:5: warning:"])
    #expect(
      traps(cell.replacing("  cell\n", with: "  cell\n    action \"More\": play \"tick\"\n")) == []
    )
    #expect(traps(cell.replacing("  cell\n", with: "  group\n")) == [])
  }

  @Test(
    "a product of two prices has more decimals than a price, unless it is rounded",
    arguments: [
      ("{#a * #b}", 1), ("{#a * #b as 0.00}", 0), ("{#a * 2}", 0), ("{#a + #b}", 0),
      ("{#a * #b + 1}", 1), ("{#a * 0.5}", 1), ("{#n * #n}", 0), ("{#none * #a}", 0),
    ]
  )
  func decimals(_ amount: String, _ count: Int) {
    let found = traps(
      "screen a\n  text \"A\" #a\n    value: 1.50\n  text \"B\" #b\n    value: 0.19\n"
        + "  text \"N\" #n\n    value: 3\n  text \"E\" #none\n  text \"T \(amount)\"\n"
    )
    #expect(found.count { $0.contains("to round it, write") } == count, "\(found)")
  }

  @Test("a hidden modal view silences the screen")
  func modal() {
    let view =
      "screen a\n  text \"T\"\n  view #help\n    hidden: true\n    viewIsModal: true\n    text \"Help\"\n"
    #expect(
      traps(view) == [
        "3:3: warning: a hidden modal view silences the rest of the screen; leave out 'viewIsModal' here, and set it to true in the effects that show the view"
      ]
    )
    #expect(traps(view.replacing("    hidden: true\n", with: "")) == [])
  }

  @Test("an invisible view that is modal, or may be, silences the screen")
  func invisibleModal() {
    let view =
      "screen a\n  text \"T\"\n  switch off \"S\" #s\n  view #help\n    alpha: 0\n    viewIsModal: true\n    text \"Help\"\n"
    let message =
      "warning: an invisible modal view ('alpha: 0') silences the rest of the screen; set 'viewIsModal' only while the view is visible, and 'hidden' while it isn't"
    let inAState = view.replacing("viewIsModal: true", with: "viewIsModal when #s is on: true")
    #expect(traps(view).map { String($0.drop { $0 != "w" }) } == [message])
    #expect(traps(inAState).map { String($0.drop { $0 != "w" }) } == [message])
    let button = "  button \"Help\" #show\n    on activate: set #help.viewIsModal: true\n"
    let byAnEffect = view.replacing("    viewIsModal: true\n", with: "") + button
    #expect(traps(byAnEffect).map { String($0.drop { $0 != "w" }) } == [message])
    #expect(traps(byAnEffect.replacing("true", with: "false")) == [])
    #expect(traps(view.replacing("alpha: 0", with: "alpha: 0.5")) == [])
    #expect(traps(view.replacing("    viewIsModal: true\n", with: "")) == [])
  }

  @Test("a list of elements names only what is inside")
  func elements() {
    let screen = "screen a\n  elements: #one\n  text \"One\" #one\n  text \"Two\" #two\n"
    #expect(
      traps(screen) == [
        """
        4:3: warning: no swipe reaches 'text "Two" #two', because it isn't in the 'elements' \
        of its container; add '#two' there
        """
      ]
    )
    #expect(
      traps(screen.replacing("#one\n  text \"One\"", with: "#one, #two\n  text \"One\"")) == []
    )
  }
}
