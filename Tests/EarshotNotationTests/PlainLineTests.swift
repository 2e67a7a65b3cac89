import Testing

@testable import EarshotNotation

@Suite("Lines in plain words")
struct PlainLineTests {
  private func forms(_ line: String, sibling: String = "") -> [[String]] {
    var names = KnownNames()
    names.identifiers = ["count", "name", "sure", "free", "small-count"]
    names.screens = ["cart"]
    return PlainLine(line, names, sibling: sibling).forms
  }

  @Test(
    "have the line in the notation among their forms",
    arguments: [
      ("expandedStatus: closed", "expandedStatus: collapsed"), ("span: two columns", "span: 1x2"),
      ("frame: w 44 h 40 x 1 y 2", "frame: 1 2 44 40"),
      ("fontSize: bold 15pt", "fontSize: 15 bold"),
      ("range: 0 to 10 step 2", "range: 0...10 by 2"), ("values: S / M", "values: S | M"),
      ("range: 0:00...1:30 in 15s steps", "range: 0...90 by 15 as time"),
      ("also called: Gift, Card", "userInputLabels: Gift, Card"),
      ("label.spoken: spell \"QR\"", "label.spoken: spellOut on \"QR\""),
      ("foreground: rgb(0, 128, 255)", "foreground: #0080FF"),
      ("hidden when nothing in #name: true", "hidden when #name is empty: true"),
      ("hidden when #count is more than #free: true", "hidden when #count is above {#free}: true"),
      ("hint: Wait when #name is blank", "hint when #name is empty: Wait"),
      ("wait half a second", "wait 0.5s"), ("wait one and a half seconds", "wait 1.5s"),
      ("if nobody touches anything for 30s: back", "idle 30s: back"),
      ("on two-finger double tap: back", "on magicTap: back"),
      ("on press and hold: back", "on longPress: back"),
      ("urgent announce \"Hi\"", "announce \"Hi\" high"),
      ("on activate: open the alert sure", "on activate: present #sure"),
      ("go to the cart screen", "push cart"), ("back to the start", "popToRoot"),
      ("play \"bell\" during 3s", "play \"bell\" for 3s"), ("voice off", "voice stop"),
      ("set the value of #count to 3", "set #count.value: 3"),
      ("content \"Room\" important: 12", "content important \"Room\": 12"),
      ("mark \"now\" as bold", "mark bold: \"now\""), ("for each .price:", "each .price"),
      ("rotor .step: \"Steps\"", "rotor \"Steps\": .step"),
      ("screen \"Cart\" cart", "screen cart \"Cart\""), ("text: Closed", "text \"Closed\""),
      ("a button that says Help", "button \"Help\""),
      ("value: {#count x 2} euros", "value: {#count * 2} euros"),
      ("value: {#count pizza(s)}", "value: {#count pizza|pizzas}"),
      ("value: {#count with two decimals}", "value: {#count as 0.00}"),
      ("value: {#count} - 1", "value: {#count - 1}"),
      ("value: {#small.count + #small.count}", "value: {#small-count + #small-count}"),
    ]
  )
  func form(_ line: String, _ meant: String) {
    #expect(forms(line).contains([meant]))
  }

  @Test("have several lines where the notation has")
  func lines() {
    #expect(
      forms("button dimmed when #count is 0 \"Pay\"")
        .contains(["button \"Pay\"", "  traits when #count is 0: notEnabled"])
    )
    #expect(forms("variable #tries is 0").contains(["variable #tries", "  value: 0"]))
    #expect(forms("tab \"Cart\" -> cart").contains(["tab \"Cart\"", "  opens: cart"]))
    #expect(forms("subheader \"Pizza\"").contains(["header \"Pizza\"", "  level: 2"]))
    #expect(forms("remove #sure after 3s").contains(["wait 3s", "remove #sure"]))
    #expect(
      forms("hidden when #count is 0 or #name is empty: true")
        .contains(["hidden when #count is 0: true", "hidden when #name is empty: true"])
    )
    #expect(forms("value: 3 # stars").contains(["# stars", "value: 3"]))
  }

  @Test("take the event of the line above for all other cases")
  func otherwise() {
    #expect(
      forms("otherwise: back", sibling: "on activate when #count is 0: dismiss")
        .contains(["on activate: back"])
    )
    #expect(forms("otherwise: back").allSatisfy { $0 != ["on activate: back"] })
  }

  @Test("are at most twelve, and none is the line itself")
  func few() {
    for line in [
      "button \"A\"", "on activate: back", "value: {#count}", String(repeating: "x", count: 400),
    ] {
      #expect(forms(line).count <= PlainLine.limit)
      #expect(!forms(line).contains([line]))
    }
  }
}

@Suite("Durations in words")
struct PlainDurationTests {
  @Test(
    "are written in seconds",
    arguments: [
      ("half a second", "0.5s"), ("a second", "1s"), ("two seconds", "2s"), ("1 minute", "60s"),
      ("one and a half seconds", "1.5s"), ("500 ms", "0.5s"),
      ("a quarter of a second", "0.25s"), ("2h", "7200s"),
    ]
  )
  func written(_ words: String, _ meant: String) {
    #expect(PlainDuration.written(words.split(separator: " ").map(String.init)) == meant)
  }

  @Test("aren't other words")
  func others() {
    #expect(PlainDuration.written(["the", "bell"]) == nil)
    #expect(PlainDuration.written(["3"]) == nil)
  }
}
