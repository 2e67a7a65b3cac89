/// The parts of a line that a suggestion must keep: identifiers, quoted text, numbers, and denials.
///
/// A suggestion that lacks one of them can be valid, but it has a different meaning.
///
///     KeptParts(of: "says nothing about \"Thanks\"").areAll(in: "says \"Thanks\"")    // false
///
/// - Source: our choice: advice must keep what the user wrote.
package struct KeptParts {
  private let identifiers: [String]
  private let texts: [String]
  private let hasNumber: Bool
  private let isDenial: Bool

  private static let denials: Set = [
    "not", "no", "never", "nothing", "without", "cannot", "neither", "nor", "none", "nicht", "kein",
    "keine", "nie",
  ]

  /// Collects the parts of a line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package init(of line: String) {
    let parts = line.replacing("\\\"", with: "\"")
      .split(separator: "\"", omittingEmptySubsequences: false)
    texts = parts.indices.filter { !$0.isMultiple(of: 2) && $0 + 1 < parts.count }
      .map { String(parts[$0]) }
    let plain = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }
      .joined(separator: " ")
    let words = plain.lowercased().split { $0.isBlank || ",;:()?!".contains($0) }.map(String.init)
    // `#pay.isEnabled` names the element `#pay`.
    identifiers = words.filter { $0.hasPrefix("#") && $0.count > 1 }
      .map { String($0.prefix { $0 != "." }) }
    let others = words.filter { !$0.hasPrefix("#") }
    hasNumber = others.contains { $0.first?.isNumber == true }
    isDenial = line.hasPrefix("!") || Self.deny(others)
  }

  /// Returns whether lowercase words contain a denial.
  ///
  /// `nothing but` and `not only` aren't denials.
  package static func deny(_ words: [String]) -> Bool {
    words.indices.contains { place in
      let next = place + 1 < words.count ? words[place + 1] : ""
      return isDenial(words[place]) && !["but", "except", "only"].contains(next)
    }
  }

  /// Returns whether a lowercase word is a denial.
  package static func isDenial(_ word: String) -> Bool {
    denials.contains(word) || word.hasSuffix("n't") || word.hasSuffix("n’t")
  }

  /// Returns whether a suggestion has all of the parts.
  ///
  /// A number can differ, because “less than 8” means at most 7.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the suggestion.
  package func areAll(in suggestion: String) -> Bool {
    let lowered = suggestion.lowercased()
    let plain = suggestion.replacing("\\\"", with: "\"")
    return identifiers.allSatisfy(lowered.contains) && texts.allSatisfy(plain.contains)
      && (!hasNumber || suggestion.contains(where: \.isNumber))
      && (!isDenial || Self.marksOfDenial.contains(where: lowered.contains))
  }

  /// Words that make a suggestion a denial.
  private static let marksOfDenial = [
    "not ", "absent ", "off", "silent", "no name", "empty", "dimmed", "lacks", "<=", "xfail",
    "hidden", "collapsed",
  ]
}
