import EarshotLessons
import EarshotNotation
import TestSupport
import Testing

@testable import EarshotExercises

/// Names and announcements that have the right word, and may still say something else.
@Suite("What a name or an announcement says")
struct ExerciseClaimTests {
  /// Names for the control of an exercise.
  struct Names: Sendable, CustomTestStringConvertible {
    var exercise: String
    /// The text of the solution that each name replaces.
    var old: String
    var right: [String]
    var wrong: [String]
    var testDescription: String { exercise }
  }

  static let names = [
    Names(
      exercise: "file-name",
      old: "\"Close\"",
      right: [
        "Close this banner", "Close without saving", "Hide this", "No thanks", "Cancel and close",
        "Close the offer in the app", "Closes the offer", "Close, do not save",
      ],
      wrong: [
        "Don't close", "Never close", "Close glyph", "Close icon", "Close symbol",
        "Icon for closing", "Closed", "Offer closed", "Dismissed", "Close account", "Close the app",
        "Close this phone", "Do not close this", "Open", "Stop closing", "Undo close",
      ]
    ),
    Names(
      exercise: "nameless-button",
      old: "\"Share\"",
      right: [
        "Share with your phone contacts", "Share, but not publicly", "Send to a friend",
        "Share or print", "Share from this device",
      ],
      wrong: [
        "Share the app", "Stop sharing", "Cancel sharing", "Recommended", "Unshare", "Shared",
        "Share icon", "Without sharing", "Do not share", "Nobody to share with", "Sharing is off",
      ]
    ),
    Names(
      exercise: "label-in-hint",
      old: "\"Add and open the cart\"",
      right: ["Add everything and open the cart", "Add, then see the cart", "To the cart"],
      wrong: [
        "Empty the cart", "Clear the cart", "Leave the cart", "Don't add", "Added to the cart",
        "Remove from the cart", "Skip adding", "Save the cart for later", "Back to the cart",
      ]
    ),
    Names(
      exercise: "state-in-label",
      old: "\"Sound\"",
      right: [
        "Sound on this iPhone", "Sound without vibration",
        "Sound when a card arrives",
      ],
      wrong: [
        "No sound", "Mute the sound", "Turn off the sound", "Silence the sound", "Mute",
        "Sound active", "Soundless", "Disable sound",
      ]
    ),
    Names(
      exercise: "lonely-switch",
      old: "\"Extra cheese\"",
      right: ["Extra cheese, please", "Add cheese", "Cheese on top", "Cheese (not vegan)"],
      wrong: [
        "Without cheese", "Remove cheese", "No extra cheese", "Cheese symbol", "Less cheese",
        "Cheese yes", "Cheese-free",
      ]
    ),
    Names(
      exercise: "fake-button",
      old: "\"Pay now\"",
      right: ["Pay without an account", "Order and pay", "Buy", "Pay by phone"],
      wrong: ["Cancel the order", "Don't pay", "Pay symbol", "Empty the order", "Payment failed"]
    ),
    Names(
      exercise: "silent-change",
      old: "\"Details\"",
      right: ["Show or hide details", "Show details", "Show/hide ingredients", "Details below"],
      wrong: ["Hide details", "No details", "Details icon"]
    ),
    Names(
      exercise: "placeholder-only",
      old: "\"Email\"",
      right: ["Email, not your name", "Email of your account"],
      wrong: ["No email", "Email symbol"]
    ),
    Names(
      exercise: "role-in-label",
      old: "\"A pizza with basil\"",
      right: ["Basil pizza without cheese", "Pizza, cut in eight"],
      wrong: ["Pizza symbol", "Photo", "Photo of a pizza", "A pizza without basil"]
    ),
    Names(
      exercise: "same-names",
      old: "\"Remove soup\"",
      right: ["Take soup off the list", "Delete: soup"],
      wrong: [
        "Do not remove the soup", "Soup removed", "Undo remove soup", "Remove soup icon",
        "Remove soup and bread", "Remove bread, keep soup",
      ]
    ),
    Names(
      exercise: "de/file-name",
      old: "\"Schließen\"",
      right: [
        "Angebot schließen", "Schließen, ohne zu sichern", "Schließen und nicht speichern?",
        "Nein danke", "Weg damit",
      ],
      wrong: [
        "Nicht schließen", "Angebot nicht schließen", "Schließen-Symbol", "Schließsymbol",
        "App schließen", "Die App schließen", "Schließen abbrechen", "Symbol zum Schließen",
      ]
    ),
    Names(
      exercise: "de/nameless-button",
      old: "\"Teilen\"",
      right: ["Mit Freunden teilen", "Weitergeben", "Diese Pizza verschicken"],
      wrong: [
        "Nicht teilen", "Teilen abbrechen", "Geteilt", "Teilen-Icon", "Verschickt",
        "Das Teilen verbieten",
      ]
    ),
    Names(
      exercise: "de/label-in-hint",
      old: "\"In den Warenkorb\"",
      right: ["Zum Warenkorb", "Alles hinzufügen"],
      wrong: ["Warenkorb leeren", "Hinzugefügt", "Beläge nicht hinzufügen", "Warenkorb-Symbol"]
    ),
    Names(
      exercise: "de/state-in-label",
      old: "\"Ton\"",
      right: ["Ton bei Anrufen", "Töne abspielen"],
      wrong: ["Kein Ton", "Ton ausschalten", "Ton stummschalten"]
    ),
    Names(
      exercise: "de/lonely-switch",
      old: "\"Mehr Käse\"",
      right: ["Käse dazu", "Extra Käse"],
      wrong: ["Ohne Käse", "Käse weglassen", "Keinen Käse"]
    ),
    Names(
      exercise: "de/silent-change",
      old: "\"Einzelheiten\"",
      right: ["Einzelheiten zeigen", "Einzelheiten ein- und ausblenden"],
      wrong: ["Einzelheiten ausblenden", "Keine Einzelheiten"]
    ),
    Names(
      exercise: "de/fake-button",
      old: "\"Jetzt bezahlen\"",
      right: ["Bestellen und bezahlen", "Kaufen"],
      wrong: ["Nicht bezahlen", "Bezahlung abbrechen", "Bezahlt"]
    ),
  ]

