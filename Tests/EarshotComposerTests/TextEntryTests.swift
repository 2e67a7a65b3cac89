import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

@Suite("A text field")
struct TextEntryTests {
  @Test("says so, and after that its value while it is edited", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  private static let rotor = "Use the rotor to access Misspelled Words"
  private static let place = "Character mode, Insertion point at end"

  static let cases: [SpeechCase] = [
    SpeechCase(
      "that is empty",
      .of(.textField),
      spoken: "Text field ‖ Double tap to edit.",
      snapshot: "Text Field. ‖ Double tap to edit."
    ),
    SpeechCase(
      "with a hint, which the snapshot style loses",
      .of(.textField, "Name", hint: "As on the card"),
      spoken: "Name, Text field ‖ As on the card. Double tap to edit.",
      snapshot: "Name. Text Field. ‖ Double tap to edit."
    ),
    SpeechCase(
      "that is dimmed keeps its hint",
      .of(.textField, "Name", .notEnabled, hint: "As on the card"),
      spoken: "Name, dimmed, Text field ‖ As on the card",
      snapshot: "Name. Dimmed. Text Field. ‖ As on the card"
    ),
    SpeechCase(
      "that is edited",
      .of(.textField, "Name", .isEditing, value: "Ann"),
      spoken: "Name, Text field, is editing, Ann, \(place) ‖ \(rotor)",
      snapshot: "Name: Ann. Text Field. Is editing. ‖ \(rotor)"
    ),
    SpeechCase(
      "that is edited at its start",
      .of(.textField, "Name", .isEditing, value: "Ann").with { $0.insertionPoint = .start },
      spoken:
        "Name, Text field, is editing, Ann, Character mode, Insertion point at start ‖ \(rotor)",
      snapshot: "Name: Ann. Text Field. Is editing. ‖ \(rotor)"
    ),
    SpeechCase(
      "that is edited in the middle",
      .of(.textField, "Name", .isEditing, value: "Ann").with { $0.insertionPoint = .inside },
      spoken: "Name, Text field, is editing, Ann, Character mode ‖ \(rotor)"
    ),
    SpeechCase(
      "that is edited and secure",
      .of(.secureTextField, "PIN", .isEditing, value: "123"),
      spoken: "PIN, Secure text field, is editing, 3 characters, \(place)",
      snapshot: "PIN: •••. Secure Text Field. Is editing. ‖ \(rotor)"
    ),
    SpeechCase(
      "of several lines",
      .of(.textArea, "Note", value: "Hi"),
      spoken: "Note, Hi, Text field ‖ Double tap to edit. \(rotor)",
      snapshot: "Note: Hi. Text Field. ‖ Double tap to edit., \(rotor)"
    ),
    SpeechCase(
      "of several lines that is edited",
      .of(.textArea, "Note", .isEditing),
      spoken: "Note, Text field, is editing, \(place) ‖ \(rotor)",
      snapshot: "Note. Text Field. Is editing. ‖ \(rotor)"
    ),
    SpeechCase(
      "for searching",
      .of(.searchField, "Find", value: "tea"),
      spoken: "Find, tea, Search field ‖ Double tap to edit.",
      snapshot: "Find: tea. Text Field. Search Field. ‖ Double tap to edit."
    ),
    SpeechCase(
      "for searching that is edited",
      .of(.searchField, "Find", .isEditing, value: "tea"),
      spoken: "Find, Search field, is editing, tea, \(place) ‖ \(rotor)",
      snapshot: "Find: tea. Text Field. Is editing. Search Field. ‖ \(rotor)"
    ),
    SpeechCase(
      "is not what has the search trait alone",
      .of(.element, "05", .searchField),
      spoken: "05, Search field",
      snapshot: "05. Search Field."
    ),
    SpeechCase(
      "is not what is edited and no field",
      .of(.element, "A", [.isEditing, .textArea], value: "B"),
      spoken: "A, B",
      snapshot: "A: B"
    ),
  ]

  @Test("begins to be edited without its label, and only with the system's hint", arguments: begun)
  func editingBegan(_ example: SpeechCase) {
    for (style, line) in [(Style.spoken, example.spoken), (.snapshot, example.snapshot)] {
      let composer = Composer(settings: example.settings, style: style, language: "en")
      #expect(composer.utterance(for: .editingBegan(example.description))?.line == line)
    }
  }

  static let begun: [SpeechCase] = [
    SpeechCase(
      "with a value",
      .of(.textField, "Hobbies", value: "Music", hint: "As you like"),
      spoken: "Text field, is editing, Music, \(place) ‖ \(rotor)",
      snapshot: "Music. Text Field. Is editing. ‖ \(rotor)"
    ),
    SpeechCase(
      "with a placeholder",
      .of(.textField, "Name") { $0.placeholder = "Ann" },
      spoken: "Text field, is editing, Ann, \(place) ‖ \(rotor)",
      snapshot: "Ann. Text Field. Is editing. ‖ \(rotor)"
    ),
    SpeechCase(
      "with a placeholder that equals the label",
      .of(.textField, "Name") { $0.placeholder = "Name" },
      spoken: "Text field, is editing, \(place) ‖ \(rotor)",
      snapshot: "Text Field. Is editing. ‖ \(rotor)"
    ),
    SpeechCase("that is no field", .of(.button, "Name")),
  ]
}
