import EarshotLines
import EarshotNotation
import EarshotTranscripts
import TestSupport

@testable import EarshotSession

/// VoiceOver's words that someone else heard, as a demonstration notes them below the step that
/// rebuilds them: `# Observed: "Same label Button" [iOS 27 utterances]`.
struct ObservedUtterance: Sendable {
  /// The words, as the source has them.
  let words: String
  /// The source, by its name in Docs/Evidence.md.
  let source: String
  /// The session.
  let path: String
  /// The line of the comment, starting at 1.
  let line: Int
  /// The speech at the step, part by part.
  let heard: [String]
  /// The way to compare the two: by words, or by readings if the session says so.
  let comparison: SpokenComparison

  /// Whether the speech is the same: everything that the step says, or one part of it.
  var agrees: Bool {
    (heard + [heard.joined(separator: " ")]).contains { comparison.matches(words, $0) }
  }

  /// The speech, in a line.
  var heardLine: String { heard.joined(separator: " ‖ ") }
}

extension ObservedUtterance {
  /// The notes of all demonstrations, in the order of their names.
  static let all: [ObservedUtterance] = ProjectFiles.demonstrations.flatMap { path in
    (try? ProjectFiles.source(path)).map { source in
      Transcript.read(source).transcript.map { observed(in: $0, path) } ?? []
    } ?? []
  }

  /// The beginning of the comment.
  private static let mark = "# Observed: \""

  private static func observed(in transcript: Transcript, _ path: String) -> [ObservedUtterance] {
    let text = String(decoding: transcript.source.utf8, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      guard line.hasPrefix(mark), line.hasSuffix("]") else { return nil }
      let parts = line.dropFirst(mark.count).dropLast().split(separator: "\" [")
      guard parts.count == 2, let step = transcript.steps.last(where: { $0.line <= number }) else {
        return nil
      }
      return ObservedUtterance(
        words: String(parts[0]),
        source: String(parts[1]),
        path: path,
        line: number + 1,
        heard: step.spokenParts,
        comparison: transcript.comparison == .readings ? .readings : .words
      )
    }
  }
}

extension Transcript.Step {
  /// The speech at the step, including hints, because the demonstration is green.
  fileprivate var spokenParts: [String] {
    expected.compactMap { pattern in
      let text = pattern.text
      if let hint = text.dropPrefix("~ hint: ") { return hint }
      return text.hasPrefix("~") ? nil : text
    }
  }
}

extension String {
  fileprivate func dropPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
