import EarshotLines

/// What Earshot says at a stop, and which of the words are the author's.
struct HeardStop: Hashable {
  /// What is heard, as one string.
  let text: String
  /// The same without the hint, if a record may leave hints out.
  var withoutHint: String?
  /// The label, or what stands in its place; VoiceOver's own words are left out.
  let name: String

  /// Creates a stop; if it has no words of its own, all of its words count.
  init(_ text: String, name: String = "") {
    self.text = text
    self.name = name.isEmpty ? text : name
  }
}

/// An utterance as it is compared: its words as numbers.
struct UtteranceWords {
  /// All words together; equal for utterances that say the same.
  let key: String
  /// The same without the hint, or `nil` if that counts.
  var keyWithoutHint: String?
  /// The words.
  let words: Set<Int>
  /// The words of the name; for what a phone said, all of them.
  let name: Set<Int>
  /// Whether the service cut the utterance, so that it is only a beginning.
  let isCut: Bool

  /// Whether the two say the same; of one that was cut the beginning is enough.
  func isSame(as heard: UtteranceWords) -> Bool {
    isCut ? heard.key.hasPrefix(key) : key == heard.key || key == heard.keyWithoutHint
  }

  /// How much two utterances have in common, from 1 to 1,000, or 0 if they are of different things.
  ///
  /// They are of one thing if the phone says at least half of the name, or nothing that Earshot
  /// doesn't say. VoiceOver's own words tell nothing, because many stops have the same.
  ///
  /// - Source: our choice.
  func likeness(to heard: UtteranceWords) -> Int {
    guard !words.isEmpty, !heard.words.isEmpty else { return 0 }
    let common = words.intersection(heard.words).count
    let named = words.intersection(heard.name).count
    guard named * 2 >= heard.name.count && named > 0 || common == words.count else { return 0 }
    return max(1, 2_000 * common / (words.count + heard.words.count))
  }
}

/// Gives words their numbers.
struct WordNumbers {
  private let comparison: SpokenComparison
  private var numbers: [String: Int] = [:]

  /// Prepares to compare in a way.
  init(_ comparison: SpokenComparison) { self.comparison = comparison }

  /// What a phone said.
  mutating func words(said text: String, isCut: Bool) -> UtteranceWords {
    let all = set(of: text)
    return UtteranceWords(key: comparison.key(of: text), words: all, name: all, isCut: isCut)
  }

  /// What Earshot says at a stop.
  mutating func words(of stop: HeardStop) -> UtteranceWords {
    UtteranceWords(
      key: comparison.key(of: stop.text),
      keyWithoutHint: stop.withoutHint.map { comparison.key(of: $0) },
      words: set(of: stop.text),
      name: set(of: stop.name),
      isCut: false
    )
  }

  private mutating func set(of text: String) -> Set<Int> {
    Set(SpokenComparison.words.key(of: text).split(separator: " ").map { number(of: String($0)) })
  }

  private mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = numbers.count
    return numbers.count - 1
  }
}
