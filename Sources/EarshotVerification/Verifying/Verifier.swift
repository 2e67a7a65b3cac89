import EarshotLines
import EarshotNotation
import EarshotSession

/// A verifier that replays the moves of a record run by run and judges each move.
///
/// A run is a series of moves in one direction. The verifier aligns Earshot's speech along the way
/// with the phone's, so an extra or missing stop is a single difference, wherever it is.
struct Verifier {
  private let record: SpeechRecord
  private let comparison: SpokenComparison
  private var listener: Listener
  /// Whether the cursor may have been before the first element when the record began.
  private var mayBeBeforeFirst: Bool
  /// Whether Earshot couldn't simulate a move.
  private var isLost = false
  /// The last utterance before the current move, or `nil` if there's none.
  private var lastUtterance: String?
  private var results: [Verification.Result] = []

  /// The maximum number of stops that the phone can skip in one run.
  static let reach = 200

  /// Prepares to replay a record.
  init(
    _ record: SpeechRecord,
    _ document: AppDocument,
    _ options: SessionOptions,
    _ comparison: SpokenComparison
  ) {
    self.record = record
    self.comparison = comparison
    mayBeBeforeFirst = record.steps.first?.move != .current
    listener = Listener(document, screen: record.screen, options: options)
  }

  /// Replays the moves.
  ///
  /// - Returns: The result of each move, in order, and the number of stops on the screen that the
  ///   record didn't reach.
  mutating func verify() -> (results: [Verification.Result], unreached: Int) {
    while results.count < record.steps.count {
      let place = results.count
      let step = record.steps[place]
      if isLost {
        note(.notCompared(.afterGrouped))
      } else {
        switch (step.move, step.outcome) {
        case (.in, _), (.out, _):
          isLost = true
          note(.notCompared(.grouped))
        case (.gesture, let outcome):
          if let gesture = step.gesture { listener.perform(gesture) }
          mayBeBeforeFirst = false
          note(outcome.utterance.map { current($0, isFirst: false) } ?? outcome.leftOut)
        case (.current, .utterance(let said)): note(current(said, isFirst: place == 0))
        case (.current, .failure(let words)): note(.notCompared(.failure(words)))
        case (.forward, _), (.backward, _): judge(run(from: place))
        }
      }
    }
    return (results, isLost ? 0 : listener.stopsAhead(upTo: Self.reach))
  }

  private mutating func note(_ verdict: Verification.Verdict, passed: [String] = []) {
    let step = record.steps[results.count]
    lastUtterance = step.outcome.utterance ?? lastUtterance
    results.append(
      Verification.Result(
        step: step,
        verdict: verdict,
        passed: passed,
        isCut: step.outcome.utterance.map(record.cuts) ?? false,
        element: listener.element,
        reasons: verdict.isAboutWords ? listener.reasons : [],
        rules: rules(of: verdict, step.outcome.utterance ?? "")
      )
    )
  }

  /// Returns the rules that a verdict contradicts, by their names.
  private func rules(of verdict: Verification.Verdict, _ said: String) -> [String] {
    switch verdict {
    case .agrees, .notCompared: []
    case .differs: listener.utterance?.rules(contradictedBy: said) ?? []
    case .stopsAtMore, .goesOn: ["movesGoInReadingOrder"]
    case .endsEarlier: ["movesStopAtTheEnds"]
    }
  }

  // MARK: The element under the cursor

  /// Judges the element under the cursor.
  ///
  /// The first element can have the app's name before it.
  private mutating func current(_ said: String, isFirst: Bool) -> Verification.Verdict {
    let heard = isFirst ? [listener.heard, listener.current] : [listener.current]
    if heard.contains(where: { agree(said, $0) }) { return .agrees }
    guard isFirst else { return .differs(heard: heard[0]) }
    if Verifier.isTurningOn(said) {
      mayBeBeforeFirst = true
      return .notCompared(.turnedOn)
    }
    guard let start = listener.firstStop(upTo: Self.reach, where: { agree(said, $0) }) else {
      return .differs(heard: heard[0])
    }
    listener = start
    return .agrees
  }

  /// Returns whether the phone said the same thing as Earshot.
  ///
  /// For a truncated utterance, it's enough if the beginning is the same.
  private func agree(_ said: String, _ heard: String) -> Bool {
    var numbers = WordNumbers(comparison)
    let words = numbers.words(said: said, isCut: record.cuts(said))
    return words.isSame(as: numbers.words(of: HeardStop(heard)))
  }

  /// The words that VoiceOver says when it's turned on.
  ///
  /// - Source: VOICEOVER.md 4.5b [iOS 27 utterances].
  private static let turnedOn = "VoiceOver on"

  /// Returns whether an utterance only says that VoiceOver is on.
  static func isTurningOn(_ said: String?) -> Bool {
    said.map { SpokenComparison.words.matches($0, turnedOn) } ?? false
  }

  // MARK: Runs

  /// Returns the consecutive moves in the same direction, starting at an index.
  private func run(from place: Int) -> Range<Int> {
    let move = record.steps[place].move
    let end = record.steps[place...].firstIndex { $0.move != move } ?? record.steps.count
    return place..<end
  }

  /// Judges a run by aligning it with Earshot's speech along the same path.
  private mutating func judge(_ run: Range<Int>) {
    let move = record.steps[run.lowerBound].move
    let isFromFirst = mayBeBeforeFirst && move == .forward
    let way = listener.way(move, count: run.count + Self.reach)
    let stops = (isFromFirst ? [listener] : []) + way
    let first = isFromFirst ? [beginning(record.steps[run.lowerBound].outcome.utterance)] : []
    let alignment = Alignment(
      said: record.steps[run].map(\.outcome),
      cuts: record.cuts,
      move: move,
      heard: first + way.map { $0.stop($0.heard, leavesOutHints: record.mayLeaveOutHints) },
      mayMissFirst: isFromFirst,
      lastUtterance: lastUtterance,
      comparison
    )
    for pair in alignment.pairs {
      if let stop = pair.stop { listener = stops[stop] }
      note(pair.verdict, passed: pair.passed)
    }
    mayBeBeforeFirst = false
  }
}

extension Verifier {
  /// Returns the speech for the first element, with the app's name if the phone said it.
  private func beginning(_ said: String?) -> HeardStop {
    let isNamed = said.map { agree($0, listener.heard) } ?? false
    let text = isNamed ? listener.heard : listener.current
    return listener.stop(text, leavesOutHints: record.mayLeaveOutHints)
  }
}

extension SpeechRecord.Outcome {
  /// The verdict on a gesture if the service returned nothing after it.
  fileprivate var leftOut: Verification.Verdict {
    if case .failure(let words) = self { .notCompared(.failure(words)) } else { .agrees }
  }
}

extension Verification.Verdict {
  /// Whether the phone and Earshot say different words at the same stop.
  fileprivate var isAboutWords: Bool { if case .differs = self { true } else { false } }
}
