@testable import EarshotLines
import EarshotFocusEngine
import EarshotModel
import EarshotSimulatedApp
import TestSupport

@testable import EarshotComposer
@testable import EarshotSession

/// The page Docs/Fidelity.md: every rule with its evidence, what is left out, what nobody knows.
enum FidelityPage {
  static let path = "Docs/Fidelity.md"

  /// A table of rules as the page shows it.
  struct Table: Sendable {
    /// What the rules are about.
    let heading: String
    /// What the table is called in the code.
    let name: String
    /// The folder that has the table, and files that apply its rules.
    let folder: String
    /// Other folders whose files apply them.
    var others: [String] = []
    /// The rules with their names.
    let rules: [(name: String, rule: Rule)]
  }

  /// The tables of rules, from what is heard to what happens.
  static let tables = [
    Table(
      heading: "What is said",
      name: "SpeechRule",
      folder: "Sources/EarshotComposer",
      rules: SpeechRule.allCases.map { ("\($0)", $0.rule) }
    ),
    Table(
      heading: "In whose words",
      name: "KnownLanguage",
      folder: "Sources/EarshotComposer",
      rules: KnownLanguage.allCases.map { ("\($0)", $0.vocabulary.rule) }
    ),
    Table(
      heading: "Where the cursor goes",
      name: "FocusRule",
      folder: "Sources/EarshotFocusEngine",
      rules: FocusRule.allCases.map { ("\($0)", $0.rule) }
    ),
    Table(
      heading: "What an app does by itself",
      name: "AppRule",
      folder: "Sources/EarshotSimulatedApp",
      rules: AppRule.allCases.map { ("\($0)", $0.rule) }
    ),
    Table(
      heading: "What is heard in the course of a session",
      name: "SessionRule",
      folder: "Sources/EarshotSession",
      others: ["Sources/EarshotLines", "Sources/EarshotReadOut"],
      rules: SessionRule.allCases.map { ("\($0)", $0.rule) }
    ),
  ]

  /// The page as the code makes it.
  static var text: String {
    ([head, ObservedRate.text, counts] + tables.map(text) + [notSimulated, openQuestions])
      .joined(separator: "\n")
  }

  private static func text(of table: Table) -> String {
    """
    ## \(table.heading)

    `\(table.name)` in `\(table.folder)`.

    | name | rule | source | kind | how sure |
    | --- | --- | --- | --- | --- |
    \(table.rules.map { row($0.name, $0.rule) }.joined())
    """
  }

  private static func row(_ name: String, _ rule: Rule) -> String {
    let kinds = Evidence.kinds(in: rule.source)
    let isChoice = rule.source.hasPrefix("our choice")
    var sure = (isChoice ? .choice : kinds.first)?.certainty ?? "?"
    if !isChoice, kinds.contains(.choice) { sure += "; in part our choice" }
    let words = kinds.map(\.words).joined(separator: ", ")
    let cells = ["`\(name)`", rule.sentence, rule.source, words, sure]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }
}

// How many rules rest on what.
extension FidelityPage {
  /// The kinds of evidence of a rule, the best first; what begins with our choice is a choice.
  private static func kinds(of rule: Rule) -> [Evidence] {
    let kinds = Evidence.kinds(in: rule.source)
    guard rule.source.hasPrefix("our choice") else { return kinds }
    return [.choice] + kinds.filter { $0 != .choice }
  }

  private static var counts: String {
    let rules = tables.flatMap(\.rules).map { kinds(of: $0.rule) }
    let rows = Evidence.allCases.compactMap { kind -> String? in
      let best = rules.count { $0.first == kind }
      let named = rules.count { $0.contains(kind) }
      return named == 0 ? nil : "| \(kind.words) | \(best) | \(named) |\n"
    }
    return """
      ## How much rests on what

      \(rules.count) rules, by the best evidence that each names, and by all that it names.

      | kind | rests on it | names it |
      | --- | --- | --- |
      \(rows.joined())
      """
  }
}

// What stands around the tables.
extension FidelityPage {
  private static let head = """
    # Fidelity

    How faithful is what Earshot says? Every rule names its evidence, and this page lists them all. A rule is a value in
    the code: search the sources for its name to see where it is applied, and the tests for its words to see what fails
    without it. [Evidence.md](Evidence.md) explains the names of the sources and the kinds of evidence. If a rule names several
    kinds, the first one says how sure it is. A rule whose source begins with “our choice” remains a choice, whatever it was
    modeled on.

    A test writes this page from the tables of rules, and fails if the two differ. After you change a rule, run

    ```
    EARSHOT_WRITE_DOCS=1 swift test --filter FidelityLaws
    ```

    The test rewrites the page and still fails, so that it can't pass by itself. Then read what changed.

    """

