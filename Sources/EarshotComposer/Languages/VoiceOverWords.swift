/// VoiceOver's own words, such as “Heading” and “dimmed”, in all languages that Earshot knows.
package enum VoiceOverWords {
  /// Returns whether any of the words satisfies a condition.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
  package static func contain(where isWanted: (String) -> Bool) -> Bool {
    KnownLanguage.allCases.contains { language in
      language.vocabulary.wordings.contains { $0.1.spoken.map(isWanted) ?? false }
    }
  }

  /// The words that VoiceOver says about itself in any app: when VoiceOver, its speech, or the
  /// screen curtain turns on or off, when practice mode begins or ends, and after copying.
  package static let ofItself = words(for: [
    .screenCurtainOn, .screenCurtainOff, .voiceOverOn, .voiceOverOff, .speechOn, .speechOff,
    .startingHelp, .stoppingHelp, .copied,
  ])

  /// The words for the search field of the item chooser.
  package static let searchField = words(for: [.searchField])

  /// The names of the rotor settings that change VoiceOver instead of the app, in lowercase.
  package static let settingsOfRotor = Set(
    words(for: [.speakingRateOption, .volumeOption, .punctuationOption, .hintsOption])
      .map { $0.lowercased() }
  )

  private static func words(for phrases: Set<Phrase>) -> Set<String> {
    Set(
      KnownLanguage.allCases.flatMap { language in
        language.vocabulary.wordings.filter { phrases.contains($0.0) }.compactMap(\.1.spoken)
      }
    )
  }
}
