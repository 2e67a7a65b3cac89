import EarshotFocusEngine

extension RotorItem {
  /// Returns the name of the rotor setting.
  ///
  /// A custom rotor has its own name.
  ///
  /// For example, the name is “Headings”.
  ///
  /// - Source: iOS 26.5 log, WWDC18-226 (VOICEOVER.md, chapter 7).
  /// - Rule: ``SpeechRule/rotorNames``
  func name(in words: Words) -> String {
    if case .custom(let name) = self { return name }
    return phrase.map { words($0) } ?? ""
  }

  /// Returns the words for a search that finds nothing.
  ///
  /// For example, VoiceOver says “Heading not found”. Custom rotors, and settings that don't
  /// search, have no words.
  ///
  /// - Source: WWDC18-226, a11ysupport.io; our choice for the other settings (VOICEOVER.md 7).
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

extension Composer {
  /// Returns the line below the results of a rotor, or `nil` if the list shows all results.
  ///
  /// For example, the line is “+ 10 More Results...” or, if the count stopped at its limit, “+ Many
  /// More (99+) Results...”
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, “Rotors”).
  /// - Rule: ``SpeechRule/moreResults``
  package func moreResults(_ count: Int, stoppedCounting: Bool) -> String? {
    guard count > 0 else { return nil }
    return words(stoppedCounting ? .manyResults : .moreResults, words.number(count))
  }
}
