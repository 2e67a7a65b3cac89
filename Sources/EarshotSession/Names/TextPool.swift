import EarshotModel

/// A pool of the strings that a property or a name in an app can have.
///
/// Some strings contain references that the app fills in while it runs.
///
/// The pool errs on the side of including too much, so a string that isn't in the pool can't occur.
package struct TextPool: Sendable {
  /// The strings without references that a message can name, in the order in which they were found.
  package private(set) var words: [String] = []
  private var spelled: Set<String> = []
  private var lowered: Set<String> = []
  /// The words between the references of strings that contain references, in lowercase.
  ///
  /// An empty string represents a reference.
  private var patterns: [[String]] = []
  /// Whether any text can occur, as in a text field.
  var holdsAnything = false

  /// Adds a string if it isn't `nil`.
  mutating func add(_ text: TextTemplate?, isNamed: Bool = true) {
    guard let text else { return }
    if let words = text.literal { return add(words, isNamed: isNamed) }
    patterns.append(
      text.segments.map { segment in
        switch segment {
        case .literal(let words): words.lowercased()
        case .reference, .amount, .parameter: ""
        }
      }
    )
  }

  /// Adds a literal string if it's neither `nil` nor empty.
  mutating func add(_ text: String?, isNamed: Bool = true) {
    guard let text, !text.isEmpty else { return }
    lowered.insert(text.lowercased())
    if spelled.insert(text).inserted, isNamed { words.append(text) }
  }

  /// Adds the strings of another pool.
  mutating func formUnion(_ other: TextPool) {
    for text in other.words { add(text) }
    patterns += other.patterns
    holdsAnything = holdsAnything || other.holdsAnything
  }

  /// Returns whether a string can occur, ignoring case.
  ///
  /// - Complexity: O(1) if the pool contains the string without references; otherwise, O(*n*·*m*),
  ///   where *n* is the number of strings with references and *m* is their length.
  package func mayHold(_ text: String) -> Bool {
    lowered.contains(text.lowercased()) || mayBecome(text)
  }

  /// Returns whether a string can occur, considering case.
  package func mayHold(exactly text: String) -> Bool { spelled.contains(text) || mayBecome(text) }

  /// Returns whether the pool contains a string without references that has exactly this spelling.
  package func holds(exactly text: String) -> Bool { spelled.contains(text) }

  /// All strings, and the words between references for strings that contain references.
  var parts: some Sequence<String> { Array(spelled) + patterns.flatMap { $0 } }

  /// Whether the pool contains a string that consists only of references.
  var mayBeWhollyFilledIn: Bool { patterns.contains { $0.allSatisfy(\.isEmpty) } }

  private func mayBecome(_ text: String) -> Bool {
    guard !holdsAnything else { return true }
    let text = text.lowercased()
    return patterns.contains { TextPool.fits(text, $0) }
  }

  /// Returns whether text matches a pattern.
  ///
  /// In the pattern, an empty string stands for any text.
  private static func fits(_ text: String, _ pattern: [String]) -> Bool {
    let text = Array(text.utf8)
    var place = 0
    for (number, words) in pattern.enumerated() where !words.isEmpty {
      let bytes = Array(words.utf8)
      if number == pattern.count - 1 {
        let start = text.count - bytes.count
        return start >= place && (number > 0 || start == 0) && text[start...].elementsEqual(bytes)
      }
      guard text.count - bytes.count >= place else { return false }
      let starts = number == 0 ? 0...0 : place...(text.count - bytes.count)
      guard let found = starts.first(where: { text[$0...].starts(with: bytes) }) else {
        return false
      }
      place = found + bytes.count
    }
    return true
  }
}
