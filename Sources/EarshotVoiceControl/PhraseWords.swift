/// The words of a phrase or a name, as Voice Control compares them.
///
/// Case, punctuation that no one says, and extra spaces don't matter, and numbers up to ninety-nine
/// become digits. A symbol or an emoji is a separate word.
///
/// - Rule: ``VoiceRule/wordsAreCompared``
package struct PhraseWords: Hashable, Sendable {
  /// A word, with its position in the text.
  private struct Word {
    var text: String
    var start: String.Index
    var end: String.Index
  }

  /// The words, in lowercase.
  package let words: [String]
  private let text: String
  private let starts: [String.Index]
  private let ends: [String.Index]

  /// Splits a string into words.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ text: String) {
    let words = PhraseWords.merged(PhraseWords.split(text))
    self.words = words.map(\.text)
    self.text = text
    starts = words.map(\.start)
    ends = words.map(\.end)
  }

  package static func == (first: PhraseWords, second: PhraseWords) -> Bool {
    first.words == second.words
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(words) }

  /// Whether the text has no word that a person could say.
  package var isEmpty: Bool { words.isEmpty }

  /// The words that have a letter or a digit, for counting words.
  package var lettered: [String] {
    words.filter { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// The number that the words represent, or `nil` if they don't represent a number.
  package var number: Int? { words.count == 1 ? Int(words[0]) : nil }

  /// Returns the original text, starting at the given word, without trailing spaces.
  package func text(from word: Int) -> String {
    guard word < starts.count else { return "" }
    let rest = text[starts[word]...]
    let end = rest.lastIndex { !$0.isWhitespace }
    return end.map { String(rest[...$0]) } ?? ""
  }

  /// Returns all of the text after the first words, without leading or trailing spaces.
  ///
  /// - Parameter count: The number of words, which is at least one.
  /// - Returns: The text, which is empty if nothing is left.
  func text(after count: Int) -> String {
    let rest = text[ends[count - 1]...].drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    let end = rest.lastIndex { !$0.isWhitespace }
    return end.map { String(rest[...$0]) } ?? ""
  }

  /// Returns whether the words contain the words of another string consecutively.
  ///
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the numbers of words.
  package func hasRun(_ other: PhraseWords) -> Bool { words.hasRun(other.words) }

  /// Returns whether the words begin with the given words.
  package func begins(with others: [String]) -> Bool { words.starts(with: others) }
}

extension [String] {
  /// Returns whether the array contains the given words consecutively.
  ///
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the numbers of words.
  package func hasRun(_ other: [String]) -> Bool {
    guard !other.isEmpty, other.count <= count else { return false }
    return (0...(count - other.count)).contains {
      self[$0..<($0 + other.count)].elementsEqual(other)
    }
  }
}

// The splitting of a string into words.
extension PhraseWords {
  private static func split(_ text: String) -> [Word] {
    var words: [Word] = []
    var isInside = false
    var place = text.startIndex
    while place < text.endIndex {
      let next = text.index(after: place)
      let character = text[place]
      switch VoiceCharacter(character) {
      case .letter where isInside:
        words[words.count - 1].text += character.lowercased()
        words[words.count - 1].end = next
      case .letter, .wordAlone:
        words.append(Word(text: character.lowercased(), start: place, end: next))
      case .symbol(let key):
        words.append(Word(text: key, start: place, end: next))
      case .hyphen:
        // People say a minus before a number, but not other hyphens.
        let isAfterBlank = place == text.startIndex || text[text.index(before: place)].isWhitespace
        if isAfterBlank, next < text.endIndex, text[next].isNumber {
          words.append(Word(text: "−", start: place, end: next))
        }
      case .joiner, .unsaid: break
      }
      isInside = VoiceCharacter(character).keepsWord(open: isInside)
      place = next
    }
    return words
  }

  /// Returns the words with each spelled-out number as digits, such as 21 for “twenty one”.
  private static func merged(_ words: [Word]) -> [Word] {
    var result: [Word] = []
    var isTens = false
    for word in words {
      if let unit = units[word.text] {
        if isTens, (1...9).contains(unit), let tens = Int(result[result.count - 1].text) {
          result[result.count - 1].text = String(tens + unit)
          result[result.count - 1].end = word.end
        } else {
          result.append(Word(text: String(unit), start: word.start, end: word.end))
        }
        isTens = false
      } else if let tens = tens[word.text] {
        result.append(Word(text: String(tens), start: word.start, end: word.end))
        isTens = true
      } else {
        result.append(word)
        isTens = false
      }
    }
    return result
  }

  private static let units: [String: Int] = numbered(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
      + "sixteen seventeen eighteen nineteen",
    step: 1
  )

  private static let tens: [String: Int] = numbered(
    "- - twenty thirty forty fifty sixty seventy eighty ninety",
    step: 10
  )

  private static func numbered(_ words: String, step: Int) -> [String: Int] {
    let words = words.split(separator: " ")
    return Dictionary(
      uniqueKeysWithValues: zip(words, words.indices).filter { $0.0 != "-" }
        .map { (String($0), $1 * step) }
    )
  }
}
