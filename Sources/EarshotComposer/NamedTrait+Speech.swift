package import EarshotModel

/// The way that VoiceOver conveys a trait.
package enum TraitSpeech: Sendable {
  /// A word in both styles, which the rule adds.
  case word(SpeechRule)
  /// A word in the spoken style only, which the rule adds.
  case spokenWord(SpeechRule)
  /// A word only in the description of a text field, which the rule adds.
  case fieldWord(SpeechRule)
  /// No word on any element, as `:why` says.
  case silent
}

extension NamedTrait {
  /// The way that VoiceOver conveys the trait.
  ///
  /// `Styles` defines the position of the word.
  ///
  /// - Source: VOICEOVER.md 2.2.
  package var speech: TraitSpeech {
    switch self {
    case .button: .word(.button)
    case .link, .image, .adjustable, .header: .word(.role)
    case .backButton: .word(.backButton)
    case .tabBarItem: .word(.tab)
    case .toggleButton: .word(.switchButton)
    case .textEntry: .word(.textField)
    case .searchField: .word(.searchField)
    case .selected: .word(.selected)
    case .notEnabled: .word(.dimmed)
    case .popupButton: .spokenWord(.popUpButton)
    case .pickerElement: .spokenWord(.pickerItem)
    case .draggable: .spokenWord(.draggable)
    case .isEditing: .fieldWord(.isEditing)
    case .secureTextField: .fieldWord(.textField)
    case .playsSound, .keyboardKey, .staticText, .summaryElement, .updatesFrequently,
      .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .tabBar, .textArea,
      .supportsZoom:
      .silent
    }
  }

  /// Whether there's a word for the trait.
  package var hasWord: Bool {
    switch speech {
    case .word, .spokenWord, .fieldWord: true
    case .silent: false
    }
  }
}
