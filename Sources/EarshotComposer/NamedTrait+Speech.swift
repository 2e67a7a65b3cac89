package import EarshotModel

/// The way VoiceOver conveys a trait.
package enum TraitSpeech: Sendable {
  /// By a word, which this rule puts into both styles.
  case word(SpeechRule)
  /// By a word that only the spoken style has.
  case spokenWord(SpeechRule)
  /// By the way this rule describes a text field; anywhere else, the trait is silent.
  case fieldWord(SpeechRule)
  /// By no word, wherever it is; `:why` says so.
  case silent
}

extension NamedTrait {
  /// The way VoiceOver conveys the trait; `Styles` defines the position of its word.
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

  /// Whether there is a word for the trait.
  package var hasWord: Bool {
    switch speech {
    case .word, .spokenWord, .fieldWord: true
    case .silent: false
    }
  }
}
