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
}
