import Earshot
import EarshotXCTest
import XCTest

#if os(Linux)
/// Assertions for XCTest; the tests catch the reported issues, which XCTest allows only on Linux.
final class XCTestExpectationTests: XCTestCase {
  private var reported: [(message: String, file: String, line: Int)] = []
  private var isCatching = false

  override func recordFailure(
    withDescription message: String,
    inFile file: String,
    atLine line: Int,
    expected: Bool
  ) {
    guard isCatching else {
      super.recordFailure(
        withDescription: message,
        inFile: file,
        atLine: line,
        expected: expected
      )
      return
    }
    reported.append((message, file, line))
  }

  private func session() throws -> VoiceOverSession {
    try VoiceOverSession(screen: "screen a\n  header \"Menu\"\n  button notEnabled \"Pay\" #pay\n")
  }

  func testHolding() throws {
    var session = try session()
    XCTAssertSpeech(session.start(), "Menu, Heading")
    XCTAssertSpeech(session.order, "Menu, Heading\nPay, dimmed, Button")
    XCTAssertSpeech(session.spoken[0], "Menu, Heading")
    assertSession("../../Screens/pizzeria-menu.vo")
  }

  func testFailing() throws {
    var session = try session()
    isCatching = true
    XCTAssertSpeech(session.order, "Menu, Heading\nPy"); let line = #line
    XCTAssertSpeech(try session.run("swpie right"), "")
    isCatching = false
    XCTAssertEqual(reported.map(\.line), [line, line + 1])
    XCTAssertEqual(reported.first?.file, "\(#filePath)")
    XCTAssertTrue(reported[0].message.contains("\n- Py\n+ Pay, dimmed, Button\n"))
    XCTAssertTrue(reported[1].message.contains("did you mean 'swipe right'?"))
  }

  func testSessionFile() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let text = "screen: a.screen\n\n> start\nc\n-- a.screen --\nscreen a\n  text \"b\"\n"
    let path = try folder.write("bad.vo", text)
    isCatching = true
    assertSession(path)
    assertSession("gone.vo"); let line = #line
    isCatching = false
    XCTAssertEqual(reported.map(\.line), [3, line])
    XCTAssertEqual(reported.map(\.file), [path, "\(#filePath)"])
  }
}
#endif
