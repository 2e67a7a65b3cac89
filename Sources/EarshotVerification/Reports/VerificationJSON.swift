import EarshotLines
import EarshotNotation
import EarshotReports

extension Verification {
  /// The JSON members of the record.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the record.
  var facts: [JSONOutput.Member] {
    let places = SourceLineTable(record.source)
    return [JSONOutput.Member]([
      "record": .string(record.source.name),
      "name": .string(record.name),
      "runtime": .string(record.runtime),
      "screen": .string(record.screen),
      "comparison": .string(comparison.rawValue),
      "compared": .number(compared.count),
      "agreed": .number(agreed),
      "moves": .array(results.map { $0.output(at: places.place(of: $0.step.range.lowerBound)) }),
    ])
  }
}

extension Verification.Result {
  fileprivate func output(at place: SourcePlace) -> JSONOutput {
    .object([
      "line": .number(place.line),
      "column": .number(place.column),
      "move": .string(step.move.rawValue),
      "verdict": .string(verdict.name),
      "passesOver": .strings(passed),
      "cut": .bool(isCut),
      "element": .string(element),
      "phone": .string(step.outcome.utterance),
      "earshot": .strings(verdict.heard),
      "why": .strings(reasons),
    ])
  }
}

extension Verification.Verdict {
  /// The verdict in a word, for programs.
  fileprivate var name: String {
    switch self {
    case .agrees: "agrees"
    case .differs: "differs"
    case .stopsAtMore: "stopsAtMore"
    case .endsEarlier: "endsEarlier"
    case .goesOn: "goesOn"
    case .notCompared(let reason): reason.name
    }
  }

  /// Earshot's speech that the phone lacks.
  fileprivate var heard: [String] {
    switch self {
    case .differs(let heard), .endsEarlier(let heard): [heard]
    case .agrees, .stopsAtMore, .goesOn, .notCompared: []
    }
  }
}

extension Verification.Reason {
  /// The reason in a word, for programs.
  fileprivate var name: String {
    switch self {
    case .turnedOn: "turnedOn"
    case .repeatedAtEnd: "repeatedAtEnd"
    case .repeatedAtStart: "repeatedAtStart"
    case .failure: "failure"
    case .noScreen: "noScreen"
    case .grouped: "grouped"
    case .afterGrouped: "afterGrouped"
    }
  }
}
