import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts
import SessionTestSupport
import Testing

@Suite(":reload")
struct ReloadTests {
  static let shop = """
    screen main "Shop"
      header "Shop"
      button "Offers" #offers
        on activate: push offer
      button "Pay"
        on activate: announce "Paid"

    screen offer "Offer"
      back "Shop"
      header "Offers"
      button "Add milk" #milk
        value: 1 litre
        on activate: announce "Added"
    """

  /// Walks, reads an edited app again, and returns the session with the answer.
  private func reload(
    _ text: String,
    after commands: String...
  ) throws -> (walk: Walk, lines: [String]) {
    var walk = try Walk(Self.shop)
    for command in commands { walk(command) }
    let lines = try walk.reload(text)
    return (walk, lines)
  }

  private func shop(_ old: String, _ new: String) -> String {
    Self.shop.replacing(old, with: new)
  }

  @Test("says if nothing changed, and if something did that you didn't meet")
  func unchanged() throws {
    let same = try reload(Self.shop, after: "n", "a", "n")
    #expect(same.lines == ["repeated 4 steps; nothing changed"])
    #expect(same.walk.focus == "milk")
    let other = try reload(shop("\"Pay\"", "\"Buy\""), after: "n", "a", "n")
    #expect(other.lines == ["repeated 4 steps; nothing changed here or at earlier steps"])
  }