  private static var notSimulated: String {
    let gestures = GestureDefinition.all.filter { !$0.isSimulated }.map {
      "- `\($0.words)` (\($0.fingers)): \($0.effect)\n"
    }
    let settings = Setting.notSimulated.map { "`\($0)`" }.joined(separator: ", ")
    return """
      ## Not simulated

      These gestures are known and answer `~ refused: not simulated`:

      \(gestures.joined())
      These settings of VoiceOver aren't simulated either: \(settings), and `navigation grouped`, where swipes go from group to group.

      Besides gestures and settings, Earshot leaves these out:

      \(left.map { "- \($0)\n" }.joined())
      """
  }

  private static let left = [
    "Misspelled words on the rotor: nothing here checks spelling.",
    "Automatic descriptions of images, and text that is found in them.",
    "How a voice reads numbers, signs and capitals: the line shows them as they are written, `:why` notes it.",
    "The voice itself: volume and pitch are recorded and change nothing; the rate decides only how long speech lasts.",
    "The phone's other sound: audio ducking, calls, music; how VoiceOver's sounds and haptics feel.",
    "The onscreen keyboard and its typing modes, standard, touch and direct touch: `type` enters a text, whatever the keys.",
    "Predictions, autocorrection and what is said of them.",
    "Writing by hand and Braille screen input; Braille displays and what they show.",
    "The status bar, Control Center, the notifications, the app switcher, the Home gesture: there is one app, and nothing around it.",
    "VoiceOver's quick settings, and the settings that `:settings` does not list.",
    "Labels of the user's own, and what they change in the rotor and the item chooser.",
    "Grouped navigation, and the containers that it enters and leaves.",
    "The caption panel, the large cursor and whatever else VoiceOver shows.",
    "Web content by itself: what browsers make of a page; an outline says what is there.",
    "Activities: sets of settings for one app.",
    "The priority by which SwiftUI sorts; outlines give the order themselves.",
    "The moment that a device needs after a change of layout before it speaks an announcement.",
    "What iOS gets wrong: the place of a table's last cell, the text of an image that is said twice.",
    "Keys without a gesture: searches by a letter such as VO+Command+H, the trackpad.",
    "Voice Control, Switch Control, Full Keyboard Access and its focus.",
  ]

  private static let openQuestions = """
    ## Open questions

    No source answers these. Anyone with a device can settle one, and the rule with it:

    \(questions.map { "- \($0)\n" }.joined())
    """

  private static let questions = [
    "Which capitals and commas does the English caption panel show?",
    "What are the sounds of the system called?",
    "What exactly do the item chooser, the label dialog and the switch for speech say?",
    "Where among the items does a phone put the element that closes a menu or a popover, and does it have a hint?",
    "What is said of a link inside a text that the rotor finds, and of the text that holds it?",
    "What does a phone say of an indeterminate progress, and of a date picker in its compact style?",
    "What is heard where dictation ends?",
    "What is heard at the end of a native landmark?",
    "What does a custom rotor say where it ends, and what is Zoom called in the rotor?",
    "How does grouped navigation work in detail?",
    "Which of the app's directions does the command Scroll Right stand for?",
    "Is a value that equals the label left out?",
    "How long are the pauses before hints and between utterances?",
    "Which containers besides tab bars and segments number what is inside?",
    "Where does focus go on a device after a push, after going back, after a dismissal and on a tab? Sources disagree; settings take sides.",
    "Does an alert say the word Alert when it appears, as testers report, and where?",
    "Does a field with nothing in it say its insertion point at the start or at the end?",
    "Are the capitals of Selected and Adjustable heard as such, which iOS 27 gives tests in lower case?",
    "If one command deletes several characters, in which order are they heard?",
    "What are the words and hints for expanded and collapsed in native apps?",
    "Where is focus on a tab that you come back to?",
    "What does the real voice say in German and Russian, and for every empty cell of the other languages?",
    "Does a hidden modal view still silence its siblings on a device?",
    "From which distance on are two rows separate on an iPad, between 8 and 25 points?",
    "How are 64 and more siblings sorted where their frames contradict each other?",
  ]
}
