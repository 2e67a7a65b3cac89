import EarshotComposer
import EarshotTranscripts
import EarshotNotation
import Testing

@testable import EarshotLessons
@testable import EarshotSession

@Suite("Words in learners' answers")
struct LessonAnswerTests {
  /// The speech for a gesture on a screen with a switch of two words, and then for its end.
  private static func heard(_ gestures: String...) throws -> Session.Response {
    try heard(gestures)
  }

  private static func heard(_ gestures: [String]) throws -> Session.Response {
    let text = """
      screen lamp "Lamp"
        header "Lamp"
        switch off "Favourite colour"
        button notEnabled "Cancelled"
        secureTextField "Code"
        button selected "Day"
        button "Open"
          on activate: push room
        button "Add button"

      screen room "Room"
        text "Inside"

      """
    let reading = AppDocument.read([SourceText(name: "lamp.screen", text)])
    var session = Session(try #require(reading.document))
    session.run("start")
    var response = session.run(gestures[0])
    for gesture in gestures.dropFirst() { response = session.run(gesture) }
    return response
  }

  @Test("accepts Alert before the title of an alert, and nowhere else")
  func alerts() throws {
    let text = """
      screen trip "Trip"
        button "Delete"
          on activate: present #sure
        button "Share"
          on activate: present #share
        alert "Delete the trip?" #sure
          button "Cancel"
        sheet "Share" #share
          button "Mail"

      """
    let document = AppDocument.read([SourceText(name: "trip.screen", text)]).document
    var session = Session(try #require(document))
    session.run("start")
    var other = session
    let alert = LessonWords(session.run("double tap"))
    #expect(alert.isAnswered(by: LessonAnswer("Delete the trip?")))
    #expect(alert.isAnswered(by: LessonAnswer("Alert, Delete the trip?")))
    #expect(!alert.isAnswered(by: LessonAnswer("Alert")))
    other.run("swipe right")
    let sheet = LessonWords(other.run("double tap"))
    #expect(sheet.isAnswered(by: LessonAnswer("Share, Mail, Button")))
    #expect(!sheet.isAnswered(by: LessonAnswer("Alert, Share, Mail, Button")))
  }

  static let rightAtSwitch = [
    "Favourite colour, Switch button, off", "favourite colour switch button off",
    "FAVOURITE COLOUR. SWITCH BUTTON. OFF.",
    "Favorite color, switch button, off",
    "Favourite colour, Switch button, off, Double tap to toggle setting.",
    "favourite colour, switch button, off, ~ hint: double tap to toggle setting",
    "~ hint: double tap to toggle setting, favourite colour, switch button, off",
  ]

  @Test(
    "capitals, punctuation, American spelling, and a hint more or less make no difference",
    arguments: rightAtSwitch
  )
  func right(_ typed: String) throws {
    let words = LessonWords(try Self.heard("swipe right"))
    #expect(words.isAnswered(by: LessonAnswer(typed)))
  }

  static let silence = [
    "nothing", "Silence", "silent", "a sound", "boundary", "~ sound: boundary",
    "the boundary sound",
    "Nothing is said.", "no words", "just a sound", "none", "the edge", "bonk", "a beep",
    "nix", "VoiceOver says nothing", "it says nothing", "it stays silent",
    "VoiceOver doesn't speak",
    "a dull sound, and the cursor stays", "a dull sound and nothing else", "VoiceOver sagt nichts",
    "einen dumpfen Ton, und der Cursor bleibt", "VoiceOver schweigt",
    "gar nix", "no words, only a sound", "-", "–",
    "the end sound", "end sound", "the sound of the end", "a sound at the end of the screen",
    "the sound for the end", "End-Ton", "der Endton", "der Ton am Ende", "das Geräusch vom Ende",
    "das Geraeusch am Ende", "ein Ton fürs Ende des Bildschirms",
  ]

  @Test("every word for silence is right", arguments: silence)
  func isTaken(_ typed: String) throws {
    let words = LessonWords(try Self.heard("scrub"))
    #expect(words.speech.isEmpty)
    #expect(words.isAnswered(by: LessonAnswer(typed)))
  }

  struct Sounds: Sendable, CustomTestStringConvertible {
    var gesture: String
    var right: [String]
    var wrong: [String]
    var testDescription: String { gesture }
  }

  static let heardAndNot = [
    Sounds(
      gesture: "scrub",
      right: ["boundary", "the edge", "ein Ton", "Rand"],
      wrong: [
        "empty", "a click", "dimmed", "no sound", "leer", "end", "End of list", "end of screen",
        "Ende", "the cursor stays", "it is the end",
      ]
    ),
    Sounds(
      gesture: "touch 380 800",
      right: ["empty", "leer", "a sound", "nothing"],
      wrong: ["boundary", "a click", "Rand", "kein Ton"]
    ),
    Sounds(
      gesture: "magic tap",
      right: ["no sound", "kein Ton", "nothing", "refused"],
      wrong: ["a sound", "boundary", "a click"]
    ),
  ]

  @Test("a sound is right only where you hear it", arguments: heardAndNot)
  func sounds(_ row: Sounds) throws {
    let words = LessonWords(try Self.heard(row.gesture))
    #expect(words.speech.isEmpty)
    for answer in row.right { #expect(words.isAnswered(by: LessonAnswer(answer)), "\(answer)") }
    for answer in row.wrong { #expect(!words.isAnswered(by: LessonAnswer(answer)), "\(answer)") }
  }

  @Test("characters that a keyboard lacks, apostrophes, and numbers in words make no difference")
  func plain() {
    #expect(LessonAnswer("Wake me, 8 oclock").isSame(as: "Wake me, 8 o'clock"))
    #expect(LessonAnswer("wake me 8 o’clock").isSame(as: "Wake me, 8 o'clock"))
    #expect(LessonAnswer("aufnahme laeuft").isSame(as: "Aufnahme läuft"))
    #expect(LessonAnswer("room four, coins").isSame(as: "Room 4, Coins"))
    #expect(LessonAnswer("Platform seven, column two").isSame(as: "Platform, 7, Column 2"))
    #expect(LessonAnswer("Gleis fünf").isSame(as: "Gleis 5"))
    #expect(!LessonAnswer("room four").isSame(as: "Room 5"))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var typed: String
    var told: String
    var testDescription: String { typed }
  }

  static let mistakes = [
    Mistake(
      typed: "favourite colour, off",
      told: "You left out the kind: VoiceOver says “Switch button” after the name."
    ),
    Mistake(
      typed: "favorite color, switch button",
      told: "You left out the state: VoiceOver says “off” after the name."
    ),
    Mistake(
      typed: "switch button, off",
      told: "You left out the name: VoiceOver says “Favourite colour”."
    ),
    Mistake(
      typed: "Switch button, off, Favourite colour",
      told: "The words are right, but the order isn't: VoiceOver says the name first."
    ),
    Mistake(
      typed: "favourite colour, off, switch button",
      told: "The words are right, but the order isn't: VoiceOver says the kind before the state."
    ),
    Mistake(
      typed: "colour favourite, switch button, off",
      told: "The words are right, but the order isn't."
    ),
    Mistake(
      typed: "favourite colour, Link, off",
      told: "VoiceOver says “Switch button”, not “Link”."
    ),
    Mistake(
      typed: "Volume, switch button, off",
      told: "The kind is right, but the name isn't."
    ),
    Mistake(typed: "nothing", told: "VoiceOver isn't silent: it says something."),
    Mistake(typed: "favuorite colour, swich button, off", told: "Check the spelling."),
    Mistake(
      typed: "favourite colour, switch button, off, please",
      told: "VoiceOver doesn't say “please” here."
    ),
    Mistake(typed: "Lamp, heading", told: "You heard that before. Where is the cursor now?"),
    Mistake(
      typed: "Volume",
      told: "VoiceOver says something else here."
    ),
    Mistake(
      typed: "Volume, old switch button, off",
      told: "That isn't the name."
    ),
    Mistake(
      typed: "Volume, Adjustable",
      told: "The cursor is there, but VoiceOver says something else."
    ),
    Mistake(typed: "disabled", told: "VoiceOver says “off”, not “disabled”."),
    Mistake(typed: "toggle", told: "VoiceOver says “Switch button”, not “toggle”."),
  ]

  @Test("a wrong answer gets a reply about its mistake", arguments: mistakes)
  func wrong(_ row: Mistake) throws {
    let words = LessonWords(try Self.heard("swipe right"))
    let answer = LessonAnswer(row.typed)
    #expect(!words.isAnswered(by: answer))
    let mistake = WordsMistake(
      words: words,
      answer: answer,
      heardBefore: ["Lamp, Heading"],
      cursorWords: "Volume, Adjustable"
    )
    #expect(mistake.sentence.en == row.told)
  }

  static let labelMistakes = [
    ("Add button", "You left out the kind: VoiceOver says “Button” after the name."),
    ("Add, button", "VoiceOver says “Button” twice, because the name also contains the word."),
    ("button", "You left out the name: VoiceOver says “Add button”."),
    ("Add button, button, button", "VoiceOver says “button” only twice."),
    ("Add the button, button", "VoiceOver doesn't say “the” here."),
    ("Add button, it's a button", "VoiceOver doesn't say “it's” here."),
  ]

  @Test("a word counts as often as VoiceOver says it", arguments: labelMistakes)
  func often(_ typed: String, _ told: String) throws {
    let words = LessonWords(try Self.heard("last"))
    #expect(words.speech == ["Add button, Button"])
    #expect(words.isAnswered(by: LessonAnswer("Add button, button")))
    let answer = LessonAnswer(typed)
    #expect(!words.isAnswered(by: answer))
    #expect(WordsMistake(words: words, answer: answer, heardBefore: []).sentence.en == told)
  }

  @Test("a missing word and an extra one elsewhere are two mistakes")
  func elsewhere() throws {
    let words = LessonWords(try Self.heard("touch \"Day\""))
    let mistake = WordsMistake(
      words: words,
      answer: LessonAnswer("Day, Button, Link"),
      heardBefore: []
    )
    #expect(
      mistake.sentence.en
        == "You left out the selection: VoiceOver says “Selected” before the name."
        + " VoiceOver doesn't say “Link” here."
    )
  }

  @Test("the words of a line that is only shown aren't speech")
  func beside() throws {
    let words = LessonWords(try Self.heard("touch \"Open\"", "double tap"))
    #expect(words.speech == ["Inside"])
    for typed in ["activate, Inside", "~ sound: activate Inside"] {
      #expect(!words.isAnswered(by: LessonAnswer(typed)))
      #expect(words.isAnswered(withBesideBy: LessonAnswer(typed)))
    }
    let title = LessonAnswer("Room, Inside")
    #expect(!words.isAnswered(by: title) && !words.isAnswered(withBesideBy: title))
  }

  @Test("words for silence get a reply that doesn't give the answer away")
  func wordsAtSilence() throws {
    let words = LessonWords(try Self.heard("scrub"))
    let answer = LessonAnswer("Lamp")
    for (gesture, hint) in [
      ("swipe left", "Think about what's in the direction of the swipe."),
      ("touch", "Think about what's under the finger."),
      ("double tap", "Think about what the gesture does here."),
    ] {
      let made = try #require(GestureDefinition.named(gesture))
      let mistake = WordsMistake(words: words, answer: answer, heardBefore: [], gesture: made)
      #expect(mistake.sentence.en == "VoiceOver doesn't say that. \(hint)")
    }
  }

  struct Silence: Sendable, CustomTestStringConvertible {
    static let secret = ["swipe right 3", "double tap", "type \"2504\""]
    var typed: String
    var gestures: [String]
    var isRight: Bool
    var testDescription: String { "\(typed) after \(gestures.joined(separator: ", "))" }
  }

  static let silences = [
    Silence(typed: "~ sound: empty", gestures: ["touch 100 600"], isRight: true),
    Silence(typed: "empty", gestures: ["touch 100 600"], isRight: true),
    Silence(typed: "a sound", gestures: ["touch 100 600"], isRight: true),
    Silence(typed: "no sound", gestures: ["touch 100 600"], isRight: false),
    Silence(typed: "nothing", gestures: ["touch 100 600"], isRight: true),
    Silence(typed: "~ refused: dimmed", gestures: ["swipe right 2", "double tap"], isRight: true),
    Silence(typed: "dimmed", gestures: ["swipe right 2", "double tap"], isRight: true),
    Silence(typed: "~ value: ••••", gestures: Silence.secret, isRight: true),
    Silence(typed: "••••", gestures: Silence.secret, isRight: true),
    Silence(typed: "nothing", gestures: Silence.secret, isRight: true),
    Silence(typed: "no sound", gestures: Silence.secret, isRight: true),
    Silence(typed: "a sound", gestures: Silence.secret, isRight: false),
    Silence(typed: "sound", gestures: Silence.secret, isRight: false),
    Silence(typed: "2504", gestures: Silence.secret, isRight: false),
  ]

  @Test("for silence, the line that is shown is right, and a sound only where you hear one")
  func silent() throws {
    for row in Self.silences {
      let words = LessonWords(try Self.heard(row.gestures))
      #expect(words.speech.isEmpty)
      #expect(
        words.isAnswered(by: LessonAnswer(row.typed)) == row.isRight,
        "\(row.testDescription)"
      )
    }
  }

  @Test("chunks of one kind may change places, and no others")
  func orders() {
    let chunks = [
      LessonChunk("a", .label), LessonChunk("b", .value), LessonChunk("c", .value),
    ]
    let orders = LessonChunk.orders(of: chunks).map { $0.flatMap(\.words) }
    #expect(orders == [["a", "b", "c"], ["a", "c", "b"]])
  }

  @Test("spelling never makes different words the same")
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