  @Test("says what changed where you are, and how much on the way")
  func changed() throws {
    let value = try reload(shop("1 litre", "2 litres"), after: "n", "a", "n")
    #expect(
      value.lines == [
        "repeated 4 steps; 1 line changed here",
        "Add milk: value \"1 litre\" → \"2 litres\", from the value of #milk",
      ]
    )
    let way = try reload(shop("\"Offers\" #offers", "\"Deals\" #offers"), after: "n", "a", "n")
    #expect(
      way.lines == ["repeated 4 steps; nothing changed here, but 1 line changed at earlier steps"]
    )
  }

  @Test("says what the last step sounds like now, if the screen is the same")
  func announcement() throws {
    let result = try reload(shop("\"Added\"", "\"In the cart\""), after: "n", "a", "n", "a")
    #expect(
      result.lines == ["repeated 5 steps; 1 line changed here", "- Added", "+ In the cart"]
    )
  }

  @Test("goes back to the same element, even if another one now comes before it")
  func inserted() throws {
    let text = shop("  button \"Offers\"", "  button \"New\"\n  button \"Offers\"")
    let result = try reload(text, after: "n", "a", "n")
    #expect(
      result.lines == [
        "repeated 4 steps and added 'touch #offers' to stay on the same element; nothing changed here, but 1 line changed at earlier steps"
      ]
    )
    #expect(result.walk.focus == "milk")
    var walk = result.walk
    walk(":undo 3")
    #expect(walk("tap") == ["New, Button"])
  }

  @Test("stops before a step that no longer works, and continues once it does")
  func stopped() throws {
    let broken = shop("    on activate: push offer\n", "")
    var (walk, lines) = try reload(broken, after: "n", "a", "n", "a")
    #expect(
      lines == [
        "step 3, 'double tap', no longer works: nothing to activate",
        "Earshot stopped before this step; when the step works again, type ':reload' to continue",
        "focus: 2 of 3, button \"Offers\" #offers",
      ]
    )
    #expect(walk.session.transcriptLines().filter { $0.hasPrefix(">") }.count == 2)
    #expect(try walk.reload(broken).first == lines.first)
    let changed = shop("\"Added\"", "\"In the cart\"")
    #expect(try walk.reload(changed).first == "repeated 5 steps; 1 line changed here")
  }

  @Test("stops before a step whose action is gone, and keeps the previous one")
  func goneAction() throws {
    let text = Self.shop + "\n    action \"Gift\": announce \"Wrapped\"\n"
    var walk = try Walk(text)
    for command in ["n", "a", "n", "action Gift"] { walk(command) }
    let lines = try walk.reload(Self.shop)
    #expect(lines.first == "step 5, 'action \"Gift\"', no longer works: no action")
    #expect(walk.focus == "milk")
    #expect(try walk.reload(text) == ["repeated 5 steps; nothing changed"])
  }

  @Test("forgets the rest of the steps after you make another one")
  func forgotten() throws {
    var (walk, _) = try reload(shop("    on activate: push offer\n", ""), after: "n", "a", "n")
    walk("n")
    #expect(
      try walk.reload(Self.shop) == ["repeated 3 steps; nothing changed here or at earlier steps"]
    )
  }

  @Test("stops if a step leads to another screen, or if its element is gone")
  func elsewhere() throws {
    let other = shop("push offer", "push other") + "\nscreen other\n  header \"Other\"\n"
    #expect(
      try reload(other, after: "n", "a").lines.first
        == "step 3, 'double tap', no longer works: the step now opens the screen 'other' instead of 'offer'"
    )
    let gone = shop("  button \"Offers\" #offers\n    on activate: push offer\n", "")
    #expect(
      try reload(gone, after: "n", "a").lines.first
        == "step 3, 'double tap', no longer works: #offers is gone"
    )
    #expect(
      try reload(gone, after: "n").lines == [
        "repeated 2 steps; 1 line changed here", "Offers, Button: gone, previously stop 2",
        "#offers is gone; focus: 2 of 2, button \"Pay\"",
      ]
    )
  }

  @Test("keeps comments, settings, claims, and undo")
  func whole() throws {
    var walk = try Walk(Self.shop)
    for line in ["## Buying", "n; n", ":undo", ":set hints off", ":note here", "? focus #offers"] {
      walk(line)
    }
    let log = walk.session.transcriptLines()
    #expect(try walk.reload(Self.shop) == ["repeated 2 steps; nothing changed"])
    #expect(walk.session.transcriptLines() == log)
    #expect(walk.focus == "offers")
    #expect(walk("? gestures <= 1", "tap") == ["Offers, Button"])
    walk(":undo 2")
    #expect(walk("tap") == ["Shop, Heading"])
  }

  @Test("leaves marks where they lead, from any step and in an edited app")
  func marks() throws {
    var walk = try Walk(Self.shop)
    walk("n")
    #expect(walk(":mark offers") == ["# ':goto offers' returns to this place"])
    let log = walk.session.transcriptLines()
    walk("a", "n", "a")
    #expect(walk(":goto offers") == ["# focus: 2 of 3, button \"Offers\" #offers"])
    #expect(walk.session.transcriptLines() == log)
    walk(":undo")
    #expect(walk("tap") == ["Shop, Heading"])
    _ = try walk.reload(shop("\"Offers\" #offers", "\"Deals\" #offers"))
    #expect(walk(":goto offers").first == "# repeated 2 steps; 1 line changed here")
    #expect(walk(":goto ofers") == ["~ refused: there's no mark 'ofers'; did you mean 'offers'?"])
    #expect(walk(":goto pay") == ["~ refused: there's no mark 'pay'; the only mark is 'offers'"])
    #expect(walk(":goto") == ["~ refused: ':goto' needs a name, as in ':goto cart'"])
    #expect(walk(":mark") == ["~ refused: ':mark' needs a name, as in ':mark cart'"])
  }

  @Test("says which claims fail now, and keeps them")
  func claims() throws {
    var walk = try Walk(Self.shop)
    walk("n", "? says \"Offers\"")
    let log = walk.session.transcriptLines()
    let text = shop("\"Offers\" #offers", "\"Deals\" #offers")
    #expect(
      try walk.reload(text) == [
        "repeated 2 steps; 2 lines changed here",
        "Deals: label \"Offers\" → \"Deals\", from the label of #offers",
        "? says \"Offers\" now fails: VoiceOver says \"Deals, Button\"",
      ]
    )
    #expect(walk.session.transcriptLines().last == log.last)
  }
}

extension Walk {
  /// Reads another version of the app, and returns the answer without its mark.
  fileprivate mutating func reload(_ text: String) throws -> [String] {
    session.reload(try .of(text)).map { String($0.text.dropFirst(2)) }
  }
}
