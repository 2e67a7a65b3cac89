/// The form of a language's name: the one place that decides what is one.
package enum LanguageTag {
  /// What is asked for where something else stands, as in `'--language' needs …`; all who read a
  /// language ask in these words.
  package static let needed = "a language tag such as 'pt-BR'"

  /// Whether a text has the form of a language tag: subtags of letters and digits with hyphens
  /// between them, the first of two letters or more.
  ///
  /// - Source: BCP-47, as far as the form goes.
  /// - Complexity: O(*n*) in the length of the text.
  package static func isTag(_ text: some StringProtocol) -> Bool {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = subtags.first, first.count >= 2, first.allSatisfy(\.isLetter) else {
      return false
    }
    return subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isLetter || $0.isDigit }
    }
  }
}
