import EarshotModel
import EarshotFocusEngine

extension Stop {
  var isTextEntry: Bool { traits.contains(.textEntry) }
  var isEditing: Bool { traits.contains([.textEntry, .isEditing]) }

  /// The words for a text field.
  ///
  /// VoiceOver says “Text field” or, during editing, “Text field, is editing, VALUE, Character
  /// mode, Insertion point at end”.
  ///
  /// - Source: WWDC14-210, kickstarter#545, magentaA11y; VOICEOVER.md 4.1, row 13, and chapter 9.
  var textEntry: [Part] {
    guard isTextEntry else { return [] }
    return isEditing ? [fieldWord] + editing : [fieldWord]
  }

  /// The part that reads “Search field”, for a field with only the search trait.
  ///
  /// If the search field accepts text, the spoken style uses the word in place of “Text field”,
  /// before “is editing”. This place is our choice.
  ///
  /// - Source: a11ysupport.io; AccessibilitySnapshot for its own style.
  @inline(__always) var searchField: Part? {
    guard traits.contains(.searchField), style == .snapshot || !isTextEntry else { return nil }
    return words.part(.role, .searchField, from: .traits, by: .searchField)
  }

  /// The word for the letter of a keyboard key in the spelling alphabet, as a hint.
  ///
  /// For example, VoiceOver says “whisky” or, for the key “W”, “Whisky”.
  ///
  /// - Source: magentaA11y; VOICEOVER.md, chapter 9.
  @inline(__always) var keyPhonetics: [Part] {
    guard traits.contains(.keyboardKey), let letter = element.label, letter.count == 1 else {
      return []
    }
    return letter.first.map(settings.phonetics) ?? []
  }

  private var fieldWord: Part {
    if style == .spoken, traits.contains(.searchField) {
      return words.part(.role, .searchField, from: .traits, by: .searchField)
    }
    let phrase: Phrase = traits.contains(.secureTextField) ? .secureTextField : .textField
    return words.part(.role, phrase, from: .traits, by: .textField)
  }

  /// The words for a field during editing.
  ///
  /// The snapshot style has the value in a different place.
  ///
  /// - Source: kickstarter#545, magentaA11y; our choice for the order (VOICEOVER.md, chapter 9).
  private var editing: [Part] {
    let state = words.part(.state, .isEditing, from: .traits, by: .isEditing)
    guard style == .spoken else { return [state] }
    return [state] + Array(value) + [textMode] + Array(insertionPoint)
  }

  /// The part that reads “Character mode” or, if the rotor is set to Words or Lines, “Word mode” or
  /// “Line mode”.
  ///
  /// - Source: magentaA11y, kickstarter#545; va-mobile-app for words; our choice for lines.
  private var textMode: Part {
    let phrase: Phrase =
      switch description.textUnit {
      case .word: .wordMode
      case .line: .lineMode
      case .character, nil: .characterMode
      }
    return words.part(.state, phrase, from: .system, by: .textPosition)
  }

  /// The part that reads “Insertion point at end” or “Insertion point at start”.
  ///
  /// At other positions, there are no words.
  ///
  /// If only the traits say that a field is being edited, the insertion point is at the end, as at
  /// the beginning of editing.
  ///
  /// - Source: kickstarter#545, magentaA11y; our choice for the rest.
  var insertionPoint: Part? {
    let phrase: Phrase? =
      switch description.insertionPoint {
      case .start: .insertionPointAtStart
      case .inside: nil
      case .end, nil: .insertionPointAtEnd
      }
    return phrase.map { words.part(.state, $0, from: .system, by: .textPosition) }
  }
}
