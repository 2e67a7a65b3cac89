/// A scanner that finds the words in text.
///
/// The standard library can't split text into words, and this package doesn't use Foundation, which
/// can. Therefore, this type follows the default rules of Unicode Standard Annex #29, as far as
/// character properties allow. Letters and digits belong together. An apostrophe, a period, or a
/// colon between letters belongs to the word, and so does a period or a comma between digits.
/// Punctuation at the ends of a word isn't part of the word, and punctuation between spaces isn't a
/// word.
///
/// This type can't apply the rules that require a dictionary. Ideographs and hiragana are single
/// words. Katakana, and letters of scripts without spaces between words (Thai, Lao, and Khmer),
/// form runs. An emoji or a symbol, such as a currency sign, is a separate word.
///
/// - Rule: ``FocusRule/wordsFollowUnicode``
struct WordScanner {
  /// The effect of a character on the word around it.
  enum Kind: Hashable {
    /// A separator, such as a space or most punctuation marks.
    case between
    /// A letter.
    case letter
    /// A digit.
    case digit
    /// Katakana.
    case katakana
    /// An underscore, which joins the characters on both sides.
    case joiner
    /// A separate word.
    case alone
    /// A punctuation mark that belongs to a word if it's between letters.
    case insideLetters
    /// A punctuation mark that belongs to a word if it's between digits.
    case insideDigits
    /// A punctuation mark that belongs to a word if it's between letters or between digits.
    case insideBoth
  }

  private let text: String

  init(_ text: String) { self.text = text }

  /// Returns the first word that ends after a position, or `nil` if there's none.
  func word(endingAfter place: String.Index) -> Range<String.Index>? {
    var start = safeStart(before: place)
    while let word = word(from: start) {
      if word.upperBound > place { return word }
      start = word.upperBound
    }
    return nil
  }

  /// Returns the last word that begins before a position, or `nil` if there's none.
  func word(beginningBefore place: String.Index) -> Range<String.Index>? {
    var end = place
    while end > text.startIndex {
      let from = safeStart(before: end)
      var start = from
      var last: Range<String.Index>?
      while let word = word(from: start), word.lowerBound < end {
        last = word
        start = word.upperBound
      }
      if let last { return last }
      end = from < end ? from : text.index(before: end)
    }
    return nil
  }

  /// Returns the words that end in a range of positions.
  ///
  /// The range doesn't include its upper bound.
  func words(endingIn range: Range<String.Index>) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var start = safeStart(before: range.lowerBound)
    while let word = word(from: start), word.upperBound < range.upperBound {
      if word.upperBound >= range.lowerBound { words.append(word) }
      start = word.upperBound
    }
    return words
  }

  /// Returns the nearest position at or before another position that isn't inside a word.
  private func safeStart(before place: String.Index) -> String.Index {
    var start = place
    while start > text.startIndex {
      let before = text.index(before: start)
      let kind = Kind(text[before])
      if kind == .between { break }
      start = before
      if kind == .alone { break }
    }
    return start
  }

  /// Returns the first word from a position, which must not be inside a word, or `nil` if there's
  /// none.
  private func word(from place: String.Index) -> Range<String.Index>? {
    var start = place
    while start < text.endIndex, !Kind(text[start]).isWord { start = text.index(after: start) }
    guard start < text.endIndex else { return nil }
    var kind = Kind(text[start])
    var end = text.index(after: start)
    while kind != .alone, end < text.endIndex {
      let next = Kind(text[end])
      let behind = text.index(after: end)
      if kind.joins(next) {
        (kind, end) = (next, behind)
      } else if next.staysInside(kind), behind < text.endIndex, Kind(text[behind]) == kind {
        end = text.index(after: behind)
      } else {
        break
      }
    }
    return start..<end
  }
}

extension WordScanner.Kind {
  /// Determines the effect of a character.
  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else { self = .between; return }
    if let mark = Self.marks[scalar] { self = mark; return }
    if character.isPicture { self = .alone; return }
    switch scalar.value {
    case 0x3041...0x309F: self = .alone
    case 0x30A0, 0x30FB: self = .between
    case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    default: self = Self.kind(of: scalar.properties)
    }
  }

  private static func kind(of properties: Unicode.Scalar.Properties) -> Self {
    if properties.isIdeographic { return .alone }
    switch properties.generalCategory {
    case .decimalNumber: return .digit
    case .connectorPunctuation: return .joiner
    case .currencySymbol, .otherSymbol: return .alone
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      return .letter
    default: return .between
    }
  }

  private static let marks: [Unicode.Scalar: Self] = [
    "'": .insideBoth, ".": .insideBoth, "\u{2018}": .insideBoth, "\u{2019}": .insideBoth,
    "\u{2024}": .insideBoth, ":": .insideLetters, "\u{B7}": .insideLetters,
    "\u{5F4}": .insideLetters, "\u{2027}": .insideLetters, ",": .insideDigits,
    ";": .insideDigits, "\u{60C}": .insideDigits, "\u{66C}": .insideDigits,
  ]

  /// Whether a word can begin with the character.
  var isWord: Bool {
    switch self {
    case .letter, .digit, .katakana, .joiner, .alone: true
    case .between, .insideLetters, .insideDigits, .insideBoth: false
    }
  }

  /// Returns whether a word continues with another character.
  func joins(_ next: Self) -> Bool {
    switch (self, next) {
    case (.joiner, _): next.isWord && next != .alone
    case (_, .joiner): true
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): true
    case (.katakana, .katakana): true
    default: false
    }
  }

  /// Returns whether a punctuation mark belongs to a word if characters of this kind are on both
  /// sides.
  func staysInside(_ kind: Self) -> Bool {
    switch self {
    case .insideBoth: kind == .letter || kind == .digit
    case .insideLetters: kind == .letter
    case .insideDigits: kind == .digit
    default: false
    }
  }
}

extension Character {
  /// Whether the character is an emoji, including an emoji that begins with a digit.
  fileprivate var isPicture: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }
}
