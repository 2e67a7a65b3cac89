import Testing

@testable import EarshotFocusEngine

@Suite("The units of a text")
struct TextUnitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let unit: TextUnit
    let text: String
    let units: [String]

    init(_ unit: TextUnit, _ text: String, _ units: [String]) {
      self.unit = unit
      self.text = text
      self.units = units
    }

    var testDescription: String { "\(unit): \(text)" }

    private func part(_ range: Range<Int>) -> String {
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }

    /// The units, beginning at the start.
    var forwards: [String] {
      var parts: [String] = []
      var place = 0
      while let range = unit.range(in: text, after: place), parts.count < 99 {
        parts.append(part(range))
        place = range.upperBound
      }
      return parts
    }

    /// The units, beginning at the end, in the order of the text.
    var backwards: [String] {
      var parts: [String] = []
      var place = text.utf8.count
      while let range = unit.range(in: text, before: place), parts.count < 99 {
        parts.insert(part(range), at: 0)
        place = range.lowerBound
      }
      return parts
    }
  }

  @Test("are the same in both directions", arguments: cases)
  func parts(_ example: Case) {
    #expect(example.forwards == example.units)
    #expect(example.backwards == example.units)
  }

  static let cases: [Case] = [
    Case(.word, "", []),
    Case(.word, "...", []),
    Case(.word, "  one  ", ["one"]),
    Case(.word, "can't stop, won’t", ["can't", "stop", "won’t"]),
    Case(.word, "'quoted' (so)", ["quoted", "so"]),
    Case(.word, "3.14 1,000 12:30 1. 2", ["3.14", "1,000", "12", "30", "1", "2"]),
    Case(.word, "e.g. U.S.A.", ["e.g", "U.S.A"]),
    Case(.word, "a,b a-b a/b", ["a", "b", "a", "b", "a", "b"]),
    Case(.word, "snake_case _x 1st", ["snake_case", "_x", "1st"]),
    Case(.word, "Größe Привет שלום", ["Größe", "Привет", "שלום"]),
    Case(.word, "e\u{301}tude", ["e\u{301}tude"]),
    Case(.word, "你好ab世", ["你", "好", "ab", "世"]),
    Case(.word, "カメラひら・テレ", ["カメラ", "ひ", "ら", "テレ"]),
    Case(.word, "한국어 말", ["한국어", "말"]),
    Case(.word, "สวัสดี ครับ", ["สวัสดี", "ครับ"]),
    Case(.word, "👍🏽ok 👨‍👩‍👧1️⃣ $5", ["👍🏽", "ok", "👨‍👩‍👧", "1️⃣", "$", "5"]),
    Case(.word, "one\ntwo", ["one", "two"]),
    Case(.character, "ae\u{301}🇩🇪\r\n1️⃣", ["a", "e\u{301}", "🇩🇪", "\r\n", "1️⃣"]),
    Case(.character, "", []),
    Case(.line, "", []),
    Case(.line, "one", ["one"]),
    Case(.line, "one\ntwo\r\n\nthree\n", ["one", "two", "", "three"]),
    Case(.line, "one\u{2028}two", ["one", "two"]),
  ]

  @Test("are whole if a place is inside one")
  func inside() {
    #expect(TextUnit.word.range(in: "hello you", after: 2) == 0..<5)
    #expect(TextUnit.word.range(in: "hello you", before: 8) == 6..<9)
    #expect(TextUnit.line.range(in: "hello\nyou", after: 2) == 0..<5)
    #expect(TextUnit.line.range(in: "hello\nyou", before: 2) == 0..<5)
    #expect(TextUnit.character.range(in: "e\u{301}b", after: 1) == 0..<3)
  }

  @Test("are found next to every place in a long text")
  func length() {
    // A string, and the bytes of a word and of a character in it.
    let texts = [
      (String(repeating: "word ", count: 20_000), word: 4, gap: 1, character: 1),
      (String(repeating: "你", count: 33_333), word: 3, gap: 0, character: 3),
    ]
    var count = 0
    for (text, word, gap, character) in texts {
      let unit = word + gap
      for place in stride(from: 50 * unit, to: text.utf8.count, by: 20 * unit) {
        #expect(TextUnit.word.range(in: text, after: place) == place..<place + word)
        #expect(TextUnit.word.range(in: text, before: place) == place - unit..<place - gap)
        #expect(TextUnit.character.range(in: text, before: place) == place - character..<place)
        count += 1
      }
    }
    #expect(count == 998 + 1_665)
  }
}
