import EarshotLines
import EarshotModel

/// The order of the stops in a session, around one of its steps.
///
/// - Source: SESSIONS.md, "Causes".
struct WrittenOrder {
  /// The names of stops in the lines.
  ///
  /// Several consecutive lines about the same stop share one entry.
  private let names: [String]

  /// The number of steps to check before and after the step.
  private static let reach = 6

  /// Creates the order from the lines around a step.
  ///
  /// - Parameters:
  ///   - transcript: The session that contains the step.
  ///   - step: The step before and after which to read lines.
  ///   - stops: The names of the stops on the screen.
  /// - Complexity: O(*l*·*n*), where *l* is the number of lines around the step and *n* is the
  ///   number of stops.
  init(of transcript: Transcript, around step: Transcript.Step, stops: [String]) {
    let steps = transcript.steps
    let place = steps.firstIndex { $0.line == step.line } ?? 0
    let around = steps[max(0, place - Self.reach)..<min(steps.count, place + Self.reach + 1)]
    var names: [String] = []
    for line in around.flatMap(\.expected) {
      if let name = stops.first(where: line.namesStop), names.last != name { names.append(name) }
    }
    self.names = names
  }

  /// Returns whether one name comes directly before another.
  func has(_ name: String, before other: String) -> Bool {
    zip(names, names.dropFirst()).contains { $0 == name && $1 == other }
  }

  /// Returns whether two names are adjacent, in either order.
  func hasNeighbors(_ name: String, _ other: String) -> Bool {
    has(name, before: other) || has(other, before: name)
  }
}

extension Transcript {
  /// The names that lines of speech may contain: each whole line, and its text before, between, and
  /// after commas.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines. Only the first 16 pieces of a line can
  ///   be names.
  var expectedNames: Set<String> {
    var names: Set<String> = []
    for line in steps.lazy.flatMap(\.expected) where line.literal.isSpeech && !line.isAnyLines {
      names.insert(line.literal.words)
      names.formUnion(line.literal.words.runsOfPieces)
    }
    return names
  }
}

extension String {
  /// The runs of pieces between commas, such as `A`, `A, B`, and `B` of `A, B`.
  fileprivate var runsOfPieces: [String] {
    let pieces = split(separator: ",", maxSplits: 16).prefix(16)
    return pieces.indices.flatMap { first in
      pieces[first...].indices.map { last in
        String(self[pieces[first].startIndex..<pieces[last].endIndex]).trimmed
      }
    }
  }
}

extension LinePattern {
  /// Returns whether the line is speech that contains the given name between commas.
  func namesStop(_ name: String) -> Bool {
    guard literal.isSpeech, !isAnyLines, !name.isEmpty else { return false }
    let words = literal.words
    return words == name || words.begins(with: name + ",") || (words + ",").contains(", \(name),")
  }
}
