import Earshot
import Foundation
import XCTest

final class OrderTests: XCTestCase {
  /// The folder of this file, where the screen and the transcript lie.
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func testOrder() throws {
    let run = try TranscriptRun(transcript: text("order.vo"), named: "order.vo", screen: text)
    XCTAssertTrue(run.passed, run.description)
  }

  func testReport() throws {
    let changed = try text("order.vo").replacingOccurrences(of: "24, Button", with: "25, Button")
    let run = try TranscriptRun(transcript: changed, named: "order.vo", screen: text)
    XCTAssertFalse(run.passed)
    XCTAssertTrue(run.description.contains("-Bonus points, 25, Button"))
    XCTAssertTrue(run.description.contains("+Bonus points, 24, Button"))
  }

  func testFile() throws {
    var session = try Session(screen: text("menu.screen"), named: "menu.screen")
    session.run("start card")
    session.run("swipe right to #size")
    session.run("swipe up")
    XCTAssertEqual(session.element("size")?.value, "Large")
    XCTAssertEqual(
      session.run("swipe right to #add").spoken.last,
      "Add to cart, Large, dimmed, Button"
    )
  }
}
