extension StringProtocol {
  /// Whether the text has the form of a language tag: subtags of letters and digits with hyphens
  /// between them.
  ///
  /// - Source: BCP-47, as far as the form goes.
  package var isLanguageTag: Bool {
    let subtags = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = subtags.first, first.count >= 2, first.allSatisfy(\.isLetter) else {
      return false
    }
    return subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isLetter || $0.isDigit }
    }
  }
}
