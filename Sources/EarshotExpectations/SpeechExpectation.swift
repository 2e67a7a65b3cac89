#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
package import Earshot

/// The functions that both test frameworks use to compare and update an expectation.
package enum SpeechExpectation {
  /// The environment variable that updates expectations if it's 1.
  ///
  /// The updated tests then fail once.
  package static let switchName = "EARSHOT_UPDATE"

  /// Whether the environment asks to update expectations.
  package static var updates: Bool {
    getenv(switchName).map { String(cString: $0) } == "1"
  }

  /// Returns the line for a value in an expectation, with a stop or an utterance escaped as in a
  /// session file.
  package static func line(of value: some CustomStringConvertible) -> String {
    switch value {
    case let stop as VoiceOverSession.Stop: stop.line
    case let speech as VoiceOverSession.Speech: speech.line
    default: value.description
    }
  }

  /// Compares lines with an expectation and updates the expectation on request.
  ///
  /// - Parameters:
  ///   - heard: The lines of the current speech.
  ///   - expected: The expected lines, as ``ExpectedSpeech`` compares them.
  ///   - place: The call that contains the expectation.
  ///   - updates: Whether to update an expectation that differs.
  /// - Returns: The message of the test's failure, or `nil` if the lines are the same.
  /// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* is the number of
  ///   differences.
  package static func failure(
    _ heard: [String],
    _ expected: String,
    at place: InlineUpdate,
    updates: Bool = updates
  ) -> String? {
    let expectation = ExpectedSpeech(expected)
    let comparison = expectation.comparison(with: heard.joined(separator: "\n"))
    guard updates else {
      if let mistake = expectation.mistake { return mistake }
      guard !comparison.isSame else { return nil }
      return """
        the speech differs (- expected, + actual)
        \(comparison.differences.joined(separator: "\n"))
        To accept the current speech, run the test with \(switchName)=1.
        """
    }
    let isKept = comparison.isSame && expectation.mistake == nil
    let new =
      isKept ? expected : comparison.isSame ? heard.joined(separator: "\n") : comparison.updated
    if let obstacle = place.write(new, over: expected) { return "not updated: \(obstacle)" }
    return isKept
      ? nil
      : """
      the expectation was updated; check the change, and run the test again without \
      \(switchName)
      """
  }

  /// Runs a session file and updates it on request.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - updates: Whether to update a file that differs.
  /// - Returns: The test's failures, each with its line in the file.
  package static func failures(
    of file: SessionFile,
    updates: Bool = updates
  ) -> [FileFailure] {
    do {
      let result = try file.run()
      if updates, result.updated != result.source {
        let isWritten = HostFile.replace(file.name, result.source, with: result.updated)
        let done = "was updated; check the change, and run the test again without \(switchName)"
        let failed =
          "can't be written, or it changed during the test; check its permissions, and run the "
          + "test again"
        return [FileFailure(1, "\(file.name) \(isWritten ? done : failed)")]
      }
      let known = result.knownFailures.map { FileFailure($0.line ?? 1, "\($0)", isKnown: true) }
      guard !result.passed else { return known }
      return result.failures.map { FileFailure($0.line ?? 1, "\($0)") } + known
    } catch let error as ReadingError {
      let own = error.mistakes.filter { $0.file == file.name && $0.isError }
      guard own.count == error.mistakes.count else { return [FileFailure(1, "\(error)")] }
      return own.map { FileFailure($0.line ?? 1, $0.message) }
    } catch {
      return [FileFailure(1, "\(error)")]
    }
  }
}

/// A failure of a session file.
package struct FileFailure: Sendable {
  /// The line in the file, starting at 1.
  package let line: Int
  /// The message of the test's failure.
  package let message: String
  /// Whether the file marks the failure as known, with `xfail`.
  package let isKnown: Bool

  init(_ line: Int, _ message: String, isKnown: Bool = false) {
    self.line = line
    self.message = message
    self.isKnown = isKnown
  }
}
