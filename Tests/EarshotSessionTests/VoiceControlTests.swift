import EarshotLines
import EarshotModel
import EarshotSession
import EarshotVoiceControl
import SessionTestSupport
import Testing

/// VOICE-CONTROL.md, chapters 1 to 4.
@Suite("Voice Control")
struct VoiceControlTests {
  /// The answer to a phrase while Voice Control is off.
  private static let off = [
    "~ refused: Voice Control is off", "# 'voice control on' turns Voice Control on",
  ]

  static let kitchen = """
    app "Kitchen"

    screen home "Home"
      header "Today"
      button "Pay" #pay
        on activate: announce "Paid"
      button "Send now, to Anna" #send
        userInputLabels: Ship, Ship it
        on activate: announce "Sent"
      button "Delete" #first
        on activate: announce "First"
      button "Delete" #second
        on activate: announce "Second"
      button notEnabled "Notify me" #notify
      text "Open until six"
      adjustable "Loaves" #loaves
        value: 1
        range: 1...3
      cell #row
        text "Rye bread"
        text "4 euros"
        on activate: announce "Bread"
        action "Favorite": announce "Kept"
      textField "Name" #name
      button "" #filter
        on activate: announce "Filters"
    """

  /// A phrase and its result, on a phone without VoiceOver.
  struct Case: Sendable, CustomTestStringConvertible {
    var said: [String]
    var lines: [String]
    var testDescription: String { said.joined(separator: "; ") }

    init(_ said: String..., gives lines: [String]) {
      self.said = said
      self.lines = lines
    }
  }

