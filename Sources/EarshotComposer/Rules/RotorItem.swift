import EarshotFocusEngine

extension RotorItem {
  /// Returns the name of the rotor setting.
  ///
  /// A custom rotor has its own name.
  ///
  /// Returns the name of the setting, such as “Headings”.
  ///
  /// - Source: iOS 26.5 log, WWDC18-226 (VOICEOVER.md, chapter 7).
  /// - Rule: ``SpeechRule/rotorNames``
  func name(in words: Words) -> String {
    switch self {
    case .adjustValue: words(.adjustValueOption)
    case .characters: words(.charactersOption)
    case .words: words(.wordsOption)
    case .lines: words(.linesOption)
    case .speakingRate: words(.speakingRateOption)
    case .volume: words(.volumeOption)
    case .punctuation: words(.punctuationOption)
    case .hints: words(.hintsOption)
    case .containers: words(.containersOption)
    case .search(let search): words(search.phrases.option)
    case .misspelledWords: words(.misspelledWordsRotor)
    case .edit: words(.editOption)
    case .textSelection: words(.textSelectionOption)
    case .moreContent: words(.moreContentOption)
    case .audioGraph: words(.audioGraphOption)
    case .custom(let name): name
    case .zoom: words(.zoomOption)
    case .actions: words(.actionsOption)
    }
  }

  /// Returns the words for a search that finds nothing.
  ///
  /// Returns the parts that read “Heading not found”. Custom rotors, and settings that don't
  /// search, have no words.
  ///
  /// - Source: WWDC18-226, a11ysupport.io; for all options alike: our choice (VOICEOVER.md 7).
  func notFound(in words: Words) -> [Utterance.Part] {
    let phrase: Phrase? =
      switch self {
      case .containers: .containerNotFound
      case .search(let search): search.phrases.notFound
      default: nil
      }
    return phrase.map { [words.part(.rotor, $0, from: .system, by: .notFound)] } ?? []
  }
}

extension RotorItem.Search {
  fileprivate var phrases: (option: Phrase, notFound: Phrase) {
    switch self {
    case .headings: (.headingsOption, .headingNotFound)
    case .links: (.linksOption, .linkNotFound)
    case .buttons: (.buttonsOption, .buttonNotFound)
    case .formControls: (.formControlsOption, .formControlNotFound)
    case .textFields: (.textFieldsOption, .textFieldNotFound)
    case .images: (.imagesOption, .imageNotFound)
    case .tables: (.tablesOption, .tableNotFound)
    case .lists: (.listsOption, .listNotFound)
    case .landmarks: (.landmarksOption, .landmarkNotFound)
    }
  }
}

extension Composer {
  /// Returns the line below the results of a rotor that has more results than the line lists.
  ///
  /// Returns the text “+ 10 More Results...” or, if the count stopped at its limit, “+ Many More
  /// (99+) Results...”
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, “Rotors”).
  /// - Rule: ``SpeechRule/moreResults``
  package func moreResults(_ count: Int, stoppedCounting: Bool) -> String? {
    guard count > 0 else { return nil }
    return words(stoppedCounting ? .manyResults : .moreResults, words.number(count))
  }
}
