import EarshotNotation
import Testing

@testable import EarshotLessons
@testable import EarshotSession
@testable import EarshotTranscripts

/// Answers of people who tell what the phone does, with words around VoiceOver's.
@Suite("Answers that tell what happens")
struct ToldAnswersTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The gestures after the start; the question is about the last one.
    var gestures: [String]
    var right: [String]
    var wrong: [String]
    var testDescription: String { gestures.joined(separator: ", ") }
  }

  static let cases = [
    // The cursor stays, with a sound, and VoiceOver repeats the element.
    Case(
      gestures: ["swipe left"],
      right: [
        "boundary sound and then Tea, Button", "a thud, then tea button", "tea, button again",
        "Tea Button once more", "einen Ton und dann Tea, Button",
        "ein dumpfer Ton, dann Tea, Button", "thud, tea, button", "Tea, Button, nochmal",
      ],
      wrong: [
        "boundary sound and then Coffee, Button", "nothing, then Tea", "no sound, then Coffee",
        "again", "click, then Coffee, Button", "and then", "einen Ton und dann Kaffee, Taste",
      ]
    ),
    // There is nothing to scrub away.
    Case(
      gestures: ["swipe right", "scrub"],
      right: [
        "einen Ton, dass es nicht weitergeht", "a sound, because there is nothing to leave",
        "only a thud because it is the end", "einen dumpfen Ton, weil nichts offen ist",
      ],
      wrong: ["Coffee, because the cursor is there", "kein Ton, weil nichts offen ist"]
    ),
  ]

  private static let screen = """
    screen drinks "Drinks"
      button "Tea"
      button "Coffee"

    """

  @Test("accepts the sound before the words, and a reason after it", arguments: cases)
  func told(_ row: Case) throws {
    let reading = AppDocument.read([SourceText(name: "drinks.screen", Self.screen)])
    var session = Session(try #require(reading.document))
    session.run("start")
    var response = session.run("wait 0s")
    for gesture in row.gestures { response = session.run(gesture) }
    let words = LessonWords(response)
    #expect(words.hasSound)
    for (answers, isRight) in [(row.right, true), (row.wrong, false)] {
      for answer in answers {
        #expect(words.isAnswered(by: LessonAnswer(answer)) == isRight, "\(answer)")
      }
    }
  }

  @Test("a finger that someone puts on an element is a touch, in the question's own words")
  func touches() throws {
    let text = "screen a \"A\"\n  button \"Bei den Nachbarn klingeln\"\n  button \"Zahlen\"\n"
    let reading = AppDocument.read([SourceText(name: "a.screen", text)])
    var session = Session(try #require(reading.document))
    session.run("start")
    let touch = "touch \"Bei den Nachbarn klingeln\""
    let typed = [
      "Finger auf Bei den Nachbarn klingeln legen", "einen Finger auf die Nachbarn legen",
      "Leg einen Finger auf Bei den Nachbarn klingeln", "finger on Bei den Nachbarn klingeln",
    ]
    for line in typed {
      #expect(TypedGesture(line, in: session)?.gesture == touch, "\(line)")
    }
    #expect(TypedGesture("Finger auf den Tisch legen", in: session)?.gesture == nil)
  }

  /// Gestures with the person who makes them.
  static let subjectsAndGestures = [
    ("I would swipe right", "swipe right"), ("I'd swipe right.", "swipe right"),
    ("you have to double tap", "double tap"), ("ich würde nach rechts wischen", "swipe right"),
    ("Man muss doppeltippen", "double tap"), ("du musst nach links streichen", "swipe left"),
  ]

  @Test("a gesture is the same, no matter who makes it", arguments: subjectsAndGestures)
  func subjects(_ typed: String, _ gesture: String) throws {
    let reading = AppDocument.read([SourceText(name: "drinks.screen", Self.screen)])
    let session = Session(try #require(reading.document))
    #expect(TypedGesture(typed, in: session)?.gesture == gesture)
    #expect(TypedGesture("I would", in: session)?.gesture == nil)
  }
}
