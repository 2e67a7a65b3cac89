import EarshotComposer

/// The way to compare a line of speech with a line of a file.
///
/// This example compares the speech in a test on iOS 27 with an utterance of Earshot:
///
///     SpokenComparison.words.matches(service.currentSpeech, stop.utterance.text)
///
/// - Source: VOICEOVER.md 4.5b: marks and capitals of the same utterance differ between sources.
public enum SpokenComparison: String, CaseIterable, Hashable, Sendable {
  /// Compares words: case, spaces, and marks between words don't matter.
  case words
  /// Compares character by character.
  case exact
  /// Compares words, with symbols and abbreviations as voices read them, and numbers in words or
  /// digits.
  case readings

  /// The values of the header `compare` and their meanings, as shown in messages and help.
  package static let needs = """
    'words' (ignores capitals, spaces, and punctuation), 'exact' (compares every character), or \
    'readings' (like 'words', and treats '1m' as '1 meter')
    """

  /// Returns whether two lines of speech are the same.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the lines.
  public func matches(_ first: String, _ second: String) -> Bool {
    first == second || self != .exact && key(of: first) == key(of: second)
  }

  /// Returns a string that's equal for lines that the comparison treats as the same.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package func key(of line: String) -> String {
    switch self {
    case .exact: line
    case .words: line.comparedWords.joined(separator: " ")
    case .readings:
      line.partsAtCommas.map { Reading.text($0) }.joined(separator: ", ").comparedWords.map {
        NumberWord.digits(of: $0)
      }.joined(separator: " ")
    }
  }
}

extension String {
  /// The parts of a line of speech, which a comma and a space separate.
  fileprivate var partsAtCommas: [String] {
    var parts: [[Substring]] = [[]]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      parts[parts.count - 1].append(word.hasSuffix(",") ? word.dropLast() : word)
      if word.hasSuffix(",") { parts.append([]) }
    }
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// The words, normalized for comparison: case-folded, and without marks between words.
  ///
  /// A mark remains if letters or digits are on both sides of it, as in “1,234.50”, and so does a
  /// minus sign before a number or a currency sign. The characters `%`, `&`, `@`, `#`, `/`, `*`,
  /// and currency signs aren't marks, because voices say them. The comparison of strings handles
  /// different compositions of characters.
  ///
  /// - Source: VOICEOVER.md 4.5b; our choice.
  var comparedWords: [Substring] {
    let characters = Array(uppercased().lowercased())
    var text = ""
    text.reserveCapacity(utf8.count)
    for (place, character) in characters.enumerated() {
      let isDropped =
        character.isMark && !characters.isAmongWords(at: place) && !characters.isMinus(at: place)
      text.append(isDropped ? " " : character)
    }
    return text.split(whereSeparator: \.isWhitespace)
  }
}

extension [Character] {
  /// Returns whether a minus sign comes before a number or an amount, and not after a part of a
  /// word.
  fileprivate func isMinus(at place: Int) -> Bool {
    guard self[place] == "-", place + 1 < count else { return false }
    let isFirst = place == 0 || !self[place - 1].isOfWord && self[place - 1] != "-"
    return isFirst && (self[place + 1].isNumber || self[place + 1].isCurrencySymbol)
  }

  /// Returns whether letters or digits are on both sides of an index.
  fileprivate func isAmongWords(at place: Int) -> Bool {
    place > 0 && place + 1 < count && self[place - 1].isOfWord && self[place + 1].isOfWord
  }
}

extension Character {
  fileprivate var isMark: Bool { isPunctuation && !"%&@#/*".contains(self) }
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}

/// The English words for numbers up to ninety-nine, as captions write them.
private enum NumberWord {
  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  /// Returns the digits of a number in a word, such as `thirty-four`, or the word itself.
  static func digits(of word: Substring) -> String {
    if let number = ones.firstIndex(of: String(word)) { return "\(number)" }
    let parts = word.split(separator: "-")
    guard let first = parts.first, let ten = tens.firstIndex(of: String(first)), parts.count <= 2
    else { return String(word) }
    let one = parts.count == 2 ? ones.firstIndex(of: String(parts[1])) : 0
    guard let one, one < 10 else { return String(word) }
    return "\((ten + 2) * 10 + one)"
  }
}
