import EarshotLines

/// What a phone said on its way, set beside what Earshot says on the same way with the fewest
/// differences.
///
/// - Source: our choice: the least edits (Levenshtein) between the two, where a stop that the phone
///   passes over costs less than one in other words or one too many, as what agrees behind it says
///   where the phone is.
struct Alignment {
  /// A move of the phone, with the stop that it is set beside.
  struct Pair {
    /// What became of the move.
    let verdict: Verification.Verdict
    /// The stop, or `nil` if the cursor stays where it is.
    let stop: Int?
  }

  /// What a difference costs.
  private enum Cost {
    /// Other words, or a stop that Earshot does not have.
    static let other: Int32 = 100
    /// Other words that begin alike, as where only a value or a hint differs.
    static let alike: Int32 = 70
    /// A stop that the phone passes over.
    static let missing: Int32 = 20
  }

  /// A step of the way through both: to the next of one, of the other, or of both.
  private enum Step: UInt8 { case both, phone, earshot }

  /// What became of each move, in order.
  private(set) var pairs: [Pair] = []

  /// Sets the two beside each other.
  ///
  /// - Parameters:
  ///   - said: What came of each move of the phone.
  ///   - move: The direction of the moves.
  ///   - heard: What Earshot says at each stop of the way.
  ///   - mayMissFirst: Whether the first stop may not have been spoken.
  ///   - lastUtterance: What the phone said before.
  ///   - comparison: How utterances are compared.
  /// - Complexity: O(*m*·*n*) in the number of moves and stops.
  init(
    said: [SpeechRecord.Outcome],
    move: SpeechRecord.Move,
    heard: [String],
    mayMissFirst: Bool,
    lastUtterance: String?,
    _ comparison: SpokenComparison
  ) {
    var keys = UtteranceKeys(comparison)
    let phone = said.map { $0.utterance.map { keys.key(of: $0) } }
    let earshot = heard.map { keys.key(of: $0) }
    let tail = Alignment.repetitions(in: phone, before: lastUtterance.map { keys.key(of: $0) })
    let kept = Alignment.keptLength(of: phone, tail: tail, earshot)
    let steps = Alignment.steps(Array(phone[..<kept]), earshot, mayMissFirst: mayMissFirst)
    add(steps, said, heard, mayMissFirst: mayMissFirst, areSame: { phone[$0] == earshot[$1] })
    addRepetitions(said.count - kept, heard, isBackward: move == .backward)
  }

  // MARK: The end of the phone's way

  /// How many moves at the end give the utterance before them again.
  private static func repetitions(in phone: [UtteranceKey?], before first: UtteranceKey?) -> Int {
    var count = 0
    while count < phone.count {
      let place = phone.count - 1 - count
      let before = place > 0 ? phone[place - 1] : first
      guard let key = phone[place], key == before else { break }
      count += 1
    }
    return count
  }

  /// How many moves are set beside stops: of those at the end that repeat, as many as there are
  /// stops with the same words one after the other.
  private static func keptLength(of phone: [UtteranceKey?], tail: Int, _ earshot: [UtteranceKey])
    -> Int
  {
    guard tail > 0, let last = phone.last, let key = last else { return phone.count }
    var longest = 0
    var length = 0
    for other in earshot {
      length = other == key ? length + 1 : 0
      longest = max(longest, length)
    }
    // One of the same words stands before the tail, unless the whole run repeats what was before it.
    let more = tail == phone.count ? longest : max(0, longest - 1)
    return phone.count - tail + min(tail, more)
  }

  /// Adds the moves that repeat: at the end of the screen, or where only the phone is at its end.
  private mutating func addRepetitions(_ count: Int, _ heard: [String], isBackward: Bool) {
    let reason: Verification.Reason = isBackward ? .repeatedAtStart : .repeatedAtEnd
    let next = (pairs.last { $0.stop != nil }?.stop ?? -1) + 1
    for number in 0..<count {
      let isFirst = number == 0 && heard.indices.contains(next)
      let verdict: Verification.Verdict =
        isFirst ? .endsEarlier(heard: heard[next]) : .notCompared(reason)
      pairs.append(Pair(verdict: verdict, stop: nil))
    }
  }

  // MARK: The fewest differences

