import Earshot
import XCTest

final class MenuTests: XCTestCase {
  private func menu() throws -> Session {
    try Session(
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
    XCTAssertEqual(session.run("start").spoken, ["Menu, Heading"])
    XCTAssertEqual(session.run("swipe right").spoken, ["Bonus points, 24, Button"])
    XCTAssertEqual(session.focus, "points")
    XCTAssertEqual(
      session.run("double tap").spoken,
      ["Bonus points", "You have 24 points"]
    )
  }

  func testParts() throws {
    var session = try menu()
    session.run("start")
    let points = try XCTUnwrap(session.run("swipe right").utterances.last)
    XCTAssertEqual(points[.label], "Bonus points")
    XCTAssertEqual(points[.value], "24")
    XCTAssertEqual(points[.role], "Button")
    XCTAssertEqual(points[.hint], "Opens your offers")
    XCTAssertNil(points[.state])
  }

  func testStops() throws {
    var session = try menu()
    session.run("start")
    XCTAssertEqual(
      session.stopUtterances.map(\.text),
      ["Menu, Heading", "Bonus points, 24, Button", "Pay, dimmed, Button"]
    )
    XCTAssertTrue(session.isReachable("pay"))
    XCTAssertEqual(session.element("pay")?.traits.contains(.notEnabled), true)
  }

  func testRefusal() throws {
    var session = try menu()
    session.run("start")
    let response = session.run("touch #pay; double tap")
    XCTAssertTrue(response.isRefused)
    XCTAssertEqual(response.lines.last, "~ refused: dimmed")
  }
}
