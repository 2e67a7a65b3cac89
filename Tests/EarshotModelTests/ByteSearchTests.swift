import EarshotModel
import Testing

@Suite("A text inside another one, by bytes and by characters")
struct ByteSearchTests {
  private static let texts = [
    "a", "ab", "aab", "aabaab", "e", "\u{301}", "é", "e\u{301}", "K", "\u{212A}", ";", "\u{37E}",
    "\n", "\r", "\r\n", "a\r\n", "\n\r", "ж", "й", "и\u{306}", "ё", "\u{483}", "д\u{483}", "\u{AD}",
    "ß", "Å", "A\u{30A}", "\u{212B}", "1", "1\u{FE0F}\u{20E3}", "👩", "👩‍👧", "𝒳", "“a”", "a\u{200D}",
    " ",
  ]

  /// The place that the search should find: the first one from which all characters are equal.
  private func firstPlace(of text: String, in other: String) -> Int? {
    let (wanted, characters) = (Array(text), Array(other))
    guard !wanted.isEmpty, wanted.count <= characters.count else { return nil }
    return (0...(characters.count - wanted.count)).first {
      Array(characters[$0..<$0 + wanted.count]) == wanted
    }
  }

  @Test("is found at the same place", arguments: texts)
  func places(_ text: String) {
    for first in Self.texts {
      for second in Self.texts {
        let other = "xa" + first + second + first + "ab"
        let found = other.firstRange(of: text)
        #expect(
          found.map { other.distance(from: other.startIndex, to: $0.lowerBound) }
            == firstPlace(of: text, in: other),
          "\(text.debugDescription) in \(other.debugDescription)"
        )
        if let found { #expect(String(other[found]) == text) }
        let long = other + String(repeating: "-", count: 5_000)
        #expect(other.contains(text) == (found != nil), "\(text.debugDescription)")
        #expect(long.contains(text) == (long.firstRange(of: text) != nil))
      }
    }
  }
}