  /// The way through both with the fewest differences; stops behind the last move cost nothing.
  private static func steps(
    _ phone: [UtteranceKey?],
    _ earshot: [UtteranceKey],
    mayMissFirst: Bool
  ) -> [Step] {
    let width = earshot.count + 1
    var costs = [Int32](repeating: 0, count: (phone.count + 1) * width)
    for column in 1..<max(width, 1) {
      costs[column] = Cost.missing * Int32(mayMissFirst ? column - 1 : column)
    }
    for row in 1..<max(phone.count + 1, 1) {
      costs[row * width] = Cost.other * Int32(row)
      for column in 1..<max(width, 1) {
        let both = costs[(row - 1) * width + column - 1] + cost(phone[row - 1], earshot[column - 1])
        let more = costs[(row - 1) * width + column] + Cost.other
        let isFree = mayMissFirst && column == 1
        let fewer = costs[row * width + column - 1] + (isFree ? 0 : Cost.missing)
        costs[row * width + column] = min(both, more, fewer)
      }
    }
    return backtrack(costs, phone, earshot, mayMissFirst: mayMissFirst)
  }

  /// What it costs to set a move beside a stop; of an error of the service nothing is known.
  private static func cost(_ phone: UtteranceKey?, _ earshot: UtteranceKey) -> Int32 {
    guard let phone, phone != earshot else { return 0 }
    return phone.firstWord == earshot.firstWord ? Cost.alike : Cost.other
  }

  private static func backtrack(
    _ costs: [Int32],
    _ phone: [UtteranceKey?],
    _ earshot: [UtteranceKey],
    mayMissFirst: Bool
  ) -> [Step] {
    let width = earshot.count + 1
    var row = phone.count
    // What comes behind the last move was not reached, so the cheapest end counts; of several the
    // last, where other words are rather meant than a stop too many.
    let ends = costs.suffix(width)
    var column = (ends.min().flatMap(ends.lastIndex) ?? ends.startIndex) - ends.startIndex
    var steps: [Step] = []
    while row > 0 || column > 0 {
      let here = costs[row * width + column]
      let above = row > 0 ? (row - 1) * width + column : nil
      if let above, column > 0,
        here == costs[above - 1] + cost(phone[row - 1], earshot[column - 1])
      {
        steps.append(.both)
        (row, column) = (row - 1, column - 1)
      } else if let above, here == costs[above] + Cost.other {
        steps.append(.phone)
        row -= 1
      } else {
        steps.append(.earshot)
        column -= 1
      }
    }
    return steps.reversed()
  }

  // MARK: Verdicts

  private mutating func add(
    _ steps: [Step],
    _ said: [SpeechRecord.Outcome],
    _ heard: [String],
    mayMissFirst: Bool,
    areSame: (Int, Int) -> Bool
  ) {
    var (move, stop) = (0, 0)
    var skipped: [String] = []
    for step in steps {
      switch step {
      case .earshot:
        if !(mayMissFirst && stop == 0) { skipped.append(heard[stop]) }
        stop += 1
      case .phone:
        pairs.append(Pair(verdict: stop == heard.count ? .goesOn : .stopsAtMore, stop: nil))
        move += 1
      case .both:
        let same = areSame(move, stop)
        let verdict = Alignment.verdict(said[move], heard[stop], areSame: same, skipped: skipped)
        pairs.append(Pair(verdict: verdict, stop: stop))
        skipped = []
        (move, stop) = (move + 1, stop + 1)
      }
    }
  }

  /// What becomes of a move beside a stop.
  private static func verdict(
    _ said: SpeechRecord.Outcome,
    _ heard: String,
    areSame: Bool,
    skipped: [String]
  ) -> Verification.Verdict {
    switch said {
    case .failure where heard.isEmpty: return .agrees
    case .failure(let words): return .notCompared(.failure(words))
    case .utterance where !areSame: return .differs(heard: heard)
    case .utterance: return skipped.isEmpty ? .agrees : .passesOver(skipped)
    }
  }
}

/// An utterance as it is compared, as numbers.
struct UtteranceKey: Hashable {
  /// The same for utterances that count as the same.
  let words: Int
  /// The same for utterances that begin with the same word.
  let firstWord: Int
}

/// Gives utterances their numbers.
private struct UtteranceKeys {
  private let comparison: SpokenComparison
  private var numbers: [String: Int] = [:]

  init(_ comparison: SpokenComparison) { self.comparison = comparison }

  mutating func key(of text: String) -> UtteranceKey {
    let words = comparison.key(of: text)
    let first = words.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
    return UtteranceKey(words: number(of: words), firstWord: number(of: first))
  }

  private mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = numbers.count
    return numbers.count - 1
  }
}
