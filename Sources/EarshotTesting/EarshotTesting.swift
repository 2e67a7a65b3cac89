// Expectations for Swift Testing. It imports Testing, and nothing of Foundation.
//
// Toolchains for Linux have no static Testing. Where all of the package is built with
// `--static-swift-stdlib`, there is nothing in this module, so that the build goes on.
#if canImport(Testing)
public import Earshot
internal import EarshotExpectations
internal import Testing

/// Expects that a gesture lets hear certain lines, and records an issue at the caller's line if not.
///
///     try expectSpeech(
///       session.swipe(.right),
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
///   - response: What a gesture led to.
///   - expected: All lines as a session file has them, hints and sounds included.
///   - fileID: Where the issue is put, as the next three; the caller's own place.
///   - filePath: The source file, which is also what is updated.
///   - line: The line, from 1.
///   - column: The column, from 1.
/// - Complexity: O(*n* + *d*²) in the number of lines and of differences.
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

/// Expects that a text is said, such as the description of a stop.
///
///     expectSpeech(try #require(session.stop("#pay")).description, "Pay, dimmed, Button")
///
/// The parameters are those of the function for responses.
///
/// - Complexity: O(*n* + *d*²) in the number of lines and of differences.
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

/// Expects that values are said one after the other: stops, speech, or texts, a line each.
///
///     expectSpeech(
///       session.order,
///       """
///       Menu, Heading
///       Pay, dimmed, Button
///       """
///     )
///
/// The parameters are those of the function for responses.
///
/// - Complexity: O(*n* + *d*²) in the number of lines and of differences.
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

/// Runs a session file, and records an issue for each failure at its own line of that file.
///
///     expectSession("order.vo")
///
/// Run with the environment variable `EARSHOT_UPDATE` set to 1, it writes what is heard into the
/// file, as `earshot test --update` does, and fails once.
///
/// - Parameters:
///   - path: The file, absolute or seen from the folder of the test.
///   - fileID: Where an issue is put if the file cannot be read, as the next three.
///   - filePath: The source file of the test.
///   - line: The line, from 1.
///   - column: The column, from 1.
/// - Complexity: that of the gestures, and O(*n*) in the length of the files.
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
