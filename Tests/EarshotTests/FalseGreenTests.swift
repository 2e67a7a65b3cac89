import Earshot
import Testing

/// Expectations that could stay green although nothing was heard.
@Suite("A test of the library can't be green by mistake")
struct FalseGreenTests {
  private let menu = """
    screen menu "Menu"
      header "Menu"
      button "Bonus points" #points
        hint: Opens your offers
        on activate: announce "Paid"
      button notEnabled "Pay" #pay
    """

  private func session() throws -> VoiceOverSession {
    var session = try VoiceOverSession(screen: menu)
    session.start()
    return session
  }

  struct Claim: Sendable, CustomTestStringConvertible {
    var line: String
    var message: String
    var isMisunderstood = false

    var testDescription: String { line }
  }

  static let claims = [
    Claim(
      line: "? focus #pay",
      message: "'? focus #pay': false: the cursor is on header \"Menu\", stop 1 of 3"
    ),
    Claim(
      line: "? says \"Pay\"",
      message: "'? says \"Pay\"': false: VoiceOver says \"Menu, Heading\""
    ),
    Claim(
      line: "? focus #zzz",
      message:
        "'? focus #zzz': the app has no #zzz; to claim that it's gone, write '? absent #zzz'",
      isMisunderstood: true
    ),
    Claim(
      line: "? not focus #piy",
      message:
        "'? not focus #piy': the app has no #piy; did you mean '#pay'?; to claim that it's gone, "
        + "write '? absent #piy'",
      isMisunderstood: true
    ),
    Claim(
      line: "? screen mneu",
      message: "'? screen mneu': the app has no screen 'mneu'; did you mean 'menu'?",
      isMisunderstood: true
    ),
    Claim(
      line: "? focsu #pay",
      message: "'? focsu #pay': unknown claim 'focsu'; write '? focus #pay'",
      isMisunderstood: true
    ),
    Claim(
      line: "swipe right; :claim focus #pay",
      message:
        "'? focus #pay': false: the cursor is on button \"Bonus points\" #points, stop 2 of 3"
    ),
  ]

  @Test("because a claim that is false or names nothing throws", arguments: claims)
  func claim(_ example: Claim) throws {
    var session = try session()
    let error = #expect(throws: VoiceOverSession.GestureError.self) {
      try session.run(example.line)
    }
    #expect(error?.description == example.message)
    #expect(error?.isMisunderstood == example.isMisunderstood)
    var other = try self.session()
    #expect(throws: VoiceOverSession.GestureError.self) { try other.attempt(example.line) }
  }

  @Test("and a claim that is true doesn't")
  func trueClaim() throws {
    var session = try session()
    #expect(try session.run("? focus \"Menu\"").refusal == nil)
    #expect(try session.run("? not focus #pay").lines == [])
    #expect(try session.attempt("? reachable #pay").refusal == nil)
    try session.run("swipe right; :claim focus #points")
  }

  @Test(
    "because a claim that names nothing throws in a query, even with 'not'",
    arguments: [
      "focus #zzz", "not focus #zzz", "reachable #piy", "not reachable #piy", "screen mneu",
      "not screen mneu", "not says \"Piad\"", "rotor Headigns", "not rotor Headigns",
      "not reachable \"Pyy\"",
    ]
  )
  func query(_ claim: String) throws {
    let session = try session()
    #expect(throws: ReadingError.self) { try session.failure(of: claim) }
  }

  static let counts: [VoiceOverSession.Gesture] = [
    .swipe(.right, count: 0), .swipe(.down, count: -3), .swipe(.left, count: 1_000),
    .threeFingerSwipe(.up, count: 0), .turnRotor(.left, count: 0), .increment(count: 0),
    .decrement(count: -1), .delete(count: 0),
  ]

  @Test("because a count below 1 or above 999 is an error", arguments: counts)
  func count(_ gesture: VoiceOverSession.Gesture) throws {
    var session = try session()
    let error = #expect(throws: VoiceOverSession.GestureError.self) {
      try session.perform(gesture)
    }
    #expect(error?.isMisunderstood == true)
    #expect(error?.description.contains("needs a number from 1 to 999") == true, "\(error as Any)")
    #expect(throws: VoiceOverSession.GestureError.self) { try session.attempt(gesture) }
    #expect(session.focus?.label == "Menu")
  }

  @Test("because a negative time and a point that isn't a number are errors")
  func numbers() throws {
    var session = try session()
    let error = #expect(throws: VoiceOverSession.GestureError.self) {
      try session.wait(.seconds(-1))
    }
    #expect(error?.description == "'wait -1s': 'wait' needs a duration such as 2s; write 'wait 1s'")
    #expect(throws: VoiceOverSession.GestureError.self) {
      try session.perform(.wait(.milliseconds(-1)))
    }
    #expect(throws: VoiceOverSession.GestureError.self) {
      try session.perform(.touch(x: .nan, y: 4))
    }
    #expect(throws: VoiceOverSession.GestureError.self) {
      try session.perform(.drag(from: (0, 0), to: (.infinity, 4)))
    }
    #expect(try session.wait(.zero).lines == ["~ silent"])
    #expect(try session.perform(.touch(x: -1, y: 4)).lines == ["~ sound: empty"])
  }

  @Test("because a reachable element has to be in the app")
  func reachable() throws {
    let session = try session()
    #expect(try session.isReachable("#pay") && session.isReachable("Pay"))
    #expect(throws: ReadingError.self) { try session.isReachable("#piy") }
    let error = #expect(throws: ReadingError.self) { try session.isReachable("points") }
    #expect(
      error?.mistakes.map(\.message) == [
        "nothing in the app is labeled \"points\"; did you mean '#points'?"
      ]
    )
  }

  @Test("because unknown names of rotors and files get the nearest one")
  func nearest() throws {
    var session = try session()
    let rotor = #expect(throws: VoiceOverSession.GestureError.self) {
      try session.perform(.rotor("Headigns"))
    }
    #expect(
      rotor?.reason.hasPrefix("no rotor setting 'Headigns'; did you mean 'rotor \"Headings\"'?")
        == true
    )
    let element = #expect(throws: VoiceOverSession.GestureError.self) {
      try session.perform(.touch("#piy"))
    }
    #expect(element?.reason == "the app has no #piy; did you mean 'touch #pay'?")
    let file = #expect(throws: ReadingError.self) {
      try ScreenDocument(contentsOf: "../../Screens/piazzeria.screen")
    }
    #expect(file?.mistakes.first?.message.hasSuffix("; did you mean 'pizzeria.screen'?") == true)
    #expect(throws: ReadingError.self) {
      try SessionFile(contentsOf: "../../Screens/pizzeria-meun.vo")
    }
  }
}