  static let cases: [Case] = [
    Case("tap PAY!", gives: ["~ understood: Tap Pay"]),
    Case("pay", gives: ["~ understood: Tap Pay"]),
    Case(
      "Scroll down",
      gives: ["~ understood: Scroll down", "# nothing on this screen scrolls down"]
    ),
    Case("Tap ship", gives: ["~ understood: Tap Ship"]),
    Case("Tap it", gives: ["~ understood: Tap Ship it"]),
    Case("Tap bread", gives: ["~ understood: Tap Rye bread, 4 euros"]),
    Case("Tap bread four", gives: ["~ understood: Tap Rye bread, 4 euros"]),
    Case(
      "Tap brea",
      gives: [
        "~ refused: no item \"brea\"",
        "# no item is called 'brea'; did you mean 'say \"Tap Rye bread, 4 euros\"'?",
      ]
    ),
    Case(
      "Tap br",
      gives: ["~ refused: no item \"br\"", "# ':say' lists what you can say here"]
    ),
    Case(
      "Tap send now",
      gives: [
        "~ refused: no item \"send now\"",
        "# #send has the names \"Ship\" and \"Ship it\", because its userInputLabels replace the "
          + "label",
        "# ':say' lists what you can say here",
      ]
    ),
    Case(
      "Tap Notify me",
      gives: [
        "~ refused: no item \"Notify me\"", "# #notify is dimmed",
        "# ':say' lists what you can say here",
      ]
    ),
    Case(
      "Tap Pay button",
      gives: [
        "~ refused: no item \"Pay button\"",
        "# say \"Tap Pay\", because the item's name doesn't contain a word such as “button”",
      ]
    ),
    Case("Tap", gives: ["~ refused: not understood", "# ':say' lists what you can say here"]),
    Case(
      "Show number",
      gives: [
        "~ refused: not understood",
        "# did you mean 'say \"Show numbers\"' or 'say \"Show names\"'?",
        "# ':say' lists what you can say here",
      ]
    ),
    Case(
      "Go bak",
      gives: [
        "~ refused: not understood", "# did you mean 'say \"Go back\"'?",
        "# ':say' lists what you can say here",
      ]
    ),
    Case(
      "Scrol down",
      gives: [
        "~ refused: not understood", "# did you mean 'say \"Scroll down\"'?",
        "# ':say' lists what you can say here",
      ]
    ),
    Case(
      "Lowves",
      gives: [
        "~ refused: not understood", "# did you mean 'say \"Loaves\"'?",
        "# ':say' lists what you can say here",
      ]
    ),
    Case(
      "Repeat this",
      gives: ["~ refused: not understood", "# there's no command to repeat; say one first"]
    ),
    Case(
      "Tap Pay 💣",
      gives: [
        "~ refused: no item \"Pay 💣\"",
        "# no item is called 'Pay 💣'; did you mean 'say \"Tap Pay\"'?",
      ]
    ),
    Case("Go home", gives: ["~ refused: not simulated"]),
    Case("Tap 4", gives: ["~ understood: Tap Rye bread, 4 euros"]),
    Case(
      "Show numbers",
      "nine",
      gives: ["~ refused: no number 9", "# say one of the numbers on the screen"]
    ),
    Case("Show numbers", "nine", "eight", gives: ["~ understood: Tap 8"]),
    Case("Show numbers", "Nothing of this", "eight", gives: ["~ understood: Tap 8"]),
    Case("Show numbers", "Tap nothing", "eight", gives: ["~ understood: Tap 8"]),
    Case(
      "Show numbers",
      "Tap Ship",
      "eight",
      gives: ["~ refused: not understood", "# ':say' lists what you can say here"]
    ),
    Case("Show numbers", "Tap eight", gives: ["~ understood: Tap 8"]),
    Case(
      "Delete",
      gives: ["~ understood: Tap Delete", "~ numbers: 1 Delete", "~ numbers: 2 Delete"]
    ),
    Case(
      "Delete",
      "3",
      gives: ["~ refused: no number 3", "# say one of the numbers on the screen"]
    ),
    Case("Delete", "3", "two", gives: ["~ understood: Tap 2"]),
    Case("Delete", "two", gives: ["~ understood: Tap 2"]),
    Case("Increment Loaves", gives: ["~ understood: Increment Loaves", "~ value: 2"]),
    Case("Decrement Loaves", gives: ["~ understood: Decrement Loaves"]),
    Case(
      "Increment Pay",
      gives: ["~ understood: Increment Pay", "~ refused: nothing to adjust"]
    ),
    Case(
      "Show actions for Pay",
      gives: ["~ understood: Show actions for Pay", "~ refused: no actions"]
    ),
    Case("Show actions for rye", "Favorite", gives: ["~ understood: Tap Favorite"]),
    Case("Tap Name", "Anna", "Smith", gives: ["~ value: Anna Smith"]),
    Case("Tap Name", "Anna Smith", "Select smith", "Jones", gives: ["~ value: Anna Jones"]),
    Case(
      "Tap Name",
      "Anna Smith",
      "Delete word",
      gives: ["~ understood: Delete word", "~ value: Anna"]
    ),
    Case("Tap Name", "Anna", "Undo that", gives: ["~ understood: Undo", "~ value:"]),
    Case("Go to sleep", "Tap Pay", gives: ["~ silent"]),
    Case("Go back", gives: ["~ understood: Go back", "~ refused: nothing to go back to"]),
  ]

  @Test("does what a phrase says, or says why not", arguments: cases)
  func phrases(_ each: Case) throws {
    var walk = try Walk(unstarted: Self.kitchen, ["voiceControl": "on", "voiceover": "off"])
    #expect(walk("start") == ["~ silent"])
    var lines: [String] = []
    for said in each.said { lines = walk("say \"\(said)\"") }
    #expect(lines == each.lines)
  }

  /// The last speech, and the rule that `:why` names for it.
  static let reasons: [(said: [String], rule: VoiceRule)] = [
    (["Pay"], .labelIsTheName),
    (["Ship"], .inputLabelsReplaceTheLabel),
    (["Go back"], .phrases),
    (["Increment Loaves"], .wordsWithoutASource),
    (["Pay", "Repeat this"], .wordsWithoutASource),
    (["Pay", "Repeat 2 times"], .phrases),
    (["Tap Name", "Anna", "Undo that"], .wordsWithoutASource),
    (["Tap Name", "Anna", "Undo"], .phrases),
    (["Tap Name", "Anna"], .dictates),
    (["Go to sleep", "Pay"], .sleeps),
    (["Delete"], .sharedNamesGetNumbers),
    (["Show numbers", "1"], .numbersFollowReadingOrder),
    (["Show numbers", "8"], .namelessItemsHaveNumbers),
    (["Show grid", "1"], .grid),
    (["Show actions for rye", "Favorite"], .actionsAreAMenu),
    (["Tap Send now"], .inputLabelsReplaceTheLabel),
    (["Tap Notify me"], .dimmedItemsAreNotOffered),
    (["Tap Open until six"], .itemsRespond),
    (["Tap Pay button"], .labelIsTheName),
    (["Tap 4 and 4"], .nothingIsGuessed),
    (["Tap 9"], .numbersNeedAnOverlay),
    (["Show numbers", "99"], .numbersNeedAnOverlay),
    (["Tap nothing of this"], .nothingIsGuessed),
    (["Repeat this"], .repeats),
  ]

