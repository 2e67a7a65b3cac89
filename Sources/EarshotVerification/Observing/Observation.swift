package import EarshotLines
package import EarshotNotation
package import EarshotTranscripts

/// A comparison of a phone's speech, as a person or a tool recorded it, with Earshot's speech.
///
/// - Source: our choice.
package struct Observation: Hashable, Sendable {
  /// A difference between the phone and Earshot.
  package struct Miss: Hashable, Sendable {
    /// The byte range of the difference in the record.
    package let range: Range<Int>
    /// The gesture or move.
    package let gesture: String
    /// The phone's speech, or `nil` if only Earshot says something.
    package let phone: String?
    /// Earshot's speech, or `nil` if only the phone said something.
    package let earshot: String?
    /// The rules that the phone contradicts, by their names.
    package let rules: [String]
    /// Whether all of the phone's speech at the gesture agrees, so missing speech is significant.
    package var isOnlyMiss = true
  }

  /// The file that contains the record.
  package let source: SourceText
  /// The system, according to the file, or `nil` if the file doesn't specify one.
  package var runtime: String?
  /// The number of compared utterances, including the utterances that only Earshot says.
  package var compared = 0
  /// The number of utterances that agree.
  package var agreed = 0
  /// The differences, in order.
  package var misses: [Miss] = []
  /// The number of utterances that weren't compared, for each reason.
  package var leftOut: [(reason: String, count: Int)] = []

  /// The name of the rule about announcements that a phone may lose.
  static let doubtfulAnnouncement = "announcementsMayBeLost"

  /// The text in place of a rule's name if no rule of Earshot produces the utterance.
  static let noRule = "no rule"
}

/// A record of a phone in one of the supported forms.
package enum Witness: Sendable {
  /// Moves, each with the speech after it. For a caption panel, all moves are forward.
  case moves(SpeechRecord)
  /// Gestures, each with the speech after it.
  case gestures(Transcript)

  /// Reads the contents of a file.
  ///
  /// It can be JSON as for `verify`, a session, or text with one utterance on each line.
  ///
  /// - Returns: The records, or an empty array if there's a problem, and the problems.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
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

  /// The file that contains the record.
  package var source: SourceText {
    switch self {
    case .moves(let record): record.source
    case .gestures(let transcript): transcript.source
    }
  }

  /// Compares a record with Earshot's speech.
  ///
  /// - Parameters:
  ///   - document: The app, in the same state as on the phone.
  ///   - options: The options of the session.
  ///   - overrides: The settings by name that override the record's settings.
  ///   - comparison: The way to compare utterances.
  /// - Returns: The amount of agreement, and the differences.
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
  /// Creates an observation from the results of a record's moves.
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
  /// Counts an utterance that can't be compared.
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
  /// Earshot's speech at the move, or `nil` if there's none.
  fileprivate var heardText: String? {
    switch self {
    case .differs(let heard), .endsEarlier(let heard): heard
    case .agrees, .stopsAtMore, .goesOn, .notCompared: nil
    }
  }
}
