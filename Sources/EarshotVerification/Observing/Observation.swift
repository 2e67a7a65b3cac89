package import EarshotLines
package import EarshotNotation
package import EarshotTranscripts

/// What a person or a tool wrote down of a phone, held against what Earshot says.
///
/// - Source: our choice.
package struct Observation: Hashable, Sendable {
  /// A difference.
  package struct Miss: Hashable, Sendable {
    /// The bytes of the record that it is about.
    package let range: Range<Int>
    /// What was done: a gesture, or a move.
    package let gesture: String
    /// What the phone said, or `nil` if only Earshot says something.
    package let phone: String?
    /// What Earshot says, or `nil` if only the phone said something.
    package let earshot: String?
    /// The rules that the phone contradicts, by their names.
    package let rules: [String]
    /// Whether all that the phone said at the gesture agrees, so that what it didn't say tells
    /// something.
    package var isOnlyMiss = true
  }

  /// The file.
  package let source: SourceText
  /// What the file says of the system, or `nil` if nothing.
  package var runtime: String?
  /// How many utterances were compared; what only Earshot says is one, too.
  package var compared = 0
  /// The number of them that agree.
  package var agreed = 0
  /// The differences, in order.
  package var misses: [Miss] = []
  /// What wasn't compared, by its reason.
  package var leftOut: [(reason: String, count: Int)] = []

  /// The rule of announcements that a phone may lose.
  static let doubtfulAnnouncement = "announcementsMayBeLost"

  /// What stands in place of a rule's name if no rule of Earshot's says anything of it.
  static let noRule = "no rule"
}

/// What was written down of a phone, in one of the forms that are read.
package enum Witness: Sendable {
  /// Moves and what was heard after each; of a caption panel, moves forward.
  case moves(SpeechRecord)
  /// Gestures and what was heard after each.
  case gestures(Transcript)

  /// Reads what is in a file: JSON as for `verify`, a session, or a text with an utterance a line.
  ///
  /// - Returns: What was written down, none if something is wrong, and what is wrong.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func read(
    _ source: SourceText,
    number: Int = 0
  ) -> (witnesses: [Witness], diagnostics: [Diagnostic]) {
    let lines = source.lines
    let first = lines.first { !$0.trimmed.isEmpty }?.trimmed ?? ""
    if first.hasPrefix("{") || first.hasPrefix("[{") || first == "[" {
      let (records, diagnostics) = SpeechRecord.read(source, number: number)
      return (records.map { .moves($0) }, diagnostics)
    }
    if lines.contains(where: { $0.text.hasPrefix(">") }) {
      let result = Transcript.read(source)
      return (result.transcript.map { [.gestures($0)] } ?? [], result.diagnostics)
    }
    let (record, diagnostics) = SpeechRecord.readCaptions(source, number: number)
    return (record.map { [.moves($0)] } ?? [], diagnostics)
  }

  /// The file.
  package var source: SourceText {
    switch self {
    case .moves(let record): record.source
    case .gestures(let transcript): transcript.source
    }
  }

  /// Compares what was written down with what Earshot says.
  ///
  /// - Parameters:
  ///   - document: The app, as it was on the phone.
  ///   - options: How a session is heard.
  ///   - overrides: Settings that win over those of the record, by name.
  ///   - comparison: How utterances are compared.
  /// - Returns: How much agrees, and what differs.
  package func observe(
    on document: AppDocument,
    options: SessionOptions,
    overrides: [(name: String, value: String)] = [],
    comparison: SpokenComparison
  ) -> Observation {
    switch self {
    case .moves(let record):
      var options = options
      for (name, value) in overrides { options.set(name, to: value) }
      return Observation(
        Verification(
          of: record.joiningHints(on: document, options),
          on: document,
          options: options,
          comparison: comparison
        )
      )
    case .gestures(let transcript):
      var replay = ObservedSession(transcript, document, overrides, comparison)
      return replay.observe()
    }
  }
}

extension Observation {
  /// Takes what became of a record's moves.
  init(_ verification: Verification) {
    self.init(source: verification.record.source)
    runtime = verification.record.runtime
    compared =
      verification.compared.count + verification.results.reduce(0) { $0 + $1.passed.count }
    agreed = verification.agreed
    for case .notCompared(let reason) in verification.results.map(\.verdict) {
      leaveOut(because: reason.sentence)
    }
    misses = verification.differences.flatMap { difference in
      let result = difference.result
      func miss(_ phone: String?, _ earshot: String?, _ rules: [String]) -> Miss {
        Miss(
          range: result.step.range,
          gesture: result.step.move.words,
          phone: phone,
          earshot: earshot,
          rules: rules,
          isOnlyMiss: !result.differs
        )
      }
      return switch difference.kind {
      case .passesOver: result.passed.map { miss(nil, $0, ["movesGoInReadingOrder"]) }
      case .move: [miss(result.step.outcome.utterance, result.verdict.heardText, result.rules)]
      }
    }
  }
}

extension Observation {
  /// Counts something that isn't compared.
  mutating func leaveOut(because reason: String) {
    if let place = leftOut.firstIndex(where: { $0.reason == reason }) {
      leftOut[place].count += 1
    } else {
      leftOut.append((reason, 1))
    }
  }

  package static func == (first: Observation, second: Observation) -> Bool {
    first.source == second.source && first.runtime == second.runtime
      && first.compared == second.compared && first.agreed == second.agreed
      && first.misses == second.misses
      && first.leftOut.map(\.reason) == second.leftOut.map(\.reason)
      && first.leftOut.map(\.count) == second.leftOut.map(\.count)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Verification.Verdict {
  /// What Earshot says in place of what the phone said, or `nil` if nothing.
  fileprivate var heardText: String? {
    switch self {
    case .differs(let heard), .endsEarlier(let heard): heard
    case .agrees, .stopsAtMore, .goesOn, .notCompared: nil
    }
  }
}
