import EarshotLines
import EarshotModel

extension String {
  /// Returns whether the string contains the text, and neither end of the text is inside a word.
  ///
  ///     "Cart, 12.50 euros".hasWholeWords("Car")      // false
  ///     "Cart, 12.50 euros".hasWholeWords("12")       // false
  ///     "购物车，2 件".hasWholeWords("物车")            // true
  ///
  /// - Complexity: O(*n*·*m*), where *n* and *m* are the lengths of the strings.
  /// - Source: SESSIONS.md, "What claims mean"; Unicode Standard Annex #29 for words and the marks
  ///   in them. Adding `:` and the spaces that group digits is our choice.
  func hasWholeWords(_ text: String) -> Bool {
    guard contains(text) else { return false }
    let line = Array(self)
    let wanted = Array(text)
    guard !wanted.isEmpty, wanted.count <= line.count else { return false }
    return (0...line.count - wanted.count).contains { start in
      line[start] == wanted[0] && line[start...].starts(with: wanted)
        && line.isWordEdge(start) && line.isWordEdge(start + wanted.count)
    }
  }
}

extension [Character] {
  /// Returns whether a position isn't inside a word.
  fileprivate func isWordEdge(_ place: Int) -> Bool {
    guard place > 0, place < count else { return true }
    let (before, after) = (self[place - 1], self[place])
    if before.isUnspaced || after.isUnspaced { return true }
    if before.isOfWord, after.isOfWord { return false }
    if after.isOfWord, joins(before, from: place - 2, to: after) { return false }
    if before.isOfWord, place + 1 < count, joins(after, from: place - 1, to: self[place + 1]) {
      return false
    }
    return !isSign(before, at: place - 1, of: after)
  }

  /// Returns whether a punctuation mark belongs to the word or number around it.
  private func joins(_ mark: Character, from place: Int, to after: Character) -> Bool {
    guard place >= 0 else { return false }
    let before = self[place]
    if before.isLetter, after.isLetter { return ["'", "’"].contains(mark) }
    let marks: [Character] = [".", ",", ":", "'", "’", "\u{A0}", "\u{202F}", "٫", "٬"]
    return before.isNumber && after.isNumber && marks.contains(mark)
  }

  /// Returns whether a mark is the sign of a negative number.
  private func isSign(_ mark: Character, at place: Int, of after: Character) -> Bool {
    guard ["-", "−"].contains(mark), after.isNumber else { return false }
    return place == 0 || !self[place - 1].isOfWord
  }
}

extension Character {
  /// Whether the character can be part of a word.
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }

  /// Whether the script of the character has no spaces between words.
  fileprivate var isUnspaced: Bool {
    guard let scalar = unicodeScalars.first?.value, scalar >= 0x0E00 else { return false }
    return Self.unspaced.contains { $0.contains(scalar) }
  }

  /// The ranges of Thai and Lao, Myanmar, Khmer, Japanese syllables, Han characters (including
  /// supplementary planes), and halfwidth Katakana.
  private static let unspaced: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF,
    0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F,
    0x20000...0x3FFFF,
  ]
}
