import EarshotLessons
import EarshotNotation
import TestSupport
import Testing

@testable import EarshotExercises

/// Screens that a learner has translated.
@Suite("Repairs in a language that Earshot has no exercises in")
struct ExerciseTranslationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var exercise: String
    var screen: String
    /// The lines without the hint and the count.
    var lines: [String]
    var testDescription: String { "\(exercise): \(lines.first ?? "")" }
  }

  private static let unjudged =
    "Earshot can't judge names in the app's language, 'fr', so it tested only what the screen does."
  private static let pizza = """
    app "Pizza"
      language: fr

    screen pizza "Ma pizza"
      header "Ma pizza"
      text "Quatre fromages, 425 roubles"
      button "Partager" #share
        on activate: announce "Partagé"

    """
  private static let offer = """
    app "Angebot"
      language: de

    screen offer "Angebot"
      header "Zwei für eins"
      text "Jeden Dienstag"
      button "Angebot schließen" #close
        on activate: announce "Angebot geschlossen"

    """

  static let cases = [
    Case(
      exercise: "nameless-button",
      screen: pizza,
      lines: ["Right: The button says that it shares.", unjudged]
    ),
    Case(
      exercise: "nameless-button",
      screen: pizza.replacing(" \"Partager\"", with: ""),
      lines: ["Still wrong: you hear “bouton”: the element has no label.", unjudged]
    ),
    Case(
      exercise: "nameless-button",
      screen: pizza.replacing("announce \"Partagé\"", with: "play \"pop\""),
      lines: ["Still wrong: no control makes VoiceOver say “Shared”.", unjudged]
    ),
    Case(
      exercise: "nameless-button",
      screen: pizza.replacing(", 425 roubles", with: ""),
      lines: ["Still wrong: “Four Cheese, 425 roubles” is no longer on the screen.", unjudged]
    ),
    Case(
      exercise: "de/file-name",
      screen: offer,
      lines: [
        "Richtig: Die Taste sagt, was sie tut.",
        "Auch andere Texte hast du anders geschrieben; Earshot hat nur ihre Stellen verglichen.",
      ]
    ),
    Case(
      exercise: "de/file-name",
      screen: offer.replacing("Angebot schließen", with: "Angebot nicht schließen"),
      lines: [
        "Noch falsch: Du hörst „Angebot nicht schließen, Taste“: Mit „nicht“ sagt es das Gegenteil "
          + "von dem, was es tut."
      ]
    ),
    Case(
      exercise: "de/file-name",
      screen: offer.replacing("  text \"Jeden Dienstag\"\n", with: ""),
      lines: ["Noch falsch: „Zwei zum Preis von einer“ ist nicht mehr da."]
    ),
    // On an English screen, the other texts stay.
    Case(
      exercise: "nameless-button",
      screen: pizza.replacing("  language: fr\n", with: ""),
      lines: ["Still wrong: no control makes VoiceOver say “Shared”."]
    ),
  ]

  @Test("are judged by what they do, and the output says so", arguments: cases)
  func translated(_ row: Case) throws {
    let source = try ProjectFiles.source("Docs/Exercises/\(row.exercise).md")
    let exercise = try #require(Exercise.read(source).exercise)
    let screen = SourceText(name: exercise.screenName, row.screen)
    let result = try #require(ExerciseResult(exercise, of: screen))
    #expect(Array(result.lines(hint: nil).map(\.text).dropLast()) == row.lines)
  }
}
