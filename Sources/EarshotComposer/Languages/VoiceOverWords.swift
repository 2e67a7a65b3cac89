/// VoiceOver's own words, such as “Heading” and “dimmed”, in all languages that Earshot knows.
package enum VoiceOverWords {
  /// Whether some of them are as wanted.
  ///
  /// - Complexity: O(*n*) in the number of words.
  package static func contain(where isWanted: (String) -> Bool) -> Bool {
    KnownLanguage.allCases.contains { language in
      language.vocabulary.wordings.contains { $0.1.spoken.map(isWanted) ?? false }
    }
  }

  /// What VoiceOver says of itself, whatever the app is: that it, its speech, or the screen curtain
  /// was switched, that practice begins or ends, and that it copied.
  package static let ofItself: Set<String> = {
    let phrases: Set<Phrase> = [
      .screenCurtainOn, .screenCurtainOff, .voiceOverOn, .voiceOverOff, .speechOn, .speechOff,
      .startingHelp, .stoppingHelp, .copied,
    ]
    return Set(
      KnownLanguage.allCases.flatMap { language in
        language.vocabulary.wordings.filter { phrases.contains($0.0) }.compactMap(\.1.spoken)
      }
    )
  }()
}
