// Assertions for XCTest, which brings Foundation with it; nothing of Foundation is used here.
//
// Toolchains for Linux have no static XCTest. Where all of the package is built with
// `--static-swift-stdlib`, there is nothing in this module, so that the build goes on.
#if canImport(XCTest)
public import Earshot
internal import EarshotExpectations
public import XCTest

/// Asserts that a gesture lets hear certain lines, and fails at the caller's line if not.
///
///     XCTAssertSpeech(
///       try session.swipe(.right),
///       """
///       Bonus points, 24, Button
///       ~ hint: Opens your offers
///       """
///     )
///
/// Run with the environment variable `EARSHOT_UPDATE` set to 1, the test writes what is heard into
/// its own source, in place of the literal, and fails once; a file is replaced in one step, and a
/// literal that has been changed since the test was built is left alone.
///
/// - Parameters:
///   - response: What a gesture led to; an error that it throws is a failure.
///   - expected: All lines as a session file has them, hints and sounds included.
///   - file: The source file where the failure is put, which is also what is updated.
///   - line: The line, from 1.
/// - Complexity: O(*n* + *d*²) in the number of lines and of differences.
public func XCTAssertSpeech(
  _ response: @autoclosure () throws -> VoiceOverSession.Response,
  _ expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check({ try response().lines }, expected, file, line)
}

/// Asserts that a text is said, such as the description of a stop.
///
/// The parameters are those of the function for responses.
///
/// - Complexity: O(*n* + *d*²) in the number of lines and of differences.
public func XCTAssertSpeech(
  _ text: @autoclosure () throws -> String,
  _ expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check({ [try text()] }, expected, file, line)
}

/// Asserts that values are said one after the other: stops, speech, or texts, a line each.
///
/// The parameters are those of the function for responses.
///
/// - Complexity: O(*n* + *d*²) in the number of lines and of differences.
public func XCTAssertSpeech<Values: Sequence>(
  _ values: @autoclosure () throws -> Values,
  _ expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) where Values.Element: CustomStringConvertible {
  check({ try values().map(\.description) }, expected, file, line)
}

extension XCTestCase {
  /// Runs a session file, and fails for each difference at its own line of that file.
  ///
  ///     assertSession("order.vo")
  ///
  /// Run with the environment variable `EARSHOT_UPDATE` set to 1, it writes what is heard into the
  /// file, as `earshot test --update` does, and fails once.
  ///
  /// - Parameters:
  ///   - path: The file, absolute or seen from the folder of the test.
  ///   - test: The source file of the test; the caller's own.
  ///   - line: Where the failure is put if the file cannot be read.
  /// - Complexity: that of the gestures, and O(*n*) in the length of the files.
  public func assertSession(
    _ path: String,
    file test: StaticString = #filePath,
    line: UInt = #line
  ) {
    do throws(ReadingError) {
      let file = try SessionFile(contentsOf: path, beside: "\(test)")
      for failure in SpeechExpectation.failures(of: file) {
        fail(failure.message, file.name, failure.line)
      }
    } catch {
      XCTFail(error.description, file: test, line: line)
    }
  }

  /// Reports a failure in a file that is no Swift source, which `XCTFail` cannot.
  private func fail(_ message: String, _ path: String, _ line: Int) {
    #if canImport(Darwin)
    let location = XCTSourceCodeLocation(filePath: path, lineNumber: line)
    let context = XCTSourceCodeContext(location: location)
    record(
      XCTIssue(
        type: .assertionFailure,
        compactDescription: message,
        detailedDescription: nil,
        sourceCodeContext: context,
        associatedError: nil,
        attachments: []
      )
    )
    #else
    recordFailure(withDescription: message, inFile: path, atLine: line, expected: true)
    #endif
  }
}

private func check(
  _ heard: () throws -> [String],
  _ expected: String,
  _ file: StaticString,
  _ line: UInt
) {
  do {
    let place = InlineUpdate(function: "XCTAssertSpeech", path: "\(file)", line: Int(line))
    guard let failure = SpeechExpectation.failure(try heard(), expected, at: place) else { return }
    XCTFail(failure, file: file, line: line)
  } catch {
    XCTFail("\(error)", file: file, line: line)
  }
}
#endif
