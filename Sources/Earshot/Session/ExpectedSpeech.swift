internal import EarshotLines
internal import EarshotNotation

/// The lines that a test expects, in the form of the lines under a command in a session file.
///
/// In an expectation, `...` matches any lines, and a line that ends in `(glob)` or `(re)` is a
/// pattern. The comparison ignores comments, which begin with `#`.
///
/// - Source: SESSIONS.md, "Lines of a session" and "Transcripts".
package struct ExpectedSpeech: Sendable {
  /// The lines as written, including comments.
  private let written: [String]
  /// The lines to compare, each numbered by its index in `written`.
  private let patterns: [LinePattern]

  /// Reads an expectation.
  ///
  /// A final line break has no effect.
  package init(_ text: String) {
    written = text.speechLines
    patterns = written.enumerated().filter { !$0.element.isRemark }.map {
      LinePattern($0.element, number: $0.offset)
    }
  }

  /// The reason that the expectation isn't valid, or `nil` if it's valid.
  ///
  /// Examples are an error in a regular expression and lines that match everything.
  package var mistake: String? {
    for pattern in patterns {
      guard let diagnostic = pattern.diagnostic(at: 0) else { continue }
      return "'\(Display.safe(pattern.text))': \(Display.safe(diagnostic.message.text))"
    }
    guard !patterns.isEmpty, patterns.allSatisfy(\.saysNothing) else { return nil }
    return "the expectation matches anything; write words that VoiceOver says"
  }

  /// Compares the expectation with the current lines.
  ///
  /// - Complexity: O(*n* + *d*²), where *n* is the number of lines and *d* is the number of
  ///   differences.
  package func comparison(with text: String) -> Comparison {
    let heard = text.speechLines.filter { !$0.isRemark }
    let read = heard.map { HeardLine($0) }
    var comparison = Comparison(isSame: LineChange.matches(patterns, read))
    guard !comparison.isSame else { return comparison }
    var next = 0
    for change in LineChange.changes(from: patterns, to: read) {
      switch change {
      case .insert(let place): comparison.add("+ ", heard[place])
      case .keep(let place), .remove(let place):
        let number = patterns[place].number
        for line in written[next..<number] { comparison.add("  ", line) }
        if case .keep = change {
          comparison.add("  ", written[number])
        } else {
          comparison.add("- ", written[number])
        }
        next = number + 1
      }
    }
    for line in written[next...] { comparison.add("  ", line) }
    return comparison
  }

  /// The result of a comparison.
  package struct Comparison: Sendable {
    /// Whether the lines are as expected.
    package let isSame: Bool
    /// The lines, each with the prefix `- ` (only expected), `+ ` (new), or two spaces (the same).
    ///
    /// The array is empty if ``isSame`` is true.
    package private(set) var differences: [String] = []
    /// The lines of an updated expectation, with its comments and matching patterns.
    private var lines: [String] = []

    fileprivate init(isSame: Bool) { self.isSame = isSame }

    /// The text of an updated expectation.
    package var updated: String { lines.joined(separator: "\n") }

    fileprivate mutating func add(_ mark: String, _ line: String) {
      differences.append(mark + line)
      if mark != "- " { lines.append(line) }
    }
  }
}

extension String {
  /// The lines of the string, ignoring a final line break, or an empty array if there's no text.
  fileprivate var speechLines: [String] {
    let text = hasSuffix("\n") ? dropLast() : self[...]
    return text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether the string is a comment, which begins with `#`.
  fileprivate var isRemark: Bool { trimmed.isProse }
}

extension VoiceOverSession.Stop {
  /// The description as a line of a session file, escaped if it begins like a different kind of
  /// line.
  package var line: String { SessionLine.speech(Spoken(description)).text }
}

extension VoiceOverSession.Speech {
  /// The description as a line of a session file, escaped if it begins like a different kind of
  /// line.
  package var line: String { SessionLine.speech(Spoken(description)).text }
}