  @Test("accepts a name only if all of it fits", arguments: names)
  func namesOfControls(_ row: Names) throws {
    let (exercise, solution) = try Self.exercise(row.exercise)
    try #require(solution.contains(row.old), "\(solution)")
    #expect(!row.right.isEmpty && !row.wrong.isEmpty)
    for (names, isRight) in [(row.right, true), (row.wrong, false)] {
      for name in names {
        let screen = solution.replacing(row.old, with: "\"\(name)\"")
        let problem = try Self.problem(of: exercise, screen)
        #expect((problem == nil) == isRight, "\(name): \(problem ?? "accepted")")
      }
    }
  }

  /// An announcement in the exercise `silent-change`, with its verdict.
  static let announcements: [(exercise: String, right: [String], wrong: [String])] = [
    (
      "silent-change",
      [
        "Details are shown below", "Details no longer hidden", "Ingredients: flour, tomato",
        "Expanded", "More below", "Flour, tomato, four cheeses", "Now visible",
      ],
      [
        "Details hidden", "No details available", "Order placed", "OK", "Done", "Loading",
        "Details couldn't be loaded", "Collapsed", "Closed", "Not available", "Details: none",
      ]
    ),
    (
      "de/silent-change",
      ["Ausgeklappt", "Zutaten: Mehl", "Jetzt sichtbar", "Nicht mehr verborgen"],
      ["Einzelheiten ausgeblendet", "Keine Einzelheiten", "Fertig", "Bestellt", "Eingeklappt"]
    ),
  ]

  @Test("accepts an announcement only if it says that something has appeared")
  func announced() throws {
    #expect(Self.announcements.count > 1)
    for row in Self.announcements {
      let (exercise, solution) = try Self.exercise(row.exercise)
      let old = "notify layoutChanged #details"
      try #require(solution.contains(old), "\(solution)")
      for (texts, isRight) in [(row.right, true), (row.wrong, false)] {
        for text in texts {
          let screen = solution.replacing(old, with: "announce \"\(text)\"")
          let problem = try Self.problem(of: exercise, screen)
          #expect((problem == nil) == isRight, "\(text): \(problem ?? "accepted")")
        }
      }
    }
  }

  /// The properties of the adjustable element in an exercise about values, with the verdict.
  static let values: [(exercise: String, properties: String, isRight: Bool)] = [
    ("no-value", "value: Medium\n    values: Quiet | Medium | Loud", true),
    ("no-value", "value: Loud\n    values: Loud | Medium | Quiet", false),
    ("no-value", "value: 5\n    values: 0 | 5 | 10", true),
    ("no-value", "value: 5\n    values: 10 | 5 | 0", false),
    ("no-value", "value: 50%\n    values: 100% | 50% | 0%", false),
    ("no-value", "value: Low\n    values: Low | High", true),
    ("no-value", "value: -5\n    values: -10 | -5 | 0", true),
    ("no-value", "value: Green\n    values: Red | Green | Blue", true),
    ("no-value", "value: leise\n    values: laut | leise | stumm", false),
  ]

  @Test("a swipe up has to make the value larger, if its words say which is larger")
  func directions() throws {
    #expect(Self.values.count > 8)
    for row in Self.values {
      let (exercise, solution) = try Self.exercise(row.exercise)
      try #require(solution.contains("range: 0...10"), "\(solution)")
      let screen = solution.replacing("range: 0...10", with: row.properties)
      let problem = try Self.problem(of: exercise, screen)
      #expect((problem == nil) == row.isRight, "\(row.properties): \(problem ?? "accepted")")
    }
  }

