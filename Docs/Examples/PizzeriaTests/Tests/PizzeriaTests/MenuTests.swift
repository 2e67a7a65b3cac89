import Earshot
import EarshotXCTest
import XCTest

final class MenuTests: XCTestCase {
  private func menu() throws -> VoiceOverSession {
    try VoiceOverSession(
      screen: """
        screen menu "Menu"
          header "Menu"
          button "Bonus points" #points
            value: 24
            hint: Opens your offers
            on activate: announce "You have 24 points"
          button notEnabled "Pay" #pay
        """
    )
  }

  func testWalk() throws {
    var session = try menu()
    XCTAssertEqual(session.start().spoken, ["Menu, Heading"])
    XCTAssertEqual(try session.swipe(.right).spoken, ["Bonus points, 24, Button"])
    XCTAssertEqual(session.focus?.identifier, "points")
    XCTAssertEqual(try session.doubleTap().announcements, ["You have 24 points"])
  }

  func testSpeech() throws {
    var session = try menu()
    session.start()
    XCTAssertSpeech(
      try session.swipe(.right),
      """
      Bonus points, 24, Button
      ~ hint: Opens your offers
      """
    )
  }

  func testParts() throws {
    var session = try menu()
    session.start()
    let points = try XCTUnwrap(session.swipe(.right).speech.last)
    XCTAssertEqual(points[.label], "Bonus points")
    XCTAssertEqual(points[.value], "24")
    XCTAssertEqual(points[.role], "Button")
    XCTAssertEqual(points[.hint], "Opens your offers")
    XCTAssertNil(points[.state])
  }

  func testStop() throws {
    let pay = try XCTUnwrap(menu().stop("#pay"))
    XCTAssertEqual(pay.label, "Pay")
    XCTAssertEqual(pay.traits, [.button, .notEnabled])
    XCTAssertEqual(pay.description, "Pay, dimmed, Button")
  }

  func testClaims() throws {
    var session = try menu()
    try session.run("swipe right to #points")
    XCTAssertNil(try session.failure(of: "focus #points"))
    XCTAssertNil(try session.failure(of: "order #points, #pay"))
  }

  func testMistakes() throws {
    var session = try menu()
    XCTAssertThrowsError(try session.run("swpie right")) { error in
      XCTAssertEqual(
        "\(error)",
        "'swpie right': unknown command 'swpie right'; did you mean 'swipe right'?"
      )
    }
    XCTAssertThrowsError(try session.perform(.touch("#gone")))
    XCTAssertThrowsError(try VoiceOverSession(screen: "screen a\n  buton \"Pay\"")) { error in
      let mistake = (error as? ReadingError)?.mistakes.first
      XCTAssertEqual(mistake?.line, 2)
      XCTAssertEqual(mistake?.column, 3)
      XCTAssertEqual(mistake?.message, "unknown role 'buton'; did you mean 'button'?")
    }
  }
}
