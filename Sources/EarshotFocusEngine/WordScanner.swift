/// Finds the words of a text.
///
/// The standard library does not part words, and Foundation, which does, is not used here; so the
/// default rules of Unicode's Standard Annex 29 are followed as far as properties of characters
/// go: letters and digits stand together; an apostrophe, a full stop or a colon inside letters,
/// and a full stop or a comma inside digits, belong to the word. Marks at the ends of a word are
/// no part of it, and marks alone are no word.
///
/// What the annex leaves to a dictionary is not known here. Ideographs and hiragana are words one
/// by one; katakana, and letters that are written without blanks between words (Thai, Lao, Khmer),
/// stand together as runs. An emoji and a symbol such as a currency's are words of their own.
///
/// - Rule: ``FocusRule/wordsFollowUnicode``
struct WordScanner {
  /// What a character does to the word around it.
  enum Kind: Hashable {
    /// Nothing: spaces and most marks.
    case between
    /// A letter.
    case letter
    /// A digit.
    case digit
    /// Katakana.
    case katakana
    /// A low line, which joins whatever is beside it.
    case joiner
    /// A separate word.
    case alone
    /// A mark that stays inside letters.
    case insideLetters
    /// A mark that stays inside digits.
    case insideDigits
    /// A mark that stays inside both.
    case insideBoth
  }

  private let text: String

  init(_ text: String) { self.text = text }

  /// The first word that ends after a place.
  func word(endingAfter place: String.Index) -> Range<String.Index>? {
    var start = safeStart(before: place)
    while let word = word(from: start) {
      if word.upperBound > place { return word }
      start = word.upperBound
    }
    return nil
  }

  /// The last word that begins before a place.
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

  /// The words that end in a range of places, the upper bound left out.
  func words(endingIn range: Range<String.Index>) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var start = safeStart(before: range.lowerBound)
    while let word = word(from: start), word.upperBound < range.upperBound {
      if word.upperBound >= range.lowerBound { words.append(word) }
      start = word.upperBound
    }
    return words
  }

  /// The nearest place at or before another where no word goes on.
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

  /// The first word from a place on, which is not inside one.
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
  /// Finds out what a character does.
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

  /// Whether a word may begin so.
  var isWord: Bool {
    switch self {
    case .letter, .digit, .katakana, .joiner, .alone: true
    case .between, .insideLetters, .insideDigits, .insideBoth: false
    }
  }

  /// Whether a word goes on with another character.
  func joins(_ next: Self) -> Bool {
    switch (self, next) {
    case (.joiner, _): next.isWord && next != .alone
    case (_, .joiner): true
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): true
    case (.katakana, .katakana): true
    default: false
    }
  }

  /// Whether a mark belongs to a word where this stands on both of its sides.
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
  /// Whether the character is an emoji, one made of a digit too.
  fileprivate var isPicture: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }
}
