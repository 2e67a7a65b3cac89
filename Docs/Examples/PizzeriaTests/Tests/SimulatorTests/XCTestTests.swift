import Earshot
import EarshotXCTest
import Simulator
import XCTest

final class XCTestTests: XCTestCase {
  func testNames() throws {
    XCTAssertEqual(Names.point, Point(1))
    XCTAssertEqual(Names.path, Path(["a"]))
    var session = try VoiceOverSession(screen: Names.document)
    XCTAssertSpeech(session.start(), "Pay, Button")
    XCTAssertEqual(session.stop("Pay")?.traits, [.button])
  }
}
