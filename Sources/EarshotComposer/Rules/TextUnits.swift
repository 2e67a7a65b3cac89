import EarshotFocusEngine

extension Composer {
  /// Returns the utterance for a single unit of text, or `nil` for an empty character.
  ///
  /// - Source: VOICEOVER.md, chapter 7.
  func utterance(for unit: SpokenUnit) -> Utterance? {
    let words = words.of(words.style, unit.language ?? language)
    if unit.isSecret { return Utterance(spoken: [secret(unit, in: words)]) }
    switch unit.unit {
    case .character:
      guard let character = unit.text.first else { return nil }
      return Utterance(
        spoken: [words.character(character, .unit, settings)],
        hint: settings.phonetics(of: character)
      )
    case .word, .line: return Utterance(spoken: [words.run(unit.text, by: .unit)])
    case nil:
      let range = words.run(unit.text, by: unit.isRepeated ? .repetition : .markedRange)
      return Utterance(spoken: unit.isLink ? [range, words.linkWord] : [range])
    }
  }

  /// Returns the part for a unit of text in a secure field: a bullet for a character, or the number
  /// of characters for a longer unit.
  ///
  /// For example, VoiceOver says “bullet” or “9 characters”.
  ///
  /// - Source: AccessibilitySnapshot for the bullets; our choice.
  private func secret(_ unit: SpokenUnit, in words: Words) -> Utterance.Part {
    unit.unit == .character
      ? words.part(.unit, .bullet, from: .value, by: .secretUnit)
      : words.secret(unit.text.count, .unit)
  }
}

extension VoiceOverSettings {
  /// Returns the word for a letter in the spelling alphabet, as a hint, such as “whisky” after “w”
  /// or “Zulu” after “cap Z”.
  ///
  /// - Source: magentaA11y; that it is a hint, and its form, is our choice.
  func phonetics(of character: Character) -> [Utterance.Part] {
    guard phonetics, let word = SpellingAlphabet.word(for: character) else { return [] }
    let text = character.isUppercase ? word : word.lowercased()
    return [Utterance.Part(.hint, text, from: .system, by: .phonetics)]
  }
}

extension Words {
  /// Returns the part for a single character.
  ///
  /// For example, VoiceOver says “a”, “cap A”, “space”, “new line”, or “comma”. The words for
  /// capitals and punctuation depend on the settings. In the echo of typing, punctuation stays as
  /// is.
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

  /// Returns the part for a run of characters as written.
  ///
  /// For an empty line, the part is VoiceOver's phrase for a new line.
  ///
  /// - Source: VOICEOVER.md, chapter 7; our choice for the empty line.
  fileprivate func run(_ text: String, by rule: SpeechRule) -> Utterance.Part {
    text.isEmpty
      ? part(.unit, .newLine, from: .value, by: .blank)
      : Utterance.Part(.unit, text, from: .value, by: rule)
  }

  /// The part that reads “Link” after the words of a link inside text.
  ///
  /// - Source: square/Blueprint#459; our choice for the place.
  fileprivate var linkWord: Utterance.Part {
    part(.role, .link, from: .system, by: .linkInText)
  }

  /// Returns the part for the length of the text in a secure field.
  ///
  /// For example, VoiceOver says “9 characters”.
  ///
  /// - Source: a11ysupport.io, flutter#14543; our choice (VOICEOVER.md, chapter 9).
  func secret(_ count: Int, _ kind: Utterance.Kind) -> Utterance.Part {
    let phrase: Phrase = count == 1 ? .oneCharacter : .secureValue
    return part(kind, phrase, [number(count)], from: .value, by: .secureValue)
  }
}

// The words for typing and selecting.
extension Words {
  /// Returns the parts for selected text in the edited field.
  ///
  /// For example, VoiceOver says “Selected, Anna”.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 9).
  func selection(of text: String) -> [Utterance.Part] {
    [
      part(.selected, .selected, from: .system, by: .selection),
      Utterance.Part(.value, text, from: .value, by: .selection),
    ]
  }

  /// Returns the parts for selected characters in a secure field.
  ///
  /// For example, VoiceOver says “Selected, 9 characters”.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 9).
  func selection(ofSecret count: Int) -> [Utterance.Part] {
    [part(.selected, .selected, from: .system, by: .selection), secret(count, .value)]
  }

  /// Returns the typed or deleted characters, as chunks.
  ///
  /// For example, VoiceOver says “cap H, i” or, for a space, “space”.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 9), after UIAccessibility notes (zh).
  func echo(of text: String, _ settings: VoiceOverSettings) -> [Utterance.Part] {
    text.map { character($0, .echo, settings) }
  }

  /// Returns the deleted characters, as chunks that the voice says in a lower pitch.
  ///
  /// - Source: flutter#76531, UIAccessibility notes (zh); our choice (VOICEOVER.md, chapter 9).
  /// - Rule: ``SpeechRule/deletion``
  func echo(ofDeleted text: String, _ settings: VoiceOverSettings) -> [Utterance.Part] {
    echo(of: text, settings).map { $0.by(.deletion) }
  }
}
