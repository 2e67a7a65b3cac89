/// The form of a language tag.
///
/// Only this type decides whether text is a language tag.
package enum LanguageTag {
  /// The words for a required language tag in a message, as in `'--language' needs …`.
  ///
  /// All readers of a language use these words.
  package static let needed = "a language tag such as 'pt-BR'"

  /// Returns whether text has the form of a language tag: subtags of letters and digits with
  /// hyphens between them, where the first has two or three letters.
  ///
  /// - Source: BCP-47, as far as the form goes.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func isTag(_ text: some StringProtocol) -> Bool {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = subtags.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter)
    else { return false }
    return subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isLetter || $0.isDigit }
    }
  }

  /// The languages that people refer to by name, each with its names.
  ///
  /// The tags are from ISO 639-1.
  private static let names: [(tag: String, words: Set<String>)] = [
    ("ar", ["arabic"]), ("de", ["german", "deutsch"]), ("en", ["english", "englisch"]),
    ("es", ["spanish", "español", "espanol"]), ("fr", ["french", "français", "francais"]),
    ("he", ["hebrew"]), ("hi", ["hindi"]), ("it", ["italian", "italiano"]),
    ("ja", ["japanese"]), ("ko", ["korean"]), ("nl", ["dutch", "nederlands"]),
    ("pl", ["polish", "polski"]), ("pt", ["portuguese", "português", "portugues"]),
    ("ru", ["russian", "русский"]), ("tr", ["turkish", "türkçe"]), ("uk", ["ukrainian"]),
    ("zh", ["chinese", "mandarin"]),
  ]

  /// Returns the tag of a language by its name, such as `de` for “German”, or `nil` if the name is
  /// unknown.
  package static func tag(ofLanguageNamed name: String) -> String? {
    let name = name.lowercased()
    return names.first { $0.words.contains(name) }?.tag
  }
}
