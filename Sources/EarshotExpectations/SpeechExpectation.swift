#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
package import Earshot

/// What both kinds of tests do with an expectation: compare, say what differs, and update.
package enum SpeechExpectation {
  /// Set to 1, expectations are written anew and the tests that hold them fail once.
  package static let switchName = "EARSHOT_UPDATE"

  /// Whether expectations are to be written anew.
  package static var updates: Bool {
    getenv(switchName).map { String(cString: $0) } == "1"
  }

  /// Compares lines with an expectation.
  ///
  /// - Parameters:
  ///   - heard: What is heard, line by line.
  ///   - expected: What the test expects; a line break at its end counts as none.
  ///   - place: The call that holds the expectation.
  ///   - updates: Whether the expectation is written anew where it differs.
  /// - Returns: What the test reports, or `nil` if all is heard as expected.
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
        heard otherwise (- expected, + heard)
        \(changes.joined(separator: "\n"))
        To accept what is heard, run the test with \(switchName)=1.
        """
    }
    if let obstacle = place.write(text, over: expected) { return "not updated: \(obstacle)" }
    return "the expectation was updated; read the change, and run again without \(switchName)"
  }

  /// Runs a session file, and writes it anew where that is asked for.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - updates: Whether it is written anew where it differs.
  /// - Returns: What the test reports, each with its place in the file.
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

  /// The lines with `- ` before those that are gone, `+ ` before those that are new, and two blanks
  /// before the others.
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
