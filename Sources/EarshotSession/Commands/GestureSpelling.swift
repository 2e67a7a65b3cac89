import EarshotLines

/// The words of a gesture as people write them, brought into the form that the table has.
///
/// `Double-tap`, `flick right`, `2 finger scrub` and `three-finger-swipe left` are understood; what
/// is printed and recorded is always the form of the table.
///
/// - Source: SESSIONS.md, "Commands"; our choice.
enum GestureSpelling {
  /// Other words for one of the table, a row each.
  private static let rows: [(word: String, others: [String])] = [
    ("swipe", ["flick"]), ("finger", ["fingers"]), ("voiceover", ["vo"]),
  ]

  /// The numbers of fingers.
  private static let numbers = [
    "one": "one", "1": "one", "two": "two", "2": "two", "three": "three", "3": "three",
    "four": "four", "4": "four",
  ]

  private static let words: [String: String] = Dictionary(
    rows.flatMap { row in row.others.map { ($0, row.word) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// Every word of the table, those with a hyphen in their parts.
  private static let vocabulary = Set(
    GestureDefinition.all.flatMap { [$0.words] + $0.aliases }.flatMap(parts)
  )

  /// The text with the words of the table, or `nil` if it has these already, or no others.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func canonical(_ text: String) -> String? {
    let typed = text.split(whereSeparator: \.isBlank)
    var taken = 0
    var parts: [String] = []
    while taken < typed.count, let next = known(typed[taken]) {
      // A number that counts no fingers is an argument.
      if next.count == 1, next[0].first?.isNumber ?? false {
        guard taken + 1 < typed.count, known(typed[taken + 1])?.first == "finger" else { break }
      }
      parts += next
      taken += 1
    }
    let words = joined(parts)
    let before = typed.prefix(taken).map { $0.lowercased() }
    guard !words.isEmpty, words != before else { return nil }
    return (words + typed[taken...].map(String.init)).joined(separator: " ")
  }

  /// The parts of a word, each as the table has it, or `nil` if one is none of the table's.
  private static func known(_ word: Substring) -> [String]? {
    let parts = parts(of: word.lowercased()).map { words[$0] ?? $0 }
    let isKnown = parts.allSatisfy { vocabulary.contains($0) || numbers[$0] != nil }
    return !parts.isEmpty && isKnown ? parts : nil
  }

  private static func parts(of text: String) -> [String] {
    text.split { $0 == "-" || $0.isBlank }.map(String.init)
  }

  /// The words of the table that have a hyphen, such as `two-finger`.
  private static let hyphenated: Set<String> = {
    let names = GestureDefinition.all.flatMap { (row) -> [String] in [row.words] + row.aliases }
    let words = names.flatMap { (name) -> [Substring] in name.split(separator: " ") }
    return Set(words.filter { $0.contains("-") }.map(String.init))
  }()

  /// The words of which these are the parts; one finger is not named.
  private static func joined(_ parts: [String]) -> [String] {
    var words: [String] = []
    for part in parts {
      let last = words.last ?? ""
      let both = "\(numbers[last] ?? last)-\(part)"
      if part == "finger", numbers[last] == "one" {
        words.removeLast()
      } else if hyphenated.contains(both) {
        words[words.count - 1] = both
      } else {
        words.append(part)
      }
    }
    return words
  }
}
