import EarshotNotation
import SessionTestSupport
import Testing

@testable import EarshotTranscripts

/// VOICE-CONTROL.md, chapter 4, “Refusals”: a name after a verb that nothing in the app has.
@Suite("A name that is said to Voice Control")
struct VoiceSpellingTests {
  private static let screen = """
    app "Shop"
    screen cart "Cart"
      header "Cart"
      button "Pay" #pay
        on activate: announce "Paid"
      cell #row
        text "Rye bread"
        text "4 euros"
        on activate: announce "Bread"
        action "Favorite": announce "Kept"
      button "Add {#loaves} to the cart" #add
        userInputLabels: Ship
        on activate: set #pay.label: Buy
      adjustable "Loaves" #loaves
        value: 1
        range: 1...9
    """

  private func run(_ text: String, on screen: String = screen) throws -> TranscriptRun {
    let source = SourceText(name: "a.vo", "voiceControl: on\n\n> start\n...\n\(text)\n")
    return TranscriptRun(
      try #require(Transcript.read(source).transcript),
      on: try .of(screen)
    )
  }

  @Test(
    "is malformed, with the nearest name",
    arguments: [
      (
        "> say \"Tap Pya\"",
        "no item of the app has the name \"Pya\"; write '> say \"Tap Pay\"'"
      ),
      (
        "> say \"Pay; say\"; say \"Increment Laves\"",
        "no item of the app has the name \"Laves\"; write"
      ),
      (
        "> say \"Tap Pay button\"",
        "no item of the app has the name \"Pay button\"; write \"Tap Pay\", because the item's "
          + "name doesn't contain a word such as “button”"
      ),
      ("> say \"Long press Xylophone\"", "no item of the app has the name \"Xylophone\""),
      ("> say \"Tap Pya\"\n~ refused: no item \"Pay\"", "no item of the app has the name \"Pya\""),
    ]
  )
  func malformed(_ step: String, message: String) throws {
    let run = try run(step)
    #expect(run.mistakes.contains { $0.message.text.hasPrefix(message) }, "\(run.mistakes)")
  }

  @Test(
    "is judged when the session runs, if something in the app has its words",
    arguments: [
      "> say \"Tap Pay\"", "> say \"Tap bread four\"", "> say \"Tap Favorite\"",
      "> say \"Tap Buy\"", "> say \"Add 3 to the cart\"", "> say \"Tap Ship\"", "> say \"Tap 9\"",
      "> say \"Tap seven\"", "> say \"Pya\"", "> say \"Type Pya\"", "> say \"Select Pya\"",
      "> say \"Tap Pya\"\n~ refused: Voice Control is off",
      "> say \"Tap Pya\"\n~ refused: no item \"Pya\"",
      "> say \"Tap Pay button\"\n~ refused: no item \"Pay button\"",
      "> say \"Tap Pya\"\n~ refused: no item * (glob)",
      "> say \"Tap Pya\"\n~ understood: Tap Pya",
    ]
  )
  func judged(_ step: String) throws {
    let run = try run(step)
    #expect(run.mistakes.isEmpty, "\(run.mistakes)")
  }

  @Test("is judged when the session runs, if a label can contain anything")
  func filledIn() throws {
    let screen = "screen a \"A\"\n  textField \"Name\" #name\n  button \"{#name.value}\" #hello\n"
    #expect(try run("> say \"Tap Anna\"", on: screen).mistakes.isEmpty)
  }
}
