// Expectations for Swift Testing. This module imports Testing but not Foundation.
//
// Linux toolchains have no static Testing library. If you build the whole package with
// `--static-swift-stdlib`, this module is empty, so the build succeeds.
#if canImport(Testing)
public import Earshot
internal import EarshotExpectations
public import Testing

/// Expects the given speech after a gesture, and otherwise records an issue at the caller's line.
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
///   - expected: The lines as in a session file, including hints and sounds. `...` matches any
///     lines, a line that ends in `(glob)` or `(re)` is a pattern, and comments aren't compared.
///   - sourceLocation: The location of the issue, and of the literal to update. The default is the
///     location of the caller.
/// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* is the number of
///   differences.
public func expectSpeech(
  _ response: VoiceOverSession.Response,
  _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(response.lines, expected, sourceLocation)
}

/// Expects that a string, such as the description of a stop, matches the given speech.
///
///     expectSpeech(try #require(session.stop("#pay")).description, "Pay, dimmed, Button")
///
/// The other parameters are the same as in the function for responses.
///
/// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* is the number of
///   differences.
public func expectSpeech(
  _ text: String,
  _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect([text], expected, sourceLocation)
}

/// Expects that the elements of a sequence, which are stops, utterances, or strings, match the
/// given speech, one line for each element.
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
/// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* is the number of
///   differences.
public func expectSpeech(
  _ values: some Sequence<some CustomStringConvertible>,
  _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(values.map { SpeechExpectation.line(of: $0) }, expected, sourceLocation)
}

/// Runs a session file and, for each failure, records an issue at its line in the file.
///
///     expectSession("order.vo")
///
/// A failure that the file expects with `xfail` is a known issue.
///
/// To update the file, set the environment variable `EARSHOT_UPDATE` to 1. The test then writes the
/// current speech into the file, as `earshot test --update` does, and fails once.
///
/// - Parameters:
///   - path: The path of the file, absolute or relative to the folder of the test.
///   - sourceLocation: The location in the test, whose file determines the folder for relative
///     paths. If the session file can't be read, the issue is at this location. The default is the
///     location of the caller.
/// - Complexity: The sum of the complexities of the gestures, plus O(*n*), where *n* is the length
///   of the files.
public func expectSession(
  _ path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(ReadingError) {
    let file = try SessionFile(contentsOf: path, beside: sourceLocation.filePath)
    let module = sourceLocation.fileID.prefix { $0 != "/" }
    let name = file.name.split(separator: "/").last ?? "session"
    for failure in SpeechExpectation.failures(of: file) {
      let location = SourceLocation(
        fileID: "\(module)/\(name)",
        filePath: file.name,
        line: failure.line,
        column: 1
      )
      let comment = Comment(rawValue: failure.message)
      if failure.isKnown {
        withKnownIssue(sourceLocation: location) {
          Issue.record(comment, sourceLocation: location)
        }
      } else {
        Issue.record(comment, sourceLocation: location)
      }
    }
  } catch {
    Issue.record(Comment(rawValue: error.description), sourceLocation: sourceLocation)
  }
}

private func expect(
  _ heard: [String],
  _ expected: String,
  _ location: SourceLocation
) {
  let place = InlineUpdate(
    function: "expectSpeech",
    path: location.filePath,
    line: location.line
  )
  guard let failure = SpeechExpectation.failure(heard, expected, at: place) else { return }
  Issue.record(Comment(rawValue: failure), sourceLocation: location)
}
#endif
