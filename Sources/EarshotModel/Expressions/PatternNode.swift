/// A node of a regular expression.
indirect enum PatternNode: Hashable {
  /// One character.
  case character(CharacterClass)
  /// A position in the text.
  case anchor(Anchor)
  /// Several nodes, one after another.
  case sequence([PatternNode])
  /// Alternatives, one of which must match.
  case choice([PatternNode])
  /// A node repeated `least` to `most` times, or without an upper bound if `most` is `nil`.
  case repeated(PatternNode, least: Int, most: Int?)

  /// A position in the text that a pattern may require.
  enum Anchor: Hashable, Sendable {
    case start, end, wordBoundary, noWordBoundary
  }
}

/// A set of characters.
struct CharacterClass: Hashable, Sendable {
  /// A part of a set.
  enum Member: Hashable, Sendable {
    case one(Character)
    case range(ClosedRange<Character>)
    case digit(isNegated: Bool)
    case word(isNegated: Bool)
    case space(isNegated: Bool)
    case anything
    case newline
  }

  var members: [Member] = []
  var isNegated = false
  var ignoresCase = false

  /// Returns whether a character is in the set.
  ///
  /// - Complexity: O(*m*), where *m* is the number of members.
  func contains(_ character: Character) -> Bool {
    members.contains { fits($0, character) } != isNegated
  }

  private func fits(_ member: Member, _ character: Character) -> Bool {
    switch member {
    case .one(let own):
      own == character || ignoresCase && own.lowercased() == character.lowercased()
    case .range(let range):
      range.contains(character)
        || ignoresCase && character.otherCases.contains { range.contains($0) }
    case .digit(let isNegated): character.isDecimalDigit != isNegated
    case .word(let isNegated): character.isWordCharacter != isNegated
    case .space(let isNegated): character.isWhitespace != isNegated
    case .anything: true
    case .newline: character.isNewline
    }
  }
}

extension Character {
  /// Whether the character is a decimal digit in any script.
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.first?.properties.numericType == .decimal
  }

  /// Whether the character is part of a word: a letter, a number, or an underscore.
  var isWordCharacter: Bool { isLetter || isNumber || self == "_" }

  /// The lowercase and uppercase forms of the character that are single characters.
  fileprivate var otherCases: [Character] {
    [lowercased(), uppercased()].compactMap { $0.count == 1 ? $0.first : nil }
  }
}
