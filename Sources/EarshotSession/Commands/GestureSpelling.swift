import EarshotLines
import EarshotNotation

/// A conversion from people's spellings of gestures to the names in the table of gestures.
///
/// The type accepts `Double-tap`, `flick right`, `2 finger scrub`, and `three-finger-swipe left`.
/// Earshot always prints and records the form in the table. This type combines the names and
/// synonyms in the rows of ``GestureDefinition`` with the words for fingers and numbers in
/// ``GestureWords``.
///
/// - Source: SESSIONS.md, "Commands"; our choice.
enum GestureSpelling {
  /// The words for the numbers of fingers, by digit.
  private static let numbers = Dictionary(
    uniqueKeysWithValues: GestureWords.numbers.enumerated().map { ("\($0 + 1)", $1) }
  )

  /// The names in the table, by their words as normalized for comparison.
  ///
  /// The value for a synonym is the canonical words.
  private static let names: [[String]: String] = Dictionary(
    GestureDefinition.all.flatMap { row in
      ([row.words] + row.aliases).map { (parts(of: [$0]), $0) }
        + row.synonyms.map { (parts(of: [$0]), row.words) }
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// The maximum number of words in a name without hyphens.
  private static let longest = names.keys.map(\.count).max() ?? 0

  /// Returns the text with the words of the table, or `nil` if nothing changes or the text isn't a
  /// gesture.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func canonical(_ text: String) -> String? {
    let typed = text.split(whereSeparator: \.isBlank).map(String.init)
    for count in stride(from: min(longest + 1, typed.count), to: 0, by: -1) {
      let words = typed.prefix(count).map { $0.lowercased() }
      guard let name = names[parts(of: words)] else { continue }
      if name == words.joined(separator: " ") { return nil }
      return ([name] + typed.dropFirst(count)).joined(separator: " ")
    }
    return nil
  }

  /// Words between the words of a gesture.
  private static let joints: Set = ["and", "with", "the", "a", "then", "using", "while"]

  /// Returns the gesture with the same words in another order, such as `double tap and hold` for
  /// `hold double tap`.
  ///
  /// The result is `nil` if there isn't exactly one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names.
  static func reordered(_ words: [String]) -> String? {
    func sorted(_ parts: [String]) -> [String] {
      parts.filter { !joints.contains($0) }.sorted()
    }
    let wanted = sorted(parts(of: words))
    guard wanted.count > 1 else { return nil }
    let found = Set(names.filter { sorted($0.key) == wanted }.map(\.value))
    return found.count == 1 ? found.first : nil
  }

  /// Returns the name that is nearest to the words at the beginning of a line, and the number of
  /// these words.
  ///
  /// The result is `nil` if no name is similar.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names.
  static func nearest(to words: [String]) -> (name: String, count: Int)? {
    let known = names.keys.map { $0.joined(separator: " ") }.sorted()
    let equals = GestureWords.equals.keys.sorted()
    let words = words.map { Suggestion.nearest(to: $0, in: equals) ?? $0 }
    for count in stride(from: min(longest, words.count), to: 1, by: -1) {
      let typed = parts(of: Array(words.prefix(count))).joined(separator: " ")
      guard typed.utf8.count <= 200, let found = Suggestion.nearest(to: typed, in: known) else {
        continue
      }
      return names[found.split(separator: " ").map(String.init)].map { ($0, count) }
    }
    return nil
  }

  /// Returns the words without hyphens and in the table's form, with the number of fingers in
  /// words.
  ///
  /// The result omits the number of a single finger.
  private static func parts(of words: [String]) -> [String] {
    var parts: [String] = []
    for part in words.joined(separator: " ").split(whereSeparator: { $0 == "-" || $0.isBlank }) {
      let part = GestureWords.equals[String(part)] ?? String(part)
      guard GestureWords.fingers.contains(part), let last = parts.popLast() else {
        parts.append(part)
        continue
      }
      let number = numbers[last] ?? last
      if number != "one" { parts += [number, "finger"] }
    }
    return parts
  }
}
