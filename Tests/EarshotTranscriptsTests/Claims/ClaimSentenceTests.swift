import EarshotTranscripts
import EarshotNotation
import SessionTestSupport
import TestSupport
import Testing

@Suite("A claim in a sentence")
struct ClaimSentenceTests {
  /// Wrong claims, with the claim that the error must suggest as a whole line.
  static let errors = [
    // Limits.
    ("at most 2 gestures", "gestures <= 2"), ("no more than 4 swipes", "gestures <= 4"),
    ("fewer than 3 gestures", "gestures <= 2"), ("up to 5 gestures", "gestures <= 5"),
    ("the user needs at most 6 gestures", "gestures <= 6"),
    ("at least 3 gestures", "not gestures <= 2"), ("more than 3 swipes", "not gestures <= 3"),
    ("reach #pay in at most 3 swipes", "focus #pay in 3"),
    ("#pay can be reached within 4 swipes", "focus #pay in 4"),
    // Actions.
    ("#tea can \"Delete\"", "#tea has action \"Delete\""),
    ("#tea offers \"Delete\"", "#tea has action \"Delete\""),
    ("#tea has an action called \"Delete\"", "#tea has action \"Delete\""),
    ("has no action \"Delete\"", "not has action \"Delete\""),
    ("#tea has no action \"Delete\"", "not #tea has action \"Delete\""),
    ("#tea doesn't offer \"Delete\"", "not #tea has action \"Delete\""),
    ("the action \"Delete\" isn't offered", "not has action \"Delete\""),
    // Speech.
    ("says nothing about \"Thanks\"", "not says \"Thanks\""),
    ("VoiceOver never mentions \"Thanks\"", "not says \"Thanks\""),
    ("says nothing but \"Thanks\"", "says \"Thanks\""),
    ("the app's voice says \"Halfway\"", "voices \"Halfway\""),
    ("the synthesizer speaks \"Halfway\"", "voices \"Halfway\""),
    ("the hint mentions \"Charges\"", "hint says \"Charges\""),
    // Order.
    ("order: first #a, then #b, finally #c", "order #a, #b, #c"),
    ("#b comes after #a", "order #a, #b"), ("#a comes before #b", "order #a, #b"),
    // Tasks.
    ("task: reach #pay (\"Pay for tea\")", "task \"Pay for tea\": reach #pay"),
    ("task \"Pay for tea\" reaches #pay", "task \"Pay for tea\": reach #pay"),
    ("task \"Pay for tea\": #pay", "task \"Pay for tea\": reach #pay"),
    // Descriptions.
    ("conveys label \"Pay\" and role button", "conveys label \"Pay\", role button"),
    ("conveys label \"Pay\" & role button", "conveys label \"Pay\", role button"),
    ("conveys \"Pay\" as button", "conveys label \"Pay\", role button"),
    ("#pay reads as \"Pay\", a button", "#pay conveys label \"Pay\", role button"),
    // Comparisons.
    ("#seats should be 2", "#seats is 2"), ("#seats must be 2", "#seats is 2"),
    ("#seats equals 2", "#seats is 2"), ("#seats must not be 2", "#seats is not 2"),
    ("#seats shows 2", "#seats is 2"), ("#pay should be disabled", "#pay is dimmed"),
    ("#pay remains dimmed", "#pay is dimmed"), ("#pay not dimmed", "#pay is not dimmed"),
    ("#pay isn't dimmed", "#pay is not dimmed"), ("#seats is at most 3", "#seats is not above 3"),
    ("#seats is greater than 1", "#seats is above 1"),
    ("even though it is hidden, #state is Paid", "state of #state is Paid"),
    ("although hidden, #state should be Paid", "state of #state is Paid"),
    // Claims behind other words.
    ("I am on screen details", "screen details"), ("we are now on screen cart", "screen cart"),
    ("the user can reach #pay", "reachable #pay"), ("VoiceOver is silent", "silent"),
    ("silent please", "silent"), ("hint \"Charges\"", "hint says \"Charges\""),
  ]

  @Test("is answered with the whole claim", arguments: errors)
  func error(_ claim: String, _ meant: String) throws {
    let error = #expect(throws: Diagnostic.self) { try Claim(claim) }
    let message = try #require(error).message.text
    #expect(message.hasSuffix("write '? \(meant)'"), "\(message)")
    #expect(throws: Never.self) { try Claim(meant) }
  }

  /// Claims that compare with words, with the claim that their failure must suggest.
  static let failures = [
    ("#pay is greyed out", "#pay is dimmed"), ("#pay is still dimmed", "#pay is dimmed"),
    ("#pay is now dimmed", "#pay is dimmed"),
    ("#pay is announced as \"Pay\", a button", "#pay conveys label \"Pay\", role button"),
    ("#pay is turned off", "#pay is off"), ("focus is pay", "focus #pay"),
    ("focus on the Pay button", "focus #pay"),
    ("#seats is followed by #pay", "order #seats, #pay"),
  ]

  @Test("that compares with words suggests the whole claim when it fails", arguments: failures)
  func failure(_ claim: String, _ meant: String) throws {
    var walk = try Walk(
      """
      screen main
        text "Seats" #seats
          value: 5 seats
        button "Pay" #pay
      """
    )
    walk("start")
    let answer = try #require(walk.session.failure(of: Claim(claim)))
    #expect(answer.hasSuffix("did you mean '? \(meant)'?"), "\(answer)")
  }

  @Test("that fails with its own words suggests nothing")
  func own() throws {
    var walk = try Walk("screen main\n  text \"Seats\" #seats\n    value: 5 seats\n")
    walk("start")
    for claim in ["#seats is 4 seats", "#seats is dimmed"] {
      let answer = try #require(walk.session.failure(of: Claim(claim)))
      #expect(!answer.contains("did you mean"), "\(answer)")
    }
  }
}
