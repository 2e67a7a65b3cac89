import EarshotNotation
import EarshotSession
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotLessons

/// A German lesson's answers to learners' questions, for every sample app and not only for lessons.
@Suite("Answers of ':why', ':what', and ':where'")
struct GermanAnswersLaws {
  static let paths = ProjectFiles.paths(in: "Screens", endingIn: ".screen")
  private static let questions = [":why", ":what", ":where"]
  private static let gestures = [
    "swipe right", "swipe up", "double tap", "three-finger swipe up", "scrub",
    "two-finger double tap",
  ]

  @Test(
    "are German wherever a walk goes in a sample app",
    arguments: Effort.share(of: paths, atLeastOneIn: 8)
  )
  func german(_ path: String) throws {
    let source = try ProjectFiles.source(path)
    // Parts of an app aren't apps.
    guard let document = AppDocument.read([source]).document else { return }
    var session = Session(document)
    _ = session.run("start")
    var asked = 0
    for stop in 0..<24 {
      let gesture = stop % 3 > 0 ? "swipe right" : Self.gestures[stop / 3 % Self.gestures.count]
      _ = session.run(gesture)
      for question in Self.questions {
        for line in session.run(question).lines where line.hasPrefix("# ") {
          let words = String(line.dropFirst(2))
          #expect(SessionWording.row(words) != nil, "\(gesture), \(question): \(words)")
          asked += 1
        }
      }
    }
    #expect(asked > 72)
  }

  /// The answers of `:what` that no sample app leads to, and those of `:why` about readings and
  /// refusals.
  private static let rows: [(english: String, german: String)] = [
    (
      "swipe right: goes to the button that plays the chart",
      "swipe right: zur Taste, die das Diagramm abspielt"
    ),
    ("swipe left: goes to the heading", "swipe left: zur Überschrift"),
    (
      "pass through right, pass through left: moves from point to point",
      "pass through right, pass through left: geht die Punkte entlang"
    ),
    ("chart details: at the button", "Einzelheiten des Diagramms: auf der Taste"),
    ("chart details: at the heading", "Einzelheiten des Diagramms: auf der Überschrift"),
    ("two-finger double tap: begins dictation", "two-finger double tap: beginnt ein Diktat"),
    ("scrub: puts back \"Milk\"", "scrub: legt zurück: \"Milk\""),
    ("return: stops editing \"Plate\"", "return: beendet das Bearbeiten von \"Plate\""),
    ("swipe up or down: zooms in or out", "swipe up or down: vergrößert oder verkleinert"),
    (
      "double tap: deletes the last character of \"PIN\"; pauses the app's own speech",
      "double tap: löscht das letzte Zeichen von \"PIN\"; hält ihre eigene Sprache an"
    ),
    (
      "note: a voice may read \"1m\" as \"1 meter\" [observed], a comma as a pause [choice]",
      "Anmerkung: eine Stimme liest vielleicht \"1m\" als \"1 meter\" [gehört], ein Komma als Pause [Annahme]"
    ),
    (
      "read \"1m\" as \"1 meter\": the readings style writes symbols the way people have heard "
        + "voices read them [observed]",
      "gelesen \"1m\" als \"1 meter\": im Stil „readings“ stehen Zeichen so da, wie jemand Stimmen sie "
        + "lesen hörte [gehört]"
    ),
  ]

  @Test("have the words of the table", arguments: rows)
  func words(_ row: (english: String, german: String)) {
    #expect(SessionWording.row(row.english)?[.german] == row.german)
  }
}
