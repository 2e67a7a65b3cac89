import EarshotLines

/// Earshot's speech at a stop, with the author's words in it.
struct HeardStop: Hashable {
  /// The speech, as one string.
  let text: String
  /// The speech without the hint, if a record may leave hints out, or `nil` otherwise.
  var withoutHint: String?
  /// The label or its substitute, without VoiceOver's own words.
  let name: String

  /// Creates a stop.
  ///
  /// If the stop has no separate name, all of its words are compared.
  init(_ text: String, name: String = "") {
    self.text = text
    self.name = name.isEmpty ? text : name
  }
}

/// An utterance with numbers in place of its words, for fast comparison.
struct UtteranceWords {
  /// All words, joined.
  let key: String
  /// The number of ``key``, which is the same for utterances with the same words.
  let number: Int
  /// The number of the key without the hint, or `nil` if the hint is compared.
  var numberWithoutHint: Int?
  /// The numbers of the words in ascending order, without duplicates.
  let words: [Int]
  /// The numbers of the words of the name.
  ///
  /// For a phone's speech, these are the numbers of all words.
  let name: [Int]
  /// Whether the service truncated the utterance.
  let isCut: Bool

  /// Returns whether the two utterances are the same.
  ///
  /// For a truncated utterance, it's enough if the beginning is the same.
  func isSame(as heard: UtteranceWords) -> Bool {
    isCut ? heard.key.hasPrefix(key) : number == heard.number || number == heard.numberWithoutHint
  }

  /// Returns the similarity of two utterances, from 1 to 1,000, or 0 if they're about different
  /// things.
  ///
  /// They're about the same thing if the phone says at least half of the name, or only words that
  /// Earshot says. VoiceOver's own words aren't evidence, because many stops have the same words.
  ///
  /// - Source: our choice.
  func likeness(to heard: UtteranceWords) -> Int {
    guard !words.isEmpty, !heard.words.isEmpty else { return 0 }
    let common = words.commonCount(with: heard.words)
    let named = words.commonCount(with: heard.name)
    guard named * 2 >= heard.name.count && named > 0 || common == words.count else { return 0 }
    return max(1, 2_000 * common / (words.count + heard.words.count))
  }
}

extension [Int] {
  /// Returns the number of elements that two ascending lists have in common.
  ///
  /// - Complexity: O(*m* + *n*), where *m* and *n* are the lengths of the lists.
  fileprivate func commonCount(with other: [Int]) -> Int {
    var (place, otherPlace, count) = (0, 0, 0)
    while place < self.count, otherPlace < other.count {
      let (mine, its) = (self[place], other[otherPlace])
      if mine == its { count += 1 }
      if mine <= its { place += 1 }
      if its <= mine { otherPlace += 1 }
    }
    return count
  }
}

/// A table that assigns numbers to words and whole utterances.
struct WordNumbers {
  private let comparison: SpokenComparison
  private var numbers: [String: Int] = [:]

  /// Creates a table for a kind of comparison.
  init(_ comparison: SpokenComparison) { self.comparison = comparison }

  /// Returns the words of a phone's speech.
  mutating func words(said text: String, isCut: Bool) -> UtteranceWords {
    let key = comparison.key(of: text)
    let all = words(in: text)
    return UtteranceWords(key: key, number: number(of: key), words: all, name: all, isCut: isCut)
  }

  /// Returns the words of Earshot's speech at a stop.
  mutating func words(of stop: HeardStop) -> UtteranceWords {
    let key = comparison.key(of: stop.text)
    return UtteranceWords(
      key: key,
      number: number(of: key),
      numberWithoutHint: stop.withoutHint.map { number(of: comparison.key(of: $0)) },
      words: words(in: stop.text),
      name: words(in: stop.name),
      isCut: false
    )
  }

  private mutating func words(in text: String) -> [Int] {
    let key = SpokenComparison.words.key(of: text)
    return Set(key.split(separator: " ").map { number(of: String($0)) }).sorted()
  }

  private mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = numbers.count
    return numbers.count - 1
  }
}