  @Test("':why' gives the rule of the last speech", arguments: reasons.indices)
  func why(place: Int) throws {
    let (said, rule) = Self.reasons[place]
    var walk = try Walk(unstarted: Self.kitchen, ["voiceControl": "on", "voiceover": "off"])
    for phrase in said { _ = walk("say \"\(phrase)\"") }
    let lines = walk(":why")
    #expect(lines.contains { $0.contains(rule.rule.sentence) }, "\(said): \(lines)")
  }

  @Test("':why' forgets a phrase after a gesture")
  func whyOfAGesture() throws {
    var walk = try Walk(Self.kitchen, ["voiceControl": "on"])
    _ = walk("say \"Go to sleep\"")
    #expect(walk("say \"Pay\"") == ["~ silent"])
    _ = walk("swipe left")
    #expect(!walk(":why").joined().contains(VoiceRule.sleeps.rule.sentence))
  }

  @Test("VoiceOver stays off if the header says so, and an app still starts silently")
  func voiceOverOff() throws {
    var walk = try Walk(unstarted: Self.kitchen, ["voiceover": "off"])
    #expect(walk("start") == ["~ silent"])
    let off = ["~ refused: VoiceOver is off", "# 'voiceover on' turns VoiceOver on"]
    #expect(walk("swipe right") == off)
    #expect(walk("tap #pay") == off)
    #expect(walk("say \"Pay\"") == Self.off)
    #expect(walk("voiceover on").last == "Today, Heading")
    #expect(walk("swipe right") == ["Pay, Button"])
    #expect(walk("voiceover off") == ["VoiceOver off"])
    #expect(walk("start") == off)
    #expect(walk("voice control on") == ["~ microphone: on"])
    #expect(walk("start") == ["~ silent"])
    #expect(walk("say \"Pay\"") == ["~ understood: Tap Pay"])
  }

  @Test("leaves VoiceOver's cursor where it is, and lets the app speak")
  func voiceOver() throws {
    var walk = try Walk(Self.kitchen)
    #expect(walk("say \"Pay\"") == Self.off)
    #expect(walk("voice control on") == ["~ microphone: on"])
    #expect(walk("say \"Pay\"") == ["~ understood: Tap Pay", "Paid"])
    #expect(walk("tap") == ["Today, Heading"])
    #expect(walk("voice control off") == ["~ microphone: off"])
    #expect(walk("say \"Pay\"") == Self.off)
  }

  @Test("a continuous overlay stays, and is drawn again if it changed")
  func continuous() throws {
    var walk = try Walk(Self.kitchen, ["voiceControl": "on"])
    let shown = walk("say \"Show numbers continuously\"")
    #expect(shown.first == "~ understood: Show numbers continuously")
    #expect(shown.count == 9)
    #expect(walk("say \"1\"") == ["~ understood: Tap 1", "Paid"])
    #expect(walk("say \"1\"") == ["~ understood: Tap 1", "Paid"])
    #expect(walk("say \"Hide numbers\"") == ["~ understood: Hide numbers"])
    #expect(walk("say \"1\"").first == "~ refused: not understood")
  }

  @Test("':say' lists what you can say, and each of its lines is understood")
  func say() throws {
    var walk = try Walk(Self.kitchen, ["voiceControl": "on"])
    let lines = walk(":say")
    #expect(lines.count == 8)
    #expect(lines.first == "# \"Pay\": taps #pay")
    let ship = "# \"Ship\", \"Ship it\": taps #send; the names come from userInputLabels"
    #expect(lines.contains(ship + ", so you can't say \"Send now, to Anna\""))
    #expect(lines.last == "# number 8: taps #filter, which has no name")
  }
}
