import EarshotLines

/// The order in which a session has stops, around one of its steps.
///
/// - Source: SESSIONS.md, "Causes".
struct WrittenOrder {
  /// The names of stops in the lines, each once where lines of the same one follow each other.
  private let names: [String]

  /// How many steps it looks back and ahead.
  private static let reach = 6

  /// Reads the lines around a step.
  ///
  /// - Parameters:
  ///   - transcript: The session.
  ///   - step: The step.
  ///   - stops: The names of the stops that are shown.
  /// - Complexity: O(*l*·*n*) in the numbers of lines around the step and of stops.
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

  /// Whether one name comes right before another.
  func has(_ name: String, before other: String) -> Bool {
    zip(names, names.dropFirst()).contains { $0 == name && $1 == other }
  }

  /// Whether one of two names comes right before the other.
  func hasNeighbours(_ name: String, _ other: String) -> Bool {
    has(name, before: other) || has(other, before: name)
  }
}

extension Transcript {
  /// Whether a step has a line of speech with a name in it, as its first piece or behind another one.
  func expects(_ name: String) -> Bool {
    steps.contains { $0.expected.contains { $0.namesStop(name) } }
  }
}

extension LinePattern {
  /// Whether it is a line of speech with a name in it, as its first piece or behind another one.
  func namesStop(_ name: String) -> Bool {
    guard literal.isSpeech, !isAnyLines, !name.isEmpty else { return false }
    let words = literal.words
    return words == name || words.begins(with: name + ",") || words.contains(", \(name)")
  }
}
