import EarshotLessons
import EarshotNotation
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotExercises

/// What a learner is told about a screen that isn't right yet.
@Suite("Sentences about a learner's screen")
struct ExerciseSentenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var exercise: String
    var old: String
    var new: String
    /// The lines without hints, effort, and the count.
    var lines: [String]
    var testDescription: String { lines.first ?? exercise }
  }

  static let cases = [
    // A view that nobody sees silences the screen, and three checks fail for one reason.
    Case(
      exercise: "leaking-overlay",
      old: "  view #overlay\n",
      new: "  view #overlay\n    viewIsModal: true\n",
      lines: [
        "Still wrong: on line 9, this modal view is hidden, so VoiceOver reaches neither the view nor the views beside it."
      ]
    ),
    Case(
      exercise: "de/leaking-overlay",
      old: "  view #overlay\n",
      new: "  view #overlay\n    viewIsModal: true\n",
      lines: [
        "Noch falsch: „earshot audit“ zu Zeile 10: Mach einen View nur modal, solange man ihn sieht."
      ]
    ),
    Case(
      exercise: "silent-change",
      old: "    hidden: true\n",
      new: "",
      lines: [
        "Still wrong: “Flour, tomato, four cheeses” is on the screen from the start, so nothing opens it."
      ]
    ),
    Case(
      exercise: "silent-change",
      old: "show #details",
      new: "announce \"Details\"",
      lines: [
        "Still wrong: no gesture reaches anything that opens “Flour, tomato, four cheeses”."
      ]
    ),
    Case(
      exercise: "de/role-in-label",
      old: "  image \"Bild einer Pizza",
      new: "  text \"Pizza",
      lines: [
        "Noch falsch: Du hörst „Hinzufügen-Taste, Taste“: VoiceOver sagt von selbst, was für ein "
          + "Element es ist, also lass „taste“ weg.",
        "Noch falsch: Kein Element auf dem ersten Bildschirm ist ein Bild.",
      ]
    ),
    Case(
      exercise: "role-in-label",
      old: "  button \"Add button\"",
      new: "  text \"Add\"",
      lines: [
        "Still wrong: you hear “Add”, but not that the element is a button.",
        "Still wrong: you hear “Image of a pizza with basil, Image”: VoiceOver says the kind of "
          + "element, so leave out “image”.",
      ]
    ),
    Case(
      exercise: "decoration",
      old: "  image #leaves",
      new: "  text \"Leaves\"",
      lines: ["Still wrong: VoiceOver still stops at “Leaves”."]
    ),
    Case(
      exercise: "decoration",
      old: "  image #leaves",
      new: "  header \"Menu\"",
      lines: ["Still wrong: VoiceOver still stops at “Order, Button”."]
    ),
  ]

  @Test("are true, name the cause, and come once", arguments: cases)
  func sentences(_ row: Case) throws {
    let source = try ProjectFiles.source("Docs/Exercises/\(row.exercise).md")
    let exercise = try #require(Exercise.read(source).exercise)
    #expect(exercise.screen.contains(row.old))
    let screen = exercise.screen.replacing(row.old, with: row.new)
    let result = try #require(
      ExerciseResult(exercise, of: SourceText(name: exercise.screenName, screen))
    )
    let lines = result.lines(hint: nil).map(\.text)
    #expect(Array(lines.prefix(row.lines.count)) == row.lines)
    #expect(
      lines.count { $0.contains("till wrong") || $0.contains("och falsch") } == row.lines.count
    )
  }

  /// Repairs that learners find, whose praise names a kind that the control doesn't have.
  static let praise = [
    ("fake-button", "  text \"Pay now\"", "  link \"Pay now\"", ["button"]),
    ("de/fake-button", "  text \"Jetzt bezahlen\"", "  link \"Jetzt bezahlen\"", ["Taste"]),
    ("click-here", "  link \"Click here\"", "  button \"Opening hours\"", ["link"]),
    ("de/click-here", "  link \"Hier klicken\"", "  button \"Öffnungszeiten\"", ["Link"]),
  ]

  @Test("praise names no kind that a right repair can lack", arguments: praise)
  func praises(_ name: String, _ old: String, _ new: String, _ words: [String]) throws {
    let exercise = try #require(
      Exercise.read(try ProjectFiles.source("Docs/Exercises/\(name).md")).exercise
    )
    #expect(exercise.screen.contains(old))
    let screen = exercise.screen.replacing(old, with: new)
    let result = try #require(
      ExerciseResult(exercise, of: SourceText(name: exercise.screenName, screen))
    )
    let text = result.lines(hint: nil).map(\.text).joined(separator: "\n")
    #expect(result.isDone, "\(text)")
    #expect(!words.contains { text.contains($0) }, "\(text)")
  }

  @Test("a name in the other language of the exercises is as good, so lists share words")
  func otherLanguage() throws {
    var compared = 0
    for (english, german) in zip(ExerciseTests.englishPaths, ExerciseTests.germanPaths) {
      let lists = try [english, german].map { path in
        try #require(Exercise.read(try ProjectFiles.source(path)).exercise).checks
          .flatMap(\.requirements).compactMap(\.words)
      }
      #expect(lists[0].count == lists[1].count, "\(german)")
      // What is shown on the button has to be said, in its own language.
      if english.hasSuffix("unsayable-name.md") { continue }
      for (first, second) in zip(lists[0], lists[1]) {
        compared += 1
        #expect(!Set(first).isDisjoint(with: second), "\(german): \(second)")
      }
    }
    #expect(compared >= 20)
  }

  @Test("a control with several kinds isn't praised as one of them")
  func kinds() throws {
    let words = ["button": ["button", "Taste"], "link": ["link", "Link"]]
    var judged = 0
    for path in ExerciseTests.paths {
      let exercise = try #require(Exercise.read(try ProjectFiles.source(path)).exercise)
      for check in exercise.checks {
        guard let roles = check.requirements.compactMap({ $0.severalRoles }).first else { continue }
        judged += 1
        let named = roles.flatMap { words[$0] ?? [] }
        #expect(!named.contains { check.done.contains($0) }, "\(path): \(check.done)")
      }
    }
    #expect(judged >= 6)
  }
}

extension ExerciseRequirement {
  /// The words that a name can have.
  fileprivate var words: [String]? {
    guard case .named(let words) = kind else { return nil }
    return words
  }

  /// The kinds, if a control may have one of several.
  fileprivate var severalRoles: [String]? {
    guard case .role(let roles) = kind, roles.count > 1 else { return nil }
    return roles
  }
}
