import EarshotModel

/// Texts that something in an app may have, some of them with places that are filled in while it
/// runs.
///
/// It holds too much rather than too little: what it does not hold is nowhere in the app.
package struct TextPool: Sendable {
  /// The texts without such places that a message may name, in the order in which they were met.
  package private(set) var words: [String] = []
  private var spelled: Set<String> = []
  private var lowered: Set<String> = []
  /// The words between the places of the others, in lower case; an empty one is a place.
  private var patterns: [[String]] = []
  /// Whether any text may be met, as in a field that somebody types into.
  var holdsAnything = false

  /// Adds a text, which a message may name or not.
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

  /// Adds a text without places that are filled in.
  mutating func add(_ text: String?, isNamed: Bool = true) {
    guard let text, !text.isEmpty else { return }
    lowered.insert(text.lowercased())
    if spelled.insert(text).inserted, isNamed { words.append(text) }
  }

  /// Adds the texts of another pool.
  mutating func formUnion(_ other: TextPool) {
    for text in other.words { add(text) }
    patterns += other.patterns
    holdsAnything = holdsAnything || other.holdsAnything
  }

  /// Whether a string may occur, ignoring case.
  ///
  /// - Complexity: O(1) where it is written so, else O(*n*·*m*) in the number and length of the
  ///   texts with places that are filled in.
  package func mayHold(_ text: String) -> Bool {
    lowered.contains(text.lowercased()) || mayBecome(text)
  }

  /// The same, where case matters.
  package func mayHold(exactly text: String) -> Bool { spelled.contains(text) || mayBecome(text) }

  /// Whether a text without places that are filled in is written so.
  package func holds(exactly text: String) -> Bool { spelled.contains(text) }

  /// The texts, and of those with places that are filled in the words between the places.
  var parts: some Sequence<String> { Array(spelled) + patterns.flatMap { $0 } }

  /// Whether a text is nothing but a place that is filled in.
  var mayBeWhollyFilledIn: Bool { patterns.contains { $0.allSatisfy(\.isEmpty) } }

  private func mayBecome(_ text: String) -> Bool {
    guard !holdsAnything else { return true }
    let text = text.lowercased()
    return patterns.contains { TextPool.fits(text, $0) }
  }

  /// Whether a text has some words in their order; an empty one stands for whatever is there.
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
