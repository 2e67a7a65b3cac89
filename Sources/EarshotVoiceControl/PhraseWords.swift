/// The words of a phrase or a name, as Voice Control compares them.
///
/// Case, punctuation, and extra spaces don't matter, and numbers up to ninety-nine are digits.
///
/// - Rule: ``VoiceRule/wordsAreCompared``
package struct PhraseWords: Hashable, Sendable {
  /// A word, with its place in the text.
  private struct Word {
    var text: String
    var start: String.Index
  }

  /// The words, in lower case.
  package let words: [String]
  private let text: String
  private let starts: [String.Index]

  /// Takes a text apart.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) {
    let words = PhraseWords.merged(PhraseWords.split(text))
    self.words = words.map(\.text)
    self.text = text
    starts = words.map(\.start)
  }

  package static func == (first: PhraseWords, second: PhraseWords) -> Bool {
    first.words == second.words
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(words) }

  /// Whether the text has no word that a person could say.
  package var isEmpty: Bool { words.isEmpty }

  /// The number that the words say, or `nil` if they say anything else.
  package var number: Int? { words.count == 1 ? Int(words[0]) : nil }

  /// The text from a word on, as it was written, without blanks at its end.
  package func text(from word: Int) -> String {
    guard word < starts.count else { return "" }
    let rest = text[starts[word]...]
    let end = rest.lastIndex { !$0.isWhitespace }
    return end.map { String(rest[...$0]) } ?? ""
  }

  /// Whether the words of another text appear here in a row.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of words.
  package func hasRun(_ other: PhraseWords) -> Bool {
    let count = other.words.count
    guard count > 0, count <= words.count else { return false }
    return (0...(words.count - count)).contains {
      words[$0..<($0 + count)].elementsEqual(other.words)
    }
  }

  /// Whether the words begin with others.
  package func begins(with others: [String]) -> Bool { words.starts(with: others) }
}

// How a text is taken apart.
extension PhraseWords {
  private static func split(_ text: String) -> [Word] {
    var words: [Word] = []
    var isInside = false
    for (index, character) in zip(text.indices, text) {
      if character.isLetter || character.isNumber {
        let lowered = character.lowercased()
        if isInside, !character.isWordAlone {
          words[words.count - 1].text += lowered
        } else {
          words.append(Word(text: lowered, start: index))
        }
        isInside = !character.isWordAlone
      } else if !apostrophes.contains(character) {
        isInside = false
      }
    }
    return words
  }

  private static let apostrophes: Set<Character> = ["'", "’", "\u{2BC}"]

  /// The words with each number in words as digits: “twenty one” is 21.
  private static func merged(_ words: [Word]) -> [Word] {
    var result: [Word] = []
    var isTens = false
    for word in words {
      if let unit = units[word.text] {
        if isTens, (1...9).contains(unit), let tens = Int(result[result.count - 1].text) {
          result[result.count - 1].text = String(tens + unit)
        } else {
          result.append(Word(text: String(unit), start: word.start))
        }
        isTens = false
      } else if let tens = tens[word.text] {
        result.append(Word(text: String(tens), start: word.start))
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

extension Character {
  /// Whether a part of a name may begin and end at the character, because its writing puts no blanks
  /// between words: Chinese, Japanese, Thai, Lao, Khmer, and Burmese.
  ///
  /// - Source: our choice, for a part of a name to be found in these writings at all.
  fileprivate var isWordAlone: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x0E00 else { return false }
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0xFF66...0xFF9F:
      return true
    default: return scalar.properties.isIdeographic
    }
  }
}
