import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

@Suite("A text unit in words")
struct TextUnitSpeechTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let unit: TextUnit?
    let settings: VoiceOverSettings
    let line: String

    init(
      _ text: String,
      _ unit: TextUnit?,
      _ line: String,
      _ change: (inout VoiceOverSettings) -> Void = { _ in }
    ) {
      self.text = text
      self.unit = unit
      self.line = line
      var settings = VoiceOverSettings()
      change(&settings)
      self.settings = settings
    }

    var testDescription: String { line }
  }

  @Test("is spoken without anything else", arguments: cases)
  func speech(_ example: Case) {
    let composer = Composer(settings: example.settings, style: .spoken, language: "en")
    let unit = SpokenUnit(text: example.text, unit: example.unit)
    #expect(composer.utterance(for: .unit(unit))?.line == example.line)
  }

  static let cases: [Case] = [
    Case("a", .character, "a"),
    Case("A", .character, "cap A"),
    Case("Ж", .character, "cap Ж"),
    Case("A", .character, "A") { $0.capitals = .pitch },
    Case("A", .character, "A") { $0.capitals = .sound },
    Case("A", .character, "A") { $0.capitals = .none },
    Case(" ", .character, "space"),
    Case("\u{A0}", .character, "space"),
    Case(" ", .character, "space") { $0.punctuation = .none },
    Case("\n", .character, "new line"),
    Case("\r\n", .character, "new line"),
    Case("\t", .character, "tab"),
    Case(".", .character, "period"),
    Case(";", .character, "semicolon") { $0.punctuation = .all },
    Case("?", .character, "?") { $0.punctuation = .none },
    Case("§", .character, "§"),
    Case("👍", .character, "👍"),
    Case("Ann, B.", .line, "Ann, B."),
    Case("", .line, "new line"),
    Case("can't", .word, "can't"),
    Case("250 degrees", nil, "250 degrees"),
    Case("x", .character, "x ‖ x-ray") { $0.phonetics = true },
    Case("Z", .character, "cap Z ‖ Zulu") { $0.phonetics = true },
    Case("1", .character, "1") { $0.phonetics = true },
    Case("word", .word, "word") { $0.phonetics = true },
  ]

  @Test(
    "has the name that the reference gives",
    arguments: [
      (".", "period"), (",", "comma"), (":", "colon"), (";", "semicolon"), ("?", "question mark"),
      ("!", "exclamation point"), ("-", "dash"), ("'", "apostrophe"), ("\"", "quote"),
      ("(", "left paren"), (")", "right paren"), ("/", "slash"), ("@", "at"), ("#", "number"),
      ("%", "percent"), ("&", "ampersand"), ("*", "asterisk"), ("+", "plus"), ("=", "equals"),
      ("_", "underline"), ("$", "dollar sign"), ("€", "euro sign"), ("£", "pound sign"),
      ("₽", "ruble sign"),
    ]
  )
  func marks(mark: String, name: String) {
    let composer = Composer(style: .spoken, language: "en")
    let unit = SpokenUnit(text: mark, unit: .character)
    #expect(composer.utterance(for: .unit(unit))?.text == name)
  }

  @Test("says if a name isn't known in another language")
  func languages() throws {
    let composer = Composer(style: .spoken, language: "en")
    let unit = SpokenUnit(text: ".", unit: .character, language: "de")
    let part = try #require(composer.utterance(for: .unit(unit))?.parts.first)
    #expect(part.kind == .unit)
    #expect(part.text == "period")
    #expect(part.rule.source == "unsourced")
  }

  @Test("in a secret reveals no character")
  func secret() {
    let composer = Composer(style: .spoken, language: "en")
    var unit = SpokenUnit(text: "•", unit: .character)
    unit.isSecret = true
    #expect(composer.utterance(for: .unit(unit))?.text == "bullet")
    unit.unit = .line
    #expect(composer.utterance(for: .unit(unit))?.text == "1 character")
    unit.text = "•••"
    #expect(composer.utterance(for: .unit(unit))?.text == "3 characters")
    #expect(composer.utterance(for: .secretSelected(count: 3))?.text == "Selected, 3 characters")
  }
}
