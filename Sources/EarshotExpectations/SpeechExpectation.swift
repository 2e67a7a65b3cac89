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

  /// Compares lines with an expectation, and updates the expectation if asked.
  ///
  /// - Parameters:
  ///   - heard: The lines of the current speech.
  ///   - expected: The expected lines. A final line break doesn't matter.
  ///   - place: The call that contains the expectation.
  ///   - updates: Whether to update an expectation that differs.
  /// - Returns: The message of the test's failure, or `nil` if the lines are the same.
  /// - Complexity: O(*n* + *d*²) in the number of lines and of differences.
  package static func failure(
    _ heard: [String],
    _ expected: String,
    at place: InlineUpdate,
    updates: Bool = updates
  ) -> String? {
    let text = heard.joined(separator: "\n")
    let wanted = expected.hasSuffix("\n") ? String(expected.dropLast()) : expected
    guard text != wanted else { return nil }
    guard updates else {
      let changes = differences(from: wanted, to: text)
      return """
        the speech differs (- expected, + actual)
        \(changes.joined(separator: "\n"))
        To accept the current speech, run the test with \(switchName)=1.
        """
    }
    if let obstacle = place.write(text, over: expected) { return "not updated: \(obstacle)" }
    return "the expectation was updated; read the change, and run again without \(switchName)"
  }

  /// Runs a session file, and updates it if asked.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - updates: Whether to update a file that differs.
  /// - Returns: The messages of the test's failures, each with its line in the file.
  package static func failures(
    of file: SessionFile,
    updates: Bool = updates
  ) -> [(line: Int, message: String)] {
    do {
      let result = try file.run()
      if updates, result.updated != result.source {
        let isWritten = HostFile.replace(file.name, result.source, with: result.updated)
        let done = "was updated; read the change, and run again without \(switchName)"
        return [(1, isWritten ? "\(file.name) \(done)" : "\(file.name) cannot be written")]
      }
      guard !result.passed else { return [] }
      return result.failures.map { ($0.line ?? 1, "\($0)") }
    } catch let error as ReadingError {
      let own = error.mistakes.filter { $0.file == file.name && $0.isError }
      guard own.count == error.mistakes.count else { return [(1, "\(error)")] }
      return own.map { ($0.line ?? 1, $0.message) }
    } catch {
      return [(1, "\(error)")]
    }
  }

  /// Returns the lines with `- ` before each removed line, `+ ` before each new line, and two
  /// spaces before each other line.
  private static func differences(from old: String, to new: String) -> [String] {
    let split = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let (old, new) = (split(old), split(new))
    let changes = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append("- \(old[left])")
        left += 1
      } else if right < new.count, inserted.contains(right) {
        lines.append("+ \(new[right])")
        right += 1
      } else {
        lines.append("  \(left < old.count ? old[left] : new[right])")
        left += 1
        right += 1
      }
    }
    return lines
  }
}