  @Test("values that come again by a double tap or an action don't end")
  func loops() throws {
    let (exercise, _) = try Self.exercise("endless-carousel")
    let start = "app \"Offers\"\n\nscreen offers \"Offers\"\n  header \"Offers\"\n"
    let offers = "    value: Dessert\n    values: Dessert | Lemonade | Salad\n"
    let ends = "    on activate when value is not Salad: advance self\n"
    let cases = [
      ("  button \"Offer of the day\"\n\(offers)    on activate: advance self\n", false),
      ("  text \"Offer of the day\"\n\(offers)    action \"Next\": advance self\n", false),
      ("  button \"Offer of the day\"\n\(offers)\(ends)", true),
    ]
    for (element, isRight) in cases {
      let problem = try Self.problem(of: exercise, start + element)
      #expect((problem == nil) == isRight, "\(element)\(problem ?? "accepted")")
    }
  }

  /// What is wrong with a screen, in sentences that are true of it.
  static let sentences: [(exercise: String, old: String, new: String, lines: [String])] = [
    (
      "grey-button", "button \"Mute\"", "button \"Mute, dimmed\"",
      [
        "Still wrong: you hear “Mute, dimmed, Button”: the label says “dimmed”, but the trait is still missing."
      ]
    ),
    (
      "grey-button", "    alpha: 0.3\n", "    hint: Not available now\n",
      [
        "Still wrong: you hear “Mute, Button”; only the hint says “Not available now”, and people "
          + "can turn off hints."
      ]
    ),
    (
      "grey-button", "  button \"Mute\" #mute\n    alpha: 0.3\n",
      "  switch off \"Speaker\"\n  button notEnabled \"Mute\" #mute\n",
      ["Right: The button says that it can't be used."]
    ),
    (
      "lonely-switch", "  text \"Extra cheese\" #name\n  switch off #cheese",
      "  switch off \"Extra cheese switch\" #cheese",
      [
        "Still wrong: you hear “Extra cheese switch, Switch button, off”: VoiceOver says the kind "
          + "of element, so leave out “switch”.",
        "Right: The row is one stop.",
      ]
    ),
    (
      "lonely-switch", "  text \"Extra cheese\" #name\n  switch off #cheese",
      "  switch off \"Extras\" #cheese",
      [
        "Still wrong: The name doesn't say what the switch is for (you hear “Extras, Switch button, "
          + "off”).",
        "Still wrong: no stop says “cheese”; one stop must say it.",
      ]
    ),
    (
      "endless-carousel",
      "  adjustable \"Offer of the day\" #offers\n    value: Dessert\n"
        + "    values: Dessert | Lemonade | Salad\n"
        + "    on increment when value is Salad: set value: Dessert\n",
      "  text \"Offer of the day\" #offers\n    value: Dessert\n",
      [
        "Still wrong: VoiceOver doesn't say “Lemonade” anywhere.",
        "You can reach #offers, but you can't do anything with it.",
      ]
    ),
    (
      "no-value",
      "  adjustable \"Volume\" #volume\n    on increment: announce \"Louder\"\n"
        + "    on decrement: announce \"Softer\"\n",
      "  stepper \"Volume\" #volume\n    range: 0...10\n",
      ["Still wrong: no stop on the first screen is adjustable."]
    ),
    (
      "placeholder-only", "    placeholder: Email\n",
      "    label when value is empty: Email\n    placeholder: Email\n",
      [
        "Still wrong: “Email” names the field only while it's empty; with text, the field has "
          + "no name."
      ]
    ),
    (
      "role-in-label", "Image of a pizza with basil", "Photo",
      [
        "Still wrong: you hear “Add button, Button”: VoiceOver says the kind of element, so leave "
          + "out “button”.",
        "Still wrong: you hear “Photo, Image”: “photo” says only the kind of element, which "
          + "VoiceOver says anyway.",
      ]
    ),
  ]

  @Test("says what is wrong where it is wrong, and nothing else")
  func says() throws {
    #expect(Self.sentences.count > 8)
    for row in Self.sentences {
      let (exercise, _) = try Self.exercise(row.exercise)
      try #require(exercise.screen.contains(row.old), "\(row.exercise): \(row.old)")
      let screen = exercise.screen.replacing(row.old, with: row.new)
      let source = SourceText(name: exercise.screenName, screen)
      let result = try #require(ExerciseResult(exercise, of: source))
      let lines = result.lines(hint: nil).map(\.text).dropLast()
      #expect(Array(lines) == row.lines, "\(row.exercise)")
    }
  }

  private static func exercise(_ name: String) throws -> (Exercise, solution: String) {
    let source = try ProjectFiles.source("Docs/Exercises/\(name).md")
    let exercise = try #require(Exercise.read(source).exercise)
    let solution = try ProjectFiles.source("Tests/Fixtures/exercises/\(name).screen")
    return (exercise, String(decoding: solution.utf8, as: UTF8.self))
  }

  private static func problem(of exercise: Exercise, _ screen: String) throws -> String? {
    let source = SourceText(name: exercise.screenName, screen)
    let result = try #require(ExerciseResult(exercise, of: source), "\(screen)")
    return result.phases.compactMap(\.problem).first
  }
}
