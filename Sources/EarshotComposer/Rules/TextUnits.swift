import EarshotFocusEngine

extension Utterance.Rule {
  static let unit = Self(
    "the rotor reads a character, a word or a line alone",
    source: "VoiceOver User Guide; our choice"
  )
  static let markedRange = Self("a rotor's text range is spoken alone", source: "WWDC20-10116")
  static let capital = Self("a capital letter says so", source: "VoiceOver settings")
  static let blank = Self("what cannot be seen is named", source: "VoiceOver settings")
  static let markName = Self(
    "a mark is named where a text is read by characters",
    source: "VoiceOver settings; unsourced names"
  )
  static let secretUnit = Self(
    "of a secret no character is told",
    source: "AccessibilitySnapshot; our choice"
  )
  static let phonetics = Self(
    "a letter is followed by its word of the spelling alphabet",
    source: "magentaA11y"
  )
}

extension Composer {
  /// A piece of a text, spoken alone.
  ///
  /// - Source: VOICEOVER.md, chapter 7.
  func utterance(for unit: SpokenUnit) -> Utterance? {
    let words = Words(style: style, language: unit.language ?? language)
    if unit.isSecret { return Utterance(spoken: [secret(unit, in: words)]) }
    switch unit.unit {
    case .character:
      guard let character = unit.text.first else { return nil }
      return Utterance(
        spoken: [words.character(character, .unit, settings)],
        hint: phonetics(of: character)
      )
    case .word, .line: return Utterance(spoken: [words.run(unit.text, by: .unit)])
    case nil: return Utterance(spoken: [words.run(unit.text, by: .markedRange)])
    }
  }

  /// Of a secret a character is a bullet, anything longer the number of its characters.
  ///
  /// Reads as “bullet” or “9 characters”.
  ///
  /// - Source: AccessibilitySnapshot for the bullets; our choice.
  private func secret(_ unit: SpokenUnit, in words: Words) -> Utterance.Part {
    unit.unit == .character
      ? words.part(.unit, .bullet, from: .value, by: .secretUnit)
      : words.secret(unit.text.count, .unit)
  }

  /// The word that a letter is spelled with, as a hint: after “w” “whisky”, after “cap Z” “Zulu”.
  ///
  /// - Source: magentaA11y; that it is a hint, and its form, is our choice.
  private func phonetics(of character: Character) -> [Utterance.Part] {
    guard settings.phonetics, let word = SpellingAlphabet.word(for: character) else { return [] }
    let text = character.isUppercase ? word : word.lowercased()
    return [Utterance.Part(.hint, text, from: .system, by: .phonetics)]
  }
}

extension Words {
  /// A character by itself.
  ///
  /// Reads as “a”, “cap A”, “space”, “new line” or “comma”. Capitals and marks follow the settings;
  /// typing echoes marks as they are.
  ///
  /// - Source: VOICEOVER.md, chapters 7, 9 and 10.
  func character(
    _ character: Character,
    _ kind: Utterance.Kind,
    _ settings: VoiceOverSettings
  ) -> Utterance.Part {
    if character.isNewline { return part(kind, .newLine, from: .value, by: .blank) }
    if character == "\t" { return part(kind, .tabCharacter, from: .value, by: .blank) }
    if character.isWhitespace { return part(kind, .space, from: .value, by: .blank) }
    if character.isUppercase, settings.capitals == .cap {
      return part(kind, .capital, [String(character)], from: .value, by: .capital)
    }
    if kind == .unit, settings.punctuation != .none, let name = Phrase(mark: character) {
      return part(kind, name, from: .value, by: .markName)
    }
    return Utterance.Part(kind, String(character), from: .value, by: kind == .echo ? .echo : .unit)
  }

  /// A run of characters as it is written; an empty line is named.
  ///
  /// - Source: VOICEOVER.md, chapter 7; our choice for the empty line.
  fileprivate func run(_ text: String, by rule: Utterance.Rule) -> Utterance.Part {
    text.isEmpty
      ? part(.unit, .newLine, from: .value, by: .blank)
      : Utterance.Part(.unit, text, from: .value, by: rule)
  }

  /// How long a secret is.
  ///
  /// Reads as “9 characters”.
  ///
  /// - Source: a11ysupport.io, flutter#14543; our choice (VOICEOVER.md, chapter 9).
  func secret(_ count: Int, _ kind: Utterance.Kind) -> Utterance.Part {
    let phrase: Phrase = count == 1 ? .oneCharacter : .secureValue
    return part(kind, phrase, [number(count)], from: .value, by: .secureValue)
  }
}
