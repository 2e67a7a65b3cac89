import EarshotNotation
import Testing

@Suite("Text on its way to a terminal")
struct DisplayTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let shown: String

    init(_ name: String, _ text: String, _ shown: String? = nil) {
      testDescription = name
      self.text = text
      self.shown = shown ?? text
    }
  }

  static let cases = [
    Case("plain text", "Menu, Heading"),
    Case("escape", "\u{1B}[2J", "\\u{1B}[2J"),
    Case("an eight-bit control", "\u{9B}2J", "\\u{9B}2J"),
    Case("delete and bell", "a\u{7F}\u{7}", "a\\u{7F}\\u{7}"),
    Case("a line break", "a\nb\r\nc", "a\\u{A}b\\u{D}\\u{A}c"),
    Case("a tab", "a\tb"),
    Case("an override of direction", "\u{202E}abc\u{202C}", "\\u{202E}abc\\u{202C}"),
    Case(
      "isolates and marks",
      "\u{2066}\u{2069}\u{200E}\u{61C}",
      "\\u{2066}\\u{2069}\\u{200E}\\u{61C}"
    ),
    Case("separators", "\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    Case("what has no width", "a\u{200B}b\u{2060}\u{FEFF}", "a\\u{200B}b\\u{2060}\\u{FEFF}"),
    Case("tags", "\u{1F3F4}\u{E0067}", "\u{1F3F4}\\u{E0067}"),
    Case("letters and emoji", "é 日本 🍕 مرحبا"),
    Case("an emoji of several", "👩‍💻 ❤️ 1️⃣ 👍🏽"),
    Case("a joiner between Latin letters", "a\u{200D}b\u{200C}c", "a\\u{200D}b\\u{200C}c"),
    Case("a joiner in Persian and Hindi", "می\u{200C}خواهم क्\u{200D}ष"),
    Case("a variation selector on its own", "a\u{FE0F}", "a\\u{FE0F}"),
    Case(
      "seventeen marks on a letter",
      "a" + String(repeating: "\u{301}", count: 17),
      "a" + String(repeating: "\u{301}", count: 16)
    ),
  ]

  @Test("is plain only if it has no control characters, wherever they are", arguments: 1...26)
  func everyPlace(length: Int) {
    func isPlain(with character: Character, at place: Int) -> Bool {
      var characters = [Character](repeating: "a", count: length)
      characters[place] = character
      return Display.isPlain(String(characters))
    }
    let places = 0..<length
    #expect(!places.contains { isPlain(with: "\u{1B}", at: $0) })
    #expect(!places.contains { isPlain(with: "\u{7F}", at: $0) })
    #expect(places.allSatisfy { isPlain(with: "\t", at: $0) })
  }

  @Test("contains nothing that a terminal obeys or hides", arguments: cases)
  func safe(_ test: Case) {
    #expect(Array(Display.safe(test.text).unicodeScalars) == Array(test.shown.unicodeScalars))
  }

  /// Every ASCII character, and some others: the search looks at eight bytes at once.
  static let characters =
    (0..<0x80).map { Unicode.Scalar(UInt8($0)) } + ["\u{9B}", "\u{202E}", "é"]

  @Test("is found wherever it is in a text, and nothing else is", arguments: characters)
  func everywhere(_ character: Unicode.Scalar) {
    let isShown = character.value >= 0x20 && character.value != 0x7F || character == "\t"
    let isHarmless = isShown && character != "\u{9B}" && character != "\u{202E}"
    let shown = isHarmless ? String(character) : Display.escape(character)
    var count = 0
    for length in 0..<24 {
      for place in 0...length {
        let before = String(repeating: " ", count: place)
        let after = String(repeating: "~", count: length - place)
        let text = before + String(character) + after
        #expect(Display.safe(text) == before + shown + after)
        count += 1
      }
    }
    #expect(count == 24 * 25 / 2)
  }

  @Test("breaks no line of speech")
  func spoken() {
    #expect(Display.spoken("a\nb\r\nc\rd") == "a⏎b⏎c⏎d")
    #expect(Display.spoken("a\u{2028}\u{B}") == "a\\u{2028}\\u{B}")
  }
}

@Suite("The nearest word")
struct SuggestionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let word: String
    let candidates: [String]
    let nearest: String?
    var testDescription: String { "\(word): \(nearest ?? "none")" }
  }

  static let cases = [
    Case(word: "buton", candidates: ["text", "button"], nearest: "button"),
    Case(word: "BUTTON", candidates: ["button"], nearest: "button"),
    Case(word: "vlaue", candidates: ["value"], nearest: "value"),
    Case(word: "no", candidates: ["on"], nearest: "on"),
    Case(word: "abc", candidates: ["xyz", "abd", "abe"], nearest: "abd"),
    Case(word: "abcdef", candidates: ["abxyef", "abxdef"], nearest: "abxdef"),
    Case(word: "ab", candidates: ["xy"], nearest: nil),
    Case(word: "abcdef", candidates: ["abcxyz"], nearest: nil),
    Case(word: "größe", candidates: ["GRÖẞE", "grösse", "größen"], nearest: "GRÖẞE"),
    Case(word: "", candidates: ["a", "bc"], nearest: nil),
    Case(word: "b", candidates: ["a"], nearest: nil),
    Case(word: "B", candidates: ["a", "b"], nearest: "b"),
    Case(word: "al", candidates: ["a"], nearest: nil),
    Case(word: "iz", candidates: ["is"], nearest: "is"),
    Case(word: "if", candidates: ["of"], nearest: nil),
    Case(word: "on", candidates: ["no", "on"], nearest: nil),
    Case(word: "On", candidates: ["on", "no"], nearest: "on"),
  ]

  @Test(
    "changes at most a third of its letters, and begins alike or shares two of them, in any case",
    arguments: cases
  )
  func nearest(_ test: Case) {
    #expect(Suggestion.nearest(to: test.word, in: test.candidates) == test.nearest)
  }

  @Test(
    "may be the few names that begin with it or contain it, if none is near",
    arguments: [
      (
        "pepperoni", ["Pepperoni Fresh, from 425", "Garden"],
        "; did you mean 'Pepperoni Fresh, from 425'?"
      ),
      (
        "Pepperoni", ["Pepperoni Fresh", "Pepperoni Classic, large", "With Pepperoni"],
        "; did you mean 'Pepperoni Fresh' or 'Pepperoni Classic, large'?"
      ),
      ("euros", ["8:02, 39.90 euros", "Garden"], "; did you mean '8:02, 39.90 euros'?"),
      ("row", ["row 1", "row 2", "row 3", "row 4", "row 5"], ""),
      ("Pepper", ["Pepperoni Fresh, from 425"], ""),
      ("Pe", ["Pe Fresh, from 425"], ""),
      ("Garden", ["Garden", "Gardens", "Garden party"], ""),
    ]
  )
  func beginning(_ word: String, _ names: [String], _ ending: String) {
    #expect(Suggestion.ending(for: word, in: names) == ending)
  }
}
