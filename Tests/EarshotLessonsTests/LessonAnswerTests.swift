import EarshotTranscripts
import EarshotNotation
import Testing

@testable import EarshotLessons
@testable import EarshotSession

@Suite("Words as a learner answers them")
struct LessonAnswerTests {
  /// What is heard of a gesture on a screen with a switch of two words, and then its end.
  private static func heard(_ gestures: String...) throws -> Session.Response {
    let text = """
      screen lamp "Lamp"
        header "Lamp"
        switch off "Favourite colour"
        button notEnabled "Cancelled"

      """
    let reading = AppDocument.read([SourceText(name: "lamp.screen", text)])
    var session = Session(try #require(reading.document))
    session.run("start")
    var response = session.run(gestures[0])
    for gesture in gestures.dropFirst() { response = session.run(gesture) }
    return response
  }

  static let rightAtSwitch = [
    "Favourite colour, Switch button, off", "favourite colour switch button off",
    "FAVOURITE COLOUR. SWITCH BUTTON. OFF.", "Switch button, off, Favourite colour",
    "Favorite color, switch button, off",
    "Favourite colour, Switch button, off, Double tap to toggle setting.",
    "favourite colour, off, switch button, ~ hint: double tap to toggle setting",
  ]

  @Test(
    "capitals, punctuation, order, American spelling and a hint more or less never decide",
    arguments: rightAtSwitch
  )
  func right(_ typed: String) throws {
    let words = LessonWords(try Self.heard("swipe right"))
    #expect(words.isAnswered(by: LessonAnswer(typed)))
  }

  static let silence = [
    "nothing", "Silence", "silent", "a sound", "boundary", "~ sound: boundary",
    "the boundary sound",
    "Nothing is said.", "no words", "just a sound", "dimmed", "refused", "none", "it is the end",
  ]

  @Test("silence is right in all its words", arguments: silence)
  func silent(_ typed: String) throws {
    let words = LessonWords(try Self.heard("swipe left"))
    #expect(words.speech.isEmpty)
    #expect(words.isAnswered(by: LessonAnswer(typed)))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var typed: String
    var told: String
    var testDescription: String { typed }
  }

  static let mistakes = [
    Mistake(
      typed: "favourite colour, off",
      told: "You left out the role: VoiceOver says Switch button after the name."
    ),
    Mistake(
      typed: "favorite color, switch button",
      told: "You left out the state: VoiceOver says off after the name."
    ),
    Mistake(
      typed: "switch button, off",
      told: "You left out the name: VoiceOver says Favourite colour."
    ),
    Mistake(typed: "nothing", told: "This isn't silent: VoiceOver says something."),
    Mistake(typed: "favuorite colour, swich button, off", told: "Nearly: check the spelling."),
    Mistake(
      typed: "favourite colour, switch button, off, please",
      told: "VoiceOver doesn't say “please” here."
    ),
    Mistake(typed: "Lamp, heading", told: "You heard that before. Where is the cursor now?"),
    Mistake(
      typed: "Volume",
      told: "VoiceOver says something else here. Think of where the cursor is now."
    ),
  ]

  @Test("a wrong answer is answered by its mistake", arguments: mistakes)
  func wrong(_ row: Mistake) throws {
    let words = LessonWords(try Self.heard("swipe right"))
    let answer = LessonAnswer(row.typed)
    #expect(!words.isAnswered(by: answer))
    let mistake = WordsMistake(words: words, answer: answer, heardBefore: ["Lamp, Heading"])
    #expect(mistake.sentence == row.told)
  }

  @Test("words where nothing is said are answered without telling that")
  func wordsAtSilence() throws {
    let words = LessonWords(try Self.heard("swipe left"))
    let mistake = WordsMistake(words: words, answer: LessonAnswer("Lamp"), heardBefore: [])
    #expect(
      mistake.sentence == "VoiceOver doesn't say that. Think of what there is in that direction."
    )
  }

  @Test("words that differ are not made the same by spelling")
  func differs() throws {
    for (first, second) in [("color", "collar"), ("off", "on"), ("center", "enter")] {
      #expect(!LessonAnswer(first).isSame(as: second))
    }
    for (british, american) in [
      ("colour", "color"), ("centre", "center"), ("cancelled", "canceled"), ("grey", "gray"),
      ("organise", "organize"), ("favourites", "favorites"), ("catalogue", "catalog"),
    ] {
      #expect(LessonAnswer(british).isSame(as: american))
    }
  }
}
