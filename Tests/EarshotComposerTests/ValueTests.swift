import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("A value")
struct ValueTests {
  @Test("comes after the label", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  static let cases: [SpeechCase] = [
    SpeechCase(
      "of a text",
      .of(.text, "Label", value: "Value"),
      spoken: "Label, Value",
      snapshot: "Label: Value"
    ),
    SpeechCase(
      "of a button, before the role",
      .of(.button, "Favorite", value: "off"),
      spoken: "Favorite, off, Button",
      snapshot: "Favorite: off. Button."
    ),
    SpeechCase("alone", .of(.element, value: "Value"), spoken: "Value", snapshot: "Value"),
    SpeechCase("that is empty", .of(.text, "A", value: ""), spoken: "A", snapshot: "A"),
    SpeechCase(
      "that is the label is said again",
      .of(.text, "A", value: "A"),
      spoken: "A, A",
      snapshot: "A: A"
    ),
    SpeechCase(
      "of a secure field is its length",
      .of(.secureTextField, "PIN", value: "1234"),
      spoken: "PIN, 4 characters, Secure text field ‖ Double tap to edit.",
      snapshot: "PIN: ••••. Secure Text Field. ‖ Double tap to edit."
    ),
    SpeechCase(
      "of the trait of a secure field alone is as written in the snapshot style",
      .of(.element, nil, [.textEntry, .secureTextField], value: "Password"),
      spoken: "8 characters, Secure text field ‖ Double tap to edit.",
      snapshot: "Password. Secure Text Field. ‖ Double tap to edit."
    ),
    SpeechCase(
      "of one character",
      .of(.secureTextField, value: "x"),
      spoken: "1 character, Secure text field ‖ Double tap to edit."
    ),
    SpeechCase(
      "of a French secure field",
      .of(.secureTextField, value: "xyz") { $0.language = "fr" },
      spoken: "3 puces, Secure text field ‖ Double tap to edit."
    ),
    SpeechCase(
      "of an empty field is its placeholder",
      field("Name", placeholder: "Ann Example"),
      spoken: "Name, Ann Example, Text field ‖ Double tap to edit.",
      snapshot: "Name: Ann Example. Text Field. ‖ Double tap to edit."
    ),
    SpeechCase(
      "that is empty leaves the placeholder",
      field("Name", value: "", placeholder: "Ann"),
      spoken: "Name, Ann, Text field ‖ Double tap to edit."
    ),
    SpeechCase(
      "hides the placeholder",
      field("Name", value: "Bob", placeholder: "Ann"),
      spoken: "Name, Bob, Text field ‖ Double tap to edit.",
      snapshot: "Name: Bob. Text Field. ‖ Double tap to edit."
    ),
    SpeechCase(
      "is not the placeholder that equals the label",
      field("Name", placeholder: "Name"),
      spoken: "Name, Text field ‖ Double tap to edit.",
      snapshot: "Name. Text Field. ‖ Double tap to edit."
    ),
    SpeechCase(
      "is the start of the scale where none was written",
      .of(.slider, "Volume", .notEnabled),
      spoken: "Volume, 0%, dimmed, Adjustable",
      snapshot: "Volume: 0%. Dimmed. Adjustable."
    ),
  ]

  private static func field(
    _ label: String,
    value: String? = nil,
    placeholder: String
  ) -> ElementDescription {
    .of(.textField, label, value: value) { $0.placeholder = placeholder }
  }
}
