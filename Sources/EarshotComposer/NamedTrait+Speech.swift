package import EarshotModel

/// How a trait is heard.
package enum TraitSpeech: Sendable {
  /// By a word, which this rule puts into both styles.
  case word(SpeechRule)
  /// By a word of the spoken style alone.
  case spokenWord(SpeechRule)
  /// By what this rule makes of a field for text; anywhere else the trait is silent.
  case fieldWord(SpeechRule)
  /// By no word, wherever it is; `:why` says so.
  case silent
}

extension NamedTrait {
  /// How the trait is heard; where its word stands among the others is told in `Styles`.
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
