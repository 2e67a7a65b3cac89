import EarshotModel
import Testing

@testable import EarshotSession

/// VOICEOVER.md 8.2.
@Suite("The pace of the voice")
struct PaceTests {
  @Test(
    "is three words a second at 50 %, and more or less by the synthesizer's curve",
    arguments: [
      (50, 3, 1_000_000_000), (50, 1, 333_333_333), (25, 3, 2_000_000_000),
      (75, 15, 2_000_000_000), (100, 12, 1_000_000_000), (50, 0, 0), (0, 6, 100_000_000_000),
    ]
  )
  func durations(rate: Int, words: Int, nanoseconds: Int) {
    #expect(Pace(rate: rate).duration(of: words) == nanoseconds)
  }

  @Test(
    "begins a word strictly before the moment that cuts it off",
    arguments: [(0, 0), (1, 1), (333, 1), (334, 2), (666, 2), (667, 3), (1_000, 3), (1_001, 4)]
  )
  func begun(milliseconds: Int, words: Int) {
    #expect(Pace(rate: 50).wordsBegun(within: milliseconds * 1_000_000) == words)
  }

  @Test(
    "counts runs without spaces, and two characters in Chinese and Japanese",
    arguments: [
      ("Bonus points, 24, Button", ["Bonus", "points,", "24,", "Button"]),
      ("", []), ("  a \n b ", ["a", "b"]), ("咖啡豆", ["咖啡", "豆"]), ("12咖啡", ["12", "咖啡"]),
      ("カート OK", ["カー", "ト", "OK"]), ("咖a啡", ["咖", "a", "啡"]), ("Размер", ["Размер"]),
      ("e\u{301}t\u{e9}", ["e\u{301}t\u{e9}"]), ("été. Ω\r\nя", ["été.", "Ω", "я"]),
      ("a\u{A0}b…", ["a", "b…"]), ("a \u{301}", ["a"]),
    ]
  )
  func words(text: String, words: [String]) {
    #expect(text.spokenWords.map(String.init) == words)
    #expect(text.spokenWordCount == words.count)
  }
}
