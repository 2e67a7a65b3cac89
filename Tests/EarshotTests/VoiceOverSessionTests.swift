import Earshot
import EarshotComposer
import Testing

@Suite("A session of the library")
struct VoiceOverSessionTests {
  private let menu = """
    screen menu "Menu"
      header "Menu"
      group "Offers"
        button "Bonus points" #points
          value: 24
          hint: Opens your offers
          action "Hide": hide self
          on activate: announce "You have 24 points"
      button notEnabled "Pay" #pay
        frame: 16 700 358 44
    """

  private func session() throws -> VoiceOverSession { try VoiceOverSession(screen: menu) }

  @Test("makes typed gestures and returns what you hear")
  func gestures() throws {
    var session = try session()
    #expect(session.focus == nil && session.response == nil)
    #expect(session.start().spoken == ["Menu, Heading"])
    let response = try session.swipe(.right)
    #expect(response.spoken == ["Offers, Bonus points, 24, Button"])
    #expect(response.hint == "Opens your offers. Actions available")
    #expect(response.lines.last == "~ hint: Opens your offers. Actions available")
    #expect(session.focus?.identifier == "points" && session.spoken == response.spoken)
    #expect(session.response == response)
    #expect(try session.doubleTap().announcements == ["You have 24 points"])
    try session.perform(.action("Hide"))
    #expect(try !session.isReachable("#points") && session.isReachable("#pay"))
  }

