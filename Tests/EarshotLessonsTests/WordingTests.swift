import EarshotNotation
import TestSupport
import Testing

@testable import EarshotLessons
@testable import EarshotSession

@Suite("The player's own words")
struct WordingTests {
  @Test("every gesture that the program makes has its German, and nothing else has")
  func gestures() {
    let made = GestureDefinition.all.filter(\.isSimulated).map(\.words)
    #expect(Set(made) == Set(GestureWording.german.keys))
    #expect(Set(made).isSuperset(of: GestureWording.english.keys))
  }

  /// Words of English that no German line of the player has.
  private static let english: Set = [
    "the", "you", "that", "is", "it", "type", "lesson", "gesture", "question", "hint",
    "says", "and", "again", "once",
  ]

  @Test("is in German where the lesson is, but for the sentences of rules")
  func german() throws {
    var player = try LessonSample.player(.asking, of: LessonSample.german)
    var lines = player.begin()
    for input in ["", "?", "?", "?", "?", "last", ":undo", "p", "n", "hint", "7", "", "x y", "x y"]
    {
      lines += player.take(input)
    }
    lines += player.end()
    let own = lines.filter { ![.lesson, .session, .outline, .example].contains($0.voice) }.map(
      \.printed
    )
    #expect(own.count > 12)
    for line in own where !line.contains("Regel (englisch)") {
      let words = line.lowercased().split { !$0.isLetter }.map(String.init)
      #expect(Self.english.isDisjoint(with: words), "\(line)")
    }
  }

  @Test(
    "silence is right in German words",
    arguments: ["nichts", "Stille", "ein dumpfer Ton", "es ist nichts zu hören", "kein Wort"]
  )
  func silence(_ typed: String) { #expect(LessonAnswer(typed).isSilence) }

  @Test("what VoiceOver says is no silence", arguments: ["Taste", "Ton, Taste", "Ende der Liste"])
  func noSilence(_ typed: String) { #expect(!LessonAnswer(typed).isSilence) }

  @Test(
    "the language of a header is one that the player speaks",
    arguments: [("de", "de"), ("de-AT", "de"), ("EN", "en")]
  )
  func header(_ tag: String, _ language: String) throws {
    let text = "---\nlanguage: \(tag)\n---\n" + LessonSample.text
    #expect(try LessonSample.lesson(text).language.rawValue == language)
  }

  @Test("another language is an error")
  func unknown() {
    let text = "---\nlanguage: fr\n---\n" + LessonSample.text
    let messages = Lesson.read(SourceText(name: "tea.md", text)).diagnostics.map(\.message.text)
    #expect(
      messages == [
        "the language of a lesson is 'en' or 'de', because Earshot's own words are in these"
      ]
    )
  }
}

extension LessonSample {
  /// The lesson with a header that says that it is in German.
  static let german = "---\nlanguage: de\n---\n" + text
}
