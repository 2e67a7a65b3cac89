/// The words for durations in a language, such as “10 minutes 15 seconds”.
///
/// As in `DateComponentsFormatter`, the words omit parts that are 0. As in the times that WebKit's
/// media controls provide to VoiceOver, there's no comma between the other parts.
///
/// - Source: our choice; the units and their forms are those of CLDR 47, with plain spaces.
package struct TimeWords: Hashable, Sendable {
  /// The forms of each unit, from hours to seconds, in the order of ``PluralRule``.
  package let units: [[String]]
  let spacing: Spacing
  private let rule: PluralRule

  /// The places where a duration has spaces.
  enum Spacing: Hashable, Sendable {
    /// Spaces between numbers, units, and parts.
    case everywhere
    /// Spaces only between the parts.
    case betweenParts
    /// No spaces.
    case nowhere
  }

  /// The words in English, stored because most apps use them.
  private static let english = TimeWords(language: "en")

  /// Returns the words for a BCP 47 language, or the English words if `language` is `nil`.
  ///
  /// The result is `nil` if the words in the language aren't known.
  package static func of(_ language: String?) -> TimeWords? {
    language ?? "en" == "en" ? english : TimeWords(language: language)
  }

  /// Finds the words for a BCP 47 language, or the English words if `language` is `nil`.
  ///
  /// - Returns: The words, or `nil` if the words in the language aren't known.
  package init?(language: String?) {
    let tag = language ?? "en"
    guard let name = WrittenLanguage(tag).row,
      let row = TimeWords.table.first(where: { $0.tag == name }),
      let rule = PluralRule(language: tag)
    else { return nil }
    units = [row.hours, row.minutes, row.seconds].map { forms in
      forms.split(separator: "|").map(String.init)
    }
    spacing = row.spacing
    self.rule = rule
  }

  /// Returns the words for a number of seconds.
  ///
  /// - Parameter text: A whole number in the notation.
  /// - Returns: The words, or `nil` if `text` has a different form or is less than 0.
  package func text(ofSeconds text: String) -> String? {
    guard let number = ExactNumber(text), number >= ExactNumber(0),
      let seconds = Int(number.description)
    else { return nil }
    let counts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    let parts = zip(counts, units).filter { $0.0 > 0 }.map(part)
    guard !parts.isEmpty else { return part(0, units[2]) }
    return parts.joined(separator: spacing == .nowhere ? "" : " ")
  }

  /// Returns whether the text is a time in words.
  package func says(_ text: String) -> Bool { seconds(saidIn: text) != nil }

  /// Returns the number of seconds of a time in words, or `nil` for any other text.
  package func seconds(saidIn text: String) -> Int? {
    times(like: text).first { $0.text == text }?.seconds
  }

  /// Returns the times whose parts are the numbers in a string, each with its words.
  ///
  /// The result is empty if the string has no numbers, more than three numbers, or a number with
  /// more than 12 digits.
  package func times(like text: String) -> [(seconds: Int, text: String)] {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard (1...3).contains(numbers.count), numbers.allSatisfy({ $0 < 1_000_000_000_000 }) else {
      return []
    }
    // The units of the numbers aren't known, so this tries each choice of units.
    return (1..<8).compactMap { choice in
      let scales = [3_600, 60, 1].enumerated().filter { choice >> $0.offset & 1 == 1 }.map(
        \.element
      )
      guard scales.count == numbers.count else { return nil }
      let seconds = zip(scales, numbers).reduce(0) { $0 + $1.0 * $1.1 }
      return self.text(ofSeconds: String(seconds)).map { (seconds, $0) }
    }
  }

  /// Returns a number with its unit, such as “15 seconds”.
  private func part(_ count: Int, _ forms: [String]) -> String {
    let form = WrittenNumber(String(count)).map { rule.form(for: $0, of: forms.count) } ?? 0
    return "\(count)\(spacing == .everywhere ? " " : "")\(forms[min(form, forms.count - 1)])"
  }
}