  @Test("prints a response as a session file has it")
  func printing() throws {
    var session = try session()
    let response = try session.swipe(.right)
    #expect(
      "\(response)" == """
        > swipe right
        Offers, Bonus points, 24, Button
        ~ hint: Opens your offers. Actions available
        """
    )
    #expect(response.command == "swipe right")
    #expect("\(try #require(session.stop("#pay")))" == "Pay, dimmed, Button")
  }

  @Test("returns what you hear besides speech")
  func besideSpeech() throws {
    let text = """
      screen a "A"
        button "B"
          hint: Opens c
          on activate: push c
        text "D"
      screen c "C"
        header "C"
          hint: All of it
      """
    var session = try VoiceOverSession(screen: text)
    #expect(session.start().screen == nil)
    let opening = try session.doubleTap()
    #expect(opening.screen == "c" && opening.sounds == ["activate"])
    #expect(opening.hints == ["All of it"] && opening.refusal == nil)
    let end = try session.swipe(.right)
    #expect(end.sounds == ["boundary"] && end.screen == nil && end.hints == ["All of it"])
    #expect(try session.attempt("double tap").refusal == "nothing to activate")
  }

  @Test("throws a mistyped command, with the one that was meant")
  func mistyped() throws {
    var session = try session()
    let error = #expect(throws: VoiceOverSession.GestureError.self) {
      try session.run("swpie right")
    }
    #expect(
      error?.description
        == "'swpie right': unknown command 'swpie right'; did you mean 'swipe right'?"
    )
    #expect(error?.isMisunderstood == true)
    let gone = #expect(throws: VoiceOverSession.GestureError.self) {
      try session.perform(.touch("#gone"))
    }
    #expect(gone?.isMisunderstood == true)
    #expect(throws: VoiceOverSession.GestureError.self) { try session.attempt("frobnicate") }
    #expect(throws: VoiceOverSession.GestureError.self) { try session.attempt(.touch("#gone")) }
    #expect(throws: VoiceOverSession.GestureError.self) { try session.attempt("touch #gone") }
  }

  @Test("throws a gesture that did nothing, unless you ask for it")
  func refusals() throws {
    var session = try session()
    try session.swipe(.right, to: "#pay")
    var copy = session
    let error = #expect(throws: VoiceOverSession.GestureError.self) { try copy.doubleTap() }
    #expect(error?.description == "'double tap': refused: dimmed")
    #expect(error?.isMisunderstood == false && error?.response.refusal == "dimmed")
    #expect(try session.attempt(.doubleTap).refusal == "dimmed")
    #expect(try session.attempt("double tap").refusal == "dimmed")
    // You hear the end of the screen, and it isn't a refusal.
    #expect(try session.swipe(.right).refusal == nil)
  }

  @Test("returns stops as values")
  func stops() throws {
    let session = try session()
    let pay = try #require(session.stop("Pay"))
    #expect(pay == session.stop("#pay") && session.stop("#gone") == nil)
    #expect(pay.traits == [.button, .notEnabled])
    #expect("\(pay.traits)" == "[button, notEnabled]")
    #expect(pay.frame?.description == "16 700 358 44")
    #expect(session.stop("#points")?.actions == ["Hide"])
    #expect(
      session.order.map(\.description) == [
        "Menu, Heading", "Bonus points, 24, Button", "Pay, dimmed, Button",
      ]
    )
  }

  @Test("returns the words of speech by their kind, with rule and evidence")
  func speech() throws {
    let points = try #require(try session().readOut.dropFirst().first)
    #expect(points[.context] == "Offers" && points[.role] == "Button" && points[.state] == nil)
    #expect(points[.hint] == "Opens your offers" && points[.actions] == "Actions available")
    let role = try #require(points.parts.first { $0.kind == .role })
    #expect(role.description == "role \"Button\"" && role.source == "traits")
    #expect(!role.rule.isEmpty && !role.evidence.isEmpty)
  }

  @Test("knows the existing kinds of parts")
  func kinds() {
    let kinds = VoiceOverSession.Speech.Kind.allCases.map(\.rawValue)
    #expect(kinds == Utterance.Kind.allCases.map(\.rawValue))
    #expect(VoiceOverSession.Style.allCases.map(\.rawValue) == Style.allCases.map(\.rawValue))
  }

  @Test("lets time pass")
  func time() throws {
    let text = "screen a\n  text \"b\"\n    every 2s: announce \"Tick\"\n"
    var session = try VoiceOverSession(screen: text)
    session.start()
    #expect(try session.wait(.milliseconds(1_999)).announcements == [])
    #expect(try session.wait(.milliseconds(1)).announcements == ["Tick"])
    #expect(VoiceOverSession.Gesture.wait(.milliseconds(1_500)).description == "wait 1.5s")
  }

  @Test("judges claims, and reports invalid ones")
  func claims() throws {
    var session = try session()
    try session.swipe(.right)
    #expect(try session.failure(of: "focus #points") == nil)
    #expect(try session.failure(of: "focus #pay") != nil)
    let error = #expect(throws: ReadingError.self) { try session.failure(of: "focsu #pay") }
    #expect(error?.mistakes.first?.message.contains("'focsu'") == true)
  }

  @Test("has settings by name, and styles")
  func settings() throws {
    var settings = try VoiceOverSession.Settings(["language": "de", "hints": "off"])
    settings.style = .utterance
    let session = try VoiceOverSession(screen: menu, settings: settings)
    let pay = try #require(session.stop("#pay")?.description)
    #expect(VoiceOverSession.hasSameWords(pay, "pay, GRAUER Taste") == false)
    #expect(pay.contains("Taste") && !pay.contains(","))
    #expect(session.settings == settings)
    let error = #expect(throws: ReadingError.self) {
      try VoiceOverSession.Settings(["langauge": "de"])
    }
    #expect(error?.description.contains("did you mean 'language'?") == true)
  }

  @Test("can be saved as a session file that passes")
  func transcript() throws {
    var session = try session()
    session.start()
    try session.swipe(.right)
    let text = session.transcript(screen: "menu.screen")
    let menu = menu
    let file = SessionFile(text, screens: { .init(named: $0, menu) })
    let result = try file.run()
    #expect(result.passed && result.stepCount == 2, "\(result)")
  }

  @Test("is a value: a copy is independent")
  func copies() throws {
    var session = try session()
    session.start()
    var copy = session
    try copy.swipe(.right, count: 2)
    #expect(try session.swipe(.right).spoken == ["Offers, Bonus points, 24, Button"])
    #expect(copy.focus?.identifier == "pay")
  }

  @Test("says a phrase to Voice Control, and knows the names")
  func voice() throws {
    let settings = try VoiceOverSession.Settings(["voiceControl": "on"])
    var session = try VoiceOverSession(screen: menu + "\n  button \"\" #more", settings: settings)
    session.start()
    #expect(session.names == ["Bonus points", ""])
    let response = try session.say("tap bonus points!")
    #expect(response.lines == ["~ understood: Tap Bonus points", "You have 24 points"])
    #expect(response.command == "say \"tap bonus points!\"")
    #expect(throws: VoiceOverSession.GestureError.self) { try session.say("Tap Pay") }
    #expect(try session.attempt(.say("Tap Pay")).refusal == "no item \"Pay\"")
    try session.perform(.voiceControl(isOn: false))
    #expect(try session.attempt(.say("Tap Pay")).refusal == "Voice Control is off")
    #expect(session.names == ["Bonus points", ""])
  }

  @Test("has the commands of all gestures")
  func commands() {
    let gestures: [VoiceOverSession.Gesture] = [
      .start, .start("menu"), .swipe(.up, count: 3), .swipe(.left, to: "Pay"), .tap, .tap("#pay"),
      .touch("#pay"), .touch(x: 1, y: 2.5), .drag(from: (0, 1), to: (2, 3)), .doubleTap, .splitTap,
      .doubleTapAndHold, .tripleTap, .passThrough(.down), .scrub, .magicTap, .twoFingerTap,
      .twoFingerSwipe(.up), .twoFingerTripleTap, .twoFingerTripleTap("Pay"),
      .threeFingerSwipe(.left, count: 2), .threeFingerTap, .threeFingerDoubleTap,
      .threeFingerTripleTap, .threeFingerQuadrupleTap, .fourFingerTapTop, .fourFingerTapBottom,
      .fourFingerDoubleTap, .turnRotor(.left, count: 2), .rotor("Headings"), .action("Hide"),
      .increment(), .decrement(count: 2), .zoomIn, .zoomOut, .type("a"), .delete(count: 2), .return,
      .selectAll, .select("b"), .undoTyping, .redoTyping, .wait(.seconds(2)),
      .voiceControl(isOn: true), .say("Tap Pay"),
    ]
    let commands = gestures.map(\.description)
    #expect(Set(commands).count == commands.count)
    for (gesture, command) in zip(gestures, commands) {
      var session = try? session()
      #expect((try? session?.attempt(gesture).command) == (try? session?.attempt(command).command))
    }
    #expect(commands.prefix(4) == ["start", "start menu", "swipe up 3", "swipe left to \"Pay\""])
  }
}
