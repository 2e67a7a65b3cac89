import EarshotLines
import EarshotNotation
import EarshotSession

/// Replays the moves of a record, and judges each.
struct Verifier {
  private let record: SpeechRecord
  private let comparison: SpokenComparison
  private var listener: Listener
  /// Whether turning VoiceOver on was heard, which can take the place of the first element.
  private var mayBeBeforeFirst = false
  /// Whether a move could not be simulated.
  private var isLost = false
  /// Whether the phone was found to be at the end of its screen.
  private var isPhoneAtEnd = false
  /// The utterance before the move that is judged.
  private var lastUtterance: String?

  /// How many stops the phone may pass over at once, and still be followed.
  private static let reach = 25

  /// Prepares to replay a record.
  init(
    _ record: SpeechRecord,
    _ document: AppDocument,
    _ options: SessionOptions,
    _ comparison: SpokenComparison
  ) {
    self.record = record
    self.comparison = comparison
    listener = Listener(document, screen: record.screen, options: options)
  }

  /// Replays the moves.
  mutating func results() -> [Verification.Result] {
    record.steps.indices.map { place in
      let verdict = verdict(at: place)
      lastUtterance = record.steps[place].outcome.utterance ?? lastUtterance
      return Verification.Result(
        step: record.steps[place],
        verdict: verdict,
        element: listener.element,
        reasons: verdict.isAboutWords ? listener.reasons : []
      )
    }
  }

  private mutating func verdict(at place: Int) -> Verification.Verdict {
    let step = record.steps[place]
    if isLost { return .notCompared(.afterGrouped) }
    switch (step.move, step.outcome) {
    case (.in, _), (.out, _):
      isLost = true
      return .notCompared(.grouped)
    case (.current, .utterance(let said)): return current(said, isFirst: place == 0)
    case (let move, .utterance(let said)): return moved(move, said, at: place)
    case (let move, .failure(let words)): return failed(move, words)
    }
  }

  // MARK: The element under the cursor

  /// Judges the element under the cursor; of the first one, with or without the app's name.
  private mutating func current(_ said: String, isFirst: Bool) -> Verification.Verdict {
    let heard = isFirst ? [listener.heard, listener.current] : [listener.current]
    if heard.contains(where: { comparison.matches(said, $0) }) { return .agrees }
    guard isFirst, SpokenComparison.words.matches(said, Verifier.turnedOn) else {
      return .differs(heard: heard[0])
    }
    mayBeBeforeFirst = true
    return .notCompared(.turnedOn)
  }

  /// What VoiceOver says when it is turned on.
  ///
  /// - Source: VOICEOVER.md 4.5b [iOS 27 utterances].
  private static let turnedOn = "VoiceOver on"

  // MARK: Moves

  private mutating func failed(
    _ move: SpeechRecord.Move,
    _ words: String
  ) -> Verification.Verdict {
    listener.move(move)
    return listener.heard.isEmpty && !listener.isAtEnd ? .agrees : .notCompared(.failure(words))
  }

  private mutating func moved(
    _ move: SpeechRecord.Move,
    _ said: String,
    at place: Int
  ) -> Verification.Verdict {
    defer { mayBeBeforeFirst = false }
    if isPhoneAtEnd, said == lastUtterance { return .notCompared(.repeatedAtEnd) }
    isPhoneAtEnd = false
    let next = listener.after(move)
    if next.isAtEnd { return atEnd(said) }
    if comparison.matches(said, next.heard) { return agrees(next) }
    // The first element may not have been spoken, or the cursor may not have been on it yet.
    if mayBeBeforeFirst, comparison.matches(said, listener.current) { return .agrees }
    if isRepeated(from: place) {
      isPhoneAtEnd = true
      return .endsEarlier(heard: next.heard)
    }
    return difference(move, said, next, at: place)
  }

  private mutating func agrees(_ next: Listener) -> Verification.Verdict {
    listener = next
    return .agrees
  }

  private func atEnd(_ said: String) -> Verification.Verdict {
    lastUtterance.map { comparison.matches(said, $0) } == true
      ? .notCompared(.repeatedAtEnd) : .goesOn
  }

  /// Whether the phone gives the same utterance from here to the end of the record, as it does at
  /// the end of a screen.
  private func isRepeated(from place: Int) -> Bool {
    guard let lastUtterance else { return false }
    let rest = record.steps[place...]
    return rest.allSatisfy {
      $0.move == record.steps[place].move && $0.outcome == .utterance(lastUtterance)
    }
  }

  // MARK: Differences

  /// Finds out what differs: the words of a stop, or that one of the two has a stop more.
  private mutating func difference(
    _ move: SpeechRecord.Move,
    _ said: String,
    _ next: Listener,
    at place: Int
  ) -> Verification.Verdict {
    let upcoming = upcomingUtterance(after: place, move)
    // At its end the phone repeats itself, which says nothing of where it is.
    if let upcoming, upcoming != said, comparison.matches(upcoming, next.after(move).heard) {
      return differs(next)
    }
    if let (skipped, landed) = passedOver(from: next, move, to: said) {
      listener = landed
      return .passesOver(skipped)
    }
    if let upcoming, comparison.matches(upcoming, next.heard) { return .stopsAtMore }
    return differs(next)
  }

  private mutating func differs(_ next: Listener) -> Verification.Verdict {
    listener = next
    return .differs(heard: next.heard)
  }

  /// What the phone says at the next move, if it goes the same way.
  private func upcomingUtterance(after place: Int, _ move: SpeechRecord.Move) -> String? {
    guard place + 1 < record.steps.count, record.steps[place + 1].move == move else { return nil }
    return record.steps[place + 1].outcome.utterance
  }

  /// The stops that the phone passes over, if one further on is heard as it says.
  private func passedOver(
    from first: Listener,
    _ move: SpeechRecord.Move,
    to said: String
  ) -> (skipped: [String], landed: Listener)? {
    var listener = first
    var skipped: [String] = []
    while skipped.count < Self.reach {
      skipped.append(listener.heard)
      listener.move(move)
      if listener.isAtEnd { return nil }
      if comparison.matches(said, listener.heard) { return (skipped, listener) }
    }
    return nil
  }
}

extension Verification.Verdict {
  /// Whether the two say different words of the same stop.
  fileprivate var isAboutWords: Bool { if case .differs = self { true } else { false } }
}
