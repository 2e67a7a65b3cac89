// Assertions for XCTest. XCTest imports Foundation, but this module doesn't use it.
//
// Linux toolchains have no static XCTest library. If you build the whole package with
// `--static-swift-stdlib`, this module is empty, so the build succeeds.
#if canImport(XCTest)
public import Earshot
internal import EarshotExpectations
public import XCTest

/// Asserts that a gesture produces the given speech, and otherwise fails at the caller's line.
///
///     XCTAssertSpeech(
///       try session.swipe(.right),
///       """
///       Bonus points, 24, Button
///       ~ hint: Opens your offers
///       """
///     )
///
/// To update the expectation, set the environment variable `EARSHOT_UPDATE` to 1. The test then
/// writes the current speech into its own source, in place of the literal, and fails once. It
/// replaces the file atomically, and skips a literal that has changed since the build.
///
/// - Parameters:
///   - response: The response to a gesture. If the expression throws an error, the assertion fails.
///   - expected: The lines as in a session file, including hints and sounds. `...` matches any
///     lines, and a line that ends in `(glob)` or `(re)` is a pattern. Comments aren't compared.
///   - file: The source file of the failure, which is also the file to update.
///   - line: The line of the failure, starting at 1.
/// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* is the number of
///   differences.
public func XCTAssertSpeech(
  _ response: @autoclosure () throws -> VoiceOverSession.Response,
  _ expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check({ try response().lines }, expected, file, line)
}

/// Asserts that a string, such as the description of a stop, matches the given speech.
///
/// The other parameters are the same as in the function for responses.
///
/// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* is the number of
///   differences.
public func XCTAssertSpeech(
  _ text: @autoclosure () throws -> String,
  _ expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check({ [try text()] }, expected, file, line)
}

/// Asserts that the elements of a sequence, which are stops, utterances, or strings, match the given
/// speech, one line for each element.
///
/// The other parameters are the same as in the function for responses.
///
/// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* is the number of
///   differences.
public func XCTAssertSpeech<Values: Sequence>(
  _ values: @autoclosure () throws -> Values,
  _ expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) where Values.Element: CustomStringConvertible {
  check({ try values().map { SpeechExpectation.line(of: $0) } }, expected, file, line)
}

extension XCTestCase {
  /// Runs a session file and, for each failure, fails at its line in the file.
  ///
  ///     assertSession("order.vo")
  ///
  /// On Apple systems, a failure that the file expects with `xfail` is an expected failure. XCTest
  /// on Linux doesn't support expected failures, so the failure passes.
  ///
  /// To update the file, set the environment variable `EARSHOT_UPDATE` to 1. The test then writes
  /// the current speech into the file, as `earshot test --update` does, and fails once.
  ///
  /// - Parameters:
  ///   - path: The path of the file, absolute or relative to the folder of the test.
  ///   - test: The path of a source file. The default is the caller's file.
  ///   - line: The line of the failure if the session file can't be read.
  /// - Complexity: The sum of the complexities of the gestures, plus O(*n*), where *n* is the
  ///   length of the files.
  public func assertSession(
    _ path: String,
    file test: StaticString = #filePath,
    line: UInt = #line
  ) {
    do throws(ReadingError) {
      let file = try SessionFile(contentsOf: path, beside: "\(test)")
      for failure in SpeechExpectation.failures(of: file) {
        if failure.isKnown {
          expectFailure(failure.message) { fail(failure.message, file.name, failure.line) }
        } else {
          fail(failure.message, file.name, failure.line)
        }
      }
    } catch {
      XCTFail(error.description, file: test, line: line)
    }
  }

  /// Reports a failure as expected if XCTest supports this.
  private func expectFailure(_ message: String, _ fail: () -> Void) {
    #if canImport(Darwin)
    XCTExpectFailure(message, failingBlock: fail)
    #endif
  }

  /// Reports a failure in a file that isn't Swift source, which `XCTFail` can't do.
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
