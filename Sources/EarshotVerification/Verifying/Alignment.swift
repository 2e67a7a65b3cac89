import EarshotLines

/// An alignment of a phone's speech with Earshot's along the same path.
///
/// The alignment makes as many utterances as possible agree, in order. Between these utterances, it
/// pairs only similar strings. It reports the remaining utterances of either side as missing or
/// additional.
///
/// - Source: our choice: the longest common subsequence by words, and then the most similar pairs
///   in each gap.
struct Alignment {
  /// A move of the phone with the matching stop.
  struct Pair {
    /// The result of the move.
    let verdict: Verification.Verdict
    /// The stop, or `nil` if the cursor stays where it is.
    let stop: Int?
    /// Earshot's speech at the stops before this one that the phone skips.
    var passed: [String] = []
  }

  /// The result of each move, in order.
  private(set) var pairs: [Pair] = []

  /// Aligns the phone's speech with Earshot's.
  ///
  /// - Parameters:
  ///   - said: The result of each move of the phone.
  ///   - cuts: A closure that returns whether an utterance is only the beginning of the speech.
  ///   - move: The direction of the moves.
  ///   - heard: Earshot's speech at each stop of the path.
  ///   - mayMissFirst: Whether the phone can skip the first stop without a difference.
  ///   - lastUtterance: The phone's speech before the moves.
  ///   - comparison: The way to compare utterances.
  /// - Complexity: O(*m*·*n*), where *m* is the number of moves and *n* is the number of stops.
  init(
    said: [SpeechRecord.Outcome],
    cuts: (String) -> Bool,
    move: SpeechRecord.Move,
    heard: [HeardStop],
    mayMissFirst: Bool,
    lastUtterance: String?,
    _ comparison: SpokenComparison
  ) {
    var numbers = WordNumbers(comparison)
    let phone = said.map { outcome in
      outcome.utterance.map { numbers.words(said: $0, isCut: cuts($0)) }
    }
    let earshot = heard.map { numbers.words(of: $0) }
    let last = lastUtterance.map { comparison.key(of: $0) }
    let tail = Alignment.repetitions(in: phone.map { $0?.key }, before: last)
    let kept = Alignment.keptLength(of: phone, tail: tail, earshot)
    let matches = Alignment.matches(Array(phone[..<kept]), earshot, mayMissFirst: mayMissFirst)
    add(matches, said[..<kept], heard, mayMissFirst: mayMissFirst) { move, stop in
      phone[move]?.isSame(as: earshot[stop]) ?? false
    }
    addRepetitions(said.count - kept, heard, isBackward: move == .backward)
  }

  // MARK: The end of the phone's way

  /// Returns the number of moves at the end that repeat the utterance before them.
  private static func repetitions(in phone: [String?], before first: String?) -> Int {
    var count = 0
    while count < phone.count {
      let place = phone.count - 1 - count
      let before = place > 0 ? phone[place - 1] : first
      guard let key = phone[place], key == before else { break }
      count += 1
    }
    return count
  }

  /// Returns the number of moves to pair with stops.
  ///
  /// For the repeating moves at the end, that's the number of consecutive stops with the same
  /// words.
  private static func keptLength(
    of phone: [UtteranceWords?],
    tail: Int,
    _ earshot: [UtteranceWords]
  ) -> Int {
    guard tail > 0, let last = phone.last, let said = last else { return phone.count }
    var longest = 0
    var length = 0
    for other in earshot {
      length = said.isSame(as: other) ? length + 1 : 0
      longest = max(longest, length)
    }
    // One move with the same words comes before the repetitions, unless the whole run repeats the
    // previous utterance.
    let more = tail == phone.count ? longest : max(0, longest - 1)
    return phone.count - tail + min(tail, more)
  }

  /// Adds the repeating moves, which are at the end of the screen or at a place where only the
  /// phone is at its end.
  private mutating func addRepetitions(_ count: Int, _ heard: [HeardStop], isBackward: Bool) {
    let reason: Verification.Reason = isBackward ? .repeatedAtStart : .repeatedAtEnd
    let next = (pairs.last { $0.stop != nil }?.stop ?? -1) + 1
    for number in 0..<count {
      let isFirst = number == 0 && heard.indices.contains(next)
      let verdict: Verification.Verdict =
        isFirst ? .endsEarlier(heard: heard[next].text) : .notCompared(reason)
      pairs.append(Pair(verdict: verdict, stop: nil))
    }
  }

  // MARK: What belongs together

  /// Returns the moves and stops that belong together.
  ///
  /// Pairs with the same words come first, followed by similar pairs in each gap.
  ///
  /// - Complexity: O(*m*·*n*), where *m* and *n* are the numbers of utterances.
  static func matches(
    _ phone: [UtteranceWords?],
    _ earshot: [UtteranceWords],
    mayMissFirst: Bool = false
  ) -> [BestPath.Pair] {
    // An error from the service gives no information, not even that the cursor stayed. Therefore,
    // it matches any stop, but never at the expense of an agreement.
    let failures = phone.count { $0 == nil }
    let same = BestPath.pairs(phone.indices, earshot.indices, mayMissFirst: mayMissFirst) {
      (move, stop) in
      guard let said = phone[move] else { return 1 }
      return said.isSame(as: earshot[stop]) ? failures + 1 : 0
    }
    var matches: [BestPath.Pair] = []
    var (move, stop) = (0, 0)
    for next in same.map(Optional.some) + [nil] {
      let moves = move..<(next?.first ?? phone.count)
      let stops = stop..<(next?.second ?? earshot.count)
      matches += BestPath.pairs(moves, stops, mayMissFirst: mayMissFirst && stop == 0) {
        phone[$0]?.likeness(to: earshot[$1]) ?? 1
      }
      guard let next else { break }
      matches.append(next)
      (move, stop) = (next.first + 1, next.second + 1)
    }
    return matches
  }

  // MARK: Verdicts

  private mutating func add(
    _ matches: [BestPath.Pair],
    _ said: ArraySlice<SpeechRecord.Outcome>,
    _ heard: [HeardStop],
    mayMissFirst: Bool,
    areSame: (Int, Int) -> Bool
  ) {
    var stop = 0
    var rest = matches[...]
    for move in said.indices {
      guard let match = rest.first, match.first == move else {
        let more: Verification.Verdict = stop == heard.count ? .goesOn : .stopsAtMore
        let verdict = Alignment.reason(said[move]).map { .notCompared($0) } ?? more
        pairs.append(Pair(verdict: verdict, stop: nil))
        continue
      }
      rest.removeFirst()
      let passed = heard[(mayMissFirst && stop == 0 ? min(1, match.second) : stop)..<match.second]
      pairs.append(
        Pair(
          verdict: Alignment.verdict(
            said[move],
            heard[match.second].text,
            areSame: areSame(move, match.second)
          ),
          stop: match.second,
          passed: passed.map(\.text)
        )
      )
      stop = match.second + 1
    }
  }

  /// Returns the reason that a move can't be judged, or `nil` if VoiceOver said something.
  private static func reason(_ said: SpeechRecord.Outcome) -> Verification.Reason? {
    if case .failure(let words) = said { .failure(words) } else { nil }
  }

  /// Returns the verdict on a move at a stop.
  private static func verdict(
    _ said: SpeechRecord.Outcome,
    _ heard: String,
    areSame: Bool
  ) -> Verification.Verdict {
    switch said {
    case .failure where heard.isEmpty: .agrees
    case .failure(let words): .notCompared(.failure(words))
    case .utterance: areSame ? .agrees : .differs(heard: heard)
    }
  }
}
