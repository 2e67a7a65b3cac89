import EarshotModel

/// A word that designers, UIKit, SwiftUI or the web have for something that is called otherwise here.
///
/// Where such a word stands in a file, the error says what to write. The words are kept by what they
/// would be: `label` is a fine property, and as the beginning of an element it is a `text`.
///
/// - Source: our choice, from what people typed who had read the documentation.
struct BorrowedWord: Sendable {
  /// What the word would be.
  enum Place: Sendable {
    /// The beginning of an element's line.
    case role
    /// A word behind the role.
    case trait
    /// The name of a line `name: value`.
    case property
    /// What stands after `on`.
    case event
    /// What stands below an event.
    case effect
  }

  /// The words, in lower case and without marks.
  let words: Set<String>
  /// What to write, as the end of a sentence.
  let advice: String

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - words: The words, with blanks between them.
  ///   - advice: What to write, as the end of a sentence.
  init(_ words: String, _ advice: String) {
    self.words = Set(words.split(separator: " ").map(String.init))
    self.advice = advice
  }
}

extension BorrowedWord {
  /// What to write in the place of a word that is not known.
  ///
  /// - Parameters:
  ///   - word: The word, as it was typed.
  ///   - place: What it would be.
  ///   - known: The words that can stand there.
  /// - Returns: The end of a message: what to write, else the word that was perhaps meant, or nothing.
  /// - Complexity: as ``Suggestion/ending(for:in:)``.
  static func ending(for word: String, as place: Place, in known: [String]) -> String {
    guard word.utf8.count <= 100 else { return Suggestion.ending(for: word, in: known) }
    let spelled = word.asciiLetters
    if let row = table(of: place).first(where: { $0.words.contains(spelled) }) {
      return "; \(row.advice)"
    }
    if let own = spelled.withoutPrefixOfFrameworks,
      let name = known.first(where: { $0.lowercased() == own })
    {
      return "; here it is '\(name)'"
    }
    return Suggestion.ending(for: word, in: known)
  }

  /// The rows of a place.
  static func table(of place: Place) -> [BorrowedWord] {
    switch place {
    case .role: roles
    case .trait: traits
    case .property: properties
    case .event: events
    case .effect: effects
    }
  }
}

extension String {
  /// The ASCII letters and digits up to the first parenthesis, in lower case:
  /// `accessibilityLabel("Pay")` gives `accessibilitylabel`.
  fileprivate var asciiLetters: String {
    String(
      decoding: prefix { $0 != "(" }.lowercased().utf8.filter { $0.isLetter || $0.isDigit },
      as: UTF8.self
    )
  }

  /// The word without what UIKit, SwiftUI and the web put before it, or `nil` if there is none.
  fileprivate var withoutPrefixOfFrameworks: String? {
    let prefixes = [
      "uiaccessibilitytrait", "accessibility", "a11y", "aria", "ui", "is", "xcuielementtype",
    ]
    if let prefix = prefixes.first(where: hasPrefix) { return String(dropFirst(prefix.count)) }
    return self
  }
}
