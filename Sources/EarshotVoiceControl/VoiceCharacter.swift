/// The role of a character when a person says a name.
///
/// - Source: our choice (VOICE-CONTROL.md, chapter 4).
/// - Rule: ``VoiceRule/wordsAreCompared``
enum VoiceCharacter {
  /// A letter or a digit.
  case letter
  /// A letter at which a part of a name may begin or end.
  case wordAlone
  /// A symbol or an emoji, normalized for comparison.
  case symbol(String)
  /// A hyphen, which is a minus before a number.
  case hyphen
  /// An apostrophe, or an invisible character inside a word.
  case joiner
  /// A space, or punctuation that no one says.
  case unsaid

  init(_ character: Character) {
    if VoiceCharacter.joiners.contains(character) {
      self = .joiner
    } else if character == "-" {
      self = .hyphen
    } else if character.isLetter || character.isPlainNumber {
      self = character.isWordAlone ? .wordAlone : .letter
    } else if character.isSaid {
      self = .symbol(character.comparedAsSymbol)
    } else {
      self = .unsaid
    }
  }

  /// Returns whether a letter after this character continues the word before this character.
  func keepsWord(open isInside: Bool) -> Bool {
    switch self {
    case .letter: true
    case .joiner: isInside
    case .wordAlone, .symbol, .hyphen, .unsaid: false
    }
  }

  /// Apostrophes, separate accents, and zero-width characters.
  private static let joiners: Set<Character> = [
    "'", "’", "‘", "\u{2BC}", "`", "´", "\u{AD}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}",
    "\u{2060}", "\u{FEFF}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ]
}

extension Character {
  /// Characters that people say although Unicode classifies them as punctuation.
  private static let saidPunctuation: Set<Character> = [
    "&", "%", "@", "#", "*", "‰", "§", "＆", "％", "＠", "＃", "＊",
  ]
  /// Symbols that separate words and that no one says.
  private static let unsaidSymbols: Set<Character> = ["|", "¦", "¨", "¸", "｜"]

  /// Whether the character is a number but not an emoji.
  fileprivate var isPlainNumber: Bool {
    isNumber && !unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
  }

  /// Whether people say the character.
  ///
  /// They say all characters except spaces, control characters, and most punctuation.
  fileprivate var isSaid: Bool {
    guard !isWhitespace, let scalar = unicodeScalars.first else { return false }
    if Character.saidPunctuation.contains(self) { return true }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return unicodeScalars.contains { $0 == "\u{FE0F}" }
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate:
      return false
    default: return !Character.unsaidSymbols.contains(self)
    }
  }

  /// The symbol without the characters that only change its appearance.
  fileprivate var comparedAsSymbol: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.filter { $0 != "\u{FE0E}" && $0 != "\u{FE0F}" })
    return String(scalars)
  }

  /// Whether a part of a name may begin or end at the character, because its script puts no spaces
  /// between words: Chinese, Japanese, Thai, Lao, Khmer, and Burmese.
  ///
  /// - Source: our choice, because a part of a name could otherwise never match in these scripts.
  fileprivate var isWordAlone: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x0E00 else { return false }
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0xFF66...0xFF9F:
      return true
    default: return scalar.properties.isIdeographic
    }
  }
}
