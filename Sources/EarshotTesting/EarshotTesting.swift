// Expectations for Swift Testing. This module imports Testing but not Foundation.
//
// Linux toolchains have no static Testing library. If you build the whole package with
// `--static-swift-stdlib`, this module is empty so that the build succeeds.
#if canImport(Testing)
public import Earshot
internal import EarshotExpectations
internal import Testing

/// Expects the given speech after a gesture, and records an issue at the caller's line otherwise.
///
///     try expectSpeech(
///       session.swipe(.right),
///       """
///       Bonus points, 24, Button
///       ~ hint: Opens your offers
///       """
///     )
///
/// To update the expectation, set the environment variable `EARSHOT_UPDATE` to 1. The test then
/// writes the current speech into its own source, in place of the literal, and fails once. It
/// replaces the file atomically and skips a literal that changed since the build.
///
/// - Parameters:
///   - response: The response to a gesture.
///   - expected: The lines as in a session file, including hints and sounds.
///   - fileID: The file of the issue. The default is the caller's, as for the next three
///     parameters.
///   - filePath: The path of the source file, which is also the file to update.
///   - line: The line, starting at 1.
///   - column: The column, starting at 1.
/// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* the number of differences.
public func expectSpeech(
  _ response: VoiceOverSession.Response,
  _ expected: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(response.lines, expected, location, filePath)
}

/// Expects the given speech in a string, such as the description of a stop.
///
///     expectSpeech(try #require(session.stop("#pay")).description, "Pay, dimmed, Button")
///
/// The other parameters are the same as in the function for responses.
///
/// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* the number of differences.
public func expectSpeech(
  _ text: String,
  _ expected: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  expect([text], expected, location, filePath)
}

/// Expects the given speech in a sequence of stops, utterances, or strings, with one line for each.
///
///     expectSpeech(
///       session.order,
///       """
///       Menu, Heading
///       Pay, dimmed, Button
///       """
///     )
///
/// The other parameters are the same as in the function for responses.
///
/// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* the number of differences.
public func expectSpeech(
  _ values: some Sequence<some CustomStringConvertible>,
  _ expected: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  expect(values.map(\.description), expected, location, filePath)
}

/// Runs a session file, and records an issue at the file's own line for each failure.
///
///     expectSession("order.vo")
///
/// To update the file, set the environment variable `EARSHOT_UPDATE` to 1. The test then writes the
/// current speech into the file, as `earshot test --update` does, and fails once.
///
/// - Parameters:
///   - path: The path of the file, absolute or relative to the folder of the test.
///   - fileID: The file of the issue if the session file can't be read. The default is the
///     caller's, as for the next three parameters.
///   - filePath: The path of the test's source file.
///   - line: The line, starting at 1.
///   - column: The column, starting at 1.
/// - Complexity: The sum of the gestures, plus O(*n*) in the length of the files.
public func expectSession(
  _ path: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  do throws(ReadingError) {
    let file = try SessionFile(contentsOf: path, beside: filePath)
    let module = fileID.prefix { $0 != "/" }
    let name = file.name.split(separator: "/").last ?? "session"
    for failure in SpeechExpectation.failures(of: file) {
      let location = SourceLocation(
        fileID: "\(module)/\(name)",
        filePath: file.name,
        line: failure.line,
        column: 1
      )
      Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    }
  } catch {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    Issue.record(Comment(rawValue: error.description), sourceLocation: location)
  }
}

private func expect(
  _ heard: [String],
  _ expected: String,
  _ location: SourceLocation,
  _ path: String
) {
  let place = InlineUpdate(function: "expectSpeech", path: path, line: location.line)
  guard let failure = SpeechExpectation.failure(heard, expected, at: place) else { return }
  Issue.record(Comment(rawValue: failure), sourceLocation: location)
}
#endif
