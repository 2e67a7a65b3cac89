import EarshotNotation
import EarshotSession
import SessionTestSupport
import Testing

@testable import EarshotTranscripts

/// The expectations were written from VOICE-CONTROL.md, chapters 1 and 4.
@Suite("A claim about what you can say to Voice Control")
struct VoiceClaimTests {
  private static let shop = """
    screen s "Shop"
      header "Shop"
      button "Pay" #pay
        on activate: announce "Paid"
      button "Delete" #first
        on activate: announce "Rye"
      button "Delete" #second
        on activate: announce "Spelt"
      button "Send now" #send
        userInputLabels: Ship, Send it
        on activate: announce "Sent"
      button notEnabled "Save" #save
      button "" #filter
        on activate: announce "Filters"
      button "Gone" #gone
        hidden: true
    """

  /// A claim, and why it fails, or `nil` if it is true.
  private static let claims: [(claim: String, failure: String?)] = [
    ("can say \"Pay\"", nil),
    ("can say \"pay!\" for #pay", nil),
    ("can say \"Pay\" for #first", "\"Tap Pay\" acts on #pay"),
    ("not can say \"Pay\" for #first", nil),
    ("can say \"Delete\"", "2 items have the name \"Delete\": #first and #second"),
    ("not can say \"Delete\" for #first", nil),
    ("can say \"Send it\" for #send", nil),
    ("can say \"it\"", nil),
    (
      "can say \"Send now\"",
      "no item has the name \"Send now\"; #send has the names \"Ship\" and \"Send it\", because "
        + "its userInputLabels replace the label"
    ),
    ("can say \"Save\"", "no item has the name \"Save\"; #save is dimmed"),
    ("not can say \"Pay\" for #gone", "#gone is hidden"),
    ("#send shows name \"Ship\"", nil),
    ("#send shows name \"Send it\"", "Voice Control shows the name \"Ship\" on #send"),
    ("#pay shows name \"pay\"", "Voice Control shows the name \"Pay\" on #pay"),
    ("#filter shows no name", nil),
    ("#filter shows name \"Filter\"", "Voice Control shows no name on #filter"),
    ("#save shows no name", nil),
    (
      "#save shows name \"Save\"",
      "Voice Control shows no name on #save, because the element is dimmed"
    ),
    ("#pay shows no name", "Voice Control shows the name \"Pay\" on #pay"),
    ("not #gone shows name \"Gone\"", "#gone is hidden"),
    ("shows no name", nil),
    ("phrases <= 1", "you've said 2 phrases since the phase began"),
    ("phrases <= 2", nil),
  ]

  @Test("is true, or says what you can say instead", arguments: claims)
  func claim(_ row: (claim: String, failure: String?)) throws {
    var walk = try Walk(Self.shop)
    walk("voice control on", "say \"Pay\"", "say \"Nothing of that\"")
    #expect(walk.session.failure(of: try Claim(row.claim)) == row.failure)
    walk("## Later")
    #expect(walk.session.failure(of: try Claim("phrases <= 0")) == nil)
  }

  @Test(
    "says what is missing",
    arguments: [
      ("can say Pay", "'can say' needs a name in quotes; write '? can say \"Pay\"'"),
      ("can say", "'can say' needs a name in quotes, as in 'can say \"Pay\"'"),
      ("can say \"Pay\" for", "'for' needs an element, as in 'can say \"Pay\" for #pay'"),
      (
        "#pay shows \"Pay\"",
        "'shows' needs 'name \"NAME\"' or 'no name'; write '? #pay shows name \"Pay\"'"
      ),
      ("phrases < 3", "'phrases' needs '<=' and a number; write '? phrases <= 2'"),
    ]
  )
  func mistake(_ row: (claim: String, message: String)) {
    #expect {
      try Claim(row.claim)
    } throws: {
      ($0 as? Diagnostic)?.message.text == row.message
    }
  }
}
