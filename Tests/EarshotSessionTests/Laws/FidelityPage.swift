@testable import EarshotLines
import EarshotFocusEngine
import EarshotModel
import EarshotSimulatedApp
import EarshotVoiceControl
import TestSupport

@testable import EarshotComposer
@testable import EarshotSession

/// The page Docs/Fidelity.md: every rule with its evidence, the omissions, and the open questions.
enum FidelityPage {
  static let path = "Docs/Fidelity.md"

  /// A table of rules as the page shows it.
  struct Table: Sendable {
    /// The subject of the rules.
    let heading: String
    /// The name of the table in the code.
    let name: String
    /// The folder that has the table, and files that apply its rules.
    let folder: String
    /// Other folders whose files apply them.
    var others: [String] = []
    /// Whether the rules describe a phone; if not, they describe how Earshot itself works.
    var isAboutPhones = true
    /// The rules with their names.
    let rules: [(name: String, rule: Rule)]

    /// Whether a rule without evidence is a guess about a phone, and not a decision about Earshot,
    /// which such a rule's sentence names.
    func isClaim(_ rule: Rule) -> Bool { isAboutPhones && !rule.sentence.contains("Earshot") }
  }

  /// The tables of rules, from speech to events.
  static let tables = [
    Table(
      heading: "What VoiceOver says",
      name: "SpeechRule",
      folder: "Sources/EarshotComposer",
      rules: SpeechRule.allCases.map { ("\($0)", $0.rule) }
    ),
    Table(
      heading: "The words of each language",
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
      heading: "What an app does on its own",
      name: "AppRule",
      folder: "Sources/EarshotSimulatedApp",
      isAboutPhones: false,
      rules: AppRule.allCases.map { ("\($0)", $0.rule) }
    ),
    Table(
      heading: "What you hear during a session",
      name: "SessionRule",
      folder: "Sources/EarshotSession",
      others: ["Sources/EarshotLines", "Sources/EarshotReadOut"],
      isAboutPhones: false,
      rules: SessionRule.allCases.map { ("\($0)", $0.rule) }
    ),
    Table(
      heading: "What Voice Control does",
      name: "VoiceRule",
      folder: "Sources/EarshotVoiceControl",
      others: ["Sources/EarshotSession", "Sources/EarshotFocusEngine"],
      rules: VoiceRule.allCases.map { ("\($0)", $0.rule) }
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
    \(table.rules.map { row($0.name, $0.rule, isClaim: table.isClaim($0.rule)) }.joined())
    """
  }

  /// Whether the project is a rule's only source.
  private static func isOurs(_ rule: Rule) -> Bool {
    let weight = Evidence.weight(of: rule.source)
    return weight == .choice && !Evidence.kinds(in: rule.source).contains(.article)
  }

  private static func row(_ name: String, _ rule: Rule, isClaim: Bool) -> String {
    let kinds = Evidence.kinds(in: rule.source)
    let isChoice = rule.source.hasPrefix("our choice")
    var sure = (isChoice ? .choice : kinds.first)?.certainty ?? "?"
    if !isChoice, kinds.contains(.choice) { sure += "; in part our choice" }
    if isOurs(rule), !isClaim { sure = "the design of Earshot; no claim about a phone" }
    if isOurs(rule), isClaim, isChoice { sure = "a guess at what a phone does" }
    let words = kinds.map(\.words).joined(separator: ", ")
    let cells = ["`\(name)`", rule.sentence, rule.source, words, sure]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }
}

// The number of rules for each kind of evidence.
extension FidelityPage {
  /// The kinds of evidence for a rule, with the best first; if a source begins with “our choice”,
  /// it is a choice.
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
    let ours = tables.flatMap { table in
      table.rules.filter { isOurs($0.rule) }.map {
        (rule: $0.rule, isClaim: table.isClaim($0.rule))
      }
    }
    let claims = ours.filter(\.isClaim)
    let guesses = claims.count { $0.rule.source.hasPrefix("our choice") }
    return """
      ## How much evidence there is

      This page has \(rules.count) rules. The first count assigns each rule to its best evidence. The second counts every kind of evidence that a rule names.

      | kind | best evidence | all evidence |
      | --- | --- | --- |
      \(rows.joined())
      For \(ours.count) rules, the project itself is the only source. Of these, \(ours.count - claims.count) describe how Earshot itself works and make no claim about a phone. Another \(guesses) are guesses at what a phone does. The design pages explain the other \(claims.count - guesses) and name their sources.

      """
  }
}

// The text around the tables.
extension FidelityPage {
  private static let head = """
    # Fidelity

    How faithful is Earshot? This page lists all its rules with their evidence. Each rule has a name in the code. Search the
    sources for the name to see where the rule applies, and search the tests for the words of the rule to see what fails
    without it. [Evidence.md](Evidence.md) explains the names of the sources and the kinds of evidence. If a rule names
    several kinds, the first one shows how sure the rule is. A rule whose source begins with “our choice” remains a choice,
    even if we modeled it on something. A choice about a phone is a guess. A choice about how Earshot itself works is part
    of its design, and a phone can't contradict it.

    To change a rule, edit its sentence or its source on this page. The program contains the page and reads both from it.
    The German sentences are in [Fidelity.de.md](Fidelity.de.md). A test writes everything else. It fails if the page is
    out of date, or if a rule in the code has no row. After you change a rule, run

    ```
    EARSHOT_WRITE_DOCS=1 swift test --filter FidelityLaws
    ```

    The test rewrites the page but fails this time, so you don't miss the change. Then read what changed.

    """

  private static var notSimulated: String {
    let gestures = GestureDefinition.all.filter { !$0.isSimulated }.map {
      "- `\($0.words)` (\($0.fingers)): \($0.effect)\n"
    }
    let settings = Setting.notSimulated.map { "`\($0)`" }.joined(separator: ", ")
    return """
      ## Not simulated

      Earshot knows these gestures and answers `~ refused: not simulated`:

      \(gestures.joined())
      Earshot doesn't simulate these settings of VoiceOver either: \(settings), and `navigation grouped`, with which swipes move from group to group.

      Besides these gestures and settings, Earshot leaves out the following:

      \(left.map { "- \($0)\n" }.joined())
      """
  }

  private static let unsimulatedPhrases = PhraseDefinition.all
    .filter { $0.example == .unsimulated }.map { "“\($0.guide)”" }.joined(separator: ", ")

  private static let left = [
    "Misspelled words in the rotor: Earshot doesn't check spelling.",
    "Image recognition: a screen file says what VoiceOver would recognize, and Earshot doesn't recognize anything itself.",
    "How a voice reads numbers, signs, and capitals: a session shows them as written, and `:why` describes the reading. `--style readings` prints the readings that a source shows.",
    "The voice itself: without `--voice` or `--audio`, volume and pitch have no effect, and the rate decides only how long speech lasts.",
    "The phone's other sounds, such as keyboard clicks, and the feel of VoiceOver's sounds and haptics.",
    "The onscreen keyboard and its typing modes (standard, touch, and direct touch): `type` enters text, regardless of the keyboard.",
    "Predictions, autocorrection, and the speech for them.",
    "Handwriting, Braille screen input, and Braille displays.",
    "The status bar, Control Center, the notifications, the app switcher, and the Home gesture: there's only one app.",
    "VoiceOver's quick settings, and the settings that `:settings` doesn't list.",
    "Labels that the user adds, and their effects on the rotor and the item chooser.",
    "Grouped navigation, and the containers that it enters and leaves.",
    "The caption panel, the large cursor, and everything else that VoiceOver shows.",
    "Web pages as browsers present them: a screen file contains the elements themselves.",
    "Activities: sets of settings for one app.",
    "SwiftUI's sort priority: a screen file gives the order itself.",
    "The time that a device needs after a layout change before it can say an announcement.",
    "The mistakes of iOS, such as the place of a table's last cell, and an image whose text VoiceOver says twice.",
    "Keys that don't correspond to a gesture, such as VO+Command+H for a search, and the trackpad.",
    "Phrases to which the system or Voice Control itself responds: \(unsimulatedPhrases).",
    "Voice Control's command recorder, vocabulary, Spelling mode, Flexible Item Names, sounds, and hints; its phrases in other languages; overlays that fade; and the recognition of recorded speech.",
    "Switch Control, and Full Keyboard Access with its focus.",
  ]

  private static let openQuestions = """
    ## Open questions

    No source answers these questions. Anyone with a device can answer one and settle its rule:

    \(questions.map { "- \($0)\n" }.joined())
    """

  private static let questions = [
    "Which capitals and commas does the English caption panel show?",
    "What does the system call its sounds?",
    "What exactly does VoiceOver say in the item chooser, in the label dialog, and when speech turns off or on?",
    "Where among the items does a phone put the element that closes a menu or a popover, and does that element have a hint?",
    "When the rotor finds a link inside text, what does VoiceOver say for the link and for the text around it?",
    "What does a phone say for indeterminate progress, and for a date picker in its compact style?",
    "What do you hear when dictation ends?",
    "What do you hear at the end of a native landmark?",
    "What does VoiceOver say at the end of a custom rotor, and what is Zoom called in the rotor?",
    "How does grouped navigation work in detail?",
    "In which direction, as seen from the app, does the command Scroll Right scroll?",
    "Does VoiceOver leave out a value that equals the label?",
    "How long are the pauses before hints and between utterances?",
    "Which containers besides tab bars and segments number their contents?",
    "Where does focus go on a device after a push, after going back, after a dismissal, and on a tab? Sources disagree, and settings let you choose.",
    "In iOS 17 and later, does VoiceOver say “Alert” when an alert appears, as it did for testers up to iOS 14? If so, is the title in the same utterance?",
    "For an empty field, does VoiceOver say that the insertion point is at the start or at the end?",
    "Does VoiceOver capitalize “Selected” and “Adjustable”? In utterances for tests, iOS 27 writes them in lowercase.",
    "If one command deletes several characters, in which order does VoiceOver say them?",
    "Does VoiceOver say “text field group” for a text view, as in one record?",
    "When you return to a tab, where does focus go?",
    "What does the real voice say in German and Russian, and for each phrase without a source in the other languages?",
    "Does a hidden modal view still silence its siblings on a device?",
    "How far apart, between 8 and 25 points, are two rows on an iPad?",
    "How does VoiceOver sort 64 or more siblings whose frames contradict each other?",
  ]
}
